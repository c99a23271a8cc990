"""What is wrong in a template and how to mend it, told to people who write one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass

import jinja2
from jinja2.filters import FILTERS

from generator import model, views
from generator.errors import nearest

GIVEN = ("data", "page", "root", "site", "t", "top")  # what every template is given
_NO_FILTER = re.compile(r"No filter named '(\w+)'")
_NO_FIELD = re.compile(r"'(?:[\w.]+\.)?(\w+) object' has no attribute '(\w+)'")
_NO_NAME = re.compile(r"'(\w+)' is undefined")
_ENDS = 'each "{{" wants its "}}", each "{%" its "%}", each "block", "if" and "for" its end'
_FIRST_LINE = "the first line of ours of this name says what it is given"
_OURS = 'if it is to stand on ours of the same name, that is called "default/…"'
_ELSE = "mend this line; without a file of yours, ours is used"


def fault(error: Exception, known: Iterable[str], words: Iterable[str]) -> tuple[str, str]:
    """What is said of an error and its remedy; `known` are templates, `words` the interface's.

    >>> fault(jinja2.UndefinedError("'sight' is undefined"), [], [])
    ("template error: 'sight' is undefined", 'did you mean "site"?')
    """
    message, remedy = _told(error, known, words)
    return f"template error: {message}", remedy


def _told(error: Exception, known: Iterable[str], words: Iterable[str]) -> tuple[str, str]:
    message = (error.message if isinstance(error, jinja2.TemplateError) else "") or str(error)
    if isinstance(error, jinja2.TemplateNotFound):
        return f'no template "{error.name}"', nearest(str(error.name), known)
    if isinstance(error, jinja2.TemplateSyntaxError):
        found = _NO_FILTER.search(message)
        return message, nearest(found[1], FILTERS) if found else _ENDS
    if isinstance(error, jinja2.UndefinedError):
        return _undefined(message)
    if isinstance(error, RecursionError):
        return "it takes itself in without end", _OURS
    if isinstance(error, UnicodeDecodeError):
        return "it is not in UTF-8", "save it as UTF-8"
    if isinstance(error, KeyError):
        name = str(error.args[0])
        return f't(…) finds no words and no value called "{name}"', nearest(name, words)
    return message, _ELSE


def _undefined(message: str) -> tuple[str, str]:
    if found := _NO_NAME.search(message):
        return message, nearest(found[1], GIVEN)
    found = _NO_FIELD.search(message)
    if found and (known := list(_fields(found[1]))):
        return f'{found[1]} has no field "{found[2]}"', nearest(found[2], known)
    return message, _FIRST_LINE


def _fields(record: str) -> Iterator[str]:
    """The fields of a record by its name; none where it is none of ours."""
    for module in (model, views):
        kind = getattr(module, record, None)
        if isinstance(kind, type) and is_dataclass(kind):
            yield from (each.name for each in fields(kind))
