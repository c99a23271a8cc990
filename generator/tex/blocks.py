r"""A text's paragraphs and lists, before anything inside them is read.

Blank lines part blocks. A block's lines may be a list ("- one", "2. two"), and TeX's \item parts
what stands between \begin{itemize} and \end{itemize}.
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Block(NamedTuple):
    """A paragraph (one item) or a list."""

    kind: str  # "p", "ul" or "ol"
    items: tuple[str, ...]  # each on one line
    first: int = 1  # the number of an "ol"'s first item


_BLANK_LINE = re.compile(r"\n[ \t]*\n")
_SPACE = re.compile(r"[ \t\n]+")
_BULLET = re.compile(r"[ \t]*(?:[-+*•]|(\d{1,2})[.)])[ \t]+(?=\S)")
_LIST = re.compile(r"\\(begin|end)\s?\{(itemize|enumerate|description)\}(?:\s?\[[^\]]{0,80}\])?")
_ITEM = re.compile(r"\\item(?![A-Za-z])(?:\s?\[([^\]]{0,80})\])?")
_PARAGRAPH = re.compile(r"\\par(?![A-Za-z])")
_BLANK_IN_LIST = re.compile(r"\n[ \t]*\n\s*(?=\\item(?![A-Za-z]))")


def blocks(text: str) -> list[Block]:
    r"""The blocks of a text in order.

    >>> [block.kind for block in blocks("We give:\n\n1. a rule\n2. a proof")]
    ['p', 'ol']
    """
    if "\\item" in text:
        text = _BLANK_IN_LIST.sub("\n", text)
    if "\\par" in text:
        text = _PARAGRAPH.sub("\n\n", text)
    found: list[Block] = []
    for part in _BLANK_LINE.split(text):
        if "\\item" in part:
            found += _tex_lists(part)
        else:
            found += _line_lists(part.strip("\n").split("\n"))
    return found


def _paragraph(text: str) -> list[Block]:
    line = _one_line(text)
    return [Block("p", (line,))] if line else []


def _one_line(text: str) -> str:
    if "\n" in text or "\t" in text or "  " in text:
        text = _SPACE.sub(" ", text)
    return text.strip(" ")


def _line_lists(lines: list[str]) -> list[Block]:
    """A run of lines: words before a list, then its items; each may go on for some lines."""
    marks = [_BULLET.match(line) for line in lines]
    first = next((place for place, mark in enumerate(marks) if mark), len(lines))
    bullets = [mark for mark in marks if mark]
    # A dash or number may begin a line by accident, so a list inside a paragraph needs two.
    if not bullets or (first > 0 and len(bullets) < 2) or not _in_sequence(bullets):
        return _paragraph("\n".join(lines))
    items: list[str] = []
    for line, mark in zip(lines[first:], marks[first:], strict=True):
        if mark:
            items.append(line[mark.end() :])
        else:
            items[-1] += f" {line}"
    before = _paragraph("\n".join(lines[:first]))
    return before + _list("ol" if bullets[0][1] else "ul", items, int(bullets[0][1] or 1))


def _in_sequence(bullets: list[re.Match[str]]) -> bool:
    """Whether the marks are those of one list: all signs, or numbers that count on by one."""
    numbers = [mark[1] for mark in bullets]
    if numbers[0] is None:
        return not any(numbers)
    start = int(numbers[0])
    return [str(start + step) for step in range(len(numbers))] == numbers


def _list(kind: str, items: list[str], first: int = 1) -> list[Block]:
    kept = tuple(filter(None, map(_one_line, items)))
    return [Block(kind, kept, first)] if kept else []


def _tex_lists(text: str) -> list[Block]:
    r"""Paragraphs and lists of a text with \item; a list ends at \end or with the text."""
    found: list[Block] = []
    kind, pos = "ul", 0
    for match in _LIST.finditer(text):
        found += _items(text[pos : match.start()], kind)
        kind = "ol" if match[1] == "begin" and match[2] == "enumerate" else "ul"
        pos = match.end()
    return found + _items(text[pos:], kind)


def _items(text: str, kind: str) -> list[Block]:
    r"""What stands before the first \item, and the items."""
    before, *rest = _ITEM.split(text)
    labels, contents = rest[::2], rest[1::2]
    items = [
        rf"\textbf{{{label}}} {content}" if label else content
        for label, content in zip(labels, contents, strict=True)
    ]
    return _paragraph(before) + _list(kind, items)
