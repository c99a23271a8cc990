"""Where each term stands: numbers of papers, and places in their texts, one block of papers each.

Blocks know nothing of one another, so that memory put on `block` has all but one of them ready
when one paper was edited.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, chain, repeat
from operator import sub

from generator.search._signs import STOP
from generator.search.layout import VARINTS
from generator.search.terms import (
    Folded,
    Joins,
    Searchable,
    author_terms,
    body_counts,
    body_terms,
    folded,
    joins,
    title_terms,
)

SLOT = 512  # places that a paper's text takes up; a longer one takes several slots
LONGEST_TITLE = 15  # words; what is longer counts as this
# Bits of an entry that are its value; those above are its paper.
TITLE_BITS, AUTHOR_BITS, TEXT_BITS = 10, 13, 2
GROUP = "="  # begins the term of a year or of a venue's word

# How much a term's frequency counts in a text, as in BM25: k1 as usual, b a little below the
# usual 0.75, since abstracts vary little in length. Four steps of it are kept.
_K1, _B = 1.2, 0.6
_STEPS = (0.9, 1.25, 1.6)
_MOST = 15  # occurrences; more change nothing
_CROWDS = (3, 5, 8)  # authors, where a next class of number begins
_LAST_AUTHOR = 255  # the number of an author has 8 bits; all further authors are one
_STOP = STOP.split()

Lists = Mapping[str, list[int]]


@dataclass(frozen=True, slots=True)
class Pieces:
    """The lists of one kind, of some terms, packed; an entry is a number."""

    once: str  # the terms of one entry, parted by spaces, as most have
    entries: bytes  # and which these are
    words: str  # the others
    numbers: bytes  # of all these how many entries; then the first of each; then the last
    rest: bytes  # what follows each first entry, as in the files, parted by zeros

    def rows(self) -> Iterator[tuple[str, int, int, int, bytes]]:
        """Each term, how many entries it has, the first, the last, and the bytes of the rest."""
        entries, numbers = array("I", self.entries), array("I", self.numbers)
        words = self.words.split()
        counts, firsts, lasts = (numbers[n * len(words) : (n + 1) * len(words)] for n in range(3))
        return chain(
            zip(self.once.split(), repeat(1), entries, entries, repeat(b"")),
            zip(words, counts, firsts, lasts, self.rest.split(b"\0"), strict=False),
        )


@dataclass(frozen=True, slots=True)
class Part:
    """The lists of the terms of a block that begin alike, so that parts come in order."""

    beginning: int
    titles: Pieces  # paper << 10 | place << 4 | words of the title
    authors: Pieces  # paper << 13 | author << 5 | place in the name << 2 | crowd
    texts: Pieces  # paper << 2 | step of the weight
    places: Pieces  # SLOT * slot + place in the slot


@dataclass(frozen=True, slots=True)
class Block:
    """All that is known of the terms of some neighbouring papers, numbered from 0."""

    papers: int
    slots: int
    title_words: int  # of all titles together, each at most LONGEST_TITLE
    parts: tuple[Part, ...]
    long: tuple[int, ...]  # papers of several slots, once for each slot after the first


def block(papers: tuple[Searchable, ...], known: tuple[str, ...], average: int) -> Block:
    """Go through `papers` once.

    `known` are the words that the whole list writes with a hyphen, `average` is about how many
    letters its texts have.
    """
    both = joins(known)
    titles, authors, texts, places = (_lists() for _ in range(4))
    long: list[int] = []
    title_words = slot = 0
    for number, source in enumerate(papers):
        paper = folded(source)
        title_words += _add_title(number, paper, both, titles)
        _add_authors(number, paper, authors)
        terms = body_terms(paper)
        weights = _weights(round(len(paper.abstract.folded) / average, 1))
        _add_counts(number << TEXT_BITS, weights, body_counts(terms, paper, both), texts)
        for group in paper.groups:
            texts[GROUP + group].append(number << TEXT_BITS)
        slots = _add_places(slot * SLOT, terms, places)
        long += [number] * (slots - 1)
        slot += slots
    for word in _STOP:
        texts.pop(word, None)
    parts = tuple(_parts(titles, authors, texts, places))
    return Block(len(papers), slot, title_words, parts, tuple(long))


def _lists() -> defaultdict[str, list[int]]:
    return defaultdict(list)


def _add_title(number: int, paper: Folded, known: Joins, titles: Lists) -> int:
    """Add a title's terms; gives the number of its words."""
    terms, words = title_terms(paper, known)
    length = min(words, LONGEST_TITLE)
    for place, term in terms:
        _add(titles[term], number << TITLE_BITS | min(place, 63) << 4 | length)
    return length


