"""Part a list whose papers are a line each: a number, the names, a full stop, the title.

    7   Ada Example, Bo Sample and Cy Test. Counting with one bit
    19  Dee Probe. Sketches for everyone

So EasyChair writes its lists of accepted papers. The number is the submission's.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from generator.sources.labels import label
from generator.sources.people import ANDS, is_name, is_names
from generator.sources.plaintext.cuts import Cut, between, front
from generator.sources.plaintext.lines import RULE, Block, Line, blocks, plain
from generator.sources.plaintext.looks import is_group, is_prose, speaks

_NUMBERED = re.compile(r"[(\[#]?(\d{1,6})[)\].:]? (?=\D)")
_STOP = re.compile(r"(?<=[^\W\d_]{2})\. (?=\S)")  # not that of an initial
_CAPITAL = re.compile("[A-Z]")
_SEVERAL = re.compile(r", | and | & |; ")
_FEWEST = 2  # papers with a number; without one,
_FEWEST_BARE = 4  # of which half have several authors
_MOST_WRAPPED = 3  # lines of one
_WRAPPED = 100  # characters: no wrapped line is wider
_MOST_OTHERS = 5  # for one line that is none of the list, there are so many that are
_MOST_NAMES = 2000  # characters
_LONG = 600  # characters: few papers have so many authors
_SUFFIXES = (" Jr", " Sr")  # their stop ends no names


@dataclass(frozen=True, slots=True)
class _Mention:
    number: str
    names: str
    title: str


def by_mentions(lines: Sequence[Line]) -> Cut | None:
    """The cut of a list of such lines; None for any other file."""
    lines = [line for line in lines if line.mark != RULE]
    if sum(len(line.text) > _LONG for line in lines) * 2 > len(lines):
        return None  # abstracts, as is soon seen
    found = {at: said for at, line in enumerate(lines) if (said := _mention(line))}
    numbers = sum(_NUMBERED.match(line.text) is not None for line in lines)
    if not _is_list(list(found.values()), numbers):
        return None
    numbered = all(said.number for said in found.values())
    if numbered:
        found = {
            at: said for at, line in enumerate(lines) if (said := found.get(at) or _loose(line))
        }
    starts = list(found)
    apart = all(line.opens for at, line in enumerate(lines) if at in found)
    name, papers, rest = front(lines[: starts[0]])
    widest = max(len(line.text) for at, line in enumerate(lines) if at in found)
    ends = [
        at
        for at in range(starts[0] + 1, len(lines))
        if at not in found and (_is_head(lines[at]) or _parts(lines, at, found, widest))
    ]
    sections = between(lines, starts, ends)
    others = len(papers) + _others(sections, apart, numbered)
    if others * _MOST_OTHERS > len(found):
        return None
    named = not _are_counted([said.number for said in found.values()])
    told = zip(sections, found.values(), strict=True)
    made = tuple(_labelled(section, said, named) for section, said in told)
    heads = [(replace(lines[at], mark="##"),) for at in ends]
    below = filter(None, (part[1:] for part in between(lines, ends, starts)))
    return Cut("mentions", made, name, (*papers, *rest, *heads, *below))


def _mention(line: Line) -> _Mention | None:
    """What a line says, if it is names and a title."""
    if line.mark or ". " not in line.text:
        return None
    numbered = _NUMBERED.match(line.text)
    text = line.text[numbered.end() :] if numbered else line.text
    for stop in _STOP.finditer(text):
        names, title = text[: stop.start()], text[stop.end() :]
        if names.endswith(_SUFFIXES):
            continue
        # Most lines are no names, and that is soon seen.
        bare = names.isascii() and len(_CAPITAL.findall(names)) * 2 <= names.count(" ")
        if bare or len(names) > _MOST_NAMES or label(line.text):
            return None
        if is_names(names) or (ANDS.search(names) and is_names(ANDS.sub(" and ", names))):
            return _Mention(numbered[1] if numbered else "", names, title)
        return None
    return None


def _loose(line: Line) -> _Mention | None:
    """What a numbered line says in a list of such, where a comma or nothing ends the names."""
    if not (numbered := _NUMBERED.match(line.text)):
        return None
    text = line.text[numbered.end() :]
    parts = text.split(", ")
    count = next((at for at, part in enumerate(parts) if not _holds_names(part)), 0)
    if count < _FEWEST and not (count and _SEVERAL.search(parts[0])):
        return _Mention(numbered[1], "", text)
    return _Mention(numbered[1], ", ".join(parts[:count]), ", ".join(parts[count:]))


def _holds_names(part: str) -> bool:
    return all(is_name(name) for name in part.split(" and "))


def _is_list(found: Sequence[_Mention], numbers: int) -> bool:
    """Whether lines are so many, and so surely names and titles, that they are a list of such.

    `numbers` is how many lines have a number. "Counting Widgets. We count …" is no mention.
    """
    if sum(is_prose(said.title) and speaks(said.title) for said in found) * 3 >= len(found):
        return False
    if len(found) >= _FEWEST and all(said.number for said in found):
        return len(found) * 5 >= numbers * 3
    several = sum(_SEVERAL.search(said.names) is not None for said in found)
    return len(found) >= _FEWEST_BARE and several * 2 >= len(found)


def _is_head(line: Line) -> bool:
    return line.mark.startswith("#") or is_group(line.text)


def _parts(lines: Sequence[Line], at: int, found: Container[int], widest: int) -> bool:
    """Whether a line alone between two mentions is a heading: no end of a wrapped title."""
    line = lines[at]
    alone = at - 1 in found and at + 1 in found and not line.text[0].islower()
    ended = widest > _WRAPPED or len(lines[at - 1].text) * 3 < widest * 2
    return alone and ended and not is_prose(line.text) and not label(line.text)


def _others(sections: Sequence[Block], apart: bool, numbered: bool) -> int:
    """How many blocks are neither a mention nor an abstract nor a label.

    Where no blank lines part the mentions, the lines below one: a few may be its own, wrapped, if
    the next one has a number.
    """
    if not apart:
        below = [len(section) - 1 for section in sections]
        return sum(more > _MOST_WRAPPED if numbered else more for more in below)
    return sum(
        not (is_prose(plain(block)) or label(block[0].text))
        for section in sections
        for block in blocks(section)[1:]
    )


def _are_counted(numbers: Sequence[str]) -> bool:
    """Whether numbers are a mere count, or begin anew in each group, and so name no paper."""
    counted = [str(number) for number in range(1, len(numbers) + 1)]
    return len(set(numbers)) < len(numbers) or list(numbers) == counted


def _labelled(section: Block, said: _Mention, named: bool) -> Block:
    """A paper's lines, with labels for what its first one says; `named` if numbers are ids."""
    first = replace(section[0], opens=True)
    stated = [("ID", said.number if named else ""), ("Authors", said.names), ("Title", said.title)]
    return (*(replace(first, text=f"{a}: {b}") for a, b in stated if b), *section[1:])
