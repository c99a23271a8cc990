"""Which stretches of an abstract could stand as a headline, or as a part of one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.headlines._words import EMPTY, HEADED, OF
from generator.headlines.cues import Cue
from generator.headlines.endings import complete, longest, may_end, provided, unfinished
from generator.headlines.patterns import Late
from generator.headlines.phrases import (
    ACTION,
    CLAUSE,
    CLAUSE_END,
    END,
    NOUN_PHRASE,
    breaks_off,
    strays,
    tells,
    turns,
)
from generator.headlines.reading import Reading
from generator.headlines.wordclasses import base

_OF = frozenset(OF.split())
_EMPTY = frozenset(EMPTY.split())
_APPOSITION = Late("[,:—](?=D)")
_DONE_BY = Late("P(?=[GD])|N(?=G[DJNE])")
_INNER = Late("[OP](?=[DJNEG])")
_AIM = frozenset(["for", "on", "of", "towards", "toward", "about"])
_TO_WHOM = Late("TD[JNEG]+D")
_MADE = frozenset(["design", "development", "construction"])
_AND_RESULTS = Late("D?[JE]?N{1,2}C[JE]?N{1,2}")  # "the design and test results of"
_SLIGHT = Late("D?B?[DJEN]{1,2}")


_HEADED = frozenset(HEADED.split())
REACH = 22  # tokens of an object that are looked at


_CLAUSES = frozenset("TCQF")


class Span(NamedTuple):
    """A stretch of tokens that is a whole phrase."""

    kind: str
    start: int
    stop: int  # the token after the last
    grammar: Late


class Candidate(NamedTuple):
    """A possible headline, before the name is put in front."""

    # Its cue's; A "NAME, a …"; X "term: a …"; I inside an object; Z "this problem";
    # H "hypothesis: …"
    kind: str
    cue: Cue
    words: list[str]
    start: int  # tokens it was made from
    stop: int
    chance: float  # expected number of title words
    tail: str = ""  # "purpose", "topic", "label" or the like where one was added


def spans(reading: Reading, cue: Cue) -> Iterator[Span]:
    """All phrases that start where a cue points, or inside its object."""
    letters, start = reading.letters, cue.start
    if cue.kind == "F":
        if not reading.cues:
            yield from ends(reading, Span("F", start, cue.stop, CLAUSE))
        yield from ends(reading, Span("F", start, cue.stop, NOUN_PHRASE))
    elif letters[start] == "S":
        yield from _beyond(reading, cue)
    elif cue.kind == "Q" and letters[start + 1] == "T" and reading.lowers[start] == "how":
        yield from ends(reading, Span("G", start + 2, cue.stop, ACTION))
    elif cue.kind in "TCQ":
        if letters[start : start + 2] not in ("EP", "ET"):
            yield from ends(reading, Span(cue.kind, start, cue.stop, CLAUSE))
    elif letters[start] == "V":
        if cue.kind not in "MN" or base(reading.lowers[start]):
            yield from ends(reading, Span(cue.kind, start, cue.stop, ACTION))
    elif letters[start : start + 2] == "TD" and cue.kind in "PpS":
        if _TO_WHOM.match(letters, start):
            return  # "to the community a new kite"
        yield from ends(reading, Span(cue.kind, start + 1, cue.stop, NOUN_PHRASE))
    elif letters[start] == "T":
        yield from ends(reading, Span("G", start + 1, cue.stop, ACTION))
    elif letters[start] == "G":
        yield from ends(reading, Span("G", start, cue.stop, ACTION))
    elif letters[start] not in "POH":
        yield from ends(reading, Span(cue.kind, start, cue.stop, NOUN_PHRASE))
        yield from _inside(reading, cue)


def _beyond(reading: Reading, cue: Cue) -> Iterator[Span]:
    """What follows "this problem": "by learning X", "in a novel model"; or a clause about "it"."""
    if cue.kind == "S" and reading.lowers[cue.start] == "our":
        return  # "we test our method on X"
    match = _DONE_BY.search(reading.letters, cue.start, min(cue.start + 8, cue.stop))
    if match and cue.kind in "PpS":
        start = match.end()
        grammar = ACTION if reading.letters[start] == "G" else NOUN_PHRASE
        kind = "G" if grammar is ACTION else "I"
        yield from ends(reading, Span(kind, start, cue.stop, grammar))
    elif cue.kind in "TCQ":
        such = reading.lowers[cue.start] == "such" and reading.lowers[cue.start + 1] not in _HEADED
        yield from ends(reading, Span(cue.kind, cue.start + such, cue.stop, CLAUSE))


def _inside(reading: Reading, cue: Cue) -> Iterator[Span]:
    """ "a …" after "NAME,", and what "framework for" is for."""
    letters, start = reading.letters, cue.start
    if cue.kind in "PpB":
        match = _APPOSITION.search(letters, start, min(start + 12, cue.stop))
        if match:
            yield from ends(reading, Span("A", match.end(), cue.stop, NOUN_PHRASE))
        elif (
            letters[start + 1 : start + 4] in (",PR", ",KD", ",KN")
            and reading.words[start] == reading.name
        ):
            place = start + 3 if letters[start + 2] == "K" else start + 4
            yield from ends(reading, Span("A", place, cue.stop, CLAUSE))
        elif reading.name and (place := _spelt_out(reading, start)):
            yield from ends(reading, Span("A", place, cue.stop, NOUN_PHRASE))
    colon = letters.find(":", start, min(start + 9, cue.stop))
    if cue.kind in "PS" and colon > 0 and letters[colon + 1] == "G":
        yield from ends(reading, Span("G", colon + 1, cue.stop, ACTION))
    if cue.kind in "PpSB":
        for match in _INNER.finditer(letters, start, min(start + 9, cue.stop)):
            if letters[match.start() - 2] == "S" or reading.lowers[match.start()] not in _AIM:
                continue  # "a solution to this problem for X"
            head = reading.lowers[match.start() - 1]
            made = not _MADE.isdisjoint(reading.lowers[start : start + 2])
            tried = made and head in _EMPTY
            slight = _AND_RESULTS if tried else _SLIGHT
            if not slight.fullmatch(letters, start, match.start()):
                continue  # "a Bayesian generative model for" says something
            if not tried and head not in (_OF if letters[match.start()] == "O" else _HEADED):
                continue
            yield from ends(reading, Span("I", match.end(), cue.stop, NOUN_PHRASE))


def _spelt_out(reading: Reading, start: int) -> int:
    """Where "Long Form" starts in "a framework, Long Form (NAME), that …", or 0."""
    comma = reading.letters.find(",", start, start + 5)
    if comma < 0 or reading.lowers[comma - 1] not in _HEADED:
        return 0
    first = reading.words[comma + 1]
    return comma + 1 if first[:1].isupper() and first != reading.name else 0


def ends(reading: Reading, whole: Span) -> Iterator[Span]:
    """The beginnings of a stretch that are whole phrases."""
    kind, start, stop, grammar = whole
    first = start + (kind == "Q")
    found: list[int] = []
    end = CLAUSE_END if grammar is CLAUSE else END
    for match in end.finditer(reading.letters, first, min(stop, start + REACH) + 1):
        last = match.start()
        if (
            last > first
            and (kind in _CLAUSES or last + 1 >= stop or reading.letters[last + 1] not in "AV")
            and grammar.fullmatch(reading.letters, first, last + 1)
            and may_end(reading, first, last)
            and not breaks_off(reading.letters[first : last + 1])
            and not strays(reading.letters[first : last + 1], grammar)
            and not tells(reading.lowers, reading.letters, first, last)
            and (kind not in "TC" or not provided(reading.lowers, last + 1))
            and not unfinished(reading, first, last, grammar)
        ):
            found.append(last + 1)
            yield Span(kind, start, last + 1, grammar)
    for place in turns(reading.lowers, reading.letters, start, stop):
        if (
            place not in found
            and complete(reading, first, place, grammar)
            and not breaks_off(reading.letters[first:place])
        ):
            found.append(place)
            yield Span(kind, start, place, grammar)
    if not found and kind in "PSV" and grammar is NOUN_PHRASE:
        place = longest(reading, start, min(stop, start + REACH), grammar)
        if place:
            yield Span(kind, start, place, grammar)
