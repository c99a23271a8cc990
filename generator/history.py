"""What came, changed and went, from one date of the list to the next.

The history is the organiser's file, committed beside the list: one line a paper, sorted, so that
git can merge it. Each line holds the paper's title and, for each date on which it was another
than before, a digest of what it said, or "gone". The first date of all is the beginning, which is
no change; whatever is mended under one date of the list counts once.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass
from hashlib import blake2b

from generator.errors import ContentError, Place, Problem
from generator.model import Anchor, Entry
from generator.views import Change, Changes, Day

GONE = "gone"
PARTS = ("title", "authors", "abstract", "other")  # what a digest holds, four signs each
_SIGNS = 4
_HEAD = """\
# What each paper said on which date of the list, as a fingerprint: the page of changes is made of
# it. Written by paperlist: commit it with the list.
"""
_EVENT = rf"\d{{4}}-\d\d-\d\d (?:[0-9a-f]{{{_SIGNS * len(PARTS)}}}|{GONE})"
_LINE = re.compile(rf'([a-z0-9]+(?:-[a-z0-9]+)*): \[("(?:[^"\\]|\\.)*")((?:, {_EVENT})+)\]')
_RESTORE = "fetch the line back from git, or delete it: then the paper is taken for a new one"


@dataclass(frozen=True, slots=True)
class State:
    """A paper as it is, or was last."""

    slug: str  # its word in addresses
    title: str  # plain Unicode on one line
    digest: str


@dataclass(frozen=True, slots=True)
class Past:
    """A paper through time."""

    slug: str
    title: str  # its last
    events: tuple[tuple[str, str], ...]  # date and digest or GONE, the first one first


History = tuple[Past, ...]  # sorted by slug


def read(data: bytes, file: str) -> History:
    """The history in the bytes of a file, called `file` in complaints.

    Raises ContentError with every damaged line.
    """
    found: list[Past] = []
    problems: list[Problem] = []
    for number, line in enumerate(data.decode("utf-8-sig", "replace").split("\n"), 1):
        match = _LINE.fullmatch(line.strip())
        if match:
            events = (event.split(" ") for event in match[3].split(", ")[1:])
            found.append(Past(match[1], json.loads(match[2]), tuple((d, s) for d, s in events)))
        elif line.strip() and not line.startswith("#"):
            problems.append(Problem(Place(file, number), "a damaged line", _RESTORE))
    if problems:
        raise ContentError(problems)
    return tuple(sorted(found, key=lambda past: past.slug))


def write(history: History) -> str:
    """The text of such a file: the same for the same papers."""
    return _HEAD + "".join(f"{past.slug}: [{_spelt(past)}]\n" for past in history)


def _spelt(past: Past) -> str:
    events = (f"{date} {digest}" for date, digest in past.events)
    return ", ".join((json.dumps(past.title, ensure_ascii=False), *events))


def state(entry: Entry) -> State:
    """What is kept of a paper; a derived headline is our work and no change of the paper's."""
    paper = entry.paper
    rest = (paper.keywords, paper.tldr, paper.year, paper.venue, paper.track, paper.session)
    more = (paper.type, paper.status, paper.award, paper.doi, paper.arxiv, paper.openreview)
    digests = map(
        _digest,
        (
            "" if entry.derived else entry.title,
            tuple(author.name for author in paper.authors),
            paper.abstract,
            (rest, more, tuple(map(astuple, paper.links))),
        ),
    )
    return State(entry.slug, " ".join(entry.heading.text.split()), "".join(digests))


def _digest(value: object) -> str:
    said = json.dumps(value, ensure_ascii=True).encode()
    return blake2b(said, digest_size=_SIGNS // 2).hexdigest()


def update(history: History, states: Iterable[State], date: str) -> History:
    """The history with the papers as they are on a date of the list, YYYY-MM-DD.

    A date before the last one counts as the last: time does not run backwards.
    """
    last = max((past.events[-1][0] for past in history), default=date)
    day = max(date, last)
    known = {past.slug: past for past in history}
    now = {state.slug: state for state in states}
    found = (_updated(slug, known.get(slug), now.get(slug), day) for slug in sorted({*known, *now}))
    return tuple(past for past in found if past.events)


def _updated(slug: str, past: Past | None, state: State | None, day: str) -> Past:
    before = tuple(event for event in past.events if event[0] < day) if past else ()
    was = before[-1][1] if before else GONE
    digest = state.digest if state else GONE
    title = state.title if state else past.title if past else ""
    return Past(slug, title, before if digest == was else (*before, (day, digest)))


def changes(history: History, entries: Iterable[Entry]) -> Changes:
    """The changes since the beginning, the latest date first; papers link to where they stand."""
    start = min((past.events[0][0] for past in history), default="")
    anchors = {e.slug: Anchor(e.path, e.heading.html, e.heading_language) for e in entries}
    days: dict[str, list[Change]] = defaultdict(list)
    for past in history:
        for date, change in _changes(past, anchors):
            if date > start:
                days[date].append(change)
    latest = sorted(days, reverse=True)
    told = tuple(Day(date, tuple(sorted(days[date], key=_rank))) for date in latest)
    return Changes(told, start)


_KINDS = ("added", "changed", "withdrawn")


def _rank(change: Change) -> tuple[int, str]:
    return _KINDS.index(change.kind), change.slug


def _changes(past: Past, anchors: Mapping[str, Anchor]) -> Iterator[tuple[str, Change]]:
    before = GONE
    for date, digest in past.events:
        kind = "added" if before == GONE else "withdrawn" if digest == GONE else "changed"
        parts = _differing(before, digest) if kind == "changed" else ()
        yield date, Change(kind, past.slug, past.title, anchors.get(past.slug), parts)
        before = digest


def _differing(before: str, after: str) -> tuple[str, ...]:
    """The parts that two digests tell apart.

    >>> _differing("aaaabbbbccccdddd", "aaaabbbbcccceeee")
    ('other',)
    """
    places = range(0, _SIGNS * len(PARTS), _SIGNS)
    return tuple(
        part
        for part, at in zip(PARTS, places, strict=True)
        if before[at : at + _SIGNS] != after[at : at + _SIGNS]
    )
