"""Read the XML of the ACL Anthology (its `data/xml`, schema.rnc of 2024)."""

from __future__ import annotations

from collections.abc import Iterator

from generator.sources.reading import Row, Rows, several, unwrap
from generator.sources.xml import Element, parse

_HOME = "https://aclanthology.org/"
_MARKED = {"i": r"\emph{%s}", "b": r"\textbf{%s}", "tex-math": "$%s$"}
# What a paper's elements are called among our fields; a video or code stands in an attribute.
_LINKS = {"video": "video", "pwccode": "code", "software": "code"}
_SHOWN = """
title author editor abstract doi url award bibkey pages video pwccode software attachment pwcdataset
revision erratum
"""
_KNOWN = frozenset(_SHOWN.split())


def read(text: str, file: str) -> Rows:
    """The rows of a collection or a volume; raises ContentError where the XML is faulty."""
    root = parse(text, file)
    volumes = [root] if root.tag == "volume" else list(root.all("volume"))
    collection = root.attributes.get("id", "")
    rows = [row for volume in volumes for row in _rows(volume, collection)]
    titles = [
        _marked(title)
        for volume in volumes
        for meta in volume.all("meta")
        for title in meta.all("booktitle")
    ]
    return Rows(tuple(rows), titles[0] if len(titles) == 1 else "")


def _rows(volume: Element, collection: str) -> Iterator[Row]:
    meta = next(volume.all("meta"), volume)
    title = next(meta.all("booktitle"), None)
    venue = _marked(title) if title else meta.text("venue")
    number = volume.attributes.get("id", "")
    for paper in volume.all("paper"):
        own = paper.attributes.get("id", "")
        name = f"{collection}-{number}.{own}" if collection and number else own
        yield _row(paper, name, venue, meta.text("year"))


def _row(paper: Element, name: str, venue: str, year: str) -> Row:
    people = list(paper.all("author"))
    url = paper.text("url").strip()
    fields = {
        "id": name,
        "title": unwrap("".join(map(_marked, paper.all("title")))),
        "abstract": unwrap("".join(map(_marked, paper.all("abstract")))),
        "authors": several(map(_name, people)),
        "family names": several(person.text("last") for person in people),
        "affiliations": several(person.text("affiliation") for person in people),
        "venue": venue,
        "year": year,
        "doi": paper.text("doi"),
        "award": "; ".join(award.text() for award in paper.all("award")),
        "url": _address(url),
        "pdf": f"{_address(url)}.pdf" if url and "://" not in url else "",
    }
    for tag, field in _LINKS.items():
        for element in paper.all(tag):
            value = (
                element.attributes.get("href") or element.attributes.get("url") or element.text()
            )
            fields[field] = f"{fields.get(field, '')} {_address(value)}".strip()
    extra = [
        (part.tag, unwrap(part.text()))
        for part in paper.content
        if isinstance(part, Element) and part.tag not in _KNOWN
    ]
    extra += [("pages", paper.text("pages"))]
    return Row(paper.line, fields, tuple((key, value) for key, value in extra if value))


def _name(person: Element) -> str:
    return f"{person.text('first')} {person.text('last')}".strip() or person.text()


def _address(value: str) -> str:
    """An address, which the Anthology shortens to its own part where it is at home."""
    value = value.strip()
    return value if not value or "://" in value else f"{_HOME}{value}"


def _marked(element: Element) -> str:
    """An element's text with its markup as TeX."""
    inner = "".join(part if isinstance(part, str) else _marked(part) for part in element.content)
    return _MARKED.get(element.tag, "%s").replace("%s", inner)
