"""Every file that the site will have: pages in each language, data, exports, assets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from generator import data, exports, history, markup, pages, render, strings
from generator.cache import Cache
from generator.citations.works import cite
from generator.editions import editions, list_date, of_edition, with_page
from generator.enrich import Enriched
from generator.errors import ContentError, Place, Problem
from generator.facets import facets
from generator.history import History
from generator.model import Citation, Entry, Origin, Settings
from generator.search import index as search
from generator.search.terms import searchable
from generator.sources.content import Content
from generator.views import Catalogue, Document, File, Listing, Page, Planned, Site


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be written, in the order in which it may appear."""

    sites: tuple[Site, ...]  # the editions, the main one first
    pages: tuple[Page, ...]
    files: tuple[Planned, ...]  # the pages too
    history: History | None  # as it is to be kept; None where none is wanted
    day: str  # the list's date, YYYY-MM-DD


def plan(
    source: Path,
    found: Content,
    enriched: Enriched,
    documents: Sequence[Document],
    templates: Path,
    cache: Cache,
) -> Plan:
    """The site of the content in `source`, whose parts were read, understood and written up.

    Raises ContentError where two files claim one path or the organiser's style sheet is missing.
    """
    settings = found.settings
    words = templates / render.STRINGS
    entries = tuple(entry for section in enriched.sections for entry in section.entries)
    menu = pages.menu(enriched.topics, entries)
    sites = editions(settings, found.lists, documents, menu, words)
    citations = _citations(entries, sites[0], settings, words, cache)
    catalogue = _catalogue(enriched, documents, citations)
    laid_out = tuple(_pages(sites, catalogue, settings.page_size))
    day = list_date(settings.date, sites[0].title)
    past = _continued(found.history, entries, day)
    changes = history.changes(past or (), entries)
    if changes.days:
        sites = with_page(sites, exports.CHANGES, "changes", words)
    listing = Listing(sites[0], entries, citations, enriched.topics, laid_out, day, changes)
    files = (
        *render.assets(templates),
        *_own_style(source, settings),
        *_index(entries, cache),
        *data.files(entries, catalogue.facets, enriched.moved),
        *laid_out,
        *exports.files(listing),
    )
    pages.check_paths(files, {f"{page.name}.html": page.place for page in found.pages})
    return Plan(sites, laid_out, files, past, day)


def _catalogue(
    enriched: Enriched, documents: Sequence[Document], citations: tuple[Citation, ...]
) -> Catalogue:
    sections = enriched.sections
    told = facets(sections)
    return Catalogue(sections, enriched.topics, enriched.moved, tuple(documents), told, citations)


def _continued(past: History | None, entries: Iterable[Entry], day: str) -> History | None:
    """The history as it is on a date of the list; None where none is wanted."""
    return None if past is None else history.update(past, map(history.state, entries), day)


def _citations(
    entries: Sequence[Entry], site: Site, settings: Settings, words: Path, cache: Cache
) -> tuple[Citation, ...]:
    # Citations are the same on the pages of every language: they speak that of the abstracts.
    spoken = Counter(entry.abstract_language for entry in entries)
    language = max(sorted(spoken), key=spoken.__getitem__, default=site.language)
    note = strings.load(words, strings.nearest(words, language))("cite_note")
    origin = Origin(site.title, site.base_url, note, settings.venue, settings.year, not site.large)
    return tuple(cite(entries, origin, cache.memo(markup.bibtex)))


def _pages(sites: Iterable[Site], catalogue: Catalogue, size: int) -> Iterator[Page]:
    """The pages of every edition, where they stand in the whole site."""
    for site in sites:
        own = replace(catalogue, documents=of_edition(catalogue.documents, site.language))
        for page in pages.plan(own, size):
            yield replace(page, path=site.folder + page.path, language=site.language)


def _index(entries: Iterable[Entry], cache: Cache) -> list[File]:
    """The files of the search index."""
    files = search.files([searchable(entry) for entry in entries], cache.memo)
    cache.let_go(search.__package__ or search.__name__)
    return files


def _own_style(source: Path, settings: Settings) -> list[File]:
    if not settings.extra_css:
        return []
    path = source / settings.extra_css
    if not path.is_file():
        message = f'there is no style sheet "{settings.extra_css}" here'
        remedy = 'put it beside "site.yaml", or delete "extra_css" there'
        raise ContentError([Problem(Place(str(path)), message, remedy)])
    return [File(settings.extra_css, path.read_bytes())]
