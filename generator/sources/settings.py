"""Read `site.yaml`: every key known, every value of its type, every fault with its line."""

from __future__ import annotations

import dataclasses
import datetime
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import yaml

from generator.errors import ContentError, Problem, nearest
from generator.model import Settings
from generator.sources.pairs import is_blank, items, pairs, text

# What an address may hold (RFC 3986), without user, query and fragment.
_URL = re.compile(r"[A-Za-z0-9:/.\[\]_~!$&'()*+,;=%-]+")
FIELDS = {field.name: field for field in dataclasses.fields(Settings)}


def load(data: bytes, file: str, languages: tuple[str, ...]) -> Settings:
    """The settings in the bytes of a YAML file, called `file` in complaints.

    `languages` are the interface languages there are. Raises ContentError with every fault.
    """
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for key, node, place in pairs(data, file, problems):
        if key in FIELDS and is_blank(node):
            continue  # "title:" with nothing behind it: the default stands
        if fault := _fault(key, node, languages):
            problems.append(Problem(place, *fault))
        else:
            values[key] = items(node) if FIELDS[key].type == _SEVERAL else text(node) or ""
    if problems:
        raise ContentError(problems)
    return _settings(values)


def normal_url(url: str) -> str:
    """A base URL as the site uses it: with one slash at its end.

    >>> normal_url("https://x.example/list")
    'https://x.example/list/'
    """
    return url.strip().rstrip("/") + "/" if url.strip() else ""


def url_fault(url: str) -> tuple[str, str] | None:
    """What is wrong with a base URL, and the remedy."""
    try:
        parts = urlsplit(url.strip())
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # an unclosed "[" in the host, a port that is none
        sound = False
    if not sound or not _URL.fullmatch(url.strip()):
        return f'"{url}" is not the address of a site', 'write it like "https://example.org/list/"'
    return None


def _settings(values: dict[str, Any]) -> Settings:
    # Each value was checked against its field's type.
    typed: dict[str, Any] = {
        key: int(value) if FIELDS[key].type == "int" else value for key, value in values.items()
    }
    found = Settings(**typed)
    return dataclasses.replace(found, base_url=normal_url(found.base_url))


def _fault(key: str, node: yaml.Node, languages: tuple[str, ...]) -> tuple[str, str] | None:
    """What is wrong with a key or its value, and the remedy; None where all is well."""
    if key not in FIELDS:
        return f'unknown key "{key}"', nearest(key, FIELDS)
    if FIELDS[key].type == _SEVERAL:
        return _languages_fault(items(node), languages)
    value = text(node)
    kind = str(FIELDS[key].type)  # its annotation's text
    if value is None or not re.fullmatch(_FORMS[kind], value, re.DOTALL):
        return f'"{key}" must be {_KINDS[kind]}', f"the default is {FIELDS[key].default!r}"
    if not value:
        return None
    if key == "language" and value not in languages:
        return f'no interface in "{value}"', nearest(value, languages)
    return _CHECKS[key](value) if key in _CHECKS else None


def _languages_fault(given: tuple[str, ...], languages: tuple[str, ...]) -> tuple[str, str] | None:
    if not given:
        return '"languages" must be a list', f"write it as [{', '.join(languages)}]"
    for value in given:
        if value not in languages:
            return f'no interface in "{value}"', nearest(value, languages)
        if given.count(value) > 1:
            return f'"{value}" stands twice in "languages"', "keep one of them"
    return None


def _css_fault(value: str) -> tuple[str, str] | None:
    if not _CSS.fullmatch(value):
        return (
            f'"{value}" is not the name of a style sheet',
            'name one like "own.css" beside this file',
        )
    return None


def _date_fault(value: str) -> tuple[str, str] | None:
    try:
        if len(value) != len("YYYY-MM-DD"):  # strptime takes "2026-1-1" too
            raise ValueError(value)
        datetime.datetime.strptime(value, "%Y-%m-%d")
    except ValueError:
        return f'"{value}" is not a date', "write it as YYYY-MM-DD"
    return None


_SEVERAL = "tuple[str, ...]"
_CSS = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*\.css")
_FORMS = {"str": r".*", "int": r"[1-9][0-9]{0,5}"}
_KINDS = {"str": "text", "int": "a whole number from 1 to 999999"}
_CHECKS: dict[str, Callable[[str], tuple[str, str] | None]] = {
    "base_url": url_fault,
    "date": _date_fault,
    "extra_css": _css_fault,
}
