"""Part a file's lines into papers by the numbers or bullets before them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from generator.sources.plaintext.cuts import Cut, between, front
from generator.sources.plaintext.lines import RULE, Block, Line
from generator.sources.plaintext.looks import is_group, speaks

_GAP = 3  # from one number to the next: a paper may be missing
_NUMBER = re.compile(
    r"(?P<style>[(\[（【]?)(?P<number>\d{1,5})(?P<end>[.)\]）】:：](?= |$)|[、．])\s*(?P<text>.*)"
)
_PAPER = re.compile(
    r"(?P<style>Paper|Submission|论文|#) ?(?:ID|No\.?)? ?#? ?(?P<number>\d{1,6})(?P<end>)"
    r" ?[.:：]? ?(?P<text>.*)",
    re.IGNORECASE,
)
_CLOCK = r"\d{1,2}[:.h]\d\d(?: ?[ap]\.?m\b\.?)?"
_TIME = re.compile(
    rf"(?P<time>{_CLOCK}(?: ?(?:[-–—]|to) ?{_CLOCK})?)[:,]? (?:[-–—|] )?(?P<text>\D.+)",
    re.IGNORECASE,
)
# What stands in a programme and is no paper.
_PAUSE = re.compile(
    r"(?:(?:coffee|lunch|tea|morning|afternoon|short|closing|opening|welcome|poster|award|panel) )*"
    r"(?:break|ceremony|closing|coffee|dinner|discussion|lunch|opening|panel|reception|registration"
    r"|remarks|session|welcome)\b",
    re.IGNORECASE,
)
_CLOSING = re.compile(
    r"(?:(?:best|kind|kindest|warm|with (?:best|kind)) )?(?:regards|wishes)[,.!]?"
    r"|(?:yours )?sincerely,?|--|(?:mit )?(?:freundlichen|besten|herzlichen) grü(?:ß|ss)en,?",
    re.IGNORECASE,
)
_BULLET = re.compile(r"(?P<mark>[-*+•·‣◦▪●○▶❖➢–—\uf0b7]|\d{1,5}[.)]) (?P<text>.*)")


def by_numbers(lines: Sequence[Line]) -> Cut | None:
    """The cut by numbers that count up, or by "Paper 812"; None where there are none."""
    lines = [line for line in lines if line.mark != RULE]
    found = {index: item for index, line in enumerate(lines) if (item := _number(line))}
    opening = {index: item for index, item in found.items() if lines[index].opens}
    starts = _chain(opening)
    # A list inside an abstract seldom has blank lines between its items: number the blocks first.
    if len(starts) * 2 < max(4, sum(line.opens for line in lines)):
        starts = max(starts, _chain(found), key=len)
    jumps = (
        lines[below].number
        for above, below in pairwise(starts)
        if not _is_id(found[above])
        and int(found[below]["number"]) > int(found[above]["number"]) + 1
    )
    cut = _by_items("numbers", lines, {index: found[index] for index in starts})
    return replace(cut, jumps=tuple(jumps)) if cut else None


def _number(line: Line) -> re.Match[str] | None:
    if not line.text[0].isdigit() and line.text[0] not in "([（【PpSs论#":
        return None
    return _NUMBER.fullmatch(line.text) or (_PAPER.fullmatch(line.text) if line.opens else None)


def _chain(found: dict[int, re.Match[str]]) -> list[int]:
    """The items that count up from the first, written like it."""
    chain: list[int] = []
    style, last = ("", ""), 0
    for index, item in found.items():
        number = int(item["number"])
        if not chain:
            style = (item["style"], item["end"])
        elif style != (item["style"], item["end"]) or not _follows(last, number, style[0]):
            continue
        chain.append(index)
        last = number
    return chain


def _follows(last: int, number: int, style: str) -> bool:
    # Ids stand in no order.
    return last != number if _names_ids(style) else last < number <= last + _GAP


def _is_id(item: re.Match[str]) -> bool:
    return "style" in item.groupdict() and _names_ids(item["style"])


def _names_ids(style: str) -> bool:
    """Whether what stands before a number makes it an id: "Paper 812", "#812"."""
    return style == "#" or style[1:].isalpha()


def by_times(lines: Sequence[Line]) -> Cut | None:
    """The cut of a programme, by the times at which papers are presented; None for any other file.

    Breaks, and what else no paper is, belong to none.
    """
    if not any(line.text[0].isdigit() for line in lines):
        return None
    lines = [line for line in lines if line.mark != RULE]
    found = {index: item for index, line in enumerate(lines) if (item := _time(line))}
    starts = [index for index, item in found.items() if not _PAUSE.match(item["text"])]
    if len(starts) < 2:
        return None
    groups = [index for index, line in enumerate(lines) if _parts(line)]
    others = sorted({*groups, *found} - {*starts})
    name, papers, rest = front(lines[: min([*found, *groups])])
    if len(papers) * 2 > len(starts):
        return None
    sections = between(lines, starts, others)
    timed = [_timed(section, found[at]) for at, section in zip(starts, sections, strict=True)]
    return Cut("times", tuple(timed), name, (*papers, *rest, *between(lines, others, starts)))


def _parts(line: Line) -> bool:
    """Whether a line in a programme is a heading, or ends the mail that it stands in."""
    return bool(line.mark) or is_group(line.text) or _CLOSING.fullmatch(line.text) is not None


def programme(lines: Sequence[Line]) -> list[int]:
    """The numbers of the lines that begin with a time, as those of a programme do."""
    return [line.number for line in lines if _time(line)]


def _time(line: Line) -> re.Match[str] | None:
    return _TIME.fullmatch(line.text) if line.text[0].isdigit() else None


def _timed(section: Block, item: re.Match[str]) -> Block:
    """A paper's lines, with labels for its time and its title."""
    time = replace(section[0], text=f"Time: {item['time']}")
    return (time, replace(section[0], text=f"Title: {item['text']}", opens=False), *section[1:])


