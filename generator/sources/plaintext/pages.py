"""What a page has besides its papers, in text that was copied from it.

Heads and numbers of pages come again on each; lines of a draft are numbered, blank ones too; an
arXiv mail has its own marks. They are taken out before the lines are read, and but for the last
are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from generator.errors import Place, Problem
from generator.sources.labels import label
from generator.sources.people import is_names
from generator.sources.plaintext.lines import Line
from generator.sources.plaintext.looks import is_furniture, is_group
from generator.sources.reading import spots
from generator.text import cut

_SHOWN = 60  # characters of a line in a message
_MOST_HEAD = 120  # characters of a page's head
_MOST_PAGE = 20  # characters of its number
_FEWEST_WORDS = 3  # of a head
_FEWEST_NUMBERED = 12  # lines, to tell a draft's numbers from a list's
_PAGE = re.compile(
    r"(?:page |p\. ?|[-–—] )?(\d{1,4})(?: [-–—]|(?: of | ?/ ?)\d{1,4})?", re.IGNORECASE
)
_HEAD = re.compile(r"(\d{1,4})?\b ?(\D.*?\D) ?\b(\d{1,4})?")
_MAIL = re.compile(r"\\\\(?: ?\( ?https?://arxiv\.org/\S+ ?,.*\))?|(?:%%--)+%*")
_MAILED = re.compile(r"\\\\ ?\( ?https?://arxiv\.org/.*")
_NUMBERED = re.compile(r"(\d{1,4})(?: (.*))?")


def without_pages(found: Sequence[Line], file: str) -> tuple[tuple[Line, ...], list[Problem]]:
    """A file's lines without what is the page's, and what was taken out."""
    lines, problems = _without_numbers(_unmailed(found), file)
    heads = _heads(lines)
    if not heads:
        return lines, problems
    kept = [line for line in lines if line.number not in heads]
    example = next(line.text for line in lines if line.number in heads and not _page(line.text))
    message = f'heads and numbers of pages were taken out, in {spots(sorted(heads))}: "'
    message += f'{cut(example, _SHOWN)}"'
    problems.append(Problem(Place(file, min(heads)), message, "see that none is a paper's"))
    return _opened(lines, kept), problems


def _unmailed(found: Sequence[Line]) -> Sequence[Line]:
    """The lines without the marks between the parts of arXiv's mails."""
    if not any(line.text[:1] == "\\" and _MAILED.fullmatch(line.text) for line in found):
        return found
    kept = [line for line in found if not _MAIL.fullmatch(line.text)]
    marks = {line.number for line in found} - {line.number for line in kept}
    return tuple(replace(line, opens=line.opens or line.number - 1 in marks) for line in kept)


def _opened(lines: Sequence[Line], kept: Sequence[Line]) -> tuple[Line, ...]:
    """The lines that are kept: what stood below a blank line that is gone too, still does."""
    opening: dict[int, bool] = {}
    stays = {line.number for line in kept}
    opens = False
    for line in lines:
        opens = opens or line.opens
        opening[line.number] = opens
        opens = opens and line.number not in stays
    return tuple(replace(line, opens=opening[line.number]) for line in kept)


def _heads(lines: Sequence[Line]) -> frozenset[int]:
    """The numbers of lines that are heads of pages, or the numbers of pages beside them."""
    beside: dict[str, list[tuple[int, int]]] = {}  # a head, with its lines and pages' numbers
    alone: dict[str, list[tuple[int, int]]] = {}  # one with the number on its own line
    pages: dict[int, int] = {}
    for at, line in enumerate(lines):
        if len(line.text) > _MOST_PAGE or not (page := _page(line.text)):
            continue
        for other in (*lines[max(0, at - 1) : at], *lines[at + 1 : at + 2]):
            if _may_head(other):
                beside.setdefault(other.text, []).append((other.number, page))
                pages[other.number] = line.number
    for line in lines:
        short = len(line.text) <= _MOST_HEAD and not line.mark
        if short and (said := _headed(line.text)):
            alone.setdefault(said[0], []).append((line.number, said[1]))
    found: set[int] = set()
    for told in (*beside.values(), *alone.values()):
        numbers = [page for _, page in told]
        if len(told) > 1 and all(a < b for a, b in pairwise(numbers)):
            found.update(number for number, _ in told)
            found.update(pages[number] for number, _ in told if number in pages)
    return frozenset(found)


def _may_head(line: Line) -> bool:
    """Whether a line may be a page's head: no name of a session, which comes again too."""
    short = not line.mark and line.text.count(" ") + 1 >= _FEWEST_WORDS
    if not short or len(line.text) > _MOST_HEAD:
        return False
    return not (_page(line.text) or is_group(line.text) or label(line.text) or is_names(line.text))


def _page(text: str) -> int:
    found = _PAGE.fullmatch(text) if len(text) <= _MOST_PAGE else None
    return int(found[1]) if found else 0


def _headed(text: str) -> tuple[str, int] | None:
    """A head that has the page's number at one of its ends, and the number."""
    if not (text[0].isdigit() or text[-1].isdigit()):
        return None
    found = _HEAD.fullmatch(text)
    if not found or bool(found[1]) == bool(found[3]):
        return None
    if found[2].count(" ") < _FEWEST_WORDS or is_furniture(text) or is_group(text) or label(text):
        return None
    return found[2], int(found[1] or found[3])


def _without_numbers(found: Sequence[Line], file: str) -> tuple[tuple[Line, ...], list[Problem]]:
    """The lines without the numbers of a draft, which count blank lines and wrapped ones too."""
    if sum(line.text[0].isdigit() for line in found) < _FEWEST_NUMBERED:
        return tuple(found), []
    told = [_NUMBERED.fullmatch(line.text) for line in found]
    numbers = [int(said[1]) for said in told if said]
    steps = sum(b == a + 1 for a, b in pairwise(numbers))
    if len(numbers) < _FEWEST_NUMBERED or steps * 10 < len(numbers) * 9:
        return tuple(found), []
    if len(numbers) * 10 < len(found) * 8 or not _is_draft([said[2] for said in told if said]):
        return tuple(found), []
    first = next(line.number for line, said in zip(found, told, strict=True) if said)
    message = f"the numbers before {len(numbers)} lines were taken out"
    problem = Problem(Place(file, first), message, "see that none of them is a paper's")
    return tuple(_unnumbered(found)), [problem]


def _is_draft(texts: Sequence[str | None]) -> bool:
    """Whether numbered lines are a draft's: blank ones among them, and others that go on."""
    blank = sum(not text for text in texts)
    on = sum(bool(text) and text[:1].islower() for text in texts if text)
    return blank > 0 and on * 5 >= len(texts) - blank


def _unnumbered(found: Sequence[Line]) -> Iterator[Line]:
    opens = False
    for line in found:
        said = _NUMBERED.fullmatch(line.text)
        opens = opens or line.opens if not said else opens
        text = (said[2] or "") if said else line.text
        if text:
            yield replace(line, text=text, opens=opens)
        opens = not text
