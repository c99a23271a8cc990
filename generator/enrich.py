"""Papers into entries ready for print: headings, HTML, keywords, topics, addresses.

The costly steps are pure functions; memory is put on them here, from outside. A heading or a
keyword needs none: it is converted sooner than its result could be looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from generator import addresses, details, headline, markup, related, topics
from generator.cache import Cache
from generator.details import Details
from generator.errors import Place, Problem, nearest
from generator.headline import Headline
from generator.model import (
    Anchor,
    Converted,
    Entry,
    Keyword,
    Moved,
    Paper,
    PaperList,
    Relative,
    Section,
    Topic,
)
from generator.record import Record
from generator.relatedness.memory import Relation
from generator.sources.content import Source
from generator.sources.titles import Title
from generator.terms.gists import Gist, gist
from generator.text import called, cut, language
from generator.views import Document

SNIPPET = 300  # characters: what four lines of a card can hold
DESCRIPTION = 160  # characters: what search engines and link previews show at most
TOPICS = "topics/"


@dataclass(frozen=True, slots=True)
class Enriched:
    """All that the lists give, ready for print, and what is doubtful in them."""

    sections: tuple[Section, ...]
    topics: tuple[Topic, ...]  # the largest first
    record: Record  # of all addresses that there ever were
    moved: tuple[Moved, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Facts:
    """What is known of one paper before it meets the others."""

    paper: Paper
    line: Headline
    title: str  # TeX text
    derived: bool
    heading: Converted
    abstract: Converted
    snippet: Markup
    spoken: str  # the language tag of its abstract, or of what stands for one


def enrich(
    lists: Sequence[PaperList], titles: Sequence[Title], record: Record, cache: Cache
) -> Enriched:
    """Every list with its papers ready for print.

    `titles` are for papers that have none, `record` says which addresses papers had before.
    """
    papers = [paper for item in lists for paper in item.papers]
    lines = headline.distinct(
        [paper.abstract for paper in papers if not paper.title], cache.memo(headline.headline)
    )
    derived = iter(lines)
    facts = [
        _facts(paper, Headline("") if paper.title else next(derived), cache) for paper in papers
    ]
    assigned = addresses.assign(papers, [fact.heading.text for fact in facts], record)
    paths, problems = assigned.paths, list(assigned.warnings)
    # Only now, so that a title found later leaves the address as it was.
    facts, doubts = _titled(facts, paths, titles)
    gists = [cache.memo(gist)(fact.abstract.text, fact.heading.text) for fact in facts]
    alike = _alike(facts, gists, cache)
    found = topics.topics(gists, [[relation.other for relation in row] for row in alike])
    shown = _topics_of(found, facts)
    for origin in (gist.__module__, related.__name__):
        cache.let_go(origin)
    relatives = _relatives(facts, paths, alike)
    known = details.details(papers, cache)
    entries = [
        _entry(*parts) for parts in zip(facts, gists, paths, known, shown, relatives, strict=True)
    ]
    problems += doubts
    pairs = zip(facts, known, strict=True)
    problems += [doubt for fact, detail in pairs for doubt in _doubts(fact, detail)]
    return Enriched(
        tuple(_sections(lists, entries)),
        tuple(_topic(topic, entries) for topic in found),
        assigned.record,
        _moved(assigned.gone, entries),
        tuple(problems),
    )


def write_up(sources: Sequence[Source], cache: Cache) -> tuple[list[Document], list[Problem]]:
    """The organiser's Markdown pages ready for print, and what is doubtful in them."""
    to_page = cache.memo(markup.page)
    documents: list[Document] = []
    problems: list[Problem] = []
    for source in sources:
        title, body = to_page(source.text)
        path, spoken = f"{source.name}.html", source.language or language(body.text)
        documents.append(Document(path, title or source.name, body.html, spoken, source.language))
        problems += _complaints(source.place, body)
    return documents, problems


def _facts(paper: Paper, line: Headline, cache: Cache) -> _Facts:
    title = paper.title or line.text
    heading = markup.inline(title)
    text = cache.memo(markup.excerpted)(paper.abstract, SNIPPET)
    abstract = text.abstract
    derived = not paper.title
    spoken = language(abstract.text or paper.tldr or heading.text)
    return _Facts(paper, line, title, derived, heading, abstract, text.snippet, spoken)


def _titled(
    facts: Sequence[_Facts], paths: Sequence[str], titles: Sequence[Title]
) -> tuple[list[_Facts], list[Problem]]:
    """The papers with the organiser's titles, and complaints about titles of no paper."""
    given = {title.slug: title for title in titles}
    titled = []
    for fact, path in zip(facts, paths, strict=True):
        title = given.pop(_slug(path), None)
        if title and not fact.paper.title:
            heading = markup.inline(title.text)
            fact = replace(fact, title=title.text, heading=heading, derived=False)
        titled.append(fact)
    known = {_slug(path) for path in paths}
    doubts = [
        Problem(title.place, f'no paper has the address "{slug}"', nearest(slug, known))
        for slug, title in given.items()
    ]
    return titled, doubts


