"""One token of a formula as a piece; and the TeX that stands for the tokens that need it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import unescape

from math_core import LatexError, LatexToMathML

from generator.maths._commands import ACCENTS, CHARACTERS
from generator.maths._macros import GUESSES, OPERATORS, PRIVATE, PUBLIC, UPRIGHT
from generator.maths._symbols import CLOSE, LETTER, NUMBER, OPEN, OPERATOR, RELATION, SPACE
from generator.maths.plain import Piece, kind_of, typed

# Without unreliable rendering there is no \\widetilde.
CONVERTER = LatexToMathML(allow_unreliable_rendering=True, fancy_error=False)
EMPTY = Piece("", "", LETTER)

_TOKEN = re.compile(
    r"\\[A-Za-z]+|\\."
    # 25,000 and 25,\!000, but not the set {10,100} or the pair (1,200)
    r"|(?<![\d,.(\[{])\d{1,3}(?:,(?:\\!)?\d{3})+(?![\d,)\]}]|\\})"
    r"|\d+(?:\.\d+)?|:=|=:|.[\u0300-\u036f\u20d0-\u20f0]*"
)
_TAG = re.compile("<[^>]*>")
_RUNS = {"...": "…", "···": "⋯"}
_ESCAPED = {"%": r"\%", "#": r"\#", "$": r"\$"}


def by_name(table: Mapping[str, str]) -> dict[str, str]:
    """A table from a meaning to the names that have it, turned round.

    >>> by_name({"\\\\epsilon": "eps ep"})
    {'eps': '\\\\epsilon', 'ep': '\\\\epsilon'}
    """
    return {name: meaning for meaning, names in table.items() for name in names.split()}


MACROS = (
    by_name(PUBLIC)
    | by_name(PRIVATE)
    | {name: rf"\operatorname{{{name}}}" for name in OPERATORS.split()}
    | {name: rf"\mathrm{{{name}}}" for name in UPRIGHT.split()}
)


def split(tex: str) -> list[str]:
    """The tokens of `tex`: commands with their backslash, numbers, single characters.

    >>> split(r"\\frac12 x_{10}")
    ['\\\\frac', '12', ' ', 'x', '_', '{', '10', '}']
    """
    return _TOKEN.findall(tex)


@lru_cache(maxsize=4096)
def symbol(token: str) -> Piece | None:
    """A character, or a command without arguments; None if the typesetter does not know it."""
    if token[0] != "\\" or len(token) == 1:
        return _character(token)
    if token[1:] in MACROS:
        return None
    try:
        mathml = CONVERTER.convert_with_local_state(token, displaystyle=False)
    except LatexError:
        return None
    shown = unescape(_TAG.sub("", mathml)).replace("\u2009", " ")
    shown = _RUNS.get(shown, shown)
    text = typed(shown)
    tex = token + " " if token[1].isalpha() else token
    if not text.strip():
        return Piece(tex, " " if text or "<mspace width" in mathml else "", SPACE)
    if text in ("|", "‖") and 'form="p' in mathml:  # \lvert, \rvert
        return Piece(tex, text, OPEN if 'form="pre' in mathml else CLOSE)
    return Piece(tex, text, kind_of(shown[0]) if len(text) == 1 else OPERATOR)


def _character(token: str) -> Piece:
    if token[0].isdecimal():
        number = token.replace(r"\!", "")
        return Piece(number.replace(",", "{,}"), number, NUMBER)
    if token == "~":
        return Piece("~", " ", SPACE)
    if token == "\\":  # at the very end: it would have escaped the delimiter
        return EMPTY
    if token in (":=", "=:"):
        return Piece(token, token, RELATION)
    text = typed("−" if token == "-" else token)
    return Piece(_ESCAPED.get(token) or _typeset(token), text, kind_of(token[0]))


def _typeset(token: str) -> str:
    """TeX for a character, which may have accents."""
    if 1 < len(token) <= 4:  # more marks are ornament, and each is a level of nesting
        accents = [ACCENTS.get(mark, "") for mark in token[:0:-1]]
        if all(accents):
            opening = "".join([f"\\{names.split()[0]}{{" for names in accents])
            return opening + token[0] + "}" * len(accents)
    elif len(token) == 1 and _known(token):
        return token
    return CHARACTERS.get(token) or f"\\text{{{token}}}"


def _known(char: str) -> bool:
    """Whether the typesetter takes a character as it is."""
    try:
        CONVERTER.convert_with_local_state(char, displaystyle=False)
    except LatexError:
        return False
    return True


@lru_cache(maxsize=1024)
def template(body: str) -> tuple[tuple[str, ...] | int, ...]:
    """A macro's body as runs of tokens and numbers of arguments."""
    parts = re.split(r"#(\d)", body)
    return tuple(int(part) if i % 2 else tuple(split(part)) for i, part in enumerate(parts))


def guess(name: str) -> str:
    """TeX for a macro that no table knows, from its name.

    >>> guess("cX"), guess("sqrtT"), guess("effdim")
    ('\\\\mathcal{X}', '\\\\sqrt{T}', '\\\\mathrm{effdim}')
    """
    matches = ((re.fullmatch(pattern, name), body) for pattern, body in GUESSES)
    return next((match.expand(body) for match, body in matches if match), name)
