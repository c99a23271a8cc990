"""Headings above groups of papers: each paper's session, its year, or how it is presented."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.errors import Place, Problem
from generator.model import Paper
from generator.sources._labels import TYPES
from generator.sources.plaintext.cuts import Cut
from generator.sources.plaintext.lines import Block, plain
from generator.sources.plaintext.looks import is_furniture, is_group
from generator.sources.plaintext.papers import Made
from generator.sources.reading import spots

_TYPE = re.compile(r"(.*?)s?(?: (?:papers?|presentations?|sessions?|talks?))?")
_YEAR = re.compile(r"(?:19|20)\d\d")
_AWARD = re.compile(r"\b(?:awards?|best .*papers?|honou?rable mentions?)\b", re.IGNORECASE)
_ORNAMENTS = " 🏆🏅🥇🥈🥉⭐★☆✨"
_FEWEST = 2  # headings with papers below: a single one is the list's


@dataclass(frozen=True, slots=True)
class Sessions:
    """Which papers stand below which heading."""

    headings: tuple[Block, ...] = ()  # that papers stand below
    of: tuple[str, ...] = ()  # for each section, the heading above it; "" where there is none


def sessions(cut: Cut) -> Sessions:
    """The headings between a file's papers, where there are several with papers below."""
    heads = sorted((block for block in cut.rest if _is_head(block)), key=_line)
    above = [bisect([_line(head) for head in heads], _line(section)) for section in cut.sections]
    held = sorted({at for at in above if at})
    if len({plain(heads[at - 1]) for at in held}) < _FEWEST:
        return Sessions()
    named = tuple(plain(heads[at - 1]).rstrip(" :：.") if at else "" for at in above)
    return Sessions(tuple(heads[at - 1] for at in held), named)


def _is_head(block: Block) -> bool:
    line = block[0]
    named = line.mark.startswith("#") or is_group(line.text)
    is_year = line.mark.startswith("#") and _YEAR.fullmatch(line.text)
    return len(block) == 1 and named and (bool(is_year) or not is_furniture(line.text))


def _line(block: Block) -> int:
    return block[0].number


def with_sessions(made: Sequence[Made], found: Sessions) -> list[Made]:
    """The papers, each with the session, the type or the year that the heading above it tells."""
    if not found.of:
        return list(made)
    return [
        replace(each, paper=_told(each.paper, name)) if each.paper and name else each
        for each, name in zip(made, found.of, strict=True)
    ]


def _told(paper: Paper, name: str) -> Paper:
    if _YEAR.fullmatch(name):
        return replace(paper, year=paper.year or int(name))
    if _AWARD.search(name):
        return replace(paper, award=paper.award or name.strip(_ORNAMENTS))
    said = _TYPE.fullmatch(name.casefold())
    if said and (kind := TYPES.get(said[1]) or TYPES.get(name.casefold())):
        return replace(paper, type=paper.type or kind)
    return replace(paper, session=paper.session or name)


def told(found: Sessions, file: str) -> list[Problem]:
    """That headings were taken for sessions, once for all."""
    if not found.headings:
        return []
    lines = [_line(heading) for heading in found.headings]
    message = "papers have the session, type, year or award that the heading above them names, in "
    message += f'{spots(lines)}: "{plain(found.headings[0])}"'
    remedy = 'write "Session: ", "Type: ", "Year: " or "Award: " in papers for which it is wrong'
    return [Problem(Place(file, lines[0]), message, remedy)]
