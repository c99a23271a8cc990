"""The words that label a line or head a column in other languages, and the field they stand for.

In lower case, as in `_labels`; a hyphen's word stands with a space too, which tables make of it.
Left out are words that English lists use for something else ("resume").
"""

# German, Dutch, Swedish.
_GERMANIC: dict[str, str] = {
    "titel": "title",
    "autor": "authors",
    "autor(en)": "authors",
    "autor:innen": "authors",
    "autoren": "authors",
    "autorin": "authors",
    "autorinnen": "authors",
    "autorinnen und autoren": "authors",
    "verfasser": "authors",
    "zusammenfassung": "abstract",
    "kurzfassung": "abstract",
    "schlagwort": "keywords",
    "schlagworte": "keywords",
    "schlagwörter": "keywords",
    "schlüsselwörter": "keywords",
    "stichworte": "keywords",
    "stichwörter": "keywords",
    "samenvatting": "abstract",
    "trefwoorden": "keywords",
    "författare": "authors",
    "sammanfattning": "abstract",
    "nyckelord": "keywords",
}

# French, Spanish, Portuguese, Italian.
_ROMANCE: dict[str, str] = {
    "titre": "title",
    "auteur": "authors",
    "auteur(s)": "authors",
    "auteurs": "authors",
    "résumé": "abstract",
    "mots clefs": "keywords",
    "mots clés": "keywords",
    "mots-clefs": "keywords",
    "mots-clés": "keywords",
    "titulo": "title",
    "título": "title",
    "autora": "authors",
    "autoras": "authors",
    "autores": "authors",
    "resumen": "abstract",
    "palabras clave": "keywords",
    "resumo": "abstract",
    "palavras chave": "keywords",
    "palavras-chave": "keywords",
    "titolo": "title",
    "autore": "authors",
    "autori": "authors",
    "riassunto": "abstract",
    "sommario": "abstract",
    "parole chiave": "keywords",
}

# Japanese, Chinese in traditional characters, Korean, Russian.
_OTHERS: dict[str, str] = {
    "タイトル": "title",
    "論文題目": "title",
    "題名": "title",
    "題目": "title",
    "表題": "title",
    "標題": "title",
    "論文標題": "title",
    "著者": "authors",
    "著者名": "authors",
    "抄録": "abstract",
    "概要": "abstract",
    "要旨": "abstract",
    "キーワード": "keywords",
    "關鍵字": "keywords",
    "關鍵詞": "keywords",
    "제목": "title",
    "논문제목": "title",
    "저자": "authors",
    "초록": "abstract",
    "키워드": "keywords",
    "주제어": "keywords",
    "название": "title",
    "автор": "authors",
    "авторы": "authors",
    "аннотация": "abstract",
    "ключевые слова": "keywords",
}

TEXT: dict[str, str] = _GERMANIC | _ROMANCE | _OTHERS

# Short facts.
FACTS: dict[str, str] = {
    "jahr": "year",
    "konferenz": "venue",
    "zeitschrift": "venue",
    "sitzung": "session",
    "année": "year",
    "conférence": "venue",
    "revue": "venue",
    "séance": "session",
    "ano": "year",
    "anno": "year",
    "año": "year",
    "conferencia": "venue",
    "sesión": "session",
    "conferenza": "venue",
    "sessione": "session",
    "sessão": "session",
    "会議": "venue",
    "會議": "venue",
    "セッション": "session",
    "연도": "year",
    "год": "year",
}

# Columns of addresses; in running text these words are hardly labels.
LINKS: dict[str, str] = {
    "enlace": "url",
    "lien": "url",
    "liens": "url",
    "リンク": "url",
    "連結": "url",
    "링크": "url",
    "ссылка": "url",
}
