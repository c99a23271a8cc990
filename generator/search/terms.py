"""What of a paper is searched: the terms of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, compress
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from generator.model import Entry
from generator.search._signs import DASHES, STOP
from generator.search.fold import compounds, compounds_of, fold, tokens, with_hyphens

_STOP = frozenset(STOP.split())
AGREED = 2  # times that the list writes a word with a hyphen, so that it counts elsewhere too
# Some papers were copied from lines that end in hyphens, as "learn-ing", which is known by how
# often it stands as one word: more than so many times as often, or than this for each time that it
# stands with its hyphen, since an accident seldom comes again.
BROKEN, ACCIDENT = 50, 4
# That need be known only roughly: of more papers than so many, every fourth is asked.
MANY, SAMPLED = 250, 4
LONGEST_JOIN = 30  # characters of a hyphenated word written as one; longer ones nobody types


@dataclass(frozen=True, slots=True)
class Searchable:
    """What can be found of a paper; every text is plain Unicode."""

    title: str
    authors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    abstract: str = ""
    name: str = ""  # of the system it proposes
    year: int = 0  # 0 where unknown
    venue: str = ""


def searchable(entry: Entry) -> Searchable:
    """What is searched of a paper that is ready for print."""
    said = {label.key: label.value.text for label in entry.labels}
    return Searchable(
        title=entry.heading.text,
        authors=tuple(byline.name.text for byline in entry.authors),
        keywords=tuple(keyword.plain for keyword in entry.keywords),
        topics=tuple(str(topic.text) for topic in entry.topics),
        abstract=entry.abstract.text,
        name=entry.name,
        year=entry.paper.year,
        venue=said.get("venue", ""),
    )


class Folded(NamedTuple):
    """A paper's texts as the search sees them."""

    title: str
    name: str
    authors: list[str]
    labels: list[str]  # keywords and topics
    abstract: str
    groups: tuple[str, ...]  # the year, and the words of the venue


@dataclass(frozen=True, slots=True)
class Joins:
    """Words that the list writes with a hyphen, so that two words and one are found alike."""

    parts: Mapping[str, tuple[str, ...]]  # "selfsupervised": ("self", "supervised")
    # The same the other way round, for two parts
    # that are no stop words: "self": {"supervised": "selfsupervised"}
    pairs: Mapping[str, Mapping[str, str]]
    seconds: tuple[str, ...]  # the second parts of these


def folded(paper: Searchable) -> Folded:
    """The texts of `paper`, folded."""
    return Folded(
        fold(paper.title),
        fold(paper.name) if paper.name else "",
        _each(paper.authors),
        _each(paper.keywords + paper.topics),
        fold(paper.abstract),
        _groups(paper.year, paper.venue),
    )


def _each(sources: tuple[str, ...]) -> list[str]:
    return fold("\n".join(sources)).split("\n") if sources else []


@lru_cache(256)
def _groups(year: int, venue: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys([*([str(year)] if year else []), *tokens(fold(venue))]))


_MARKS = ".,:;!?()[]\"'"
# A word with hyphens, how often it stands, and how often as one word in the same papers.
Hyphened: TypeAlias = tuple[str, int, int]


def hyphened(papers: tuple[Searchable, ...]) -> tuple[Hyphened, ...]:
    """The hyphenated words of `papers`; and of their parts run together."""
    text = _dashed(papers)
    words = Counter(compounds_of(fold(" ".join(with_hyphens(text)))))
    step = SAMPLED if len(papers) > MANY else 1
    if words and step > 1:
        text = _dashed(papers[::step])
    joined = Counter(_apart(text.lower()).split()) if words else {}
    return tuple([(word, often, step * joined[joined_up(word)]) for word, often in words.items()])


def _dashed(papers: tuple[Searchable, ...]) -> str:
    """All texts of `papers`, their dashes spelt in ASCII."""
    text = " ".join(chain.from_iterable(map(_texts, papers)))
    for dash in "" if text.isascii() else DASHES:
        text = text.replace(dash, "-")
    return text


