"""Part one paper's lines by its labels and its form: heading, title, names, text."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise

from generator.sources.labels import Label, is_address, is_identifier, label, links
from generator.sources.people import is_institution, is_names
from generator.sources.plaintext.leads import ends_open
from generator.sources.plaintext.lines import Block, Line, plain
from generator.sources.plaintext.looks import is_buttons, is_prose

_MOST_TLDR = 400  # characters
_NUMBER = re.compile(r"[#A-Z]?-?\d{1,5}[A-Za-z]?")
_MOST_GAPS = 5  # between the words of an id
_FULL = 50  # characters of a title's line that may be wrapped


@dataclass(frozen=True, slots=True)
class Part:
    """Lines under one label; None stands for lines under none."""

    label: Label | None
    lines: Block


def is_bare_line(section: Block) -> bool:
    """Whether a section is one line that can only be an abstract."""
    line = section[0]
    return len(section) == 1 and not line.mark and is_prose(line.text) and not label(line.text)


def parts(section: Block) -> tuple[Part, ...]:
    """A paper's lines by label, in their order; a label's own text is the first of its lines."""
    labels = [label(line.text) for line in section]
    if section[0].mark and any(said and said.field == "title" for said in labels[1:]):
        heading = Part(Label("text", "title", section[0].text), section[:1])
        return (*parts(section[1:]), heading)  # the label says it plainer, and so comes first
    labelled = any(said and said.kind == "text" for said in labels)
    found: list[tuple[Label | None, list[Line]]] = [(None, [])]
    for index, line in enumerate(section):
        current, held = found[-1]
        said = _label(section, index, current, labelled)
        if said:
            own = replace(line, text=said.value, mark="")
            found.append((said, [own] if said.value else []))
        elif current and current.field != "abstract" and held and line.opens:
            found.append((None, [line]))
        else:
            held.append(line)
    held_by = [Part(said, tuple(held)) for said, held in found]
    spilt = [
        part
        for each, below in pairwise([*held_by, Part(None, ())])
        for part in _spilt(each, followed=below.label is not None)
    ]
    return tuple(part for part in spilt if part.lines)


def _label(section: Block, index: int, current: Label | None, labelled: bool) -> Label | None:
    """What a line of a section says it is, where it may say so."""
    line = section[index]
    if line.mark:  # a heading further down is the author's
        return Label("text", "title", line.text) if index == 0 else None
    if is_buttons(line.text):
        return Label("unused", "", line.text)
    said = label(line.text)
    if not said or said.kind == "text":
        # Few ids have spaces, and many sentences.
        is_text = said is not None and said.field == "id" and not _is_id(said.value)
        return None if is_text else said
    if said.kind in ("unused", "fact") and not is_identifier(said):
        return said if labelled else None
    if said.kind == "fact":
        return said
    value = said.value or (section[index + 1].text if index + 1 < len(section) else "")
    apart = current is not None and current.field != "abstract"
    if labelled and is_number(said.value):  # "Poster: 12"
        return said
    return said if apart or links(said.field, value)[0] or is_address(value) else None


def _is_id(value: str) -> bool:
    return " " not in value or not (is_prose(value) or value.count(" ") >= _MOST_GAPS)


def is_number(value: str) -> bool:
    """Whether a value is the number of a thing: "12", "B-7"."""
    return _NUMBER.fullmatch(value) is not None


def _spilt(part: Part, followed: bool) -> tuple[Part, ...]:
    """A part, and what runs on below it without being its own.

    `followed` says that the next line has a label again.
    """
    if not part.label or part.label.field == "abstract" or len(part.lines) < 2:
        return (part,)
    own = _own(part.label, part.lines, followed)
    return Part(part.label, part.lines[:own]), Part(None, part.lines[own:])


def _own(said: Label, lines: Block, followed: bool) -> int:
    """How many of the lines belong to a label whose text is short."""
    if said.kind in ("link", "fact") or said.field in ("id", ""):
        return 1
    if said.field in ("title", "authors"):
        own = 1
        while own < len(lines) and _runs_on(
            said.field, lines[own - 1].text, lines[own].text, followed
        ):
            own += 1
        return own
    beyond = plain(lines[1:])
    is_text = len(beyond) > _MOST_TLDR if said.field == "tldr" else is_prose(beyond)
    return 1 if is_text else len(lines)


def _runs_on(field: str, above: str, text: str, followed: bool) -> bool:
    """Whether a line continues a wrapped title or a wrapped line of names."""
    if is_prose(text) or is_institution(text):
        return False
    if ends_open(above) or (followed and len(above) >= _FULL):
        return True
    if field == "authors":
        return is_names(text)
    return not is_names(text) and (len(above) >= _FULL or text[0].islower())
