"""The whole path from `content/` to `site/`, in the order it happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from generator import history, output, overrides, planning, render, strings
from generator.cache import Cache
from generator.collection import put_off
from generator.digests import fingerprint
from generator.disk import refusal, write_atomic
from generator.enrich import Enriched, enrich, write_up
from generator.errors import ContentError, Place, Problem, note
from generator.feeds import NO_DATE
from generator.ground import apart, spare
from generator.history import History
from generator.model import Entry, PaperList
from generator.output import Report
from generator.planning import Plan
from generator.progress import Watch
from generator.record import Record, write
from generator.references import dead_references
from generator.sources import content
from generator.sources.content import Content
from generator.views import Document, Page

PINNED = ("jinja2", "markdown-it-py", "markupsafe", "math-core")  # their output reaches the pages


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did: papers in the site, files touched, and what is doubtful in the content."""

    papers: int
    files: Report
    warnings: tuple[Problem, ...]
    base_url: str  # "" or absolute, ending in "/"
    remembers: bool  # whether it wrote addresses or history beside the lists
    # What a session shows of the next edit, before it is built.
    lists: tuple[PaperList, ...]
    pages: tuple[Page, ...]
    render: Callable[[Page], bytes]


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found."""

    entries: tuple[Entry, ...]
    warnings: tuple[Problem, ...]


@put_off()
def check(source: Path, cache_folder: Path) -> Checked:
    """Read and understand `source` as `build` does, but write no site.

    Raises ContentError where the content cannot be built.
    """
    templates = render.templates()
    spare(source, cache_folder)
    found = _read(source, templates)
    cache = Cache(cache_folder, fingerprint((Path(__file__).parent,), PINNED))
    enriched = enrich(found.lists, found.titles, found.record, cache)
    documents, doubts = write_up(found.pages, cache)
    entries = tuple(entry for section in enriched.sections for entry in section.entries)
    doubts += overrides.idle(render.own_templates(source), templates)
    doubts += _untold(templates / render.STRINGS)
    doubts += _given_up(source, enriched)
    doubts += _dead(source, found, enriched, documents, templates, cache)
    return Checked(entries, (*found.warnings, *enriched.problems, *doubts, *cache.save()))


def _dead(
    source: Path,
    found: Content,
    enriched: Enriched,
    documents: Sequence[Document],
    templates: Path,
    cache: Cache,
) -> list[Problem]:
    """Links of the organiser's pages that lead nowhere in the site."""
    plan = planning.plan(source, found, enriched, documents, templates, cache)
    texts = [(f"{page.name}.html", page.text, page.place) for page in found.pages]
    return list(dead_references(texts, {file.path for file in plan.files}))


def _given_up(source: Path, enriched: Enriched) -> list[Problem]:
    """Addresses that papers had and have no longer, and what stands there now."""
    place = Place(str(source / content.ADDRESSES))
    return [
        note(
            place,
            f'"{moved.path}" was given up; it '
            + (f'leads to "{moved.paper.path}"' if moved.paper else "says that the paper is gone"),
        )
        for moved in enriched.moved
    ]


def _untold(words: Path) -> list[Problem]:
    """What interface languages lack."""
    return [
        Problem(
            Place(f"{words.parent.name}/{words.name}/{tag}.yaml"),
            f"these strings are missing and are said in English: {', '.join(keys)}",
            f'take them from "{strings.FALLBACK}.yaml" and translate them',
        )
        for tag, keys in strings.missing(words).items()
    ]


@put_off()
def build(
    source: Path,
    out: Path,
    cache_folder: Path,
    base_url: str = "",
    watch: Watch | None = None,
    open_cache: Callable[[Path, str], Cache] = Cache,
) -> Built:
    """Turn `source`, a content folder or one list file, into a site in the folder `out`.

    `cache_folder` is where results are remembered; `base_url` ("" or absolute, ending in a
    slash) takes the place of the settings' own. `watch` takes the time; `open_cache` makes a
    cache of `cache_folder` and the program's fingerprint. Raises ContentError, with nothing
    written, where the content cannot be built.
    """
    watch = watch or Watch()
    watch.stage("reading")
    templates, own = render.templates(), render.own_templates(source)
    found = _based(_read(source, templates), base_url)
    output.check(out, (source, templates))
    apart(out, cache_folder, source)
    spare(source, cache_folder)

    watch.stage("understanding", sum(len(item.papers) for item in found.lists))
    cache = open_cache(cache_folder, fingerprint((Path(__file__).parent,), PINNED))
    enriched = enrich(found.lists, found.titles, found.record, cache)
    documents, doubts = write_up(found.pages, cache)

    papers = sum(len(section.entries) for section in enriched.sections)
    watch.stage("planning", papers)
    plan = planning.plan(source, found, enriched, documents, templates, cache)

    watch.stage("writing", len(plan.pages))
    renderer = watch.counted(render.Renderer(templates, plan.sites, own), "")
    # No result that is remembered depends on templates, and no page on what assets hold.
    looks = _looks(templates, own)
    files = output.sync(out, plan.files, renderer, cache, looks + repr(plan.sites))

    watch.stage("remembering")
    doubts += overrides.idle(own, templates)
    doubts += _undated(source, plan)
    refused = remember(source, found, enriched.record, plan.history)
    changed = (enriched.record, plan.history) != (found.record, found.history)
    warnings = (*found.warnings, *enriched.problems, *doubts, *refused, *cache.save())
    watch.stage("")
    based, remembers = found.settings.base_url, changed and not refused
    return Built(papers, files, warnings, based, remembers, found.lists, plan.pages, renderer)


def _looks(templates: Path, own: Sequence[Path]) -> str:
    """What stands for all templates; raises ContentError where one cannot be read."""
    try:
        return fingerprint((templates, *own), (), without=render.ASSETS)
    except OSError as error:
        raise ContentError([refusal(error, Path(error.filename or templates))]) from error


def _undated(source: Path, plan: Plan) -> list[Problem]:
    """The complaint about a history that can tell no day from another."""
    if plan.history is None or plan.day != NO_DATE:
        return []
    place = Place(str(source / content.HISTORY))
    message = "the list has no date, so that nothing in its history is ever new"
    return [Problem(place, message, 'write "date" into "site.yaml", and mend it with the list')]


def _read(source: Path, templates: Path) -> Content:
    """What the organiser wrote; the interface's languages are those of our templates."""
    return content.load(source, strings.languages(templates / render.STRINGS))


def _based(found: Content, base_url: str) -> Content:
    """The content of a site that is hosted at `base_url`, if one is given."""
    settings = found.settings
    return replace(found, settings=replace(settings, base_url=base_url or settings.base_url))


def remember(source: Path, found: Content, record: Record, past: History | None) -> list[Problem]:
    """Keep the addresses, and the history if one is wanted, beside the lists, where they changed.

    A single list file has no such place. Returns a warning for each that the disk refuses.
    """
    if not source.is_dir():
        return []
    kept = []
    if record != found.record:
        kept.append((source / content.ADDRESSES, write(record)))
    if past is not None and past != found.history:
        kept.append((source / content.HISTORY, history.write(past)))
    return [problem for path, text in kept for problem in _keep(path, text)]


def _keep(path: Path, text: str) -> list[Problem]:
    try:
        write_atomic(path, [text.encode()])
    except OSError as error:
        return [refusal(error, path)]
    return []
