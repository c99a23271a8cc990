"""Blocks of papers into the lists of the whole index."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, compress, pairwise, repeat
from operator import add, ne
from typing import NamedTuple

from generator.search.counting import SLOT, TEXT_BITS
from generator.search.layout import differences, order
from generator.search.postings import (
    AUTHOR_BITS,
    TITLE_BITS,
    Block,
    Part,
    Pieces,
)

SEGMENT = 4_096  # places in one record, but for those of one block, which stay together


class Rows(NamedTuple):
    """Lists of one kind, in the order of their terms."""

    words: list[str]
    counts: list[int]  # entries
    firsts: list[int]  # the first entry of each
    data: list[bytes]


class Merged(NamedTuple):
    """All lists but the places, of the terms that begin alike."""

    titles: Rows
    authors: Rows
    texts: Rows


def merged(blocks: Sequence[Block]) -> Iterator[Merged]:
    """The lists of titles, authors and texts, group by group in the order of their terms."""
    for parts in _alike(blocks, _starts([block.papers for block in blocks])):
        yield Merged(
            _rows([(part.titles, start << TITLE_BITS) for part, start in parts]),
            _rows([(part.authors, start << AUTHOR_BITS) for part, start in parts]),
            _rows([(part.texts, start << TEXT_BITS) for part, start in parts]),
        )


def segments(blocks: Sequence[Block]) -> Iterator[Rows]:
    """The places of all terms, group by group in order, those of a frequent one in several rows."""
    for parts in _alike(blocks, _starts([block.slots * SLOT for block in blocks])):
        yield _rows([(part.places, start) for part, start in parts], SEGMENT)


def long_papers(blocks: Sequence[Block]) -> list[int]:
    """Papers whose text takes several slots, once for each slot after the first."""
    starts = _starts([block.papers for block in blocks])
    return [start + n for start, block in zip(starts, blocks, strict=True) for n in block.long]


def _alike(blocks: Sequence[Block], starts: Sequence[int]) -> Iterator[list[tuple[Part, int]]]:
    """The parts of all blocks that begin alike, with the start of their block."""
    found: dict[int, list[tuple[Part, int]]] = {}
    for block, start in zip(blocks, starts, strict=True):
        for part in block.parts:
            found.setdefault(part.beginning, []).append((part, start))
    for beginning in sorted(found):
        yield found[beginning]


def _starts(sizes: Sequence[int]) -> list[int]:
    return list(accumulate(sizes, initial=0))[: len(sizes)]


def _rows(pieces: Sequence[tuple[Pieces, int]], most: int | None = None) -> Rows:
    """The lists of one kind, each counted from its start; cut where more than `most` entries.

    Whole columns are worked on, since there are some hundred thousand lists.
    """
    words, counts, firsts, lasts, rests = _columns(pieces)
    begins = list(compress(range(len(words)), map(ne, words, chain(("",), words))))
    if most is not None:
        begins = list(_cut([*begins, len(words)], counts, most))
    before = [0, *lasts][: len(words)]
    for begin in begins:
        before[begin] = 0
    own = list(map(add, differences(before, firsts), rests))
    totals = list(accumulate(counts, initial=0))
    spans = list(pairwise([*begins, len(words)]))
    return Rows(
        [words[begin] for begin in begins],
        [totals[end] - totals[begin] for begin, end in spans],
        [firsts[begin] for begin in begins],
        [own[begin] if end == begin + 1 else b"".join(own[begin:end]) for begin, end in spans],
    )


def _columns(
    pieces: Sequence[tuple[Pieces, int]],
) -> tuple[list[str], list[int], list[int], list[int], list[bytes]]:
    """The columns of all pieces, in the order of the terms and then of the pieces."""
    words: list[str] = []
    counts: list[int] = []
    firsts: list[int] = []
    lasts: list[int] = []
    rests: list[bytes] = []
    for piece, start in pieces:
        own, number, first, last, rest = piece.columns()
        words += own
        counts += number
        firsts += map(add, first, repeat(start))
        lasts += map(add, last, repeat(start))
        rests += rest
    if len(pieces) == 1:
        return words, counts, firsts, lasts, rests
    places = order(words)
    return (
        list(map(words.__getitem__, places)),
        list(map(counts.__getitem__, places)),
        list(map(firsts.__getitem__, places)),
        list(map(lasts.__getitem__, places)),
        list(map(rests.__getitem__, places)),
    )


def _cut(edges: Sequence[int], counts: Sequence[int], most: int) -> Iterator[int]:
    """The edges without the last, and between them those before what would be more than `most`."""
    for start, end in pairwise(edges):
        yield start
        filled = 0
        for row in range(start, end) if end - start > 1 else ():
            if filled and filled + counts[row] > most:
                yield row
                filled = 0
            filled += counts[row]
