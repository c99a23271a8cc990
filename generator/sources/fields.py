"""The names that lists give to fields, and the fields they stand for."""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.sources import _tongues
from generator.sources._labels import BOOKKEEPING, FACTS, KEYS, LINKS, LOOSE, PRIVATE, TEXT

_KINDS = frozenset(LINKS.values())
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z][a-z])")
_GAP = re.compile(r"[\s_.-]+")
# What forms tell those who fill them in: "Abstract (max. 250 words)", "Authors, comma separated".
_ASIDE = re.compile(
    r" ?\((?:s|[^()]*\b(?:optional|required|mandatory|any|urls?|links?|max|min|most|limit|up to"
    r"|words?|characters?|chars|comma|semicolon|separated|plain text|latex|one per line)\b[^()]*)\)"
    r"|[,:;]? \(?(?:comma|semicolon)s?[ -]?separated\)?$| (?:no|without) year$|[*:?]$"
)
_BRACKETS = re.compile(r" ?[(（\[].*[)）\]]$")  # as in "Authors (format: First Last)"
_MOST = 200  # characters of a name that tells anything
_MAIL = re.compile(r"\be ?mails?\b")  # a person's, whatever else the name says
# What reviewers and authors write to each other, by whatever number: "Review 2", "Meta-review".
_REVIEW = re.compile(
    r"(?:official |peer )?reviews?(?: ?#?\d+\b.*)?|reviewer(?: ?#?\d+\b| (?:comment|score)).*"
    r"|meta ?reviews?\b.*|(?:author )?rebuttals?|author responses?"
    r"|responses? to (?:the )?review(?:er)?s"
    r"|(?:author )?description of changes|(?:confidential )?comments (?:for|to) (?:the )?"
    r"(?:authors?|chairs?|editors?|pcs?|program(?:me)? committee|reviewers?)"
)
# "poster_link", "url_slides": links to what they name.
_LINK = re.compile(r"(?:url|link) (?:to )?(?:the )?(.+)|(.+) (?:url|link|href)")
_LINKED = {
    "abstract": "url",
    "article": "url",
    "doi": "doi",
    "arxiv": "arxiv",
    "openreview": "openreview",
    "html": "url",
    "preprint": "url",
    "presentation": "video",
    "publication": "url",
    "publisher": "url",
    **LINKS,
}
# "Contribution title", "submission_type": of what else than a paper would a list speak?
_OF_PAPERS = re.compile(
    r"(?:abstract|article|contribution|manuscript|paper|presentation|submission|talk) (.+)"
)
_OTHER = frozenset({"code", "data", "date", "demo", "issued", "project", "published"})
_ANY = _tongues.TEXT | _tongues.FACTS | _tongues.LINKS | LINKS | FACTS | TEXT | KEYS
# What a list may call the fields of a paper; people misspell these.
NAMES: tuple[str, ...] = (
    "title",
    "authors",
    "abstract",
    "keywords",
    "tldr",
    "id",
    *dict.fromkeys(FACTS.values()),
    "affiliations",
    "orcids",
    "homepages",
    "bibtex",
    "notes",
    "extra",
    *dict.fromkeys(LINKS.values()),
)


@dataclass(frozen=True, slots=True)
class Field:
    """What a named value of a row is: the kind of field, and the field."""

    kind: str  # "text", "link", "private" or "extra"; for lists as a whole see `columns`
    name: str  # a field of papers, a link's kind, or the list's own name for it


def field(name: str) -> Field:
    """What a list means by a field's name.

    >>> field("Paper Title"), field("pdfUrl"), field("primary_area")  # doctest: +ELLIPSIS
    (Field(kind='text', name='title'), Field(kind='link', name='pdf'), ...name='primary_area'))
    """
    written = name.strip().lstrip("\ufeff_")
    for spelling in (written, _HUMP.sub(" ", written)):  # "arXiv" is one word, "pdfUrl" two
        said = _GAP.sub(" ", spelling).casefold()
        if said not in _ANY and len(said) <= _MOST:
            said = _ASIDE.sub("", said).strip()
            bare = _BRACKETS.sub("", said)
            said = bare if bare in _ANY or bare in PRIVATE else said
        if said in PRIVATE or _MAIL.search(said) or _REVIEW.fullmatch(said):
            return Field("private", said)
        if found := _ANY.get(said):
            return Field("link" if found in _KINDS else "text", found)
        if found := _linked(said):
            return Field("link" if found in _KINDS else "text", found)
    return Field("extra", name.strip())


def is_link(name: str) -> bool:
    """Whether a name says that an address stands there, and of what.

    >>> is_link("url_paper"), is_link("poster-link"), is_link("url"), is_link("url_editor")
    (True, True, False, False)
    """
    return _linked(_plainly(name)) != ""


def _linked(said: str) -> str:
    named = _LINK.fullmatch(said)
    return _LINKED.get(named[1] or named[2], "") if named else ""


def perhaps(name: str) -> str:
    """The field that a name stands for where no other field of the list does; "" for none.

    >>> perhaps("Contribution_title"), perhaps("co-authors"), perhaps("presenter"), perhaps("room")
    ('title', 'co-authors', 'authors', '')
    """
    said = _plainly(name)
    if found := LOOSE.get(said):
        return found
    of_paper = _OF_PAPERS.fullmatch(said)
    if not of_paper or of_paper[1] in _OTHER:
        return ""
    rest = "title" if of_paper[1] == "name" else of_paper[1]
    return _ANY.get(rest) or LOOSE.get(rest, "")


def is_bookkeeping(name: str) -> bool:
    """Whether submission systems count or tick something under that name.

    >>> is_bookkeeping("% Completed"), is_bookkeeping("Camera Ready Submitted?")
    (True, True)
    """
    return _plainly(name) in BOOKKEEPING


def _plainly(name: str) -> str:
    said = _GAP.sub(" ", _HUMP.sub(" ", name.strip().lstrip("\ufeff_"))).casefold()[:_MOST]
    return said if said in LOOSE else _ASIDE.sub("", said).strip()
