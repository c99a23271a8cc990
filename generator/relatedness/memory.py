"""What was found out about a list, and what of it still holds for the list as it is now.

What a text is like depends on the text, on the standings of its terms, and on its candidates: the
texts that are compared with it. So it still holds where the text has stayed, no term of it has
another standing, and no text that has changed in one of these ways was a candidate or is one now.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from generator.relatedness.likeness import Index
from generator.relatedness.weighing import LONE, Weighing

DIGEST = 16  # bytes
_MOST_CHANGED = 3  # where more than one text in so many has changed, all is sought anew


@dataclass(frozen=True, slots=True)
class Relation:
    """A paper that is like another."""

    other: int  # its number in the list, from 0
    shared: tuple[str, ...]  # phrases that both use, as the first writes them, best first


@dataclass(frozen=True, slots=True)
class Neighbours:
    """What was found out about one text, packed."""

    floor: int  # likeness by rare terms from which on a text is a candidate
    candidates: bytes  # their numbers, rising
    others: bytes  # the numbers of those it is related to
    shared: str  # and by what: a line for each, with tabs between phrases


@dataclass(frozen=True, slots=True)
class Memory:
    """What was found out about all texts of a list."""

    digests: bytes  # of the texts
    terms: str  # that are not lone, between tabs
    standings: bytes  # of these
    floors: tuple[int, ...]  # these and the following as in Neighbours
    candidates: tuple[bytes, ...]
    others: tuple[bytes, ...]
    shared: tuple[str, ...]
    order: str  # of the bytes of a number


def neighbours(floor: int, candidates: Iterable[int], relations: Sequence[Relation]) -> Neighbours:
    """Pack what was found out about a text."""
    others = array("I", [relation.other for relation in relations])
    shared = "\n".join(["\t".join(relation.shared) for relation in relations])
    return Neighbours(floor, array("I", sorted(candidates)).tobytes(), others.tobytes(), shared)


def relations(one: Neighbours) -> tuple[Relation, ...]:
    """The relations of a text."""
    others, lines = _numbers(one.others), one.shared.split("\n")
    return tuple(
        [
            Relation(other, tuple(line.split("\t")))
            for other, line in zip(others, lines, strict=False)
        ]
    )


def remember(digests: bytes, weighing: Weighing, found: Sequence[Neighbours]) -> Memory:
    """What was found out about the texts of these digests."""
    standings = weighing.standings
    known = [(term, number) for term, number in weighing.numbers.items() if standings[number]]
    return Memory(
        digests,
        "\t".join([term for term, _ in known]),
        bytes([standings[number] for _, number in known]),
        tuple([one.floor for one in found]),
        tuple([one.candidates for one in found]),
        tuple([one.others for one in found]),
        tuple([one.shared for one in found]),
        sys.byteorder,
    )


def still(
    memory: Memory, digests: bytes, weighing: Weighing, index: Index
) -> dict[int, Neighbours]:
    """By text, what still holds of what was found out about a list."""
    if memory.order != sys.byteorder:
        return {}
    before = _before(memory.digests, digests)
    moved = _moved(memory, weighing)
    changed = [
        number
        for number, (old, terms) in enumerate(zip(before, weighing.terms, strict=True))
        if old < 0 or not moved.isdisjoint(terms)
    ]
    if len(changed) * _MOST_CHANGED > len(before):
        return {}
    try:
        kept = _unpack(memory)
    except ValueError:
        return {}
    stale = _stale(before, changed, kept, index)
    now = {old: number for number, old in enumerate(before) if old >= 0}
    same = all(old == number for old, number in now.items())
    return {
        number: kept[old] if same else _renumbered(kept[old], now)
        for number, old in enumerate(before)
        if number not in stale
    }


def _stale(
    before: Sequence[int], changed: Sequence[int], kept: Sequence[Neighbours], index: Index
) -> set[int]:
    """The texts that have changed, or have such candidates, or had them or others that are gone."""
    dirty = set(range(len(kept))).difference(before)
    dirty.update([before[number] for number in changed])
    stale = set(changed)
    for number, old in enumerate(before):
        if old >= 0 and not dirty.isdisjoint(_numbers(kept[old].candidates + kept[old].others)):
            stale.add(number)
    for number in changed:
        for other, alike in index.met(number).items():
            if other not in stale and alike >= kept[before[other]].floor:
                stale.add(other)
    return stale


def _before(old: bytes, new: bytes) -> list[int]:
    """The former numbers of texts, rising; -1 for texts that are new or come earlier now."""
    places = {digest: number for number, digest in enumerate(_digests(old))}
    before = []
    last = -1
    for digest in _digests(new):
        place = places.get(digest, -1)
        before.append(place if place > last else -1)
        last = max(place, last)
    return before


def _digests(joined: bytes) -> Iterator[bytes]:
    for start in range(0, len(joined), DIGEST):
        yield joined[start : start + DIGEST]


def _moved(memory: Memory, weighing: Weighing) -> Set[int]:
    """The terms that have another standing than they had."""
    old = dict(zip(memory.terms.split("\t"), memory.standings, strict=False))
    standings = weighing.standings
    return {
        number
        for term, number in weighing.numbers.items()
        if standings[number] != old.get(term, LONE)
    }


def _unpack(memory: Memory) -> list[Neighbours]:
    """What was found out about each text; ValueError where the parts do not fit (forged)."""
    rows = zip(memory.floors, memory.candidates, memory.others, memory.shared, strict=True)
    kept = [Neighbours(*row) for row in rows]
    size = len(memory.digests) // DIGEST
    packed = (*memory.candidates, *memory.others)
    if len(kept) != size or any(len(numbers) % array("I").itemsize for numbers in packed):
        raise ValueError("not for each text")
    if max(_numbers(b"".join(packed)), default=-1) >= size:
        raise ValueError("no such text")
    return kept


def _numbers(packed: bytes) -> array[int]:
    numbers = array("I")
    numbers.frombytes(packed)
    return numbers


def _renumbered(one: Neighbours, now: Mapping[int, int]) -> Neighbours:
    """The same, by the numbers that texts have now."""
    candidates, others = (
        array("I", [now[other] for other in _numbers(packed)]).tobytes()
        for packed in (one.candidates, one.others)
    )
    return Neighbours(one.floor, candidates, others, one.shared)
