"""Where each term stands: numbers of papers, and places in their texts, one block of papers each.

Blocks know nothing of one another, so that memory put on `block` has all but one of them ready
when one paper was edited.
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise
from operator import gt, itemgetter, sub
from typing import TypeAlias

from generator.search.counting import (
    SLOT,
    SLOT_BITS,
    TEXT_BITS,
    Lists,
    add_pairs,
    add_parts,
    counted,
    joined,
    steps,
    together,
)
from generator.search.layout import in_order, rests
from generator.search.terms import (
    Folded,
    Joins,
    Searchable,
    author_terms,
    body_terms,
    folded,
    joins,
    more_terms,
    title_terms,
)

LONGEST_TITLE = 15  # words; what is longer counts as this
# Bits of an entry that are its value; those above are its paper.
TITLE_BITS, AUTHOR_BITS = 10, 13
GROUP = "="  # begins the term of a year or of a venue's word

_CROWDS = (3, 5, 8)  # authors, where a next class of number begins
_LAST_AUTHOR = 255  # the number of an author has 8 bits; all further authors are one

ByTerm: TypeAlias = "Mapping[str, array[int]]"


class _Beginnings(dict[str, int]):
    """What a first character counts as: itself in ASCII, else 512 that neighbour as UTF-16."""

    def __missing__(self, char: str) -> int:
        unit = int.from_bytes(char.encode("utf-16-be")[:2], "big")
        self[char] = found = unit if unit < 128 else 128 + (unit >> 9)
        return found


_BEGINNINGS = _Beginnings()


@dataclass(frozen=True, slots=True)
class Pieces:
    """The lists of one kind, of some terms, packed; an entry is a number."""

    words: str  # the terms in order, parted by spaces
    numbers: bytes  # of all terms how many entries; then the first of each; then the last
    rest: bytes  # what follows each first entry, as in the files, parted by zeros

    def __post_init__(self) -> None:
        """Raises ValueError for what no block holds, as a forged cache might."""
        if not self.words and not self.numbers and not self.rest:
            return
        words, numbers = self.words.split(), array("I", self.numbers)
        size = len(words)
        counts, firsts, lasts = (numbers[n * size : (n + 1) * size] for n in range(3))
        sound = len(numbers) == 3 * size and self.rest.count(b"\0") == size - 1
        if not sound or 0 in counts:
            raise ValueError("columns of different lengths")
        if len(set(words)) < len(words) or '"' in self.words or "\\" in self.words:
            raise ValueError("no words")
        if any(map(gt, firsts, lasts)):
            raise ValueError("no ascending entries")

    def last(self) -> int:
        """The last of all entries; -1 if there is none."""
        numbers = array("I", self.numbers)
        return max(numbers[len(numbers) * 2 // 3 :], default=-1)

    def columns(self) -> tuple[list[str], array[int], array[int], array[int], list[bytes]]:
        """The terms, how many entries each has, the first, the last, the bytes of the rest."""
        words, numbers = self.words.split(), array("I", self.numbers)
        counts, firsts, lasts = (numbers[n * len(words) : (n + 1) * len(words)] for n in range(3))
        return words, counts, firsts, lasts, self.rest.split(b"\0")[: len(words)]


_NONE = Pieces("", b"", b"")


def _begin_alike(words: str, beginning: int) -> bool:
    """Whether all of some words, parted by spaces, begin as that says."""
    if beginning < 128:  # most do, and need not be parted
        sign = chr(beginning)
        return not words or f" {words}".count(" " + sign) == words.count(" ") + 1
    return all(_BEGINNINGS[word[0]] == beginning for word in words.split())


@dataclass(frozen=True, slots=True)
class Part:
    """The lists of the terms of a block that begin alike, so that parts come in order."""

    beginning: int
    titles: Pieces  # paper << 10 | place << 4 | words of the title
    authors: Pieces  # paper << 13 | author << 5 | place in the name << 2 | crowd
    texts: Pieces  # paper << 2 | step of the weight
    places: Pieces  # SLOT * slot + place in the slot

    def __post_init__(self) -> None:
        """Raises ValueError where some terms begin otherwise."""
        for pieces in (self.titles, self.authors, self.texts, self.places):
            if not _begin_alike(pieces.words, self.beginning):
                raise ValueError("no beginning")


@dataclass(frozen=True, slots=True)
class Block:
    """All that is known of the terms of some neighbouring papers, numbered from 0."""

    papers: int
    slots: int
    title_words: int  # of all titles together, each at most LONGEST_TITLE
    parts: tuple[Part, ...]
    long: tuple[int, ...]  # papers of several slots, once for each slot after the first

    def __post_init__(self) -> None:
        """Raises ValueError where an entry is of no paper."""
        if not 0 <= self.title_words <= LONGEST_TITLE * self.papers < 1 << 32:
            raise ValueError("no number of words")
        if self.slots != self.papers + len(self.long):
            raise ValueError("no number of slots")
        if not all(0 <= paper < self.papers for paper in self.long):
            raise ValueError("no such paper")
        for part in self.parts:
            for pieces, end in (
                (part.titles, self.papers << TITLE_BITS),
                (part.authors, self.papers << AUTHOR_BITS),
                (part.texts, self.papers << TEXT_BITS),
                (part.places, self.slots * SLOT),
            ):
                if pieces.last() >= end:
                    raise ValueError("no such paper")


def block(papers: tuple[Searchable, ...], known: tuple[str, ...], average: int) -> Block:
    """Go through `papers` once.

    `known` are the words that the whole list writes with a hyphen, `average` is about how many
    letters its texts have.
    """
    both = joins(known)
    titles, authors, places, more, groups = (_lists() for _ in range(5))
    owners: list[int] = []  # of each slot its paper
    weights: list[tuple[int, ...]] = []
    title_words = 0
    for number, source in enumerate(papers):
        paper = folded(source)
        title_words += _add_title(number, paper, both, titles)
        _add_authors(number, paper, authors)
        terms = body_terms(paper)
        first = len(owners) << SLOT_BITS
        owners += [number] * _add_places(first, terms, places)
        for term in more_terms(terms, paper):
            more[term].append(first)
        for group in paper.groups:
            groups[GROUP + group].append(number << TEXT_BITS)
        weights.append(steps(round(len(paper.abstract) / average, 1)))
    add_pairs(places, both, more)
    add_parts(places, owners, both, more)
    words = in_order(dict.fromkeys(chain(titles, authors, places, more, groups)))
    own = partial(joined, words)
    texts = counted(own(together(places, more)), owners, weights)
    parts = tuple(_parts(own(titles), own(authors), own(groups), own(places), texts))
    long = tuple([now for last, now in pairwise(owners) if last == now])
    return Block(len(papers), len(owners), title_words, parts, long)


def _lists() -> defaultdict[str, array[int]]:
    return defaultdict(array("I").__copy__)  # the fastest way to an empty one


def _add_title(number: int, paper: Folded, known: Joins, titles: ByTerm) -> int:
    """Add a title's terms; gives the number of its words."""
    terms, words = title_terms(paper, known)
    length = min(words, LONGEST_TITLE)
    first = number << TITLE_BITS
    for place, term in terms:
        # What stands behind the title is less surely meant, as in a long one.
        own = length if place < words else LONGEST_TITLE
        entry = first | (place if place < 63 else 63) << 4 | own
        entries = titles[term]
        if not entries or entries[-1] < entry:  # places beyond what its bits can hold are one
            entries.append(entry)
    return length


