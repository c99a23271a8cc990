"""Read CSV and TSV: a line of headings, and a row a paper, as Excel and others write them.

Commas, semicolons, tabs and bars part the cells: whichever gives most headings that are known.
Mini-Conf's `papers.csv` is such a table.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from itertools import islice

from generator.errors import ContentError, Place, Problem, note
from generator.sources.fields import NAMES, field, perhaps
from generator.sources.headings import guess
from generator.sources.nearly import near
from generator.sources.reading import Row, Rows, listed, several
from generator.text import cut

MARKS = (",", ";", "\t", "|")
_SEPARATOR = re.compile(r"sep=(.)\r?\n")  # a first line for Excel alone
_NUMBERED = re.compile(r"\s*(?:co-?)?author(?: name)?\s*\d+\s*", re.IGNORECASE)
_HEAD = 4096  # characters in which the headings end
_NAMELESS = ("", "Unnamed: 0")
_UNNAMED = (*_NAMELESS, "index")
_NOTHING = frozenset({"nan", "NaN", "NaT", "None", "NULL", "null", "#N/A"})
_ABOVE = 10  # lines above the headings, at most
_LINKED = re.compile(r'=HYPERLINK\("([^"]+)"(?:[,;] ?"([^"]*)")?\)', re.IGNORECASE)
_MOST = 200  # characters of a heading
_CELL, _FIRST = 40, 8  # characters of a cell in a message; cells there
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
    above, (first, cells), below = _at_headings(lines)
    heads = _with_row_number([head.strip() for head in cells], [cells for _, cells in below])
    if not any(map(_is_heading, heads)):
        raise ContentError([_headless(first, [cells, *(cells for _, cells in below)], mark, file)])
    rows = []
    for line, cells in below:
        if beyond := [cell for cell in cells[len(heads) :] if cell.strip()]:
            message = f'more cells than headings: "{beyond[0][:40]}"'
            problems.append(Problem(Place(file, line), message, _quote(mark)))
        rows.append(_row(line, heads, cells))
    if problems:
        raise ContentError(problems)
    said = [(line, " ".join(filter(str.strip, cells))) for line, cells in above]
    title = said[0][1] if said else ""
    return Rows(tuple(rows), title, tuple(_above(line, text, file) for line, text in said[1:]))


def _at_headings(
    lines: Sequence[_Numbered],
) -> tuple[Sequence[_Numbered], _Numbered, Sequence[_Numbered]]:
    """What stands above the line of headings, that line, and what stands below it.

    The headings are the first line, unless that names no column and a line near by names several.
    """
    at = 0
    if not any(map(_is_heading, lines[0][1])):
        near_by = enumerate(lines[: _ABOVE + 1])
        at = next((at for at, (_, cells) in near_by if tells(cells) > 1), 0)
    return lines[:at], lines[at], lines[at + 1 :]


def _with_row_number(heads: list[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The headings; the first is named where it only counts the rows, as programs write them."""
    first = [cells[0] for cells in rows if cells]
    counts = [list(map(str, range(start, start + len(first)))) for start in (0, 1)]
    counted = heads[0] in _UNNAMED and first in counts
    # Of a part of a table, or a sorted one, its rows keep their numbers.
    numbered = heads[0] in _NAMELESS and bool(first) and all(map(str.isdecimal, first))
    sure = numbered and len({*first}) == len(first)
    return ["row number", *heads[1:]] if counted or sure else heads


def _cell(text: str) -> str:
    """A cell; a list that Python wrote into it as lines, and what stands for nothing as ""."""
    if text.startswith("[") and (found := listed(text)) != text:
        return found
    return "" if text in _NOTHING else text.strip("\n")  # a cell of lines is no list yet


def _above(line: int, text: str, file: str) -> Problem:
    message = f'left out, since it stands above the headings: "{cut(text, _MOST)}"'
    return note(Place(file, line), message)


def _is_heading(head: str) -> bool:
    known = _meant(head) or head.casefold() == "name"
    return bool(known or near(head, NAMES))


