"""Give each paper an address that lasts.

A paper that the record knows keeps its address, whatever became of its text, its heading and its
place. A new one gets an address that depends on what it says, never on where it stands in its
list, and never one that was another paper's. Where several new ones want the same, each gets a
mark of what it says; so without a record, as for a single list file, the address of a paper can
change when a second one with its heading comes.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from generator import recognition, sameness
from generator.errors import ContentError, Problem
from generator.model import Paper
from generator.recognition import Mark
from generator.record import Known, Record, ordered
from generator.text import RESERVED, slug

FOLDER = "papers/"

_PART = re.compile(r"[^\W_]+")
_TURN = re.compile(r"(?<=[a-z])[A-Z]|(?<=[A-Z]{2})[a-z]|(?<=[^\W\d])\d|(?<=\d)[^\W\d]")
_TURNS = 2  # from one kind of sign to another in a word: "iclr2018", "example2026counting"
_HEXADECIMAL = re.compile(r"(?=.*\d)(?=.*[a-f])[0-9a-f]{8,}")
_MOST = 0.75  # of a list's ids, if they are to be its addresses


@dataclass(frozen=True, slots=True)
class Assigned:
    """Where the papers stand, and what must be remembered of it."""

    paths: tuple[str, ...]  # one a paper: "papers/<slug>.html"
    record: Record  # the old one and the new papers; given-up addresses stay in it for ever
    gone: tuple[tuple[str, str], ...]  # given-up path → that of the paper it became, or ""
    warnings: tuple[Problem, ...]


def assign(papers: Sequence[Paper], headings: Sequence[str], record: Record = ()) -> Assigned:
    """The path of each paper's page, the record to keep, and papers that are hard to tell apart.

    `headings` are the plain titles or headlines, one a paper. Raises ContentError where two
    papers claim one id.
    """
    _check_ids(papers)
    record = ordered(record)
    old = [recognition.parse(known.mark) for known in record]
    new = [recognition.digests(paper) for paper in papers]
    found = sameness.recognise(papers, new, old)
    names = {index: record[place].slug for index, place in found.items()}
    by_id = _go_by_id(papers)
    pairs = zip(papers, headings, strict=True)
    wanted = [_wanted(paper, heading, by_id) for paper, heading in pairs]
    _name(papers, wanted, names, {known.slug for known in record})
    _settle_twins(new, names)
    knowns = {known.slug: known for known in record}
    for index, name in names.items():
        knowns[name] = _known(name, papers[index], new[index], knowns.get(name))
    slugs = [names[index] for index in range(len(papers))]
    return Assigned(
        tuple(map(_path, slugs)),
        ordered(knowns.values()),
        _gone(slugs, knowns),
        tuple(_warnings(papers, wanted)),
    )


def _path(name: str) -> str:
    return f"{FOLDER}{name}.html"


def _check_ids(papers: Sequence[Paper]) -> None:
    first: dict[str, Paper] = {}
    problems = []
    for paper in papers:
        if not paper.id:
            continue
        other = first.setdefault(paper.id.casefold(), paper)
        if other is not paper:
            message = f'id "{paper.id}" is used twice'
            problems.append(Problem(paper.place, message, f"it was first used at {other.place}"))
    if problems:
        raise ContentError(problems)


def _wanted(paper: Paper, heading: str, by_id: bool) -> str:
    best, other = slug(paper.id), slug(heading)
    if not (by_id and reads_well(paper.id)):
        best, other = other, best
    name = best or other or f"paper-{_mark(paper, '')}"
    return f"{name}-paper" if name in RESERVED else name


def _go_by_id(papers: Sequence[Paper]) -> bool:
    """Whether the ids of the papers are good addresses; by chance a machine's may read well."""
    ids = [paper.id for paper in papers if paper.id]
    return _MOST * len(ids) <= sum(map(reads_well, ids))


def reads_well(identifier: str) -> bool:
    """Whether an id can be read, typed and remembered, as those that machines make cannot.

    >>> list(map(reads_well, ["2026.example-long.12", "example2026counting", "nips2018/11513"]))
    [True, True, True]
    >>> list(map(reads_well, ["x9Qw3ZrT1b", "bb31aa92", ""]))
    [False, False, False]
    """
    parts = _PART.findall(identifier)
    return bool(parts) and all(
        len(_TURN.findall(part)) <= _TURNS and not _HEXADECIMAL.fullmatch(part) for part in parts
    )


