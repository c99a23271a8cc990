"""Every phrase of an abstract that could stand as its headline."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from generator.headlines._words import (
    BACKWARD,
    DATED,
    EMPTY,
    HEADED,
    LEAD,
    NAMING,
    PRAISE,
    RESULTS,
    VAGUE,
)
from generator.headlines.coinage import coined
from generator.headlines.cues import Cue
from generator.headlines.joins import Topic, antecedent, purpose, running, topic
from generator.headlines.phrases import ACTION, CLAUSE, NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.spans import Span, ends, spans
from generator.headlines.wording import base, gerund, phrase

_MOST = 16  # words of a headline
_SURE = 0.3  # share of a label's words that are expected in the title
_FIRST_SAID = 3  # tokens within which a topic opens the abstract
_ROOM = 9  # words that leave room for a second phrase
_HEADED = frozenset(HEADED.split())
_NAMING = frozenset(NAMING.split())
_EMPTY = frozenset(EMPTY.split())
_LEAD = frozenset(f"{LEAD} our proposed".split())
_PRAISE = frozenset(PRAISE.split())
_RESULTS = frozenset(RESULTS.split())
_TRIALS = frozenset(["evaluating", "comparing", "assessing", "testing", "measuring"])
_USING = frozenset(["using", "leveraging", "utilizing", "employing", "exploiting", "adopting"])
_NO_DEED = frozenset(
    [
        "building",
        "calling",
        "taking",
        "having",
        "leading",
        "resulting",
        "including",
        "following",
        "regarding",
        "compared",
    ]
)
_VAGUE = frozenset(f"{VAGUE} cases settings tasks".split())
_BACKWARD = frozenset(["such", *BACKWARD.split()])
_DATED = frozenset(DATED.split())
OURS = frozenset(["our", "Our", "we", "We", "us", "al."])  # of the authors, or of others
_HEAD_ENDS = frozenset(["of", "for", "on", "in", "that", "which", "to", "with", "by", "and", ","])
_TERM = re.compile("D?[JNEg]{1,5}[,—]D")


class Candidate(NamedTuple):
    """A possible headline, before the name is put in front."""

    kind: str  # its cue's; A "NAME, a …"; X "term: a …"; I inside an object; Z "this problem"
    cue: Cue
    words: list[str]
    start: int  # tokens it was made from
    stop: int
    chance: float  # expected number of title words
    tail: str = ""  # "purpose", "topic" or "label" where one was added


def candidates(reading: Reading) -> Iterator[Candidate]:
    """All candidates, by place in the text."""
    stated = topic(reading)
    for cue in (*reading.cues, *_subjects(reading), *_opening(reading)):
        aim = purpose(reading, cue)
        before = stated and stated.stop <= min(cue.start, cue.subject)
        about = stated if cue.opening and before else None
        yield from _resolved(reading, cue)
        for span in spans(reading, cue):
            made = _made(reading, cue, span)
            if made is None:
                continue
            yield made
            if span.grammar is NOUN_PHRASE and span.kind in "PpSAVX" and len(made.words) < _ROOM:
                yield from _joined(reading, made, aim, about)
            if (
                about
                and made.kind != "I"
                and (span.grammar is NOUN_PHRASE or about.start < _FIRST_SAID)
                and not reading.name
                and reading.letters[made.stop] not in "PE"
                and span.grammar is not CLAUSE
            ):
                yield from _labelled(reading, made, about)


def _made(reading: Reading, cue: Cue, span: Span) -> Candidate | None:
    """The candidate of a span, or None where its words say nothing."""
    kind, start, stop, grammar = span
    first, words = start, reading.words[start:stop]
    if grammar is ACTION:
        first, words = _deed(reading, cue, start, stop)
    elif grammar is NOUN_PHRASE:
        first, words = phrase(reading.words, reading.letters, start, stop)
        if kind == "A" and not reading.name and _TERM.match(reading.letters, cue.start, start + 1):
            if words[0] in ("that", "which"):
                return None
            kind, first = "X", cue.start + (reading.letters[cue.start] == "D")
            words = [*reading.words[first : start - 1], ":", *words]
    elif reading.lowers[start] == "the" and stop - start > 4:
        words = words[1:]
    words = _unpointed(_unnamed(words, reading.name))
    if words[1:2] == ["as"] and words[2:3] in (["a"], ["an"]) and coined(words[0]):
        words = [words[0], ":", *_bare(words[2:])]
    if kind == "I" and words and words[-1].lower() in _VAGUE:
        return None
    least = 2 if reading.name else 3
    if words and words[0].lower() in _DATED and grammar is NOUN_PHRASE:
        return None
    if words and words[0] in _TRIALS and ("proposed" in words or reading.name in words):
        return None
    if not least <= len(words) <= _MOST or hollow(words) or not OURS.isdisjoint(words):
        return None
    return Candidate(kind, cue, words, first, stop, reading.sums[stop] - reading.sums[first])


def _deed(reading: Reading, cue: Cue, start: int, stop: int) -> tuple[int, list[str]]:
    """The words of an action, its verb in -ing; "using X" is just X; [] for mere results."""
    words = reading.words[start:stop]
    verb = reading.lowers[start]
    if reading.letters[start] == "V":
        verb = (base(verb) or verb) if cue.kind in "MN" or verb.endswith("s") else verb
        if cue.kind in "MN" and verb in _RESULTS:
            return start, []
        words = [gerund(verb), *words[1:]]
    efficient = words[0] == "proving" and reading.letters[start + 1] == "J"
    if efficient or words[0].lower() in _NO_DEED or not _DATED.isdisjoint(words[1:3]):
        return start, []
    told = reading.letters[start] == "G"
    if (
        told
        and words[0].lower() in _USING
        and NOUN_PHRASE.fullmatch(reading.letters, start + 1, stop)
    ):
        return phrase(reading.words, reading.letters, start + 1, stop)
    return start, words


def _unnamed(words: list[str], name: str) -> list[str]:
    """Without ", called NAME,"; "A, called B" becomes "B: A"; [] where that fails."""
    place = next((index for index, word in enumerate(words) if word in _NAMING), -1)
    if place < 0:
        return _without_name(words, name)
    if words[place] == "namely":
        return _bare(words[place + 1 :])
    front = words[: place - 1] if words[place - 1] == "," else words[:place]
    after = words[place + 1 :]
    while after[:1] in (["the"], ["a"], ["as"]):
        after = after[1:]
    stop = next((index for index, word in enumerate(after) if word in _HEAD_ENDS), len(after))
    label, rest = after[:stop], after[stop + (after[stop : stop + 1] == [","]) :]
    if after[stop : stop + 1] == ["and"]:
        return front if not name or name in label or name in rest else []
    if name:
        if name not in label[:1]:
            return [*(label if len(label) > 2 and len(_bare(front)) < 3 else front), *rest]
        return [*front, *label[1:], *rest]
    if not rest and _HEADED.issuperset(_bare(front)):
        return label if len(label) > 2 else []
    return [*label, ":", *front, *rest] if 0 < len(label) < 6 else []


def _unpointed(words: list[str]) -> list[str]:
    """ "framework to address these challenges by employing X" as "framework employing X"."""
    for place in range(1, len(words) - 4):
        if words[place] == "to" and words[place + 2] in _BACKWARD:
            by = words.index("by", place) if "by" in words[place + 3 : place + 7] else 0
            if by and words[by + 1 : by + 2] and words[by + 1].endswith("ing"):
                return [*words[:place], *words[by + 1 :]]
    return words


def _without_name(words: list[str], name: str) -> list[str]:
    """ "our method, NAME, which …" and "framework NAME that …" without it: it stands before."""
    if not name or name not in words[1:]:
        return words
    place = words.index(name, 1)
    comma = words[place - 1] == ","
    if not comma and words[place - 1].lower() not in _HEADED:
        return words
    front, rest = words[: place - comma], words[place + 1 :]
    if front[:1] == ["our"]:
        front = front[1:]
    return [*front, *(rest[1:] if rest[:1] == [","] else rest)] if front else words


def hollow(words: list[str]) -> bool:
    """Whether the phrase is about the paper's experiments or the like."""
    for word, following in pairwise([*words[:5], "of"]):
        if following in _HEAD_ENDS and following != "and":
            return word in _EMPTY
    return False


