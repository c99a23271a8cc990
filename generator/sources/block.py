"""The plainest part of YAML, read line by line: what `writing` writes, and most people do.

    title: My list
    papers:
    - title: Counting with one bit
      authors:
      - Ada Example
      - name: Bo Sample
        affiliation: Example Lab
      abstract: |-
        We count …

It is a hundred times as fast as a YAML parser. Whatever else a text holds, it is refused whole,
and is a YAML parser's to read or to complain of.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

_NAME = r'("(?:[^"\\]|\\.)*"|[A-Za-z][A-Za-z0-9_ -]*)'
_ITEM = re.compile(rf"- {_NAME}:(?: (.*))?")
_FIELD = re.compile(rf"  {_NAME}:(?: (.*))?")
_INNER_ITEM = re.compile(rf"  - (?:{_NAME}:(?: |$))?(.*)")
_INNER_FIELD = re.compile(rf"    {_NAME}: (.*)")
_TOP = re.compile(r"title: (.*)")
# A scalar that means itself: it begins like nothing else in YAML, and ends no name, no text.
PLAIN = re.compile(r"(?![-?:,\[\]{}#&*!|>'\"%@`~=<\s])(?:[^\s:#]++|:(?=\S)|(?<=\S)#| (?=[^\s#]))+")
NULL = frozenset({"null", "Null", "NULL", "~"})
# Characters that YAML takes for line breaks or does not take at all.
ODD = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_QUOTED = re.compile(r'"(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"')

Records = list[tuple[int, dict[str, Any]]]


class _Other(Exception):
    """The text is not as plain as this."""


def read(text: str) -> tuple[str, Records] | None:
    """The title and the papers of a list, each with its line; None where it is not so plain."""
    if "\t" in text or ODD.search(text):
        return None
    try:
        return _read(text.split("\n"))
    except _Other:
        return None


def _read(lines: list[str]) -> tuple[str, Records]:
    at, title = 0, ""
    while at < len(lines) and (not lines[at] or lines[at].startswith("#")):
        at += 1
    if at < len(lines) and (found := _TOP.fullmatch(lines[at])):
        title, at = _scalar(found[1]), at + 1
    if at < len(lines) and lines[at] == "papers:":
        at += 1
    elif title:
        raise _Other
    records: Records = []
    while at < len(lines):
        if not lines[at]:
            at += 1
            continue
        found = _ITEM.fullmatch(lines[at])
        if not found:
            raise _Other
        number = at + 1
        record: dict[str, Any] = {}
        while found:
            at = _field(found, lines, at, record)
            found = _FIELD.fullmatch(lines[at]) if at < len(lines) else None
        records.append((number, record))
    if not records:
        raise _Other
    return title, records


def _field(found: re.Match[str], lines: list[str], at: int, record: dict[str, Any]) -> int:
    """Read the field that begins at a line into the record; where the next one begins."""
    name, value = _word(found[1]), found[2]
    if name in record:
        raise _Other
    if value == "|-":
        record[name], at = _literal(lines, at + 1)
    elif value:
        record[name], at = _scalar(value), at + 1
    else:
        record[name], at = _nested(lines, at + 1)
    return at


def _literal(lines: list[str], at: int) -> tuple[str, int]:
    start = at
    while at < len(lines) and (lines[at].startswith("    ") or not lines[at]):
        at += 1
    held = [line[4:] for line in lines[start:at]]
    if not held or not held[0] or held[0][0] == " ":
        raise _Other
    return "\n".join(held).rstrip("\n"), at


def _nested(lines: list[str], at: int) -> tuple[Any, int]:
    """A list of texts or small tables, or a table, below a name."""
    items: list[Any] = []
    table: dict[str, str] = {}
    while at < len(lines):
        line = lines[at]
        if found := _INNER_FIELD.fullmatch(line):
            into = items[-1] if items else table
            if not isinstance(into, dict) or _word(found[1]) in into:
                raise _Other
            into[_word(found[1])] = _scalar(found[2])
        elif found := _INNER_ITEM.fullmatch(line):
            if table:
                raise _Other
            items.append({_word(found[1]): _scalar(found[2])} if found[1] else _scalar(found[2]))
        else:
            break
        at += 1
    if not items and not table:
        raise _Other
    return items or table, at


def _word(text: str) -> str:
    return _scalar(text) if text.startswith('"') else text


def _scalar(text: str) -> str:
    if text.startswith('"'):
        if _QUOTED.fullmatch(text):
            value: str = json.loads(text)
            return value
    elif PLAIN.fullmatch(text) and text not in NULL:
        return text
    raise _Other


def lines_of(value: str) -> Iterator[str]:
    """A text as the lines of a literal block."""
    return (f"    {line}" if line else "" for line in value.split("\n"))
