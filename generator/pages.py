"""Which pages the site has, where each stands and what it shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from markupsafe import Markup

from generator import authors
from generator.errors import ContentError, Place, Problem
from generator.model import Anchor, Citation, Entry, Section, Topic
from generator.views import Cards, Catalogue, Group, Index, Page, PaperPage, Planned, Topics

TOPICS = "topics.html"
STARS = "stars.html"
CARDS = 8  # cards in one data file: what a search finds lies scattered over the list
SHOWN = 8  # topics above the list: more would push the first paper off a phone


def plan(catalogue: Catalogue, size: int) -> list[Page]:
    """One edition's pages, in the order in which they may be written.

    Papers come first and lists last, so that no page ever points at a file not yet there.
    `size` is the number of papers on one index page.
    """
    entries = [entry for section in catalogue.sections for entry in section.entries]
    indexes = index_paths(len(entries), size)
    return [
        *_papers(entries, catalogue.citations, indexes, size),
        *(Page(item.path, "moved.html", item) for item in catalogue.moved),
        *_topics(catalogue.topics, entries),
        *_authors(entries),
        *(Page(document.path, "document.html", document) for document in catalogue.documents),
        Page("404.html", "404.html", None),
        Page("data/words-0.js", "words.js", None),
        *_cards(entries),
        Page(STARS, "stars.html", None),
        *reversed(_lists(catalogue, indexes, size)),
    ]


def menu(topics: Sequence[Topic], entries: Sequence[Entry]) -> list[tuple[str, str]]:
    """The pages of ours that stand beside the list, each with the key of its name."""
    written = any(entry.authors for entry in entries)
    pages = [(TOPICS, "topics", bool(topics)), (authors.INDEX, "authors", written)]
    return [*((path, key) for path, key, wanted in pages if wanted), (STARS, "stars")]


def index_paths(total: int, size: int) -> tuple[str, ...]:
    """The paths of the pages that `total` papers fill, `size` on each.

    >>> index_paths(250, 100)
    ('index.html', 'page/2.html', 'page/3.html')
    """
    count = max(1, -(-total // size))
    return ("index.html", *(f"page/{number}.html" for number in range(2, count + 1)))


def check_paths(planned: Iterable[Planned], places: dict[str, Place]) -> None:
    """Raises ContentError where two files claim one path; `places` are those the user named.

    Some disks and hosts ignore case, so "About.html" and "about.html" are one.
    """
    seen: dict[str, str] = {}
    problems = []
    for item in planned:
        other = seen.setdefault(item.path.casefold(), item.path)
        if other is not item.path:
            place = places.get(item.path) or places.get(other) or Place(item.path)
            message = f'"{item.path}" is already a page of the site'
            problems.append(Problem(place, message, "give the file another name"))
    if problems:
        raise ContentError(problems)


def _papers(
    entries: Sequence[Entry], citations: Sequence[Citation], indexes: Sequence[str], size: int
) -> list[Page]:
    anchors = [Anchor(e.path, e.heading.html, e.heading_language) for e in entries]
    last = len(entries) - 1
    return [
        Page(
            entry.path,
            "paper.html",
            PaperPage(
                entry,
                citation,
                number,
                indexes[number // size],
                anchors[number - 1] if number else None,
                anchors[number + 1] if number < last else None,
            ),
        )
        for number, (entry, citation) in enumerate(zip(entries, citations, strict=True))
    ]


def _topics(topics: Sequence[Topic], entries: Sequence[Entry]) -> list[Page]:
    """A page for each topic and one for all; none where the list shares no topics."""
    if not topics:
        return []
    others = sum(not entry.topics for entry in entries)
    return [
        *(Page(topic.path, "topic.html", topic) for topic in topics),
        Page(TOPICS, "topics.html", Topics(_counts(topics), others)),
    ]


def _authors(entries: Sequence[Entry]) -> list[Page]:
    """A page for whoever wrote several papers, and pages of all; none where no author is known."""
    return [
        *(Page(writer.path, "author.html", writer) for writer in authors.writers(entries)),
        *(Page(path, "authors.html", data) for path, data in authors.directory(entries)),
    ]


def _cards(entries: Sequence[Entry]) -> list[Page]:
    numbered = list(enumerate(entries, start=1))
    return [
        Page(f"data/cards-{run}.js", "cards.js", Cards(run, tuple(numbered[start : start + CARDS])))
        for run, start in enumerate(range(0, len(numbered), CARDS))
    ]


def _counts(topics: Sequence[Topic]) -> tuple[tuple[Anchor, int], ...]:
    return tuple(
        (Anchor(topic.path, topic.name, topic.language), len(topic.entries)) for topic in topics
    )


def _lists(catalogue: Catalogue, indexes: tuple[str, ...], size: int) -> list[Page]:
    sections, topics = catalogue.sections, _counts(catalogue.topics)
    total = sum(len(section.entries) for section in sections)
    derived = sum(entry.derived for section in sections for entry in section.entries)
    last = len(indexes)
    return [
        Page(
            path,
            "index.html",
            Index(
                groups=_groups(sections, (number - 1) * size, number * size),
                total=total,
                derived=derived,
                number=number,
                last=last,
                previous=indexes[number - 2] if number > 1 else "",
                next=indexes[number] if number < last else "",
                links=_links(number, indexes),
                topics=topics[:SHOWN] if number == 1 else (),
                facets=catalogue.facets if number == 1 else (),
            ),
        )
        for number, path in enumerate(indexes, start=1)
    ]


def _links(number: int, indexes: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """The first page, the last, and those around `number`; (0, "") stands for a gap."""
    last = len(indexes)
    near = sorted({1, last, *range(max(1, number - 2), min(last, number + 2) + 1)})
    links: list[tuple[int, str]] = []
    for before, shown in zip([0, *near], near, strict=False):
        if shown - before > 1:
            links.append((0, ""))
        links.append((shown, indexes[shown - 1]))
    return tuple(links)


def _groups(sections: Sequence[Section], start: int, end: int) -> tuple[Group, ...]:
    """The papers from `start` to `end` of the whole site, under the titles of their lists."""
    offsets = accumulate((len(section.entries) for section in sections), initial=0)
    groups = []
    for section, offset in zip(sections, offsets, strict=False):
        low = max(start - offset, 0)
        if shown := section.entries[low : max(end - offset, 0)]:
            title = section.title.html if len(sections) > 1 else Markup("")
            groups.append(Group(title, offset + low + 1, shown))
    return tuple(groups)
