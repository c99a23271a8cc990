"""Read JSON and JSON Lines: a list of papers, bare or inside of an object, or one paper a line.

    [{"title": …}, …]        {"papers": [{"title": …}, …]}        {"id-1": {"title": …}, …}
    {"title": …}
    {"title": …}

Records of OpenReview and of CSL-JSON are known by their form. Numbers are kept as they are
written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from generator.errors import ContentError, Place, Problem
from generator.sources import csl, openreview, remarks
from generator.sources.fields import field
from generator.sources.nested import scrub, to_row
from generator.sources.reading import Rows

_SPACE = re.compile(r"[\s\x1e]*")  # with the separator of JSON text sequences (RFC 7464)
_COMMA = re.compile(r"\s*,\s*")
_REMEDY = "have it written by a program, or check it with a JSON validator"
_DEEP = ("nested too deeply", "write one level of fields")
_Record = tuple[int, Any]  # a line and a value


def read(text: str, file: str) -> Rows:
    """The rows of a JSON text; raises ContentError with every fault."""
    problems: list[Problem] = []
    aside: list[Problem] = []
    title, records = _records(text, file, problems, aside)
    rows = []
    for line, value in records:
        try:
            if not isinstance(value, dict):
                message = "a paper must be an object of names and values"
                problems.append(Problem(Place(file, line), message, 'write {"title": "…", …}'))
            elif record := _known(value):
                rows.append(to_row(record, line, file, problems))
        except RecursionError:
            problems.append(Problem(Place(file, line), *_DEEP))
    if problems:
        raise ContentError(problems)
    kept, warnings = scrub(rows, text, file)
    return Rows(tuple(kept), title, (*warnings, *aside))


def _known(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """A record as one of ours; {} for one that is no paper."""
    if openreview.is_note(value):
        return openreview.record(value)
    return csl.record(value) if csl.is_item(value) else value


def _records(
    text: str, file: str, problems: list[Problem], aside: list[Problem]
) -> tuple[str, list[_Record]]:
    """The list's title and each record with its line; faults go to `problems`.

    What stands beside the papers is told in `aside`.
    """
    start = _skip(_SPACE, text, 0)
    if text.startswith("[", start):
        return "", list(_elements(text, start, file, problems))
    found = list(_lines(text, start, file, problems))
    if len(found) == 1 and isinstance(found[0][1], dict):
        return _inside(text, found[0][1], file, aside)
    return "", found


def _elements(
    text: str, start: int, file: str, problems: list[Problem], line: int = 0
) -> Iterator[_Record]:
    """The elements of the array that begins at `start`."""
    line = line or 1 + text.count("\n", 0, start)
    at, counted = _skip(_SPACE, text, start + 1), start
    while not text.startswith("]", at):
        line, counted = line + text.count("\n", counted, at), at
        value, end = _value(text, at, file, line, problems)
        if end < 0:
            return
        yield line, value
        at = _skip(_SPACE, text, end)
        if (comma := _COMMA.match(text, at)) is not None:
            at = comma.end()
        elif not text.startswith("]", at):
            line += text.count("\n", counted, at)
            problems.append(Problem(Place(file, line), 'not JSON: "," or "]" expected', _REMEDY))
            return


def _lines(text: str, start: int, file: str, problems: list[Problem]) -> Iterator[_Record]:
    """Values one below the other; after a fault the next line is tried."""
    line, at, counted = 1, start, 0
    while at < len(text):
        line, counted = line + text.count("\n", counted, at), at
        found: list[Problem] = []
        value, end = _value(text, at, file, line, found)
        if end < 0:
            end = text.find("\n", at)
            alone = end > 0 and text.startswith("{", _skip(_SPACE, text, end))
            if alone:  # one paper a line: what is wrong with this line by itself
                found = []
                _value(text[at:end], 0, file, line, found)
            problems += found
            if not alone:
                return
        else:
            yield line, value
        at = _skip(_SPACE, text, end)


def _value(text: str, at: int, file: str, line: int, problems: list[Problem]) -> tuple[Any, int]:
    """A value and where it ends; -1 where it is none, which goes to `problems`."""
    try:
        return _DECODER.raw_decode(text, at)
    except json.JSONDecodeError as error:
        there = line + text.count("\n", at, error.pos)
        problems.append(Problem(Place(file, there), f"not JSON: {error.msg}", _REMEDY))
    except RecursionError:
        problems.append(Problem(Place(file, line), *_DEEP))
    return None, -1


def _inside(
    text: str, value: Mapping[str, Any], file: str, aside: list[Problem]
) -> tuple[str, list[_Record]]:
    """The papers in the only object of a file: in a list that it holds, or under their ids."""
    if _is_paper(value):
        return "", [(1, value)]
    title = next((value[key] for key in ("title", "name") if isinstance(value.get(key), str)), "")
    if name := _name_of_papers(value):
        aside += _beside(text, value, (name,), file)
        start = re.search(re.escape(json.dumps(name, ensure_ascii=False)) + r"\s*:\s*\[", text)
        if not start:  # its name is spelt with escapes
            return title, [(1, inner) for inner in value[name]]
        return title, list(_elements(text, start.end() - 1, file, []))
    inner = {key: item for key, item in value.items() if isinstance(item, dict)}
    # As services answer: {"status": "ok", "message": {"items": […]}}.
    for name, item in inner.items():
        if not _is_paper(item) and (any(map(_is_records, item.values())) or _holds_papers(item)):
            aside += _beside(text, value, (name,), file)
            named, records = _inside(text, item, file, aside)
            return title or named, records
    if not inner or len(inner) * 2 < len(value):
        return "", [(1, value)]
    aside += _beside(text, value, inner, file)
    return title, list(_by_id(text, inner))


def _name_of_papers(value: Mapping[str, Any]) -> str:
    """Which list in an object is that of the papers: the longest that looks so; "" for none."""
    lists = [name for name, inner in value.items() if _is_records(inner)]
    likely = [name for name in lists if _are_papers(value[name])] or lists
    return max(likely, key=lambda name: (name == "papers", len(value[name])), default="")


def _are_papers(records: Sequence[Mapping[str, Any]]) -> bool:
    named = {field(key).name for key in records[0]}
    return bool(named & {"title", "abstract"}) or openreview.is_note(records[0])


def _holds_papers(value: Mapping[str, Any]) -> bool:
    """Whether an object holds papers under their ids, and nothing else."""
    papers = [item for item in value.values() if isinstance(item, dict)]
    return 0 < len(papers) == len(value) and _are_papers(papers)


def _beside(
    text: str, value: Mapping[str, Any], papers: Collection[str], file: str
) -> Iterator[Problem]:
    """What is told of all that an object holds beside its papers, by name, and its title.

    Where the list is not called "papers" the form is none of ours: much may stand beside it.
    """
    left = [
        remarks.Beside(
            name, Place(file, _line(text, name)), _is_records(item) and _are_papers(item)
        )
        for name, item in value.items()
        if name not in ("title", "name", *papers)
    ]
    return remarks.beside(left, ours="papers" in papers)


def _line(text: str, name: str) -> int:
    found = re.search(re.escape(json.dumps(name, ensure_ascii=False)) + r"\s*:", text)
    return 1 + text.count("\n", 0, found.start()) if found else 1


def _is_paper(value: Mapping[str, Any]) -> bool:
    return ("title" in value and "abstract" in value) or openreview.is_note(value)


def _is_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(x, dict) for x in value)


def _by_id(text: str, value: Mapping[str, Mapping[str, Any]]) -> Iterator[_Record]:
    line, at = 1, 0
    for key, record in value.items():
        found = text.find(json.dumps(key, ensure_ascii=False), at)
        if found >= 0:
            line, at = line + text.count("\n", at, found), found
        yield line, {"id": key, **record}


def _skip(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at


_DECODER = json.JSONDecoder(parse_int=str, parse_float=str, parse_constant=str, strict=False)