def _add_authors(number: int, paper: Folded, authors: ByTerm) -> None:
    crowd = sum(len(paper.authors) >= size for size in _CROWDS)
    for author, name in enumerate(paper.authors):
        first = number << AUTHOR_BITS | min(author, _LAST_AUTHOR) << 5 | crowd
        for place, term in author_terms(name):
            entry = first | (place if place < 7 else 7) << 2
            entries = authors[term]
            if not entries or entries[-1] < entry:
                entries.append(entry)


def _add_places(first: int, terms: list[list[str]], places: ByTerm) -> int:
    """Add the places of `terms` from `first` on, a gap after each text; gives the slots used."""
    place = first
    for text in terms:
        for step, term in enumerate(text, place):
            places[term].append(step)
        place += len(text) + 1
    return max(1, -(-(place - first) // SLOT))


def _parts(
    titles: Lists, authors: Lists, groups: Lists, places: Lists, texts: Lists
) -> Iterator[Part]:
    """The lists of the terms that begin alike; groups are in texts alone."""
    found = [_parted(lists) for lists in (titles, authors, texts, places)]
    found[2] |= _parted(groups)
    for beginning in sorted(dict.fromkeys(chain.from_iterable(found))):
        own = [pieces.get(beginning, _NONE) for pieces in found]
        yield Part(beginning, *own)


def _parted(lists: Lists) -> dict[int, Pieces]:
    """The lists by their beginnings."""
    words, entries, ends = lists
    starts = [0, *ends][:-1]
    counts = array("I", list(map(sub, ends, starts)))
    firsts = array("I", list(map(entries.__getitem__, starts)))
    lasts = array("I", [entries[end - 1] for end in ends])
    rest = rests(entries, ends).split(b"\0")
    found: dict[int, Pieces] = {}
    end = 0
    sizes = Counter(map(_BEGINNINGS.__getitem__, map(itemgetter(0), words)))
    for beginning, size in sizes.items():
        start, end = end, end + size
        numbers = b"".join([column[start:end] for column in (counts, firsts, lasts)])
        found[beginning] = Pieces(" ".join(words[start:end]), numbers, b"\0".join(rest[start:end]))
    return found
