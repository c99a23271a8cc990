"""Which texts are like a text, by the cosine of their weights.

Few texts hold a rare term, and those are visited one by one. A common term is a bit in two big
numbers, the bits of its weight, and only the best of the texts so found are compared by these.
There are only so many visits for each text, so that the work grows with the list.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import isqrt

from generator.relatedness.weighing import LENGTH, Weights

FULL = 1 << 16  # the likeness of a text to itself, but for rounding
_FINE = 16  # steps of the weight of a rare term; LENGTH² / FINE² is FULL
_COARSE = 256  # steps of the weight of a common term, at most three
_SCALE = (_COARSE // _FINE) ** 2
_COMMON = 40  # no term is common that fewer texts hold
_FLOOR = 4  # the rare terms of no candidate make less than this part of the best one's
_CANDIDATES = 32  # texts that are compared by common terms, where more are met;
_BUDGET = 180_000  # in a short list more of them: so many in all
_VISITS = 10  # for each of these, to texts by the rare terms of one, the weightiest first

assert (LENGTH // _FINE) ** 2 == FULL


@dataclass(frozen=True, slots=True)
class Index:
    """Texts by the terms they share; texts go by their numbers, rare terms by theirs."""

    rare: tuple[array[int], ...]  # by text: its rare terms
    heft: tuple[bytes, ...]  # by text: what these weigh
    planes: tuple[tuple[int, int], ...]  # by text: the bits of its common terms' weights
    shares: array[int]  # by text: what part of it is anyone else's, of LENGTH
    holders: tuple[array[int], ...]  # by rare term: the texts that hold it
    holds: tuple[bytearray, ...]  # by rare term: its weight in each of them


def index(counts: Mapping[int, int], texts: Iterable[Weights], size: int) -> Index:
    """An index of `size` texts by their weights; `counts` says how many hold a term."""
    # A rare term may lead to more texts where there are more to choose from.
    most = max(_COMMON, isqrt(size // 4))
    common = [term for term, count in counts.items() if count > most]
    bits = {term: 1 << place for place, term in enumerate(common)}
    places = {term: place for place, term in enumerate(t for t in counts if t not in bits)}
    holders = tuple([array("I") for _ in places])
    holds = tuple([bytearray() for _ in places])
    rare, heft, planes, shares = [], [], [], array("I")
    for number, text in enumerate(texts):
        found, fine = array("I"), bytearray()
        ones = twos = 0
        for term, weight in zip(text.terms, text.weights, strict=True):
            if term in bits:
                level = (weight + _COARSE // 2) // _COARSE
                if level == 1 or level > 2:
                    ones |= bits[term]
                if level > 1:
                    twos |= bits[term]
            else:
                place, step = places[term], min(weight // _FINE, 255)
                found.append(place)
                fine.append(step)
                holders[place].append(number)
                holds[place].append(step)
        rare.append(found)
        heft.append(bytes(fine))
        planes.append((ones, twos))
        shares.append(text.share)
    return Index(tuple(rare), tuple(heft), tuple(planes), shares, holders, holds)


def rivals(found: Index, text: int) -> list[tuple[int, int]]:
    """The texts most like a text, best first: minus the likeness, of FULL, and the number.

    Texts that share no rare term are not among them.
    """
    planes = found.planes
    ones, twos = planes[text]
    ranked = []
    for other, likeness in _candidates(found, text):
        its_ones, its_twos = planes[other]
        common = (ones & its_ones).bit_count() + 4 * (twos & its_twos).bit_count()
        common += 2 * ((ones & its_twos).bit_count() + (twos & its_ones).bit_count())
        ranked.append((-likeness - _SCALE * common, other))
    ranked.sort()
    return ranked


def may_be_one(found: Index, one: int, other: int) -> bool:
    """Whether two texts share most of their common terms: what is quick to tell of copies."""
    ones, its_ones = found.planes[one][0], found.planes[other][0]
    fewest = min(ones.bit_count(), its_ones.bit_count())
    return 10 * (ones & its_ones).bit_count() >= 7 * fewest


def _candidates(found: Index, text: int) -> list[tuple[int, int]]:
    """Texts and their likeness by rare terms."""
    met = _met(found, text)
    most = _most(found)
    if len(met) <= most:
        return list(met.items())
    floor = max(met.values()) // _FLOOR
    best = [item for item in met.items() if item[1] > floor]
    if len(best) > most:
        floor = sorted([likeness for _, likeness in best])[-most]
        best = [item for item in best if item[1] >= floor]
    return best


def _most(found: Index) -> int:
    return max(_CANDIDATES, _BUDGET // len(found.rare))


def _met(found: Index, text: int) -> dict[int, int]:
    """The texts that share a rare term with a text, and their likeness by these."""
    met: dict[int, int] = {}
    holders, holds = found.holders, found.holds
    left = _VISITS * _most(found)
    for weight, term in sorted(zip(found.heft[text], found.rare[text], strict=True), reverse=True):
        left -= len(holders[term])
        if left < 0:
            break
        for other, its in zip(holders[term], holds[term], strict=True):
            if other in met:  # written for speed: it runs hundreds of times for each text
                met[other] += weight * its
            else:
                met[other] = weight * its
    met.pop(text, None)
    return met
