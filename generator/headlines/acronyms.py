"""Acronyms of a headline spelt out as the abstract does."""

from __future__ import annotations

from generator.headlines._words import (
    FAMILIAR,
    PROPER,
    SMALL,
)
from generator.headlines.patterns import Late
from generator.headlines.wordclasses import base

_PROPER = frozenset(PROPER.split())
_SHORT = Late(r"[A-Z][A-Za-z0-9-]*[A-Z][A-Za-z0-9]*s?$")
_FAMILIAR = frozenset(FAMILIAR.split())
_SINCE = Late(r"[.;:()]")
_LONGEST = 16  # words of a headline after acronyms are spelt out


def expanded(words: list[str], plain: str, name: str) -> list[str]:
    """Acronyms that the abstract itself defines, spelt out where they first stand."""
    for place, word in enumerate(words):
        if word == name or word in _FAMILIAR or not _SHORT.match(word):
            continue
        long = _long_form(word, plain)
        if (
            long
            and len(words) + len(long) - 1 <= _LONGEST
            and " ".join(long) not in " ".join(words)
        ):
            return expanded([*words[:place], *long, *words[place + 1 :]], plain, name)
    return words


def _long_form(short: str, plain: str) -> list[str]:
    """The words before "(SHORT)" whose initials it is; [] where there are none."""
    single = short[:-1] if short.endswith("s") else short
    place = plain.find(f" ({single}")
    after = plain[place + len(single) + 2 :][:2]
    if place < 0 or after.lstrip("s")[:1] not in (")", ";", ","):
        return []
    words = _SINCE.split(plain[max(0, place - 110) : place])[-1].split()
    wanted = "".join(letter for letter in single.lower() if letter.isalnum())
    for size in range(1, min(len(words), len(wanted) + 3) + 1):
        last = words[-size:]
        parts = [part for part in _PARTING.split(" ".join(last).lower()) if part]
        whole = "".join(part[0] for part in parts)
        strong = "".join(part[0] for part in parts if part not in _SMALL)
        if wanted in (whole, strong) and parts[0] not in _SMALL:
            return _numbered(last, short.endswith("s"), after[:1] == "s")
    return []


_PARTING = Late(r"[\s\-–/]+")
_SMALL = frozenset(SMALL.split())


def _numbered(words: list[str], wanted: bool, given: bool) -> list[str]:
    """A long form in the number of the acronym it stands for."""
    last = words[-1]
    if given and not wanted and last.endswith("s") and not last.endswith("ss"):
        last = base(last) or last
    elif wanted and not given and not last.endswith("s"):
        last += "s"
    head = words[0]
    named = head.lower() in _PROPER
    if len(words) > 1 and head[1:].islower() and words[1][0].islower() and not named:
        head = head[0].lower() + head[1:]
    return [head, *words[1:-1], last] if len(words) > 1 else [last]
