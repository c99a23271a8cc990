"""A Markdown text as headings, paragraphs, items and tables, their words with what marks them."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType

from generator.tex import dollars, tables
from generator.tex.pieces import Complaint
from generator.text import squeeze

# A badge that only says something: "…/badge/ICML_2024-blue".
_BADGE = re.compile(r"https://img\.shields\.io/badge/([^?#]*?)-[^-/?#]*(?:[?#].*)?")
_BADGE_SIGNS = {"__": "_", "--": "-", "_": " ", "-": ": ", "%20": " "}
_BADGE_SIGN = re.compile("__|--|_|-|%20")
_EMOJI = re.compile(r"(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])")  # as GitHub writes pictures
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_HTML = re.compile(
    r"<(summary|h[1-6])\b[^<>]*>((?:(?!<(?:summary|h[1-6])\b|</\1>).)*)</\1>", re.DOTALL
)
_UNSEEN = re.compile(r"<!--.*?(?:-->|$)|<(script|style)\b.*?(?:</\1|$)", re.DOTALL | re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")
_ANCHOR = re.compile(r"<a\s[^<>]*?\bhref\s*=\s*[\"']?([^\"'\s>]+)", re.IGNORECASE)
_MARK = re.compile(r"<(/?)(a|b|strong|i|em)\b", re.IGNORECASE)
_TASK = re.compile(r"\[[ xX]\][ \t]+")  # whether it is done
_FOOTNOTE = re.compile(r"\[\^[\w-]{1,20}\]")
_TEX = "\\$%&#_{}~^"  # what TeX needs the backslash before that Markdown takes away


@dataclass(frozen=True, slots=True)
class Run:
    """Words that are marked alike; a line's end is a run of its own."""

    text: str
    href: str = ""  # where they link to
    strong: bool = False
    emphasis: bool = False


Runs: TypeAlias = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading, or the summary of what a page folds up."""

    line: int
    level: int  # from 1; 0 for a summary
    text: str
    href: str = ""  # where its first link leads to


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph that stands in no list."""

    line: int
    runs: Runs


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a list: its first paragraph, and what else it holds."""

    line: int
    runs: Runs
    more: tuple[Runs, ...] = ()  # further paragraphs
    items: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table's headings and rows, each with its line."""

    heads: tuple[Runs, ...]
    rows: tuple[tuple[int, tuple[Runs, ...]], ...]


_LISTS = ("bullet_list_open", "ordered_list_open")
_CODE = ("fence", "code_block")
_HOLDING = ("list_item_open", "blockquote_open")

Part: TypeAlias = Heading | Paragraph | Item | Table


@dataclass(frozen=True, slots=True)
class Outline:
    """The parts of a text in their order, and what is doubtful in its tables."""

    parts: tuple[Part, ...]
    complaints: tuple[Complaint, ...]


def _formula(state: StateInline, silent: bool) -> bool:
    """A formula in dollars, whose signs mark nothing."""
    if state.src[state.pos] != "$":
        return False
    found = dollars.span(state.src, state.pos)
    if found is None or found.end > state.posMax:
        return False
    if not silent:
        state.push("formula", "", 0).content = state.src[state.pos : found.end]
    state.pos = found.end
    return True


_TOO_DEEP = ("lists are too deep in each other: what is deeper was left out", "make them flatter")
# Lists in lists go deep, and markdown-it drops what is too deep; marks in lines do not, and a long
# row of brackets takes time by how deep they may.
_DEEPEST = 100
_BLOCKS = MarkdownIt("commonmark", {"maxNesting": _DEEPEST}).enable("table").disable("inline")
_BLOCKS.block.ruler.at("table", tables.rule, {"alt": ["paragraph", "reference"]})
_LINES = MarkdownIt("commonmark", {"maxNesting": 8}).enable("strikethrough")
_LINES.inline.ruler.before("escape", "formula", _formula)


def outline(text: str) -> Outline:
    """A Markdown text's parts; rules and what HTML hides are none."""
    env: EnvType = {"complaints": []}  # of cells beyond the headings
    tokens = _BLOCKS.parse(text, env)
    for at, token in enumerate(tokens):
        if token.type == "inline":
            is_item = at > 1 and tokens[at - 2].type == "list_item_open"
            said = _TASK.sub("", token.content, count=1) if is_item else token.content
            token.children = []
            _LINES.inline.parse(said, _LINES, env, token.children)
    parts = tuple(part for block in _apart(tokens) for part in _part(block))
    is_deep = any(token.type in _HOLDING and token.level == _DEEPEST - 1 for token in tokens)
    return Outline(parts, (*env["complaints"], *([_TOO_DEEP] if is_deep else [])))


def plain(runs: Sequence[Run]) -> str:
    """The words of runs on one line."""
    return squeeze("".join(run.text for run in runs))