def _subjects(reading: Reading) -> Iterator[Cue]:
    """Sentences whose subject is the name: "NAME is a …" and "NAME learns …"."""
    if not reading.name:
        return
    for place, word in enumerate(reading.words):
        if word != reading.name or (place and reading.words[place - 1] != "."):
            continue
        stop = reading.letters.find(".", place)
        after = place + 1 + (reading.letters[place + 1] == "B")
        if after < stop - 2:
            if reading.lowers[after] == "is" and reading.letters[after + 1] == "D":
                yield Cue("N", after + 1, stop, place, place)
            elif reading.letters[after] == "V":
                yield Cue("N", after, stop, place, place)


def _opening(reading: Reading) -> Iterator[Cue]:
    """The first sentence, as what it says: a last resort."""
    stop = reading.letters.find(".")
    about = topic(reading)
    told = min((cue.subject for cue in reading.cues), default=len(reading.words))
    if about and about.stop - about.start > 2 and about.stop <= told:
        yield Cue("F", about.start, about.stop, 0, 0)
    if stop > 3 and reading.letters[0] in "DJNEG" and not any(c.opening == 0 for c in reading.cues):
        yield Cue("F", 0, stop, 0, 0)


def _resolved(reading: Reading, cue: Cue) -> Iterator[Candidate]:
    """ "we study this problem for X": the problem named in the sentence before, for X."""
    start = cue.start
    if cue.kind != "S" or reading.letters[start : start + 2] != "SN":
        return
    meant = antecedent(reading, cue)
    if not meant:
        return
    chance = 0.35 * len(meant)
    yield Candidate("Z", cue, meant, start, start + 2, chance)
    for span in ends(reading, cue, Span("Z", start, cue.stop, NOUN_PHRASE)):
        words = [*meant, *reading.words[start + 2 : span.stop]]
        if span.stop > start + 3 and len(words) <= _MOST:
            more = reading.sums[span.stop] - reading.sums[start + 2]
            yield Candidate("Z", cue, words, start, span.stop, chance + more)


