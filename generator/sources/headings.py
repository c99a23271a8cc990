"""What the columns of a table hold that names none of them: the headings it may lack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice, zip_longest

from generator.sources._labels import TYPES
from generator.sources.mails import is_of_mails
from generator.sources.people import is_names

_ROWS = 40  # that tell what a column holds
_ABSTRACT = 200  # characters that no title has
_ID = 24  # characters of an id, at most
_TITLE = 3  # words of a title, at least


def guess(rows: Sequence[Sequence[str]]) -> list[str]:
    """A heading for each column, "" where none is told; [] unless the first row is a paper.

    >>> guess([["7", "Counting with one bit", "Ada Example, Bo Sample", "a@x.example"]])
    ['id', 'title', 'authors', 'email']
    >>> guess([["Naam", "Samenvatting"], ["Counting with one bit", "We count."]])
    []
    """
    first = [_holds([cell]) for cell in rows[0]]
    if not ({"title", "abstract"} & set(first) and len(set(first) - {""}) > 1):
        return []
    found: list[str] = []
    for column in zip_longest(*islice(rows, _ROWS), fillvalue=""):
        name = _holds([cell for cell in column if cell.strip()])
        found.append(name if name not in found else "")
    return found


def _holds(cells: Sequence[str]) -> str:
    """What most of a column's cells are; "" for anything else."""
    for name, suits in _SIGNS.items():
        if cells and sum(map(suits, cells)) * 2 > len(cells):
            return name
    return ""


_SIGNS: dict[str, Callable[[str], bool]] = {  # the plainest first
    "email": is_of_mails,
    "url": lambda cell: cell.strip().startswith(("http://", "https://")),
    "abstract": lambda cell: len(cell) > _ABSTRACT and " " in cell and not is_names(cell),
    "type": lambda cell: cell.strip().casefold() in TYPES,
    "id": lambda cell: len(cell) <= _ID and " " not in cell and any(map(str.isdigit, cell)),
    "authors": is_names,
    "title": lambda cell: len(cell.split()) >= _TITLE,
}
