"""Second phrases that make a headline say more: what it is for, and what it is about."""

from __future__ import annotations

import re
from typing import NamedTuple

from generator.headlines._words import DATED, FOR, NO_TOPIC, OPEN, PLAIN, PROPER, VAGUE
from generator.headlines.cues import Cue
from generator.headlines.phrases import ACTION, NOUN_PHRASE
from generator.headlines.reading import Reading, prior
from generator.headlines.wording import trimmed

ENOUGH = 0.28  # share of a topic's words that are expected in the title
_SURE = 0.42  # the same of one that is not the first thing said and never said again
_UNLIKELY = -3.0  # log-odds of a word that hardly ends a topic, unless it comes again
_POINTING = re.compile("[SHW]")
_FOR = frozenset(FOR.split())
_VAGUE = frozenset(VAGUE.split())
_NO_TOPIC = frozenset(NO_TOPIC.split())
_DATED = frozenset(DATED.split())
_TIMES = frozenset(["years", "decade", "decades"])
_PROPER = frozenset(PROPER.split())
_PLAIN = frozenset(PLAIN.split())
_OPEN = frozenset(OPEN.split())
_NOUNS = re.compile("[JNE]*N(?=[^NOC])")


def purpose(reading: Reading, cue: Cue) -> tuple[list[str], float]:
    """From "To V X, we propose …" the words "to V X"; from "For X, …" "for X"; or none.

    With their chances to be title words.
    """
    letters, lowers = reading.letters, reading.lowers
    comma = cue.subject - 1
    if cue.kind not in "PpS" or comma - cue.opening < 2 or letters[comma] != ",":
        return [], 0.0
    start = letters.rfind(",", cue.opening, comma) + 1 or cue.opening
    if lowers[start : start + 2] == ["in", "order"]:
        start += 2
    first, joint = start + 1, lowers[start]
    if not 3 <= comma - start <= 12 or _POINTING.search(letters, start, comma):
        return [], 0.0
    if joint == "to" and ACTION.fullmatch(letters, first, comma):
        joint, first = ("for", first + 1) if lowers[first] in _FOR else ("to", first)
    elif joint != "for" or not NOUN_PHRASE.fullmatch(letters, first, comma):
        return [], 0.0
    if joint == "for":
        first = trimmed(reading.words, letters, first, comma)
    if lowers[comma - 1] in _VAGUE or first >= comma:
        return [], 0.0
    return [joint, *reading.words[first:comma]], reading.sums[comma] - reading.sums[first]


class Topic(NamedTuple):
    """What the abstract is about: a noun phrase of its first two sentences."""

    start: int
    stop: int
    chance: float  # expected number of title words


def topic(reading: Reading) -> Topic | None:
    """The noun phrase most like a title, if any is likely enough.

    The weights were fitted to the share of its words that stand in the true titles.
    """
    best, found = ENOUGH, None
    second = reading.letters.find(".") + 1
    rest = " ".join(reading.stems[second:])
    for match in _NOUNS.finditer(
        reading.letters, 0, max(reading.letters.find(".", second), second)
    ):
        start, stop = match.span()
        start = trimmed(reading.words, reading.letters, start, stop)
        start += reading.lowers[start] in _DATED
        start += reading.lowers[start] in _TIMES
        size = stop - start
        if not 2 <= size <= 5 or _NO_TOPIC.issuperset(reading.lowers[start:stop]):
            continue
        last = reading.lowers[stop - 1]
        if prior(last) < _UNLIKELY and last not in reading.lowers[stop:]:
            continue
        if size == 2 and reading.lowers[start] in _PLAIN:
            continue
        share = (reading.sums[stop] - reading.sums[start]) / size
        if start > 2 and share < _SURE and rest.count(" ".join(reading.stems[start:stop])) == 0:
            continue
        share += 0.05 * (start < 3) + 0.2 * _defined(reading, start, stop) + 0.02 * (size > 2)
        if share > best:
            best, found = share, Topic(start, stop, share * size)
    return found


def _defined(reading: Reading, start: int, stop: int) -> bool:
    """Whether the abstract opens "X (ACRONYM) is …"."""
    return (
        start < 2
        and reading.letters[stop] == "A"
        and f"{reading.words[stop - 1]} (" in reading.sentences[0]
    )


def antecedent(reading: Reading, cue: Cue) -> list[str]:
    """What "we study this problem" means: "Y of X" from "X …, but their Y is not understood"."""
    letters, lowers = reading.letters, reading.lowers
    stop = cue.opening - 1
    opening = letters.rfind(".", 0, max(stop, 0)) + 1
    if stop < 4 or lowers[stop - 1] not in _OPEN:
        return []
    verb = stop - 1
    while verb > opening and letters[verb - 1] in "AB":
        verb -= 1
    if lowers[verb - 1] in ("remain", "remains"):
        verb -= 1
    subject = max(letters.rfind(mark, opening, verb) for mark in ",XK") + 1
    if not opening < subject < verb or not NOUN_PHRASE.fullmatch(letters, subject, verb):
        return []
    if _POINTING.search(letters, subject + 1, verb):
        return []
    if letters[subject] != "S":
        return reading.words[trimmed(reading.words, letters, subject, verb) : verb]
    owner = NOUN_PHRASE.match(letters, opening)
    if not owner:
        return []
    end = min(place for place in (letters.find(mark, opening) for mark in "AV,.") if place > 0)
    return [*reading.words[subject + 1 : verb], "of", *running(reading, opening, end)]


def running(reading: Reading, start: int, stop: int) -> list[str]:
    """Words as they stand inside a sentence, where the first may have stood at its beginning."""
    words = reading.words[start:stop]
    lower = words[0].lower()
    begins = not start or reading.letters[start - 1] == "."
    plain = " ".join(words)[1:].islower() and lower not in _PROPER
    return [lower, *words[1:]] if begins and plain else words
