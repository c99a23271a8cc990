"""What citations say of a paper, drawn from its entry; nothing is made up."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import chain, repeat
from typing import Any
from urllib.parse import quote

from generator import markup
from generator.citations import bibtex
from generator.citations._words import ARTICLES, JOURNAL, PAPERS, THESES
from generator.citations.keys import Wish, keys
from generator.citations.people import person
from generator.model import Citation, Entry, Origin, Paper, Person, Work
from generator.text import squeeze

_JOURNAL = re.compile(JOURNAL, re.IGNORECASE)
_PREPRINT = re.compile(r"\b(?:arxiv|corr|preprint)\b", re.IGNORECASE)
_ARTICLE = re.compile(r"\s*@article\b", re.IGNORECASE)
_THESES = frozenset(THESES.split())
_DASH = re.compile(r"\s*[-‐‑–—]+\s*")
_RANGE = re.compile(r"\d-[A-Za-z]*\d")
# What HTML or an old script engine could take for its own; all of it stands inside strings.
_LIVE = "<>&\u2028\u2029"
_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_PLACES = ("url", "arxiv", "openreview", "pdf")  # where to send a reader, the best first
_OTHERS = ({"literal": "others"},)  # CSL has no word for them; its processors know BibTeX's
_DOI_SAFE = ";,/:@&=+$-_.!~*'()"  # signs that an address may hold as they are


def cite(
    entries: Sequence[Entry], origin: Origin, to_bibtex: Callable[[str], str]
) -> tuple[Citation, ...]:
    """A citation for each paper, in their order; `to_bibtex` is `markup.bibtex` or remembers it."""
    venues = dict.fromkeys(_venue(entry, origin) for entry in entries)
    containers = {venue: squeeze(markup.inline(venue).text) for venue in venues}
    spelt = {venue: bibtex.spelt(to_bibtex(venue)) for venue in venues}
    found = []
    works = [_work(entry, origin, containers[_venue(entry, origin)]) for entry in entries]
    for entry, work, key in zip(
        entries, works, keys(list(map(_wish, entries, works))), strict=True
    ):
        own = entry.paper.bibtex
        title = bibtex.title(to_bibtex(entry.title), entry.name)
        made = (
            bibtex.keyed(own, key)
            if bibtex.own_key(own) and bibtex.stands_alone(own)
            else bibtex.entry(key, work, title, spelt[_venue(entry, origin)])
        )
        found.append(Citation(key, work, made))
    return tuple(found)


def _venue(entry: Entry, origin: Origin) -> str:
    return entry.paper.venue or origin.venue


def _wish(entry: Entry, work: Work) -> Wish:
    family = work.authors[0].family if work.authors else ""
    return Wish(bibtex.own_key(entry.paper.bibtex), family, work.year, entry.slug)


def _work(entry: Entry, origin: Origin, container: str) -> Work:
    paper = entry.paper
    authors = _authors(entry)
    extra = {name.casefold(): value for name, value in reversed(paper.extra)}
    kind = _kind(container, paper, extra)
    return Work(
        kind=kind,
        title=_one_line(entry.heading.text),
        derived=entry.derived,
        authors=authors,
        year=paper.year or origin.year,
        container=container,
        doi=paper.doi,
        arxiv=paper.arxiv,
        url=_url(entry, origin),
        pdf=_pdf(entry),
        keywords=_keywords(entry),
        abstract=_one_line(entry.abstract.text) if origin.abstracts else "",
        note=origin.note if entry.derived else "",
        language="zh-Hans" if entry.heading_language == "zh-Hans" else "",
        source=origin.title,
        path=entry.path,
        bylines=tuple(map(byline, authors)),
        others=paper.others and bool(authors),
        **(_details(kind, extra) if extra else {}),
    )


def _authors(entry: Entry) -> tuple[Person, ...]:
    families = chain((author.family for author in entry.paper.authors), repeat(""))
    names = (_one_line(author.name.text) for author in entry.authors)
    return tuple(
        person(name, family if name.endswith(family) else _plain(family))
        for name, family in zip(names, families, strict=False)
        if name
    )


def _details(kind: str, extra: Mapping[str, str]) -> dict[str, str]:
    """Where in a volume a paper stands and who published it, from fields as given.

    A "number" without a volume may be the paper's own, and "pages" may be how many there are: they
    are taken only where they can be nothing else.
    """
    volume = _plain(extra.get("volume", ""))
    issue = extra.get("issue", "") or (extra.get("number", "") if volume else "")
    stated = extra.get("pages", "") or extra.get("page", "")
    first, last = extra.get("first page", ""), extra.get("last page", "")
    pages = _DASH.sub("-", _plain(stated or "-".join(filter(None, (first, last)))))
    school = (extra.get("school", "") or extra.get("institution", "")) if kind == "thesis" else ""
    return {
        "volume": volume,
        "issue": _plain(issue),
        "pages": pages if volume or first or _RANGE.search(pages) else "",
        "publisher": _plain(school or extra.get("publisher", "")),
    }


def _plain(source: str) -> str:
    return squeeze(markup.inline(source).text) if source else ""


def byline(author: Person) -> str:
    """A name for machines that take it apart at a comma.

    Zotero takes "van Example, Ada B." for two people, since there are spaces on both sides of
    the comma; then the name stands as it is spoken.

    >>> byline(Person("Example", "Ada B.")), byline(Person("Example", "Ada B.", "van"))
    ('Example, Ada B.', 'Ada B. van Example')
    """
    family = f"{author.particle} {author.family}" if author.particle else author.family
    if not author.given:
        return family
    if " " in family and " " in author.given:
        return " ".join(filter(None, (author.given, family, author.suffix)))
    return ", ".join(filter(None, (family, author.given, author.suffix)))


def _one_line(text: str) -> str:
    # Nearly all texts are on one line already; looking is faster than making them anew.
    plain = text.isprintable() and "  " not in text and text == text.strip()
    return text if plain else squeeze(text)


def _kind(container: str, paper: Paper, extra: Mapping[str, str]) -> str:
    named = ("entry type", "publication type", "item type")
    stated = next(filter(None, (extra.get(name, "") for name in named)), "").casefold()
    if stated in _THESES:
        return "thesis"
    if not container:
        return "article" if paper.arxiv else "document"  # CSL's "article" is a preprint
    if _PREPRINT.search(container):
        return "article"
    if stated in ARTICLES or stated in PAPERS:  # the programs that write so know
        return "article-journal" if stated in ARTICLES else "paper-conference"
    is_article = _JOURNAL.search(container) or _ARTICLE.match(paper.bibtex)
    return "article-journal" if is_article else "paper-conference"


def _keywords(entry: Entry) -> tuple[str, ...]:
    """Those of the list; their own semicolons would part them anew."""
    if entry.keywords_derived:
        return ()
    words = (squeeze(word.plain) for word in entry.keywords)
    return tuple(word.replace(";", ",") for word in words if word)


def _url(entry: Entry, origin: Origin) -> str:
    """The best address of a paper: its own page, its preprint, its forum, its PDF, or ours."""
    given = {link.kind: link.href for link in reversed(entry.links)}
    found = next((given[kind] for kind in _PLACES if kind in given), "")
    ours = f"{origin.base_url}{entry.path}" if origin.base_url and not entry.paper.doi else ""
    return found or ours


def _pdf(entry: Entry) -> str:
    paper = entry.paper
    given = next((link.href for link in paper.links if link.kind == "pdf"), "")
    if not given and paper.arxiv:
        return f"https://arxiv.org/pdf/{paper.arxiv}"
    if not given and paper.openreview:
        return f"https://openreview.net/pdf?id={paper.openreview}"
    return given


def link(work: Work) -> str:
    """The address that a reader is sent to: the DOI's, or else the best other one."""
    return doi_url(work.doi) if work.doi else work.url


