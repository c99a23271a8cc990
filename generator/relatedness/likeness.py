"""Which texts are like a text, by the cosine of their weights.

Few texts hold a rare term, and those are visited one by one. A common term is a bit in two big
numbers, the bits of its weight, and only the best of the texts so found are compared by these.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from typing import NamedTuple

from generator.relatedness import weighing
from generator.relatedness.weighing import Vector, Vectors, Weighing, is_common
from generator.terms.gists import Gist
from generator.terms.words import Known

FULL = weighing.FULL**2  # the likeness of a text to itself, but for rounding
_COARSE = 16  # steps of the weight of a common term, at most three
_FLOOR = 4  # the rare terms of no candidate make less than this part of the best one's
_CANDIDATES = 32  # texts that are compared by common terms, where more are met;
_BUDGET = 180_000  # in a short list more of them: so many in all


class Index:
    """Texts by the terms they share; texts and terms go by their numbers."""

    def __init__(self, weighed: Weighing, gists: Sequence[Gist]) -> None:
        self._weighed = weighed
        self._gists = gists
        self._vectors = Vectors(weighed)
        self._bits: dict[int, int] = {}  # of common terms
        self._rests = Known(self._rest_of, len(gists))  # by text
        self._rare: list[array[int]] = []  # by text: its rare terms,
        self._heft: list[bytes] = []  # and what these weigh
        self._holders: dict[int, list[int]] = {}  # by rare term: the texts that hold it,
        self._holds: dict[int, bytearray] = {}  # and its weight in each of them
        for term, standing in enumerate(weighed.standings):
            if is_common(standing):
                self._bits[term] = 1 << len(self._bits)
            elif standing:
                self._holders[term] = []
                self._holds[term] = bytearray()
        for number in range(len(gists)):
            self._enter(number)

    def let_go(self) -> None:
        """Free what was remembered; nothing can be asked after this."""
        self._rests.let_go()

    def _enter(self, text: int) -> None:
        terms = self._weighed.terms[text]
        vector = self._vectors.make(terms, self._gists[text].weights)
        marks, length = vector.rare(), vector.length
        rare = array("I", compress(terms, marks))
        heft = bytes([raw * weighing.FULL // length for raw in compress(vector.raw, marks)])
        self._rare.append(rare)
        self._heft.append(heft)
        holders, holds = self._holders, self._holds
        for term, weight in zip(rare, heft, strict=True):
            holders[term].append(text)
            holds[term].append(weight)

    def met(self, text: int) -> dict[int, int]:
        """The texts that share a rare term with a text, and their likeness by these, of FULL."""
        met: dict[int, int] = {}
        holders, holds = self._holders, self._holds
        for weight, term in zip(self._heft[text], self._rare[text], strict=True):
            for other, its in zip(holders[term], holds[term], strict=True):
                if other in met:  # written for speed: it runs hundreds of times for each text
                    met[other] += weight * its
                else:
                    met[other] = weight * its
        met.pop(text, None)
        return met

    def ranked(
        self, text: int, met: Mapping[int, int], candidates: Iterable[int]
    ) -> list[tuple[int, int]]:
        """Candidates, of those met, the most alike first: minus the likeness, and the number."""
        ones, twos, _ = self.rest(text)
        ranked, rests = [], self._rests
        for other in candidates:
            its_ones, its_twos, _ = rests[other]
            common = (ones & its_ones).bit_count() + 4 * (twos & its_twos).bit_count()
            common += 2 * ((ones & its_twos).bit_count() + (twos & its_ones).bit_count())
            ranked.append((-met[other] - _COARSE**2 * common, other))
        ranked.sort()
        return ranked

    def rest(self, text: int) -> Rest:
        """What more there is to a text than its rare terms."""
        return self._rests[text]

    def _rest_of(self, text: int) -> Rest:
        terms, weights = self._weighed.terms[text], self._gists[text].weights
        vector = self._vectors.make(terms, weights)
        return Rest(*self._bits_of(terms, vector), self._vectors.share(vector, weights))

    def _bits_of(self, terms: Sequence[int], vector: Vector) -> tuple[int, int]:
        """The bits of the weights of common terms: of their ones and their twos."""
        ones = twos = 0
        marks, steps = vector.common(), _COARSE * vector.length
        for term, raw in zip(compress(terms, marks), compress(vector.raw, marks), strict=True):
            level = (raw * weighing.FULL + steps // 2) // steps
            if level == 1 or level > 2:
                ones |= self._bits[term]
            if level > 1:
                twos |= self._bits[term]
        return ones, twos


class Rest(NamedTuple):
    """What there is to a text besides its rare terms."""

    ones: int  # a bit for each common term that weighs one step or three
    twos: int  # or two steps or three
    share: int  # what part of it is anyone else's, of the root of FULL


def candidates_of_one(size: int) -> int:
    """How many texts are compared with one, in a list of `size`."""
    return max(_CANDIDATES, _BUDGET // max(size, 1))


def candidates(met: Mapping[int, int], most: int) -> tuple[int, list[int]]:
    """The texts, of those met, that are compared with a text; what they have at least."""
    floor = max(met.values(), default=0) // _FLOOR + 1
    best = [other for other, likeness in met.items() if likeness >= floor]
    if len(best) >= most:
        floor = sorted(map(met.__getitem__, best))[-most]
        best = [other for other in best if met[other] >= floor]
    return floor, best