def _joined(
    reading: Reading,
    made: Candidate,
    aim: tuple[list[str], float],
    about: Topic | None,
) -> Iterator[Candidate]:
    """The candidate with its purpose, or with the topic of the abstract after "for"."""
    goal, chance = aim
    if goal and len(made.words) + len(goal) <= _MOST and goal[0] not in made.words:
        yield _longer(made, [*_bare(made.words), *goal], chance + 0.3, "purpose")
    if not about or "for" in made.words or made.cue.kind == "S":
        return
    if not _new(reading, made, about) or not any(word in _HEADED for word in made.words[-2:]):
        return
    if _HEADED.issuperset(_bare(made.words)):
        return  # "framework for X" says too little
    words = [*_bare(made.words), "for", *running(reading, about.start, about.stop)]
    yield _longer(made, words, about.chance + 0.3, "topic")


def _bare(words: list[str]) -> list[str]:
    """Words without the articles and the praise that were left so as not to leave too little."""
    start = 0
    while start < len(words) - 1 and (words[start] in _LEAD or words[start] in _PRAISE):
        start += 1
    return words[start:]


def _labelled(reading: Reading, made: Candidate, about: Topic) -> Iterator[Candidate]:
    """The candidate after the topic and a colon."""
    size = len(made.words) + about.stop - about.start
    if about.chance < _SURE * (about.stop - about.start) or "for" in made.words:
        return
    if sum(word not in _HEADED for word in _bare(made.words)) < 2:
        return  # "X: framework" says too little
    if ":" not in made.words and size <= _MOST - 1 and _new(reading, made, about):
        words = [*running(reading, about.start, about.stop), ":", *made.words]
        yield _longer(made, words, about.chance, "label")


def _new(reading: Reading, made: Candidate, about: Topic) -> bool:
    """Whether the topic repeats nothing of the candidate, not even as an acronym."""
    said = {word[:6].lower() for word in made.words}
    topic_words = reading.lowers[about.start : about.stop]
    parts = "-".join(topic_words).split("-")
    shorts = ("".join(part[:1] for part in parts), "".join(s[:1] for s in topic_words))
    return said.isdisjoint(reading.stems[about.start : about.stop]) and not any(
        short in word for word in said for short in shorts
    )


def _longer(made: Candidate, words: list[str], chance: float, tail: str) -> Candidate:
    return Candidate(made.kind, made.cue, words, made.start, made.stop, made.chance + chance, tail)
