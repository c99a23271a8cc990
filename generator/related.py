"""Which papers of a list are alike, and by which terms.

Likeness is the cosine of what two papers weigh in each of their terms; only the best of the
papers that share a rare term are compared, so that the cost hardly grows faster than the list.
It is counted in whole numbers, so that no order of addition decides a rank.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from generator.relatedness import coding, likeness, weighing
from generator.relatedness.coding import SHIFT
from generator.relatedness.likeness import FULL, Index
from generator.relatedness.reasons import FAINT, STRONG, WEAK, Reader
from generator.relatedness.weighing import LENGTH
from generator.terms.words import Phrase

MOST = 5  # related papers of one
MOST_SHARED = 3  # terms shown as the reason
# The least likeness, of FULL, by the strength of the best reason. In a short list chance makes
# neighbours of any two papers, so that more is asked.
_SHORT_LIST = 150  # papers, as for topics
_LEAST_OF_FEW = {STRONG: FULL * 50 // 1000, WEAK: FULL * 90 // 1000, FAINT: FULL * 200 // 1000}
_LEAST_OF_MANY = {STRONG: FULL * 50 // 1000, WEAK: FULL * 65 // 1000, FAINT: FULL * 90 // 1000}
_SUSPECT = FULL // 2  # likeness from which on a paper may be a copy of another
_STRETCH = 4  # stems; of a text that is copied with some changes, most such stretches are left


@dataclass(frozen=True, slots=True)
class Relation:
    """A paper that is like another."""

    other: int  # its number in the list, from 0
    shared: tuple[str, ...]  # phrases that both use, as the first writes them, best first


def related(
    texts: Sequence[str], phrases: Sequence[Sequence[Phrase]]
) -> tuple[tuple[Relation, ...], ...]:
    """For each paper of a list, at most MOST others, the most alike first.

    `texts` are the plain texts, `phrases` what each is about, by which likeness is explained:
    papers that share no phrase are not called alike. None is related to a copy of itself, nor to
    two copies of one.
    """
    coded = coding.encode(texts)
    weighed = weighing.weigh(coded)
    index = likeness.index(weighed.counts, weighing.weights(coded, weighed), len(texts))
    reader = Reader(texts, phrases)
    return tuple(
        tuple(islice(_relations(number, coded.terms, index, reader), MOST))
        for number in range(len(texts))
    )


def _relations(
    number: int, terms: Sequence[Sequence[int]], index: Index, reader: Reader
) -> Iterator[Relation]:
    least = _LEAST_OF_MANY if len(terms) >= _SHORT_LIST else _LEAST_OF_FEW
    shown = [(number, _SUSPECT)]
    for minus, other in likeness.rivals(index, number):
        # Rarely anything is much alike of which only a small part is anyone else's.
        share = index.shares[number] * index.shares[other]
        alike = -minus * share // (LENGTH * LENGTH)
        if alike < least[STRONG]:
            continue
        # A copy of one seen before is as much alike, but for a few words.
        near = [one for one, score in shown if -20 * minus >= 19 * score]
        if near and any(_are_copies(terms, index, other, one) for one in near):
            continue
        reasons = reader.shared(number, other, MOST_SHARED)
        if reasons.phrases and alike >= least[reasons.strength]:
            shown.append((other, -minus))
            yield Relation(other, reasons.phrases)


def _are_copies(terms: Sequence[Sequence[int]], index: Index, one: int, other: int) -> bool:
    """Whether two texts are one but for a few words: half of the stretches of one are in both."""
    if not likeness.may_be_one(index, one, other):
        return False
    short, long = sorted((_stretches(terms[one]), _stretches(terms[other])), key=len)
    return 2 * len(short & long) >= len(short)


def _stretches(terms: Sequence[int]) -> frozenset[tuple[int, ...]]:
    """Every few stems of a text that follow one another, or all the text if it has fewer."""
    stems = [term for term in terms if term < 1 << SHIFT]
    shifted = (stems[start:] for start in range(_STRETCH))
    return frozenset(zip(*shifted, strict=False)) or frozenset({tuple(stems)})
