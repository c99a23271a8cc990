"""Blocks of papers into the lists of the whole index."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from generator.search.layout import VARINTS, in_order
from generator.search.postings import (
    AUTHOR_BITS,
    SLOT,
    TEXT_BITS,
    TITLE_BITS,
    Block,
    Part,
    Pieces,
)

SEGMENT = 4_096  # places in one record, but for those of one block, which stay together


# A term's list of one kind: how many entries, the last one, and its bytes.
Row = tuple[int, int, bytes]
Rows = Mapping[str, Row]


# Some neighbouring places of one term: the term, the first, how many, and the bytes.
Segment = tuple[str, int, int, bytes]


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


def long_papers(blocks: Sequence[Block]) -> list[int]:
    """Papers whose text takes several slots, once for each slot after the first."""
    starts = _starts([block.papers for block in blocks])
    return [start + n for start, block in zip(starts, blocks, strict=True) for n in block.long]


def segments(blocks: Sequence[Block]) -> Iterator[Segment]:
    """The places of all terms in order, those of a frequent one in several parts."""
    for parts in _alike(blocks, _starts([block.slots * SLOT for block in blocks])):
        yield from _segments(parts)


def _segments(parts: Sequence[tuple[Part, int]]) -> Iterator[Segment]:
    full: dict[str, list[tuple[int, Row]]] = {}
    firsts: dict[str, int] = {}
    growing: dict[str, Row] = {}
    coded = VARINTS.__getitem__
    for part, start in parts:
        for word, count, first, last, rest in part.places.rows():
            before = growing.get(word)
            if before and before[0] + count <= SEGMENT:
                data = before[2] + coded(start + first - before[1]) + rest
                growing[word] = before[0] + count, start + last, data
                continue
            if before:
                full.setdefault(word, []).append((firsts[word], before))
            firsts[word] = start + first
            growing[word] = count, start + last, coded(start + first) + rest
    for word in in_order(growing):
        for first, (count, _, data) in (*full.get(word, ()), (firsts[word], growing[word])):
            yield word, first, count, data


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


def _rows(pieces: Sequence[tuple[Pieces, int]]) -> Rows:
    """The lists of one kind, each counted from its start."""
    coded = VARINTS.__getitem__
    found: dict[str, Row] = {}
    for piece, start in pieces:
        for word, count, first, last, rest in piece.rows():
            if before := found.get(word):
                data = before[2] + coded(start + first - before[1]) + rest
                found[word] = before[0] + count, start + last, data
            else:
                found[word] = count, start + last, coded(start + first) + rest
    return found
