"""What is wrong in a text that is not JSON: told in its author's words, with what mends it.

A JSON parser says what it would have liked to read; what stands there instead tells the slip.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from generator.text import cut

_SHOWN = 30  # characters of what stands at a fault
_TRAILING = re.compile(r",\s*([}\]])")
_BARE = re.compile(r"[A-Za-z_][\w-]*")
_CURLY = "“”„‘’"
_VALIDATE = "have it written by a program, or check it with a JSON validator"
_QUOTES = 'put names and texts in straight double quotes ("…"), and write null for nothing'


class Fault(NamedTuple):
    """What is wrong in a text, and the remedy."""

    at: int  # where it stands in the text
    message: str
    remedy: str


def fault(text: str, error: json.JSONDecodeError) -> Fault:
    """The fault that a parser found in a text.

    >>> try:
    ...     json.loads('{"title": "Counting", }')
    ... except json.JSONDecodeError as error:
    ...     fault('{"title": "Counting", }', error)
    ... # doctest: +NORMALIZE_WHITESPACE
    Fault(at=20, message='not JSON: a comma stands before "}"',
          remedy='take out the comma before "}"')
    """
    at, message, remedy = _told(text, error)
    return Fault(at, f"not JSON: {message}", remedy)


def _told(text: str, error: json.JSONDecodeError) -> Fault:
    at, said = error.pos, error.msg
    if found := _trailing(text, at):
        return found
    if "Unterminated" in said:
        remedy = 'close it where its text ends; write \\" for a quote inside of the text'
        return Fault(at, "the quote that opens here is never closed", remedy)
    if "escape" in said:
        remedy = 'write each "\\" of a text twice, as in "\\\\alpha"'
        return Fault(at, f'a "\\" that spells nothing stands in a text: {_shown(text, at)}', remedy)
    if not text[at:].strip():
        message = "it ends in the midst of a list or an object"
        return Fault(at, message, "see that nothing is lost, and close what is open")
    if "','" in said:
        message = f"a comma is missing, or a quote ends a text too early, before {_shown(text, at)}"
        return Fault(at, message, 'put a comma there; write \\" for a quote inside of a text')
    if "':'" in said:
        message = f'a ":" is missing before {_shown(text, at)}'
        return Fault(at, message, 'write "name": value')
    return _beginning(text, at)


def _trailing(text: str, at: int) -> Fault | None:
    """The fault of a comma behind which nothing comes: a parser's place is there, or behind it."""
    comma = at if text.startswith(",", at) else len(text[:at].rstrip()) - 1
    found = _TRAILING.match(text, max(comma, 0))
    if found is None:
        return None
    closing = found[1]
    return Fault(
        comma, f'a comma stands before "{closing}"', f'take out the comma before "{closing}"'
    )


def _beginning(text: str, at: int) -> Fault:
    """The fault of what begins like no value and no name."""
    at = len(text) - len(text[at:].lstrip())
    shown = _shown(text, at)
    if text[at] == "'" or text[at] in _CURLY:
        return Fault(at, f"quotes of another kind stand here: {shown}", _QUOTES)
    if text.startswith(("//", "/*", "#"), at):
        return Fault(at, f"a comment stands here: {shown}", "take it out: JSON has none")
    if text[at] == ",":
        return Fault(at, "nothing stands before a comma", "take the comma out, or write null")
    if _BARE.match(text, at):
        return Fault(at, f"quotes are missing: {shown}", _QUOTES)
    return Fault(at, f"neither a name nor a value: {shown}", _VALIDATE)


def _shown(text: str, at: int) -> str:
    """What stands at a place, to the end of its line at most."""
    return cut(text[at : at + 4 * _SHOWN].partition("\n")[0], _SHOWN)