def _apart(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """The blocks that tokens are, one after another."""
    at = 0
    while at < len(tokens):
        end = _end(tokens, at)
        yield tokens[at:end]
        at = end


def _end(tokens: Sequence[Token], start: int) -> int:
    """Where the block ends that begins at a token."""
    if tokens[start].nesting != 1:
        return start + 1
    level = tokens[start].level
    end = start + 1
    while tokens[end].nesting != -1 or tokens[end].level != level:
        end += 1
    return end + 1


def _part(tokens: Sequence[Token]) -> list[Part]:
    first, line = tokens[0], _line(tokens[0])
    if first.type == "heading_open":
        return [_heading(line, int(first.tag[1:]), tokens[1])]
    if first.type in _LISTS:
        return list(map(_item, _apart(tokens[1:-1])))
    if first.type == "paragraph_open":
        return [Paragraph(line, runs(tokens[1]))]
    if first.type in _CODE:
        return [Paragraph(line, (Run(first.content),))]
    if first.type == "table_open":
        return [_table(tokens)]
    if first.type == "blockquote_open":
        return [part for block in _apart(tokens[1:-1]) for part in _part(block)]
    return list(_from_html(line, first.content)) if first.type == "html_block" else []


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 0


def _heading(line: int, level: int, token: Token) -> Heading:
    """A heading, without the pictures of a page's badges."""
    text = "".join(_text(child) for child in token.children or () if child.type != "image")
    href = next((run.href for run in runs(token) if run.href), "")
    return Heading(line, level, squeeze(text), href)


def _from_html(line: int, source: str) -> Iterator[Part]:
    """The headings that HTML holds, and its other words."""
    seen = _UNSEEN.sub(" ", source)
    for found in _HTML.finditer(seen):
        if text := _bare(found[2]):
            yield Heading(line, 0 if found[1] == "summary" else int(found[1][1:]), text)
    if any(map(str.isalnum, others := _bare(_HTML.sub(" ", seen)))):
        yield Paragraph(line, (Run(others),))


def _bare(source: str) -> str:
    """The words of HTML; a tag parts them, unless it only marks some."""
    words = _TAG.sub(lambda tag: "" if _MARK.match(tag[0]) else " ", source)
    return squeeze(html.unescape(words))


def _item(tokens: Sequence[Token]) -> Item:
    paragraphs: list[Runs] = []
    items: list[Item] = []
    for block in _apart(tokens[1:-1]):
        if block[0].type in _LISTS:
            items += map(_item, _apart(block[1:-1]))
        elif block[0].type in _CODE:
            paragraphs.append((Run(block[0].content),))
        elif block[0].type == "html_block":  # whose summary says what the rest is
            said = _UNSEEN.sub(" ", block[0].content).replace("</summary>", ": ")
            paragraphs += [(Run(_bare(said)),)] if _bare(said) else []
        else:
            paragraphs += [runs(token) for token in block if token.type == "inline"]
    first = paragraphs[0] if paragraphs else ()
    return Item(_line(tokens[0]), first, tuple(paragraphs[1:]), tuple(items))


def _table(tokens: Sequence[Token]) -> Table:
    lines: list[tuple[int, list[Runs]]] = []
    for token in tokens:
        if token.type == "tr_open":
            lines.append((_line(token), []))
        elif token.type == "inline":
            lines[-1][1].append(runs(token))
    rows = tuple((line, tuple(cells)) for line, cells in lines[1:])
    return Table(tuple(lines[0][1]), rows)


def runs(token: Token) -> Runs:
    """The words of an inline token, with what marks them."""
    found: list[Run] = []
    marks, apart = _Marks(), True
    for child in token.children or ():
        marks = _after(marks, child)
        if not (text := _text(child)):
            continue
        run = Run(text, marks.href, marks.strong > 0, marks.emphasis > 0)
        before, apart = apart, child.type == "image" or "\n" in text
        if found and not before and not apart and replace(found[-1], text=text) == run:
            found[-1] = replace(run, text=found[-1].text + text)
        else:
            found.append(run)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Marks:
    """How words are marked at a place: in how many marks of a kind it stands."""

    href: str = ""
    strong: int = 0
    emphasis: int = 0


def _after(marks: _Marks, token: Token) -> _Marks:
    """How the words behind a token are marked."""
    if token.type in ("link_open", "link_close"):
        return replace(marks, href=str(token.attrs.get("href", "")))
    if token.type in ("strong_open", "strong_close"):
        return replace(marks, strong=marks.strong + token.nesting)
    if token.type in ("em_open", "em_close"):
        return replace(marks, emphasis=marks.emphasis + token.nesting)
    if token.type != "html_inline" or not (tag := _MARK.match(token.content)):
        return marks
    if tag[2].lower() == "a":
        found = _ANCHOR.match(token.content)
        return replace(marks, href=html.unescape(found[1]) if found else "")
    by = -1 if tag[1] else 1
    if tag[2].lower() in ("b", "strong"):
        return replace(marks, strong=max(marks.strong + by, 0))
    return replace(marks, emphasis=max(marks.emphasis + by, 0))


def _text(token: Token) -> str:
    """What an inline token says."""
    if token.type == "softbreak":
        return " "
    if token.type == "hardbreak" or (token.type == "html_inline" and _BREAK.match(token.content)):
        return "\n"
    if token.type == "html_inline":
        return ""
    if token.type == "image":
        badge = _BADGE.fullmatch(str(token.attrs.get("src", "")))
        said = _BADGE_SIGN.sub(lambda sign: _BADGE_SIGNS[sign[0]], badge[1]) if badge else ""
        return f"\n{said}\n" if said else token.content  # what is said of a picture
    if token.type == "text":
        return _EMOJI.sub(" ", _FOOTNOTE.sub("", token.content))
    if token.type == "text_special" and token.content in _TEX:
        return token.markup
    return token.content
