"""Nested values, as JSON and YAML hold them, into a row's names and texts.

Numbers are texts already, as they were written; None stands for no value.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from generator.errors import Place, Problem
from generator.sources import fields
from generator.sources.nearly import near
from generator.sources.reading import Row, listed, several, spots
from generator.text import cut, squeeze

_GIVEN = ("given", "first", "first_name", "firstname", "firstName", "given_name", "givenName")
_FAMILY = ("family", "last", "last_name", "lastname", "lastName", "family_name", "familyName")
_WHOLE = ("name", "fullname", "full_name", "fullName", "literal", "author", "author_name", "text")
_NAMESAKE = re.compile(r" 0\d{3}$")  # DBLP's number behind a name that several people have
_MORE = {
    "affiliations": ("affiliation", "affiliations", "institution", "institutions", "aff"),
    "orcids": ("orcid", "ORCID"),
    "homepages": ("homepage", "website"),
    "family names": _FAMILY,
}
_OF_PERSONS = ("affiliation", "affiliations", "institution", "orcid", "homepage", "website")
_SHOWN = 60  # characters of a value in a message
_INNER = ("text", "name", "url", "raw", "literal")
_LISTS = frozenset({"authors", "affiliations", "orcids", "homepages", "keywords"})
_field = cache(fields.field)  # a file has few names and many values
_ESCAPE = re.compile(r"\\(?:u0000|[uU](?:0000)?[dD][89a-fA-F]|0|x00)")
_STRAY = re.compile("[\0\ud800-\udfff]")
_AWARD = "Award"  # of which the list says no more than that there is one
_WRITE = 'write it as text: {}: "…"'


def to_row(record: Mapping[str, Any], line: int, file: str, problems: list[Problem]) -> Row:
    """A record's row; values that make no text go to `problems`."""
    texts: dict[str, str] = {}
    extra: tuple[tuple[str, str], ...] = ()

    def tell(fault: tuple[str, str]) -> None:
        problems.append(Problem(Place(file, line), *fault))

    for name, value in record.items():
        if isinstance(value, dict) and "value" in value:  # as OpenReview wraps each value
            value = value["value"]
        if isinstance(value, str):
            a_list = value.startswith("[") and _field(name).name in _LISTS
            texts[name] = listed(value) if a_list else value
        elif name == "extra" and isinstance(value, dict):
            extra = tuple((key, spelt(inner)) for key, inner in value.items())
        elif name == "externalIds" and isinstance(value, dict):  # of Semantic Scholar
            texts |= {key: spelt(inner) for key, inner in value.items()}
        elif value not in (None, [], {}):
            _unfold(name, value, texts, tell)
    return Row(line, texts, extra)


_Tell = Callable[[tuple[str, str]], None]


def _unfold(name: str, value: Any, texts: dict[str, str], tell: _Tell) -> None:
    said = _field(name)
    if isinstance(value, dict) and "mimetype" in value:  # HotCRP's account of an uploaded file
        texts.setdefault("file attachments", name)
    elif said.name == "award" and value is True:
        texts[name] = _AWARD
    elif said.kind == "extra" or said.name == "session":
        texts[name] = spelt(value)
    elif isinstance(value, dict) and "date-parts" in value:
        texts[name] = _date(value["date-parts"])
    elif isinstance(value, bool):
        texts[name] = spelt(value) if said.kind != "text" else ""
    elif said.name == "authors":
        texts.update(_people(name, value, tell))
    elif isinstance(value, dict) and (text := _text_in(value)):
        texts[name] = text
    elif said.kind == "link" and isinstance(value, list):
        texts[name] = " ".join(map(spelt, value))
    elif said.name in _LISTS and isinstance(value, list):
        texts[name] = several(map(spelt, value))
    elif isinstance(value, list) and all(isinstance(item, str) for item in value):
        gap = "\n\n" if said.name == "abstract" else "; "
        texts[name] = gap.join(value)
    elif said.kind == "private":
        texts[name] = spelt(value)  # left out of papers, but told
    else:
        tell(
            (
                f'"{cut(name, _SHOWN)}" must be text, not {_form(value)}',
                _WRITE.format(cut(name, _SHOWN)),
            )
        )


def _date(parts: Any) -> str:
    """A date as CSL and PMLR write it: [2026, 5, 1], or a list of such."""
    while isinstance(parts, list) and parts:
        parts = parts[0]
    return spelt(parts)


