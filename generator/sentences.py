"""A text cut into sentences of tokens, ready for the rules that look for its headline and name.

Formulas are opaque: each becomes one private-use character, and `Text.restore` puts the source
back. Asides in round brackets are cut out of the sentences, but kept in `Text.plain`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

MOST = 20_000  # characters looked at: a longer text is not an abstract, and time stays linear
_FIRST = 0xE000  # the private-use characters that stand for formulas, U+E000 to U+F8FF
_LAST = 0xF8FF
FORMULA = "\ue000-\uf8ff"  # for use inside a character class

_MATH = re.compile(
    r"\\[\\$%&#_ ]"
    r"|(\$\$(?:[^$\\]|\\.)+\$\$|\$(?:[^$\\]|\\.){1,400}?\$(?!\d)|\\\((?:.{1,400}?)\\\)|\\\[(?:.{1,900}?)\\\])",
    re.S,
)
_DROPPED = re.compile(
    r"\\(?:cite\w*|ref|label|footnote|vspace|hspace|url)\*?(?:\[[^\]]*\])?\{[^{}]*\}"
)
_LINK = re.compile(r"\\href\{[^{}]*\}")
_ACCENT = re.compile(r"\\([\"'`^~=.Hcuvrk])\s*(?:\{\\?([A-Za-z])\}|(?<![Hcuvrk])\\?([A-Za-z]))")
_COMMAND = re.compile(r"\\[A-Za-z]+\*?\s?|[{}]")
_MARKS = dict(
    zip(
        "\"'`^~=.Hcuvrk",
        "\u0308\u0301\u0300\u0302\u0303\u0304\u0307\u030b\u0327\u0306\u030c\u030a\u0328",
        strict=True,
    )
)
_ESCAPED = re.compile(r"\\([$%&#_ ])")


class Text(NamedTuple):
    """A cleaned abstract."""

    plain: str  # one line, no TeX but for the characters that stand for formulas
    formulas: tuple[str, ...]  # their source, delimiters included

    def restore(self, text: str) -> str:
        """A piece of `plain` as TeX: formulas as they were written, dollars escaped."""
        text = text.replace("$", r"\$")
        if not self.formulas:
            return text
        return _PRIVATE.sub(lambda match: self.formulas[ord(match.group()) - _FIRST], text)


_PRIVATE = re.compile(f"[{FORMULA}]")
_TAG = re.compile(r"</?(?:i|b|em|strong|sub|sup|p|br|span|jats:\w+)\s*/?>")
_STARS = re.compile(r"(?<![\w*])\*{1,2}(\w[^*]{0,80})\*{1,2}(?![\w*])")
_UNDERS = re.compile(r"(?<!\w)_([A-Za-z][^_]{0,60})_(?!\w)")
_NUMBERS = re.compile(r"\s?\[\d+(?:\s?[,–-]\s?\d+)*\]")  # citations by number
# The literal stands first in these, so that the search for it is fast.
_BROKEN = re.compile(
    r"- (?<=[a-z]{2}- )(?!(?:and|or|to|as|vs|but|from|with|of|in|the)\b)(?=[a-z]{3})"
)
_JOINED = re.compile(r"[.!?](?:(?<=[a-z]{2}.)|(?<=\).))(?=[A-Z][a-z]+ )")
_EN_DASH = re.compile(r"--(?<=\w--)(?=\w)")
_DASHES = ("---", "—", " -- ", " – ", " - ")
_QUOTES = ("``", "''", "“", "”")


def clean(text: str) -> Text:
    """TeX source into one plain line; what is not a formula loses its markup."""
    text = text[:MOST]
    if _PRIVATE.search(text):
        text = _PRIVATE.sub("", text)
    formulas: list[str] = []
    if "\\" in text or "$" in text:
        text = _untex(text, formulas)
    if "{" in text or "}" in text:
        text = text.replace("{", "").replace("}", "")
    if "<" in text:
        text = _TAG.sub("", text)
    if "*" in text:
        text = _STARS.sub(r"\1", text)
    if "_" in text:
        text = _UNDERS.sub(r"\1", text)
    if "[" in text:
        text = _NUMBERS.sub("", text)
    if "-" in text or "–" in text or "—" in text:
        text = _dashes(text)
    for quote in _QUOTES:
        text = text.replace(quote, '"')
    text = _JOINED.sub(r"\g<0> ", text.replace("~", " "))
    return Text(" ".join(text.split()), tuple(formulas))


def _dashes(text: str) -> str:
    """Dashes of every kind as " — ", and words whole that were broken at a line's end."""
    text = _EN_DASH.sub("–", text)
    for dash in _DASHES:
        text = text.replace(dash, " — ")
    return _BROKEN.sub("", text)


def _untex(text: str, formulas: list[str]) -> str:
    """Formulas out (into `formulas`), commands away, accents as letters."""

    def opaque(match: re.Match[str]) -> str:
        source = match.group(1)
        if source is None or len(formulas) > _LAST - _FIRST:
            return match.group()
        formulas.append(" ".join(source.split()))
        return chr(_FIRST + len(formulas) - 1)

    text = _MATH.sub(opaque, text)
    text = _LINK.sub("", _DROPPED.sub("", text))
    text = _ACCENT.sub(_accented, text)
    text = _COMMAND.sub("", _ESCAPED.sub(r"\1", text).replace("\\\\", " "))
    return text.replace("\\", "")


def _accented(match: re.Match[str]) -> str:
    return unicodedata.normalize("NFC", (match[2] or match[3]) + _MARKS[match[1]])


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
