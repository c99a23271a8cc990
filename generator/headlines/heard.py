"""Which cues of an abstract are heard: what is said later is hardly ever what it is about."""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines.cues import Cue
from generator.headlines.openings import Topic
from generator.headlines.reading import Reading

# How many cues of each kind are heard, where something is proposed, and what is has a name.
_ALONE = {"P": 3, "p": 2, "S": 2, "T": 2, "G": 2, "C": 1, "Q": 1, "M": 1, "B": 1, "V": 1, "N": 9}
_BESIDE = {**_ALONE, "p": 1, "T": 1, "Q": 0}
_BESIDE_NAMED = {**_BESIDE, "p": 0, "T": 0, "M": 0, "C": 0, "V": 0, "G": 1}


def foremost(reading: Reading) -> Iterator[Cue]:
    """The first cues of each kind: what is said later is hardly ever what the paper is about."""
    most = _BESIDE_NAMED if reading.naming >= 0 else _BESIDE if "P" in reading.first else _ALONE
    met = dict.fromkeys(most, 0)
    for cue in reading.cues:
        met[cue.kind] += 1
        if met[cue.kind] <= most[cue.kind]:
            yield cue


def proposes(reading: Reading, cue: Cue) -> bool:
    """Whether a cue proposes something first of all, or what bears the name."""
    return cue.kind == "P" and (
        cue is reading.first["P"] or reading.numbers[cue.start] == reading.naming
    )


def subjects(reading: Reading) -> Iterator[Cue]:
    """Sentences whose subject is the name: "NAME is a …" and "NAME learns …"."""
    if not reading.name:
        return
    told = {cue.start for cue in reading.cues}
    for place, word in enumerate(reading.words):
        if word != reading.name:
            continue
        stop = reading.letters.find(".", place)
        if place and reading.words[place - 1] != ".":
            if reading.letters[place + 1 : place + 3] == ",D" and place not in told:
                opening = reading.letters.rfind(".", 0, place) + 1
                yield Cue("N", place + 2, stop, opening, place)
            continue
        after = place + 1 + (reading.letters[place + 1] == "B")
        if after < stop - 2:
            if reading.lowers[after] == "is" and reading.letters[after + 1] == "D":
                yield Cue("N", after + 1, stop, place, place)
            elif reading.letters[after] == "V":
                yield Cue("N", after, stop, place, place)


def opening(reading: Reading, stated: list[Topic]) -> Iterator[Cue]:
    """The first sentence, as what it says: a last resort."""
    stop = reading.letters.find(".")
    about = stated[0] if stated else None
    told = min((cue.subject for cue in reading.cues), default=len(reading.words))
    if about and about.stop - about.start > 2 and about.stop <= told:
        yield Cue("F", about.start, about.stop, 0, 0)
    if stop > 3 and reading.letters[0] in "DJNEG" and not any(c.opening == 0 for c in reading.cues):
        yield Cue("F", 0, stop, 0, 0)


def is_main(reading: Reading, cue: Cue) -> bool:
    """Whether a cue says what the paper is about, rather than what else it does."""
    if cue is not reading.first.get(cue.kind):
        return False
    proposal = reading.first.get("P")
    return cue.kind == "P" or not proposal or cue.start < proposal.start
