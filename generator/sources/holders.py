"""What is a paper in nested values, what holds papers, and which values are programmes.

A value is a text, None, a list or a table of values, as JSON and YAML hold them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from generator.errors import Place, Problem
from generator.sources import fields, openreview
from generator.sources._labels import TYPES
from generator.sources._programmes import BREAK, NEVER, PAPERS, SPEAKERS, TALKS
from generator.sources.reading import Row
from generator.text import cut, squeeze

_TELLING = frozenset({"authors", "abstract"})  # what only a paper has
_OF_SESSIONS = frozenset({"session", "track", "title", "type", "abstract"})  # text that may hold it
_OF_PAPERS = ("title", "abstract")
_MANY = 4096  # names of fields, of which a file has few
WORDS_OF_A_TITLE = 5  # names of people and of breaks have fewer
_SHOWN = 40  # characters of a name in a message
_DEEPEST = 12  # levels inside of each other


def lost(rows: Sequence[Row], values: Iterable[Any], file: str) -> Iterator[Problem]:
    """What is told where no row is a paper's, though titles stand deeper in the rows' values."""
    names = [name for row in rows for name in row.fields]
    if not rows or any(means(name) in _OF_PAPERS or name == "name" for name in names):
        return
    if way := next(filter(None, map(where_titles_stand, values)), ""):
        message = f"titles were seen deeper, under {way}, but not as papers"
        yield Problem(Place(file, rows[0].line), message, 'call the list that holds them "papers"')


def where_titles_stand(value: Any) -> str:
    """The names under which titles stand deep in a value, for a message; "" where none do.

    >>> where_titles_stand({"slots": [{"events": [{"name": "Counting"}]}]})
    '"slots", "events", "name"'
    """
    found = _way(value, 0)
    return ", ".join(f'"{cut(name, _SHOWN)}"' for name in found) if len(found) > 1 else ""


def _way(value: Any, depth: int) -> tuple[str, ...]:
    if isinstance(value, list) and depth < _DEEPEST:
        return next(filter(None, (_way(item, depth + 1) for item in value)), ())
    if not isinstance(value, dict) or depth >= _DEEPEST:
        return ()
    for name, inner in value.items():
        if isinstance(inner, list | dict) and (found := _way(inner, depth + 1)):
            return (name, *found)
    return next(((name,) for name in value if name == "name" or means(name) == "title"), ())


def may_be_one(record: Mapping[str, Any]) -> bool:
    """Whether a record may be a session, so that only a closer look tells."""
    return any(isinstance(inner, list) and may_hold(name) for name, inner in record.items())


def is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


@lru_cache(_MANY)
def means(name: str) -> str:
    """The field that a name stands for; "" where it is none of ours."""
    said = fields.field(name)
    if said.kind == "extra":
        return "authors" if said.name.casefold() in SPEAKERS else ""
    return "link" if said.kind == "link" else said.name


def says(value: Mapping[str, Any], wanted: str) -> str:
    """What a table says in a field, as a text; "" where it says nothing."""
    return next((v for k, v in value.items() if is_text(v) and means(k) == wanted), "")


def tells(value: Mapping[str, Any]) -> bool:
    """Whether a table tells what only a paper has."""
    return any(inner and means(name) in _TELLING for name, inner in value.items())


def has_authors(value: Mapping[str, Any]) -> bool:
    return any(inner and means(name) == "authors" for name, inner in value.items())


def title_of(value: Mapping[str, Any]) -> str:
    name = value.get("name")
    return says(value, "title") or (name if isinstance(name, str) else "")


def is_paper(value: Mapping[str, Any]) -> bool:
    return openreview.is_note(value) or (
        tells(value) and bool(title_of(value) or "abstract" in value)
    )


def last_word(name: str) -> str:
    """The last word of a name: "accepted_papers" are papers."""
    parts = name.casefold().replace("_", " ").replace("-", " ").split()
    return parts[-1] if parts else ""


@lru_cache(_MANY)
def may_hold(name: str) -> bool:
    said, last = fields.field(name), last_word(name)
    if last in PAPERS:
        return True
    if said.kind in ("link", "private") or (said.kind == "text" and said.name not in _OF_SESSIONS):
        return False
    return name != "extra" and last not in NEVER


def holds(name: str, value: Any, depth: int = 0) -> bool:
    """Whether a member of this name is or holds papers."""
    if depth > _DEEPEST or (name and not may_hold(name)):
        return False
    if isinstance(value, list):
        return any(_is_or_holds(name, item, depth) for item in value)
    if not isinstance(value, dict) or not value:
        return False
    if only_names(value):
        return any(
            _is_entry(name, inner)
            or (holds(key, inner, depth + 1) if _is_loose(inner) else is_session(inner, depth + 1))
            for key, inner in value.items()
        )
    return is_paper(value) or (not name and is_session(value, depth))


def _is_or_holds(name: str, item: Any, depth: int) -> bool:
    if isinstance(item, list):  # sessions at one time
        return holds(name, item, depth + 1)
    return _is_entry(name, item) or (isinstance(item, dict) and is_session(item, depth))


def _is_entry(name: str, item: Any) -> bool:
    """Whether an item of a list of that name is a paper, by itself or by the list's name."""
    if isinstance(item, str):
        long = len(item.split()) >= WORDS_OF_A_TITLE
        is_file = " " not in item.strip() and any(sign in item for sign in "/.")
        named = last_word(name) in (PAPERS | TALKS if long else PAPERS)
        return named and bool(item.strip()) and not is_file
    if not isinstance(item, dict):
        return False
    return is_paper(item) or (bool(title_of(item)) and last_word(name) in PAPERS | TALKS)


