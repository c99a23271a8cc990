"""The records that pass from stage to stage: frozen, and without behaviour.

A list is read into `Paper`s, papers become `Entry`s ready for print, entries are laid out on
`Page`s and `File`s, and those are written.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from markupsafe import Markup

from generator.errors import Place


@dataclass(frozen=True, slots=True)
class Settings:
    """What `content/site.yaml` may say; README lists each key."""

    title: str = ""  # "" stands for the first list's title
    description: str = ""
    language: str = ""  # "en" or "zh-Hans"; "" lets the list decide
    base_url: str = ""  # where the site will be hosted; ends in "/" unless ""
    page_size: int = 100  # papers on one index page
    date: str = ""  # the list's own date, YYYY-MM-DD, for feeds; no clock is ever asked


@dataclass(frozen=True, slots=True)
class Link:
    """A place on the web that belongs to a paper."""

    kind: str  # the field's word for it: "pdf", "code", "project", "url" …
    href: str  # http, https or mailto only


@dataclass(frozen=True, slots=True)
class Author:
    """One of a paper's authors, as the list states it."""

    name: str  # TeX text, given name first
    affiliation: str = ""  # TeX text; several are parted by "; "
    orcid: str = ""  # "0000-0000-0000-0000"
    homepage: str = ""  # http or https


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper as its list states it: text as written, nothing derived."""

    abstract: str  # TeX text; paragraphs are separated by one blank line
    title: str = ""  # TeX text on one line; "" where the list gives none
    authors: tuple[Author, ...] = ()
    keywords: tuple[str, ...] = ()
    tldr: str = ""
    links: tuple[Link, ...] = ()  # of any kind but those that an identifier below makes
    id: str = ""  # as the list gives it; "" where it gives none
    year: int = 0  # 0 where the list gives none
    venue: str = ""  # TeX text: the conference, journal or book it appeared in
    track: str = ""
    session: str = ""
    type: str = ""  # "oral", "spotlight", "poster" …
    status: str = ""  # "accepted", "withdrawn" …
    award: str = ""
    doi: str = ""  # "10.…/…"
    arxiv: str = ""  # "2401.00001"
    openreview: str = ""  # the forum's id
    bibtex: str = ""  # the entry that the list itself gives
    extra: tuple[tuple[str, str], ...] = ()  # fields we have no word for, as given
    place: Place = field(default=Place(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class PaperList:
    """One list: its title and its papers in order."""

    name: str  # the file's name without its ending
    title: str  # plain text; "" where the list gives none
    papers: tuple[Paper, ...]
    place: Place = field(default=Place(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Converted:
    """A text made ready for every use, and the complaints that arose in making it.

    Complaints belong to the result, so that a remembered result still complains.
    """

    html: Markup
    text: str  # plain Unicode
    complaints: tuple[tuple[str, str], ...] = ()  # what is wrong, how to mend it


@dataclass(frozen=True, slots=True)
class Anchor:
    """A link inside the site: where to and what it says."""

    path: str
    text: Markup | str
    language: str = ""  # of the text, where it is not the site's


@dataclass(frozen=True, slots=True)
class Keyword:
    """A phrase that tells what a paper is about."""

    text: Markup | str
    long: str = ""  # what it stands for, where it is an acronym that the paper explains


@dataclass(frozen=True, slots=True)
class Relative:
    """A paper that is like another, and why."""

    paper: Anchor
    shared: tuple[str, ...]  # the terms that both use, best first


@dataclass(frozen=True, slots=True)
class Byline:
    """One of a paper's authors, ready for print."""

    name: Converted
    path: str = ""  # of the author's page; "" where the site has none
    affiliation: Markup | str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A paper ready for print."""

    paper: Paper
    slug: str  # its word in addresses
    path: str  # "papers/<slug>.html"
    title: str  # TeX text: the paper's own, or the headline where there is none
    heading: Converted  # the same, ready for print
    derived: bool  # whether the heading was derived from the abstract
    name: str  # the system the paper proposes; "" where there is none
    authors: tuple[Byline, ...]
    keywords: tuple[Keyword, ...]
    keywords_derived: bool  # from the abstract, since the list gives none
    topics: tuple[Anchor, ...]  # the largest first
    related: tuple[Relative, ...]  # the most alike first
    tldr: Markup
    abstract: Converted
    snippet: Markup  # the abstract's beginning, for a list
    description: str  # the same as plain text, for machines
    heading_language: str
    abstract_language: str


@dataclass(frozen=True, slots=True)
class Section:
    """One list's papers, ready for print."""

    title: Markup
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """A phrase that papers of the site share, and these papers."""

    path: str  # "topics/<slug>.html"
    name: str
    language: str  # of the name
    entries: tuple[tuple[int, Entry], ...]  # each with its number in the site, from 1


@dataclass(frozen=True, slots=True)
class Moved:
    """An address that was given up."""

    path: str
    paper: Anchor | None  # that stands for it now; None where it was withdrawn


@dataclass(frozen=True, slots=True)
class Topics:
    """What the page of all topics shows."""

    topics: tuple[tuple[Anchor, int], ...]  # each with its number of papers, the largest first
    others: int  # papers that belong to none


@dataclass(frozen=True, slots=True)
class Document:
    """A Markdown page of the organiser's, ready for print."""

    path: str  # "about.html"
    title: str  # plain text
    body: Markup
    language: str


@dataclass(frozen=True, slots=True)
class Site:
    """What every page of a site knows of it."""

    title: str  # plain text
    heading: Markup  # the title with its formulas set
    language: str  # of the interface
    description: Converted
    base_url: str  # "" or absolute, ending in "/"
    menu: tuple[Anchor, ...]  # pages beside the list


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


@dataclass(frozen=True, slots=True)
class PaperPage:
    """What a paper's page shows."""

    entry: Entry
    list_path: str  # the index page it stands on
    previous: Anchor | None
    next: Anchor | None


@dataclass(frozen=True, slots=True)
class Feed:
    """The newest or first papers, for feed readers."""

    updated: str  # RFC 3339
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Sitemap:
    """Addresses for crawlers: of pages, or of further sitemaps."""

    urls: tuple[str, ...]


Data = Document | Index | PaperPage | Moved | Topic | Topics | Feed | Sitemap | None


@dataclass(frozen=True, slots=True)
class Page:
    """A file still to be rendered, with everything its bytes depend on."""

    path: str  # relative to the site, "/" between the parts
    template: str
    data: Data


@dataclass(frozen=True, slots=True)
class File:
    """A file whose bytes are known already."""

    path: str
    content: bytes


Planned = Page | File