def _add_authors(number: int, paper: Folded, authors: Lists) -> None:
    crowd = sum(len(paper.authors) >= size for size in _CROWDS)
    for author, name in enumerate(paper.authors):
        first = number << AUTHOR_BITS | min(author, _LAST_AUTHOR) << 5 | crowd
        for term, place in author_terms(name):
            _add(authors[term], first | min(place, 7) << 2)


def _add(entries: list[int], entry: int) -> None:
    """Add an entry but where a place beyond what its bits can hold was added before."""
    if not entries or entries[-1] < entry:
        entries.append(entry)


def _add_places(first: int, terms: tuple[list[str], ...], places: Lists) -> int:
    """Add the places of `terms` from `first` on, a gap after each text; gives the slots used."""
    place = first
    for text in terms:
        for step, term in enumerate(text, place):
            places[term].append(step)
        place += len(text) + 1
    return max(1, -(-(place - first) // SLOT))


def _add_counts(
    first: int, weights: Sequence[int], counts: Mapping[str, int], texts: Lists
) -> None:
    once = first | weights[1]
    for term, count in counts.items():
        texts[term].append(once if count == 1 else first | weights[min(count, _MOST)])


@cache
def _weights(length: float) -> tuple[int, ...]:
    """The step for each number of occurrences in a text of `length` times the average."""
    norm = _K1 * (1 - _B + _B * length)
    shares = (count * (_K1 + 1) / (count + norm) for count in range(_MOST + 1))
    return tuple(sum(share >= step for step in _STEPS) for share in shares)


class _Beginnings(dict[str, int]):
    """What a first character counts as: itself in ASCII, else 512 that neighbour as UTF-16."""

    def __missing__(self, char: str) -> int:
        unit = int.from_bytes(char.encode("utf-16-be")[:2], "big")
        self[char] = found = unit if unit < 128 else 128 + (unit >> 9)
        return found


_BEGINNINGS = _Beginnings()


def _parts(titles: Lists, authors: Lists, texts: Lists, places: Lists) -> Iterator[Part]:
    kinds = [_parted(lists) for lists in (titles, authors, texts, places)]
    for beginning in sorted(dict.fromkeys(key for kind in kinds for key in kind)):
        in_title, in_author, in_text, of_places = (kind.get(beginning, {}) for kind in kinds)
        yield Part(
            beginning,
            _packed(in_title),
            _packed(in_author),
            _packed(in_text),
            _packed(of_places),
        )


def _parted(lists: Lists) -> dict[int, dict[str, list[int]]]:
    parted: dict[int, dict[str, list[int]]] = defaultdict(dict)
    for term, entries in lists.items():
        parted[_BEGINNINGS[term[0]]][term] = entries
    return parted


def _packed(lists: Lists) -> Pieces:
    once = {term: entries[0] for term, entries in lists.items() if len(entries) == 1}
    more = {term: entries for term, entries in lists.items() if len(entries) > 1}
    own = list(more.values())
    numbers = array("I", map(len, own))
    numbers.extend([entries[0] for entries in own])
    numbers.extend([entries[-1] for entries in own])
    entries = array("I", once.values())
    return Pieces(" ".join(once), entries.tobytes(), " ".join(more), numbers.tobytes(), _rest(own))


def _rest(lists: Sequence[Sequence[int]]) -> bytes:
    """All gaps of all lists, a zero after each; all at once, since most lists are short."""
    entries = list(chain.from_iterable(lists))
    gaps = list(map(sub, entries[1:], entries))
    for end in list(accumulate(map(len, lists)))[:-1]:
        gaps[end - 1] = 0
    return b"".join(map(VARINTS.__getitem__, gaps))
