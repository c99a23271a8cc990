"""Labels that are misspelt, "Titel: …" among many "Title: …", read as what they are meant for.

A list that takes such a line for text gives a paper the title of the next. So the line must stand
where labels do, at a block's head or next to a label, and its paper must be in want of it: the
file has fewer labels of its field than of another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from generator.errors import Place, Problem
from generator.sources._labels import TEXT
from generator.sources.labels import Label, apart, label
from generator.sources.nearly import near
from generator.sources.plaintext.lines import Line
from generator.sources.reading import spots

_FIELDS = ("title", "authors", "abstract", "keywords")
_KNOWN = tuple(name for name, field in TEXT.items() if field in _FIELDS)

Misspelt = dict[tuple[str, str], list[int]]  # a label as written and as read, and its lines


def respelt(found: Sequence[Line]) -> tuple[tuple[Line, ...], Misspelt]:
    """A file's lines with their labels mended, and what was mended."""
    said = {at: told for at, line in enumerate(found) if (told := _label(line))}
    counts = Counter(told.field for told in said.values() if told.kind == "text")
    if not counts:
        return tuple(found), {}
    most = max(counts.values())
    kept = list(found)
    misspelt: Misspelt = {}
    for at, line in enumerate(found):
        meant = "" if at in said or line.mark else _meant(line, at, said)
        if meant and counts[TEXT[meant]] < most:
            counts[TEXT[meant]] += 1
            written, value = apart(line.text)
            name = meant.capitalize() if written[:1].isupper() else meant
            said[at] = Label("text", TEXT[meant], value)
            kept[at] = replace(line, text=f"{name}: {value}".rstrip())
            misspelt.setdefault((written, name), []).append(line.number)
    return tuple(kept), misspelt


def _label(line: Line) -> Label | None:
    head = line.text[:1]
    return label(line.text) if head and not line.mark else None


def _meant(line: Line, at: int, said: Mapping[int, Label]) -> str:
    """The label that a line's head is nearly, if it stands where labels do."""
    if not (line.opens or at - 1 in said or at + 1 in said):
        return ""
    written, _ = apart(line.text)
    return _near(written) if written else ""


@lru_cache(maxsize=1000)  # a file has few such words, and some of them in each paper
def _near(written: str) -> str:
    return near(written, _KNOWN)


def respellings(misspelt: Misspelt, file: str) -> Iterator[Problem]:
    """What was mended, each spelling once."""
    for (written, name), numbers in misspelt.items():
        message = f'"{written}" was read as "{name}", in {spots(numbers)}'
        yield Problem(Place(file, numbers[0]), message, f'mend it: write "{name}: …"')
