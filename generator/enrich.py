"""Papers into entries ready for print: headings, HTML, addresses.

The costly steps are pure functions; memory is put on them here, from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from markupsafe import Markup

from generator import addresses, headline, markup
from generator.cache import Cache
from generator.errors import Place, Problem
from generator.headline import Headline
from generator.model import Converted, Document, Entry, Paper, PaperList, Section
from generator.sources.content import Source
from generator.text import cut, language

SNIPPET = 220  # characters: about three lines of a card
DESCRIPTION = 200  # characters: what search engines and link previews show at most


def enrich(lists: Sequence[PaperList], cache: Cache) -> tuple[list[Section], list[Problem]]:
    """Every list with its papers ready for print, and what is doubtful in them."""
    papers = [paper for item in lists for paper in item.papers]
    to_headline = cache.memo(headline.headline)
    to_inline = cache.memo(markup.inline)
    lines = [Headline("") if paper.title else to_headline(paper.abstract) for paper in papers]
    headings = [to_inline(p.title or line.text) for p, line in zip(papers, lines, strict=True)]
    paths, problems = addresses.assign(papers, [heading.text for heading in headings])
    to_entry = _entry_maker(cache)
    entries = list(map(to_entry, papers, paths, headings, lines))
    problems += [doubt for entry in entries for doubt in _doubts(entry)]
    return list(_sections(lists, entries)), problems


def write_up(sources: Sequence[Source], cache: Cache) -> tuple[list[Document], list[Problem]]:
    """The organiser's Markdown pages ready for print, and what is doubtful in them."""
    to_page = cache.memo(markup.page)
    documents: list[Document] = []
    problems: list[Problem] = []
    for source in sources:
        title, body = to_page(source.text)
        path, spoken = f"{source.name}.html", language(body.text)
        documents.append(Document(path, title or source.name, body.html, spoken))
        problems += _complaints(source.place, body)
    return documents, problems


def _entry_maker(cache: Cache) -> Callable[[Paper, str, Converted, Headline], Entry]:
    to_abstract = cache.memo(markup.abstract)
    to_snippet = cache.memo(markup.snippet)
    to_inline = cache.memo(markup.inline)

    def entry(paper: Paper, path: str, heading: Converted, line: Headline) -> Entry:
        abstract = to_abstract(paper.abstract)
        return Entry(
            paper=paper,
            slug=path.removeprefix(addresses.FOLDER).removesuffix(".html"),
            path=path,
            heading=heading,
            derived=not paper.title,
            name=line.name,
            authors=tuple(map(to_inline, paper.authors)),
            keywords=tuple(to_inline(keyword).html for keyword in paper.keywords),
            tldr=to_inline(paper.tldr).html if paper.tldr else Markup(""),
            abstract=abstract,
            snippet=to_snippet(paper.abstract, SNIPPET),
            description=cut(abstract.text, DESCRIPTION),
            heading_language=language(heading.text),
            abstract_language=language(abstract.text),
        )

    return entry


def _doubts(entry: Entry) -> Iterator[Problem]:
    yield from _complaints(entry.paper.place, entry.abstract)
    if not entry.derived:  # a derived heading only repeats the abstract's complaints
        yield from _complaints(entry.paper.place, entry.heading)


def _complaints(place: Place, converted: Converted) -> Iterator[Problem]:
    for message, remedy in converted.complaints:
        yield Problem(place, message, remedy)


def _sections(lists: Sequence[PaperList], entries: Sequence[Entry]) -> Iterator[Section]:
    start = 0
    for item in lists:
        end = start + len(item.papers)
        yield Section(item.title or item.name, tuple(entries[start:end]))
        start = end
