r"""TeX as inline syntax: a paragraph of an abstract into a stream of pieces.

One pass from left to right. A character that may begin something calls its rule; a rule puts
pieces into the stream and returns where to read on. Rules look ahead only a bounded way, so the
time is linear whatever the text.

This is not a syntax of markdown-it, because that costs 28 µs for an abstract in which it finds
nothing, five times as much as the search here, and takes TeX's groups less well. Markdown pages
share all of its rules through `read_one`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from generator.tex import dollars, marks, typography
from generator.tex._textmacros import DECLARATIONS
from generator.tex.macros import command, known
from generator.tex.pieces import Complaint, Level, Mark, Maths, Pair, Piece, Stream
from generator.text import around

# Every alternative begins with its own character: the search then skips all others fast.
_TRIGGER = re.compile(r"\\|\$|\{|\}|`|'|~|\*|_|&(?=[#A-Za-z])|\[|\]|--|https?://|mailto:|www\.")
_LIGHT_TRIGGER = re.compile(r"--|https?://|mailto:|www\.")
_BARE_PERCENT = re.compile(r"(?<!\\)%")
_SET_SIGN = re.compile(r"[,;:|=<>≤≥∈∪∩…]|\.\.|^ ?[-+−±]? ?\d")
_COMMAND = re.compile(r"\\([A-Za-z]+)")
_LONGEST_SET = 300  # characters
_MOST_UNPAIRED = 3  # dollars of a text that are told
_UNPAIRED = 'close the formula with another "$", or write "\\$" for the sign'
_UNSEEN = (Mark("group"), Mark("group", opens=False))


def read(text: str) -> tuple[list[Piece], list[Complaint]]:
    """The pieces of one paragraph, a text without line breaks, and what is doubtful in it."""
    stream = Stream(text)
    pos = 0
    while pos < len(text):
        pos = _step(stream, pos, _TRIGGER)
    return stream.finish(), stream.complaints


def read_one(text: str, start: int) -> tuple[list[Piece], list[Complaint], int] | None:
    """The formula or known command at text[start] with its arguments, and where it ends.

    None where that character means nothing to TeX. For syntaxes that embed this one.
    """
    if not (dollars.span(text, start) or known(text, start)):
        return None
    stream = Stream(text)
    pos = _RULES[text[start]](stream, start)
    while len(stream.levels) > 1 and pos < len(text):
        pos = _step(stream, pos, _TRIGGER)
    return stream.finish(), stream.complaints, pos


def read_plain(text: str) -> list[Piece]:
    """The pieces of a text in which only addresses and dashes have a meaning."""
    stream = Stream(text)
    pos = 0
    while pos < len(text):
        pos = _step(stream, pos, _LIGHT_TRIGGER)
    return stream.pieces


def _step(stream: Stream, pos: int, trigger: re.Pattern[str]) -> int:
    """Read plain text up to the next character with a rule, and that rule."""
    text = stream.text
    match = trigger.search(text, pos)
    if match is None:
        stream.add(text[pos:])
        return len(text)
    start = match.start()
    if start > pos:
        stream.add(text[pos:start])
    return _RULES[text[start]](stream, start)


def _backslash(stream: Stream, start: int) -> int:
    if stream.text[start + 1 : start + 2] in ("(", "[", "b"):
        span = dollars.span(stream.text, start)
        if span:
            return _maths(stream, span)
    return command(stream, start)


def _dollar(stream: Stream, start: int) -> int:
    span = dollars.span(stream.text, start)
    if span:
        return _maths(stream, span)
    if stream.unpaired < _MOST_UNPAIRED and not dollars.is_price(stream.text, start):
        stream.unpaired += 1
        where = around(stream.text, start)
        stream.complain(f'a "$" opens no formula: "…{where}…"', _UNPAIRED)
    sign = "$$" if stream.text.startswith("$$", start) else "$"
    stream.add(sign)
    return start + len(sign)


def _maths(stream: Stream, span: dollars.Span) -> int:
    tex = span.tex.strip()
    if "%" in tex:  # no author of an abstract means a comment
        tex = _BARE_PERCENT.sub(r"\\%", tex)
    if "&" in tex:
        tex = tex.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    stream.add(Maths(tex, span.display))
    return span.end


def _open(stream: Stream, start: int) -> int:
    return stream.push(_group_pair, start + 1, unclosed="{")


def _close(stream: Stream, start: int) -> int:
    return stream.pop(start)


def _group_pair(stream: Stream, level: Level, end: int) -> Pair:
    """Bare braces: TeX drops them; but those of a set, as in {0,1}, were meant to be seen."""
    left = typography.before(stream, level.begin - 1)
    if left in "^_" and stream.text[level.begin - 3 : level.begin - 2] != "\\":
        inside = stream.inside(level)
        return ("", "") if inside is not None and len(inside) < 2 else ("(", ")")
    if left.isalnum() or left in "~-" or end - level.begin > _LONGEST_SET:
        return _UNSEEN
    inside = stream.text[level.begin : end]
    right = typography.after(stream, end + 1)
    return ("{", "}") if _is_set(inside, left, right) else _UNSEEN


def _is_set(inside: str, left: str, right: str) -> bool:
    if not inside.strip(" {}"):
        return left not in "}\\"  # "tags {{ }}", but not the {} after a command
    if right in "^_":  # {0,1}^n, {\pm 1}^n; but {\cal O}^2
        command = _COMMAND.match(inside)
        return not (command and command[1] in DECLARATIONS)
    return not (inside[0] == "\\" or right.isalnum()) and bool(_SET_SIGN.search(inside))


_RULES: dict[str, Callable[[Stream, int], int]] = {
    "\\": _backslash,
    "$": _dollar,
    "{": _open,
    "}": _close,
    "`": typography.backtick,
    "'": typography.apostrophe,
    "~": typography.tie,
    "-": typography.dash,
    "&": typography.entity,
    "*": marks.emphasis,
    "_": marks.emphasis,
    "[": marks.bracket,
    "]": marks.bracket_end,
    "h": marks.address,
    "w": marks.address,
    "m": marks.address,
}
