"""Recognise a paper that was seen before, although its text may have been mended since.

A paper's mark is a line of text with four parts: a digest of its abstract, a short digest of its
title and authors, a sketch of its wording, and a digest of its id where it has one. The sketch
is a MinHash with one permutation (Li, Owen and Zhang, "One Permutation Hashing", 2012): the
pairs of neighbouring words are dealt into bins by their hash, and of each bin only the smallest
hash is kept, so that two texts agree in about as many bins as they share pairs.

Marks are kept in organisers' files for years: what they are made of must never change.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from operator import eq

from generator.model import Paper

BINS = 64
_WIDTH = 3  # characters a bin
_EMPTY = "0" * _WIDTH  # base 32 has no 0
_DIGEST, _SHORT = 8, 2  # bytes: 64 bits never meet by chance in a list, 16 settle a tie
MARK = (  # the form of a mark, as a pattern
    rf"[0-9a-f]{{{2 * _DIGEST}}} [0-9a-f]{{{2 * _SHORT}}} "
    rf"(?:[a-z2-7]{{{_WIDTH}}}|{_EMPTY}){{{BINS}}}"
    rf"(?: [0-9a-f]{{{2 * _DIGEST}}})?"
)

_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
_PAIRS = tuple(a + b for a in _LETTERS for b in _LETTERS)
# By code points, not by kinds of letters: which letters there are changes with Python's version.
_WORD = re.compile(r"[0-9a-z\u00df-\u024f\u0370-\u1fff]+|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_CJK = "\u3040"  # the first letter that is a word of its own
# With words of three letters and fewer, those whose pairs abstracts of any topic share.
_OFTEN = (
    "also based been both existing from have more most such than that their them then there "
    "these they this those through under when where which while with without work paper "
    "propose proposed show shows results method methods approach approaches problem problems "
    "demonstrate novel state over across between into only using used"
)
_COMMON = frozenset(_OFTEN.split())
_TITLE = 8  # pairs of words; a text of fewer is hardly more than a title, and every word counts
_MOST_NUMBERS = 1000  # characters: no title has more, and every run of words takes them along
_NUMBER = re.compile(r"\w*\d\w*|[ivx]+|\w")

# A text is the same paper's if it agrees with the old one in this share of the bins.
# Measured on 8,300 abstracts of many conferences: with 64 bins a text keeps 14 when every third
# word is another (6 or fewer in 2 of 100 cases), while of 34 million pairs of different papers 35
# agree in 6 or more, nearly all of them versions of one paper.
_ALIKE, _ALIKE_SHORT = 0.1, 0.4  # short texts say too little to be judged mildly
_FULL, _FEWEST = 32, 3  # bins: of a text that is not short; that must agree in any case
CROWD = 64  # papers that share a pair of words; it tells nothing then, and following it is slow


@dataclass(frozen=True, slots=True)
class Mark:
    """The parts of a mark; "" stands for a sketch or an id that is not there."""

    text: str
    byline: str
    sketch: str
    id: str


def parse(mark: str) -> Mark:
    """The parts of a mark of the form MARK."""
    text, byline, sketch, *more = mark.split(" ")
    return Mark(text, byline, sketch, more[0] if more else "")


def spell(mark: Mark) -> str:
    """The mark as one line of text."""
    return " ".join(filter(None, (mark.text, mark.byline, mark.sketch, mark.id)))


def digests(paper: Paper) -> Mark:
    """A paper's mark without its sketch, which takes most of the time and is seldom asked for."""
    byline = "\0".join((paper.title, *(author.name for author in paper.authors)))
    named = _digest(paper.id.casefold(), _DIGEST) if paper.id else ""
    return Mark(_digest(wording(paper), _DIGEST), _digest(byline, _SHORT), "", named)


def wording(paper: Paper) -> str:
    """The text that a paper is known by: its abstract, or else its title, or else its id."""
    return next((text for text in (paper.abstract, paper.title) if text.strip()), paper.id)


