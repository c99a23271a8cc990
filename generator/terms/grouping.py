"""The topics of a list: which phrases its papers share, and which paper belongs to which.

A topic is one phrase. Phrases are taken greedily by the weight they have in papers that have no
topic yet, so that the topics cover the list; one that repeats a topic is left out, and where it is
a narrower one its papers join that topic. In a large list a paper without any topic's phrase joins
the topic of most of the papers that are like it.
"""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import log2, sqrt

from generator.terms._stopwords import COMMON, SPEAK, WEAK
from generator.terms.chinese import PART
from generator.terms.concepts import BROAD_KEYS, EMPTY_KEYS, NAMES, TOOL_KEYS
from generator.terms.gists import Gist
from generator.terms.words import overlap, stem, stems

LARGE = 150  # papers: in a smaller list only what papers really share makes a topic
_FEWEST, _MOST = 15, 40  # topics of a large list
_SMALL_MOST = 15  # topics of a small one
_SUPPORT = 0.005  # share of a list's papers that have a topic's phrase at least; two, or three
_SHARE, _SMALL_SHARE = 0.3, 0.45  # a phrase that more of the papers have says nothing
_TOLD = 0.06  # chance to be a keyword from which on a paper is said to have a phrase
_TOLD_NEW = 0.03  # the same for a phrase that is not well known: its chance is lower everywhere
_TOLD_TOOL = 0.2  # the same for a tool, which a paper may well have without being about it
_TOOL_SHARE = 0.05  # a tool of a larger part of a list's papers says nothing
_NEW, _SINGLE = 0.8, 0.2  # factors for a phrase that is not well known, and for one of one word
_COVERED = 0.35  # what a paper counts for towards a topic, for each topic that it has already
_REPEATS = 0.7  # share of the smaller one's papers from which on two topics are one
_KIN = 0.15  # the same for two that share a telling word
_ALONE = 0.2  # share of a string's papers in which it is a phrase of its own
_ALONE_NOT = 0.6  # share of them in which it is part of one longer string
_VOTES = 3  # of the papers that are like one, for it to join their topic
_DIGITS = 4  # to which scores are rounded before they are compared

_COMMON = frozenset(stem(word) for word in f"{COMMON} {WEAK} {SPEAK}".split())

Papers = Sequence[Gist]


@dataclass(frozen=True, slots=True)
class Group:
    """A topic: its phrase's key, and the papers that belong to it."""

    key: str
    members: frozenset[int]


@dataclass(frozen=True, slots=True)
class _Candidate:
    key: str
    chances: Mapping[int, float]  # of each paper that has the phrase, to name it a keyword
    factor: float


def groups(papers: Papers, alike: Sequence[Sequence[int]]) -> list[Group]:
    """The topics of a list, given each paper's gist, and the numbers of papers that are like it.

    A paper may be in none.
    """
    chosen = _chosen(_candidates(papers), _wanted(len(papers)))
    return _with_alike(chosen, alike) if len(papers) >= LARGE else chosen


def _wanted(size: int) -> int:
    if size < LARGE:
        return min(_SMALL_MOST, round(2.5 * sqrt(size)))
    return max(_FEWEST, min(_MOST, round(11 * log2(size) - 64)))


def _candidates(papers: Papers) -> list[_Candidate]:
    """The phrases that enough papers share, and not too many."""
    size = len(papers)
    least = max(3 if size >= LARGE else 2, round(_SUPPORT * size))
    most = _SHARE * size if size >= LARGE else min(max(3, _SMALL_SHARE * size), size - 1)
    barred = BROAD_KEYS | EMPTY_KEYS
    found = []
    for key, chances in _postings(papers, least).items():
        if least <= len(chances) <= most and key not in barred:
            candidate = _candidate(key, chances)
            common = key in TOOL_KEYS and len(candidate.chances) > _TOOL_SHARE * size
            if len(candidate.chances) >= least and not common and _is_word(candidate):
                found.append(candidate)
    return _whole(found)


def _is_word(candidate: _Candidate) -> bool:
    """Whether papers have it as a phrase of its own: a string of Chinese may be a word's part."""
    alone = sum(chance != PART for chance in candidate.chances.values())
    return alone >= max(2, _ALONE * len(candidate.chances))