def _slug(path: str) -> str:
    return path.removeprefix(addresses.FOLDER).removesuffix(".html")


def _alike(
    facts: Sequence[_Facts], gists: Sequence[Gist], cache: Cache
) -> tuple[tuple[Relation, ...], ...]:
    """For each paper, those that are like it."""
    texts = [(fact.heading.text, fact.abstract.text) for fact in facts]
    return cache.continued(related.related)(texts, gists)


def _relatives(
    facts: Sequence[_Facts], paths: Sequence[str], alike: Sequence[Sequence[Relation]]
) -> list[tuple[Relative, ...]]:
    """The papers that are like each, as its page names them."""
    anchors = [
        Anchor(path, fact.heading.html, language(fact.heading.text, fact.spoken))
        for fact, path in zip(facts, paths, strict=True)
    ]
    return [
        tuple(Relative(anchors[relation.other], relation.shared) for relation in relations)
        for relations in alike
    ]


def _entry(
    fact: _Facts,
    gist: Gist,
    path: str,
    detail: Details,
    anchors: tuple[Anchor, ...],
    alike: tuple[Relative, ...],
) -> Entry:
    paper, abstract = fact.paper, fact.abstract
    return Entry(
        paper=paper,
        slug=_slug(path),
        path=path,
        title=fact.title,
        heading=fact.heading,
        derived=fact.derived,
        name=fact.line.name,
        authors=detail.authors,
        keywords=_keywords(paper, gist),
        keywords_derived=not paper.keywords,
        topics=anchors,
        labels=detail.labels,
        links=detail.links,
        notes=detail.notes.html,
        extra=detail.extra,
        related=alike,
        tldr=markup.inline(paper.tldr).html if paper.tldr else Markup(""),
        abstract=abstract,
        source=markup.written(paper.abstract) if paper.abstract != abstract.text else "",
        snippet=fact.snippet,
        description=cut(abstract.text, DESCRIPTION),
        heading_language=language(fact.heading.text, fact.spoken),
        abstract_language=fact.spoken,
    )


def _keywords(paper: Paper, gist: Gist) -> tuple[Keyword, ...]:
    """The list's own, or else those found in the abstract."""
    if paper.keywords:
        own = map(markup.inline, paper.keywords)
        return tuple(Keyword(word.html, word.text) for word in own)
    return tuple(Keyword(word.text, word.text, word.long) for word in topics.keywords(gist))


def _topics_of(found: Sequence[topics.Topic], facts: Sequence[_Facts]) -> list[tuple[Anchor, ...]]:
    """For each paper, the topics that it belongs to."""
    shown: list[list[Anchor]] = [[] for _ in facts]
    for topic in found:
        spoken = language(topic.name, facts[topic.members[0]].spoken)
        anchor = Anchor(f"{TOPICS}{topic.slug}.html", topic.name, spoken)
        for member in topic.members:
            shown[member].append(anchor)
    return [tuple(anchors) for anchors in shown]


def _topic(topic: topics.Topic, entries: Sequence[Entry]) -> Topic:
    numbered = tuple((member + 1, entries[member]) for member in topic.members)
    spoken = language(topic.name, numbered[0][1].abstract_language)
    return Topic(f"{TOPICS}{topic.slug}.html", topic.name, spoken, numbered)


def _moved(gone: Sequence[tuple[str, str]], entries: Sequence[Entry]) -> tuple[Moved, ...]:
    """The addresses that were given up, each with the paper that stands for it now."""
    anchors = {e.path: Anchor(e.path, e.heading.html, e.heading_language) for e in entries}
    return tuple(Moved(path, anchors.get(heir)) for path, heir in gone)


def _doubts(fact: _Facts, detail: Details) -> Iterator[Problem]:
    yield from _complaints(fact.paper.place, fact.abstract)
    yield from _complaints(fact.paper.place, detail.notes)
    if not fact.derived:  # a derived heading only repeats the abstract's complaints
        yield from _complaints(fact.paper.place, fact.heading)


def _complaints(place: Place, converted: Converted) -> Iterator[Problem]:
    for message, remedy in converted.complaints:
        yield Problem(place, message, remedy)


def _sections(lists: Sequence[PaperList], entries: Sequence[Entry]) -> Iterator[Section]:
    start = 0
    for item in lists:
        end = start + len(item.papers)
        title = item.title or called(item.name)
        yield Section(markup.inline(title), tuple(entries[start:end]))
        start = end
