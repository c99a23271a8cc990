"""The one paper that an edit of a list has changed, read from its own lines alone.

Reading a long list takes a third of a second; an editor's save nearly always touches one paper.
Whether its lines can be read without the rest is found out on the text before the edit: only
where they give the very paper that the whole list gave are the new ones believed. An edit that
changes what the lines around it are can still be misjudged, until the build that follows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from generator.errors import ContentError
from generator.model import Paper
from generator.sources import formats


def edited(
    papers: Sequence[Paper], before: bytes, now: bytes, file: str
) -> tuple[Paper, Paper] | None:
    """The paper that differs, as it was and as it is; None where that cannot be told so.

    `papers` are those of the list in the order of their lines, `before` and `now` the bytes of
    its file then and now.
    """
    if b"\r" in before.replace(b"\r\n", b""):
        return None  # readers count such lines too
    start, ending = _common(before, now)
    if b"\n" in before[start : len(before) - ending] + now[start : len(now) - ending]:
        return None  # what a line is may depend on those around it
    index = bisect_right(papers, before.count(b"\n", 0, start) + 1, key=_line) - 1
    if index < 0:
        return None
    start = _offset(before, _line(papers[index]))
    end = _offset(before, _line(papers[index + 1])) if index + 1 < len(papers) else len(before)
    was = _alone(before[start:end], file)
    if was is None or was != papers[index]:
        return None
    paper = _alone(now[start : end + len(now) - len(before)], file)
    return (papers[index], paper) if paper else None


def _common(one: bytes, other: bytes) -> tuple[int, int]:
    """How many bytes at the beginning and how many more at the end are the same."""
    most = min(len(one), len(other))
    start = _longest(most, lambda low, high: one[low:high] == other[low:high])
    ending = _longest(
        most - start,
        lambda low, high: (
            one[len(one) - high : len(one) - low] == other[len(other) - high : len(other) - low]
        ),
    )
    return start, ending


def _longest(most: int, same: Callable[[int, int], bool]) -> int:
    """The greatest number up to `most` such that all from 0 to it is the same."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if same(low, middle):
            low = middle
        else:
            high = middle - 1
    return low


def _line(paper: Paper) -> int:
    return paper.place.line


def _offset(data: bytes, line: int) -> int:
    """Where a line begins, counted from 1."""
    at = 0
    for _ in range(line - 1):
        at = data.index(b"\n", at) + 1
    return at


def _alone(data: bytes, file: str) -> Paper | None:
    """The paper in a piece of a file; None where it holds none or several."""
    try:
        papers = formats.read(data, file).list.papers
    except ContentError:
        return None
    return papers[0] if len(papers) == 1 else None
