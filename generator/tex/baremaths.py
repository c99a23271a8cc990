r"""Maths commands in running text, whose dollars were lost: O(\sqrt{n}) as O(√n), \mathbb R as ℝ.

Signs and letters become Unicode; roots and fractions get the brackets that they need on a line.
Also the forms that some proceedings print, with the braces lost as well: \sqrtT, \mathbbR.
"""

from __future__ import annotations

import re
import unicodedata
from functools import partial

from generator.tex._textsymbols import ALPHABETS, FUNCTIONS, HATS, SIGNS
from generator.tex.pieces import Action, Level, Pair, Stream, as_is
from generator.tex.typography import before

_FONT_LETTERS = re.compile(r" ?(?:\{ ?([A-Za-z]{1,3}) ?\}|([A-Za-z0-9])(?![A-Za-z]))")
_HATTED = re.compile(r" ?(?:\{ ?(?:\\([A-Za-z]+)|(\w)) ?\}|(\w)(?!\w)|\\([A-Za-z]+))")
_TWO_SIGNS = re.compile(r" ?([^\W_]) ?([^\W_])")
_BARE = as_is("", "")


def _sign(stream: Stream, name: str, pos: int) -> int:
    stream.add(SIGNS[name])
    return pos + 2 if stream.text.startswith("{}", pos) else pos


def _function(stream: Stream, name: str, pos: int) -> int:
    """A function's name, apart from a letter or number that it is applied after: n log n."""
    apart = before(stream, pos - len(name) - 1).isalnum()
    stream.add(f" {name}" if apart else name)
    return pos + 2 if stream.text.startswith("{}", pos) else pos


def _alphabet(stream: Stream, name: str, pos: int) -> int:
    match = _FONT_LETTERS.match(stream.text, pos)
    if match is None:
        return stream.argument(_BARE, pos)
    letters = match[1] or match[2]
    stream.add("".join(ALPHABETS[name].get(letter, letter) for letter in letters))
    return match.end()


def _hat(stream: Stream, name: str, pos: int) -> int:
    match = _HATTED.match(stream.text, pos)
    sign = (match[2] or match[3] or SIGNS.get(match[1] or match[4], "")) if match else ""
    if match is None or len(sign) != 1:
        return stream.argument(partial(_hat_pair, HATS[name]), pos)
    stream.add(unicodedata.normalize("NFC", sign + HATS[name]))
    return match.end()


def _hat_pair(hat: str, stream: Stream, level: Level, end: int) -> Pair:
    """The hat over a single letter that was made by another command; else nothing."""
    inside = stream.inside(level)
    return "", hat if inside and len(inside) == 1 and inside.isalpha() else ""


def _bracketed(stream: Stream, level: Level) -> tuple[str, str]:
    """Round brackets, unless there is only one sign or one number inside."""
    inside = stream.inside(level)
    return ("", "") if inside and (len(inside) == 1 or inside.isalnum()) else ("(", ")")


def _root_pair(stream: Stream, level: Level, end: int) -> Pair:
    opening, closing = _bracketed(stream, level)
    return f"√{opening}", closing


def _upper_pair(stream: Stream, level: Level, end: int) -> Pair:
    return _bracketed(stream, level)


def _lower_pair(stream: Stream, level: Level, end: int) -> Pair:
    opening, closing = _bracketed(stream, level)
    return f"/{opening}", closing


def _root(stream: Stream, name: str, pos: int) -> int:
    pos = stream.skip("o", pos)
    read_on = stream.argument(_root_pair, pos)
    if read_on == pos:
        stream.add("√")
    return read_on


def _fraction(stream: Stream, name: str, pos: int) -> int:
    match = _TWO_SIGNS.match(stream.text, pos)
    if match is None:
        return stream.argument(_upper_pair, pos, follow=_lower_pair)
    stream.add(f"{match[1]}/{match[2]}")
    return match.end()


def unglued(name: str, rest: str) -> str:
    r"""What a maths command run together with its argument means; "" for nothing.

    >>> unglued("sqrt", "T"), unglued("mathbb", "R"), unglued("circ", "uit")
    ('√T', 'ℝ', '')
    """
    if name in ALPHABETS:
        return ALPHABETS[name][rest[0]] + rest[1:]
    if name == "sqrt" and len(rest) < 4:
        return f"√{rest}"
    if name == "frac":
        return rest
    if name in HATS and len(rest) < 3:
        return unicodedata.normalize("NFC", rest[0] + HATS[name]) + rest[1:]
    if name in FUNCTIONS and len(rest) < 3 and rest[0].isupper():
        return f"{name} {rest}"
    return SIGNS[name] + rest if name in SIGNS and len(rest) == 1 and rest.isupper() else ""


ACTIONS: dict[str, Action] = {
    **dict.fromkeys(SIGNS, _sign),
    **dict.fromkeys(FUNCTIONS, _function),
    **dict.fromkeys(ALPHABETS, _alphabet),
    **dict.fromkeys(HATS, _hat),
    **dict.fromkeys(("frac", "tfrac", "dfrac", "nicefrac", "sfrac"), _fraction),
    "sqrt": _root,
}
