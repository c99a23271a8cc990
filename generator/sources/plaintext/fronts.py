"""The front matter of a page that a site generator keeps, above a list in plain text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from generator.errors import Place, Problem, note
from generator.sources.labels import apart, label
from generator.sources.plaintext.lines import RULE, Block, Line, plain

_KEY = re.compile(r"[a-z_][\w-]*: ?\S.*|[a-z_][\w-]*:|- \S.*")


def without_front(
    found: Sequence[Line], file: str
) -> tuple[Block, tuple[Line, ...], list[Problem]]:
    """The title that a page's front matter states, the lines below it, and what was left out."""
    rules = [at for at, line in enumerate(found) if line.mark == RULE]
    if len(rules) < 2 or rules[0] or rules[1] + 1 == len(found):
        return (), tuple(found), []
    head, below = tuple(found[1 : rules[1]]), found[rules[1] + 1 :]
    titles = [line for line in head if apart(line.text)[0].casefold() == "title"]
    if len(titles) != 1 or not (_is_title_only(head, found) or _is_front(head)):
        return (), tuple(found), []
    value = apart(titles[0].text)[1]
    title = (replace(titles[0], text=value.strip("\"' ") or value),) if value else ()
    others = [line for line in head if line not in titles]
    message = f'of the page\'s front matter, only its title was read: "{plain(others)}"'
    told = [note(Place(file, others[0].number), message)] if others else []
    return title, (replace(below[0], opens=True), *below[1:]), told


def spare(front: Block, title: Block, file: str) -> list[Problem]:
    """That a page's front matter states another title than the list below it does."""
    if not front or plain(front) == plain(title):
        return []
    message = f'left out, since the list has another title below it: "{plain(front)}"'
    return [note(Place(file, front[0].number), message)]


def _is_front(head: Block) -> bool:
    """Whether lines are keys and values that are no paper's, which has more than a title."""
    fields = {said.field for line in head if (said := label(line.text)) and said.kind == "text"}
    return len(head) > 1 and fields <= {"title", "id"} and all(_KEY.fullmatch(x.text) for x in head)


def _is_title_only(head: Block, found: Sequence[Line]) -> bool:
    """Whether a title stands alone between rules, and no other section begins with one."""
    firsts = [below for above, below in pairwise(found) if above.mark == RULE]
    said = [label(line.text) for line in firsts if line.mark != RULE]
    return len(head) == 1 and sum(each is not None and each.field == "title" for each in said) == 1
