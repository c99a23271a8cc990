"""Small data files that the pages' scripts read, each a classic script that hands over one value.

A script can be loaded from disk, where nothing can be fetched. None is asked for before a reader
filters, stars or searches.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import pairwise

from generator.model import Entry, Moved
from generator.views import Facet, File

FOLDER = "data/"


def files(entries: Sequence[Entry], facets: Sequence[Facet], moved: Sequence[Moved]) -> list[File]:
    """The papers' words in addresses, and who belongs to which choice of each facet."""
    return [
        _script("slugs", {"slugs": [entry.slug for entry in entries], "moved": _heirs(moved)}),
        _script("facets", _shared(entries, facets)),
    ]


def _script(name: str, value: object) -> File:
    # ASCII: what a text holds can then neither end the script nor break its encoding.
    said = json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    return File(f"{FOLDER}{name}-0.js", f'Paperlist.data("{name}",0,{said});\n'.encode())


def _heirs(moved: Sequence[Moved]) -> dict[str, str]:
    """For each address given up, that of the paper it became."""
    return {_word(item.path): _word(item.paper.path) for item in moved if item.paper}


def _word(path: str) -> str:
    return path.rsplit("/", 1)[-1].removesuffix(".html")


def _shared(entries: Sequence[Entry], facets: Sequence[Facet]) -> dict[str, object]:
    return {"total": len(entries), "facets": _members(facets), "titles": _by_title(entries)}


def _members(facets: Sequence[Facet]) -> dict[str, list[list[int]]]:
    return {facet.key: [gaps(choice.papers) for choice in facet.choices] for facet in facets}


def gaps(numbers: Sequence[int]) -> list[int]:
    """Ascending numbers as the first and the steps to each next one.

    >>> gaps([3, 4, 9])
    [3, 1, 5]
    """
    return [*numbers[:1], *(after - before for before, after in pairwise(numbers))]


def _by_title(entries: Sequence[Entry]) -> Iterable[int]:
    """The papers' numbers in the order of their titles; the address settles ties."""
    return sorted(
        range(len(entries)),
        key=lambda number: (entries[number].heading.text.casefold(), entries[number].slug),
    )
