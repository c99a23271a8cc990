"""Which stretches of an abstract could stand as a headline, or as a part of one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from generator.headlines._lexicon import BOUND
from generator.headlines._words import ALLOWS, HEADED, NO_END, OF, VAGUE
from generator.headlines.cues import Cue
from generator.headlines.phrases import ACTION, CLAUSE, CLAUSE_END, END, NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.wording import base

REACH = 20  # tokens of an object that are looked at
_BOUND = {word: preposition for preposition, words in BOUND.items() for word in words.split()}
_NO_END = frozenset(NO_END.split())
_VAGUE = frozenset(VAGUE.split())
_VERBAL = frozenset("RG")
_ALLOWS = frozenset(ALLOWS.split())
_OF = frozenset(OF.split())
_HEADED = frozenset(HEADED.split())
# The rest of "A, B, and C", where a phrase must not end before the comma or the "and".
_LIST = re.compile(r",(?:[DSJNEMBGO]{1,6},){0,4}[DSJNEMBGO]{0,6},?C[DBJNEMG]")
_APPOSITION = re.compile("[,:—](?=D)")
_SECOND = re.compile("[CX]B?V")
_MEANS = re.compile("P(?=[GD])")
_INNER = re.compile("[OP](?=[DJNEG])")
_PAIRS = {"between": "and", "both": "and", "either": "or", "neither": "nor", "ranging": "to"}
_OPENERS = frozenset(_PAIRS)


class Span(NamedTuple):
    """A stretch of tokens that is a whole phrase."""

    kind: str
    start: int
    stop: int  # the token after the last
    grammar: re.Pattern[str]


def spans(reading: Reading, cue: Cue) -> Iterator[Span]:
    """All phrases that start where a cue points, or inside its object."""
    letters, start = reading.letters, cue.start
    if cue.kind == "F":
        if not reading.cues:
            yield from ends(reading, cue, Span("F", start, cue.stop, CLAUSE))
        yield from ends(reading, cue, Span("F", start, cue.stop, NOUN_PHRASE))
    elif letters[start] == "S":
        yield from _beyond(reading, cue)
    elif cue.kind in "TCQ":
        if letters[start : start + 2] not in ("EP", "ET"):
            yield from ends(reading, cue, Span(cue.kind, start, cue.stop, CLAUSE))
    elif letters[start] == "V":
        if cue.kind not in "MN" or base(reading.lowers[start]):
            yield from ends(reading, cue, Span(cue.kind, start, cue.stop, ACTION))
    elif letters[start] == "T":
        yield from ends(reading, cue, Span("G", start + 1, cue.stop, ACTION))
    elif letters[start] == "G":
        yield from ends(reading, cue, Span("G", start, cue.stop, ACTION))
    elif letters[start] not in "PO":
        yield from ends(reading, cue, Span(cue.kind, start, cue.stop, NOUN_PHRASE))
        yield from _inside(reading, cue)


def _beyond(reading: Reading, cue: Cue) -> Iterator[Span]:
    """What follows "this problem": "by learning X", "in a novel model"; or a clause about "it"."""
    match = _MEANS.search(reading.letters, cue.start, min(cue.start + 8, cue.stop))
    if match and cue.kind in "PpS":
        start = match.end()
        grammar = ACTION if reading.letters[start] == "G" else NOUN_PHRASE
        kind = "G" if grammar is ACTION else "I"
        yield from ends(reading, cue, Span(kind, start, cue.stop, grammar))
    elif cue.kind in "TCQ":
        yield from ends(reading, cue, Span(cue.kind, cue.start, cue.stop, CLAUSE))


def _inside(reading: Reading, cue: Cue) -> Iterator[Span]:
    """ "a …" after "NAME,", and what "framework for" is for."""
    letters, start = reading.letters, cue.start
    if cue.kind in "Pp":
        match = _APPOSITION.search(letters, start, min(start + 12, cue.stop))
        if match:
            yield from ends(reading, cue, Span("A", match.end(), cue.stop, NOUN_PHRASE))
    if cue.kind in "PpSB":
        for match in _INNER.finditer(letters, start, min(start + 9, cue.stop)):
            head = reading.lowers[match.start() - 1]
            if head not in (_OF if letters[match.start()] == "O" else _HEADED):
                continue
            yield from ends(reading, cue, Span("I", match.end(), cue.stop, NOUN_PHRASE))


def ends(reading: Reading, cue: Cue, whole: Span) -> Iterator[Span]:
    """The beginnings of a stretch that are whole phrases."""
    kind, start, stop, grammar = whole
    first = start + (kind == "Q")
    end = CLAUSE_END if grammar is CLAUSE else END
    for match in end.finditer(reading.letters, first, min(stop, start + REACH) + 1):
        last = match.start()
        if (
            last > first
            and may_end(reading, first, last)
            and not _strays(reading.letters[first : last + 1], grammar)
            and not _unfinished(reading, first, last, grammar)
            and grammar.fullmatch(reading.letters, first, last + 1)
        ):
            yield Span(kind, start, last + 1, grammar)


def _strays(letters: str, grammar: re.Pattern[str]) -> bool:
    """Whether a second verb has no "that" or "to" to lean on: "a model and introduce a loss"."""
    second = _SECOND.search(letters)
    if not second or grammar is CLAUSE:
        return False
    return grammar is ACTION or not ("R" in letters[: second.start()] or "TV" in letters)


def _unfinished(reading: Reading, start: int, last: int, grammar: re.Pattern[str]) -> bool:
    """Whether a verb inside asks for what follows: "treating X as", "that allows users to"."""
    following = reading.lowers[last + 1]
    if following == "to":
        return reading.lowers[last].endswith("ing") or not _ALLOWS.isdisjoint(
            reading.lowers[max(start, last - 4) : last]
        )
    verb = grammar is ACTION or not _VERBAL.isdisjoint(reading.letters[start:last])
    return verb and following in ("as", "into")


def may_end(reading: Reading, start: int, last: int) -> bool:
    """Whether a phrase may end with the token `last`, for what its words ask for."""
    word, lowers = reading.lowers[last], reading.lowers
    if word in _VAGUE and lowers[last - 1] in ("the", "this", "these", "such"):
        return False
    if word in _NO_END or _BOUND.get(word) == lowers[last + 1]:
        return False
    if word.endswith("ing") and reading.letters[last + 1] == "P" and last == start:
        return False
    if word.endswith("ing") and reading.letters[last - 1 : last + 2] in ("PNP", "ONP"):
        return False  # "for reasoning about"
    if reading.letters[last + 1] == "," and _LIST.match(reading.letters, last + 1):
        return False
    inside = lowers[start : last + 1]
    if not _OPENERS.isdisjoint(inside):
        for opener, closer in _PAIRS.items():
            if opener in inside and closer not in inside[inside.index(opener) :]:
                return False
    if "from" in inside and lowers[last + 1] == "to":
        return False
    before = reading.letters[last - 1]
    return before != "X" and (before != "C" or reading.letters[last] == "N")
