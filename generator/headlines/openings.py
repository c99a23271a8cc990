"""What an abstract is about, as it opens: the noun phrases of its first two sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.headlines._words import DATED, NO_TOPIC, PLAIN, PROPER, VAGUE
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading
from generator.headlines.vocabulary import PRIOR
from generator.headlines.wording import trimmed

_ENOUGH = 0.28  # share of a topic's words that are expected in the title
_SURE = 0.42  # the same of one that is not the first thing said and never said again
_UNLIKELY = -3.0  # log-odds of a word that hardly ends a topic, unless it comes again
_NO_TOPIC = frozenset(NO_TOPIC.split())
_CONTRAST = frozenset(["while", "although", "though", "despite", "unlike"])
_TIMES = frozenset(["years", "decade", "decades"])
_PROPER = frozenset(PROPER.split())
_PLAIN = frozenset(PLAIN.split())
_TASK_ENDINGS = ("tion", "sion", "ing", "sis", "retrieval", "search", "recovery", "discovery")
_NO_TASK = frozenset(["information", "function", "representation", "distribution", "equation"])
_TREATED = frozenset(
    ["networks", "robots", "systems", "agents", "games", "graphs", "processes", "vehicles", "tasks"]
)
_FIRST_SAID = 3  # tokens within which a topic opens the abstract
_SUCH_AS = ["such", "as"]
_LISTING = frozenset(["like", "including", "as"])
_ITEMS = Late("(?:[DJNEGPO]+,C?)*")
_CLASS = Late("[JNE]*N$")
NOUNS = Late("[JNE]{0,24}N(?=[^NOC])")  # longer ones are no phrases, and take quadratic time
_VAGUE = frozenset(VAGUE.split())
_DATED = frozenset(DATED.split())


class Topic(NamedTuple):
    """What the abstract is about: a noun phrase of its first two sentences."""

    start: int
    stop: int
    chance: float  # expected number of title words
    again: bool  # whether later sentences have it too, or it is what the abstract defines
    task: bool  # whether it is something to be done, and comes again: "X for TOPIC" holds


def topics(reading: Reading) -> list[Topic]:
    """The noun phrases that are like enough to a title, the likest first.

    The weights were fitted to the share of its words that stand in the true titles.
    """
    found: list[tuple[float, Topic]] = []
    rest = ""
    for start, stop, said in _phrases(reading):
        size = stop - start
        share = (reading.sums[stop] - reading.sums[start]) / size
        if share + 0.05 * (start < 3) + 0.2 * (start < 2) + 0.02 * (size > 2) <= _ENOUGH:
            continue  # whatever the rest may say
        rest = rest or " ".join(reading.stems[reading.letters.find(".") + 1 :])
        last = reading.lowers[stop - 1]
        defined = _defined(reading, start, stop)
        kind = reading.lowers[stop : stop + 2] == _SUCH_AS and said in rest
        if not (defined or kind) and PRIOR[last] < _UNLIKELY and last not in reading.lowers[stop:]:
            continue
        if size == 2 and (reading.lowers[start] in _PLAIN or last in _VAGUE):
            continue
        if denied(reading, reading.words[start:stop]):
            continue
        again = said in rest
        if start > 2 and share < _SURE and not again:
            continue
        share += 0.05 * (start < 3) + 0.2 * defined + 0.02 * (size > 2)
        if share > _ENOUGH:
            task = (again or start < _FIRST_SAID) and is_task(last)
            label = rest.count(said) > 1 or defined or kind or (again and task)
            found.append((share, Topic(start, stop, share * size, label, task)))
    found.sort(key=lambda pair: -pair[0])
    return [about for share, about in found if share > _SURE or about is found[0][1]]


def denied(reading: Reading, words: Sequence[str]) -> bool:
    """Whether the abstract says that it is not about something."""
    text = reading.text.plain
    return "not about " in text and f"not about {' '.join(words).lower()}" in text.lower()


def _phrases(reading: Reading) -> Iterator[tuple[int, int, str]]:
    """Where the noun phrases of the first two sentences stand that may be topics.

    And the stems that come again if they are: of X, if the topic is the Z of "Z such as X".
    """
    lowers, letters = reading.lowers, reading.letters
    second = letters.find(".") + 1
    for match in NOUNS.finditer(letters, 0, max(letters.find(".", second), second)):
        start, stop = match.span()
        if stop < start + 2:
            continue
        start = trimmed(reading.words, letters, start, stop)
        start += lowers[start] in _DATED
        start += lowers[start] in _TIMES
        opening = letters.rfind(".", 0, start) + 1
        said = " ".join(reading.stems[start:stop])
        start, stop = example_of(reading, start, stop)
        if _listed(reading, opening, start):
            continue
        if lowers[opening] in _CONTRAST and start < letters.find(",", opening):
            continue  # "while X is well studied, Y is not"
        if letters[stop] == "." and start == opening:
            continue  # "Old maps fade." is no phrase
        if 2 <= stop - start <= 5 and not _NO_TOPIC.issuperset(lowers[start:stop]):
            yield start, stop, said


def _listed(reading: Reading, opening: int, start: int) -> bool:
    """Whether a phrase is one of several examples: "settings such as X, Y and Z"."""
    before = reading.lowers[opening:start]
    if _LISTING.isdisjoint(before):
        return False
    place = max(at for at, word in enumerate(before) if word in _LISTING)
    kind = before[place - 1] == "such" if before[place] == "as" else before[place - 1].endswith("s")
    told = _ITEMS.fullmatch(reading.letters, opening + place + 1, start)
    return place > 1 and kind and told is not None


def example_of(reading: Reading, start: int, stop: int) -> tuple[int, int]:
    """Where Z stands for the X of "Z such as X": X is only an example of what a paper is about."""
    if start < 4 or reading.lowers[start - 2 : start] != _SUCH_AS:
        return start, stop
    kind = _CLASS.search(reading.letters, max(0, start - 9), start - 2)
    if not kind or start - 2 - kind.start() < 2:
        return start, stop
    first = trimmed(reading.words, reading.letters, kind.start(), start - 2)
    return first + (reading.lowers[first] in _PLAIN and first < start - 4), start - 2


def is_task(word: str) -> bool:
    """Whether a word that ends a phrase names something to be done, or to be treated."""
    return word in _TREATED or (word.endswith(_TASK_ENDINGS) and word not in _NO_TASK)


def _defined(reading: Reading, start: int, stop: int) -> bool:
    """Whether the abstract opens "X (ACRONYM) is …"."""
    return (
        start < 2
        and reading.letters[stop] == "A"
        and f"{reading.words[stop - 1]} (" in reading.sentences[0]
    )


def running(reading: Reading, start: int, stop: int) -> list[str]:
    """Words as they stand inside a sentence, where the first may have stood at its beginning."""
    words = reading.words[start:stop]
    lower = words[0].lower()
    begins = not start or reading.letters[start - 1] == "."
    plain = " ".join(words)[1:].islower() and lower not in _PROPER
    return [lower, *words[1:]] if begins and plain else words
