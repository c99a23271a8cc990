"""Read CSV and TSV: a line of headings, and a row a paper, as Excel and others write them.

Commas, semicolons, tabs and bars part the cells: whichever gives most headings that are known.
Mini-Conf's `papers.csv` is such a table.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence

from generator.errors import ContentError, Place, Problem
from generator.sources.fields import NAMES, field
from generator.sources.nearly import near
from generator.sources.reading import Row, Rows, several, words

MARKS = (",", ";", "\t", "|")
_SEPARATOR = re.compile(r"sep=(.)\r?\n")  # a first line for Excel alone
_NUMBERED = re.compile(r"\s*(?:co-?)?author(?: name)?\s*\d+\s*", re.IGNORECASE)
_HEAD = 4096  # characters in which the headings end
_MOST = 200  # characters of a heading
csv.field_size_limit(2**30)  # characters of a cell; the module's own limit is an abstract or two

_Numbered = tuple[int, Sequence[str]]


def read(text: str, file: str) -> Rows:
    """The rows of a table; raises ContentError with every faulty line."""
    start = _SEPARATOR.match(text)
    mark = start[1] if start else best_mark(text)
    body = text[start.end() :] if start else text
    problems: list[Problem] = []
    lines = list(_lines(body, mark, 2 if start else 1, file, problems))
    if not lines:
        raise ContentError(problems or [Problem(Place(file), "the table is empty", _REMEDY)])
    heads = [head.strip() for head in lines[0][1]]
    if not any(map(_is_heading, heads)):
        raise ContentError([_headless(lines[0][0], heads, file)])
    rows = []
    for line, cells in lines[1:]:
        if beyond := [cell for cell in cells[len(heads) :] if cell.strip()]:
            message = f'more cells than headings: "{beyond[0][:40]}"'
            problems.append(Problem(Place(file, line), message, _quote(mark)))
        rows.append(_row(line, heads, cells))
    if problems:
        raise ContentError(problems)
    return Rows(tuple(rows))


def _is_heading(head: str) -> bool:
    known = field(head).kind != "extra" or head.casefold() == "name"
    return known or near(head, NAMES) != ""


def _headless(line: int, heads: Sequence[str], file: str) -> Problem:
    named = words(f'"{head}"' for head in heads)
    message = f"the first line names no columns: {named}"
    remedy = "the first line must name the columns: title, authors, abstract …"
    return Problem(Place(file, line), message, remedy)


def known_headings(text: str) -> int:
    """How many headings a text begins with that are known, if it is a table; else 0."""
    cells = _headings(text, best_mark(text))
    if len(cells) < 2 or max(map(len, cells)) > _MOST:
        return 0
    names = [field(cell).name for cell in cells if field(cell).kind != "extra"]
    return len(names) if {"title", "abstract"} & set(names) else 0


def best_mark(text: str) -> str:
    """What parts the cells of a table: the mark that gives most known headings, or most cells."""
    return max(MARKS, key=lambda mark: _known(_headings(text, mark)))


def _headings(text: str, mark: str) -> list[str]:
    try:
        return next(
            iter(csv.reader(io.StringIO(text[:_HEAD].lstrip(), newline=""), delimiter=mark))
        )
    except (csv.Error, StopIteration):
        return []


def _known(cells: Sequence[str]) -> tuple[int, int]:
    return sum(field(cell).kind != "extra" for cell in cells if len(cell) < _MOST), len(cells)


def _lines(
    text: str, mark: str, first: int, file: str, problems: list[Problem]
) -> Iterator[_Numbered]:
    """Each line of cells that is not blank, with its number; faulty quotes go to `problems`."""
    plain = mark == "\t" and '"' in text and text.count('"') % 2 == 1
    source = io.StringIO(text, newline="")
    if plain:
        reader = csv.reader(source, delimiter=mark, quoting=csv.QUOTE_NONE)
    else:
        reader = csv.reader(source, delimiter=mark, strict=True)
    line = first
    try:
        for cells in reader:
            if any(map(str.strip, cells)):
                yield line, cells
            line = first + reader.line_num
    except csv.Error as error:
        message = f"not a table: {_FAULTS.get(str(error), str(error))}"
        problems.append(Problem(Place(file, line), message, 'write a quote inside of a cell as ""'))


def _row(line: int, heads: Sequence[str], cells: Sequence[str]) -> Row:
    fields: dict[str, str] = {}
    people: list[str] = []
    for number, (head, cell) in enumerate(zip(heads, cells, strict=False), 1):
        name = head or f"column {number}"
        if _NUMBERED.fullmatch(name):
            people += [cell] if cell.strip() else []
        elif name not in fields:
            fields[name] = cell.strip("\n")  # a cell of lines is no list yet
        elif cell.strip():
            fields[f"{name} ({number})"] = cell
    if people:
        fields.setdefault("authors", several(people))
    return Row(line, fields)


def _quote(mark: str) -> str:
    return f'put a cell that holds "{mark}" in quotes'


_REMEDY = 'write a line of headings ("title", "authors", "abstract" …), and a line a paper'
_FAULTS = {
    "unexpected end of data": "a quote that opens here is never closed",
}
