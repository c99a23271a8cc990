"""A text cut into sentences of tokens, ready for the rules that look for its headline and name.

Formulas are opaque: each becomes one private-use character, and `Text.restore` puts the source
back. Asides in round brackets are cut out of the sentences, but kept in `Text.plain`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from generator.tex.damage import mend
from generator.tex.pieces import Mark, Piece
from generator.tex.reader import read

MOST = 20_000  # characters looked at: a longer text is not an abstract, and time stays linear
_FIRST = 0xE000  # the private-use characters that stand for formulas, U+E000 to U+F8FF
_LAST = 0xF8FF
FORMULA = "\ue000-\uf8ff"  # for use inside a character class


class Text(NamedTuple):
    """A cleaned abstract."""

    plain: str  # one line, no TeX but for the characters that stand for formulas
    formulas: tuple[str, ...]  # their source, in dollars

    def restore(self, text: str) -> str:
        """A piece of `plain` as TeX: formulas as they were written, dollars escaped."""
        text = text.replace("$", r"\$")
        if not self.formulas:
            return text
        return _PRIVATE.sub(lambda match: self.formulas[ord(match.group()) - _FIRST], text)


_PRIVATE = re.compile(f"[{FORMULA}]")
_NUMBERS = re.compile(r"\s?\[\d+(?:\s?[,–-]\s?\d+)*\]")  # citations by number
_TAG = re.compile(r"</?(?:i|b|em|strong|sub|sup|p|br|span|jats:\w+)\s*/?>")
# The literal stands first in these, so that the search for it is fast.
_BROKEN = re.compile(
    r"- (?<=[a-z]{2}- )(?!(?:and|or|to|as|vs|but|from|with|of|in|the)\b)(?=[a-z]{3})"
)
_JOINED = re.compile(r"[.!?](?:(?<=[a-z]{2}.)|(?<=\).))(?=[A-Z][a-z]+ )")
_DASHES = ("—", " – ", " - ")
_QUOTES = ("“", "”", "``", "''")


def clean(source: str) -> Text:
    """TeX source into one plain line, with formulas as single characters."""
    source = source[:MOST]
    if not source.isascii() and max(source) >= chr(_FIRST):
        source = _PRIVATE.sub("", source)
    formulas: list[str] = []
    line = mend(source)[0].replace("\r", " ").replace("\n", " ")
    text = "".join([_plain(piece, formulas) for piece in read(line)[0]])
    if "<" in text:
        text = _TAG.sub("", text)
    if "[" in text:
        text = _NUMBERS.sub("", text)
    if "-" in text or "–" in text or "—" in text:
        for dash in _DASHES:
            text = text.replace(dash, " — ")
        text = _BROKEN.sub("", text)
    for quote in _QUOTES:
        text = text.replace(quote, '"')
    return Text(" ".join(_JOINED.sub(r"\g<0> ", text).split()), tuple(formulas))


def _plain(piece: Piece, formulas: list[str]) -> str:
    """A piece as plain text; a formula goes into `formulas`."""
    if isinstance(piece, str):
        return piece
    if isinstance(piece, Mark):
        return ""
    if len(formulas) > _LAST - _FIRST:
        return " "
    formulas.append(piece.tex if piece.tex.startswith("\\begin") else f"${piece.tex}$")
    return chr(_FIRST + len(formulas) - 1)


_STARTER = re.compile(r"(?:We|The|This|Our|It|In|To|These|However|Here|For)\b")
_END = re.compile(r"(?<=[.!?])[\"”’')]*\s+(?=[\"“‘'(\[]?[A-Z0-9\u0391-\u03c9" + FORMULA + "])")
_ABBREVIATED = re.compile(
    r"(?:\b(?:e\.g|i\.e|et al|etc|vs|cf|Figs?|Eq|resp|w\.r\.t|i\.i\.d|approx|Sec|St|Dr|No|a\.k\.a"
    r"|s\.t|viz|Prof|Mr|Mrs)\.|\b[A-Z]\.)$"
)


def sentences(plain: str) -> list[str]:
    """Cut at . ! ? before a capital, but not after an abbreviation nor inside brackets."""
    found: list[str] = []
    start = 0
    for match in _END.finditer(plain):
        piece = plain[start : match.start()]
        if _ABBREVIATED.search(piece[-8:]) and not _STARTER.match(plain, match.end()):
            continue
        if piece.count("(") > piece.count(")") and len(piece) < 600:
            continue
        found.append(piece)
        start = match.end()
    if start < len(plain):
        found.append(plain[start:])
    return found


_ADDRESS = re.compile(r"\bhttps?://\S+")
_ASIDE = re.compile(r"(?:^|\s+)\((?:[^()]|\([^()]*\))*\)|\s+\[[^\[\]]*\]")
_WORD = r"[^\s,;:—()\[\]\"“”‘’?!]+"
_TOKEN = re.compile(rf"[,;:—?!]|{_WORD}(?:(?:[’,]|\([^()\s]*\)){_WORD}|\([^()\s]*\))*")


def tokens(sentence: str) -> list[str]:
    """Words and the marks , ; : — of one sentence; asides in brackets and quote marks fall away."""
    if "://" in sentence:
        sentence = _ADDRESS.sub("", sentence)
    if "(" in sentence or "[" in sentence:
        sentence = _ASIDE.sub("", sentence)
    return _TOKEN.findall(sentence.rstrip(" .!?"))
