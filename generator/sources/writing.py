"""Write a list in the project's own form: YAML that reads well in git, one field a line.

`read(write(list))` is the list again, whatever its texts hold; no field is lost.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import yaml

from generator.model import Author, Link, Paper, PaperList
from generator.sources.block import ODD, PLAIN, lines_of
from generator.sources.facts import FIELDS

_OTHERS = "et al."  # stands for the authors whom a list does not name
_LONG = 100  # characters; a longer text stands in a block of its own


def write(papers: PaperList) -> str:
    """The text of a list's file."""
    title = f"title: {_scalar(papers.title)}\n" if papers.title else ""
    return f"{title}papers:\n" + "".join(f"\n{_paper(paper)}" for paper in papers.papers)


def _paper(paper: Paper) -> str:
    text = "".join(f"  {line}\n" if line else "\n" for line in _lines(paper))
    return f"-{text[1:]}"


def _lines(paper: Paper) -> Iterator[str]:
    """A paper's fields in the order of reading, those that it lacks left out."""
    yield from _text("id", paper.id)
    yield from _text("title", paper.title)
    if paper.authors or paper.others:
        yield "authors:"
        for author in paper.authors:
            yield from _author(author)
        if paper.others:
            yield f"- {_OTHERS}"
    if paper.keywords:
        yield from _list("keywords", paper.keywords)
    if paper.year:
        yield f"year: {paper.year}"
    for name in FIELDS[1:]:
        yield from _text(name, getattr(paper, name))
    for kind in dict.fromkeys(link.kind for link in paper.links):
        yield from _links(kind, [link for link in paper.links if link.kind == kind])
    yield from _text("tldr", paper.tldr)
    yield from _text("abstract", paper.abstract, block=True)
    yield from _text("notes", paper.notes, block=True)
    yield from _text("bibtex", paper.bibtex, block=True)
    if paper.extra:
        yield "extra:"
        yield from (f"  {_name(name)}: {_scalar(value)}" for name, value in paper.extra)


def _author(author: Author) -> Iterator[str]:
    details = {
        "affiliation": author.affiliation,
        "orcid": author.orcid,
        "homepage": author.homepage,
        "family": author.family,
    }
    if not any(details.values()):
        yield f"- {_scalar(author.name)}"
        return
    yield f"- name: {_scalar(author.name)}"
    yield from (f"  {name}: {_scalar(value)}" for name, value in details.items() if value)


def _links(kind: str, links: list[Link]) -> Iterator[str]:
    if len(links) == 1:
        yield f"{kind}: {_scalar(links[0].href)}"
    else:
        yield from _list(kind, [link.href for link in links])


def _list(name: str, values: tuple[str, ...] | list[str]) -> Iterator[str]:
    yield f"{name}:"
    yield from (f"- {_scalar(value)}" for value in values)


def _text(name: str, value: str, block: bool = False) -> Iterator[str]:
    if not value:
        return
    is_literal = block and not ODD.search(value) and "\t" not in value and value == value.strip()
    if is_literal and (len(value) > _LONG or "\n" in value):
        yield f"{name}: |-"
        yield from (line[2:] for line in lines_of(value))
    else:
        yield f"{name}: {_scalar(value)}"


def _name(name: str) -> str:
    return name if name.isascii() and name.isalpha() else _quoted(name)


def _scalar(value: str) -> str:
    """A value as YAML takes it: as it stands, or in quotes where it could mean something else."""
    means_itself = PLAIN.fullmatch(value) and not ODD.search(value)
    return value if means_itself and not _is_typed(value) else _quoted(value)


def _is_typed(value: str) -> bool:
    """Whether YAML takes a bare value for a number, a date, a truth or nothing."""
    resolvers = yaml.SafeLoader.yaml_implicit_resolvers.get(value[0], ())
    return any(pattern.match(value) for _, pattern in resolvers)


def _quoted(value: str) -> str:
    quoted = json.dumps(value, ensure_ascii=False)
    return ODD.sub(lambda match: f"\\u{ord(match[0]):04x}", quoted)