def sketch(text: str) -> str:
    """What is characteristic of a text's wording; alike for texts that are alike."""
    words = _WORD.findall(text.casefold())
    telling = [word for word in words if (len(word) > 3 or word >= _CJK) and word not in _COMMON]
    runs = _runs(telling)
    if len(runs) < _TITLE:
        # "Part I" and "Part II" differ in little but are two papers.
        numbers = " ".join(filter(_NUMBER.fullmatch, words))[:_MOST_NUMBERS]
        runs = [f"{run} {numbers}" for run in _runs(words)]
    # Encoded together, which takes half the time; no run holds a line break.
    hashes = sorted(set(map(zlib.crc32, "\n".join(runs).encode().split(b"\n")))) if runs else []
    cells = [_EMPTY] * BINS
    for number in reversed(hashes):  # the smallest of a bin is written last
        cells[number % BINS] = _cell(number // BINS)
    return "".join(cells)


def _runs(words: Sequence[str]) -> list[str]:
    """The pairs of neighbouring words, or triples of signs where most words are one sign."""
    signs = sum(map(_CJK.__le__, words))
    if signs * 2 > len(words):
        return ["".join(run) for run in zip(words, words[1:], words[2:], strict=False)]
    return list(map(" ".join, pairwise(words)))


def _cell(number: int) -> str:
    # The low bits: the high ones are those of a smallest number, and much the same everywhere.
    return _PAIRS[number & 1023] + _LETTERS[number >> 10 & 31]


def _digest(text: str, size: int) -> str:
    line = " ".join(text.split())  # lines may be broken anew
    return blake2b(line.encode("utf-8", "surrogatepass"), digest_size=size).hexdigest()


def recognise(papers: Sequence[Paper], new: Sequence[Mark], old: Sequence[Mark]) -> dict[int, int]:
    """Which of the new papers is which of the old ones: by id, by equal text, by like text.

    Keys and values are positions in `new` (the digests of `papers`) and in `old`; none stands
    there twice. Ties go to the first of `old`, and then to the first of `new`.
    """
    found: dict[int, int] = {}
    free = dict(enumerate(old))
    for key in (_by_id, _by_all, _by_text):
        _take([(index, key(mark)) for index, mark in enumerate(new)], key, found, free)
    left = [index for index in range(len(new)) if index not in found]
    if free and left:
        # An abstract that came later to a paper of which there was only the title.
        titled = [(index, _digest(papers[index].title, _DIGEST)) for index in left]
        _take([pair for pair in titled if papers[pair[0]].title], _by_text, found, free)
        _take_alike(papers, [index for index in left if index not in found], found, free)
    return found


def _by_id(mark: Mark) -> str:
    return mark.id


def _by_all(mark: Mark) -> str:
    return mark.text + mark.byline


def _by_text(mark: Mark) -> str:
    return mark.text


def _take(
    wanted: Iterable[tuple[int, str]],
    key: Callable[[Mark], str],
    found: dict[int, int],
    free: dict[int, Mark],
) -> None:
    """Find the papers at `wanted` by equal keys; fills `found` and empties `free`."""
    places: dict[str, list[int]] = defaultdict(list)
    for place in reversed(free):  # the first lies on top
        places[key(free[place])].append(place)
    for index, value in wanted:
        if value and index not in found and places.get(value):
            found[index] = places[value].pop()
            del free[found[index]]


def _take_alike(
    papers: Sequence[Paper], left: Sequence[int], found: dict[int, int], free: dict[int, Mark]
) -> None:
    """Find what is left by likeness, best matches first; fills `found` and empties `free`."""
    places = list(free)
    drawn = [sketch(wording(papers[index])) for index in left]
    for position, other in alike(drawn, [free[place].sketch for place in places]):
        index, place = left[position], places[other]
        if index not in found and place in free:
            found[index] = place
            del free[place]


def heirs(gone: Sequence[Mark], standing: Sequence[Mark]) -> list[int | None]:
    """For each paper that is gone, the one that says the same or is most alike, if any is."""
    same: dict[str, int] = {}
    for place, mark in enumerate(standing):
        same.setdefault(mark.text, place)
    result = [same.get(mark.text) for mark in gone]
    for one, other in alike([mark.sketch for mark in gone], [mark.sketch for mark in standing]):
        if result[one] is None:
            result[one] = other
    return result


def alike(sketches: Sequence[str], others: Sequence[str]) -> list[tuple[int, int]]:
    """Pairs of a sketch and another that are the same paper's, the most alike first.

    Pairs are positions in the two sequences; of equally alike ones the first stand first.
    """
    cells = [_cells(other) for other in others]
    index = _index(cells)
    found = []
    for position, one in enumerate(map(_cells, sketches)):
        for other in _candidates(one, index):
            if score := _score(one, cells[other]):
                found.append((-score, other, position))
    return [(position, other) for _, other, position in sorted(found)]


def _cells(text: str) -> list[str]:
    return [text[start : start + _WIDTH] for start in range(0, BINS * _WIDTH, _WIDTH)]


def _index(cells: Iterable[list[str]]) -> list[dict[str, list[int]]]:
    """For each bin, which sketches have which value there."""
    index: list[dict[str, list[int]]] = [defaultdict(list) for _ in range(BINS)]
    for position, row in enumerate(cells):
        for holders, cell in zip(index, row, strict=True):
            if cell != _EMPTY:
                holders[cell].append(position)
    return index


def _candidates(row: list[str], index: list[dict[str, list[int]]]) -> list[int]:
    """The sketches that share enough telling values with this one to be worth a closer look."""
    counts: Counter[int] = Counter()
    for holders, cell in zip(index, row, strict=True):
        those = holders.get(cell, ())
        if len(those) <= CROWD:
            counts.update(those)
    return [position for position, count in counts.items() if count >= _FEWEST]


def _score(one: list[str], other: list[str]) -> int:
    """How alike two sketches are, in thousandths; 0 where they are different papers'."""
    both_empty = sum(a == b == _EMPTY for a, b in zip(one, other, strict=True))
    filled = BINS - both_empty
    shared = sum(map(eq, one, other)) - both_empty
    needed = max(_FEWEST, filled * (_ALIKE if filled >= _FULL else _ALIKE_SHORT))
    return shared * 1000 // filled if shared >= needed else 0
