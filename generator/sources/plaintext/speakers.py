"""Names that stand above a title, as lists of talks have them: read as the authors they are.

    # Ada Example                         Ada Example
    Title: Counting with one bit          Counting with one bit

    Abstract: We count …                  We count …

Whether a list is written so is decided once, by nearly all of its papers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from generator.errors import Place, Problem
from generator.sources.labels import label
from generator.sources.people import is_institution, is_name, is_names
from generator.sources.plaintext.cuts import Cut
from generator.sources.plaintext.lines import RULE, Block, Line, blocks, plain
from generator.sources.plaintext.looks import is_group, is_prose
from generator.sources.reading import spots

_MOST = 100  # characters of a line of names
_FEWEST = 2  # papers written so
_NEARLY_ALL = 0.8  # of the papers
_FORMS = frozenset({"rules", "headings", "numbers", "bullets", "blanks"})
# "C1-", "Talk 3:"
_COUNTED = re.compile(
    r"(?:[A-Za-z]{1,2}\d{1,3}|[^\W\d_]{3,12} \d{1,3})(?: ?[-–—:.)] ?| )(?=[^\W\d])"
)


def with_speakers(found: Sequence[Line]) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """A file's lines, those right above a labelled title labelled as the authors they are.

    And what they were.
    """
    said = [None if line.mark else label(line.text) for line in found]
    fields = [told.field if told and told.kind == "text" else "" for told in said]
    titles = [at for at, field in enumerate(fields) if field == "title"]
    if len(titles) < _FEWEST or "authors" in fields:
        return tuple(found), ()
    above = [at - 1 for at in titles if at and _may_name(found, at - 1) and not said[at - 1]]
    named = {at: name for at in above if (name := _speaker(found[at].text))}
    several = len(set(named.values())) * 2 > len(named)  # a session's name comes again
    sure = sum(is_names(name) for name in named.values()) * 3 >= len(above)
    if len(named) < max(_FEWEST, _NEARLY_ALL * len(titles)) or not (several and sure):
        return tuple(found), ()
    labelled = (
        replace(line, text=f"Authors: {named[at]}", mark="", opens=True) if at in named else line
        for at, line in enumerate(found)
    )
    return tuple(labelled), tuple(found[at] for at in named)


def _may_name(found: Sequence[Line], at: int) -> bool:
    """Whether a line stands alone as a heading does."""
    line = found[at]
    return line.opens and line.mark != RULE and len(line.text) <= _MOST and not is_group(line.text)


def _speaker(text: str) -> str:
    """The names in a heading, without "Talk 3:" before or a colon behind; "" where none are."""
    name = _COUNTED.sub("", text, count=1).rstrip(" :：")
    return name if is_names(name) or is_name(name) else ""


def names_first(cut: Cut) -> tuple[Cut, tuple[Line, ...]]:
    """The cut with the titles above the names, where a file has them the other way round.

    And the names' lines.
    """
    if cut.form not in _FORMS:
        return cut, ()
    turned = [_turned(section, sure=False) for section in cut.sections]
    count = sum(section is not None for section in turned)
    if count < max(_FEWEST, _NEARLY_ALL * len(cut.sections)):
        return cut, ()
    # Then a title may look like names: "Reading & Writing".
    made = [_turned(section, sure=True) for section in cut.sections]
    pairs = list(zip(cut.sections, made, strict=True))
    names = tuple(section[0] for section, new in pairs if new)
    return replace(cut, sections=tuple(new or section for section, new in pairs)), names


def told_above(names: Sequence[Line], file: str) -> list[Problem]:
    """That lines above titles were taken for names, once for all."""
    if not names:
        return []
    where = spots([line.number for line in names])
    message = f'names were told by where they stand, above titles, in {where}: "{names[0].text}"'
    remedy = 'write "Title: " and "Authors: " before them if this is wrong'
    return [Problem(Place(file, names[0].number), message, remedy)]


def _turned(section: Block, sure: bool) -> Block | None:
    """A paper's lines with labels for names and the title below them; None for any other paper.

    `sure` says that the file has its names above.
    """
    names, found = section[0], blocks(section[1:])
    if not found or label(names.text) or not is_names(names.text, plain(section[1:])):
        return None
    title, rest = found[0], found[1:]
    below = plain(title)
    if label(below) or is_prose(below) or is_institution(below):
        return None
    if is_names(below) and not sure:
        return None
    if rest and not any(is_prose(plain(block)) or label(block[0].text) for block in rest):
        return None
    stated = replace(names, text=f"Authors: {names.text}", mark="", opens=True)
    first = replace(title[0], text=f"Title: {title[0].text}", mark="", opens=True)
    return (first, *title[1:], stated, *(line for block in rest for line in block))