def _name(
    papers: Sequence[Paper], wanted: Sequence[str], names: dict[int, str], taken: set[str]
) -> None:
    """Name the papers that have no name yet; fills `names` and `taken`.

    A name that one paper wants and none ever had is given as it is; where several want it at
    once, or it was given before, a mark of what the paper says is put to it.
    """
    sharers: dict[str, list[int]] = defaultdict(list)
    for index, name in enumerate(wanted):
        if index not in names:
            sharers[name].append(index)
    plain = {i[0]: name for name, i in sharers.items() if len(i) == 1 and name not in taken}
    names |= plain
    taken |= set(plain.values())
    copies: Counter[str] = Counter()
    for name, indexes in sharers.items():
        for index in indexes:
            if index not in names:
                names[index] = _marked(name, papers[index], taken, copies)
                taken.add(names[index])


def _marked(name: str, paper: Paper, taken: set[str], copies: Counter[str]) -> str:
    """A free name for a paper; `copies` counts those that say the same, so that none is retried."""
    first = marked = f"{name}-{_mark(paper, '')}"
    while marked in taken:  # the same words once more: only then does order decide
        copies[first] += 1
        marked = f"{name}-{_mark(paper, str(copies[first]))}"
    return marked


def _mark(paper: Paper, salt: str) -> str:
    names = (author.name for author in paper.authors)
    said = "\0".join((paper.id, paper.title, *names, paper.abstract, salt))
    return hashlib.blake2b(said.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


def _settle_twins(marks: Sequence[Mark], names: dict[int, str]) -> None:
    """Put the names of papers that say the same in the list's order.

    Nothing but their order tells them apart, so the next build must find it in the record.
    """
    twins: dict[Mark, list[int]] = defaultdict(list)
    for index, mark in enumerate(marks):
        twins[mark].append(index)
    for indexes in twins.values():
        if len(indexes) > 1:
            ranked = sorted(names[index] for index in indexes)
            names.update(zip(indexes, ranked, strict=True))


def _known(name: str, paper: Paper, mark: Mark, before: Known | None) -> Known:
    """The paper's line in the record; made anew only as far as the paper is another."""
    old = recognition.parse(before.mark) if before else None
    is_same = old and (mark.text, mark.byline, mark.id) == (old.text, old.byline, old.id)
    # Older records know no titles.
    if before and old and is_same and (old.title or not paper.title):
        return before
    drawn = (
        old.sketch
        if old and mark.text == old.text
        else recognition.sketch(recognition.wording(paper))
    )
    return Known(name, recognition.spell(recognition.titled(paper, replace(mark, sketch=drawn))))


def _gone(slugs: Sequence[str], knowns: dict[str, Known]) -> tuple[tuple[str, str], ...]:
    """Each given-up address with that of the paper which says the same or nearly so."""
    standing = set(slugs)
    left = sorted(name for name in knowns if name not in standing)
    if not left:
        return ()
    heirs = sameness.heirs(
        [recognition.parse(knowns[name].mark) for name in left],
        [recognition.parse(knowns[name].mark) for name in slugs],
    )
    return tuple(
        (_path(name), "" if heir is None else _path(slugs[heir]))
        for name, heir in zip(left, heirs, strict=True)
    )


def _warnings(papers: Sequence[Paper], wanted: Sequence[str]) -> Iterable[Problem]:
    """Papers whose headings make the same address, each told where the others stand."""
    sharers: dict[str, list[Paper]] = defaultdict(list)
    for paper, name in zip(papers, wanted, strict=True):
        sharers[name].append(paper)
    for name, sharing in sharers.items():
        for paper in sharing[1:]:
            other = sharing[0]
            more = f" and {len(sharing) - 2} more" if len(sharing) > 2 else ""
            message = f'its address "{name}" would also be that of {other.place}{more}'
            yield Problem(paper.place, message, _REMEDY)


_REMEDY = 'take one out if they are the same paper, or give each a title or an "ID:" of its own'
