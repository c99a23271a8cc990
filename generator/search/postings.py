"""Where each term stands: numbers of papers, and places in their texts."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from generator.search._signs import STOP
from generator.search.terms import (
    Folded,
    Joins,
    author_terms,
    body_counts,
    body_terms,
    joins,
    title_terms,
)

SLOT = 512  # places that a paper's text takes up; a longer one takes several slots
LONGEST_TITLE = 15  # words; what is longer counts as this
GROUP = "="  # begins the term of a year or of a venue's word

# How much a term's frequency counts in a text, as in BM25: k1 as usual, b a little below the
# usual 0.75, since abstracts vary little in length. Four steps of it are kept.
_K1, _B = 1.2, 0.6
_STEPS = (0.9, 1.25, 1.6)
_MOST = 15  # occurrences; more change nothing
_LETTERS_A_WORD = 6.5
_CROWDS = (3, 5, 8)  # authors, where a next class of number begins
_MOST_AUTHORS = 2048  # the number of an author has 11 bits

Lists = Mapping[str, "array[int]"]


@dataclass(frozen=True, slots=True)
class Postings:
    """All that is known of the terms of a list; papers are numbers from 0, arrays ascend."""

    papers: int
    title_words: int  # of all titles together, each at most LONGEST_TITLE
    titles: Lists  # paper << 16 | place << 4 | words of the title
    authors: Lists  # paper << 16 | author << 5 | place in the name << 2 | crowd
    texts: Lists  # paper << 2 | step of the weight
    places: Lists  # SLOT * slot + place in the slot
    long: tuple[int, ...]  # papers of several slots, once for each slot after the first


def collect(papers: Sequence[Folded]) -> Postings:
    """Go through all papers once."""
    known = joins(papers)
    average = sum(map(_words, papers)) / max(1, len(papers))
    titles, authors, texts, places = (_lists(code) for code in "QQII")
    long: list[int] = []
    title_words = slot = 0
    for number, paper in enumerate(papers):
        title_words += _add_title(number, paper, known, titles)
        _add_authors(number, paper, authors)
        terms = body_terms(paper)
        weights = _weights(round(_words(paper) / average, 1))
        for term, count in body_counts(terms, paper, known).items():
            texts[term].append(number << 2 | weights[count if count < _MOST else _MOST])
        for group in paper.groups:
            texts[GROUP + group].append(number << 2)
        slots = _add_places(slot * SLOT, terms, places)
        long += [number] * (slots - 1)
        slot += slots
    for word in STOP.split():
        texts.pop(word, None)
    return Postings(len(papers), title_words, titles, authors, texts, places, tuple(long))


def _lists(code: str) -> defaultdict[str, array[int]]:
    return defaultdict(lambda: array(code))


def _add_title(number: int, paper: Folded, known: Joins, titles: Lists) -> int:
    """Add a title's terms; gives the number of its words."""
    terms, words = title_terms(paper, known)
    length = min(words, LONGEST_TITLE)
    for place, term in sorted((place, term) for term, place in terms):
        titles[term].append(number << 16 | min(place, 4095) << 4 | length)
    return length


def _add_authors(number: int, paper: Folded, authors: Lists) -> None:
    crowd = sum(len(paper.authors) >= size for size in _CROWDS)
    for author, name in enumerate(paper.authors[:_MOST_AUTHORS]):
        first = number << 16 | author << 5 | crowd
        for place, term in sorted((place, term) for term, place in author_terms(name)):
            authors[term].append(first | min(place, 7) << 2)


def _add_places(first: int, terms: tuple[list[str], ...], places: Lists) -> int:
    """Add the places of `terms` from `first` on, a gap after each text; gives the slots used."""
    place = first
    for text in terms:
        for step, term in enumerate(text, place):
            places[term].append(step)
        place += len(text) + 1
    return max(1, -(-(place - first) // SLOT))


def _words(paper: Folded) -> float:
    """About how many words an abstract has."""
    return len(paper.abstract.folded) / _LETTERS_A_WORD + 1


@cache
def _weights(length: float) -> tuple[int, ...]:
    """The step for each number of occurrences in a text of `length` times the average."""
    norm = _K1 * (1 - _B + _B * length)
    shares = (count * (_K1 + 1) / (count + norm) for count in range(_MOST + 1))
    return tuple(sum(share >= step for step in _STEPS) for share in shares)
