"""Titles that the organiser gives to papers whose list has none: `titles.yaml`.

One line a paper: the word of its address, and its title in TeX. The file is written once with
the derived headlines (`paperlist check --write-titles`), edited, and kept beside the list.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import yaml

from generator.errors import ContentError, Place, Problem
from generator.sources.pairs import pairs, text
from generator.text import squeeze

_HEAD = """\
# Titles for papers whose list gives none. These are the headlines that were derived: mend the
# right-hand sides, delete the lines that shall stay derived, keep this as titles.yaml in content/.
"""


@dataclass(frozen=True, slots=True)
class Title:
    """A title for the paper whose address has the word `slug`."""

    slug: str
    text: str  # TeX on one line
    place: Place


def load(data: bytes, file: str) -> tuple[Title, ...]:
    """The titles in the bytes of a YAML file; raises ContentError with every fault."""
    problems: list[Problem] = []
    titles = []
    for slug, node, place in pairs(data, file, problems):
        if title := squeeze(text(node) or ""):
            titles.append(Title(slug, title, place))
        else:
            problems.append(Problem(place, f'"{slug}" has no title', "write one, or delete this"))
    if problems:
        raise ContentError(problems)
    return tuple(titles)


def write(titles: Iterable[tuple[str, str]]) -> str:
    """The text of such a file, given slugs and titles."""
    lines = yaml.safe_dump(dict(titles), allow_unicode=True, width=1_000_000, sort_keys=False)
    return f"{_HEAD}{lines}"