def _is_loose(value: Any) -> bool:
    """Whether a value is a list or gives names to what it holds."""
    return isinstance(value, list) or only_names(value)


def is_session(item: Mapping[str, Any], depth: int) -> bool:
    """Whether a table holds papers below it; a single one proves nothing."""
    return any(
        holds(name, inner, depth + 1)
        for name, inner in item.items()
        if isinstance(inner, list) or (isinstance(inner, dict) and only_names(inner))
    )


def only_names(value: Mapping[str, Any]) -> bool:
    """Whether a table only gives names to what it holds."""
    return bool(value) and all(isinstance(inner, list | dict) for inner in value.values())


def is_programme(value: Any, depth: int = 0) -> bool:
    """Whether a list somewhere in a value has an item that holds papers."""
    if depth > _DEEPEST:
        return False
    if isinstance(value, dict):
        return not is_paper(value) and any(
            is_programme(inner, depth + 1)
            for name, inner in value.items()
            if isinstance(inner, list | dict) and may_hold(name)
        )
    items = value if isinstance(value, list) else []
    if any(isinstance(item, list) and is_programme(item, depth + 1) for item in items):
        return True
    tables = [item for item in items if isinstance(item, dict)]
    return any(
        not has_authors(item)
        and not openreview.is_note(item)
        and (is_session(item, depth) or is_programme(item, depth + 1))
        for item in tables
    )


def is_grouped(value: Mapping[str, Any]) -> bool:
    """Whether a table holds several lists of papers, or titles alone."""
    lists = {name: v for name, v in value.items() if isinstance(v, list) and holds(name, v)}
    if any(last_word(name) in PAPERS and all(map(is_text, v)) for name, v in lists.items()):
        return True
    kinds = [name for name in lists if name == "papers" or type_of(name)]
    if len(kinds) > 1 or "papers" in value:
        return len(kinds) > 1
    told = [v for v in lists.values() if all(isinstance(x, dict) and is_paper(x) for x in v)]
    return len(told) > 1


def type_of(name: str) -> str:
    """The type of papers under a name: those under "posters" are posters."""
    said = name.casefold().replace("_", " ")
    return TYPES.get(said) or TYPES.get(said.removesuffix("s"), "")


def is_break(title: str) -> bool:
    """Whether a title is that of what happens between talks.

    >>> is_break("Coffee break"), is_break("Lunch"), is_break("Coffee stains under a microscope")
    (True, True, False)
    """
    return BREAK.fullmatch(title) is not None and len(title.split()) < WORDS_OF_A_TITLE


def as_heading(name: str) -> str:
    """A member's name as people read it: "long_papers" are "Long papers"."""
    said = squeeze(name.replace("_", " ")) if " " not in name else squeeze(name)
    return said[:1].upper() + said[1:]
