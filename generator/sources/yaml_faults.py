"""What is wrong in a text that is not YAML: told in its author's words, and where it begins.

A YAML parser complains of the place where it can read no further, which may be far below the quote
or the bracket that nobody closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import yaml

from generator.yaml_loader import LOADER

REMEDY = 'put a value that holds ": " or " #" in quotes, and indent what belongs together alike'
_QUOTE = "put the whole value in quotes"
_INSIDE = "write \\\" for a quote inside of double ones, and '' for one inside of single ones"
# What both of PyYAML's parsers say, and what is said instead.
_SAID: tuple[tuple[str, str, str], ...] = (
    ("found a tab", "a tab stands where only spaces may", "write spaces in its place"),
    (
        "unknown escape",
        'a "\\" in double quotes spells nothing that YAML knows',
        'TeX wants single quotes, or a block of its own below "name: |"',
    ),
    ("undefined alias", 'a value cannot begin with "*"', _QUOTE),
)
_CLOSING = {"[": "]", "{": "}"}
_NO_BEGINNING = frozenset("@`%*&|>?-]},")


class Fault(NamedTuple):
    """What is wrong in a text, and the remedy."""

    line: int  # from 1; 0 for the text as a whole
    message: str
    remedy: str


def fault(text: str, error: yaml.MarkedYAMLError) -> Fault:
    """The fault that a parser found in a text, where it begins.

    >>> try:
    ...     yaml.compose('a: "one\\nb: two\\n', Loader=LOADER)
    ... except yaml.MarkedYAMLError as error:
    ...     fault('a: "one\\nb: two\\n', error)[:2]
    (1, 'not YAML: the quote that begins here is never closed')
    """
    if error.problem_mark and "nesting" in (error.problem or ""):  # sound, but more than is read
        return Fault(error.problem_mark.line + 1, "nested too deeply", "write fewer levels")
    line, message, remedy = _told(text, error)
    return Fault(line, f"not YAML: {message}", remedy)


def _told(text: str, error: yaml.MarkedYAMLError) -> Fault:
    begun, end, problem = error.context_mark, error.problem_mark, error.problem or ""
    if end is None:
        return Fault(0, problem, REMEDY)
    if begun and "quoted scalar" in (error.context or "") and "end of stream" in problem:
        remedy = f"close it where its value ends; {_INSIDE}"
        return Fault(begun.line + 1, "the quote that begins here is never closed", remedy)
    if begun and "flow" in (error.context or ""):
        return _bracket(text, begun.index, end.line + 1, problem)
    if begun and "simple key" in (error.context or ""):
        message = 'neither "name: value" nor part of the value above'
        remedy = 'write "name: value", or indent it deeper than the name it belongs to'
        return Fault(begun.line + 1, message, remedy)
    if text.startswith("\t", end.index):
        problem = "found a tab"
    if "mapping values are not allowed" in problem:
        return _colon(text, end)
    for sign, message, remedy in _SAID:
        if sign in problem:
            return Fault(end.line + 1, message, remedy)
    if found := _behind(text, end) or _beginning(text, begun or end):
        return found
    if begun and "block" in (error.context or ""):
        problem = "by its indentation, this belongs to nothing above it"
    return Fault(end.line + 1, problem, REMEDY)


def _bracket(text: str, within: int, end: int, problem: str) -> Fault:
    """The fault of a list or table that began at or before a place and is not whole in a line."""
    at = max(text.rfind(sign, 0, within + 1) for sign in _CLOSING)
    if at < 0:  # a parser counts no byte order mark, and its places are then before ours
        return Fault(end, problem, REMEDY)
    line = 1 + text.count("\n", 0, at)
    where = f" in line {end}" if end > line else ""
    message = f'the "{text[at]}" that begins here is not closed, or a comma is missing{where}'
    remedy = f'close it with "{_CLOSING[text[at]]}"; where it belongs to the text, {_QUOTE}'
    return Fault(line, message, remedy)


def _colon(text: str, end: yaml.Mark) -> Fault:
    """The fault of a ": " that belongs to no name."""
    alone = ": " not in text[text.rfind("\n", 0, end.index) + 1 : end.index]
    message = f'a {"" if alone else "second "}": " in a value'
    above = " that began in a line above, by its indentation" if alone else ""
    return Fault(end.line + 1, f"{message}{above}", REMEDY)


def _behind(text: str, end: yaml.Mark) -> Fault | None:
    """The fault of a value whose quotes or brackets are closed before it ends."""
    closed = text[: end.index].rstrip(" ")
    if not closed.endswith(('"', "'", "]", "}")) or text[end.index : end.index + 1] in ("", "-"):
        return None
    if closed[-1] in "]}":
        return Fault(end.line + 1, f'text stands behind the closing "{closed[-1]}"', _QUOTE)
    start = next((line for line, behind in _quotes(text) if behind == len(closed)), None)
    if start is None:
        return None
    if start < end.line:
        message = f"the quote that begins here is closed only in line {end.line + 1}"
        return Fault(start + 1, message, f"close it where its value ends; {_INSIDE}")
    return Fault(end.line + 1, "text stands behind the closing quote", f"{_QUOTE}; {_INSIDE}")


def _quotes(text: str) -> Iterator[tuple[int, int]]:
    """The line in which each quoted value begins, from 0, and where in the text it ends."""
    with suppress(yaml.MarkedYAMLError):  # which is the fault that is being told
        for token in yaml.scan(text, Loader=LOADER):
            if isinstance(token, yaml.ScalarToken) and token.style in ("'", '"'):
                yield token.start_mark.line, token.end_mark.index


def _beginning(text: str, at: yaml.Mark) -> Fault | None:
    """The fault of a value that begins with a sign of YAML's."""
    sign = text[at.index : at.index + 1]
    lead = text[text.rfind("\n", 0, at.index) + 1 : at.index]
    if sign not in _NO_BEGINNING or not lead.rstrip().endswith((":", "-", "[", "{", ",")):
        return None
    return Fault(at.line + 1, f'a value cannot begin with "{sign}"', _QUOTE)
