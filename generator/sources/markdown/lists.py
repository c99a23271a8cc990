"""Read a Markdown list of papers, as public collections of papers are kept.

An entry is an item of a list, a row of a table, or a title in bold or under the deepest headings
with a list of links below it. Other headings say where in the collection it stands: the upper ones
are its track, the lowest is its session.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from itertools import pairwise, takewhile

from generator.errors import Place, Problem, note
from generator.sources.fields import field
from generator.sources.labels import label
from generator.sources.markdown.captions import is_label
from generator.sources.markdown.entry import Entry, details, from_item, links, named, rest
from generator.sources.markdown.outline import (
    Heading,
    Item,
    Paragraph,
    Part,
    Runs,
    Table,
    outline,
    plain,
)
from generator.sources.markdown.titles import titled
from generator.sources.markdown.words import venue_of
from generator.sources.plaintext.looks import is_prose
from generator.sources.reading import Row, Rows, spots
from generator.text import squeeze

_LEAST = 2  # entries
_LISTED = re.compile(
    r"^ {0,3}(?:[-*+]|\d{1,4}[.)]) ++(?:.*\]\(<?https?:|\*\*[^*\n]{20,}|.*, (?:19|20)\d\d\b)",
    re.MULTILINE,
)
_ITEM = re.compile(r"\d{1,4}[.)] ")
_BOLD = re.compile(
    r"^\*\*[^*\n]{12,}\*\*[^\n]{0,80}\n++ {0,3}[-*+] ++[^\n]{0,40}?https?:", re.MULTILINE
)
_DEEP = re.compile(r"^#{3,6} ++[^\n]{12,}\n++ {0,3}[-*+] ++\*{0,2}[A-Za-z ]{2,20}:", re.MULTILINE)
_RULE = re.compile(r"^\|? *:?-{3,}:? *\|[-:| ]*$", re.MULTILINE)
_MOST_HEAD = 500  # characters of a line of headings
_OF_LISTS = frozenset(  # headings that say only what stands below them
    {"papers", "paper list", "list", "list of papers", "contents", "content", "论文", "论文列表"}
)
_NAMED = re.compile(r"\b(?:19|20)\d\d\b|\b(?:papers?|list|awesome)\b|论文|列表", re.IGNORECASE)


def is_markdown_list(text: str) -> bool:
    """Whether a text, told by its beginning, is a collection of papers in Markdown."""
    count = len(_LISTED.findall(text)) + len(_BOLD.findall(text)) + len(_DEEP.findall(text))
    blocks = re.split(r"\n[ \t]*\n", text)
    count += sum(map(_rows_in, blocks))
    return count >= _LEAST and sum(map(_is_paragraph, blocks)) < count


def _is_paragraph(block: str) -> bool:
    return block[:1].isalnum() and not _ITEM.match(block) and is_prose(squeeze(block))


def _rows_in(block: str) -> int:
    """How many rows of papers a table has; 0 where a block holds none."""
    if "|" not in block or not (rule := _RULE.search(block)):
        return 0
    head = block[: rule.start()].rstrip("\n").rpartition("\n")[2]
    known = len(head) < _MOST_HEAD and _is_head(head.strip(" |").split("|"))
    return known * block.count("\n", rule.end())


def _is_head(cells: Sequence[str]) -> bool:
    names = [field(cell.strip(" *")) for cell in cells]
    known: set[str] = {said.name for said in names if said.kind != "extra"}
    return len(cells) > 1 and bool(known & {"title", "url"})


def read(text: str, file: str) -> Rows:
    """The entries of a collection; raises no error, and tells what it left out."""
    parts = outline(text)
    title = _title(parts)
    rows: list[Row] = []
    aside: list[int] = []
    for sections, part, below in _placed(parts, title):
        for entry in _entries(part, below, aside):
            fields, extra = entry.finish()
            if "session" in fields:  # the item above it is the nearest heading
                fields |= {"track": sections[0] or sections[1]}
            for name, section in zip(("track", "session"), sections, strict=True):
                if section:
                    fields.setdefault(name, section)
            rows.append(Row(entry.line, fields, extra))
    return Rows(tuple(rows), title, tuple(_left_out(aside, file)))


def _title(parts: Sequence[Part]) -> str:
    """The text of the first heading, unless others are above it or it stands over entries.

    Where there are others like it, it may stand over entries if it names a list.
    """
    headings = [part for part in parts if isinstance(part, Heading) and part.level]
    if not headings or headings[0].level > min(part.level for part in headings):
        return ""
    start = parts.index(headings[0]) + 1
    below = takewhile(lambda part: not isinstance(part, Heading), parts[start:])
    only = [part.level for part in headings].count(1) == 1
    only = only or (headings[0].level == 1 and _NAMED.search(headings[0].text) is not None)
    return headings[0].text if only or not any(map(_may_be_entries, below)) else ""


def _may_be_entries(part: Part) -> bool:
    return isinstance(part, Table) or (
        isinstance(part, Item) and any(run.href.startswith("http") for run in part.runs)
    )


def _left_out(lines: Sequence[int], file: str) -> Iterator[Problem]:
    if lines:
        message = f"left out, since no paper is named there, in {spots(sorted(lines))}"
        yield note(Place(file, min(lines)), message)


Sections = tuple[str, str]


def _placed(parts: Sequence[Part], title: str) -> Iterator[tuple[Sections, Part, list[Part]]]:
    """Each part that may hold entries, the sections that it stands in, and what belongs to it."""
    deepest = _of_papers(parts)
    path: dict[int, str] = {}
    at = 0
    while at < len(parts):
        part, at = parts[at], at + 1
        if isinstance(part, Heading) and part.level != deepest:
            if part.text != title:
                level = part.level or 7
                path = {above: text for above, text in path.items() if above < level}
                path[level] = part.text
            continue
        below: list[Part] = []
        if isinstance(part, Heading) or _is_entry(part, parts[at : at + 1]):
            while at < len(parts) and _belongs(part, parts[at]):
                below.append(parts[at])
                at += 1
        headings = (path[level] for level in sorted(path) if level < 7)
        names = [text for text in headings if text.casefold() not in _OF_LISTS]
        yield (names[0] if len(names) > 1 else "", names[-1] if names else ""), part, below


def _of_papers(parts: Sequence[Part]) -> int:
    """The level of headings that are papers' titles; -1 where none are."""
    levels = Counter(part.level for part in parts if isinstance(part, Heading) and part.level)
    if len(levels) < 2:
        return -1
    deepest = max(levels)
    followed = sum(
        isinstance(part, Heading) and part.level == deepest and _is_detail(below)
        for part, below in pairwise(parts)
    )
    return deepest if deepest > 1 and 2 * followed >= levels[deepest] and followed >= _LEAST else -1


