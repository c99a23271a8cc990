"""Which papers of a list are alike, and by which terms.

Likeness is the cosine of what two papers weigh in each of their terms; only the best of the
papers that share a rare term are compared, so that the cost hardly grows faster than the list.
It is counted in whole numbers, so that no order of addition decides a rank.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import islice

from generator.relatedness import likeness, memory, weighing
from generator.relatedness.likeness import FULL, Index
from generator.relatedness.memory import DIGEST, Memory, Neighbours, Relation
from generator.relatedness.reasons import FAINT, MANY, NAMED, STRONG, WEAK, Comparison, Headed
from generator.terms.gists import Gist

MOST = 5  # related papers of one
MOST_SHARED = 3  # terms shown as the reason
# The least likeness, of 1000, by the strength of the best reason. In a short list chance makes
# neighbours of any two papers, so that more is asked.
_SHORT_LIST = 150  # papers, as for topics
_LEAST_OF_FEW = {STRONG: 55, NAMED: 90, WEAK: 120, FAINT: 200}
_LEAST_OF_MANY = {STRONG: 50, NAMED: 65, WEAK: 65, FAINT: 90}
_SUSPECT = FULL // 2  # likeness from which on a paper may be a copy of another
_STRETCH = 4  # words; of a text that is copied with some changes, most such stretches are left


class _Finder:
    """Finds the papers that are like one of a list."""

    def __init__(self, texts: Sequence[Headed], gists: Sequence[Gist]) -> None:
        self.weighing = weighing.weigh(gists)
        self.index = Index(self.weighing, gists)
        self._texts = texts
        self._comparison = Comparison(texts, gists, self.weighing)
        self._most = likeness.candidates_of_one(len(texts))
        self._least = _LEAST_OF_MANY if len(texts) >= _SHORT_LIST else _LEAST_OF_FEW

    def find(self, text: int) -> Neighbours:
        """The candidates and the relations of a paper."""
        met = self.index.met(text)
        floor, candidates = likeness.candidates(met, self._most)
        ranked = self.index.ranked(text, met, candidates)
        relations = tuple(islice(self._relations(text, ranked), MOST))
        return memory.neighbours(floor, candidates, relations)

    def let_go(self) -> None:
        """Free what was remembered; nothing can be found after this."""
        self.index.let_go()
        self._comparison.let_go()

    def _relations(self, text: int, ranked: Sequence[tuple[int, int]]) -> Iterator[Relation]:
        share, shown = self.index.rest(text).share, [(text, _SUSPECT)]
        for minus, other in ranked:
            if -1000 * minus < self._least[STRONG] * FULL:
                break
            # Rarely anything is much alike of which only a small part is anyone else's.
            alike = 1000 * -minus * share * self.index.rest(other).share // FULL**2
            if alike < self._least[STRONG]:
                continue
            # A copy of one seen before is as much alike, but for a few words.
            near = [one for one, likeness in shown if -20 * minus >= 19 * likeness]
            if any(self._are_copies(other, one) for one in near):
                continue
            reasons = self._comparison.shared(text, other, MOST_SHARED)
            if reasons.phrases and alike >= self._least[reasons.strength]:
                shown.append((other, -minus))
                yield Relation(other, reasons.phrases)

    def _are_copies(self, one: int, other: int) -> bool:
        """Whether two texts are one but for a few words."""
        if not self.weighing.may_be_one(one, other):
            return False
        return _are_copies(self._texts[one], self._texts[other])


def related(
    before: Memory | None, texts: Sequence[Headed], gists: Sequence[Gist]
) -> tuple[tuple[tuple[Relation, ...], ...], Memory]:
    """For each paper of a list, at most MOST others, the most alike first; and a memory of it.

    `texts` are headings and abstracts in plain text, each with its own gist, by which likeness is
    explained: papers that share no phrase are not called alike. None is related to a copy of
    itself, nor to two copies of one. `before` is what was found out about another list: it saves
    time where that is nearly the same, and never matters to the result.
    """
    finder = _Finder(texts, gists)
    digests = b"".join(map(_digest, texts))
    kept: dict[int, Neighbours] = {}
    if before and _manner(len(before.floors)) == _manner(len(texts)):
        kept = memory.still(before, digests, finder.weighing, finder.index)
    found = [kept.get(text) or finder.find(text) for text in range(len(texts))]
    relations = tuple([memory.relations(one) for one in found])
    remembered = memory.remember(digests, finder.weighing, found)
    finder.let_go()
    return relations, remembered


def _digest(text: Headed) -> bytes:
    heading, abstract = text
    whole = f"{len(heading)} {heading}{abstract}".encode("utf-8", "surrogatepass")
    return blake2b(whole, digest_size=DIGEST).digest()


def _manner(size: int) -> tuple[object, ...]:
    """What the size of a list decides of how likeness is sought in it."""
    return (
        likeness.candidates_of_one(size),
        size >= _SHORT_LIST,
        size > MANY,
        weighing.halvings(size, 1),
    )


def _are_copies(one: Headed, other: Headed) -> bool:
    """Whether two texts are one but for a few words: half of the stretches of one are in both."""
    short, long = sorted((_stretches(one), _stretches(other)), key=len)
    return 2 * len(short & long) >= len(short)


def _stretches(text: Headed) -> frozenset[tuple[str, ...]]:
    """Every few words of a text that follow one another, or all the text if it has fewer."""
    words = " ".join(text).split()
    shifted = (words[start:] for start in range(_STRETCH))
    return frozenset(zip(*shifted, strict=False)) or frozenset({tuple(words)})
