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
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from generator.errors import ContentError, Place, Problem
from generator.sources import csl, openreview, programmes, remarks
from generator.sources.holders import lost
from generator.sources.json_faults import fault
from generator.sources.nested import scrub, to_row
from generator.sources.reading import Rows
from generator.sources.wherein import are_a_list, is_paper, name_of_papers, wrapped

_SPACE = re.compile(r"[\s\x1e]*")  # with the separator of JSON text sequences (RFC 7464)
_COMMA = re.compile(r"\s*,\s*")
_COLON = re.compile(r"\s*:\s*")
_BETWEEN = re.compile(r"[\s,]*")
_NO_COMMA = ("not JSON: a comma is missing between two papers", "put one between them")
_FAULTS = 20  # then each line is read by itself: a fault can cost the rest of the file
_DEEP = ("nested too deeply", "write one level of fields")
_Record = tuple[int, Any]  # a line and a value


class _Member(NamedTuple):
    """Where a member of an object stands."""

    line: int  # of its name
    value: int  # where its value begins in the text
    below: int  # the line of its value


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
    aside += lost(rows, (value for _, value in records), file)
    kept, warnings = scrub(rows, text, file)
    return Rows(tuple(kept), title, (*warnings, *aside))


def _known(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """A record as one of ours; {} for one that is no paper."""
    if openreview.is_note(value):
        return openreview.record(value)
    if hit := wrapped(value):
        return hit
    return csl.record(value) if csl.is_item(value) else value


def _records(
    text: str, file: str, problems: list[Problem], aside: list[Problem]
) -> tuple[str, list[_Record]]:
    """The list's title and each record with its line; faults go to `problems`.

    What stands beside the papers is told in `aside`.
    """
    start = _skip(_SPACE, text, 0)
    if text.startswith("[", start):
        elements = list(_elements(text, start, file, problems))
        values = [value for _, value in elements]
        held = None if problems else _programme(text, start, values, file, aside)
        return held or ("", elements)
    found = list(_lines(text, start, file, problems))
    if len(found) == 1 and isinstance(found[0][1], dict) and not problems:
        try:
            value = found[0][1]
            programme = _programme(text, start, value, file, aside)
            return programme or _inside(text, start, value, file, aside)
        except RecursionError:
            problems.append(Problem(Place(file, found[0][0]), *_DEEP))
            return "", []
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
            problems.append(Problem(Place(file, line), *_NO_COMMA))
            return


def _lines(text: str, start: int, file: str, problems: list[Problem]) -> Iterator[_Record]:
    """Values one below the other; after a fault the next line is tried."""
    line, at, counted = 1, start, 0
    while at < len(text):
        line, counted = line + text.count("\n", counted, at), at
        found: list[Problem] = []
        value, end = None, -1
        if len(problems) < _FAULTS:
            value, end = _value(text, at, file, line, found)
        if end < 0:
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
            alone = end == len(text) or text.startswith("{", _skip(_SPACE, text, end))
            if alone:  # one paper a line: what is wrong with this line by itself
                found = []
                value, read = _value(text[at:end], 0, file, line, found)
                if read >= 0:
                    yield line, value
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
        there, message, remedy = fault(text, error)
        place = Place(file, line + text.count("\n", at, there))
        problems.append(Problem(place, message, remedy))
    except RecursionError:
        problems.append(Problem(Place(file, line), *_DEEP))
    return None, -1


def _inside(
    text: str, start: int, value: Mapping[str, Any], file: str, aside: list[Problem]
) -> tuple[str, list[_Record]]:
    """The papers in the object that begins at `start`: in a member, or under their ids."""
    if is_paper(value):
        return "", [(1 + text.count("\n", 0, start), value)]
    places = _places(text, start)
    title = next((value[key] for key in ("title", "name") if isinstance(value.get(key), str)), "")
    inner = {key: item for key, item in value.items() if isinstance(item, dict)}
    if name := name_of_papers(value):
        aside += _beside(value, places, (name,), file)
        begin = places[name].value
        if name not in inner:
            return title, list(_elements(text, begin, file, []))
        # As services answer: {"status": "ok", "message": {"items": […]}}.
        named, records = _inside(text, begin, inner[name], file, aside)
        return title or named, records
    if value.get("papers", "") in ([], {}, None):
        return title, []
    if not inner or len(inner) * 2 < len(value):
        return "", [(1 + text.count("\n", 0, start), value)]
    aside += _beside(value, places, inner, file)
    return title, [(places[key].line, {"id": key, **item}) for key, item in inner.items()]


def _programme(
    text: str, start: int, value: Any, file: str, aside: list[Problem]
) -> tuple[str, list[_Record]] | None:
    """The title and the papers of the programme that begins at `start`; None where none does."""
    line = 1 + text.count("\n", 0, start)
    found = programmes.read(_part(text, _Member(line, start, line), "", value), file)
    if not found:
        return None
    aside += found.aside
    return found.title, list(found.papers)


def _part(text: str, place: _Member, name: str, value: Any) -> programmes.Part:
    return programmes.Part(place.line, name, value, lambda: _parts(text, place, value))


def _parts(text: str, place: _Member, value: Any) -> Iterator[programmes.Part]:
    """The parts of the value at a place, each with its own."""
    if isinstance(value, dict):
        for name, member in _places(text, place.value, place.below).items():
            yield _part(text, member, name, value[name])
    elif isinstance(value, list):
        places = _places_in_list(text, place.value, place.below)
        for at, item in zip(places, value, strict=True):
            yield _part(text, at, "", item)


def _places_in_list(text: str, start: int, line: int) -> Iterator[_Member]:
    """Where the elements of the array that begins at `start`, in that line, stand."""
    at, counted = _skip(_SPACE, text, start + 1), start
    while not text.startswith("]", at):
        line, counted = line + text.count("\n", counted, at), at
        yield _Member(line, at, line)
        at = _skip(_BETWEEN, text, _DECODER.raw_decode(text, at)[1])


def _places(text: str, start: int, line: int = 0) -> dict[str, _Member]:
    """Where the members of the object that begins at `start` stand, by name.

    It was read before, so nothing can be wrong with it.
    """
    places: dict[str, _Member] = {}
    line, counted = (line, start) if line else (1, 0)
    at = _skip(_SPACE, text, start + 1)
    while not text.startswith("}", at):
        line, counted = line + text.count("\n", counted, at), at
        name, end = _DECODER.raw_decode(text, at)
        begin = _skip(_COLON, text, end)
        below = line + text.count("\n", counted, begin)
        places[name] = _Member(
            line, begin, below
        )  # of two alike the last counts, as in what was read
        _, end = _DECODER.raw_decode(text, begin)
        at = _skip(_BETWEEN, text, end)
    return places


def _beside(
    value: Mapping[str, Any],
    places: Mapping[str, _Member],
    papers: Collection[str],
    file: str,
) -> Iterator[Problem]:
    """What is told of all that an object holds beside its papers, by name, and its title.

    Where the list is not called "papers" the form is none of ours: much may stand beside it.
    """
    left = [
        remarks.Beside(name, Place(file, places[name].line), are_a_list(item))
        for name, item in value.items()
        if name not in ("title", "name", *papers)
    ]
    return remarks.beside(left, ours="papers" in papers)


def _skip(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at


_DECODER = json.JSONDecoder(parse_int=str, parse_float=str, parse_constant=str, strict=False)
