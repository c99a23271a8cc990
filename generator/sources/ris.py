"""Read RIS, as EndNote, Zotero and publishers write it: two letters, a dash, a value.

    TY  - CONF
    TI  - Counting with one bit
    AU  - Example, Ada
    ER  -

The tags are those of the format's documentation (RefMan, 2011) and what its writers made of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.errors import ContentError, Place, Problem
from generator.sources.people import family, turned
from generator.sources.reading import Row, Rows, several, unwrap

_TAG = re.compile(r"([A-Z][A-Z0-9])  ?-(?: (.*)|)")
TAGS: dict[str, str] = {
    "AB": "abstract",
    "N2": "abstract",
    "TI": "title",
    "T1": "title",
    "CT": "title",
    "AU": "authors",
    "A1": "authors",
    "KW": "keywords",
    "PY": "year",
    "Y1": "year",
    "DA": "date",
    "DO": "doi",
    "ID": "id",
    "T2": "venue",
    "JO": "venue",
    "JF": "venue",
    "JA": "venue",
    "BT": "venue",
    "C3": "venue",
    "UR": "url",
    "L1": "pdf",
    "L2": "url",
    "LK": "url",
}
_ON_DISK = ("file:", "internal-pdf:", "/", "c:\\")  # where somebody's own copy lies
_LISTS = frozenset({"authors", "family names", "keywords"})
# Their names among the extra fields.
OTHERS: dict[str, str] = {
    "TY": "publication type",
    "SP": "first page",
    "EP": "last page",
    "VL": "volume",
    "IS": "issue",
    "PB": "publisher",
    "CY": "place",
    "SN": "isbn",
    "ED": "editor",
    "A2": "editor",
    "N1": "note",
    "T3": "series",
    "LA": "language",
    "AN": "accession number",
    "DB": "database",
    "AD": "address",
}


def read(text: str, file: str) -> Rows:
    """The rows of a RIS text; raises ContentError where it holds none."""
    rows: list[Row] = []
    warnings: list[Problem] = []
    line, held = 0, list[tuple[str, str]]()
    for number, tag, value in [*_tags(text), (0, "TY", "")]:
        if tag == "ER" or tag == "TY":
            if held:
                rows.append(row(line, held))
            if held and tag == "TY":
                warnings.append(_unclosed(file, line))
            line = number if tag == "TY" else 0
            held = [(tag, value)] if tag == "TY" else []
        elif line:  # above the first reference, some programs write their name
            held.append((tag, value))
    if not rows:
        remedy = 'each paper begins with a line "TY  - …" and ends with "ER  - "'
        raise ContentError([Problem(Place(file, 1), "no reference here", remedy)])
    return Rows(tuple(rows), warnings=tuple(warnings))


def _unclosed(file: str, line: int) -> Problem:
    return Problem(Place(file, line), 'a reference without its last line "ER  - "', "add the line")


def _tags(text: str) -> Iterator[tuple[int, str, str]]:
    """Each tag with its line and its value, which may run on below it."""
    current: tuple[int, str, str] | None = None
    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip()
        if found := _TAG.fullmatch(line):
            if current:
                yield current
            current = (number, found[1], (found[2] or "").strip())
        elif current:
            current = (current[0], current[1], f"{current[2]}\n{line}")
    if current:
        yield current


def row(line: int, held: list[tuple[str, str]]) -> Row:
    """The row of a reference that begins at a line, from its tags and their values."""
    fields: dict[str, list[str]] = {}
    extra = []
    for tag, value in held:
        text = unwrap(value)
        if not text:
            continue
        name = TAGS.get(tag)
        if name in ("url", "pdf") and text.casefold().startswith(_ON_DISK):
            fields.setdefault("file attachments", []).append(text)
        elif name:
            fields.setdefault(name, []).append(turned(text) if name == "authors" else text)
            if name == "authors":
                fields.setdefault("family names", []).append(family(text))
        else:
            extra.append((OTHERS.get(tag, tag), text))
    result = {
        name: several(values) if name in _LISTS else _first(name, values, extra)
        for name, values in fields.items()
    }
    return Row(line, result, tuple(extra))


def _first(name: str, values: list[str], extra: list[tuple[str, str]]) -> str:
    """A field's value; further ones go to `extra`, but addresses all stand together."""
    if name in ("url", "pdf", "file attachments"):
        return " ".join(dict.fromkeys(values))
    extra += [(name, value) for value in dict.fromkeys(values[1:]) if value != values[0]]
    return values[0]
