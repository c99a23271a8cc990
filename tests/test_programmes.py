"""Programmes: whatever holds the papers, each is found, under the names above it."""

from __future__ import annotations

import json
from time import process_time
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.sources import formats
from generator.sources.holders import is_programme
from generator.sources.reading import Read

_HEADS = st.sampled_from(["title", "name", "session"])
_HOLDERS = st.sampled_from(["papers", "talks", "presentations", "sessions", "rooms", "items"])
_BREAKS = st.lists(
    st.sampled_from([{"title": "Lunch"}, {"name": "Coffee break", "time": "10:00"}]), max_size=2
)


@st.composite
def _sessions(draw: st.DrawFn, depth: int = 0) -> list[dict[str, Any]]:
    """Sessions, to some depth; what is in them has no name yet, so that all names differ."""
    found: list[dict[str, Any]] = []
    for _ in range(draw(st.integers(1, 3))):
        if depth < 3 and draw(st.booleans()):
            inner: list[dict[str, Any]] = draw(_sessions(depth + 1))
        else:
            inner = [{"authors": "Ada Example"} for _ in range(draw(st.integers(1, 3)))]
        inner = [*draw(_BREAKS), *inner]
        found.append({draw(_HEADS): "", "chair": "Bo Sample", draw(_HOLDERS): inner})
    return found


def _name(values: list[dict[str, Any]], path: tuple[str, ...], told: list[tuple[str, ...]]) -> None:
    """Give each session and each paper a name; `told` takes the papers' with those above them."""
    for value in values:
        if "authors" in value:
            value["title"] = f"Paper {len(told)} on widgets"
            told.append((value["title"], path[0] if len(path) > 1 else "", path[-1]))
        elif "chair" in value:
            above = (*path, f"{'.'.join(path)}part {values.index(value)}")
            value[next(iter(value))] = above[-1]
            for inner in value.values():
                _name(inner if isinstance(inner, list) else [], above, told)


def _read(value: Any, file: str) -> Read:
    dumped = json.dumps(value, indent=1)
    if file.endswith("yaml"):  # a copy, in which no table is another
        dumped = yaml.safe_dump(json.loads(dumped))
    return formats.read(dumped.encode(), file)


@settings(max_examples=40)
@given(_sessions())
def test_each_paper_is_found_under_the_names_above_it(sessions: list[dict[str, Any]]) -> None:
    told: list[tuple[str, ...]] = []
    _name(sessions, (), told)
    for value in (sessions, {"days": sessions}, {"title": "Widget Days", "programme": sessions}):
        for file in ("list.json", "list.yaml"):
            papers = _read(value, file).list.papers
            assert sorted((p.title, p.track, p.session) for p in papers) == sorted(told)


@settings(max_examples=40)
@given(_sessions())
def test_lines_are_those_of_the_papers(sessions: list[dict[str, Any]]) -> None:
    _name(sessions, (), [])
    text = json.dumps(sessions, indent=1)
    lines = text.split("\n")
    for paper in formats.read(text.encode(), "list.json").list.papers:
        assert lines[paper.place.line - 1].strip() == "{"
        assert any(f'"{paper.title}"' in line for line in lines[paper.place.line :][:2])


@pytest.mark.parametrize(
    "record",
    [
        {"title": "Counting", "authors": [{"name": "Ada Example", "papers": ["1", "2"]}]},
        {"title": "Counting", "links": [{"title": "Code", "url": "https://x.example"}]},
        {"title": "Counting", "references": [{"title": "Sorting", "authors": "Bo Sample"}]},
        {"title": "Counting", "abstract": "We count.", "sessions": [{"name": "Part 1"}]},
        {"title": "Counting", "posters": ["poster.pdf", "https://x.example/poster"]},
        {"title": "Counting", "biographies": [{"name": "Ada Example", "bio": "She counts."}]},
        {"@score": "1", "info": {"title": "Counting", "authors": "Ada Example"}},
        {"id": "a", "forum": "a", "content": {"title": "Counting", "authors": ["Ada Example"]}},
    ],
)
def test_papers_that_hold_lists_are_no_sessions(record: dict[str, Any]) -> None:
    assert not is_programme([record])


def test_a_deep_nest_costs_little() -> None:
    value: Any = [{"title": "Counting"}]
    for level in range(12):
        value = {f"{level} {at}": value for at in range(2)}
    text = json.dumps(value).encode()
    start = process_time()
    with pytest.raises(ContentError):
        formats.read(text, "list.json")
    assert process_time() - start < 5


_NAMES = (
    "title name session papers talks posters authors abstract days id links url type info content"
    " forum value Monday"
)
_KEYS = st.sampled_from(_NAMES.split())
_TEXTS = st.sampled_from(["", "Lunch", "Ada Example", "We count many things here."])
_VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | _TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_KEYS, inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=100)
@given(st.dictionaries(_KEYS, _VALUES, min_size=1, max_size=3))
def test_whatever_stands_under_known_names_is_read_or_refused(value: dict[str, Any]) -> None:
    for whole in (value, [value]):
        for file in ("list.json", "list.yaml"):
            papers, problems = _attempt(whole, file)
            assert papers or problems


def _attempt(value: Any, file: str) -> tuple[int, int]:
    """How many papers a value holds, or else how many problems."""
    try:
        return len(_read(value, file).list.papers), 0
    except ContentError as error:
        return 0, len(error.problems)
