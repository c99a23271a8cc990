"""Read Refer, as EndNote and publishers write it (.enw): a per cent sign, a letter, a value.

    %0 Conference Paper
    %A Example, Ada
    %T Counting with one bit

A reference begins with "%0". The letters are those of EndNote's manual (appendix "EndNote Import
Format"); each stands for a tag of RIS, whose reader makes the row.
"""

from __future__ import annotations

import re

from generator.errors import ContentError, Place, Problem
from generator.sources.reading import Row, Rows
from generator.sources.ris import row

REFER = re.compile(r"\s*+%0 [^\n]+\n%[0-9A-Z@>\[] ")
_TAG = re.compile(r"%([0-9A-Z@>\[?!$~(+^*]) (.*)")
_AS_RIS: dict[str, str] = {
    "0": "TY",
    "8": "DA",
    "9": "M3",
    ">": "L1",
    "@": "SN",
    "A": "AU",
    "B": "T2",
    "C": "CY",
    "D": "PY",
    "E": "ED",
    "F": "ID",
    "G": "LA",
    "I": "PB",
    "J": "JO",
    "K": "KW",
    "M": "AN",
    "N": "IS",
    "P": "pages",
    "R": "DO",
    "S": "T3",
    "T": "TI",
    "U": "UR",
    "V": "VL",
    "W": "DB",
    "X": "AB",
    "Z": "N1",
    "[": "date of access",
}


def read(text: str, file: str) -> Rows:
    """The rows of a text in Refer; raises ContentError where it holds none."""
    found: list[tuple[int, list[tuple[str, str]]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        tag = _TAG.fullmatch(line.strip())
        if tag and tag[1] == "0":
            found.append((number, [("TY", tag[2])]))
        elif tag and found:
            found[-1][1].append((_AS_RIS.get(tag[1], f"%{tag[1]}"), tag[2]))
        elif found:  # a value that runs on
            name, value = found[-1][1][-1]
            found[-1][1][-1] = (name, f"{value}\n{line.strip()}")
    if not found:
        message = "no reference here"
        remedy = 'each paper begins with a line "%0 …" and has its title behind "%T"'
        raise ContentError([Problem(Place(file, 1), message, remedy)])
    return Rows(tuple(_row(line, held) for line, held in found))


def _row(line: int, held: list[tuple[str, str]]) -> Row:
    """A reference's row; keywords stand one a line behind one mark."""
    apart = [
        (tag, part)
        for tag, value in held
        for part in (value.split("\n") if tag == "KW" else [value])
    ]
    return row(line, apart)
