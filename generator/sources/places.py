"""Where authors work, in brackets behind their names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from generator.sources.people import FOOTNOTE, GROUP, split
from generator.text import squeeze

_INNER = r"[(（][^()（）]*+[)）]"  # as in "(Example Lab (EL))"
_BRACKETED = re.compile(rf" ?[(（]((?:[^()（）]++|{_INNER})*+)[)）][\s*†‡§\d]*(?=[;,|]|and |$)")
_RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
_NUMBER = re.compile(r"\d{1,2}")
_MARKS = re.compile(r"[\s*∗†‡§]*(?:\d{1,2}[\s*∗†‡§]*(?:,[\s*∗†‡§]*(?=\d))?)+")
_BEFORE = re.compile(r"(?<=[\s,;])(\d{1,2})\s*(?=[^\W\d])")  # an institution's name


def bracketed(text: str, mark: str = "") -> list[tuple[str, str]]:
    """Names with what stands in brackets behind each; [] where none stands so.

    `mark` is what parts the names in most fields of the file, if that is known.

    >>> bracketed("Ada Example (Lab, City)*; Bo Sample (Institute) and Cy Tester")
    [('Ada Example', 'Lab, City'), ('Bo Sample', 'Institute'), ('Cy Tester', '')]
    >>> bracketed("Gwo (Chris) Sample, Bo Tester"), bracketed("Tester, Cy (Lab)", ";")
    ([], [('Tester, Cy', 'Lab')])
    """
    found: list[tuple[str, str]] = []
    at = 0
    marks = "[{}]|\\band ".format(next((sign for sign in ";|" if sign in text), mark or ","))
    for group in _BRACKETED.finditer(text):
        found += [(name, "") for name in _bare(text[at : group.start()], marks)]
        if found:
            found[-1] = (found[-1][0], "; ".join(filter(None, (found[-1][1], group[1].strip()))))
            at = group.end()
    return [*found, *((name, "") for name in _bare(text[at:], marks))] if found else []


def _bare(text: str, marks: str) -> list[str]:
    """The names in a part of a line without brackets at their ends."""
    names = (part.strip(FOOTNOTE) for part in re.split(marks, squeeze(text)))
    return [name for name in names if any(map(str.isalpha, name))]


def placed(text: str) -> tuple[tuple[str, str], ...]:
    """The names in a line with what stands in brackets behind each; () where that is in doubt.

    >>> placed("Ada Example (Lab, City) · Bo Sample and Cy Tester (Institute)")
    (('Ada Example', 'Lab, City'), ('Bo Sample', ''), ('Cy Tester', 'Institute'))
    """
    found: list[tuple[str, str]] = []
    at = 0
    for group in GROUP.finditer(text):
        found += _named(text, at, group.start())
        place = group[0].strip()[1:-1].strip()
        if found and any(map(str.isalpha, place)):
            name, known = found[-1]
            found[-1] = (name, f"{known}; {place}" if known else place)
        at = group.end()
    found += _named(text, at, len(text))
    sure = any(place for _, place in found) and tuple(name for name, _ in found) == split(text)[0]
    return tuple(found) if sure else ()


def _named(text: str, start: int, end: int) -> list[tuple[str, str]]:
    """The names in a part of a line, which are parted as in all of it."""
    mark = next((mark for mark in ";；" if mark in text), "")
    return [(name, "") for name in split(text[start:end] + mark)[0]]


def numbered(line: str, below: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The names in a line with the institutions that numbers behind them stand for; () where none.

    `below` are the lines in which these are numbered from 1.

    >>> numbered("Ada Example1,2*, Bo Sample²", ["1Example University,", "2 Lab, City"])
    (('Ada Example', 'Example University; Lab, City'), ('Bo Sample', 'Lab, City'))
    """
    known = _institutions(" ".join(below).translate(_RAISED))
    plain = line.translate(_RAISED)
    found: list[tuple[str, str]] = []
    at = 0
    for name in split(plain)[0] if known else ():
        at = plain.find(name, at) + len(name)
        marks = _MARKS.match(plain, at)
        numbers = _NUMBER.findall(marks[0]) if marks else []
        if at < len(name) or any(int(number) not in known for number in numbers):
            return ()
        found.append((name, "; ".join(known[int(number)] for number in numbers)))
    return tuple(found) if any(place for _, place in found) else ()


def _institutions(text: str) -> dict[int, str]:
    """Institutions by their numbers, which must count up from 1; else {}."""
    _, *parts = _BEFORE.split(f" {text}")
    numbers = list(map(int, parts[::2]))
    names = [name.strip(" ,;.") for name in parts[1::2]]
    return dict(zip(numbers, names, strict=True)) if numbers == [*range(1, len(names) + 1)] else {}