def _whole_date(parts: Any) -> str:
    """Such a date with its month and day: "2026-05-01"."""
    while isinstance(parts, list) and parts and isinstance(parts[0], list):
        parts = parts[0]
    return "-".join(spelt(part).rjust(2, "0") for part in parts)


def _text_in(value: Mapping[str, Any]) -> str:
    """The text of a table that says more of it; "" where there is none."""
    return next((value[key] for key in _INNER if isinstance(value.get(key), str)), "")


def _form(value: Any) -> str:
    return "a table of names and values" if isinstance(value, dict) else "a list of tables"


def spelt(value: Any) -> str:
    """Any value as text on one line.

    >>> spelt(["a", "b"]), spelt({"x": True}), spelt({"name": "Ada"})
    ('a; b', '{"x": true}', 'Ada')
    """
    if isinstance(value, str):
        return squeeze(value)
    if value is None:
        return ""
    if isinstance(value, list) and all(map(_is_named, value)):
        return "; ".join(map(spelt, value))
    if isinstance(value, dict) and isinstance(value.get("name"), str):
        return squeeze(value["name"])
    if isinstance(value, dict) and isinstance(parts := value.get("date-parts"), list):
        return _whole_date(parts)
    return json.dumps(value, ensure_ascii=False)


def _is_named(value: Any) -> bool:
    """Whether a value is a text, or a table whose name stands for it."""
    return isinstance(value, str) or (
        isinstance(value, dict) and isinstance(value.get("name"), str)
    )


def _people(name: str, value: Any, tell: _Tell) -> dict[str, str]:
    """The fields that a list of authors fills: names, and what is told of each person."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return {name: several(value)}
    if isinstance(value, dict) and isinstance(inner := value.get("author"), list | dict):
        return _people(name, inner, tell)  # as XML is made JSON: {"author": [{"text": …}]}
    items = value if isinstance(value, list) else _as_list(value)
    found: dict[str, list[str]] = {"": [], **{more: [] for more in _MORE}}
    for item in items:
        details: Mapping[str, Any] = item if isinstance(item, dict) else {}
        person = item if isinstance(item, str) else _name(details)
        if not squeeze(person):
            if item not in ("", None):
                tell((f'"{name}" holds what is no name: {cut(spelt(item), _SHOWN)}', "write names"))
            continue
        found[""].append(_NAMESAKE.sub("", person))
        for more, keys in _MORE.items():
            found[more].append(_first(details, keys))
        for key in filter(_is_slip, details):  # kept, so that it is told
            found.setdefault(key, []).append(spelt(details[key]))
    lists = {more or name: values for more, values in found.items() if any(values)}
    return {key: several(values) for key, values in lists.items()}


@cache
def _is_slip(key: str) -> bool:
    """Whether what is said of a person under this name was meant to be a field of ours."""
    return bool(near(key, _OF_PERSONS))


def _as_list(value: Mapping[str, Any]) -> Iterable[Any]:
    """One author, or authors by name or number."""
    if _name(value):
        return [value]
    if all(isinstance(inner, dict) for inner in value.values()):
        return [{"name": key, **inner} for key, inner in value.items()]
    return [value]


def _name(person: Mapping[str, Any]) -> str:
    parts = [_first(person, _GIVEN), _first(person, ("non-dropping-particle", "dropping-particle"))]
    parts += [_first(person, _FAMILY), _first(person, ("suffix",))]
    return _first(person, _WHOLE) or " ".join(filter(None, parts))


def _first(person: Mapping[str, Any], keys: Iterable[str]) -> str:
    return next((spelt(person[key]) for key in keys if person.get(key)), "")


def scrub(rows: Sequence[Row], text: str, file: str) -> tuple[Sequence[Row], tuple[Problem, ...]]:
    """The rows without characters that only escapes can spell and no page can hold.

    `text` is the file's, where the escapes stand.
    """
    if not _ESCAPE.search(text):
        return rows, ()
    clean = [
        Row(
            row.line,
            {_sound(key): _sound(value) for key, value in row.fields.items()},
            tuple((_sound(key), _sound(value)) for key, value in row.extra),
        )
        for row in rows
    ]
    lines = [a.line for a, b in zip(rows, clean, strict=True) if a != b]
    if not lines:
        return rows, ()
    message = f"escapes that spell no character were taken out, in {spots(lines)}"
    return clean, (Problem(Place(file, lines[0]), message, "see that no letter is lost"),)


def _sound(text: str) -> str:
    return _STRAY.sub("", text)
