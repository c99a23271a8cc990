"""What of a paper is searched: the terms of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, pairwise
from operator import itemgetter
from typing import NamedTuple

from generator.model import Entry
from generator.search._signs import DASHES
from generator.search.fold import compounds, fold, tokens, with_hyphens

AGREED = 2  # times that the list writes a word with a hyphen, so that it counts elsewhere too
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


class Text(NamedTuple):
    """A text as the search sees it."""

    folded: str
    compounds: list[str]  # its hyphenated words


@dataclass(frozen=True, slots=True)
class Folded:
    """A paper's texts as the search sees them."""

    title: Text
    name: Text
    authors: tuple[Text, ...]
    labels: tuple[Text, ...]  # keywords and topics
    abstract: Text
    groups: tuple[str, ...]  # the year, and the words of the venue


@dataclass(frozen=True, slots=True)
class Joins:
    """Words that the list writes with a hyphen, so that two words and one are found alike."""

    parts: Mapping[str, tuple[str, ...]]  # "selfsupervised": ("self", "supervised")
    pairs: Mapping[tuple[str, str], str]  # the same the other way round, for two parts


def folded(paper: Searchable) -> Folded:
    """The texts of `paper`, folded."""
    venue = tokens(fold(paper.venue)) if paper.venue else []
    year = [str(paper.year)] if paper.year else []
    return Folded(
        _text(paper.title),
        _text(paper.name),
        _each(paper.authors),
        _each(paper.keywords + paper.topics),
        _text(paper.abstract),
        tuple(dict.fromkeys(year + venue)),
    )


def _text(source: str) -> Text:
    return _read(fold(source))


def _read(text: str) -> Text:
    return Text(text, compounds(text))


def _each(sources: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(map(_read, fold("\n".join(sources)).split("\n"))) if sources else ()


def hyphened(texts: tuple[str, ...]) -> str:
    """The hyphenated words of `texts`, as often as they stand there, parted by spaces."""
    text = " ".join(texts)
    for dash in "" if text.isascii() else DASHES:
        text = text.replace(dash, "-")
    return " ".join(compounds(fold(" ".join(with_hyphens(text)))))


def agreed(words: Iterable[str]) -> tuple[str, ...]:
    """Those of many hyphenated words that are met again, in order.

    Where several would be the same in one word, the most frequent is right.
    """
    counts = Counter(words)
    parts: dict[str, str] = {}
    for word, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        joined = joined_up(word)
        if len(joined) <= LONGEST_JOIN and count >= AGREED:
            parts.setdefault(joined, word)
    return tuple(sorted(parts.values()))


@lru_cache(1)
def joins(known: tuple[str, ...]) -> Joins:
    """Both ways of reading some hyphenated words."""
    parts = {joined_up(word): tuple(word.split("-")) for word in known}
    pairs = {
        (both[0], both[1]): joined
        for joined, both in parts.items()
        if len(both) == 2 and min(map(len, both)) > 1
    }
    return Joins(parts, pairs)


def joined_up(compound: str) -> str:
    """A hyphenated word as one."""
    return compound.replace("-", "")


def title_terms(paper: Folded, known: Joins) -> tuple[list[tuple[int, str]], int]:
    """The terms of a title with their places, in order, once each, and the number of its words.

    Hyphenated words also stand as one, at the place of their first part. Behind the title stand
    the parts of words that are known as hyphenated, and the name of what the paper proposes.
    """
    words = tokens(paper.title.folded)
    terms = list(enumerate(words))
    for compound in paper.title.compounds:
        first = compound.partition("-")[0]
        terms.append((words.index(first) if first in words else 0, joined_up(compound)))
    for place, pair in enumerate(pairwise(words)):
        if pair in known.pairs:
            terms.append((place, known.pairs[pair]))
    place = len(words) + 1
    for behind in _behind(words, paper, known):
        terms += enumerate(behind, place)
        place += len(behind) + 1
    return sorted(dict.fromkeys(terms)) if len(terms) > len(words) else terms, len(words)


def _behind(words: list[str], paper: Folded, known: Joins) -> list[tuple[str, ...]]:
    found = filter(known.parts.__contains__, words)
    parted = [known.parts[word] for word in found if len(word) > 2]
    if not paper.name.folded:
        return parted
    name = (*tokens(paper.name.folded), *map(joined_up, paper.name.compounds))
    return parted if set(name) <= set(words) else [*parted, name]


def author_terms(name: Text) -> list[tuple[str, int]]:
    """The terms of a person's name with their places, which ascend."""
    words = tokens(name.folded)
    terms = [(word, place) for place, word in enumerate(words)]
    for compound in name.compounds:
        terms.append((joined_up(compound), words.index(compound.partition("-")[0])))
    return sorted(terms, key=itemgetter(1)) if name.compounds else terms


def body_terms(paper: Folded) -> tuple[list[str], ...]:
    """The terms of the abstract, and of each label."""
    texts = (paper.abstract, *paper.labels)
    return tuple(tokens(text.folded) for text in texts)


def body_counts(terms: tuple[list[str], ...], paper: Folded, known: Joins) -> Counter[str]:
    """How often each of `terms`, the paper's `body_terms`, stands there; a label counts twice."""
    abstract, *labels = terms
    joined = list(map(joined_up, paper.abstract.compounds))
    joined += map(known.pairs.__getitem__, filter(known.pairs.__contains__, pairwise(abstract)))
    said = [word for label in labels for word in label]
    said += [joined_up(compound) for text in paper.labels for compound in text.compounds]
    counts = Counter(chain(abstract, joined, said, said))
    for word in list(filter(known.parts.__contains__, counts)):
        for part in known.parts[word]:
            counts[part] += part not in counts
    return counts
