"""The site by which generators are compared: index pages, papers with maths, a sitemap, a feed.

`paperlist build --bare` does just the work that any generator does with a list, so that the two
can be timed side by side: no search, related papers, topics, citations or looks, and no memory of
earlier builds. Everything in it comes from the parts that the whole site is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from generator import addresses, headline, markup, output, render, strings
from generator.cache import Cache
from generator.collection import put_off
from generator.editions import site_title
from generator.ground import apart
from generator.model import Paper
from generator.output import Report
from generator.sources import content
from generator.views import Draft, File, Planned

_PAGE = 100  # papers of an index page
_START = 200  # characters of an abstract that it shows
_FEED = 50  # papers of the feed


@dataclass(frozen=True, slots=True)
class Row:
    """A paper as the bare templates show it."""

    path: str
    title: Markup
    text: str  # of the title
    authors: str
    keywords: str
    abstract: Markup
    start: Markup  # of the abstract


@put_off()
def build_bare(
    source: Path, out: Path, cache_folder: Path, base_url: str = ""
) -> tuple[int, Report]:
    """Turn `source` into a bare site in the folder `out`; gives its number of papers.

    `cache_folder` is only where the site may not lie, since other builds use it. `base_url`,
    absolute and ending in a slash, takes the place of the settings' own. Raises ContentError, with
    nothing written, where the content cannot be built.
    """
    templates = render.templates()
    found = content.load(source, strings.languages(templates / render.STRINGS))
    output.check(out, (source, templates))
    apart(out, cache_folder, source)
    papers = [paper for item in found.lists for paper in item.papers]
    titles = [paper.title or headline.headline(paper.abstract).text for paper in papers]
    headings = [markup.inline(title) for title in titles]
    record = addresses.assign(papers, [heading.text for heading in headings], found.record)
    rows = [
        _row(paper, heading.html, heading.text, path)
        for paper, heading, path in zip(papers, headings, record.paths, strict=True)
    ]
    fill = render.filled(templates / "bare")
    title, base = site_title(found.settings, found.lists), base_url or found.settings.base_url
    planned: list[Planned] = list(_files(rows, title, base, fill))
    planned.append(File("style.css", (templates / "bare" / "style.css").read_bytes()))
    return len(rows), output.sync(out, planned, lambda _: b"", Cache(None, ""), "")


def _row(paper: Paper, title: Markup, text: str, path: str) -> Row:
    found = markup.excerpted(paper.abstract, _START)
    authors = ", ".join([author.name for author in paper.authors])
    words = ", ".join(paper.keywords)
    return Row(path, title, text, authors, words, found.abstract.html, found.snippet)


def _files(
    rows: Sequence[Row], title: str, base: str, fill: Callable[..., bytes]
) -> Iterator[Draft]:
    """The files of the site, each made only when it is written."""
    for place, row in enumerate(rows):
        near = [rows[at] if 0 <= at < len(rows) else None for at in (place - 1, place + 1)]
        yield _draft(row.path, fill, "paper.html", site=title, row=row, near=near)
    parts = [rows[start : start + _PAGE] for start in range(0, len(rows), _PAGE)] or [[]]
    paths = ["index.html", *(f"page-{number}.html" for number in range(2, len(parts) + 1)), ""]
    for place, part in enumerate(parts):
        beside = [paths[place - 1] if place else "", paths[place + 1]]
        yield _draft(paths[place], fill, "index.html", site=title, rows=part, near=beside)
    every = [*paths[:-1], *(row.path for row in rows)]
    yield _draft("sitemap.xml", fill, "sitemap.xml", base=base, paths=every)
    yield _draft("feed.xml", fill, "feed.xml", base=base, site=title, rows=rows[:_FEED])


def _draft(path: str, fill: Callable[..., bytes], template: str, **given: object) -> Draft:
    return Draft(path, lambda: fill(template, **given))
