"""Formulas as a person would type them in an e-mail: O(√T), x², d^(3/2), (a+b)/2, k_max.

The parts of a formula are `Piece`s; each function here takes plain texts and gives one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from generator.maths._symbols import (
    BAR,
    BINARY,
    BLACKBOARD,
    BOUNDED,
    BRACKETS,
    CLOSE,
    EDGE,
    FRACTION,
    GROUP,
    KINDS,
    LETTER,
    LINES,
    LOOSE_GAPS,
    MARK,
    NUMBER,
    OPEN,
    OPERATOR,
    OPERATOR_BLOCKS,
    ORDINALS,
    RAISED,
    RELATION,
    ROOTS,
    SIGN,
    SPACE,
    SUBSCRIPTS,
    SUPERSCRIPTS,
    TAIL,
    TIGHT_GAPS,
    TYPED,
    UNARY_AFTER,
    UNARY_BEFORE,
    WORD,
)

_WORD = re.compile(r"[^\W_][\w.\u0300-\u036f]*")
_RAISED = frozenset(SUPERSCRIPTS.values())
_SMALL = frozenset((*SUPERSCRIPTS.values(), *SUBSCRIPTS.values(), "^", "_"))
_TWO_LETTERS = re.compile(r"[^\W\d_]{2}")
_SUM = re.compile(r"[^\w\u0300-\u036f*√]")
_CALL = re.compile(r"[^\W\d_]?\([^()]*\)")
_AFTER_FRACTION = frozenset(LETTER + NUMBER + WORD + OPERATOR + OPEN + TAIL + FRACTION)


class Piece(NamedTuple):
    """A part of a formula."""

    tex: str  # for the typesetter; balanced, every argument in braces
    text: str  # plain Unicode
    kind: str  # one of the kinds in `_symbols`; it decides the spaces around the text


def join(pieces: Sequence[Piece], tight: bool) -> str:
    """The text of `pieces` in a row, spaced as TeX would; `tight`: as in its scripts."""
    if len(pieces) == 1:
        return pieces[0].text
    shown = [piece for piece in pieces if piece.text]
    gaps = TIGHT_GAPS if tight else LOOSE_GAPS
    out: list[str] = []
    before = EDGE
    last = len(shown) - 1
    for place, (_, text, kind) in enumerate(shown):
        if kind == SPACE:
            out.append(text)
            continue
        after = shown[place + 1].kind if place < last else EDGE
        if kind == BINARY and _is_sign(text, before, after):
            kind = SIGN
        elif kind == RELATION and before == EDGE and after == NUMBER:
            kind = SIGN  # ≥90
        elif text == ":" and before == after == NUMBER:
            kind = SIGN
        elif kind == BAR:
            kind = OPEN if before in UNARY_AFTER else CLOSE
        elif kind == FRACTION and (after in _AFTER_FRACTION or before == OPERATOR):
            text = f"({text})"
        if before + kind in gaps:
            out.append(" ")
        out.append(text)
        before = CLOSE if kind == FRACTION and text[0] == "(" else kind
    return "".join(out)


def _is_sign(text: str, before: str, after: str) -> bool:
    """Whether a binary operator binds to one side only, or to two numbers: −1, (+, 3×3."""
    if text == "×" and before == after == NUMBER:
        return True
    return before in UNARY_AFTER or after in UNARY_BEFORE


def tidy(text: str) -> str:
    """The text of a whole formula: one line, single spaces, composed letters.

    >>> tidy("O\u0303( n )  ")
    'Õ( n )'
    """
    return unicodedata.normalize("NFC", " ".join(text.split()))


def kind_of(char: str) -> str:
    """The kind of a single character.

    >>> [kind_of(char) for char in "x≤+(⟩"]
    ['a', '=', '+', '(', ')']
    """
    if char in KINDS:
        return KINDS[char]
    if any(first <= ord(char) <= last for first, last in OPERATOR_BLOCKS):
        return BRACKETS.get(unicodedata.category(char), RELATION)
    return LETTER if char.isalpha() else MARK


def typed(text: str) -> str:
    """Look-alikes of typed letters and signs as these, and no invisible operators."""
    return text.translate(TYPED)


def superscript(text: str) -> str:
    """What follows a base whose upper script reads `text`.

    >>> [superscript(text) for text in ("2", "-3", "3/2", "BO", "(t)", "*", "th")]
    ['²', '⁻³', '^(3/2)', '^BO', '^(t)', '*', 'th']
    """
    if text in ORDINALS:
        return text
    if all(char in RAISED for char in text):
        return "".join([RAISED[char] for char in text])
    return _script(text, "^", SUPERSCRIPTS)


def subscript(text: str) -> str:
    """What follows a base whose lower script reads `text`.

    >>> [subscript(text) for text in ("2", "i", "i+1", "c", "mix", "i,j")]
    ['₂', 'ᵢ', 'ᵢ₊₁', '_c', '_mix', '_(i,j)']
    """
    return _script(text, "_", SUBSCRIPTS)


def _script(text: str, mark: str, small: dict[str, str]) -> str:
    if not text:
        return ""
    if not _TWO_LETTERS.search(text):  # a word in small letters is hard to read: t_mix
        letters = [small.get(char, "") for char in text]
        if all(letters):
            return "".join(letters)
    if len(text) == 1 or _enclosed(text) or (_WORD.fullmatch(text) and _SMALL.isdisjoint(text)):
        return mark + text
    return f"{mark}({text})"


def _enclosed(text: str) -> bool:
    """Whether one pair of brackets holds all of `text`."""
    return text[0] == "(" and text[-1] == ")" and "(" not in text[1:] and ")" not in text[:-1]


def scripted(base: Piece, lower: str, upper: str) -> tuple[str, str]:
    """The text and the kind of a base with the texts of its scripts; "" stands for none."""
    text = base.text
    if base.kind == FRACTION or (upper and text[-1:] in _RAISED):
        text = f"({text})"  # (x²)³
    scripts = subscript(lower) + superscript(upper)
    kind = LETTER if base.kind == FRACTION else base.kind
    if kind in (LETTER, NUMBER, MARK):
        kind = TAIL if _swallows(scripts) else LETTER
    elif kind == OPERATOR and scripts[-1:] == ")":
        kind = BOUNDED
    return text + scripts, kind


def _swallows(scripts: str) -> bool:
    """Whether a letter after these scripts would seem to belong to them: x_max y."""
    tail = max(scripts.rfind("_"), scripts.rfind("^"))
    return tail >= 0 and scripts[-1].isalnum() and scripts[-1].isascii()


def fraction(above: Piece, below: Piece) -> str:
    """Numerator and denominator on one line.

    >>> fraction(Piece("a", "a", LETTER), Piece("b+1", "b+1", GROUP))
    'a/(b+1)'
    """
    over = above.text
    if above.kind in (GROUP, FRACTION, OPERATOR) and _SUM.search(_CALL.sub("", over)):
        over = f"({over})"
    return f"{over}/{_factor(below)}"


def _factor(piece: Piece) -> str:
    """The text of a denominator, in brackets where it needs them."""
    single = piece.kind in (LETTER, NUMBER, WORD, TAIL, MARK)
    return piece.text if single or _CALL.fullmatch(piece.text) else f"({piece.text})"


def root(index: str, piece: Piece) -> tuple[str, str]:
    """The text and the kind of a root.

    >>> root("", Piece("T", "T", LETTER)), root("5", Piece("ab", "ab", GROUP))
    (('√T', '_'), ('⁵√(ab)', 'a'))
    """
    sign = ROOTS.get(index) or superscript(index) + "√"
    if piece.kind == OPERATOR and " " not in piece.text:
        return sign + piece.text, OPERATOR
    plain = (piece.kind in (LETTER, NUMBER) and len(piece.text) == 1) or piece.text.isdecimal()
    inside = piece.text if plain or _enclosed(piece.text or " ") else f"({piece.text})"
    return sign + inside, TAIL if plain else LETTER


def accented(text: str, mark: str) -> str:
    """`text` under a combining `mark`: on its first letter, or as a line on all of them.

    >>> accented("O", "\u0303"), accented("AB", "\u0305")
    ('Õ', 'A̅B̅')
    """
    if len(text) == 1 or mark not in LINES:
        mark = "\u0304" if mark == "\u0305" else mark  # a short macron composes: x̄
        return unicodedata.normalize("NFC", text[:1] + mark + text[1:])
    return "".join(char + mark if char.isalnum() else char for char in text)


def blackboard(text: str) -> str:
    """Letters and digits with doubled strokes: R as ℝ."""
    return text.translate(BLACKBOARD)
