"""Which papers of a list are alike, and by which terms.

Papers are compared by the cosine of their tf-idf vectors over stems and pairs of stems, in two
rounds: the few most telling terms of a paper find candidates through an inverted index, and the
best of these are compared by all of their terms. So the cost grows with the list, not with its
square. Likeness is summed in whole numbers, so that no order of addition decides a rank.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import log, sqrt

from generator.terms.concepts import BROAD_KEYS, KNOWN_KEYS
from generator.terms.words import Phrase, bag, is_weak

MOST = 5  # related papers of one
MOST_SHARED = 3  # terms shown as the reason
_SCALE = 10_000  # of a weight; a cosine of 1 is its square
_PROBES = 20  # terms that find candidates
_RARE = 100  # papers that may share a probing term: a fixed number keeps the cost linear
_CANDIDATES = 20  # compared by all of their terms
_TERMS = 64  # of a paper, the heaviest; the rest weighs next to nothing
_SAME = 0.85  # cosine from which on two papers are one
# Cosine from which on papers are alike, by what they share: a phrase of several words, a word that
# is a well-known concept, another word that both are about, or only words of their phrases. In a
# short list chance makes neighbours of any two papers: there more is asked, and words do not do.
_SHORT_LIST = 150  # papers, as for topics
_LEAST_OF_FEW = (0.13, 0.19, 1.0, 1.0)
_LEAST_OF_MANY = (0.045, 0.06, 0.06, 0.09)

_CONCEPT_WORDS = frozenset(
    word for key in KNOWN_KEYS - BROAD_KEYS for word in key.split() if not is_weak(word)
)

Vector = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class _About:
    """What a paper is about."""

    keys: Mapping[str, str]  # folded phrases, and how the paper writes them; "" for parts of others
    words: frozenset[str]  # words of these that well-known concepts are made of


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
    papers that share no phrase are not called alike.
    """
    vectors = _vectors(texts)
    about = [_about(found) for found in phrases]
    spread = Counter(key for each in about for key in (*each.keys, *each.words))
    least = _LEAST_OF_FEW if len(texts) < _SHORT_LIST else _LEAST_OF_MANY
    probes = _probes(vectors)
    index: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for number, terms in enumerate(probes):
        for term in terms:
            index[term].append((number, vectors[number][term]))
    return tuple(
        tuple(_relations(number, _nearest(number, terms, index, vectors), about, spread, least))
        for number, terms in enumerate(probes)
    )


def _vectors(texts: Sequence[str]) -> list[Vector]:
    """The heaviest terms of each text, each with its weight, of length _SCALE in all."""
    counts = [Counter(bag(text)) for text in texts]
    spread = Counter(term for found in counts for term in found)
    rarity = {term: log((len(texts) + 1) / (many + 1)) + 1 for term, many in spread.items()}
    return [_vector(found, spread, rarity) for found in counts]


def _vector(
    found: Mapping[str, int], spread: Mapping[str, int], rarity: Mapping[str, float]
) -> Vector:
    weights = {t: (1 + log(n)) * rarity[t] for t, n in found.items() if spread[t] > 1}
    heaviest = nlargest(_TERMS, weights, key=lambda term: (weights[term], term))
    length = sqrt(sum(weights[term] ** 2 for term in heaviest)) or 1
    return {term: round(_SCALE * weights[term] / length) for term in heaviest}


def _probes(vectors: Sequence[Vector]) -> list[list[str]]:
    spread = Counter(term for vector in vectors for term in vector)
    return [[t for t in vector if spread[t] <= _RARE][:_PROBES] for vector in vectors]


def _nearest(
    number: int,
    terms: Sequence[str],
    index: Mapping[str, Sequence[tuple[int, int]]],
    vectors: Sequence[Vector],
) -> list[tuple[int, int]]:
    """The most alike papers with their likeness, in units of _SCALE squared."""
    vector = vectors[number]
    hits: dict[int, int] = defaultdict(int)
    for term in terms:
        weight = vector[term]
        for other, same in index[term]:
            hits[other] += weight * same
    hits.pop(number, None)
    candidates = nlargest(_CANDIDATES, hits, key=lambda other: (hits[other], -other))
    scored = [(_cosine(vector, vectors[other]), -other) for other in candidates]
    scored.sort(reverse=True)
    unit = _SCALE * _SCALE
    return [(-other, score) for score, other in scored if score <= _SAME * unit]


def _cosine(one: Vector, other: Vector) -> int:
    return sum(one[term] * other[term] for term in one.keys() & other.keys())


def _about(phrases: Sequence[Phrase]) -> _About:
    keys = {phrase.key: phrase.text for phrase in phrases if not is_weak(phrase.key)}
    words = frozenset(word for key in keys for word in key.split())
    return _About(keys, words & _CONCEPT_WORDS)


def _relations(
    number: int,
    nearest: Sequence[tuple[int, int]],
    about: Sequence[_About],
    spread: Mapping[str, int],
    least: Sequence[float],
) -> Iterator[Relation]:
    shown = 0
    for other, score in nearest:
        kind, shared = _shared(about[number], about[other], spread)
        if shared and shown < MOST and score >= least[kind] * _SCALE * _SCALE:
            shown += 1
            yield Relation(other, shared)


def _shared(own: _About, other: _About, spread: Mapping[str, int]) -> tuple[int, tuple[str, ...]]:
    """What both papers are about, the most telling first, and which threshold it must meet."""
    both = own.keys.keys() & other.keys.keys()
    keys = [key for key in both if own.keys[key] or other.keys[key]]
    if not keys:
        words = sorted(own.words & other.words, key=lambda word: (spread[word], word))
        return 3, tuple(words[:MOST_SHARED])
    keys.sort(key=lambda key: (key in BROAD_KEYS, -key.count(" "), spread[key], key))
    kept: list[str] = []
    for key in keys:
        if len(kept) < MOST_SHARED and not any(f" {key} " in f" {longer} " for longer in kept):
            kept.append(key)
    kind = 0 if " " in kept[0] else 1 if kept[0] in KNOWN_KEYS else 2
    return kind, tuple(own.keys[key] or other.keys[key] for key in kept)
