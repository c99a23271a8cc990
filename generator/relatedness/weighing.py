"""What each text weighs in each of its terms.

A term's weight in a text is multiplied by its rarity, 1 + log₂ texts / texts with the term, which
is rounded down to a whole power of two: so that one more text, or one less, changes the weights
of few. All of it is in whole numbers, so that every machine finds the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, compress
from math import isqrt
from operator import mul
from typing import NamedTuple

from generator.terms.gists import Gist

FULL = 255  # the length of the weights of a text, as a vector; none is more than a byte
_ALL, _HALF = 16, 11  # the rarity of what all texts hold, and what each halving adds: 16 ln 2
_FEW = 100  # no term is common that fewer texts hold
LONE = 0  # the standing of a term that one text alone holds


@dataclass(frozen=True, slots=True)
class Weighing:
    """Terms and texts in numbers."""

    numbers: dict[str, int]  # of terms
    standings: bytes  # by term: what `rarity` and `is_common` tell of
    terms: tuple[array[int], ...]  # of each text

    def rarity(self, term: str) -> int:
        """How often the list can be halved until all that is left holds a term."""
        number = self.numbers.get(term)
        standing = LONE if number is None else self.standings[number]
        return halvings(len(self.terms), 1) if standing == LONE else rarity(standing)

    def may_be_one(self, one: int, other: int) -> bool:
        """Whether two texts share most of their terms: what is quick to tell of copies."""
        short, long = sorted((self.terms[one], self.terms[other]), key=len)
        return 2 * len(set(long).intersection(short)) >= len(short)


def weigh(gists: Sequence[Gist]) -> Weighing:
    """Number the terms of texts, and find how rare they are."""
    numbers = _Numbers()
    number = numbers.__getitem__
    terms = tuple([array("I", map(number, _split(gist.terms))) for gist in gists])
    counts = [0] * len(numbers)
    for term in chain.from_iterable(terms):
        counts[term] += 1
    known: dict[int, int] = {}
    for count in counts:
        if count not in known:
            known[count] = _standing(len(gists), count)
    return Weighing(numbers, bytes(map(known.__getitem__, counts)), terms)


def halvings(size: int, count: int) -> int:
    """How often a list of `size` can be halved until about `count` texts are left."""
    return max(((size + 1) // (count + 1)).bit_length() - 1, 0)


def rarity(standing: int) -> int:
    """How often a list can be halved until all that is left holds the term; not of a lone one."""
    return (standing - 1) >> 1


def is_common(standing: int) -> bool:
    """Whether too many texts hold a term for likeness to be sought by it."""
    return standing > LONE and not standing & 1


class Vectors:
    """Makes vectors of texts, of the terms that they share with others, and as long as FULL."""

    def __init__(self, weighing: Weighing) -> None:
        self._standings = weighing.standings
        steps = range(min(halvings(len(weighing.terms), 1), (255 - _ALL) // _HALF) + 1)
        values = [_ALL + _HALF * step for step in steps]
        self._values = bytes([0, *chain.from_iterable(zip(values, values, strict=True))])
        self._alone = values[-1]

    def make(self, terms: Sequence[int], weights: bytes) -> Vector:
        """The vector of a text of these terms and weights."""
        standings = bytes(map(self._standings.__getitem__, terms))
        raw = list(map(mul, weights, map(self._values.__getitem__, standings)))
        return Vector(standings, raw, isqrt(sum(map(mul, raw, raw))) or 1)

    def share(self, vector: Vector, weights: bytes) -> int:
        """What part of a text its vector is, of FULL."""
        lone = compress(weights, vector.standings.translate(_LONE))
        whole = vector.length**2 + self._alone**2 * sum(weight * weight for weight in lone)
        return vector.length * FULL // isqrt(whole)


class Vector(NamedTuple):
    """What a text weighs in its terms."""

    standings: bytes  # of these
    raw: list[int]  # weights; as a vector, they have this
    length: int

    def rare(self) -> bytes:
        """Not zero for each term by which likeness is sought."""
        return self.standings.translate(_RARE)

    def common(self) -> bytes:
        """Not zero for each term that too many texts hold for that."""
        return self.standings.translate(_COMMON)


_LONE = bytes([1]) + bytes(255)
_RARE = bytes([standing & 1 for standing in range(256)])
_COMMON = bytes([is_common(standing) for standing in range(256)])


class _Numbers(dict[str, int]):
    """Numbers of terms, given out as they are first met."""

    def __missing__(self, term: str) -> int:
        self[term] = number = len(self)
        return number


def _split(terms: str) -> list[str]:
    return terms.split("\t") if terms else []


def _standing(size: int, count: int) -> int:
    if count < 2:
        return LONE
    common = count > max(_FEW, isqrt(size // 4))
    return 2 * halvings(size, count) + (2 if common else 1)
