"""What of a paper is searched: the terms of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from generator.model import Entry
from generator.search.fold import compounds, fold, tokens

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
    firsts: frozenset[str]  # the first words of the pairs


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


def joins(papers: Iterable[Folded]) -> Joins:
    """The hyphenated words of all papers; where two fall together, the more frequent is right."""
    counts: Counter[str] = Counter()
    for paper in papers:
        counts.update(paper.title.compounds)
        counts.update(paper.abstract.compounds)
        for label in paper.labels:
            counts.update(label.compounds)
    parts: dict[str, tuple[str, ...]] = {}
    for word, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        joined = joined_up(word)
        if len(joined) <= LONGEST_JOIN:
            parts.setdefault(joined, tuple(word.split("-")))
    pairs = {
        (both[0], both[1]): joined
        for joined, both in parts.items()
        if len(both) == 2 and min(map(len, both)) > 1
    }
    return Joins(parts, pairs, frozenset(first for first, _ in pairs))


def joined_up(compound: str) -> str:
    """A hyphenated word as one."""
    return compound.replace("-", "")


def title_terms(paper: Folded, known: Joins) -> tuple[list[tuple[str, int]], int]:
    """The terms of a title with their places, once each, and the number of its words.

    Hyphenated words also stand as one, at the place of their first part. Behind the title stand
    the parts of words that are known as hyphenated, and the name of what the paper proposes.
    """
    words = tokens(paper.title.folded)
    terms = [(word, place) for place, word in enumerate(words)]
    for compound in paper.title.compounds:
        first = compound.partition("-")[0]
        terms.append((joined_up(compound), words.index(first) if first in words else 0))
    for place, pair in enumerate(pairwise(words)):
        if pair in known.pairs:
            terms.append((known.pairs[pair], place))
    place = len(words) + 1
    for behind in _behind(words, paper, known):
        terms += [(word, place + step) for step, word in enumerate(behind)]
        place += len(behind) + 1
    return list(dict.fromkeys(terms)), len(words)


def _behind(words: list[str], paper: Folded, known: Joins) -> list[tuple[str, ...]]:
    parted = [known.parts[word] for word in words if len(word) > 2 and word in known.parts]
    name = (*tokens(paper.name.folded), *map(joined_up, paper.name.compounds))
    return parted if set(name) <= set(words) else [*parted, name]


def author_terms(name: Text) -> list[tuple[str, int]]:
    """The terms of a person's name with their places."""
    words = tokens(name.folded)
    terms = [(word, place) for place, word in enumerate(words)]
    for compound in name.compounds:
        terms.append((joined_up(compound), words.index(compound.partition("-")[0])))
    return terms


def body_terms(paper: Folded) -> tuple[list[str], ...]:
    """The terms of the abstract, and of each label."""
    texts = (paper.abstract, *paper.labels)
    return tuple(tokens(text.folded) for text in texts)


def body_counts(terms: tuple[list[str], ...], paper: Folded, known: Joins) -> Counter[str]:
    """How often each of `terms`, the paper's `body_terms`, stands there; a label counts twice."""
    abstract, *labels = terms
    counts = Counter(abstract)
    counts.update(map(joined_up, paper.abstract.compounds))
    for label, text in zip(labels, paper.labels, strict=True):
        for word in (*label, *map(joined_up, text.compounds)):
            counts[word] += 2
    parts = known.parts
    for word in [word for word in counts if word in parts]:
        for part in parts[word]:
            counts[part] += part not in counts
    firsts = known.firsts
    for pair in [pair for pair in pairwise(abstract) if pair[0] in firsts]:
        if pair in known.pairs:
            counts[known.pairs[pair]] += 1
    return counts
