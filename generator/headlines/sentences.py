"""A text cut into sentences of tokens, ready for the rules that look for its headline and name.

Formulas are opaque: each becomes one private-use character, and `Text.restore` puts the source
back. Asides in round brackets are cut out of the sentences, but kept in `Text.plain`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from generator.headlines.patterns import Late
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


_PRIVATE = Late(f"[{FORMULA}]")
_NUMBERS = Late(r"\s?\[\d+(?:\s?[,–-]\s?\d+)*\]")  # citations by number
_LETTERS = Late(r"\[([A-Za-z]{1,9})\](?=[a-z])")  # "[r]isk": those that spell a name
_ITEMS = Late(r"(?<![\w(,-])(?:\d|i{1,3}|iv|[a-e])\) ")  # the "1)" of a list
_FIRST_ITEMS = (" 1) ", " i) ", " a) ")
_TAG = Late(r"</?(?:i|b|em|strong|sub|sup|p|br|span|jats:\w+)\s*/?>")
# The literal stands first in these, so that the search for it is fast.
_BROKEN = Late(r"- (?<=[a-z]{2}- )(?!(?:and|or|to|as|vs|but|from|with|of|in|the)\b)(?=[a-z]{3})")
# "Param-eterization", "demon-strations": these are ends of words, and no words.
_PARTED = Late(
    r"-(?=(?:tions?|tional(?:ly)?|ments?|[nmtdl]?ing|ings|i?cally|bility"
    r"|(?:e?te|[lmnrtd]|ma|na|ra)?r?l?i[sz]ations?|(?:ta|ma|la|ula|iga|va|stra)tions?)\b)"
    r"(?<=[a-z]{2}-)"
)
# "…}$.Then it", "of 2.Then it", "in a CAVE.Then it"
_UNSPACED = (
    rf"(?:(?<=[a-z]{{2}}.)|(?<=[)\]{FORMULA}].)|(?<=[A-Z]{{2}}.)|(?<=[ \d]\d.)|(?<= [a-z].))"
    r"(?=[A-Z][a-z]+[ ,])"
)
_JOINED, _ASKED_JOINED = Late(rf"\.{_UNSPACED}"), Late(rf"[!?]{_UNSPACED}")
_DASHES = ("—", " – ", " - ")
_SINGLE = Late(r"(?<![\w'])'(?=\w)([^']{2,90})'(?!\w)")  # 'quoted', no apostrophes
_QUOTES = ("“", "”", "``", "''")


def clean(source: str) -> Text:
    """TeX source into one plain line, with formulas as single characters."""
    source = source[:MOST]
    if not source.isascii():
        source = _PRIVATE.sub("", source)
    formulas: list[str] = []
    line = mend(source)[0].replace("\r", " ").replace("\n", " ")
    text = "".join([_plain(piece, formulas) for piece in read(line)[0]])
    if "<" in text:
        text = _TAG.sub("", text)
    if "(cid" in text:  # a hyphen that only a line's end called for
        text = text.replace("self(cid:173) ", "self-").replace("(cid:173) ", "")
    text = text.replace(",i.e.", ", i.e.")
    if "[" in text:
        text = _LETTERS.sub(r"\1", _NUMBERS.sub("", text))
    if ") " in text and any(item in text for item in _FIRST_ITEMS):
        text = _ITEMS.sub("", text)
    if "-" in text or "–" in text or "—" in text:
        for dash in _DASHES:
            text = text.replace(dash, " — ")
        text = _PARTED.sub("", _BROKEN.sub("", text))
    for quote in _QUOTES:
        text = text.replace(quote, '"')
    if " '" in text:
        text = _SINGLE.sub(r'"\1"', text)
    if text.count("; ") > 2 and ", " not in text:
        text = text.replace("; ", ", ")  # some lists came through a table whose marks were commas
    if "." in text:
        text = _JOINED.sub(_spaced, text)
        if "?" in text or "!" in text:
            text = _ASKED_JOINED.sub(_spaced, text)
    if "  " in text or not text.isprintable() or text.strip() != text:
        text = " ".join(text.split())
    return Text(text, tuple(formulas))


def _spaced(match: re.Match[str]) -> str:
    return f"{match[0]} "


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


_CITED = 90  # characters of a citation in brackets
_STARTER = Late(r"(?:We|The|This|Our|It|In|To|These|However|Here|For)\b")
_NEXT = r"[\"”’')]*\s+(?=[\"“‘'(\[]?[A-Z0-9\u0391-\u03c9" + FORMULA + "])"
_STOP, _END = Late(rf"\.{_NEXT}"), Late(rf"[.!?]{_NEXT}")  # a single sign is found faster
_ABBREVIATED = Late(
    r"(?:\b(?:e\.g|i\.e|et al|etc|vs|cf|Figs?|Eq|resp|w\.r\.t|i\.i\.d|approx|Sec|St|Dr|No|a\.k\.a"
    r"|s\.t|viz|Prof|Mr|Mrs|Inc|Ltd)\.|\b[A-Z]\.)$"
)


def sentences(plain: str) -> list[str]:
    """Cut at . ! ? before a capital, but not after an abbreviation nor inside brackets."""
    found: list[str] = []
    start = 0
    end = _END if "?" in plain or "!" in plain else _STOP
    for match in end.finditer(plain):
        piece = plain[start : match.start() + 1]
        short = not piece[-8:-1].isalnum()
        if short and _ABBREVIATED.search(piece[-8:]) and not _STARTER.match(plain, match.end()):
            continue
        if piece.count("(") > piece.count(")") and len(piece) < 600:
            continue
        if "[" in piece and piece.rfind("[") > max(piece.rfind("]"), len(piece) - _CITED):
            continue
        found.append(piece)
        start = match.end()
    if start < len(plain):
        found.append(plain[start:])
    return found


_ADDRESS = Late(r"\bhttps?://\S+")
_GLUED = Late(r" \([^()]*\)(?=[a-z]{2})")  # "of Kite (2001)be mended", "(un)tied"
_ASIDE = Late(r"(?:^|\s+)\([^()]*(?:\([^()]*\)[^()]*)*\)|\s+\[[^\[\]]*\]")
_PLAIN_ASIDE = Late(r" \([^()]*(?:\([^()]*\)[^()]*)*\)")  # the same where no sign is odd, faster
_WORD = r"[^\s,;:—()\[\]\"“”‘’?!]+"
_TOKEN = Late(
    rf"[,;:—?!]|{_WORD}(?:(?:[’,]|\([^()\s]*\)){_WORD}|\([^()\s]*\))*(?:(?<=[a-z]s)’(?= [a-z]))?"
)

_SIMPLE = Late(rf"[\w .,\-/+%'{FORMULA}]*")


def tokens(sentence: str) -> list[str]:
    """Words and the marks , ; : — of one sentence; asides in brackets and quote marks fall away."""
    if _SIMPLE.fullmatch(sentence):
        return f"{sentence.rstrip(' .')} ".replace(", ", " , ").split()
    if "://" in sentence:
        sentence = _ADDRESS.sub("", sentence)
    if ")" in sentence and " (" in sentence:
        sentence = _GLUED.sub(" ", sentence)
    if "[" in sentence or "  " in sentence or sentence[:1] == "(":
        sentence = _ASIDE.sub("", sentence)
    elif " (" in sentence:
        sentence = _PLAIN_ASIDE.sub("", sentence)
    return _TOKEN.findall(sentence.rstrip(" .!?"))


_STAND_IN = "\ufdd0"  # for the name, so that one pattern serves all
_CALLS = ("call", "name", "dub", "termed", "coined", "denoted")  # one of which is in `_CALLED`
_CALLED = Late(
    r",?\s(?:(?:which|that|and) we |(?:which|that) (?:is|are) )?"
    r"(?:call|called|named?|dub|dubbed|termed|coined|namely|denoted)"
    rf"(?:\s(?:as|by|the))?\s(?:[\w-]+\s){{0,8}}?[(\"'‘]*{_STAND_IN}[)\"'’]*(?:\s\([^)]*\))?"
    r"(?:,(?! an? )|(?=\s(?:that|which|for|to|with|by|based|where)\b))",
    re.I,
)
# "a novel approach named Long Form (NAME)" is no more than its long form.
_LONG_FORM = Late(
    r"\b[Aa]n?\s(?:(?:novel|new|simple|general|unified|effective|efficient)\s)*"
    r"(?:approach|method|framework|technique|strategy|algorithm|paradigm|scheme),?\s"
    rf"(?:called|named|termed|dubbed)\s(?P<form>[A-Z][\w-]*\s(?:[\w-]+\s){{1,7}}\({_STAND_IN}\))"
    r"(?:,(?= (?:to|for) ))?"
)
_BETWEEN = Late(
    rf", {_STAND_IN}(?<=[a-z], {_STAND_IN})(?: \([^)]*\))?, "
    r"(?=(?:that|which|for|to|with|by|based|designed|built|where|without)\b)"
)


def unnamed(sentence: str, name: str) -> str:
    """A sentence without ", (called) NAME," where more follows that says what it is."""
    told, lower = sentence.replace(name, _STAND_IN), sentence.lower()
    if any(sign in lower for sign in _CALLS):
        told = _LONG_FORM.sub(r"\g<form>", told)
        told = _CALLED.sub(" ", told)
    told = _BETWEEN.sub(" ", told)
    return told.replace(_STAND_IN, name)
