"""A paper's text into what pages, feeds, cards and citations show of it.

`abstract` and `inline` give HTML and plain Unicode, `excerpted` an abstract's beginning for a card
as well, `bibtex` TeX that BibTeX can hold, `page` a whole Markdown page. Nothing of a text ever
becomes HTML except through the marks of `pieces`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from generator.model import Converted, Excerpted
from generator.tex.blocks import Block, blocks
from generator.tex.damage import mend, seen
from generator.tex.markdown import to_page
from generator.tex.pieces import Complaint, Mark, Piece
from generator.tex.reader import read
from generator.tex.renderers import (
    Shown,
    beginning,
    bibtex_escape,
    cut,
    escape,
    to_bibtex,
    to_html,
    to_text,
    typeset,
)

# Text with none of these is its own reading.
_SPECIAL = re.compile(
    r"[\\$`{}~*_&\[\x00-\x1f\x7f-\xa0\xad\u0300-\u036f\u061c\u200b-\u200f\u2028-\u202f"
    "\u2060-\u206f\ufb00-\ufb06\ufeff\ufff0-\uffff\ud800-\udfff\u00c2-\u00c5\u00c8-\u00cf"
    "\u00e2-\u00ef]"
)
_SPECIAL_WORDS = (
    "--",
    "dquo",
    "squo",
    "''",
    "://",
    "www.",
    "mailto:",
    "  ",
    " imes",
    "ightarrow",
    "arepsilon",
    "/spl ",
    "/sup ",
    "/sub ",
    "<p",
    "<P",
    "</p",
    "</P",
    "<br",
    "<BR",
)
_LABELS = {"p": "", "ul": "• ", "ol": "{}. "}
_LIST_START = re.compile(r"\s*(?:[-+•]|\d{1,2}[.)])\s")


def abstract(source: str) -> Converted:
    """A text of several paragraphs and lists: <p>, <ul> and <ol>."""
    return _plain_abstract(source.strip()) if _is_plain(source) else _abstract(_read(source))


def excerpted(source: str, most: int) -> Excerpted:
    """`abstract`, and the text's beginning as inline HTML for a card that is itself a link.

    The beginning is at most some `most` characters of plain text without links, cut between words,
    never inside a formula, and then with "…".
    """
    if _is_plain(source):
        text = source.strip()
        return Excerpted(_plain_abstract(text), _plain_snippet(text, most))
    found = _read(source)
    return Excerpted(_abstract(found), _snippet(found, most))


def written(source: str) -> str:
    """A text as it was written, but for what nobody sees: control and bidi characters."""
    return seen(source)


def inline(source: str) -> Converted:
    """A text on one line, as a title or a keyword: no paragraphs."""
    if _is_plain(source):
        text = source.strip()
        return Converted(Markup(escape(text)), text)
    parts, complaints = _shown(_read(source), displays=False)
    line = _one_line(parts)
    return Converted(Markup(to_html(line)), to_text(line), complaints)


def bibtex(source: str) -> str:
    """A text as TeX that a BibTeX field can hold: balanced, each special sign escaped once."""
    if _is_plain(source):
        return bibtex_escape(source.strip())
    text, _ = mend(source)
    lines = []
    for block in blocks(text):
        label = _LABELS[block.kind].replace("•", "\\textbullet{{}}")
        items = (to_bibtex(read(item)[0]) for item in block.items)
        lines.append(" ".join(label.format(n) + tex for n, tex in enumerate(items, block.first)))
    return "\\par ".join(filter(None, lines))


def _is_plain(source: str) -> bool:
    return not (
        _SPECIAL.search(source)
        or any(word in source for word in _SPECIAL_WORDS)
        or _LIST_START.match(source)
    )


@dataclass(frozen=True, slots=True)
class _Read:
    """The blocks of a text with what their items hold, and what is doubtful in them."""

    blocks: list[tuple[Block, list[list[Piece]]]]
    complaints: list[Complaint]


_Part = tuple[Block, list[list[Shown]]]  # a block, and its items ready to be shown


def _read(source: str) -> _Read:
    text, found = mend(source)
    complaints = [*found]
    parts = []
    for block in blocks(text):
        items = []
        for item in block.items:
            pieces, doubts = read(item)
            complaints += doubts
            items.append(pieces)
        parts.append((block, items))
    return _Read(parts, complaints)


def _shown(found: _Read, displays: bool = True) -> tuple[list[_Part], tuple[Complaint, ...]]:
    """The blocks that show anything, and once each what is doubtful in all."""
    complaints = [*found.complaints]
    parts: list[_Part] = []
    for block, items in found.blocks:
        shown = []
        for pieces in items:
            line, wrong = typeset(pieces, displays)
            complaints += wrong
            if not all(isinstance(piece, Mark) for piece in line):
                shown.append(line)
        if shown:
            parts.append((block, shown))
    return parts, tuple(dict.fromkeys(complaints))


def _plain_abstract(text: str) -> Converted:
    return Converted(Markup(f"<p>{escape(text)}</p>" if text else ""), text)


def _plain_snippet(text: str, most: int) -> Markup:
    return Markup(escape(text if len(text) <= most else cut(text, most)))


def _abstract(found: _Read) -> Converted:
    parts, complaints = _shown(found)
    html = "".join(_block_html(block, items) for block, items in parts)
    text = "\n\n".join(_block_text(block, items) for block, items in parts)
    return Converted(Markup(html), text, complaints)


def _snippet(found: _Read, most: int) -> Markup:
    parts, _ = _shown(found, displays=False)
    return Markup(to_html(beginning(_one_line(parts), most), links=False))


def _one_line(parts: Sequence[_Part]) -> list[Shown]:
    line: list[Shown] = []
    for block, items in parts:
        for number, item in enumerate(items, block.first):
            line += [" ", _LABELS[block.kind].format(number), *item]
    return line[1:]


def _block_html(block: Block, items: list[list[Shown]]) -> str:
    if block.kind == "p":
        return f"<p>{to_html(items[0])}</p>"
    start = f' start="{block.first}"' if block.first != 1 else ""
    lines = "".join(f"<li>{to_html(item)}</li>" for item in items)
    return f"<{block.kind}{start}>{lines}</{block.kind}>"


def _block_text(block: Block, items: list[list[Shown]]) -> str:
    label = _LABELS[block.kind]
    lines = (label.format(n) + to_text(item) for n, item in enumerate(items, block.first))
    return "\n".join(lines)


def page(source: str) -> tuple[str, Converted]:
    """A Markdown page: the text of its first heading ("" if it has none), and the whole."""
    return to_page(source)
