"""A name as it is written, into the parts that citations order anew."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.citations._words import (
    CAPITAL_PARTICLES,
    GROUPS,
    PARTICLES,
    SUFFIXES,
    VIETNAMESE,
)
from generator.model import Person

_MANY = 1 << 15  # names that are remembered, since people write several papers
_PARTICLES = frozenset(PARTICLES.split())
_CAPITAL_PARTICLES = frozenset(CAPITAL_PARTICLES.split())
_VIETNAMESE = frozenset(VIETNAMESE.split())
_GROUPS = frozenset(GROUPS.split())
# Scripts in which names are not turned round, and signs that no person's name has.
_WHOLE = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\d@{}()/&:;]")


@lru_cache(_MANY)
def person(name: str, family: str = "") -> Person:
    """The parts of a plain name on one line, given name first.

    `family` is its last part, particles and all, where that is known: then nothing is guessed. It
    is all of a group's name.

    A name of one word, of a group, or in a script that writes the family name first has only a
    `family`: nothing of it is turned round or cut to an initial.

    >>> person("Ada B. van der Example, Jr.")
    Person(family='Example', given='Ada B.', particle='van der', suffix='Jr.')
    >>> person("Ada Van Gool").family, person("The Example Team").family, person("王小明").family
    ('Van Gool', 'The Example Team', '王小明')
    >>> person("Ada Sample van Example Tester", "van Example Tester")
    Person(family='Example Tester', given='Ada Sample', particle='van', suffix='')
    """
    if family == name:
        return Person(name)
    words, suffix = _without_suffix(name)
    known = family.split(" ") if family else []
    if known and len(known) < len(words) and words[-len(known) :] == known:
        return _person(words, len(words) - len(known), suffix)
    if _is_whole(name, words):
        return Person(name)
    before, comma, after = " ".join(words).partition(", ")
    if comma:  # the family name stands first
        return Person(before, after.replace(",", ""), "", suffix)
    return _person(words, _family_start(words), suffix)


def filed(name: str, family: str = "") -> str:
    """What a plain name is filed under: the family name, or all of a group's but "The".

    Where nothing tells the family name, it is taken for the last word, but for a suffix.

    >>> filed("The Example Team"), filed("Ada B. van der Example, Jr."), filed("Ada Example 2nd.ed")
    ('Example Team', 'Example', '2nd.ed')
    """
    words, _ = _without_suffix(name)
    if len(words) > 1 and (family == name or _is_group(name, words)):
        return name.removeprefix("The ")
    known = person(name, family)
    return known.family if known.given else words[-1]


def _person(words: list[str], start: int, suffix: str) -> Person:
    """The parts of a name whose family name, particles and all, begins at a word."""
    while start > 1 and words[start - 1] in _PARTICLES:
        start -= 1
    first = start
    while first < len(words) - 1 and words[first] in _PARTICLES:
        first += 1
    return Person(
        " ".join(words[first:]), " ".join(words[:start]), " ".join(words[start:first]), suffix
    )


def _without_suffix(name: str) -> tuple[list[str], str]:
    words = name.split(" ")
    suffix = SUFFIXES.get(words[-1].rstrip(".").lower(), "") if len(words) > 2 else ""
    if not suffix:
        return words, ""
    rest = words[:-1]
    return [*rest[:-1], rest[-1].rstrip(",")], suffix


def _is_whole(name: str, words: list[str]) -> bool:
    return len(words) < 2 or _is_group(name, words) or _WHOLE.search(name) is not None


def _is_group(name: str, words: list[str]) -> bool:
    joint = words[0] == "The" or "and" in words[1:]
    return joint or not _GROUPS.isdisjoint(name.lower().split(" "))


def _family_start(words: list[str]) -> int:
    """The place of the first word of the family name or of the particles before it."""
    last = len(words) - 1
    lower = next((i for i in range(1, last) if words[i] in _PARTICLES), last)
    if words[last].lower() in _VIETNAMESE:
        return lower
    capital = next((i for i in range(1, last) if words[i] in _CAPITAL_PARTICLES), last)
    return min(lower, capital)