def _whole(found: Sequence[_Candidate]) -> list[_Candidate]:
    """Without the Chinese strings that stand mostly within one longer string."""
    parts = [candidate for candidate in found if not candidate.key.isascii()]
    inner = {
        part.key
        for part in parts
        for longer in parts
        if part.key in longer.key
        and part is not longer
        and len(longer.chances) >= _ALONE_NOT * len(part.chances)
    }
    return [candidate for candidate in found if candidate.key not in inner]


def _postings(papers: Papers, least: int) -> dict[str, dict[int, float]]:
    """For each phrase's key, of those that are frequent, the papers that have it.

    With each stands the chance of the phrase to be a keyword there.
    """
    rows = [[line.partition("\t") for line in gist.lines()] for gist in papers]
    spread = Counter([key for row in rows for key, _, _ in row])
    postings: dict[str, dict[int, float]] = {
        key: {} for key, count in spread.items() if count >= least
    }
    for number, row in enumerate(rows):
        for key, _, rest in row:
            if key in postings:  # the first is the best
                postings[key].setdefault(number, float(rest.rpartition("\t")[2]))
    return postings


def _candidate(key: str, chances: Mapping[int, float]) -> _Candidate:
    known = key in NAMES
    told = _TOLD_TOOL if key in TOOL_KEYS else _TOLD if known else _TOLD_NEW
    telling = {paper: chance for paper, chance in chances.items() if chance >= told}
    # What is often mentioned and seldom the matter has a low mean.
    factor = sqrt(sum(telling.values()) / len(chances))
    if not known:
        factor *= _SINGLE if _is_single(key) else _NEW
    return _Candidate(key, telling, factor)


def _is_single(key: str) -> bool:
    """Whether a key is one word: that of a Chinese phrase is one up to three characters."""
    return " " not in key if key.isascii() else len(key) < 4


def _chosen(candidates: Sequence[_Candidate], most: int) -> list[Group]:
    """The best phrases, none repeating another, each with the papers of narrower ones."""
    by_key = {candidate.key: candidate for candidate in candidates}
    topics: Counter[int] = Counter()  # of each paper
    members: dict[str, set[int]] = {}
    queue = [(-_gain(candidate, topics), candidate.key) for candidate in candidates]
    heapq.heapify(queue)
    while queue and len(members) < most:
        promised, key = heapq.heappop(queue)
        candidate = by_key[key]
        gain = -_gain(candidate, topics)
        if gain > promised:  # papers of it have a topic since
            heapq.heappush(queue, (gain, key))
            continue
        repeated = next((by_key[k] for k in members if _repeats(candidate, by_key[k])), None)
        if repeated is None:
            members[key] = set(candidate.chances)
            topics.update(candidate.chances.keys())
        elif stems(candidate.key) >= stems(repeated.key):  # a narrower phrase: "linear bandits"
            members[repeated.key].update(candidate.chances)
    return [Group(key, frozenset(papers)) for key, papers in members.items()]


def _gain(candidate: _Candidate, topics: Mapping[int, int]) -> float:
    mass = sum(w * _COVERED ** topics[paper] for paper, w in candidate.chances.items())
    return round(candidate.factor * mass, _DIGITS)


def _repeats(one: _Candidate, other: _Candidate) -> bool:
    """Whether two phrases would make one topic: by their words, or by the papers they share."""
    if overlap(one.key, other.key):
        return True
    shared = len(one.chances.keys() & other.chances.keys())
    share = shared / min(len(one.chances), len(other.chances))
    if stems(one.key) & stems(other.key) <= _COMMON:
        return share >= _REPEATS and shared > 1
    return share >= _KIN


def _with_alike(chosen: Sequence[Group], alike: Sequence[Sequence[int]]) -> list[Group]:
    """The groups, joined by the papers without a group whose like are in one of them.

    The nearest neighbours vote, as in Fix and Hodges, "Discriminatory analysis" (1951).
    """
    placed: defaultdict[int, list[int]] = defaultdict(list)
    for place, group in enumerate(chosen):
        for member in group.members:
            placed[member].append(place)
    joining: defaultdict[int, set[int]] = defaultdict(set)
    for number, others in enumerate(alike):
        if number not in placed:
            votes = Counter(chain.from_iterable(placed.get(other, ()) for other in others))
            place, most = min(votes.items(), key=lambda vote: (-vote[1], vote[0]), default=(0, 0))
            if most >= _VOTES:
                joining[place].add(number)
    return [Group(group.key, group.members | joining[place]) for place, group in enumerate(chosen)]