def _meant(head: str) -> str:
    """The field that a heading names; "" for none of ours."""
    said = field(head)
    return perhaps(head) if said.kind == "extra" else said.name


def _headless(line: int, rows: Sequence[Sequence[str]], mark: str, file: str) -> Problem:
    """The fault of a table that begins with no line of headings, but perhaps with a paper."""
    shown = [f'"{cut(cell, _CELL)}"' for cell in rows[0]][:_FIRST]
    message = f"the first line names no columns: {', '.join(shown)}"
    remedy = "the first line must name the columns: title, authors, abstract …"
    if guessed := guess(rows):
        remedy = f"put a line of headings above it, perhaps: {mark.join(guessed)}"
    return Problem(Place(file, line), message, remedy)


def known_headings(text: str) -> int:
    """How many headings a text begins with that are known, if it is a table; else 0."""
    cells = next(iter(_headings(text, best_mark(text, 1), 1)), [])
    return tells(cells) if len(cells) > 1 else 0


def tells(cells: Sequence[str]) -> int:
    """How many columns a line of headings names; 0 where it names neither title nor abstract."""
    if max(map(len, cells), default=0) > _MOST:
        return 0
    names = list(filter(None, map(_meant, cells)))
    return len(names) if {"title", "abstract"} & set(names) else 0


def best_mark(text: str, lines: int = _ABOVE) -> str:
    """What parts the cells of a table: the mark that gives most known headings, or most cells.

    They are looked for in the first `lines` lines. Where none is known, a mark must part all of
    these: semicolons in an abstract part it only.
    """
    return max(MARKS, key=lambda mark: _parting(_headings(text, mark, lines)))


def _parting(lines: Sequence[Sequence[str]]) -> tuple[int, int, int]:
    """How well a mark parts these lines: headings that are known, and cells."""
    known, cells = max(map(_known, lines), default=(0, 0))
    return known, cells if known else min(map(len, lines), default=0), cells


def _headings(text: str, mark: str, lines: int) -> list[list[str]]:
    """The first lines of cells, as far as they can be read."""
    found: list[list[str]] = []
    try:
        source = io.StringIO(text[:_HEAD].lstrip(), newline="")
        found += islice(csv.reader(source, delimiter=mark), lines)
    except csv.Error:
        return found
    return found


def _known(cells: Sequence[str]) -> tuple[int, int]:
    return sum(_meant(cell) != "" for cell in cells if len(cell) < _MOST), len(cells)


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
        said = re.sub(".* expected after '\"'", "expected after", str(error))
        message = f"not a table: {_FAULTS.get(said, said)}"
        problems.append(Problem(Place(file, line), message, 'write a quote inside of a cell as ""'))


def _row(line: int, heads: Sequence[str], cells: Sequence[str]) -> Row:
    fields: dict[str, str] = {}
    people: list[str] = []
    targets: list[str] = []
    for number, (head, cell) in enumerate(zip(heads, cells, strict=False), 1):
        name = head or f"column {number}"
        if cell.startswith("=") and (linked := _LINKED.fullmatch(cell.strip())):
            cell = linked[1] if field(name).kind == "link" else linked[2] or linked[1]
            targets += [linked[1]] if cell != linked[1] else []
        if _NUMBERED.fullmatch(name):
            people += [cell] if cell.strip() else []
        elif name not in fields:
            fields[name] = _cell(cell)
        elif cell.strip():
            fields[f"{name} ({number})"] = cell
    if people:
        fields.setdefault("authors", several(people))
    others = [target for target in targets if target not in fields.values()]
    if others:  # that a formula of Excel puts behind a text
        fields.setdefault("links of cells", " ".join(others))
    return Row(line, fields)


def _quote(mark: str) -> str:
    return f'put a cell that holds "{mark}" in quotes'


_REMEDY = 'write a line of headings ("title", "authors", "abstract" …), and a line a paper'
_FAULTS = {
    "unexpected end of data": "a quote that opens here is never closed",
    "expected after": "a quote closes a cell here, and the cell goes on",
}
