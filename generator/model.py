"""The records of papers that pass from stage to stage: frozen, and without behaviour.

A list is read into `Paper`s, papers become `Entry`s ready for print; `generator.views` has what
these are laid out on.
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
    languages: tuple[str, ...] = ()  # several: the first at the root, the others in folders
    base_url: str = ""  # where the site will be hosted; ends in "/" unless ""
    page_size: int = 100  # papers on one index page
    date: str = ""  # the list's own date, YYYY-MM-DD, for feeds; no clock is ever asked
    extra_css: str = ""  # a style sheet of the organiser's, beside the settings
    venue: str = ""  # TeX text: where papers appeared that do not say so themselves, for citations
    year: int = 0  # when they appeared; 0 where it is not known


@dataclass(frozen=True, slots=True)
class Link:
    """A place on the web that belongs to a paper."""

    kind: str  # the field's word for it: "pdf", "code", "project", "url" …
    href: str  # http, https or mailto only
    host: str = ""  # said where a paper has several links of one kind


@dataclass(frozen=True, slots=True)
class Author:
    """One of a paper's authors, as the list states it."""

    name: str  # TeX text, given name first
    affiliation: str = ""  # TeX text; several are parted by "; "
    orcid: str = ""  # "0000-0000-0000-0000"
    homepage: str = ""  # http or https
    # TeX text, where the list tells it: the end of a name of three words or more, or all of the
    # name of a group
    family: str = ""


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
    notes: str = ""  # Markdown: what its own file says beside the abstract
    extra: tuple[tuple[str, str], ...] = ()  # fields we have no word for, as given; each once
    others: bool = False  # whether there are more authors, whom the list does not name
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
class Excerpted:
    """An abstract ready for every use, and its beginning for where there is no room for all."""

    abstract: Converted
    snippet: Markup


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
    plain: str
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
    links: tuple[Link, ...] = ()  # homepage and ORCID


@dataclass(frozen=True, slots=True)
class Label:
    """A short fact that papers are sorted by: its year, its track."""

    key: str  # the field's name: "year", "venue", "track", "session", "type", "status", "award"
    value: Converted
    telling: bool  # whether papers of the site differ in it


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
    labels: tuple[Label, ...]  # in the order of reading
    links: tuple[Link, ...]  # all of them, those made from identifiers too
    notes: Markup  # what the paper's own file says beside the abstract
    extra: tuple[tuple[str, Markup], ...]  # fields that we have no word for
    related: tuple[Relative, ...]  # the most alike first
    tldr: Markup
    abstract: Converted
    source: str  # the abstract as written; "" where it reads like that
    snippet: Markup  # the abstract's beginning, where a page has no room for all of it
    description: str  # the abstract's beginning as plain text, for machines
    heading_language: str
    abstract_language: str


@dataclass(frozen=True, slots=True)
class Section:
    """One list's papers, ready for print."""

    title: Converted
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
class Person:
    """An author's name taken apart for citations, plain Unicode."""

    family: str  # or the whole name, where nothing else is known
    given: str = ""
    particle: str = ""  # "van der"
    suffix: str = ""  # "Jr."


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the papers of a site come from, as citations say it."""

    title: str  # of the site, plain Unicode
    base_url: str  # "" or absolute, ending in "/"
    note: str  # what is said of a title that was derived
    venue: str = ""  # of the papers that state none, TeX text; "" where it is not known
    year: int = 0  # of the papers that state none; 0 where it is not known
    abstracts: bool = True  # whether citations carry them


@dataclass(frozen=True, slots=True)
class Work:
    """What citations say of a paper: plain Unicode, each on one line; "" for what is not known."""

    kind: str  # CSL's: "paper-conference", "article-journal", "article", "thesis" or "document"
    title: str
    derived: bool  # whether the title was derived from the abstract
    authors: tuple[Person, ...]
    year: int
    container: str  # the conference or the journal
    doi: str
    arxiv: str
    url: str  # the best place on the web but for the DOI's
    pdf: str
    keywords: tuple[str, ...]  # the list's own
    abstract: str
    note: str
    language: str  # "zh-Hans", or "" where it was not recognised
    source: str  # the site's title
    path: str  # of the paper's page in the site
    bylines: tuple[str, ...]  # the authors for machines that take a name apart at a comma
    volume: str = ""
    issue: str = ""
    pages: str = ""  # "12-34"
    publisher: str = ""  # or the school, of a thesis
    others: bool = False  # whether there are more authors than are named


@dataclass(frozen=True, slots=True)
class Citation:
    """A paper ready to be cited."""

    key: str  # ASCII, unique in the site
    work: Work
    bibtex: str  # the whole entry, ending in "}"
