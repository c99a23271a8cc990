"""Which part of what a JSON object holds is its papers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.sources import openreview
from generator.sources.fields import field, perhaps

_Records = Sequence[Mapping[str, Any]]


def wrapped(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """The paper in a search's hit, which says of itself only how it was found; {} where none is.

    {"@score": "1", "info": {"title": …}}
    """
    if "title" in value or "abstract" in value:
        return {}
    inner = [item for item in value.values() if isinstance(item, dict) and _are_papers([item])]
    return inner[0] if len(inner) == 1 and "title" in inner[0] else {}


def name_of_papers(value: Mapping[str, Any]) -> str:
    """Which member of an object is the papers or holds them; "" where they are under their ids.

    One that looks so, first that of our name, a list rather than an object, the longest; else
    the longest list of whatever else.
    """
    held = {name: records for name, item in value.items() if (records := _held(item))}
    name = max(
        held,
        key=lambda name: (
            _are_papers(held[name]),
            name == "papers",
            isinstance(value[name], list),
            len(held[name]),
        ),
        default="",
    )
    return name if name and (_are_papers(held[name]) or not _are_by_id(value)) else ""


def _held(item: Any) -> _Records:
    """The records of a member: its own, those under their ids, or those one level deeper."""
    if own := _own(item):
        return own
    if not isinstance(item, dict) or is_paper(item):
        return ()
    if deeper := [found for found in map(_deepest, item.values()) if found]:
        return max(deeper, key=len)
    named = [(field(name).name, inner) for name, inner in item.items() if _is_records(inner)]
    lists = [inner for name, inner in named if name != "authors"]  # which one paper has
    return max(lists, key=lambda inner: (_are_papers(inner), len(inner)), default=())


def _deepest(item: Any, levels: int = 2) -> _Records:
    """The list of papers some levels deeper in an object, as services wrap their answers."""
    if not isinstance(item, dict) or is_paper(item) or not levels:
        return ()
    for inner in item.values():
        if _is_records(inner) and _are_papers(inner):
            return tuple(inner)
        if found := _deepest(inner, levels - 1):
            return found
    return ()


def _own(item: Any) -> _Records:
    """The records in a list, or the papers that an object holds under their ids alone."""
    if _is_records(item):
        return tuple(item)
    papers = tuple(item.values()) if isinstance(item, dict) else ()
    return papers if all(isinstance(x, dict) for x in papers) and _are_papers(papers) else ()


def _are_papers(records: _Records) -> bool:
    """Whether records look like papers, by the first of them."""
    if not records:
        return False
    named = {name for key in records[0] for name in (field(key).name, perhaps(key))}
    if named & {"title", "abstract"} or openreview.is_note(records[0]):
        return True
    return any(isinstance(item, dict) and "title" in item for item in records[0].values())


def _are_by_id(value: Mapping[str, Any]) -> bool:
    """Whether several members of an object are papers, and fewer are lists."""
    inner = [item for item in value.values() if isinstance(item, dict)]
    lists = sum(map(_is_records, value.values()))
    return len(inner) > max(1, lists) and all(_are_papers([item]) for item in inner)


def are_a_list(item: Any) -> bool:
    """Whether a member beside the papers holds papers, too; one object inside proves nothing."""
    own = _own(item)
    return _are_papers(own) and (isinstance(item, list) or len(own) > 1)


def is_paper(value: Mapping[str, Any]) -> bool:
    return ("title" in value and "abstract" in value) or openreview.is_note(value)


def _is_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(x, dict) for x in value)
