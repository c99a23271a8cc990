"""What stands above an abstract without a label: a title, names, institutions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice, pairwise

from generator.sources._words import PARTS
from generator.sources.people import is_institution, is_names
from generator.sources.plaintext.lines import Block, blocks, is_wide, plain
from generator.sources.plaintext.looks import (
    WIDE,
    has_stop,
    is_lower_case,
    is_prose,
    is_title_case,
    speaks,
)

_PARTS = frozenset(PARTS.split())
_MOST_LEAD = 8  # lines
_MOST_APART = 5  # lines of them in the abstract's own block
_MOST_TITLE = 3  # lines
_FULL = 50  # characters: a line of names that long may be wrapped inside a name
_FILLED = 2  # full lines at the end, to tell that a program filled them
_WIDER = 1.2  # than the widest wrapped line: such a line is not wrapped
_RAGGED = 0.8  # of the widest line: no line of set type ends before it by itself
# How a sentence begins and a wrapped one hardly goes on.
_OPENS = re.compile(
    r"(?:We|This (?:paper|work|article)|In this|Our|Recent|Although|While|Despite)\b|我们|本文"
)
_MAILS = re.compile(r"[^\s@]+@[^\s@]+\.\w+(?:[,; ]+[^\s@]+@[^\s@]+\.\w+)*")
_SLANTED = re.compile(r"([_*])(?=[^\s_*])(.*?[)\w])\.?\1\.?")
_ON = re.compile(
    r"[,:;&–—-]$|\b(?:a|an|and|as|at|by|for|from|in|into|is|of|on|or|over|the|their|through|to|under"
    r"|using|via|vs\.?|with|without)$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Lead:
    """Lines above an abstract, told apart."""

    title: Block = ()
    names: Block = ()
    others: Block = ()


@dataclass(frozen=True, slots=True)
class _Width:
    """How wide wrapped lines are."""

    widest: int
    filled: bool  # a program fills lines as far as the next word lets it; set type is ragged


def split_lead(lines: Block, titled: bool) -> tuple[Block, Block]:
    """What stands above an abstract, and the abstract; `titled` says that the title is known."""
    above: Block = ()
    found = blocks(lines)
    for index, block in enumerate(found):
        below = found[index + 1] if index + 1 < len(found) else ()
        text = is_prose(plain(block)) and not is_title_above(plain(block), plain(below))
        if text or len(above) + len(block) > _MOST_LEAD:
            apart = _set_apart(block, titled or bool(above))
            below_it = chain.from_iterable(found[index + 1 :])
            return above + block[:apart], (*block[apart:], *below_it)
        above += block
    return above, ()


def is_title_above(text: str, below: str) -> bool:
    """Whether what reads like a sentence is a title, since it has no end and an abstract below."""
    may = len(text) < WIDE <= len(below) and _may_end(text) and not _OPENS.match(text)
    return may and is_prose(below)


def told_apart(above: Block, titled: bool, named: bool, abstract: Sequence[Block]) -> Lead:
    """The lines above an abstract; `titled` and `named` say what is known already."""
    above = tuple(replace(line, text=_upright(line.text)) for line in above)
    below = [line.text for block in abstract for line in block]
    width = _width([*(line.text for line in above), *below])
    start, end = (0, 0) if named else _names(above, 0 if titled else 1, width, " ".join(below))
    if start == end:
        start = end = 0 if titled else _MOST_TITLE
    if titled:
        return Lead((), above[start:end], above[:start] + above[end:])
    return Lead(above[:start], above[start:end], above[end:])


def _upright(text: str) -> str:
    """A line without the marks that slant all of it, nor the full stop of names in brackets."""
    found = _SLANTED.fullmatch(text)
    return found[2] if found and "_" not in found[2][1:-1].replace("\\_", "") else text


def as_names(texts: Sequence[str]) -> str:
    """Lines of names as one line."""
    whole = "".join(texts[:1])
    for above, text in pairwise(texts):
        whole += f"{' ' if _is_wrapped(above) else '; '}{text}"
    return whole


def ends_open(text: str) -> bool:
    """Whether a line ends so that its phrase must go on: "Learning from the"."""
    return _ON.search(text) is not None


def _names(lines: Block, first: int, width: _Width, near: str) -> tuple[int, int]:
    """The first run of lines that hold names, from `first` on: its start and end."""
    texts = [line.text for line in lines]
    for start in range(first, len(lines)):
        # Two words may be the end of a wrapped title.
        several = "," in texts[start] or lines[start].opens
        if start and not several and not _is_ended(texts[start - 1], texts[start], width):
            continue
        if is_names(texts[start], near):
            end = start + 1
            while end < len(texts) and _are_names(texts[start : end + 1]):
                end += 1
            return start, end
    return 0, 0


def _are_names(texts: Sequence[str]) -> bool:
    """Whether the last line goes on with the names above it."""
    return is_names(texts[-1]) or (_is_wrapped(texts[-2]) and is_names(as_names(texts)))


def _is_wrapped(names: str) -> bool:
    return len(names) >= _FULL or ends_open(names)


def _set_apart(block: Block, titled: bool) -> int:
    """How many lines at a block's head stand apart from the text below: a title, names."""
    most = min(len(block) - 1, _MOST_APART)
    texts = [line.text for line in block]
    width = _width(texts)
    start, end = _names(block[:most], 0 if titled else 1, width, " ".join(texts[most:]))
    if end and start <= _MOST_TITLE and not has_stop(" ".join(texts[:start])):
        while end < most and _is_below_names(texts[end], texts[end + 1], width):
            end += 1
        return end
    return 0 if titled else _title(texts[: most + 1], width)


