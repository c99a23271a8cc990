"""Every phrase of an abstract that could stand as its headline."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from generator.headlines._words import (
    DATED,
    EMPTY,
    LEAD,
    NAMING,
    NO_DEED,
    NO_START,
    RESULTS,
    TRYING,
    VAGUE,
)
from generator.headlines.coinage import coined, parted, turned
from generator.headlines.cues import Cue
from generator.headlines.joins import (
    MOST,
    Topic,
    antecedent,
    fresh,
    headed,
    joined,
    labelled,
    purpose,
    running,
    topics,
    unbound,
    unpointed,
)
from generator.headlines.phrases import ACT_ROOTS, ACTION, CLAUSE, NOUN_PHRASE, goes_on
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate, Span, ends, spans
from generator.headlines.wordclasses import base, gerund
from generator.headlines.wording import bare, coordinated, phrase, unnamed

_EMPTY = frozenset(EMPTY.split())
_SAYING = frozenset(["performance", "evaluation", "implementation"])
_TRYING = frozenset(f"{LEAD} {TRYING}".split())
_HEAD_ENDS = frozenset(["of", "for", "on", "in", "that", "which", "to", "with", "by", "and", ","])
_NO_START = frozenset(NO_START.split())
_TO_SHOW = frozenset(
    ("to", verb) for verb in ("demonstrate", "validate", "illustrate", "verify", "show")
)
_SHOWING = frozenset(["demonstrating", "showing", "illustrating", "confirming", "indicating"])
_FIRST_SAID = 3  # tokens within which a topic opens the abstract
_ROOM = 9  # words that leave room for a second phrase
_NAMING = frozenset(NAMING.split())
_RESULTS = frozenset(RESULTS.split())
_TRIALS = frozenset(["evaluating", "comparing", "assessing", "testing", "measuring"])
_USING = frozenset(["using", "leveraging", "utilizing", "employing", "exploiting", "adopting"])
_NO_DEED = frozenset(NO_DEED.split())
_VAGUE = frozenset(f"{VAGUE} cases settings tasks".split())
_DATED = frozenset(DATED.split())
OURS = frozenset(["our", "Our", "we", "We", "us", "al."])  # of the authors, or of others
_TASKS = frozenset(["problem", "task", "challenge"])
_TERM = re.compile("D?[JNEg]{1,5}[,—]D")
_THIS_PROBLEM = re.compile("PSJ?N")


def candidates(reading: Reading) -> Iterator[Candidate]:
    """All candidates, by place in the text."""
    stated = topics(reading)
    for cue in (*reading.cues, *_subjects(reading), *_opening(reading, stated)):
        aim = purpose(reading, cue)
        if not aim[0] and cue.kind == "P":
            aim = _aim(reading, cue)
        first = min(cue.start, cue.subject)
        before = [about for about in stated if about.stop <= first]
        before = before if cue.opening and _main(reading, cue) else []
        yield from _resolved(reading, cue)
        yield from _solved(reading, cue, stated)
        for span in spans(reading, cue):
            made = _made(reading, cue, span)
            if made is None:
                continue
            yield made
            if made.kind == "T":
                yield from headed(reading, made, before)
            about = fresh(reading, made, before)
            if span.grammar is NOUN_PHRASE and span.kind in "PpSAVX" and len(made.words) < _ROOM:
                yield from joined(reading, made, aim, about)
            if (
                about
                and made.kind != "I"
                and (span.grammar is NOUN_PHRASE or about.start < _FIRST_SAID)
                and not reading.name
                and reading.letters[made.stop] not in "PE"
                and span.grammar is not CLAUSE
            ):
                yield from labelled(reading, made, about)


def _made(reading: Reading, cue: Cue, span: Span) -> Candidate | None:
    """The candidate of a span, or None where its words say nothing."""
    kind, start, stop, grammar = span
    first, words = start, reading.words[start:stop]
    if grammar is ACTION:
        first, words = _deed(reading, cue, start, stop)
    elif grammar is NOUN_PHRASE:
        first, words = phrase(reading.words, reading.letters, start, stop)
        if kind == "A" and not reading.name and _TERM.match(reading.letters, cue.start, start + 1):
            if words[0] in ("that", "which") or not _NAMING.isdisjoint(
                reading.words[cue.start : start]
            ):
                return None
            kind, first = "X", cue.start + (reading.letters[cue.start] == "D")
            words = [*reading.words[first : start - 1], ":", *words]
    elif reading.lowers[start] == "the" and stop - start > 4:
        words = words[1:]
    if kind in "AQ" and ",C" in reading.letters[first:stop]:
        return None  # "a rule, and another"
    if kind == "I" and not _NAMING.isdisjoint(words):
        return None
    words = unpointed(unnamed(words, reading.name))
    if words[1:2] == ["as"] and words[2:3] in (["a"], ["an"]) and coined(words[0]):
        words = [words[0], ":", *bare(words[2:])]
    words = turned(unbound(parted(words, reading.name)))
    if reading.name and ":" in words and reading.name not in words:
        words = ["," if word == ":" else word for word in words]  # one colon is enough
    least = 2 if reading.name else 3
    if not least <= len(words) <= MOST + 2 or _unfit(kind, words, reading.name, grammar):
        return None
    chance = reading.sums[stop] - reading.sums[first]
    if reading.name in words[1:]:
        chance -= 0.9  # it stands before the headline anyway
    return Candidate(kind, cue, words, first, stop, chance)


def _unfit(kind: str, words: list[str], name: str, grammar: re.Pattern[str]) -> bool:
    """Whether words of a fit length say nothing, or nothing about this paper."""
    first = words[0]
    if first == name and kind == "S":
        return True  # "we evaluate NAME"
    if kind == "A" and words[1] == "," and words[2:3] in (["that"], ["which"]):
        return True
    if kind == "I" and words[-1].lower() in _VAGUE:
        return True
    if first.lower() in _DATED and grammar is NOUN_PHRASE:
        return True
    if first in _TRIALS and ("proposed" in words or name in words):
        return True
    return hollow(words) or not OURS.isdisjoint(words)


def _deed(reading: Reading, cue: Cue, start: int, stop: int) -> tuple[int, list[str]]:
    """The words of an action, its verb in -ing; "using X" is just X; [] for mere results."""
    words = reading.words[start:stop]
    verb = reading.lowers[start]
    if reading.letters[start] == "V":
        if verb.endswith("s") and goes_on(reading.lowers, reading.letters, start, stop):
            return start, []
        if cue.kind in "MN" or verb.endswith("s"):
            verb = base(verb) or verb
        verb = ACT_ROOTS.get(verb, verb)
        if cue.kind in "MN" and verb in _RESULTS:
            return start, []
        words = [gerund(verb), *coordinated(reading.words, reading.letters, start + 1, stop)]
    efficient = words[0] == "proving" and reading.letters[start + 1] == "J"
    if words[0].lower() == "building" and words[1] in ("on", "upon"):
        return start, []
    if efficient or words[0].lower() in _NO_DEED or not _DATED.isdisjoint(words[1:3]):
        return start, []
    told = reading.letters[start] == "G"
    if (
        told
        and words[0].lower() in _USING
        and "T" not in reading.letters[start:stop]
        and NOUN_PHRASE.fullmatch(reading.letters, start + 1, stop)
    ):
        return phrase(reading.words, reading.letters, start + 1, stop)
    return start, words


def _subjects(reading: Reading) -> Iterator[Cue]:
    """Sentences whose subject is the name: "NAME is a …" and "NAME learns …"."""
    if not reading.name:
        return
    told = {cue.start for cue in reading.cues}
    for place, word in enumerate(reading.words):
        if word != reading.name:
            continue
        stop = reading.letters.find(".", place)
        if place and reading.words[place - 1] != ".":
            if reading.letters[place + 1 : place + 3] == ",D" and place not in told:
                opening = reading.letters.rfind(".", 0, place) + 1
                yield Cue("N", place + 2, stop, opening, place)
            continue
        after = place + 1 + (reading.letters[place + 1] == "B")
        if after < stop - 2:
            if reading.lowers[after] == "is" and reading.letters[after + 1] == "D":
                yield Cue("N", after + 1, stop, place, place)
            elif reading.letters[after] == "V":
                yield Cue("N", after, stop, place, place)


def _opening(reading: Reading, stated: list[Topic]) -> Iterator[Cue]:
    """The first sentence, as what it says: a last resort."""
    stop = reading.letters.find(".")
    about = stated[0] if stated else None
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
    for span in ends(reading, Span("Z", start, cue.stop, NOUN_PHRASE)):
        words = [*meant, *reading.words[start + 2 : span.stop]]
        if span.stop > start + 3 and len(words) <= MOST:
            more = reading.sums[span.stop] - reading.sums[start + 2]
            yield Candidate("Z", cue, words, start, span.stop, chance + more)


def _solved(reading: Reading, cue: Cue, stated: list[Topic]) -> Iterator[Candidate]:
    """ "algorithms for this problem" after "we consider the problem of X": algorithms for X."""
    match = _THIS_PROBLEM.search(reading.letters, cue.start, min(cue.start + 9, cue.stop))
    if cue.kind not in "Pp" or not match or reading.lowers[match.start()] != "for":
        return
    if reading.lowers[match.end() - 1] not in ("problem", "task", "problems", "setting"):
        return
    meant, chance = _posed(reading, cue) or _stated(reading, stated)
    start, front = phrase(reading.words, reading.letters, cue.start, match.start())
    words = [*bare(front), "for", *meant]
    if meant and len(words) <= MOST and OURS.isdisjoint(words) and not hollow(words):
        chance += reading.sums[match.start()] - reading.sums[start]
        yield Candidate("Z", cue, words, cue.start, match.end(), chance)


def _aim(reading: Reading, cue: Cue) -> tuple[list[str], float]:
    """ "for X" where the first proposal comes after "we address the problem of X"."""
    posed = reading.first.get("S")
    if not posed or cue is not reading.first["P"] or reading.lowers[posed.start] != "the":
        return [], 0.0
    if reading.lowers[posed.start + 1] not in _TASKS or reading.lowers[posed.start + 2] != "of":
        return [], 0.0
    words, chance = _posed(reading, cue) or ([], 0.0)
    return (["for", *words], chance) if words else ([], 0.0)


def _posed(reading: Reading, cue: Cue) -> tuple[list[str], float] | None:
    """The problem that a sentence before says is studied, with its chance."""
    posed = reading.first.get("S")
    if not posed or posed.opening >= cue.opening:
        return None
    best = None
    for best in ends(reading, Span("S", posed.start, posed.stop, NOUN_PHRASE)):
        if best.stop > posed.start + 8:
            break
    if best is None:
        return None
    start, words = phrase(reading.words, reading.letters, posed.start, best.stop)
    return words, reading.sums[best.stop] - reading.sums[start]


def _stated(reading: Reading, stated: list[Topic]) -> tuple[list[str], float]:
    """The task that the abstract opens with, or nothing."""
    for about in stated:
        if about.task and about.start < _FIRST_SAID:
            return running(reading, about.start, about.stop), about.chance
    return [], 0.0


def _main(reading: Reading, cue: Cue) -> bool:
    """Whether a cue says what the paper is about, rather than what else it does."""
    if cue is not reading.first.get(cue.kind):
        return False
    proposal = reading.first.get("P")
    return cue.kind == "P" or not proposal or cue.start < proposal.start


def hollow(words: list[str]) -> bool:
    """Whether the phrase is about the paper's experiments or the like."""
    if words[0].lower() in _NO_START:
        return True
    if "to" in words and not _TO_SHOW.isdisjoint(pairwise(words)):
        return True
    for place, (word, following) in enumerate(pairwise([*words[:5], "of"])):
        if (following in _HEAD_ENDS and following != "and") or following in _SHOWING:
            if place and (word in _SAYING or words[place - 1] == "and"):
                return words[place - 1] in _TRYING  # "generalization performance of" is no trial
            return word in _EMPTY and (word, following) != ("implementation", "of")
    return False
