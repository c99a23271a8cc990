"""What each text weighs in each of its terms: a stem, or two stems side by side.

A weight is (1 + ln uses) · (1 + ln texts / texts with the term), as in Salton and Buckley,
"Term-weighting approaches in automatic text retrieval" (1988), and more where the stems name a
matter, less where any abstract has them. All of it is in whole numbers, so that every machine
finds the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import isqrt
from operator import mul

from generator.relatedness.coding import SHIFT, TOPICAL_STEMS, Coded

LENGTH = 1 << 12  # of the weights of a text, as a vector
_STEPS = 16  # of a natural logarithm
_TOPICAL, _OTHER, _SAID = 5, 4, 3  # what a stem's meaning makes of its weight
_MOST_COUNTED = 1_000_000  # terms at a time


@dataclass(frozen=True, slots=True)
class Weighing:
    """What terms weigh; those of one text alone are left out."""

    counts: Mapping[int, int]  # by term: how many texts hold it
    values: Mapping[int, int]  # by term: what one use weighs
    alone: int  # the square of what a pair of ordinary stems weighs that only one text holds


@dataclass(frozen=True, slots=True)
class Weights:
    """What a text weighs, in a vector as long as LENGTH."""

    terms: list[int]
    weights: list[int]  # of these
    share: int  # what part of all the text holds they are, of LENGTH


def weigh(coded: Coded) -> Weighing:
    """Weigh the terms of texts."""
    counts = _counts(coded.terms)
    meanings = _meanings(coded)
    low = (1 << SHIFT) - 1
    size = len(coded.terms)
    values = {
        term: _rarity(size, count) * (meanings[term >> SHIFT or term] + meanings[term & low])
        for term, count in counts.items()
    }
    return Weighing(counts, values, (_STEPS * _rarity(size, 1) * 2 * _OTHER) ** 2)


def weights(coded: Coded, weighing: Weighing) -> Iterator[Weights]:
    """What each text weighs."""
    values = weighing.values
    for held in coded.terms:
        uses = Counter(held)
        terms = [term for term in uses if term in values]
        raw = [_FREQUENCY[uses[term]] * values[term] for term in terms]
        square = sum(map(mul, raw, raw))
        length = isqrt(square) or 1
        # What only this text holds is taken to weigh what an ordinary pair does.
        lone = uses.total() - sum(map(uses.__getitem__, terms))
        whole = isqrt(square + lone * weighing.alone) or 1
        fitted = [weight * LENGTH // length for weight in raw]
        yield Weights(terms, fitted, length * LENGTH // whole)


def _counts(texts: Sequence[Sequence[int]]) -> dict[int, int]:
    """How many texts hold a term, of those that two or more do.

    Most pairs are one text's alone, and a long list has too many to count. Those met only once
    are forgotten from time to time, as in Manku and Motwani, "Approximate frequency counts over
    data streams" (2002).
    """
    counts = Counter[int]()
    for terms in texts:
        counts.update(dict.fromkeys(terms).keys())
        if len(counts) > _MOST_COUNTED:
            single = 1 << SHIFT
            counts = Counter({term: n for term, n in counts.items() if n > 1 or term < single})
    return {term: count for term, count in counts.items() if count > 1}


def _meanings(coded: Coded) -> list[int]:
    """By a stem's number: the part of its weight that its meaning makes."""
    said = [_SAID] * coded.telling
    return said + [
        _TOPICAL if root in TOPICAL_STEMS else _OTHER for root in coded.roots[coded.telling :]
    ]


@cache
def _rarity(texts: int, count: int) -> int:
    return _STEPS + _log(texts + 1, count + 1)


def _log(over: int, under: int) -> int:
    """The natural logarithm of a ratio not below 1, in steps, rounded down and exactly so.

    >>> _log(8, 1), _log(3, 3)
    (33, 0)
    """
    power: int = over**_STEPS // under**_STEPS
    binary = power.bit_length() - 1
    return binary * 61 // 88  # ln 2, to five digits


class _Frequencies(dict[int, int]):
    """What so many uses of a term in one text make of its weight."""

    def __missing__(self, uses: int) -> int:
        self[uses] = frequency = _STEPS + _log(uses, 1)
        return frequency


_FREQUENCY = _Frequencies()
