"""A paper as a BibTeX entry that compiles and keeps its capitals.

Styles put titles into lower case, all but the first letter of each part and what stands in
braces. So braces are put around what must stay: acronyms and names inside a word ("GPT", "iOS"),
single letters, formulas with capitals, names of people. Letters with accents are spelt in TeX,
because BibTeX itself counts bytes: it would cut an initial "Ö" in two.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from generator.citations._signs import GREEK, SIGNS
from generator.citations._words import NAMED, PLAIN
from generator.model import Person, Work
from generator.tex._accents import COMBINING, LETTERS
from generator.tex._bibtex import CLOSE_BRACE, OPEN_BRACE
from generator.tex.renderers import bibtex_escape

TYPES = {"paper-conference": "inproceedings", "article-journal": "article"}  # others: misc
_NAMED = frozenset(NAMED.split())
_PLAIN = frozenset(PLAIN.split())
# An entry of somebody else's, and its key.
_OWN = re.compile(r"\s*@\w+\s*\{\s*([^\s,{}\"]+)\s*,")
_BRACES, _QUOTED = re.compile(r"[{}]|[^{}]+"), re.compile(r'"[^"]*"')
# A name where a value is wanted, but for those of months, which every style knows.
_BORROWED = re.compile(
    r"[=#]\s*(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b)[A-Za-z]"
    r"|\b(?:crossref|xdata)\s*=",
    re.IGNORECASE,
)
_PIECE = re.compile(
    r"""(?P<maths>\$(?:\\.|[^$\\])*\$|\\\[.*?\\\]|\\begin\{([a-z]+\*?)\}.*?\\end\{\2\})
    |(?P<command>\\[A-Za-z]+(?:\{\})?)
    |(?P<sign>\\.)
    |(?P<brace>[{}])
    |(?P<word>(?:[^\W\d_]\.){2,}|[^\W_](?:[^\W_]|[\u0300-\u036f])*(?:'[^\W_]+)?)
    |(?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)
_WORD = re.compile(r"[^\W\d_]{4,}")
_DIGIT = re.compile(r"\d")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufffe\uffff]")
_UNSAFE_IN_URL = re.compile(r"[{}\\\s]")
_UNTYPED = ("đ", "Đ", "ð", "Ð", "ŋ", "Ŋ", "þ", "Þ", "ẞ", "ȷ")  # not in TeX's first fonts
_ACCENTS = {mark: command for command, mark in COMBINING.items()}
_STACKED = re.compile(r"([A-Za-zı])([\u0300-\u036f]+)")


def entry(key: str, work: Work, title: str, container: str) -> str:
    """The entry of a paper; `title` and `container` are TeX that BibTeX can hold."""
    kind = TYPES.get(work.kind, "misc")
    listed = escaped(work.source) if kind == "misc" and not work.arxiv else ""
    if work.kind == "article":  # a preprint, which is in no book
        listed, container = container or listed, ""
    fields = (
        ("title", title),
        ("author", " and ".join([*map(name, work.authors), *(["others"] if work.others else [])])),
        ("journal" if kind == "article" else "booktitle", container),
        ("howpublished", listed),
        ("year", str(work.year or "")),
        ("volume", escaped(work.volume)),
        ("number", escaped(work.issue)),
        ("pages", escaped(work.pages.replace("-", "--"))),
        ("publisher", escaped(work.publisher)),
        ("eprint", work.arxiv),
        ("archiveprefix", "arXiv" if work.arxiv else ""),
        ("doi", _url(work.doi)),
        ("url", _url(work.url)),
        ("keywords", escaped(", ".join(work.keywords))),
        ("note", escaped(work.note)),
    )
    lines = "".join(f"  {field} = {{{value}}},\n" for field, value in fields if value)
    return f"@{kind}{{{key},\n{lines}}}"


def own_key(source: str) -> str:
    """The key of an entry that the list gives; "" where the text is not one whole entry.

    >>> own_key("@misc{Key1, title={A}}"), own_key("@misc{Key1, title={A}")
    ('Key1', '')
    """
    match = _OWN.match(source)
    depth = 0
    for sign in re.findall("[{}]", source):  # BibTeX counts those behind a backslash too
        depth += 1 if sign == "{" else -1
        if depth < 0:
            return ""
    return match[1] if match and not depth and source.rstrip().endswith("}") else ""


def stands_alone(source: str) -> bool:
    """Whether an entry needs no @string and no other entry of the file it comes from.

    >>> stands_alone('@misc{a, title = {On {C}: a = b}, month = jan, note = "x" # {y}}')
    True
    >>> stands_alone("@misc{a, publisher = acm}"), stands_alone("@misc{a, crossref = {b}}")
    (False, False)
    """
    inside = source[source.find(",") : source.rfind("}")]
    return _BORROWED.search(_QUOTED.sub('""', _unbraced(inside))) is None


def _unbraced(source: str) -> str:
    """A text with quotes in the place of what stands in braces."""
    parts: list[str] = []
    depth = 0
    for piece in _BRACES.findall(source):
        before, depth = depth, max(0, depth + (piece == "{") - (piece == "}"))
        if not before and not depth:
            parts.append(piece)
        elif not depth:
            parts.append('""')
    return "".join(parts)


def keyed(source: str, key: str) -> str:
    """An entry that the list gives, under a key."""
    match = _OWN.match(source)
    if not match:
        raise ValueError("no BibTeX entry")
    whole = source[: match.start(1)] + key + source[match.end(1) :]
    return _CONTROL.sub("", whole).strip()


def name(person: Person) -> str:
    """A name as BibTeX takes it apart.

    >>> name(Person("Example", "Özge", "van")), name(Person("The Example Team"))
    ('van Example, {\\\\"O}zge', '{The Example Team}')
    """
    family, given = escaped(person.family), escaped(person.given)
    if not given:
        return f"{{{family}}}"
    front = f"{person.particle} {family}" if person.particle else family
    return ", ".join(filter(None, (front, person.suffix, given)))


def escaped(text: str) -> str:
    """Plain text as TeX; braces are spelt out, since BibTeX counts them wherever they stand.

    >>> escaped("R&D {of} 1%")
    'R\\\\&D \\\\textbraceleft{}of\\\\textbraceright{} 1\\\\%'
    """
    if not text:  # most fields of most papers
        return ""
    tex = bibtex_escape(text)
    return spelt(tex.replace("\\{", OPEN_BRACE).replace("\\}", CLOSE_BRACE))


def spelt(text: str) -> str:
    """Accents, Greek letters and signs in TeX's spelling, where its first fonts have them.

    >>> spelt("Erdős, Łódź, β at √2, 论文")
    "Erd{\\\\H{o}}s, {\\\\L}{\\\\'o}d{\\\\'z}, {$\\\\beta$} at {$\\\\surd$}2, 论文"
    """
    if text.isascii():
        return text
    composed = unicodedata.normalize("NFC", text)
    return _STACKED.sub(_accented, composed).translate(_IN_TEXT)


def _accented(match: re.Match[str]) -> str:
    """A letter with accents that make no letter of their own with it."""
    if not all(mark in _ACCENTS for mark in match[2]):
        return match[0]
    return f"{{{_stacked(match[1], [_ACCENTS[mark] for mark in match[2]])}}}"


def _spellings() -> Iterator[tuple[str, str]]:
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        parts = unicodedata.normalize("NFD", chr(code))
        base, marks = parts[0], parts[1:]
        if marks and base.isascii() and all(mark in _ACCENTS for mark in marks):
            yield chr(code), f"{{{_stacked(base, [_ACCENTS[mark] for mark in marks])}}}"
    for command, letter in LETTERS.items():
        if letter not in _UNTYPED:
            yield letter, f"{{\\{command}}}"


def _stacked(base: str, commands: Sequence[str]) -> str:
    tex = {"i": "\\i", "ı": "\\i", "j": "\\j"}.get(
        base, base
    )  # an accent takes the place of their dot
    for command in commands:
        simple = len(tex) == 1 or tex in ("\\i", "\\j")
        tex = f"\\{command}{tex}" if simple and not command.isalpha() else f"\\{command}{{{tex}}}"
    return tex


_IN_FORMULAS = {ord(word[0]): f"\\{word[1:]} " for word in f"{GREEK} {SIGNS}".split()}
_IN_TEXT = {sign: f"{{${tex.rstrip()}$}}" for sign, tex in _IN_FORMULAS.items()}
_IN_TEXT |= {ord(letter): tex for letter, tex in _spellings()}


def title(source: str, system: str) -> str:
    """A title in BibTeX-safe TeX with braces around the capitals that must stay.

    `system` is the name that the paper proposes; "" where there is none.

    >>> title("Deep {GAN}s for MoS2 and Bayesian $B_s$: Q-Learning of a Kind", "")
    'Deep {GAN}s for {MoS2} and {Bayesian} {$B_s$}: Q-Learning of a Kind'
    >>> title("How Euler and Mink count $n$ birds of Example in 3D", "Mink")
    'How {Euler} and {Mink} count $n$ birds of {Example} in {3D}'
    """
    pieces = [(match.lastgroup or "", match[0]) for match in _PIECE.finditer(source)]
    words = [text for kind, text in pieces if kind == "word"]
    if _all_capitals(words):
        return "".join(_spelt_piece(kind, text) for kind, text in pieces)
    keep = _NAMED | {system.lower()} if system else _NAMED
    return "".join(_protected(pieces, _is_sentence(words, keep), keep))


def _protected(
    pieces: Sequence[tuple[str, str]], sentence: bool, keep: frozenset[str]
) -> Iterator[str]:
    depth = 0
    first = True  # whether no word of this part of the title was seen
    before = ""
    for kind, text in pieces:
        plain = kind != "maths" and text.isascii()  # nearly every piece is
        shown = text if plain else _spelt_piece(kind, text)
        if kind == "brace":
            depth += 1 if text == "{" else -1
        elif kind != "other" and depth == 0 and _must_stay(kind, text, first, sentence, keep):
            shown = f"{{{shown}}}"
        yield shown
        begins = before == ":" and text.isspace()
        first = begins or (first and kind in ("other", "sign", "command"))
        before = text


def _spelt_piece(kind: str, text: str) -> str:
    return text.translate(_IN_FORMULAS) if kind == "maths" else spelt(text)


def _must_stay(kind: str, text: str, first: bool, sentence: bool, keep: frozenset[str]) -> bool:
    """Whether a piece would lose a capital that belongs to it."""
    lower = text.lower()
    if text == lower:
        return False
    if kind != "word" or text[1:] != lower[1:] or _DIGIT.search(text):
        return kind in ("word", "maths", "command")
    if first:
        return False
    if len(text) == 1:
        return text != "A"
    return sentence or lower.removesuffix("'s") in keep


def _is_sentence(words: Sequence[str], names: frozenset[str]) -> bool:
    """Whether a title is written as a sentence, so that a capital inside it is a name's."""
    common = [
        word
        for word in words[1:]
        if _WORD.fullmatch(word)
        and word[1:] == word[1:].lower()
        and word.lower() not in _PLAIN
        and word.lower() not in names
    ]
    return bool(common) and 2 * sum(word[0].isupper() for word in common) < len(common)


def _all_capitals(words: Sequence[str]) -> bool:
    long = [word for word in words if _WORD.fullmatch(word)]
    return len(long) > 1 and all(word.isupper() for word in long)


def _url(url: str) -> str:
    """An address as it is, but for signs that no address has and that would end the field."""
    return _UNSAFE_IN_URL.sub(lambda match: f"%{ord(match[0]):02X}", url)