def doi_url(doi: str) -> str:
    """The address of a DOI.

    >>> doi_url("10.5555/(SICI)<1::AID>3#2")
    'https://doi.org/10.5555/(SICI)%3C1::AID%3E3%232'
    """
    return f"https://doi.org/{quote(doi, safe=_DOI_SAFE)}"


def embedded(citation: Citation) -> str:
    """The record of a paper on one line that may stand in a script file, and inside <script>."""
    text = _COMPACT.encode(record(citation.key, citation.work, citation.bibtex))
    for sign in _LIVE:
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def record(key: str, work: Work, entry: str) -> dict[str, Any]:
    """The CSL-JSON of a paper; what CSL has no word for is under "custom"."""
    fields: dict[str, Any] = {
        "id": key,
        "type": work.kind,
        "title": work.title,
        "author": [*map(_author, work.authors), *(_OTHERS if work.others else ())],
        "issued": {"date-parts": [[work.year]]} if work.year else {},
        "container-title": work.container,
        "publisher": work.publisher,
        "volume": work.volume,
        "issue": work.issue,
        "page": work.pages,
        "DOI": work.doi,
        "URL": work.url,
        "keyword": "; ".join(work.keywords),
        "language": work.language,
        "abstract": work.abstract,
        "note": work.note,
        "source": work.source,
    }
    custom = {
        "bibtex": entry,
        "path": work.path,
        "pdf": work.pdf,
        "arxiv": work.arxiv,
        "derived": work.derived,
    }
    said = {field: value for field, value in fields.items() if value}
    return said | {"custom": {field: value for field, value in custom.items() if value}}


def _author(author: Person) -> dict[str, str]:
    if not author.given:
        return {"literal": author.family}
    parts = {
        "family": author.family,
        "given": author.given,
        "non-dropping-particle": author.particle,
        "suffix": author.suffix,
    }
    return {field: value for field, value in parts.items() if value}
