"""Plain strings in, plain strings out."""

from __future__ import annotations

import re
import unicodedata

_SPACE = re.compile(r"\s+")
# CJK ideographs, kana and hangul: scripts whose words are not parted by spaces.
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]")
_LATIN = re.compile(r"[^\W\d_]")


def squeeze(text: str) -> str:
    """One line, single spaces, none at the ends.

    >>> squeeze("  two\\n words ")
    'two words'
    """
    return _SPACE.sub(" ", text).strip()


def language(text: str) -> str:
    """The language tag of a text, by its letters: "zh-Hans" where a fifth are CJK, else "en".

    A Chinese abstract names its systems and datasets in Latin letters, so half would be too
    much to ask; an English one hardly quotes a character.

    >>> language("NeurIPS 2026 论文列表"), language("Deep learning for 微信")
    ('zh-Hans', 'en')
    """
    cjk = len(_CJK.findall(text))
    return "zh-Hans" if cjk and cjk * 5 >= len(_LATIN.findall(text)) else "en"


def slug(text: str, most: int = 60) -> str:
    """Spell `text` for a URL: ASCII letters, digits and hyphens, at most `most` characters.

    Cut between words. "" where nothing of the text can be spelt so (a Chinese title).

    >>> slug("Éléments, II"), slug("论文")
    ('elements-ii', '')
    """
    # NFKD parts letters from accents, so dropping non-ASCII keeps the letter.
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", "").lower())
    kept: list[str] = []
    size = -1
    for word in words:
        size += len(word) + 1
        if size > most:
            break
        kept.append(word)
    return "-".join(kept) if kept or not words else words[0][:most]
