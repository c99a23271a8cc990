"""Citation keys: ASCII, unique in a site, and the same wherever a paper stands in its list.

A key is the first author's family name, the year and the first words of the paper's address,
which lasts even when the title is mended: "example-2026-counting-bits". Where several papers
would have the same, each takes more words of its address until they differ, so that no key
depends on the order of the papers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from generator.citations._words import PLAIN
from generator.text import slug

_PLAIN = frozenset(PLAIN.split())
_SAFE = re.compile(r"[A-Za-z0-9][A-Za-z0-9:_./+-]*")
_WITH_AUTHOR, _ALONE = 2, 3  # words of the address in a key


@dataclass(frozen=True, slots=True)
class Wish:
    """What a key is made of."""

    own: str  # the key that the list itself gives; "" where it gives none
    family: str  # the first author's; "" where there is none
    year: int
    slug: str  # unique in the site


def keys(wishes: Sequence[Wish]) -> tuple[str, ...]:
    """The key of each paper; a list's own keys stand where they are legal and not used twice.

    >>> keys([Wish("", "Example", 2026, "counting-with-one-bit"), Wish("", "", 0, "a-b-of-c-d")])
    ('example-2026-counting-one', 'b-c-d')
    """
    owned = Counter(wish.own.casefold() for wish in wishes)
    fixed = {
        index: wish.own
        for index, wish in enumerate(wishes)
        if _SAFE.fullmatch(wish.own) and owned[wish.own.casefold()] == 1
    }
    taken = {key.casefold() for key in fixed.values()}
    makings = {index: _Making.of(w) for index, w in enumerate(wishes) if index not in fixed}
    made = fixed | _settle(makings, taken)
    return tuple(made[index] for index in range(len(wishes)))


class _Making(NamedTuple):
    """What a key is put together from: short at first, then with more words."""

    family: str
    year: str
    words: tuple[str, ...]  # that tell something
    slug: str

    @classmethod
    def of(cls, wish: Wish) -> _Making:
        words = wish.slug.split("-")
        telling = [word for word in words if word not in _PLAIN] or words
        year = str(wish.year) if wish.year else ""
        return cls(slug(wish.family).replace("-", ""), year, tuple(telling), wish.slug)

    def key(self, level: int) -> str:
        """The key of a level; the last, with its two hyphens, can be no other paper's."""
        count = level + (_WITH_AUTHOR if self.family else _ALONE)
        if self.is_last(level):
            return f"{_joined(self.family, self.year, ())}--{self.slug}".lstrip("-")
        return _joined(self.family, self.year, self.words[:count])

    def is_last(self, level: int) -> bool:
        shortest = _WITH_AUTHOR if self.family else _ALONE
        return level > max(0, len(self.words) - shortest)


def _settle(makings: dict[int, _Making], taken: set[str]) -> dict[int, str]:
    """For each index the shortest of its keys that no other has; all that clash move on."""
    level = dict.fromkeys(makings, 0)
    now = {index: making.key(0) for index, making in makings.items()}
    while True:
        count = Counter(now.values())
        moving = [
            index
            for index, key in now.items()
            if (count[key] > 1 or key in taken) and not makings[index].is_last(level[index])
        ]
        if not moving:
            return now
        for index in moving:
            level[index] += 1
            now[index] = makings[index].key(level[index])


def _joined(family: str, year: str, words: Sequence[str]) -> str:
    parts = [family, year, *words] if family else [*words, year]
    return "-".join(part for part in parts if part)
