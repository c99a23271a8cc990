"""Noun phrases that an abstract comes back to, also inside longer ones: "domain adaptation" in
"domain adaptation methods".
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines._words import DATED
from generator.headlines.openings import NOUNS
from generator.headlines.reading import Reading
from generator.headlines.wording import trimmed

_HEARD = 250  # tokens in which a phrase must have come again
_LONGEST = 4  # words
_DATED = frozenset(DATED.split())
_Stems = tuple[str, ...]


def repeated(reading: Reading) -> Iterator[tuple[int, int]]:
    """Where each phrase of two to four words stands that is there more than once.

    Last by itself, if it does, since only then its number is its own.
    One that is always part of the same longer phrase is left out: "support vector".
    """
    counts: dict[_Stems, int] = {}
    places: dict[_Stems, tuple[int, int]] = {}
    for start, stop in _phrases(reading):
        key = tuple(reading.stems[start:stop])
        counts[key] = counts.get(key, 0) + 1
        within = reading.letters[stop] in "NJ"  # "kite" in "kite models", not in "kites are"
        if not within or key not in places:
            places[key] = start, stop
    again = {key: count for key, count in counts.items() if count > 1}
    for key, count in again.items():
        wider = (
            other for other, times in again.items() if times == count and len(other) > len(key)
        )
        if not any(_inside(key, other) for other in wider):
            yield places[key]


def _phrases(reading: Reading) -> Iterator[tuple[int, int]]:
    """All stretches of noun phrases that could be phrases themselves, and come again."""
    lowers, letters, stems, times = reading.lowers, reading.letters, reading.stems, reading.counts
    for match in NOUNS.finditer(letters, 0, _HEARD):
        start, stop = match.span()
        while stop > start and times[stems[stop - 1]] < 2:
            stop -= 1
        if stop < start + 2 or "NJ" in match.group() or lowers[start - 2 : start] == ["such", "as"]:
            continue
        start = trimmed(reading.words, letters, start, stop)
        start += lowers[start] in _DATED
        for first in range(start, stop - 1):
            if times[stems[first]] > 1:
                for last in range(first + 2, min(stop, first + _LONGEST) + 1):
                    if letters[last - 1] == "N":
                        yield first, last


def _inside(key: _Stems, other: _Stems) -> bool:
    size = len(key)
    return any(other[at : at + size] == key for at in range(len(other) - size + 1))
