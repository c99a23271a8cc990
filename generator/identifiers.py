"""Identifiers of papers (DOI, arXiv, OpenReview): told from text, and made into addresses."""

from __future__ import annotations

import re

from generator.model import Link, Paper

# A DOI as Crossref knows them; an arXiv number of either scheme; a forum of OpenReview.
_DOI = re.compile(
    r"(?:https?://(?:dx\.|www\.)?doi\.org/|doi:\s*)?(10\.\d{4,9}/[^\s\"<>\\{}]+)", re.IGNORECASE
)
_ARXIV = re.compile(
    r"(?:(?:https?://)?(?:www\.|export\.)?arxiv\.org/(?:abs|pdf|html)/|arxiv:\s*|abs/)?"
    r"(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[a-z]{2})?/\d{7}(?:v\d+)?)"
    r"(?:\.pdf)?(?:[?#]\S*)?(?:\s*\[[\w.-]+\])?",
    re.IGNORECASE,
)
_OPENREVIEW = re.compile(
    r"(?:https?://(?:www\.|api2?\.)?openreview\.net/(?:forum|pdf)\?id=|openreview:)?"
    r"([\w-]{6,24})(?:[&#]\S*)?"
)
_PATTERNS = {"doi": _DOI, "arxiv": _ARXIV, "openreview": _OPENREVIEW}
# What stands before an identifier makes its address.
PREFIXES: dict[str, str] = {
    "doi": "https://doi.org/",
    "arxiv": "https://arxiv.org/abs/",
    "openreview": "https://openreview.net/forum?id=",
}
_PREPRINT = re.compile(
    r"https?://(?:www\.|export\.)?arxiv\.org/pdf/([^?#]+?)(?:\.pdf)?(?:[?#].*)?$"
)
_ADDRESS = re.compile(
    r"https?://(?:www\.|dx\.|export\.)?(?:(doi)\.org/|(arxiv)\.org/abs/|(openreview)\.net/forum\?id=)",
    re.IGNORECASE,
)


def identifier(kind: str, value: str) -> str:
    """The identifier that a value spells, bare or as an address; "" where it is none.

    >>> identifier("doi", "https://doi.org/10.1000/x.1"), identifier("arxiv", "arXiv:2401.00001v2")
    ('10.1000/x.1', '2401.00001v2')
    >>> identifier("openreview", "https://openreview.net/forum?id=aBcD_1x"), identifier("doi", "?")
    ('aBcD_1x', '')
    >>> identifier("arxiv", "www.arxiv.org/pdf/2401.00001v2.pdf")
    '2401.00001v2'
    """
    found = _PATTERNS[kind].fullmatch(value.strip().rstrip(".,;"))
    return found[1] if found else ""


def from_address(href: str) -> tuple[str, str]:
    """The kind and the identifier that an address stands for; ("", "") where for none.

    >>> from_address("https://arxiv.org/abs/2401.00001"), from_address("https://example.org/1")
    (('arxiv', '2401.00001'), ('', ''))
    """
    begun = _ADDRESS.match(href)
    if not begun:
        return "", ""
    kind = next(filter(None, begun.groups())).lower()
    found = identifier(kind, href)
    return (kind, found) if found else ("", "")


def preprint(href: str) -> str:
    """The arXiv number of a PDF's address; "" where it is another's.

    >>> preprint("https://arxiv.org/pdf/2401.00001v2.pdf"), preprint("https://example.org/a.pdf")
    ('2401.00001v2', '')
    """
    found = _PREPRINT.match(href)
    return identifier("arxiv", found[1]) if found else ""


def identifier_links(paper: Paper) -> tuple[Link, ...]:
    """The addresses that a paper's identifiers make."""
    given = {"doi": paper.doi, "arxiv": paper.arxiv, "openreview": paper.openreview}
    return tuple(Link(kind, PREFIXES[kind] + value) for kind, value in given.items() if value)


def links_of(paper: Paper) -> tuple[Link, ...]:
    """All links of a paper: those that its list gives, and those that its identifiers make."""
    return paper.links + identifier_links(paper)
