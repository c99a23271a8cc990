"""Which stretches of an abstract could stand as a headline, or as a part of one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from generator.headlines._lexicon import BOUND
from generator.headlines._words import ALLOWS, CLAIMED, HEADED, NO_END, OF, ONTO, USES, VAGUE
from generator.headlines.cues import Cue
from generator.headlines.phrases import (
    ACTION,
    CLAUSE,
    CLAUSE_END,
    END,
    LIST,
    NOUN_PHRASE,
    OPENERS,
    in_series,
    paired,
    strays,
    tells,
    turns,
)
from generator.headlines.reading import Reading
from generator.headlines.wordclasses import base, forms

_OF = frozenset(OF.split())
_APPOSITION = re.compile("[,:—](?=D)")
_MEANS = re.compile("P(?=[GD])")
_INNER = re.compile("[OP](?=[DJNEG])")
_AIM = frozenset(["for", "on", "of", "towards", "toward", "about"])
_SLIGHT = re.compile("D?B?[DJEN]{1,2}")
_BOUND = {word: preposition for preposition, words in BOUND.items() for word in words.split()}
_NO_END = frozenset(NO_END.split())
_VAGUE = frozenset(VAGUE.split())
_VERBAL = frozenset("RG")
_ALLOWS = frozenset(ALLOWS.split())
_HEADED = frozenset(HEADED.split())
REACH = 22  # tokens of an object that are looked at
_CLAIMED = frozenset(CLAIMED.split())
_THAT = frozenset(["that", "whether", "how", "to", "why"])
_OPEN_CLAUSE = re.compile("[RK](?![GEB])[^VA]*$")
_ALLOWED = re.compile("[TV]")
_PROVIDED = frozenset(["when", "if", "unless", "only", "whenever", "iff", "provided"])
_ONTO = frozenset(ONTO.split())
_USES = frozenset(USES.split())
_AIM_AHEAD = re.compile("P[^.,;:T]{1,8}TB?V")
_COMBINES = frozenset(
    (*forms(["combine", "compare", "replace", "integrate"]), "combining", "comparing", "replacing")
)
_CLAUSES = frozenset("TCQF")
_LETS = frozenset(["let", "lets", "letting"])
_BROKEN_OFF = re.compile("RB?V?,[^,]*$")  # "a scheme that, for any graph"
_LOOSE_VERB = re.compile("[VA]")
_LEANS = re.compile("[TRK]")
_A_HEAD = re.compile("DN[RTE]")
_HANGING = re.compile("W|[PO][,.C]")


class Span(NamedTuple):
    """A stretch of tokens that is a whole phrase."""

    kind: str
    start: int
    stop: int  # the token after the last
    grammar: re.Pattern[str]


class Candidate(NamedTuple):
    """A possible headline, before the name is put in front."""

    kind: str  # its cue's; A "NAME, a …"; X "term: a …"; I inside an object; Z "this problem"
    cue: Cue
    words: list[str]
    start: int  # tokens it was made from
    stop: int
    chance: float  # expected number of title words
    tail: str = ""  # "purpose", "topic" or "label" where one was added


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
    match = _MEANS.search(reading.letters, cue.start, min(cue.start + 8, cue.stop))
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
            if not _SLIGHT.fullmatch(letters, start, match.start()):
                continue  # "a Bayesian generative model for" says something
            head = reading.lowers[match.start() - 1]
            if head not in (_OF if letters[match.start()] == "O" else _HEADED):
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
            and may_end(reading, first, last)
            and not strays(reading.letters[first : last + 1], grammar)
            and not tells(reading.lowers, reading.letters, first, last)
            and (kind not in "TC" or reading.lowers[last + 1] not in _PROVIDED)
            and (kind in _CLAUSES or last + 1 >= stop or reading.letters[last + 1] not in "AV")
            and not _unfinished(reading, first, last, grammar)
            and grammar.fullmatch(reading.letters, first, last + 1)
        ):
            found.append(last + 1)
            yield Span(kind, start, last + 1, grammar)
    for place in turns(reading.lowers, reading.letters, start, stop):
        if place not in found and complete(reading, first, place, grammar):
            found.append(place)
            yield Span(kind, start, place, grammar)
    if not found and kind in "PSV" and grammar is NOUN_PHRASE:
        place = longest(reading, start, min(stop, start + REACH), grammar)
        if place:
            yield Span(kind, start, place, grammar)


def longest(reading: Reading, start: int, stop: int, grammar: re.Pattern[str]) -> int:
    """The longest beginning that ends as a phrase may, be it one by the grammar or not; or 0."""
    for match in reversed([*END.finditer(reading.letters, start, stop + 1)]):
        last = match.start()
        letters = reading.letters[start : last + 1]
        verb, leaning = _LOOSE_VERB.search(letters), _LEANS.search(letters)
        if _OPEN_CLAUSE.search(letters) or reading.letters[last + 1] in "AV":
            continue  # "how the noise | affects"
        held = not verb or (leaning and leaning.start() < verb.start())
        if (
            last > start + 2
            and held
            and "," not in letters
            and may_end(reading, start, last)
            and not _unfinished(reading, start, last, grammar)
            and not tells(reading.lowers, reading.letters, start, last)
        ):
            return last + 1
    return 0


def complete(reading: Reading, first: int, stop: int, grammar: re.Pattern[str]) -> bool:
    """Whether what the authors wrote up to a turn can stand, though the grammar knows it not."""
    letters = reading.letters[first:stop]
    if letters[-1] == "V" and reading.letters[stop : stop + 2] in (",P", ",B", ",D", ",G"):
        return False  # "a method that can estimate, in one pass, the depth"
    if _BROKEN_OFF.search(letters):
        return False
    if reading.letters[stop] == "," and _OPEN_CLAUSE.search(letters):
        return False  # "an approach that with little data, …"
    if (
        letters[-2:] in (",B", "RV")
        or letters[-3:] == "RBV"
        or tells(reading.lowers, reading.letters, first, stop - 1)
    ):
        return False
    if letters[-1] in "JE" and reading.letters[stop] != ".":
        return False
    if letters[-1] in "DSPOTRKAXCWHB" or reading.lowers[stop - 1] in _NO_END:
        return False
    if "," in letters and not grammar.match(letters[: letters.index(",")]):
        return False
    if grammar is NOUN_PHRASE:
        head = _LOOSE_VERB.search(letters)
        leaning = _LEANS.search(letters)
        if head and not (leaning and leaning.start() < head.start()):
            return False
    elif grammar is CLAUSE:
        return CLAUSE.match(letters) is not None and not _HANGING.search(letters)
    return not _HANGING.search(letters) and may_end(reading, first, stop - 1)


def _unfinished(reading: Reading, start: int, last: int, grammar: re.Pattern[str]) -> bool:
    """Whether a verb inside asks for what follows: "treating X as", "that allows users to"."""
    following = reading.lowers[last + 1]
    if following == "having":
        return True
    if following == "to":
        asks = [place for place in range(start, last) if reading.lowers[place] in _ONTO]
        if reading.lowers[last].endswith("ing") or (
            asks and "to" not in reading.lowers[asks[-1] : last]
        ):
            return True
    inside = reading.lowers[start:last]
    allowed: list[int] = []
    if not _ALLOWS.isdisjoint(inside):
        allowed = [start + place for place, word in enumerate(inside) if word in _ALLOWS]
    if allowed and not _ALLOWED.search(reading.letters, allowed[-1] + 1, last + 1):
        if reading.lowers[allowed[-1]] in _LETS:
            return True
        if allowed[-1] >= last - 7 and following == "to":
            return True
    if following == "to" and grammar is ACTION and reading.lowers[start] in _USES:
        return "T" not in reading.letters[start:last]  # what for?
    if grammar is ACTION and reading.lowers[start] in _USES and following != "to":
        aim = _AIM_AHEAD.match(reading.letters, last + 1)
        if aim and "T" not in reading.letters[start:last]:
            return True
    if following in ("with", "and") and not _COMBINES.isdisjoint(inside):
        joins = max(place for place in range(start, last) if reading.lowers[place] in _COMBINES)
        if reading.letters[joins] in "VGE" and "with" not in reading.lowers[joins:last]:
            return "C" not in reading.letters[joins : last + 1]
    verb = grammar is ACTION or not _VERBAL.isdisjoint(reading.letters[start:last])
    return verb and following in ("as", "into")


def may_end(reading: Reading, start: int, last: int) -> bool:
    """Whether a phrase may end with the token `last`, for what its words ask for."""
    word, lowers = reading.lowers[last], reading.lowers
    if word in _VAGUE and lowers[last - 1] in ("the", "this", "these", "such"):
        return False
    if word in _CLAIMED and lowers[last + 1] in _THAT:
        return False  # "arguments for the claim | that …"
    if word in _HEADED and last > start + 1 and _A_HEAD.match(reading.letters, last - 1):
        return False  # "corresponds to a scheme | that …"
    if word in _NO_END or word[-1] == "-" or _BOUND.get(word) == lowers[last + 1]:
        return False
    if word.endswith("ing") and reading.letters[last + 1] == "P" and last == start:
        return False
    if word.endswith("ing") and reading.letters[last - 1 : last + 2] in ("PNP", "ONP"):
        return False  # "for reasoning about"
    if word.endswith("ing") and lowers[last - 1] == "by" and reading.letters[last + 1] in "RKTPDC":
        return False  # "by noting that"
    if reading.letters[last + 1] == "," and LIST.match(reading.letters, last + 1):
        return lowers[last + 2] in ("namely", "especially", "particularly")
    if reading.letters[last + 1] in "EJ" and reading.letters[last + 2] in ".,;":
        return False  # "keeping both parties | satisfied."
    inside = lowers[start : last + 1]
    if "from" in inside and lowers[last + 1] == "to":
        return False
    if not OPENERS.isdisjoint(inside) and not paired(inside):
        return False
    return not in_series(reading.lowers, reading.letters, start, last)
