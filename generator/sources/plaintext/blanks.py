"""Part a file's lines into papers where no mark does it: by blank lines, or line by line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, pairwise

from generator.sources.labels import is_identifier, label, links
from generator.sources.plaintext.cuts import Cut, is_one_a_line, units
from generator.sources.plaintext.leads import is_title_above
from generator.sources.plaintext.lines import RULE, Block, Line, blocks, plain
from generator.sources.plaintext.looks import is_furniture, is_group, is_prose

# What a block may be.
PROSE = "an abstract"
SHORT = "a title, or nothing"
BEFORE = "a label that stands above an abstract"
AFTER = "a label that stands below one, or what a colon promised"
GROUP = "a session's name, or the list's"
OTHER = "the page's, not a paper's"

_GOES_ON = re.compile(r"[-*•·‣◦▪●–—] |\(?\w{1,3}[.)] |\$\$|\\\[|\\begin")  # lists, displays
_MOST_LEAD = 3  # short blocks above an abstract: title, authors, affiliations
_REGULAR = 0.8  # of all abstracts have a title above them, if titles are what stands there


def by_blanks(lines: Sequence[Line]) -> Cut:
    """The papers of a file without marks."""
    lines = [line for line in lines if line.mark != RULE]
    one_a_line = is_one_a_line(blocks(lines))
    found = units(lines)
    kinds = [_kind(above, block) for above, block in pairwise([(), *found])]
    if kinds.count(PROSE) * 10 < len(kinds) > 2:
        return _titles(found, kinds)
    cut = _by_leads(found, kinds)
    return replace(cut, form="lines") if one_a_line else cut


def _kind(above: Block, block: Block) -> str:
    text = plain(block)
    if above and above[-1].text[-1] in ":：;；,，" and _GOES_ON.match(text):
        return AFTER
    if is_prose(text):
        return PROSE
    said = label(text)
    if said and said.kind == "text":
        return BEFORE if said.field in ("title", "authors", "id") else AFTER
    if said and (is_identifier(said) or (said.kind == "link" and links(said.field, said.value)[0])):
        return AFTER
    if is_furniture(text) or (said and said.kind in ("unused", "fact")):
        return OTHER
    return GROUP if is_group(text) else SHORT


def _titles(found: Sequence[Block], kinds: Sequence[str]) -> Cut:
    """A list of nothing but titles, the first of them the list's own."""
    first = _first(kinds)
    named = kinds[first : first + 1] in ([SHORT], [GROUP])
    others = [at for at in range(len(found)) if at != first or not named]
    # A heading's mark makes a title even of what reads like a sentence.
    kept = tuple(
        (replace(found[at][0], mark="#"), *found[at][1:])
        for at in others
        if kinds[at] not in (GROUP, OTHER)
    )
    rest = tuple(found[at] for at in others if kinds[at] in (GROUP, OTHER))
    return Cut("titles", kept, found[first] if named else (), rest)


def _first(kinds: Sequence[str]) -> int:
    """The first block that is not the page's."""
    return next((at for at, kind in enumerate(kinds) if kind != OTHER), 0)


def _by_leads(found: Sequence[Block], kinds: Sequence[str]) -> Cut:
    """Each abstract with the short blocks that belong to it, if such stand above nearly all."""
    leads = _leads(kinds)
    others = Counter(leads[1:])
    titled = others[0] <= (1 - _REGULAR) * len(leads[1:])
    if titled:
        kinds = _with_titles(found, kinds)
        leads = _leads(kinds)
    usual = min(others, key=lambda count: (-others[count], count), default=0) if titled else 0
    first = _first(kinds)
    heads = kinds[first : first + 1]
    named = heads == [GROUP] or (heads == [SHORT] and (not leads or leads[0] > usual))
    pairs = list(zip(found, kinds, strict=True))
    name = pairs.pop(first)[0] if named else ()
    sections, rest = _gathered(pairs, titled)
    return Cut("blanks", sections, name, rest)


def _with_titles(found: Sequence[Block], kinds: Sequence[str]) -> list[str]:
    """The kinds, a title that reads like a sentence found out by what stands around it."""
    titles = {
        at
        for at, three in enumerate(zip(kinds, kinds[1:], kinds[2:], strict=False), 1)
        if three == (PROSE, PROSE, PROSE) and is_title_above(plain(found[at]), plain(found[at + 1]))
    }
    return [SHORT if at in titles else kind for at, kind in enumerate(kinds)]


def _gathered(
    pairs: Sequence[tuple[Block, str]], titled: bool
) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The papers, and the blocks that belong to none."""
    sections: list[list[Line]] = []
    rest: list[Block] = []
    above: list[Block] = []  # what may belong to the next abstract
    sure = False
    for block, kind in pairs:
        if kind == PROSE:
            if not titled or above or not sections:
                sections.append([])
            sections[-1] += chain(*above[-_MOST_LEAD:], block)
            rest += above[:-_MOST_LEAD]
            above, sure = [], False
        elif kind == AFTER and sections and not above:
            sections[-1] += block
        elif kind in (BEFORE, AFTER) or (kind == SHORT and titled):
            above.append(block)
            sure = sure or kind == BEFORE
        else:
            rest.append(block)
    if sure:
        sections.append([*chain(*above)])
    else:
        rest += above
    return tuple(map(tuple, sections)), tuple(rest)


def _leads(kinds: Sequence[str]) -> list[int]:
    """How many short blocks stand above each abstract."""
    counts = []
    count = 0
    for kind in kinds:
        count += kind == SHORT
        if kind == PROSE:
            counts.append(count)
            count = 0
    return counts
