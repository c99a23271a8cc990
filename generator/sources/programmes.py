"""Programmes: lists of sessions that hold their papers, to any depth, as conferences keep them.

    - session: Streams                {"Monday": [{"title": "Streams", "talks": [{…}, …]},
      chair: Ada Example                          {"title": "Lunch"}], "Tuesday": […]}
      papers: [{title: …}, …]

Also groups of papers by their kind: {"papers": ["A title", …], "posters": ["A title", …]}. The
lowest of the names above a paper is its session, the highest its track, as in Markdown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from generator.errors import Place, Problem, note
from generator.sources import openreview, remarks
from generator.sources._labels import STATUSES
from generator.sources._programmes import HEADS, PAPERS, PLAIN, TALKS
from generator.sources.facts import fact
from generator.sources.holders import (
    WORDS_OF_A_TITLE,
    as_heading,
    has_authors,
    holds,
    is_break,
    is_grouped,
    is_programme,
    is_session,
    is_text,
    last_word,
    may_hold,
    means,
    only_names,
    says,
    tells,
    title_of,
    type_of,
)
from generator.sources.reading import spots, words
from generator.text import cut, squeeze

_INHERITED = ("track", "venue", "year")  # what is said of a session, and holds for its papers
_QUIET = ("id", *_INHERITED)  # what is not told of where it stands
_SHOWN = 40  # characters of a title in a message
_NUMBERS = ("doi", "arxiv", "openreview")
_NOTHING: tuple[Any, ...] = (None, "", [], {})


@dataclass(frozen=True, slots=True)
class Part:
    """A value, where it stands, and how its own parts are found."""

    line: int
    name: str  # under which it stands; "" for an element of a list
    value: Any
    parts: Callable[[], Iterable[Part]]


@dataclass(frozen=True, slots=True)
class Programme:
    """What a programme holds: papers with their lines, and what is told of the rest."""

    title: str
    papers: tuple[tuple[int, dict[str, Any]], ...]
    aside: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Above:
    """What stands above a paper."""

    group: str = ""  # the name of the list it is in
    path: tuple[str, ...] = ()  # the names of days, rooms, sessions
    facts: tuple[tuple[str, str], ...] = ()
    sure: bool = False  # whether the list holds titles and nothing else
    list: int = 0  # which of the lists that were found it is


@dataclass(frozen=True, slots=True)
class _Found:
    line: int
    value: dict[str, Any]
    above: _Above


@dataclass(slots=True)
class _Walk:
    """What was found so far."""

    found: list[_Found] = field(default_factory=list)
    said: Counter[str] = field(default_factory=Counter)  # of sessions
    lists: int = 0
    mixed: set[int] = field(default_factory=set)  # lists in which sessions stand


def read(root: Part, file: str, surely: bool = False) -> Programme | None:
    """The programme in a value; None where it is none. `surely` says that it is nothing else."""
    value = root.value
    grouped = isinstance(value, dict) and is_grouped(value)
    if not (grouped or is_programme(value) or (surely and holds("", value))):
        return None
    walk, title, above = _Walk(), "", _Above()
    if isinstance(value, dict):
        title = next((value[key] for key in ("title", "name") if is_text(value.get(key))), "")
        above = _below(above, {key: v for key, v in value.items() if key not in ("title", "name")})
        _members(walk, root, above)
    else:
        _walk(walk, root, above)
    kept = _papers(walk)
    papers = tuple((each.line, _record(each)) for each in kept)
    aside = (*_told(walk, kept, root.line, file), *_beside(root, file, bool(grouped)))
    return Programme(title, papers, aside) if papers else None


def _walk(walk: _Walk, part: Part, above: _Above) -> None:
    value = part.value
    if is_text(value):
        walk.found.append(_Found(part.line, {"title": value}, above))
    elif isinstance(value, list):
        walk.lists += 1
        above = replace(above, list=walk.lists)
        for inner in part.parts():
            _walk(walk, inner, above)
    elif isinstance(value, dict):
        _table(walk, part, above)


def _table(walk: _Walk, part: Part, above: _Above) -> None:
    value = part.value
    own = has_authors(value) or not any(holds(name, inner) for name, inner in value.items())
    if own or openreview.is_note(value):
        walk.found += [_Found(part.line, value, above)] if value else []
        return
    walk.mixed.add(above.list)
    rest = {name: inner for name, inner in value.items() if not holds(name, inner)}
    if tells(value):  # a symposium with a text of its own
        walk.found.append(_Found(part.line, rest, above))
    else:
        told = {_key_of_heading(value), *(k for k in value if means(k) in _QUIET)}
        walk.said.update(k for k, v in rest.items() if v not in _NOTHING and k not in told)
    _members(walk, part, _below(above, value))


def _members(walk: _Walk, part: Part, above: _Above) -> None:
    """Go down into the members of a table that hold papers."""
    holding = [inner for inner in part.parts() if _is_group(inner, part.value)]
    kinds = any(inner.name == "papers" or type_of(inner.name) for inner in holding)
    for inner in holding:
        titles = isinstance(inner.value, list) and all(map(is_text, inner.value))
        under = replace(above, group=inner.name or above.group, sure=titles)
        kind, status = type_of(inner.name), STATUSES.get(inner.name.casefold())
        if status:
            under = replace(under, facts=(*above.facts, ("status", status)))
        elif kind and (kind != "talk" or len(holding) > 1):
            under = replace(under, facts=(*above.facts, ("type", kind)))
        elif len(holding) > 1 and last_word(inner.name) not in PLAIN:
            name = as_heading(inner.name)
            under = (
                replace(under, facts=(*above.facts, ("track", name)))
                if kinds
                else replace(under, path=(*above.path, name))
            )
        if _by_id(inner.value):
            for paper in inner.parts():
                walk.found.append(_Found(paper.line, {"id": paper.name, **paper.value}, under))
        else:
            _walk(walk, inner, under)


def _is_group(part: Part, beside: Mapping[str, Any]) -> bool:
    """Whether a member is a group of papers: beside lists of titles, other texts are titles."""
    if holds(part.name, part.value):
        return True
    value = part.value
    if not isinstance(value, list) or not value or not all(map(is_text, value)):
        return False
    titles = any(
        isinstance(inner, list) and all(map(is_text, inner)) and holds(name, inner)
        for name, inner in beside.items()
    )
    long = sum(len(text.split()) >= WORDS_OF_A_TITLE for text in value)
    return titles and may_hold(part.name) and long * 2 > len(value)


def _by_id(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and only_names(value)
        and all(
            isinstance(x, dict) and title_of(x) and not is_session(x, 0) for x in value.values()
        )
    )


def _key_of_heading(value: Mapping[str, Any]) -> str:
    """Which member of a session is its name: rather a word than a number; "" where none is."""
    texts = [name for name, inner in value.items() if is_text(inner)]
    named = [name for wanted in ("title", "session") for name in texts if means(name) == wanted]
    named += [name for word in HEADS for name in texts if name.casefold() == word]
    words_first = sorted(named, key=lambda name: value[name].strip().isdecimal())
    return words_first[0] if words_first else ""


def _below(above: _Above, value: Mapping[str, Any]) -> _Above:
    """What stands above the papers of a session."""
    key = _key_of_heading(value)
    name = squeeze(value[key]) if key else ""
    path = (*above.path, name) if name and name not in above.path[-1:] else above.path
    said = ((wanted, fact(wanted, says(value, wanted))) for wanted in _INHERITED)
    facts = tuple((wanted, text) for wanted, text in said if text and text != name)
    return replace(above, path=path, facts=(*above.facts, *facts))


# What becomes of it


def _is_sure(found: _Found) -> bool:
    """Whether an entry is a paper, and no break or speech."""
    value, title = found.value, title_of(found.value)
    if has_authors(value) or openreview.is_note(value):
        return True
    if is_break(title):
        return False
    if found.above.sure or tells(value) or last_word(found.above.group) in PAPERS:
        return True
    linked = "/" in says(value, "link") or any(says(value, name) for name in _NUMBERS)
    return linked and bool(says(value, "title"))


def _papers(walk: _Walk) -> list[_Found]:
    """The entries that are papers, and talks that are no breaks, told by their names."""
    often = Counter(title_of(each.value) for each in walk.found)
    told = {each.above.list for each in walk.found if _is_sure(each)}

    def is_talk(found: _Found) -> bool:
        title, of = title_of(found.value), found.above
        if last_word(of.group) not in TALKS or is_break(title):
            return False
        is_long, mixed = len(title.split()) >= WORDS_OF_A_TITLE, of.list in walk.mixed
        if often[title] > 1:
            return is_long and not mixed
        return is_long or not (mixed or of.list in told)

    return [each for each in walk.found if _is_sure(each) or is_talk(each)]


def _record(found: _Found) -> dict[str, Any]:
    """A paper with what stands above it, which its own fields may say otherwise."""
    record, above = dict(found.value), found.above
    if not says(record, "title") and is_text(record.get("name")):
        record["title"] = record.pop("name")
    more = dict(above.facts)
    if above.path:
        own = says(record, "session")
        if own.isdecimal():  # the number of the session that it is in
            record = {name: inner for name, inner in record.items() if means(name) != "session"}
        if not own or own.isdecimal():
            more["session"] = above.path[-1]
            more |= {"track": above.path[0]} if len(above.path) > 1 else {}
        elif above.path[-1] != own:
            more.setdefault("track", above.path[-1])
    return record | {name: text for name, text in more.items() if not says(record, name)}


def _told(walk: _Walk, kept: Sequence[_Found], line: int, file: str) -> Iterator[Problem]:
    """What is told of all that is no paper."""
    taken = {id(each) for each in kept}
    left = [each for each in walk.found if id(each) not in taken]
    if left:
        named = [f'"{cut(title, _SHOWN)}"' for each in left if (title := title_of(each.value))]
        where = spots(list(dict.fromkeys(each.line for each in left)))
        message = f"left out, since no authors, abstract or link is there, in {where}"
        more = f": {words(dict.fromkeys(named))}" if named else ""
        yield note(Place(file, left[0].line), message + more)
    between = (name for each in kept for name in each.above.path[1:-1])  # as rooms of a day
    if told := [*sorted(walk.said.items()), *sorted(Counter(between).items())]:
        said = words(f"{name} ({count})" for name, count in told)
        yield note(Place(file, line), f"said of sessions, not of papers, and left out: {said}")


def _beside(root: Part, file: str, grouped: bool) -> Iterator[Problem]:
    """What is told of the members of a table: what is left out, and lists that were made one."""
    if not isinstance(root.value, dict):
        return
    members = list(root.parts())
    groups = [inner for inner in members if _is_group(inner, root.value)]
    quiet = ("title", "name", *(each.name for each in groups))
    left = [each for each in members if each.name not in quiet and means(each.name) != "session"]
    named = [remarks.Beside(each.name, Place(file, each.line), False) for each in left]
    yield from remarks.beside(named, ours=True)
    names = [each.name for each in groups if last_word(each.name) not in PLAIN]
    if grouped and (names := [name for name in names if not type_of(name)]):
        said = words(f'"{cut(name, _SHOWN)}"' for name in names)
        yield note(
            Place(file, groups[0].line), f"read as parts of one list: the papers under {said}"
        )
