"""How often the terms of a block of papers stand in their texts, told from their places."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate, chain, compress, repeat
from operator import add, sub
from typing import NamedTuple

from generator.search._signs import STOP
from generator.search.layout import changed, shifted
from generator.search.terms import Joins

SLOT_BITS = 9
SLOT = 1 << SLOT_BITS  # places that a paper's text takes up; a longer one takes several slots
TEXT_BITS = 2  # of an entry, which are the step of its weight; those above are its paper

# How much a term's frequency counts in a text, as in BM25: k1 as usual, b a little below the
# usual 0.75, since abstracts vary little in length. Four steps of it are kept.
_K1, _B = 1.2, 0.6
_STEPS = (0.9, 1.25, 1.6)
_MOST_BITS = 5
_MOST = (1 << _MOST_BITS) - 1  # occurrences; more change nothing
_STOP = STOP.split()


class Lists(NamedTuple):
    """Ascending entries of some terms in order."""

    words: list[str]
    entries: array[int]  # of all terms, an array "I"
    ends: list[int]  # where those of each term end


def joined(words: Iterable[str], lists: Mapping[str, array[int]]) -> Lists:
    """The lists of those of the `words` that have one."""
    known = list(filter(lists.__contains__, words))
    own = list(map(lists.__getitem__, known))
    return Lists(known, array("I", b"".join(own)), list(accumulate(map(len, own))))


def counted(places: Lists, owners: Sequence[int], weights: Sequence[Sequence[int]]) -> Lists:
    """An entry for each paper that has a term.

    `places` may come more than once, a slot has its paper in `owners`, and each paper has in
    `weights` what `steps` gives.
    """
    values = [paper << TEXT_BITS | step for paper, own in enumerate(weights) for step in own]
    # Where the values of a place's paper begin.
    rows = shifted(places.entries, SLOT_BITS, _MOST_BITS)
    if len(owners) > len(weights):
        rows = array("I", [owners[row >> _MOST_BITS] << _MOST_BITS for row in rows])
    begins = changed(rows)
    for end in places.ends[:-1]:
        begins[end] = 1
    starts = list(compress(range(len(rows)), begins))
    often = list(map(sub, [*starts[1:], len(rows)], starts))
    if max(often, default=0) > _MOST:
        often = list(map(min, often, repeat(_MOST)))
    found = map(values.__getitem__, map(add, compress(rows, begins), often))
    ends = list(map(bisect_left, repeat(starts), places.ends))
    return Lists(places.words, array("I", list(found)), ends)


@cache
def steps(length: float) -> tuple[int, ...]:
    """The step for each number of occurrences in a text of `length` times the average."""
    norm = _K1 * (1 - _B + _B * length)
    shares = (count * (_K1 + 1) / (count + norm) for count in range(_MOST + 1))
    return tuple(sum(share >= step for step in _STEPS) for share in shares)


def together(
    places: Mapping[str, array[int]], more: Mapping[str, array[int]]
) -> dict[str, array[int]]:
    """All places that count: those of stop words do not, and `more` do."""
    found = dict(places)
    for word, own in more.items():
        found[word] = array("I", sorted([*places.get(word, ()), *own]))
    for word in _STOP:
        found.pop(word, None)
    return found


def add_pairs(
    places: Mapping[str, array[int]], known: Joins, more: Mapping[str, array[int]]
) -> None:
    """Add to `more` neighbours that are also written as one word."""
    firsts = filter(places.__contains__, known.pairs)
    before = {place + 1: known.pairs[first] for first in firsts for place in places[first]}
    for second in filter(places.__contains__, known.seconds):
        for place in filter(before.__contains__, places[second]):
            if joined := before[place].get(second):
                more[joined].append(place - 1)


def add_parts(
    places: Mapping[str, array[int]],
    owners: Sequence[int],
    known: Joins,
    more: Mapping[str, array[int]],
) -> None:
    """Add to `more` the parts of hyphenated words written as one, once for each paper without."""
    papers: dict[str, set[int]] = {word: set() for word in _STOP}
    for word in filter(known.parts.__contains__, places):
        for part in known.parts[word]:
            if part not in papers:
                found = chain(places.get(part, ()), more.get(part, ()))
                papers[part] = {owners[place >> SLOT_BITS] for place in found}
            for place in places[word]:
                paper = owners[place >> SLOT_BITS]
                if paper not in papers[part]:
                    papers[part].add(paper)
                    more[part].append(place)