def _is_detail(part: Part) -> bool:
    """Whether a part says something of a paper rather than naming one."""
    if not isinstance(part, Item):
        return False
    words = plain(part.runs)
    name, _, _ = named(words)
    if name and (label(words) or field(name).kind != "extra"):
        return True
    linked = [run for run in part.runs if run.href]
    return bool(linked) and all(is_label(run.text) for run in linked) and not words.strip(" []()")


def _is_entry(part: Part, below: Sequence[Part]) -> bool:
    """Whether a paragraph is a title with a list of details below it."""
    return (
        isinstance(part, Paragraph)
        and any(run.strong or run.href for run in part.runs)
        and bool(below)
        and _is_detail(below[0])
    )


def _belongs(first: Part, part: Part) -> bool:
    """Whether a part belongs to the entry that began with another."""
    if isinstance(part, Heading | Table):
        return False
    if isinstance(first, Heading):
        return True
    return isinstance(part, Item) or not any(run.strong for run in part.runs)


def _entries(part: Part, below: Sequence[Part], aside: list[int]) -> Iterator[Entry]:
    """The entries in a part; the lines of what names no paper go to `aside`."""
    if isinstance(part, Heading):
        yield _with(Item(part.line, ()), part.text, below)
    elif isinstance(part, Table):
        yield from _rows(part, aside)
    elif isinstance(part, Item):
        yield from _from_item(part, aside)
    elif below and (entry := from_item(Item(part.line, part.runs))):
        _add(entry, below)
        yield entry
    elif plain(part.runs):
        aside.append(part.line)


def _with(item: Item, title: str, below: Sequence[Part]) -> Entry:
    entry = Entry(item.line)
    entry.title(title)
    _add(entry, below)
    return entry


def _add(entry: Entry, below: Sequence[Part]) -> None:
    for part in below:
        if isinstance(part, Item | Paragraph):
            details(entry, part.runs)
        if isinstance(part, Item):
            for runs in part.more:
                details(entry, runs)
            _add(entry, part.items)


def _from_item(item: Item, aside: list[int]) -> Iterator[Entry]:
    """The paper of an item, or those of the items below one that is only their heading."""
    is_group = item.items and not any(run.href for run in item.runs)
    if is_group and all(map(_names_one, item.items)):
        for each in item.items:
            for one in _from_item(each, aside):
                one.fields.setdefault("session", plain(item.runs))
                yield one
    elif _names_one(item) and (entry := from_item(item)):
        yield entry
    elif not any(run.href.startswith("#") for run in item.runs):
        aside.append(item.line)


def _names_one(item: Item) -> bool:
    """Whether an item can be a paper: it links somewhere, is bold, or states a year."""
    if any(run.href.startswith("#") for run in item.runs) or _is_detail(item):
        return False
    marked = any(run.strong or run.href for run in item.runs)
    return marked or re.search(r"\b(?:19|20)\d\d\b", plain(item.runs)) is not None


def _rows(table: Table, aside: list[int]) -> Iterator[Entry]:
    """The papers of a table with headings that are known; other rows' lines go to `aside`."""
    names = [plain(head).strip("* ") for head in table.heads]
    if not _is_head(names):
        aside += [line for line, _ in table.rows]
        return
    bear = {"title"} if any(field(name).name == "title" for name in names) else {"title", "url"}
    for line, cells in table.rows:
        entry = Entry(line)
        for name, cell in zip(names, cells, strict=False):
            _cell(entry, name, cell, bear)
        if "title" in entry.fields:
            yield entry
        else:
            aside.append(line)


def _cell(entry: Entry, name: str, cell: Runs, bear: Container[str]) -> None:
    """Take up a cell; the columns of fields that `bear` them hold titles."""
    text, said = plain(cell), field(name)
    if not any(map(str.isalnum, text)):
        return
    if said.name in bear and "title" not in entry.fields:
        marked = any(run.href or run.strong for run in cell)
        title, href, left = titled(cell) if marked else (text, "", ())
        entry.title(title or text)
        if href:
            entry.link("", href)
        rest(entry, left)
    elif said.kind == "link" and said.name != "url":
        links(entry, name, cell)
    elif said.kind == "link" or any(run.href for run in cell):
        rest(entry, cell)
    elif said.name == "venue" and any(venue_of(text)):
        entry.tell(text)
    elif said.kind == "text":
        entry.state(said.name, text)
    elif name:
        entry.extra.append((name, text))
