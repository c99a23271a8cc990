"""Second phrases that make a headline say more: what it is for, and what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.headlines._words import (
    BACKWARD,
    DATED,
    FOR,
    GENERAL,
    HEADED,
    NO_TOPIC,
    PLAIN,
    PROPER,
    VAGUE,
    WIDE,
)
from generator.headlines.cues import Cue
from generator.headlines.patterns import Late
from generator.headlines.phrases import ACTION, NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate
from generator.headlines.vocabulary import PRIOR
from generator.headlines.wording import bare, trimmed

MOST = 16  # words of a headline
_THIN = 7  # words below which a less likely topic is better than none
_LABEL = 0.3  # share of a label's words that are expected in the title
ENOUGH = 0.28  # share of a topic's words that are expected in the title
_SURE = 0.42  # the same of one that is not the first thing said and never said again
_UNLIKELY = -3.0  # log-odds of a word that hardly ends a topic, unless it comes again
_POINTING = Late("[SHW]")
_HEADED = frozenset(HEADED.split())
_FOR = frozenset(FOR.split())
_VAGUE = frozenset(VAGUE.split())
_NO_TOPIC = frozenset(NO_TOPIC.split())
_WIDE = frozenset(f"{NO_TOPIC} {WIDE}".split())
_DATED = frozenset(DATED.split())
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
_THESE = frozenset(["these", "such", "those"])
_GENERIC = frozenset(
    f"{HEADED} {GENERAL} {VAGUE} models systems cases ideas results effects phenomena".split()
)
_LINKS = frozenset(["to", "that", "which"])
_BACKWARD = frozenset(["such", *BACKWARD.split()])
NOUNS = Late("[JNE]*N(?=[^NOC])")


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
    if lowers[comma - 1] in _VAGUE or lowers[first] in _VAGUE | {"task", "tasks"} or first >= comma:
        return [], 0.0
    return [joint, *reading.words[first:comma]], reading.sums[comma] - reading.sums[first]


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
    for start, stop in _phrases(reading):
        size = stop - start
        share = (reading.sums[stop] - reading.sums[start]) / size
        if share + 0.05 * (start < 3) + 0.2 * (start < 2) + 0.02 * (size > 2) <= ENOUGH:
            continue  # whatever the rest may say
        rest = rest or " ".join(reading.stems[reading.letters.find(".") + 1 :])
        last = reading.lowers[stop - 1]
        defined = _defined(reading, start, stop)
        if not defined and PRIOR[last] < _UNLIKELY and last not in reading.lowers[stop:]:
            continue
        if size == 2 and (reading.lowers[start] in _PLAIN or last in _VAGUE):
            continue
        again = " ".join(reading.stems[start:stop]) in rest
        if start > 2 and share < _SURE and not again:
            continue
        share += 0.05 * (start < 3) + 0.2 * defined + 0.02 * (size > 2)
        if share > ENOUGH:
            task = (again or start < _FIRST_SAID) and is_task(last)
            often = rest.count(" ".join(reading.stems[start:stop])) > 1
            label = often or defined or (again and task)
            found.append((share, Topic(start, stop, share * size, label, task)))
    found.sort(key=lambda pair: -pair[0])
    return [about for share, about in found if share > _SURE or about is found[0][1]]


def _phrases(reading: Reading) -> Iterator[tuple[int, int]]:
    """Where the noun phrases of the first two sentences stand that may be topics."""
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
        if lowers[opening] in _CONTRAST and start < letters.find(",", opening):
            continue  # "while X is well studied, Y is not"
        if letters[stop] == "." and start == opening:
            continue  # "Old maps fade." is no phrase
        if 2 <= stop - start <= 5 and not _NO_TOPIC.issuperset(lowers[start:stop]):
            yield start, stop


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


def fresh(reading: Reading, made: Candidate, stated: list[Topic]) -> Topic | None:
    """The likest topic, or the end of it, that repeats nothing of the candidate."""
    if not stated:
        return None
    said = {_stem(word.lower()) for word in made.words}
    for start, stop, chance, again, task in stated[: None if len(made.words) < _THIN else 1]:
        first = start
        stems = [_stem(word) for word in reading.lowers[start:stop]]
        while first < stop - 2 and stems[first - start] in said:
            first += 1
        if said.isdisjoint(stems[first - start :]) and not abbreviated(
            said, reading.lowers[start:stop]
        ):
            whole = again and first == start  # "recognition models" may be clipped
            return Topic(first, stop, chance * (stop - first) / (stop - start), whole, task)
        if reading.lowers[stop - 1] not in _HEADED:
            return None  # it says what the abstract is about
    return None


def headed(reading: Reading, made: Candidate, stated: list[Topic]) -> Iterator[Candidate]:
    """A finding after the topic that the abstract opens with, if they have a word in common."""
    said = {_stem(word.lower()) for word in made.words}
    for about in stated:
        size = about.stop - about.start
        if about.start < 6 and 2 < size <= MOST - len(made.words):
            stems = [_stem(word) for word in reading.lowers[about.start : about.stop]]
            if 0 < sum(stem in said for stem in stems) < size - 1:
                words = [*running(reading, about.start, about.stop), ":", *made.words]
                yield _longer(made, words, about.chance, "label")


def _stem(word: str) -> str:
    """Six letters, but all of "multi-task"."""
    return word if "-" in word[:6] else word[:6]


def abbreviated(said: set[str], about: list[str]) -> bool:
    """Whether a topic is said already as an acronym."""
    words = " ".join(said)
    if "".join([word[:1] for word in about]) in words:
        return True
    return "".join([part[:1] for part in "-".join(about).split("-")]) in words


def joined(
    reading: Reading, made: Candidate, aim: tuple[list[str], float], about: Topic | None
) -> Iterator[Candidate]:
    """The candidate with its purpose, or with the topic of the abstract after "for"."""
    goal, chance = aim
    again = sum(len(word) > 3 and word in made.words for word in goal)
    if goal and len(made.words) + len(goal) <= MOST and goal[0] not in made.words and again < 2:
        yield _longer(made, [*bare(made.words), *goal], chance + 0.3, "purpose")
    if not about or not about.task or "for" in made.words or made.cue.kind == "S":
        return
    if made.words[0].endswith("ing") or not any(word in _HEADED for word in made.words[-2:]):
        return
    if _HEADED.issuperset(bare(made.words)):
        return  # "framework for X" says too little
    words = [*bare(made.words), "for", *running(reading, about.start, about.stop)]
    yield _longer(made, words, about.chance + 0.3, "topic")


def labelled(reading: Reading, made: Candidate, about: Topic) -> Iterator[Candidate]:
    """The candidate after the topic and a colon: one that comes again, and says something."""
    first, *others = reading.lowers[about.start : about.stop]
    if (
        not (about.again or about.start < 2)
        or first in _DATED
        or _WIDE.issuperset((first, *others))
        or others[-1:] == ["need"]
    ):
        return
    size = len(made.words) + about.stop - about.start
    if about.chance < _LABEL * (about.stop - about.start) or "for" in made.words:
        return
    if sum(word not in _HEADED for word in bare(made.words)) < 2:
        return  # "X: framework" says too little
    if ":" not in made.words and size <= MOST - 1:
        words = [*running(reading, about.start, about.stop), ":", *made.words]
        yield _longer(made, words, about.chance, "label")


def _longer(made: Candidate, words: list[str], chance: float, tail: str) -> Candidate:
    return Candidate(made.kind, made.cue, words, made.start, made.stop, made.chance + chance, tail)


def unbound(words: list[str]) -> list[str]:
    """ "kernels" for "these kernels": the noun says enough, if it is no "methods"."""
    if _THESE.isdisjoint(words):
        return words
    for place, word in enumerate(words[1:-1], 1):
        if (
            word in _THESE
            and (words[place - 1] not in ("of", "by") or word == "such")
            and words[place + 1] not in ("as", "that", "two", "three")
        ):
            noun = next((w for w in words[place + 1 : place + 5] if w.endswith("s")), "")
            told = noun not in _GENERIC or words.index(noun, place) > place + 2
            if noun and told:
                return [*words[:place], *words[place + 1 :]]
    return words


def unpointed(words: list[str]) -> list[str]:
    """ "framework to address these challenges by employing X" as "framework employing X"."""
    if _LINKS.isdisjoint(words) or _BACKWARD.isdisjoint(words):
        return words
    for place in range(1, len(words) - 4):
        if words[place] in _LINKS and words[place + 2] in _BACKWARD:
            by = words.index("by", place) if "by" in words[place + 3 : place + 7] else 0
            if by and words[by + 1 : by + 2] and words[by + 1].endswith("ing"):
                return [*words[:place], *words[by + 1 :]]
    return words
