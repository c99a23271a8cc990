"""What lists state of papers beside their texts, ready for print: authors, short facts, links."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache as remembering
from urllib.parse import quote, urlsplit

from markupsafe import Markup

from generator import authors, markup
from generator.cache import Cache
from generator.identifiers import links_of
from generator.model import Author, Byline, Converted, Label, Link, Paper
from generator.text import fold_name

LABELS = ("year", "venue", "track", "session", "type", "award", "status")  # as they are read
# What is taken for granted of a paper, as long as no other says anything else.
_GRANTED = {"track": ("main", "main track", "主会"), "status": ("accepted", "accept", "录用")}
_SEVERAL = "; "  # between the sessions of a paper that is in several
_ORCID = "https://orcid.org/"


@dataclass(frozen=True, slots=True)
class Details:
    """What a paper's list states of it."""

    authors: tuple[Byline, ...]
    labels: tuple[Label, ...]
    links: tuple[Link, ...]
    notes: Converted  # what its own file says beside the abstract
    extra: tuple[tuple[str, Markup], ...]  # fields that we have no word for


def details(papers: Sequence[Paper], cache: Cache) -> list[Details]:
    """The details of each paper; together, since they are told apart from one another."""
    rows = zip(papers, _bylines(papers), _labels(papers), strict=True)
    return [
        Details(people, labels, _told_apart(links_of(paper)), _notes(paper, cache), _extra(paper))
        for paper, people, labels in rows
    ]


def _notes(paper: Paper, cache: Cache) -> Converted:
    return cache.memo(markup.page)(paper.notes)[1] if paper.notes else Converted(Markup(""), "")


def _extra(paper: Paper) -> tuple[tuple[str, Markup], ...]:
    # Programs write "room_name" for what people call a room name.
    named = ((name.replace("_", " ").strip(), value) for name, value in paper.extra)
    return tuple((name, markup.inline(value).html) for name, value in named)


def _labels(papers: Sequence[Paper]) -> list[tuple[Label, ...]]:
    """Each paper's short facts; those that all papers share tell nothing of one."""
    sessions = _sessions(papers)
    to_inline = remembering(markup.inline)
    stated = {key: {getattr(paper, key) for paper in papers} for key in LABELS}
    telling = {key for key, values in stated.items() if len(list(filter(None, values))) > 1}
    return [
        tuple(
            Label(key, to_inline(str(one)), key in telling)
            for key in LABELS
            if (value := getattr(paper, key)) and (key in telling or not _is_granted(key, value))
            for one in (sessions[value] if key == "session" else (value,))
        )
        for paper in papers
    ]


def _sessions(papers: Sequence[Paper]) -> dict[str, tuple[str, ...]]:
    """The sessions that each value names: several where other values name one of them, too."""
    named = {paper.session: paper.session.split(_SEVERAL) for paper in papers if paper.session}
    counts = Counter(part for parts in named.values() for part in dict.fromkeys(parts))
    return {
        value: tuple(dict.fromkeys(parts)) if any(counts[part] > 1 for part in parts) else (value,)
        for value, parts in named.items()
    }


def _is_granted(key: str, value: object) -> bool:
    return str(value).casefold() in _GRANTED.get(key, ())


def _told_apart(links: Sequence[Link]) -> tuple[Link, ...]:
    """The links without repetitions; several of one kind say where they lead."""
    once = tuple(dict.fromkeys(Link(link.kind, _spelt(link.href)) for link in links))
    kinds = Counter(link.kind for link in once)
    return tuple(
        replace(link, host=urlsplit(link.href).netloc) if kinds[link.kind] > 1 else link
        for link in once
    )


def _spelt(href: str) -> str:
    """An address in ASCII where it holds what could turn its letters round."""
    return (
        href
        if href == markup.written(href)
        else quote(href, "/:?#[]@!$&'()*+,;=%~", errors="replace")
    )


def _bylines(papers: Sequence[Paper]) -> list[tuple[Byline, ...]]:
    """Each paper's authors, those with several papers with the way to their page."""
    to_inline = remembering(markup.inline)
    names = [[to_inline(author.name) for author in paper.authors] for paper in papers]
    known = authors.paths([[name.text for name in row] for row in names])
    return [
        tuple(
            Byline(
                name,
                known.get(fold_name(name.text), ""),
                to_inline(author.affiliation).html if author.affiliation else "",
                _links(author),
            )
            for name, author in zip(row, paper.authors, strict=True)
        )
        for row, paper in zip(names, papers, strict=True)
    ]


def _links(author: Author) -> tuple[Link, ...]:
    home = (Link("homepage", author.homepage),) if author.homepage else ()
    return home + ((Link("orcid", _ORCID + author.orcid),) if author.orcid else ())
