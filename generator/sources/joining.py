"""Lists that tell more of another list's papers: matched paper by paper, and joined to it.

Only a list in a data format joins another; all else are sections of their own.

1. Files of one name and several endings are one list: `widgets.txt` and `widgets.bib`. Plain text
   comes first, then the others by name; the first is the list, the others fill in what its papers
   lack, and what they hold beside is left out.
2. A list joins a plain-text list, and a longer data list, with the papers that stand in both. What
   else it holds stays a section of its own.

Neither does where fewer than half of the papers are the same: of the shorter of the two, or, where
both are data lists of different names, of the one that joins. What a paper says already, stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.errors import Place, Problem, note
from generator.model import Author, Paper, PaperList
from generator.sources.matching import matches
from generator.sources.reading import spots, words
from generator.text import fold_name

_HALF = 0.5  # of the papers: with fewer, two lists only happen to share some
_FILLED = (
    "abstract",
    "title",
    "keywords",
    "tldr",
    "id",
    "year",
    "venue",
    "track",
    "session",
    "type",
    "status",
    "award",
    "doi",
    "arxiv",
    "openreview",
    "bibtex",
    "notes",
)


@dataclass(frozen=True, slots=True)
class Joined:
    """The lists that are sections, and what became of the others."""

    lists: tuple[PaperList, ...]
    warnings: tuple[Problem, ...]


def join(lists: Sequence[PaperList], plain: Sequence[bool]) -> Joined:
    """The lists in their order, without the papers that joined another's.

    `plain` says of each list whether it is plain text.
    """
    found = list(lists)
    warnings: list[Problem] = []
    # The shortest first, so that what has joined a list goes along when that joins another.
    data = [at for at, is_plain in enumerate(plain) if not is_plain]
    for at in sorted(data, key=lambda at: (len(lists[at].papers), -at)):
        for into in _bases(found, plain, at):
            if warning := _join(found, plain, into, at):
                warnings.append(warning)
    kept, doubled = _with_own_ids([item for item in found if item.papers])
    return Joined(kept, (*warnings, *doubled))


def _bases(lists: Sequence[PaperList], plain: Sequence[bool], at: int) -> list[int]:
    """The lists that one may join: plain text first, then longer ones, each by name."""
    own = lists[at]
    order = sorted(range(len(lists)), key=lambda other: (not plain[other], other))
    earlier = order[: order.index(at)]
    return [
        other
        for other in order
        if other != at
        and (
            plain[other]
            or (other in earlier and _is_named_alike(lists[other], own))
            or (len(lists[other].papers), at) > (len(own.papers), other)
        )
    ]


def _is_named_alike(one: PaperList, other: PaperList) -> bool:
    return one.name.casefold() == other.name.casefold()


def _join(found: list[PaperList], plain: Sequence[bool], into: int, at: int) -> Problem | None:
    """Join one list to another, if enough papers are the same, and tell so."""
    base, own = found[into], found[at]
    pairs = matches(base.papers, own.papers)
    alike = _is_named_alike(base, own)
    shorter = min(len(base.papers), len(own.papers))
    needed = _HALF * (shorter if plain[into] or alike else len(own.papers))
    if not pairs or len(pairs) < needed:
        return None
    papers = list(base.papers)
    counts: Counter[str] = Counter()
    for position, place in pairs.items():
        papers[place], filled = _filled(papers[place], own.papers[position])
        counts.update(filled)
    rest = tuple(paper for position, paper in enumerate(own.papers) if position not in pairs)
    found[into] = replace(base, papers=tuple(papers))
    found[at] = replace(own, papers=() if alike else rest)
    return _report(base, own, counts, rest, alike)


def _with_own_ids(lists: Sequence[PaperList]) -> tuple[tuple[PaperList, ...], list[Problem]]:
    """The lists without ids that an earlier one has: exports number their papers from 1."""
    first: dict[str, str] = {}
    kept: list[PaperList] = []
    warnings: list[Problem] = []
    for item in lists:
        taken = [paper for paper in item.papers if paper.id.casefold() in first]
        if taken:
            others = words(dict.fromkeys(first[paper.id.casefold()] for paper in taken))
            lines = spots([paper.place.line for paper in taken])
            message = f"ids that papers of {others} have already were left out, in {lines}"
            warnings.append(Problem(taken[0].place, message, "give each paper an id of its own"))
            papers = (replace(p, id="") if p.id.casefold() in first else p for p in item.papers)
            item = replace(item, papers=tuple(papers))
        first |= {p.id.casefold(): p.place.file for p in reversed(item.papers) if p.id}
        kept.append(item)
    return tuple(kept), warnings


def _report(
    base: PaperList, own: PaperList, counts: Counter[str], rest: Sequence[Paper], alike: bool
) -> Problem:
    matched = len(own.papers) - len(rest)
    filled = ", ".join(f"{name} ({count})" for name, count in counts.most_common())
    message = (
        f"{matched} of {len(own.papers)} papers are those of {base.place.file}, "
        f"and fill in {filled or 'nothing'}"
    )
    place = Place(own.place.file)
    if not rest:
        return note(place, message)
    lines = spots(sorted(paper.place.line for paper in rest))
    if alike:
        remedy = "give both one id or title, or name the file otherwise if they are papers too"
        return Problem(place, f"{message}; no paper there is that of {lines}: left out", remedy)
    remedy = "give both one id or title if they are the same"
    return Problem(place, f"{message}; no paper there is that of {lines}: a list still", remedy)


def _filled(paper: Paper, other: Paper) -> tuple[Paper, list[str]]:
    """A paper with what it lacks and the other has, and the names of these fields."""
    more = {name: getattr(other, name) for name in _FILLED if not getattr(paper, name)}
    more = {name: value for name, value in more.items() if value}
    kinds = {link.kind for link in paper.links}
    if links := tuple(link for link in other.links if link.kind not in kinds):
        more["links"] = paper.links + links
    authors = _authors(paper.authors, other.authors)
    if authors != paper.authors:
        more["authors"] = authors
        if not paper.authors and other.others:
            more["others"] = True
    known = {name for name, _ in paper.extra}
    if extra := tuple(pair for pair in other.extra if pair[0] not in known):
        more["extra"] = paper.extra + extra
    filled = [name for name in more if name != "others"]
    # Nearly all that can be wrong with a paper is in its abstract.
    place = other.place if "abstract" in more else paper.place
    return replace(paper, place=place, **more), filled


def _authors(own: tuple[Author, ...], others: tuple[Author, ...]) -> tuple[Author, ...]:
    """The authors with what the others tell of people of their names."""
    if not own:
        return others
    known = {fold_name(author.name): author for author in reversed(others)}
    return tuple(_known_better(author, known.get(fold_name(author.name))) for author in own)


def _known_better(author: Author, other: Author | None) -> Author:
    if other is None:
        return author
    return Author(
        author.name,
        author.affiliation or other.affiliation,
        author.orcid or other.orcid,
        author.homepage or other.homepage,
        author.family or other.family,
    )