def _title(texts: Sequence[str], width: _Width) -> int:
    """How many of the first lines are a title."""
    title = 0
    for at, (text, below) in enumerate(islice(pairwise(texts), _MOST_TITLE), 1):
        unwrapped = len(text) < WIDE <= len(below)  # too long to be the same wrapped text
        if has_stop(text) or (is_prose(" ".join(texts[:at])) and not unwrapped):
            break
        if (unwrapped and _may_end(text)) or _is_ended(text, below, width):
            title = at
        if unwrapped or _has_room(text, below, width):
            break
    return title


def _is_below_names(text: str, below: str, width: _Width) -> bool:
    if _MAILS.fullmatch(text):
        return True
    return _is_ended(text, below, width) and (is_institution(text) or not is_lower_case(text))


def _is_ended(text: str, below: str, width: _Width) -> bool:
    """Whether a line was ended on purpose, as a title is and a wrapped line is not."""
    if not _may_end(text) or speaks(text):
        return False
    if _has_room(text, below, width) or _OPENS.match(below):
        return True
    return is_title_case(text) and below[0].isupper()


def _has_room(text: str, below: str, width: _Width) -> bool:
    """Whether a line ends where no program would have broken it."""
    word = 1 if is_wide(below[0]) else len(below.split(" ", 1)[0])
    if width.filled and len(text) > _WIDER * width.widest:
        return True
    return len(text) + 1 + word <= width.widest * (1 if width.filled else _RAGGED)


def _may_end(text: str) -> bool:
    """Whether a line can be a title's or names': no sentence, no heading inside an abstract."""
    inside = text.strip(":. ").lower() in _PARTS
    return not (has_stop(text) or ends_open(text) or text[0].islower() or inside)


def _width(texts: Sequence[str]) -> _Width:
    """The width of wrapped lines, from those below a title and names, which may not be."""
    below = texts[_MOST_APART:] if len(texts) > _MOST_APART + 1 else texts[1:]
    widest = max(map(len, below), default=0)
    last = islice(pairwise(reversed(texts)), _FILLED)
    full = [len(text) + 1 + len(under.split(" ", 1)[0]) > widest for under, text in last]
    return _Width(widest, len(full) == _FILLED and all(full))
