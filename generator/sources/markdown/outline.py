"""A Markdown text as headings, paragraphs, items and tables, their words with what marks them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from markdown_it import MarkdownIt
from markdown_it.token import Token

from generator.tex import tables
from generator.text import squeeze

# A badge that only says something: "…/badge/ICML_2024-blue".
_BADGE = re.compile(r"https://img\.shields\.io/badge/([^?#]*?)-[^-/?#]*(?:[?#].*)?")
_BADGE_SIGNS = {"__": "_", "--": "-", "_": " ", "-": ": ", "%20": " "}
_BADGE_SIGN = re.compile("__|--|_|-|%20")
_EMOJI = re.compile(r"(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])")  # as GitHub writes pictures
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_HTML = re.compile(
    r"<(summary|h[1-6])\b[^>]*>((?:(?!<(?:summary|h[1-6])\b|</\1>).)*)</\1>", re.DOTALL
)
_TAG = re.compile(r"<[^>]*>")
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


Part: TypeAlias = Heading | Paragraph | Item | Table

_MARKDOWN = MarkdownIt("commonmark").enable("table").disable("text_join")
_MARKDOWN.block.ruler.at("table", tables.rule, {"alt": ["paragraph", "reference"]})


def outline(text: str) -> tuple[Part, ...]:
    """The parts of a Markdown text in their order; code and rules are none."""
    tokens = _MARKDOWN.parse(text, {"complaints": []})  # of cells beyond the headings
    found: list[Part] = []
    at = 0
    while at < len(tokens):
        end = _end(tokens, at)
        found += _part(tokens[at:end])
        at = end
    return tuple(found)


def plain(runs: Sequence[Run]) -> str:
    """The words of runs on one line."""
    return squeeze("".join(run.text for run in runs))


def _heading(token: Token) -> str:
    """A heading's words, without the pictures of a page's badges."""
    return squeeze("".join(_text(child) for child in token.children or () if child.type != "image"))


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
    first = tokens[0]
    line = first.map[0] + 1 if first.map else 0
    if first.type == "heading_open":
        return [Heading(line, int(first.tag[1:]), _heading(tokens[1]))]
    if first.type in ("bullet_list_open", "ordered_list_open"):
        return list(_items(tokens))
    if first.type == "paragraph_open":
        return [Paragraph(line, runs(tokens[1]))]
    if first.type == "table_open":
        return [_table(tokens)]
    if first.type == "blockquote_open":
        inside: list[Part] = []
        at = 1
        while at < len(tokens) - 1:
            end = _end(tokens, at)
            inside += _part(tokens[at:end])
            at = end
        return inside
    if first.type == "html_block":
        return [
            Heading(line, 0 if found[1] == "summary" else int(found[1][1:]), text)
            for found in _HTML.finditer(first.content)
            if (text := squeeze(_TAG.sub("", found[2])))
        ]
    return []


def _items(tokens: Sequence[Token]) -> list[Item]:
    found = []
    at = 1
    while at < len(tokens) - 1:
        end = _end(tokens, at)
        found.append(_item(tokens[at:end]))
        at = end
    return found


def _item(tokens: Sequence[Token]) -> Item:
    paragraphs: list[Runs] = []
    items: list[Item] = []
    at = 1
    while at < len(tokens) - 1:
        end = _end(tokens, at)
        kind = tokens[at].type
        if kind in ("bullet_list_open", "ordered_list_open"):
            items += _items(tokens[at:end])
        else:
            paragraphs += [runs(token) for token in tokens[at:end] if token.type == "inline"]
            if kind in ("fence", "code_block"):
                paragraphs.append((Run(tokens[at].content),))
        at = end
    line = tokens[0].map[0] + 1 if tokens[0].map else 0
    return Item(line, paragraphs[0] if paragraphs else (), tuple(paragraphs[1:]), tuple(items))


def _table(tokens: Sequence[Token]) -> Table:
    lines: list[tuple[int, list[Runs]]] = []
    for token in tokens:
        if token.type == "tr_open":
            lines.append((token.map[0] + 1 if token.map else 0, []))
        elif token.type == "inline":
            lines[-1][1].append(runs(token))
    rows = tuple((line, tuple(cells)) for line, cells in lines[1:])
    return Table(tuple(lines[0][1]), rows)


def runs(token: Token) -> Runs:
    """The words of an inline token, with what marks them."""
    found: list[Run] = []
    href, strong, emphasis = "", 0, 0
    for child in token.children or ():
        if child.type == "link_open":
            href = str(child.attrs.get("href", ""))
        elif child.type == "link_close":
            href = ""
        elif child.type in ("strong_open", "strong_close"):
            strong += child.nesting
        elif child.type in ("em_open", "em_close"):
            emphasis += child.nesting
        elif text := _text(child):
            found.append(Run(text, href, strong > 0, emphasis > 0))
    return tuple(found)


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
        return _EMOJI.sub(" ", token.content)
    if token.type == "text_special" and token.content in _TEX:
        return token.markup
    return token.content
