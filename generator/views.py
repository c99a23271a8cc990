"""The records of what a site is laid out as: its pages, what each shows, and its files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from generator.model import (
    Anchor,
    Citation,
    Converted,
    Entry,
    Link,
    Moved,
    Section,
    Topic,
)


@dataclass(frozen=True, slots=True)
class Topics:
    """What the page of all topics shows."""

    topics: tuple[tuple[Anchor, int], ...]  # each with its number of papers, the largest first
    others: int  # papers that belong to none


@dataclass(frozen=True, slots=True)
class Writer:
    """An author of one or more of the site's papers."""

    name: Converted  # as most of the papers spell it
    path: str  # of the author's page, or of the only paper
    entries: tuple[tuple[int, Entry], ...]  # each with its number in the site, from 1
    variants: tuple[str, ...]  # other spellings of the name
    affiliations: tuple[str, ...]  # as stated, the latest first
    links: tuple[Link, ...]  # homepage and ORCID, where stated
    coauthors: tuple[tuple[Anchor, int], ...]  # with the number of joint papers, most first


@dataclass(frozen=True, slots=True)
class Listed:
    """An author in the list of all."""

    person: Anchor  # whose path is "" where there is no page
    papers: tuple[Anchor, ...]  # each under its number in the site


@dataclass(frozen=True, slots=True)
class Initial:
    """The authors whose family names begin alike."""

    letter: str  # "A", or "#" for what is no letter
    anchor: str  # its word in addresses
    people: tuple[Listed, ...]


@dataclass(frozen=True, slots=True)
class Authors:
    """What a page of all authors shows."""

    letters: tuple[tuple[str, str], ...]  # each letter with the path of its page and anchor
    shown: tuple[Initial, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a facet, and the papers that have it."""

    name: str  # plain text, and the word of the address
    papers: tuple[int, ...]  # numbers in the site, from 0
    language: str  # of the name


@dataclass(frozen=True, slots=True)
class Facet:
    """A way to narrow the list."""

    key: str  # "topic", "year", "track", "session", "type", "status", "venue" …
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """A run of cards as a script that fills filtered lists."""

    number: int  # of this run, from 0
    entries: tuple[tuple[int, Entry], ...]  # each with its number in the site, from 1


@dataclass(frozen=True, slots=True)
class Document:
    """A Markdown page of the organiser's, ready for print."""

    path: str  # "about.html"
    title: str  # plain text
    body: Markup
    language: str  # of its text
    edition: str = ""  # the one interface language that it is for; "" for all


@dataclass(frozen=True, slots=True)
class Edition:
    """The site in one of its interface languages."""

    language: str
    folder: str  # "" for the first, else "en/"
    name: str  # of the language, in that language


@dataclass(frozen=True, slots=True)
class Site:
    """What every page of one edition knows of the site."""

    title: str  # plain text
    heading: Markup  # the title with its formulas set
    language: str  # of the interface
    description: Converted
    base_url: str  # "" or absolute, ending in "/"
    menu: tuple[Anchor, ...]  # pages beside the list
    folder: str = ""  # where this edition's pages lie: "" or "en/"
    editions: tuple[Edition, ...] = ()  # all of them, where there are several
    extra_css: str = ""  # the path of the organiser's style sheet
    large: bool = False  # whether there are so many papers that each page must say little


@dataclass(frozen=True, slots=True)
class Group:
    """A run of one list's papers on one index page."""

    title: Markup  # the list's; "" where the site has only one list
    first: int  # the first paper's number in the whole site, from 1
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Index:
    """What a page of the list shows."""

    groups: tuple[Group, ...]
    total: int  # papers in the site
    derived: int  # how many of them have a derived heading
    number: int  # of this page, from 1
    last: int  # the last page's number
    previous: str  # the path of the page before; "" on the first
    next: str
    links: tuple[tuple[int, str], ...]  # number and path of the pages worth a link; 0 is a gap
    topics: tuple[tuple[Anchor, int], ...]  # the largest, with their papers; on the first page
    facets: tuple[Facet, ...]  # on the first page


@dataclass(frozen=True, slots=True)
class PaperPage:
    """What a paper's page shows."""

    entry: Entry
    citation: Citation
    number: int  # in the site, from 0
    list_path: str  # the index page it stands on
    previous: Anchor | None
    next: Anchor | None


@dataclass(frozen=True, slots=True)
class Feed:
    """The newest or first papers, for feed readers."""

    updated: str  # the latest date, YYYY-MM-DD
    title: str
    page: str  # the path of the page that it belongs to; "" for the first
    entries: tuple[tuple[str, Entry], ...]  # each with the date on which it was new


@dataclass(frozen=True, slots=True)
class Sitemap:
    """Addresses for crawlers: of pages, or of further sitemaps."""

    urls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What happened to a paper."""

    kind: str  # "added", "changed" or "withdrawn"
    slug: str
    title: str  # plain Unicode
    paper: Anchor | None  # None where it is withdrawn
    parts: tuple[str, ...]  # what of it changed: "title", "authors", "abstract", "other"


@dataclass(frozen=True, slots=True)
class Day:
    """What happened between a date of the list and the one before."""

    date: str  # YYYY-MM-DD
    changes: tuple[Change, ...]  # by kind, then by slug


@dataclass(frozen=True, slots=True)
class Changes:
    """What happened since the beginning of the list's history."""

    days: tuple[Day, ...] = ()  # the latest first
    start: str = ""  # the date of the beginning; "" where no history is kept


Data = (
    Document
    | Index
    | PaperPage
    | Moved
    | Topic
    | Topics
    | Writer
    | Authors
    | Cards
    | Feed
    | Sitemap
    | Changes
    | None
)


@dataclass(frozen=True, slots=True)
class Page:
    """A file still to be rendered, with everything its bytes depend on."""

    path: str  # relative to the site, "/" between the parts
    template: str
    data: Data
    language: str = ""  # of its edition; "" for the first


@dataclass(frozen=True, slots=True)
class File:
    """A file whose bytes are known already."""

    path: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Draft:
    """A file whose bytes are so many that they are put together only when they are written."""

    path: str
    write: Callable[[], bytes]


Planned = Page | File | Draft


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that one edition's pages are made of."""

    sections: tuple[Section, ...] = ()
    topics: tuple[Topic, ...] = ()  # the largest first
    moved: tuple[Moved, ...] = ()
    documents: tuple[Document, ...] = ()
    facets: tuple[Facet, ...] = ()
    citations: tuple[Citation, ...] = ()  # one an entry


@dataclass(frozen=True, slots=True)
class Listing:
    """The whole list as exports see it."""

    site: Site  # its main edition
    entries: tuple[Entry, ...]
    citations: tuple[Citation, ...]  # one an entry
    topics: tuple[Topic, ...]
    pages: tuple[Page, ...]  # all that can be read
    date: str  # the list's, YYYY-MM-DD
    changes: Changes = Changes()
