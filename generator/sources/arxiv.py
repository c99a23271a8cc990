"""Read the Atom feeds of arXiv's API (info.arxiv.org/help/api, version 1.0)."""

from __future__ import annotations

from generator.errors import ContentError, Place, Problem
from generator.sources.reading import Row, Rows, several, unwrap
from generator.sources.xml import Element, parse

_OTHERS = {"comment": "comment", "journal_ref": "journal reference"}


def read(text: str, file: str) -> Rows:
    """The rows of a feed; raises ContentError with every fault."""
    root = parse(text, file)
    if root.tag != "feed":
        message = f"XML of a kind that is not read: <{root.tag}>"
        raise ContentError([Problem(Place(file, root.line), message, _KINDS)])
    entries = list(root.all("entry"))
    errors = [entry for entry in entries if "/api/errors" in entry.text("id")]
    if errors:
        raise ContentError(
            Problem(Place(file, each.line), f"arXiv told an error: {unwrap(each.text('summary'))}")
            for each in errors
        )
    return Rows(tuple(map(_row, entries)), _title(root))


_KINDS = "of XML, arXiv's Atom and the ACL Anthology's are"


def _title(feed: Element) -> str:
    title = unwrap(feed.text("title"))
    return "" if title.startswith("ArXiv Query:") or "search_query=" in title else title


def _row(entry: Element) -> Row:
    people = list(entry.all("author"))
    fields = {
        "title": unwrap(entry.text("title")),
        "abstract": unwrap(entry.text("summary") or entry.text("content")),
        "authors": several(person.text("name") for person in people),
        "affiliations": several(_affiliations(person) for person in people),
        "date": entry.text("published")[:10] or entry.text("updated")[:10],
        "doi": entry.text("doi").strip(),
        "url": entry.text("id").strip(),
        "pdf": _link(entry, "pdf"),
    }
    extra = [(name, unwrap(entry.text(tag))) for tag, name in _OTHERS.items()]
    extra.append(
        ("categories", "; ".join(x.attributes.get("term", "") for x in entry.all("category")))
    )
    return Row(entry.line, fields, tuple((name, value) for name, value in extra if value))


def _affiliations(person: Element) -> str:
    return "; ".join(unwrap(each.text()) for each in person.all("affiliation"))


def _link(entry: Element, title: str) -> str:
    links = (link for link in entry.all("link") if link.attributes.get("title") == title)
    return next((link.attributes.get("href", "") for link in links), "")
