"""What spans several atoms of a formula: tables, lines and brackets, for `commands`."""

from __future__ import annotations

import re
from typing import Final

from generator.maths import _commands as names
from generator.maths import _symbols as kinds
from generator.maths.plain import Piece, join, kind_of
from generator.maths.reader import Command, Reader, Unfit
from generator.maths.symbols import EMPTY, MACROS, symbol

CELL: Final = Piece("&", " ", kinds.SPACE)
LINE: Final = Piece(r"\\", ";", kinds.PUNCTUATION)
_PLACEMENT = re.compile(r" ?\[[a-z]\]")
_LINE_SPACE = re.compile(r" ?\[ ?-?[\d.]+ ?[a-z]+ ?\]")
# What makes TeX choose taller brackets. Around all else \left is only an odd space in browsers.
_TALL = re.compile(
    r"\\(?:[dt]?frac|[dt]?binom|sqrt|left|middle|begin|over|under|stack|x[a-zA-Z]+arrow|displaystyle"
    r"|boxed|atop|choose|[bB]ig|sum|prod|coprod|i*o?int)|[_^]{[^{}]*[_^]"
)
_LETTERS = re.compile("[A-Za-z]+")


def cell(reader: Reader, token: str, pieces: list[Piece]) -> None:
    pieces.append(CELL if reader.cells else Piece(r"\&", "&", kinds.BINARY))


def line(reader: Reader, token: str, pieces: list[Piece]) -> None:
    """A line break; or a backslash that was doubled for Markdown: \\\\{0,1\\\\}."""
    if reader.cells:
        reader.take_match(_LINE_SPACE)
        pieces.append(LINE)
        return
    following = reader.tokens[-1] if reader.tokens else ""
    if following and following in "{}_|%&#$,;:!":
        reader.tokens[-1] = "\\" + following
        return
    name = reader.take_match(_LETTERS)
    command = "\\" + name
    if name and (command in reader.commands or name in MACROS or symbol(command)):
        reader.tokens.append(command)
        return
    reader.tokens.extend(name[::-1])
    pieces.append(LINE if reader.display and reader.depth == 1 else Piece(r"\ ", " ", kinds.SPACE))


def environment(reader: Reader, token: str, pieces: list[Piece]) -> None:
    name = reader.letters().rstrip("*")
    if name not in names.TABLES and name not in names.EQUATIONS.split():
        raise Unfit(f'there is no environment "{name}"')
    columns = reader.letters() if name in names.WITH_COLUMNS.split() else ""
    reader.take_match(_PLACEMENT)
    reader.cells += 1
    inner = reader.row()
    reader.cells -= 1
    if reader.take(r"\end"):
        reader.letters()
    else:
        reader.complain(rf"\begin{{{name}}} has no \end", rf"add \end{{{name}}}")
    pieces.extend(_table(reader, name, columns, inner) if name in names.TABLES else lines(inner))


def _table(reader: Reader, name: str, columns: str, inner: list[Piece]) -> list[Piece]:
    table, before, after = names.TABLES[name]
    tex, text, _ = reader.merge(_trim(inner))
    spec = re.sub("[^lcr]", "", columns) or "c"
    start = rf"\begin{{{table}}}" + (f"{{{spec}}}" if "array" in table else "")
    return [Piece(rf"{start}{tex}\end{{{table}}}", before + text.strip() + after, kinds.LETTER)]


def lines(pieces: list[Piece]) -> list[Piece]:
    """Pieces with line breaks or cells between them, as a table that fits."""
    pieces = _trim(pieces)
    if CELL in pieces:
        table = "aligned"
    elif LINE in pieces:
        table = "gathered"
    else:
        return pieces
    tex = "".join([piece.tex for piece in pieces])
    return [Piece(rf"\begin{{{table}}}{tex}\end{{{table}}}", join(pieces, False), kinds.LETTER)]


def _trim(pieces: list[Piece]) -> list[Piece]:
    """Pieces without line breaks at the end."""
    end = len(pieces)
    while end and pieces[end - 1] in (LINE, EMPTY):
        end -= 1
    return pieces[:end]


def fence(reader: Reader, token: str, pieces: list[Piece]) -> None:
    """\\left( … \\right): three parts in the row, so that scripts follow the last."""
    opening, left = reader.delimiter()
    reader.fences += 1
    inner = reader.inner_row()
    reader.fences -= 1
    closing, right = ".", ""
    if reader.take(r"\right"):
        closing, right = reader.delimiter()
    else:
        reader.complain(r"a \left has no \right", r"add \right) or \right.")
    if _pair(left, right) and not any(_TALL.search(piece.tex) for piece in inner):
        if pieces and pieces[-1].tex == r"\!":  # it takes back the space before a \left
            pieces.pop()
    else:
        opening, closing = rf"\left{opening}", rf"\right{closing}"
    pieces += [Piece(opening, left, kinds.OPEN), *inner, Piece(closing, right, kinds.CLOSE)]


def _pair(left: str, right: str) -> bool:
    """Whether two brackets open and close by themselves."""
    pair = {kind_of(left), kind_of(right)} if left and right else set()
    return pair in ({kinds.OPEN, kinds.CLOSE}, {kinds.BAR}) and kind_of(left) != kinds.CLOSE


def middle(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text = reader.delimiter()
    if text:
        pieces.append(Piece(r"\middle" + tex if reader.fences else tex, text, kinds.RELATION))


def big(kind: str) -> Command:
    """The command for a bracket of a fixed size, of one kind; "" for the bracket's own."""

    def big(reader: Reader, token: str, pieces: list[Piece]) -> None:
        tex, text = reader.delimiter()
        if text:
            pieces.append(Piece(token + tex, text, kind or kind_of(text)))

    return big
