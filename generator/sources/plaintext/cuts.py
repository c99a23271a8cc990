"""A file's lines parted into papers, and what all ways of parting them share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from generator.sources.labels import label
from generator.sources.plaintext.lines import RULE, Block, Line, blocks, plain
from generator.sources.plaintext.looks import WIDE, is_furniture, is_prose


@dataclass(frozen=True, slots=True)
class Cut:
    """A file's lines, parted."""

    form: str  # the marks: "rules", "headings", "labels", "numbers", "bullets", "blanks" …
    sections: tuple[Block, ...]  # what may each be a paper
    title: Block = ()  # the list's
    rest: tuple[Block, ...] = ()  # belongs to no paper
    jumps: tuple[int, ...] = ()  # lines before which a number is missing


def has_prose(sections: Iterable[Block]) -> bool:
    """Whether any block reads like an abstract; a list of titles has none."""
    return any(is_prose(plain(block)) for section in sections for block in blocks(section))


def paragraphs(sections: Iterable[Block]) -> int:
    """How many blocks read like an abstract or a part of one."""
    return sum(is_prose(plain(block)) for section in sections for block in blocks(section))


def lead(found: Sequence[Block]) -> int:
    """How many short blocks without a label stand before the first that is an abstract's."""
    count = 0
    for block in found:
        if is_prose(plain(block)) or label(block[0].text):
            break
        count += 1
    return count


def titled(form: str, sections: Sequence[Block]) -> Cut:
    """Tell the list's title from the first paper by how the other papers begin."""
    first, others = blocks(sections[0]), sections[1:]
    if lead(first) == len(first):  # nothing but short blocks: no paper
        return Cut(form, tuple(others), first[0], tuple(first[1:]))
    usual = Counter(lead(blocks(section)) for section in others).most_common(1)
    if lead(first) <= (usual[0][0] if usual else 0):
        return Cut(form, tuple(sections))
    paper = tuple(line for block in first[1:] for line in block)
    return Cut(form, (paper, *others), first[0])


def front(lines: Sequence[Line]) -> tuple[Block, list[Block], list[Block]]:
    """What stands before the first marked paper: the list's title, unmarked papers, the rest."""
    found = blocks(line for line in lines if line.mark != RULE)
    papers = [block for block in found if is_prose(plain(block))]
    short = [block for block in found if not is_prose(plain(block))]
    if short and short[0] is found[0] and is_title(short[0]):
        return short[0], papers, short[1:]
    return (), papers, short


def is_title(block: Block) -> bool:
    """Whether a short first block can name a list: no page number, no header of a mail."""
    said = label(block[0].text)
    return not is_furniture(plain(block)) and not (said and said.kind in ("unused", "fact"))


def between(lines: Sequence[Line], starts: Sequence[int], ends: Iterable[int]) -> list[Block]:
    """The lines from each start to the next start or end."""
    bounds = sorted({*starts, *ends, len(lines)})
    opening = set(starts)
    return [tuple(lines[a:b]) for a, b in pairwise(bounds) if a in opening]


def units(lines: Sequence[Line]) -> list[Block]:
    """The blocks of a file without marks, or its lines where each is a paper or a title."""
    found = blocks(lines)
    if not is_one_a_line(found):
        return found
    return [(replace(line, text=cell(line.text), opens=True),) for block in found for line in block]


def cell(text: str) -> str:
    """A spreadsheet's cell without the quotes that copying puts around it.

    >>> cell('"We study ""small"" widgets."')
    'We study "small" widgets.'
    """
    inner = text[1:-1]
    quoted = text == f'"{inner}"' and '"' not in inner.replace('""', "")
    return inner.replace('""', '"') if quoted and inner else text


def is_one_a_line(found: Sequence[Block]) -> bool:
    """Whether each line is a paper or a title: lines too long to be wrapped, or too uneven."""
    lines = [line.text for block in found for line in block]
    wide = sum(len(text) >= WIDE for text in lines)
    lower = sum(text[0].islower() for text in lines[1:])
    if len(lines) < len(found) + 1 or lower >= 0.3 * len(lines):
        return False
    if len(found) <= 2:
        return wide >= 2 or (wide == 0 and len(lines) > 2 and not _is_filled(lines))
    return wide >= 3 * len(found)


def _is_filled(lines: Sequence[str]) -> bool:
    """Whether nearly all lines are about as wide as the widest, as wrapped text is."""
    widest = max(map(len, lines))
    return sum(len(text) >= 0.85 * widest for text in lines[:-1]) >= 0.7 * (len(lines) - 1)
