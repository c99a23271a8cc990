"""Any value that JSON or YAML holds as one line of text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from generator.text import squeeze


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


def first(table: Mapping[str, Any], keys: Iterable[str]) -> str:
    """The first of some members of a table that says anything, as text; "" where none does."""
    return next((spelt(table[key]) for key in keys if table.get(key)), "")


def _whole_date(parts: Any) -> str:
    """A date of CSL with its month and day: "2026-05-01"."""
    while isinstance(parts, list) and parts and isinstance(parts[0], list):
        parts = parts[0]
    return "-".join(spelt(part).rjust(2, "0") for part in parts)
