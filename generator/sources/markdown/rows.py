"""The papers that the rows of a Markdown table are about, told by its headings."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from generator.sources.fields import field
from generator.sources.markdown.entry import Entry, Fact, link, links, rest, stated, tell, titling
from generator.sources.markdown.outline import Runs, Table, plain
from generator.sources.markdown.titles import titled
from generator.sources.markdown.words import venue_of
from generator.text import squeeze


def is_head(cells: Sequence[str]) -> bool:
    """Whether a table's headings are those of papers."""
    names = [field(cell.strip(" *")) for cell in cells]
    known: set[str] = {said.name for said in names if said.kind != "extra"}
    return len(cells) > 1 and bool(known & {"title", "url"})


def from_table(table: Table, aside: list[int]) -> Iterator[Entry]:
    """The papers of a table with headings that are known; other rows' lines go to `aside`."""
    names = [plain(head).strip("* ") for head in table.heads]
    if not is_head(names):
        aside += [line for line, _ in table.rows]
        return
    bear = {"title"} if any(field(name).name == "title" for name in names) else {"title", "url"}
    for line, cells in table.rows:
        facts: list[Fact] = []
        for name, cell in zip(names, cells, strict=False):
            titled_yet = any(fact.name == "title" for fact in facts)
            facts += _cell(name, cell, () if titled_yet else bear)
        if any(fact.name == "title" for fact in facts):
            yield Entry(line, tuple(facts))
        else:
            aside.append(line)


def _cell(name: str, cell: Runs, bear: Container[str]) -> Iterator[Fact]:
    """What a cell says; the columns of fields that `bear` them hold titles."""
    text, said = plain(cell), field(name)
    if not any(map(str.isalnum, text)):
        return
    if said.name in bear:
        title, href, left = _titled(cell)
        yield from titling(title)
        yield from link("", href) if href else ()
        yield from rest(left)
    elif said.kind == "link" and said.name != "url":
        yield from links(name, cell)
    elif said.kind == "link" or any(run.href for run in cell):
        yield from rest(cell)
    elif said.name == "venue" and any(venue_of(text)):
        yield from tell(text)
    elif said.name == "authors":
        yield from _names(cell)
    elif said.kind == "text":
        yield from stated(said.name, text)
    elif name:
        yield Fact("extra", name, text)


def _titled(cell: Runs) -> tuple[str, str, Runs]:
    """The title in its column: what is marked, however short it is, or else all."""
    if found := next((run for run in cell if run.href or run.strong), None):
        title, href, left = titled(cell)
        if title:
            return title, href, left
        if found.strong and not found.href:
            return found.text, "", tuple(run for run in cell if run is not found)
    return plain(cell), "", ()


def _names(cell: Runs) -> Iterator[Fact]:
    """Authors, who may stand on several lines; what is behind a bar is beyond the table's end."""
    names, _, beyond = "".join(run.text for run in cell).partition("|")
    lines = map(squeeze, names.split("\n"))
    yield from stated("authors", "; ".join(filter(None, lines)))
    yield from tell(beyond)
