"""The whole list as data: for programs, spreadsheets and reference managers.

README describes the fields of `papers.json`. What is not known is left out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from typing import Any

from generator import markup
from generator.citations.styles import STYLES
from generator.citations.works import embedded
from generator.feeds import NO_DATE
from generator.model import Author, Byline, Citation, Entry
from generator.text import squeeze
from generator.views import Draft, Listing, Planned

RUN = 32  # records in one data file
_PORTION = 1000  # papers
_STATED = ("track", "session", "type", "status", "award")  # fields of a paper, TeX text
_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_BOM = b"\xef\xbb\xbf"  # without it Excel takes a table for another encoding


def dumps(listing: Listing) -> list[Planned]:
    """papers.json, papers.csv, papers.bib and papers.ris, and the .bib of each topic."""
    cited = listing.citations
    return [
        Draft("papers.json", partial(_json, listing)),
        Draft("papers.csv", lambda: _BOM + _styled("csv", cited)),
        Draft("papers.bib", partial(_styled, "bibtex", cited)),
        Draft("papers.ris", partial(_styled, "ris", cited)),
        *(
            Draft(
                f"{topic.path.removesuffix('.html')}.bib",
                partial(_styled, "bibtex", [cited[number - 1] for number, _ in topic.entries]),
            )
            for topic in listing.topics
        ),
    ]


def _styled(name: str, cited: Sequence[Citation]) -> bytes:
    """What a style writes of papers.

    Portion by portion: one rare character would make each of a long text's take four bytes.
    """
    style = STYLES[name]
    head = style.write(())
    portions = (cited[start : start + _PORTION] for start in range(0, len(cited), _PORTION))
    written = (style.write(portion)[len(head) :].encode() for portion in portions)
    return head.encode() + style.between.encode().join(written)


def records(listing: Listing) -> list[Planned]:
    """What assets/cite.js cites selections from: data/records-<k>.js holds RUN papers each."""
    cited = listing.citations
    return [
        Draft(f"data/records-{number}.js", partial(_script, number, cited[start : start + RUN]))
        for number, start in enumerate(range(0, len(cited), RUN))
    ]


def _script(number: int, cited: tuple[Citation, ...]) -> bytes:
    lines = ",\n".join(map(embedded, cited))
    return f'Paperlist.data("records",{number},[\n{lines}\n]);\n'.encode()


def _json(listing: Listing) -> bytes:
    """A paper a line, so that a change of one is a change of one line."""
    site = listing.site
    date = listing.date if listing.date != NO_DATE else ""
    head = {"title": site.title, "url": site.base_url, "date": date}
    said = _compact({key: value for key, value in head.items() if value})
    # Put together as bytes, as above; and with no second copy of all, which can be large.
    whole = BytesIO()
    whole.write(f'{said[:-1]},"papers":['.encode())
    lead = b"\n"
    for entry, citation in zip(listing.entries, listing.citations, strict=True):
        paper = _paper(entry, citation, site.base_url, not site.large)
        whole.write(lead + _compact(paper).encode())
        lead = b",\n"
    whole.write(b"\n]}\n")
    return whole.getvalue()


def _compact(value: object) -> str:
    return _COMPACT.encode(value)


def _paper(entry: Entry, citation: Citation, base_url: str, whole: bool) -> dict[str, Any]:
    paper, title, abstract = entry.paper, entry.heading.text, entry.abstract.text
    words = [keyword.plain for keyword in entry.keywords]
    fields: dict[str, Any] = {
        "slug": entry.slug,
        "page": f"{base_url}{entry.path}",
        "key": citation.key,
        "title": title,
        "title_tex": entry.title if entry.title != title else "",
        "title_derived": entry.derived,
        "authors": [
            _author(author, byline)
            for author, byline in zip(paper.authors, entry.authors, strict=True)
        ],
        "more_authors": paper.others,
        "abstract": abstract if whole else "",
        "abstract_tex": paper.abstract if whole and paper.abstract != abstract else "",
        "tldr": _plain(paper.tldr),
        "keywords": [] if entry.keywords_derived else words,
        "keywords_derived": words if entry.keywords_derived else [],
        "topics": [str(topic.text) for topic in entry.topics],
        "year": citation.work.year,
        "venue": citation.work.container,
        **{name: _plain(getattr(paper, name)) for name in _STATED},
        "doi": paper.doi,
        "arxiv": paper.arxiv,
        "openreview": paper.openreview,
        "links": [{"kind": link.kind, "href": link.href} for link in entry.links],
        "notes": paper.notes,
        "extra": dict(paper.extra),
    }
    return {key: value for key, value in fields.items() if value}


def _author(author: Author, byline: Byline) -> dict[str, str]:
    fields = {
        "name": squeeze(byline.name.text),
        "affiliation": _plain(author.affiliation),
        "orcid": author.orcid,
        "homepage": author.homepage,
    }
    return {key: value for key, value in fields.items() if value}


def _plain(source: str) -> str:
    return squeeze(markup.inline(source).text) if source else ""
