"""Second phrases that make a headline say more: what it is for, and what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from generator.headlines._words import (
    BACKWARD,
    DATED,
    FOR,
    GENERAL,
    HEADED,
    NO_TOPIC,
    SMALL,
    VAGUE,
    WIDE,
)
from generator.headlines.cues import Cue
from generator.headlines.openings import Topic, running
from generator.headlines.patterns import Late
from generator.headlines.phrases import ACTION, NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate
from generator.headlines.vocabulary import ALIKE
from generator.headlines.wording import bare, trimmed

MOST = 16  # words of a headline
_FEW = 4  # words below which "open problems" is all that is said
_THIN = 7  # words below which a less likely topic is better than none
_LABEL = 0.3  # share of a label's words that are expected in the title
_POINTING = Late("[SHW]")
_HEADED = frozenset(HEADED.split())
_FOR = frozenset(FOR.split())
_VAGUE = frozenset(VAGUE.split())
_WIDE = frozenset(f"{NO_TOPIC} {WIDE}".split())
_DATED = frozenset(DATED.split())
_THESE = frozenset(["these", "such", "those"])
_GENERIC = frozenset(
    f"{HEADED} {GENERAL} {VAGUE} models systems cases ideas results effects phenomena".split()
)
_ONE = frozenset(["first", "one", "only", "no", "any"])
_THIS = frozenset(["such", "this"])
_SMALL = frozenset([*SMALL.split(), ",", ":", "that", "which", "as", "is", "are", "can", "or"])
_LINKS = frozenset(["to", "that", "which"])
_BACKWARD = frozenset(["such", *BACKWARD.split()])
_BARE = 6  # words of a phrase that may need a purpose
_PURPOSE = frozenset(["for", "to", "that", "which", "of"])


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
    said = {word[:ALIKE] for word in made.words}
    again = sum(len(word) > 3 and word[:ALIKE] in said for word in goal)
    if goal and len(made.words) + len(goal) <= MOST and goal[0] not in made.words and again < 2:
        yield _longer(made, [*bare(made.words), *goal], chance + 0.3, "purpose")
    if not about or not about.task or "for" in made.words or made.cue.kind == "S":
        return
    if reading.lowers[made.stop] in ("for", "of"):
        return  # the abstract says for what
    if made.words[0].endswith("ing"):
        return
    if not any(word.lower() in _HEADED for word in made.words[-2:]):
        return
    if _HEADED.issuperset(bare(made.words)):
        return  # "framework for X" says too little
    words = [*bare(made.words), "for", *running(reading, about.start, about.stop)]
    yield _longer(made, words, about.chance + 0.3, "topic")


def wanted(reading: Reading, made: Candidate, want: tuple[list[str], float]) -> Iterator[Candidate]:
    """A bare "framework" with what others fail to do: "framework to generate motion"."""
    goal, chance = want
    front = bare(made.words)
    if not goal or len(front) > _BARE or front[-1].lower() not in _HEADED or ":" in front:
        return
    if _PURPOSE.isdisjoint(front) and sum(word in front for word in goal if len(word) > 3) < 2:
        yield _longer(made, [*front, *goal], chance, "want")


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
    telling = sum(word not in _HEADED for word in bare(made.words))
    if telling < 2 or (made.words[-1] in _VAGUE and len(made.words) < _FEW):
        return  # "X: framework", "X: open problems" say too little
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


def told_again(words: list[str]) -> list[str]:
    """ "by which such knotted rope is cut" without "such", "of this knotted rope" with "the".

    Where what is pointed at is told in two words or more: then it is the thing itself.
    """
    for place, word in enumerate(words[1:-2], 1):
        if word not in _THIS or words[place - 1] in _ONE:
            continue  # "the first such device"
        thing = [*takewhile(lambda after: after not in _SMALL, words[place + 1 :])]
        if len(thing) > 1 and _GENERIC.isdisjoint(thing):
            return [*words[:place], *(["the"] if word == "this" else []), *words[place + 1 :]]
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