def by_bullets(lines: Sequence[Line]) -> Cut | None:
    """The cut by bullets, or by the same number before each; None where most blocks have none."""
    lines = [line for line in lines if line.mark != RULE]
    found = {
        index: item for index, line in enumerate(lines) if (item := _BULLET.fullmatch(line.text))
    }
    if not found:
        return None
    mark = next(iter(found.values()))["mark"]
    items = {index: item for index, item in found.items() if item["mark"] == mark}
    first = min(items)
    opened = [index for index, line in enumerate(lines) if line.opens and index >= first]
    # Where most blocks have no bullet, those that have are a list inside an abstract.
    if sum(index in items for index in opened) * 2 < len(opened):
        return None
    return _by_items("bullets", lines, items)


def _by_items(form: str, lines: Sequence[Line], items: dict[int, re.Match[str]]) -> Cut | None:
    """Cut where items begin, their marks taken off; None where papers stand before the first."""
    first = min(items, default=0)
    if len(items) < 2 or _introduces(lines[:first], lines[first]):
        return None
    name, papers, rest = front(lines[:first])
    if papers:
        return None
    sections = [
        _unmarked(section, items[index])
        for index, section in zip(items, between(lines, list(items), ()), strict=True)
    ]
    return Cut(form, tuple(filter(None, sections)), name, tuple(rest))


def _introduces(above: Sequence[Line], first: Line) -> bool:
    """Whether the line above says what is listed: "We show three things:", inside an abstract."""
    if not above or first.opens or above[-1].text[-1] not in ":：,":
        return False
    return len(above) > 1 or speaks(above[-1].text)


def _unmarked(section: Block, item: re.Match[str]) -> Block:
    """An item's lines without its mark; the number of "Paper 812" is kept as its id."""
    first = replace(section[0], text=item["text"])
    kept = (first, *section[1:]) if item["text"] else section[1:]
    if not _is_id(item):
        return kept
    return (replace(section[0], text=f"ID: {item['number']}"), *kept)


def unnumbered(cut: Cut) -> Cut:
    """The cut without numbers before its papers, where each has one and they count up."""
    found = [_NUMBER.fullmatch(section[0].text) for section in cut.sections]
    items = {index: item for index, item in enumerate(found) if item}
    if len(items) < max(2, len(cut.sections)) or len(_chain(items)) < len(items):
        return cut
    bare = (_unmarked(section, items[index]) for index, section in enumerate(cut.sections))
    return replace(cut, sections=tuple(filter(None, bare)))
