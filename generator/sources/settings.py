"""Read `site.yaml`: every key known, every value of its type, every fault with its line."""

from __future__ import annotations

import dataclasses
import datetime
import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import yaml

from generator.errors import ContentError, Place, Problem, nearest
from generator.model import Settings

FIELDS = {field.name: field for field in dataclasses.fields(Settings)}


def load(data: bytes, file: str, languages: tuple[str, ...]) -> Settings:
    """The settings in the bytes of a YAML file, called `file` in complaints.

    `languages` are the interface languages there are. Raises ContentError with every fault.
    """
    node = _compose(data, file)
    values: dict[str, str | int] = {}
    problems: list[Problem] = []
    for key, value in _items(node, file, problems):
        place = Place(file, key.start_mark.line + 1)
        if key.value in values:
            problems.append(Problem(place, f'"{key.value}" is set twice', "keep one of them"))
        elif key.value not in FIELDS:
            problems.append(
                Problem(place, f'unknown key "{key.value}"', nearest(key.value, FIELDS))
            )
        elif problem := _fault(key.value, value, languages):
            problems.append(Problem(place, *problem))
        else:
            values[key.value] = _value(key.value, value)
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
        sound = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:  # an unclosed "[" in the host
        sound = False
    if not sound or parts.query or parts.fragment or re.search(r"\s", url.strip()):
        return f'"{url}" is not the address of a site', 'write it like "https://example.org/list/"'
    return None


def _settings(values: dict[str, str | int]) -> Settings:
    if "base_url" in values:
        values["base_url"] = normal_url(str(values["base_url"]))
    return Settings(**values)  # type: ignore[arg-type]  # each value was checked against its field


def _compose(data: bytes, file: str) -> yaml.Node | None:
    # Nodes, not values: they know their lines, build no objects and expand no aliases.
    try:
        node: yaml.Node | None = yaml.compose(data, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark else 0
        raise ContentError(
            [Problem(Place(file, line), f"not YAML: {error.problem}", "write lines of key: value")]
        ) from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ContentError(
            [Problem(Place(file), "not YAML: it holds bytes that are not text", "save it as UTF-8")]
        ) from error
    except RecursionError as error:
        raise ContentError(
            [Problem(Place(file), "nested too deeply for settings", "write lines of key: value")]
        ) from error
    return node


def _items(
    node: yaml.Node | None, file: str, problems: list[Problem]
) -> Iterator[tuple[yaml.ScalarNode, yaml.Node]]:
    """The key and value nodes; what is not a plain key goes to `problems`."""
    if node is None:  # an empty file: all defaults
        return
    if not isinstance(node, yaml.MappingNode):
        place = Place(file, node.start_mark.line + 1)
        problems.append(Problem(place, "settings expected", 'write lines like "title: My list"'))
        return
    for key, value in node.value:
        if isinstance(key, yaml.ScalarNode):
            yield key, value
        else:
            place = Place(file, key.start_mark.line + 1)
            problems.append(Problem(place, "a key must be one word", nearest("", FIELDS)))


def _fault(key: str, node: yaml.Node, languages: tuple[str, ...]) -> tuple[str, str] | None:
    """What is wrong with a value, and the remedy; None where it is sound."""
    wanted = str(FIELDS[key].type)  # its annotation's text
    if not isinstance(node, yaml.ScalarNode) or node.tag == "tag:yaml.org,2002:null":
        return f'"{key}" must be {_KINDS[wanted]}', f"the default is {FIELDS[key].default!r}"
    if wanted == "int" and not re.fullmatch(r"[1-9][0-9]{0,5}", node.value):
        return f'"{key}" must be {_KINDS[wanted]}', f"the default is {FIELDS[key].default!r}"
    check = _CHECKS.get(key)
    if check is not None:
        return check(node.value)
    if key == "language" and node.value not in ("", *languages):
        return f'no interface in "{node.value}"', nearest(node.value, languages)
    return None


def _date_fault(value: str) -> tuple[str, str] | None:
    try:
        datetime.datetime.strptime(value, "%Y-%m-%d")
    except ValueError:
        return f'"{value}" is not a date', "write it as YYYY-MM-DD"
    return None


def _value(key: str, node: yaml.Node) -> str | int:
    # As it is written: YAML would read "title: 2026" as a number and "on" as a truth.
    return int(node.value) if FIELDS[key].type == "int" else str(node.value)


_KINDS = {"str": "text", "int": "a whole number from 1 to 999999"}
_CHECKS: dict[str, Callable[[str], tuple[str, str] | None]] = {
    "base_url": lambda value: url_fault(value) if value else None,
    "date": lambda value: _date_fault(value) if value else None,
}
