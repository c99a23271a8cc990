"""What every page knows of the site, in each of its interface languages."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from generator import markup, strings
from generator.feeds import NO_DATE
from generator.model import Anchor, PaperList, Settings
from generator.text import conference, language
from generator.views import Document, Edition, Site

LARGE = 20_000  # papers; with everything on every page, 50,000 would be more than 1 GB


def editions(
    settings: Settings,
    lists: Sequence[PaperList],
    documents: Sequence[Document],
    menu: Sequence[tuple[str, str]],
    words: Path,
) -> tuple[Site, ...]:
    """One site a language, the main one first; what the settings leave open, the lists decide.

    `menu` are pages of ours beside the list, each a path and the key of its name; `words` is the
    folder of the interface's strings.
    """
    stated, title = _stated_title(settings, lists), site_title(settings, lists)
    opening = next((paper.abstract for item in lists for paper in item.papers), "")
    # A title in characters alone may be Japanese.
    spoken = strings.nearest(words, language(stated or opening, language(opening)))
    tags = settings.languages or (settings.language or spoken,)
    all_of_them = tuple(
        Edition(tag, f"{tag}/" if number else "", strings.load(words, tag)("language_name"))
        for number, tag in enumerate(tags)
    )
    return tuple(
        _site(edition, all_of_them, settings, title, lists, documents, menu, words)
        for edition in all_of_them
    )


def site_title(settings: Settings, lists: Sequence[PaperList]) -> str:
    """What the site is called: as stated, or as the first list's file is called; or ""."""
    named = filter(None, [conference(item.name) for item in lists])
    return _stated_title(settings, lists) or next(named, "")


def _stated_title(settings: Settings, lists: Sequence[PaperList]) -> str:
    return settings.title or next((item.title for item in lists if item.title), "")


def with_page(sites: Sequence[Site], path: str, key: str, words: Path) -> tuple[Site, ...]:
    """The same sites with one page of ours more in their menus; `key` is that of its name."""
    return tuple(
        replace(site, menu=(*site.menu, Anchor(path, strings.load(words, site.language)(key))))
        for site in sites
    )


def of_edition(documents: Sequence[Document], spoken: str) -> tuple[Document, ...]:
    """The organiser's pages for one language: its own where there is one, else the common one."""
    own = {item.path: item for item in documents if item.edition == spoken}
    common = {item.path: item for item in documents if not item.edition}
    chosen = common | own
    return tuple(
        chosen[path] for path in dict.fromkeys(item.path for item in documents) if path in chosen
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
    return f"{year[0]}-01-01" if year else NO_DATE


def _site(
    edition: Edition,
    editions: tuple[Edition, ...],
    settings: Settings,
    title: str,
    lists: Sequence[PaperList],
    documents: Sequence[Document],
    menu: Sequence[tuple[str, str]],
    words: Path,
) -> Site:
    say = strings.load(words, edition.language)
    heading = markup.inline(title or say("untitled_site"))
    own = of_edition(documents, edition.language)
    return Site(
        title=heading.text,
        heading=heading.html,
        language=edition.language,
        description=markup.inline(settings.description),
        base_url=settings.base_url,
        menu=(
            *(Anchor(path, say(key)) for path, key in menu),
            *(Anchor(document.path, document.title, document.language) for document in own),
        ),
        folder=edition.folder,
        editions=editions if len(editions) > 1 else (),
        extra_css=settings.extra_css,
        large=sum(len(item.papers) for item in lists) >= LARGE,
    )
