r"""Tables of a Markdown page: which of their bars part cells.

In GFM every bar does that has no backslash before it, wherever it stands, and cells beyond those of
the table's head are dropped. Here bars in formulas are a part of them ("$|x|$", "\(a|b\)"), and no
text is dropped: what is beyond the last column stands in it, and is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown_it.rules_block import StateBlock, table

from generator.tex import dollars
from generator.tex.pieces import Complaint

_HIDDEN = "\0"  # stands for a bar that parts no cells; no page that is read holds it
# The line below a table's head, and what it has below each cell
_RULES, _RULE = re.compile(r"(?!-[ \t])[|:-][|:\- \t]+"), re.compile(r":?-+:?")
_BAR = re.compile(r"(?<!\\)\|")
_STOP = re.compile(r"`+|\\\(|\\.|\$")


def rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """markdown-it's rule for tables, which sees none of the bars that part no cells."""
    if start + 2 > end or not (columns := _columns(rules := _line(state, start + 1))):
        return False
    head = _head(_line(state, start), columns)
    if "|" not in head or head == "|" or _cells(head) != columns or not _are_lines(state, start):
        return False
    if silent:
        return True
    rows = [_row(_line(state, line), columns) for line in _body(state, start, end)]
    texts = [head, rules, *(_within(row, columns) for row in rows)]
    known = len(state.tokens)
    # Read by itself, since a whole page with each of its tables changed would take quadratic time.
    alone = StateBlock("\n".join(texts), state.md, state.env, state.tokens)
    alone.level = state.level
    if not table(alone, 0, alone.lineMax, silent):
        return False
    for token in state.tokens[known:]:
        token.content = token.content.replace(_HIDDEN, "|")
        token.map = token.map and [start + line for line in token.map]
    state.line = start + alone.line
    state.env["complaints"] += _beyond(rows, start + 2, columns)
    return True


def _line(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]].rstrip()


def _columns(rules: str) -> int:
    """How many cells the line below a table's head asks for; 0 where it is no such line."""
    if not _RULES.fullmatch(rules):
        return 0
    cells = [cell.strip() for cell in rules.split("|")]
    inner = cells[not cells[0] : len(cells) - (not cells[-1])]
    return len(inner) if all(map(_RULE.fullmatch, inner)) else 0


def _are_lines(state: StateBlock, start: int) -> bool:
    """Whether a head and the line below it stand where they may be these."""
    below = start + 1
    return state.sCount[below] >= state.blkIndent and not (
        state.is_code_block(start) or state.is_code_block(below)
    )


def _body(state: StateBlock, start: int, end: int) -> Iterator[int]:
    """The lines below a head that are rows: until a blank one, or another block."""
    others = state.md.block.ruler.getRules("blockquote")
    parent, state.parentType = state.parentType, "table"
    for line in range(start + 2, end):
        ends = state.isEmpty(line) or state.is_code_block(line)
        if ends or state.sCount[line] < state.blkIndent:
            break
        if any(other(state, line, end, True) for other in others):
            break
        yield line
    state.parentType = parent


def _head(text: str, columns: int) -> str:
    """A table's head, which has as many cells as the line below it."""
    ways = (_whole_formulas(text, tight=True), _whole_formulas(text, tight=False))
    return next((way for way in ways if _cells(way) == columns), text)


def _row(text: str, columns: int) -> str:
    """A table's row; where it has too many cells, any formula may be what holds a bar."""
    tight = _whole_formulas(text, tight=True)
    return tight if _cells(tight) <= columns else _whole_formulas(text, tight=False)


def _whole_formulas(text: str, tight: bool) -> str:
    """A row whose formulas hold no bars; of `tight` ones, no space stands beside the dollars.

    "| Price $ | Cost $ |" may have two cells.
    """
    if "|" not in text or ("$" not in text and "\\(" not in text):
        return text
    parts, at = [], 0
    while found := _STOP.search(text, at):
        end = found.end()
        if found[0][0] == "`":
            close = re.compile(rf"(?<!`){found[0]}(?!`)").search(text, end)
            end = close.end() if close else end
        elif found[0] in ("$", "\\("):
            formula = dollars.span(text, found.start())
            if formula and (not tight or formula.tex == formula.tex.strip()):
                end = formula.end
                inside = text[found.start() : end].replace("|", _HIDDEN)
                parts.append(text[at : found.start()] + inside)
                at = end
                continue
        parts.append(text[at:end])
        at = end
    return "".join(parts) + text[at:]


def _apart(row: str) -> list[int]:
    """The places of the bars that part a row's cells."""
    bars = [bar.start() for bar in _BAR.finditer(row)]
    if bars and bars[0] == 0:
        del bars[0]
    if bars and bars[-1] == len(row) - 1:
        del bars[-1]
    return bars


def _cells(row: str) -> int:
    return len(_apart(row)) + 1


def _within(row: str, columns: int) -> str:
    """A row with as many cells as there are columns at most; the last takes what is beyond."""
    beyond = _apart(row)[columns - 1 :]
    if not beyond:
        return row
    start, stop = beyond[0], beyond[-1] + 1  # at once: bar by bar would take quadratic time
    return row[:start] + _BAR.sub(_HIDDEN, row[start:stop]) + row[stop:]


def _beyond(rows: list[str], first: int, columns: int) -> Iterator[Complaint]:
    for line, row in enumerate(rows, first + 1):
        if _cells(row) > columns:
            yield (
                f"a table's row has more cells than its head, in line {line}: what is beyond "
                "was put into the last one",
                r"write \| for a bar that parts no cells, and \vert in formulas",
            )
