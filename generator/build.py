"""The whole path from `content/` to `site/`, in the order it happens."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from generator import exports, markup, output, pages, render, strings
from generator.cache import Cache, fingerprint
from generator.disk import refusal, write_atomic
from generator.enrich import enrich, write_up
from generator.errors import ContentError, Place, Problem
from generator.model import Anchor, Document, Entry, Site
from generator.output import Report
from generator.record import Record, write
from generator.sources import content
from generator.sources.content import Content
from generator.text import language

PINNED = ("jinja2", "markdown-it-py", "markupsafe", "math-core")  # their output reaches the pages


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did: papers in the site, files touched, and what is doubtful in the content."""

    papers: int
    files: Report
    warnings: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found."""

    entries: tuple[Entry, ...]
    warnings: tuple[Problem, ...]


def check(source: Path, cache_folder: Path) -> Checked:
    """Read and understand `source` as `build` does, but write no site.

    Raises ContentError where the content cannot be built.
    """
    templates = render.templates()
    found = content.load(source, strings.languages(templates / render.STRINGS))
    cache = Cache(cache_folder, fingerprint((Path(__file__).parent, templates), PINNED))
    enriched = enrich(found.lists, found.titles, found.record, cache)
    _, doubts = write_up(found.pages, cache)
    entries = tuple(entry for section in enriched.sections for entry in section.entries)
    return Checked(entries, (*found.warnings, *enriched.problems, *doubts, *cache.save()))


def build(source: Path, out: Path, cache_folder: Path, base_url: str = "") -> Built:
    """Turn `source`, a content folder or one list file, into a site in the folder `out`.

    `cache_folder` is where results are remembered; `base_url` ("" or absolute, ending in a
    slash) takes the place of the settings' own. Raises ContentError, with nothing written,
    where the content cannot be built.
    """
    templates = render.templates()
    words = templates / render.STRINGS
    found = content.load(source, strings.languages(words))
    output.check(out, (source, templates))
    apart(out, source, cache_folder)

    cache = Cache(cache_folder, fingerprint((Path(__file__).parent, templates), PINNED))
    enriched = enrich(found.lists, found.titles, found.record, cache)
    sections, topics = enriched.sections, enriched.topics
    documents, doubts = write_up(found.pages, cache)
    site = describe(found, documents, bool(topics), words, base_url)

    laid_out = pages.plan(sections, topics, enriched.moved, documents, found.settings.page_size)
    entries = [entry for section in sections for entry in section.entries]
    day = list_date(found.settings.date, site.title)
    planned = [*render.assets(templates), *laid_out, *exports.files(site, entries, laid_out, day)]
    pages.check_paths(planned, {f"{page.name}.html": page.place for page in found.pages})

    files = output.sync(out, planned, render.Renderer(templates, site), cache, repr(site))
    doubts += remember(source, found.record, enriched.record)
    return Built(len(entries), files, (*found.warnings, *enriched.problems, *doubts, *cache.save()))


def remember(source: Path, old: Record, new: Record) -> list[Problem]:
    """Keep the addresses beside the lists; a single list file has no such place.

    Returns a warning where the disk refuses.
    """
    if old == new or not source.is_dir():
        return []
    path = source / content.ADDRESSES
    try:
        write_atomic(path, write(new).encode())
    except OSError as error:
        return [refusal(error, path)]
    return []


def apart(out: Path, source: Path, cache_folder: Path) -> None:
    """Raises ContentError where the site would lie among what it is made from or remembered by."""
    site = out.resolve()
    pairs = (
        (cache_folder, "--cache", site in (*_around(cache_folder), cache_folder.resolve())),
        (
            source / content.PAGES,
            "--out",
            (source / content.PAGES).resolve() in (*_around(out), site),
        ),
    )
    problems = [
        Problem(
            Place(str(out)),
            f'the site and "{path}" may not lie in one another',
            f"name another {option}",
        )
        for path, option, wrong in pairs
        if wrong
    ]
    if problems:
        raise ContentError(problems)


def _around(path: Path) -> Sequence[Path]:
    return path.resolve().parents


def describe(
    found: Content, documents: Sequence[Document], topics: bool, words: Path, base_url: str
) -> Site:
    """What every page knows of the site; what the settings leave open, the lists decide."""
    settings = found.settings
    title = settings.title or next((item.title for item in found.lists if item.title), "")
    opening = next((paper.abstract for item in found.lists for paper in item.papers), "")
    spoken = settings.language or language(title or opening)
    say = strings.load(words, spoken)
    own = (Anchor(document.path, document.title) for document in documents)
    heading = markup.inline(title or say("untitled_site"))
    return Site(
        title=heading.text,
        heading=heading.html,
        language=spoken,
        description=markup.inline(settings.description),
        base_url=base_url or settings.base_url,
        menu=((Anchor(pages.TOPICS, say("topics")),) if topics else ()) + tuple(own),
    )


def list_date(stated: str, title: str) -> str:
    """The day that feeds carry, YYYY-MM-DD; never the clock's.

    As stated, or the SOURCE_DATE_EPOCH of reproducible builds, or the first day of the year in
    the site's title, or of 1970.

    >>> list_date("", "NeurIPS 2026 论文列表")
    '2026-01-01'
    """
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if stated:
        return stated
    if re.fullmatch(r"[0-9]{1,11}", epoch):  # up to the year 5138: later ones are no dates
        return datetime.fromtimestamp(int(epoch), UTC).date().isoformat()
    year = re.search(r"(?<!\d)(?:19|20)\d\d(?!\d)", title)
    return f"{year[0] if year else 1970}-01-01"
