r"""Line breaks that a program spelt as "\n", told from the commands that begin with an n.

In prose nobody glues a command to a word or a comma, so "the best\nknown" is a break; and where one
surely is, so are all others that begin no command that we know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from generator.tex import dollars
from generator.tex._damage import OF_N, WORDS_OF_N

_SIGN = re.compile(r"\\(?:r\\n|.)|\$", re.DOTALL)
_NAME = re.compile("[A-Za-z]*")
_SHORT = re.compile(r"i\.e\.|e\.g\.")
_SPACE = " \t"
_ENDS = ".,;:!?)]}$%\"'”’-–—"  # signs of a text, behind which no command stands without a space
_STOPS = ".!?:;)"  # after these, a break ends a paragraph, if no others are amid sentences
_WORD = re.compile(r"(?<![A-Za-z\\])[A-Za-z]{2,}")
_ALSO_WORDS = ("nan", "nand", "nat", "nit", "non", "nor")  # words with their n and without it


class _Spot(NamedTuple):
    r"""A "\n" that may be a break."""

    start: int
    end: int
    formula: bool  # whether it stands in one


def formulas(text: str) -> Iterator[tuple[int, int]]:
    """Where formulas begin and end in a text."""
    at = 0
    for sign in _SIGN.finditer(text):
        if sign.start() >= at and (span := dollars.span(text, sign.start())):
            at = span.end
            yield sign.start(), at


def unbroken(text: str) -> str:
    r"""A text with its breaks as such; in formulas they are spaces.

    >>> unbroken(r"the best\nknown $\nu$.\nWe ask\n\nfor \neq")
    'the best\nknown $\\nu$.\nWe ask\n\nfor \\neq'
    >>> unbroken(r"We ask.\nWe try")
    'We ask.\n\nWe try'
    """
    if "\\n" not in text:
        return text
    spots = [spot for spot in _spots(text) if _may_break(text, spot)]
    if not any(not spot.formula and _is_sure(text, spot) for spot in spots):
        words = frozenset(map(str.lower, _WORD.findall(text))) if spots else frozenset()
        spots = [spot for spot in spots if not spot.formula and _starts_word(text, spot, words)]
    return _replaced(text, spots) if spots else text


def _spots(text: str) -> Iterator[_Spot]:
    found = iter([*formulas(text), (len(text), len(text))])
    begin, end = next(found)
    for sign in _SIGN.finditer(text):
        start = sign.start()
        while start >= end and end < len(text):
            begin, end = next(found)
        if sign[0][-2:] == "\\n":
            yield _Spot(start, sign.end(), begin < start < end)


def _rest(text: str, spot: _Spot) -> str:
    """The letters behind the n, which would be a command's together with it."""
    found = _NAME.match(text, spot.end)
    return found[0] if found else ""


def _may_break(text: str, spot: _Spot) -> bool:
    """Whether what stands there is no command that we know, and none that has an argument."""
    rest = _rest(text, spot)
    after = text[spot.end + len(rest) : spot.end + len(rest) + 1]
    if _SHORT.match(text, spot.end):
        return not spot.formula
    if f"n{rest}" in OF_N:
        return not spot.formula and rest in WORDS_OF_N and _is_glued(text, spot)
    if spot.formula:
        return len(rest) == 1 or (not rest and (after == "\\" or after.isspace()))
    return after != "{" and (bool(rest) or after not in ("_", "^", "}"))


def _is_glued(text: str, spot: _Spot) -> bool:
    before = text[spot.start - 1 : spot.start]
    return before.isalpha() or (before != "" and before in _ENDS)


def _is_sure(text: str, spot: _Spot) -> bool:
    """Whether a spot in prose is a break whatever the rest of the text says."""
    rest = _rest(text, spot)
    if rest in WORDS_OF_N:
        return False
    if _is_glued(text, spot):
        return True
    before = text[max(spot.start - 2, 0) : spot.start]
    after = text[spot.end : spot.end + 2]
    if rest:
        return before[:1] in _STOPS and before[1:] == " " and rest[0].isupper() and rest[1:] != ""
    return not before.strip() or before[:1] in _STOPS or after in ("\\n", "  ", "")


def _starts_word(text: str, spot: _Spot, words: frozenset[str]) -> bool:
    """Whether what follows a spot is a word that the text has elsewhere."""
    rest = _rest(text, spot)
    before = text[spot.start - 1 : spot.start]
    return before == " " and rest.lower() in words and f"n{rest}" not in _ALSO_WORDS


def _replaced(text: str, spots: list[_Spot]) -> str:
    """A text with breaks at these spots: one at each run of them, with the spaces around it."""
    runs: list[list[_Spot]] = []
    for spot in spots:
        if runs and not text[runs[-1][-1].end : spot.start].strip(_SPACE):
            runs[-1].append(spot)
        else:
            runs.append([spot])
    wraps = any(len(run) == 1 and not _ends_paragraph(text, run) for run in runs)
    parts: list[str] = []
    at = 0
    for run in runs:
        parts.append(text[at : run[0].start].rstrip(_SPACE))
        ends = len(run) > 1 or (not wraps and _ends_paragraph(text, run))
        parts.append(" " if run[0].formula else "\n\n" if ends else "\n")
        at = run[-1].end
        while text[at : at + 1] in (" ", "\t"):
            at += 1
    return "".join([*parts, text[at:]])


def _ends_paragraph(text: str, run: list[_Spot]) -> bool:
    before = text[max(run[0].start - 2, 0) : run[0].start].rstrip()[-1:]
    after = text[run[-1].end : run[-1].end + 2].lstrip()[:1]
    return before != "" and before in _STOPS and (after.isupper() or after == "(")
