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


@dataclass(frozen=True, slots=True)
class Link:
    """A place on the web that belongs to a paper."""

    kind: str  # the field's word for it: "pdf", "code", "project", "url" …
    href: str  # http, https or mailto only


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper as its list states it: text as written, nothing derived."""

    abstract: str  # TeX text; paragraphs are separated by one blank line
    title: str = ""  # TeX text on one line; "" where the list gives none
    authors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    tldr: str = ""
    links: tuple[Link, ...] = ()
    id: str = ""  # as the list gives it; "" where it gives none
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