def _apart(text: str) -> str:
    """A text with spaces for the marks that adjoin words."""
    for mark in _MARKS:  # a tenth of the time of `str.translate`
        text = text.replace(mark, " ")
    return text


def _texts(paper: Searchable) -> tuple[str, ...]:
    return (paper.title, paper.abstract, *paper.keywords, *paper.topics)


def agreed(words: Iterable[Hyphened]) -> tuple[str, ...]:
    """Those of many hyphenated words that are met again, and not by accident, in order.

    Where several would be the same in one word, the most frequent is right.
    """
    counts: Counter[str] = Counter()
    joined: Counter[str] = Counter()
    for word, often, other in words:
        counts[word] += often
        joined[word] += other
    parts: dict[str, str] = {}
    for word, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        one = joined_up(word)
        meant = joined[word] <= count * min(BROKEN, ACCIDENT * count)
        if meant and count >= AGREED and len(one) <= LONGEST_JOIN:
            parts.setdefault(one, word)
    return tuple(sorted(parts.values()))


@lru_cache(1)
def joins(known: tuple[str, ...]) -> Joins:
    """Both ways of reading some hyphenated words."""
    parts = {joined_up(word): tuple(word.split("-")) for word in known}
    pairs: dict[str, dict[str, str]] = {}
    for joined, both in parts.items():
        if len(both) == 2 and min(map(len, both)) > 1 and not _STOP.intersection(both):
            pairs.setdefault(both[0], {})[both[1]] = joined
    seconds = dict.fromkeys(chain.from_iterable(pairs.values()))
    return Joins(parts, pairs, tuple(seconds))


def joined_up(compound: str) -> str:
    """A hyphenated word as one."""
    return compound.replace("-", "")


def title_terms(paper: Folded, known: Joins) -> tuple[list[tuple[int, str]], int]:
    """The terms of a title with their places, in order, once each, and the number of its words.

    Hyphenated words also stand as one, at the place of their first part. Behind the title stand
    the parts of words that are known as hyphenated, and the name of what the paper proposes.
    """
    words = tokens(paper.title)
    terms = list(enumerate(words))
    for compound in compounds(paper.title):
        first = compound.partition("-")[0]
        terms.append((words.index(first) if first in words else 0, joined_up(compound)))
    for place in compress(range(len(words) - 1), map(known.pairs.__contains__, words)):
        if joined := known.pairs[words[place]].get(words[place + 1]):
            terms.append((place, joined))
    place = len(words) + 1
    for behind in _behind(words, paper, known):
        terms += enumerate(behind, place)
        place += len(behind) + 1
    return sorted(dict.fromkeys(terms)) if len(terms) > len(words) else terms, len(words)


def _behind(words: list[str], paper: Folded, known: Joins) -> list[tuple[str, ...]]:
    found = filter(known.parts.__contains__, words)
    parted = [known.parts[word] for word in found if len(word) > 2]
    if not paper.name:
        return parted
    name = (*tokens(paper.name), *map(joined_up, compounds(paper.name)))
    return parted if set(name) <= set(words) else [*parted, name]


def author_terms(name: str) -> list[tuple[int, str]]:
    """The terms of a person's folded name with their places, which ascend."""
    words = tokens(name)
    terms = list(enumerate(words))
    if "-" not in name:
        return terms
    for compound in compounds(name):
        terms.append((words.index(compound.partition("-")[0]), joined_up(compound)))
    return sorted(terms, key=itemgetter(0))


def body_terms(paper: Folded) -> list[list[str]]:
    """The terms of the abstract, and of each label."""
    return [tokens(paper.abstract), *map(tokens, paper.labels)]


def more_terms(terms: list[list[str]], paper: Folded) -> list[str]:
    """What counts in the texts of `paper` beside `terms`, its `body_terms`.

    Hyphenated words also count as one; and a label counts twice.
    """
    found = list(map(joined_up, compounds(paper.abstract)))
    for label in terms[1:]:
        found += label
    labels = " ".join(paper.labels)
    return found + 2 * list(map(joined_up, compounds(labels))) if "-" in labels else found
