"""Read a table as Markdown writes it: cells between bars, and a line of hyphens below the headings.

    # Accepted papers

    | Title | Authors | PDF |
    |-------|---------|-----|
    | [Counting](https://x.example/1) | Ada Example | [pdf](https://x.example/1.pdf) |

Several tables are one list; a heading above a table that is not the first line is its session.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from generator.errors import ContentError, Place, Problem
from generator.sources.fields import field
from generator.sources.reading import Row, Rows
from generator.sources.tables import tells
from generator.text import cut

_SHOWN = 60  # characters of a line in a message
_RULE = re.compile(r"\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?")
_SIGN = re.compile(r"\$[^$\n]*\$|\\.|\|")  # bars in formulas part no cells
_HEADING = re.compile(r"(#{1,6}) +(.*?)(?: #+)?")
_LINKED = re.compile(r"\[([^\[\]]+)\]\(([^\s()]+)\)")
_STRONG = re.compile(r"(\*\*|__)(.+)\1")
_TABLE = re.compile(
    r"^[^\n|]*+\|[^\n]*+\n *+\|?(?: *+:?-++:? *+\|)++(?: *+:?-++:? *+)?\r?$", re.MULTILINE
)


def is_piped(text: str) -> bool:
    """Whether a text is a table of papers, told by its headings, and hardly anything else."""
    found = _TABLE.search(text) if "|" in text else None
    if found is None or tells(_cells(found[0].split("\n")[0])) < 2:
        return False
    lines = [line for line in text.split("\n") if line.strip()]
    return sum("|" in line for line in lines) * 2 >= len(lines)


def read(text: str, file: str) -> Rows:
    """The rows of all tables in a text; raises ContentError where one has no headings."""
    lines = [line.strip() for line in text.split("\n")]
    rows: list[Row] = []
    warnings: list[Problem] = []
    title, session = "", ""
    heads: Sequence[str] = ()
    for number, line in enumerate(lines, 1):
        if _is_head(lines, number - 1):
            heads = _cells(line)
        elif heads and _RULE.fullmatch(line):
            continue
        elif heads and "|" in line:
            rows.append(_row(number, heads, _cells(line), session))
        else:
            heads = ()
            heading = _HEADING.fullmatch(line)
            if heading and not title and not rows:
                title = heading[2]
            elif heading:
                session = heading[2]
            elif line:
                message = f'left out, since it stands outside of the table: "{cut(line, _SHOWN)}"'
                warnings.append(Problem(Place(file, number), message, "put it into a page"))
    if not rows:
        remedy = "write a line of headings, a line of hyphens, and a line a paper"
        raise ContentError([Problem(Place(file, 1), "the table is empty", remedy)])
    return Rows(tuple(rows), title, tuple(warnings))


def _is_head(lines: Sequence[str], at: int) -> bool:
    """Whether a line is one of headings: there is a line of hyphens below it."""
    below = lines[at + 1] if at + 1 < len(lines) else ""
    return "|" in lines[at] and "|" in below and _RULE.fullmatch(below) is not None


def _cells(line: str) -> list[str]:
    """The cells of a line, without the marks of a text that is all bold."""
    bare = line.strip().removeprefix("|").removesuffix("|")
    cells, at = [""], 0
    for sign in _SIGN.finditer(bare):
        cells[-1] += bare[at : sign.start()] + {"|": "", "\\|": "|"}.get(sign[0], sign[0])
        cells += [""] if sign[0] == "|" else []
        at = sign.end()
    cells[-1] += bare[at:]
    return [_STRONG.sub(r"\2", cell.strip()) for cell in cells]


def _row(line: int, heads: Sequence[str], cells: Sequence[str], session: str) -> Row:
    fields: dict[str, str] = {"session": session} if session else {}
    for name, value in _named(heads, cells):
        known = fields.get(name, "")
        fields[name] = f"{known} {value}".strip() if known and name != "session" else value
    return Row(line, fields)


def _named(heads: Sequence[str], cells: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each cell by its heading, and links: by what they say, as "[pdf](…)", or by the heading."""
    for number, cell in enumerate(cells, 1):
        head = heads[number - 1] if number <= len(heads) and heads[number - 1] else ""
        name = head or f"column {number}"
        is_link = field(name).kind == "link"
        for said, target in _LINKED.findall(cell):
            yield (said if field(said).kind == "link" else name if is_link else "url"), target
        rest = _LINKED.sub("" if is_link else r"\1", cell)
        if any(map(str.isalnum, rest)):
            yield name, _LINKED.sub(r"\1", cell) if not is_link else rest.strip()
