"""Every phrase of an abstract that could stand as its headline."""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines._words import (
    DATED,
    NAMING,
    NO_DEED,
    RESULTS,
    VAGUE,
)
from generator.headlines.antecedents import aim_before, resolved, solved, supposed, want_before
from generator.headlines.coinage import clipped, coined, parted, turned
from generator.headlines.coinage import forms as coinages
from generator.headlines.cues import Cue
from generator.headlines.heard import foremost, is_main, opening, proposes, subjects
from generator.headlines.hollow import OURS, hollow
from generator.headlines.joins import (
    MOST,
    fresh,
    headed,
    joined,
    labelled,
    purpose,
    told_again,
    unbound,
    unpointed,
    wanted,
)
from generator.headlines.openings import Topic
from generator.headlines.patterns import Late
from generator.headlines.phrases import ACT_ROOTS, ACTION, CLAUSE, NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate, Span, spans
from generator.headlines.wordclasses import base, forms, gerund, third_person
from generator.headlines.wording import bare, coordinated, phrase, trimmed, unnamed

_FIRST_SAID = 3  # tokens within which a topic opens the abstract
_ROOM = 9  # words that leave room for a second phrase
_HEADLESS = 4  # words of a task that a name alone does not stand before
_NAMING = frozenset(NAMING.split())
_QUESTION = frozenset(["whether", "how", "why"])
_RESULTS = frozenset(RESULTS.split())
_TRIALS = frozenset(["evaluating", "comparing", "assessing", "testing", "measuring"])
_USING = frozenset(["using", "leveraging", "utilizing", "employing", "exploiting", "adopting"])
_NO_DEED = frozenset(NO_DEED.split())
_VAGUE = frozenset(f"{VAGUE} cases settings tasks".split())
_DATED = frozenset(DATED.split())
_COUNTS = frozenset(["two", "three", "four", "several", "many", "some"])
_GIVEN_TO = frozenset(forms(["apply", "extend", "generalize", "correspond", "contribute", "lead"]))
_DENIES = Late("C[BX]?A")  # "adapting to X and does not need Y"
_DOER = Late("D?N{1,2}G(?=[DSMJN])")
_DOERS = frozenset(
    ["maker", "learner", "agent", "player", "makers", "learners", "agents", "players"]
)
_TERM = Late("D?[JNEg]{1,5}[,:—]D")


def proposals(reading: Reading, stated: list[Topic]) -> Iterator[Candidate]:
    """What is said first of what the paper proposes; `stated` is what the abstract is about."""
    for cue in foremost(reading):
        if proposes(reading, cue):
            yield from _of(reading, cue, stated)


def candidates(reading: Reading, stated: list[Topic]) -> Iterator[Candidate]:
    """All other candidates, by place in the text."""
    for cue in (*foremost(reading), *subjects(reading)):
        if not proposes(reading, cue):
            yield from _of(reading, cue, stated)


def beginnings(reading: Reading, stated: list[Topic]) -> Iterator[Candidate]:
    """The first sentence as a last resort, where no candidate is good."""
    for cue in opening(reading, stated):
        yield from _of(reading, cue, stated)


def _of(reading: Reading, cue: Cue, stated: list[Topic]) -> Iterator[Candidate]:
    """The candidates of a cue."""
    aim = purpose(reading, cue)
    if not aim[0] and cue.kind == "P":
        aim = aim_before(reading, cue)
    want = want_before(reading, cue)
    first = min(cue.start, cue.subject)
    before = [about for about in stated if about.stop <= first]
    before = before if cue.opening and is_main(reading, cue) else []
    if cue.kind in "SPp":
        yield from resolved(reading, cue)
        yield from supposed(reading, cue)
        yield from filter(_telling, solved(reading, cue, stated))
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
            yield from wanted(reading, made, want)
        if (
            about
            and made.kind != "I"
            and (span.grammar is NOUN_PHRASE or about.start < _FIRST_SAID)
            and not reading.name
            and reading.letters[made.stop] not in "PE"
            and span.grammar is not CLAUSE
        ):
            yield from labelled(reading, made, about)


def _telling(made: Candidate) -> bool:
    return OURS.isdisjoint(made.words) and not hollow(made.words)


def _made(reading: Reading, cue: Cue, span: Span) -> Candidate | None:
    """The candidate of a span, or None where its words say nothing."""
    kind, start, stop, grammar = span
    if cue.kind == "S" and reading.lowers[cue.start : cue.start + 2] == ["the", "proposed"]:
        return None  # "we evaluate the proposed method on X"
    if cue.kind == "S" and _asks(reading, cue, span.start):
        return None
    kind, first, words = _worded(reading, cue, span)
    if reading.letters[stop] == ":" and words and words[-1] in _VAGUE and words[0] in _COUNTS:
        return None  # "two related problems: mending kites and …"
    if kind in "AQ" and ",C" in reading.letters[first:stop]:
        return None  # "a rule, and another"
    if kind == "I" and not _NAMING.isdisjoint(words):
        return None
    if not words or words[0] in ":;—":
        return None
    sentence = reading.sentences[reading.numbers[start]] if reading.letters[stop] == "," else ""
    if sentence and clipped(words, reading.name, sentence):
        return None
    words = unpointed(unnamed(words, reading.name))
    if words[1:2] == ["as"] and words[2:3] in (["a"], ["an"]) and _new(words[0]):
        words = [words[0], ":", *bare(words[2:])]
    words = turned(told_again(unbound(parted(words, reading.name))))
    if reading.name and ":" in words and reading.name not in words:
        words = ["," if word == ":" else word for word in words]  # one colon is enough
    least = 2 if reading.name or cue.kind in "PV" else 3
    if not least <= len(words) <= MOST + 2 or _unfit(kind, words, reading.name, grammar):
        return None
    chance = reading.sums[stop] - reading.sums[first]
    if reading.name in words[1:]:
        chance -= 0.9  # it stands before the headline anyway
    return Candidate(kind, cue, words, first, stop, chance)


def _worded(reading: Reading, cue: Cue, span: Span) -> tuple[str, int, list[str]]:
    """The words of a span, where they start, and what kind they are; [] where they say nothing."""
    kind, start, stop, grammar = span
    if grammar is ACTION:
        return kind, *_deed(reading, cue, start, stop)
    words = reading.words[start:stop]
    if grammar is not NOUN_PHRASE:
        the = reading.lowers[start] == "the" and stop - start > 4
        return kind, start, words[1:] if the else words
    first, words = _thing(reading, kind, start, stop)
    inner = kind == "I" or "P" in reading.letters[start:first]
    if inner and ",R" in reading.letters[first:stop]:
        return kind, first, []  # "a scheme for tying knots, which learns"
    if kind == "G" and first == start and reading.letters[start - 1 : start] == "T":
        words = [gerund(words[0]), *words[1:]]  # "to speed up X", taken for a noun
    if kind == "A" and not reading.name and _TERM.match(reading.letters, cue.start, start + 1):
        return "X", *_term(reading, cue, start, words)
    return kind, first, words


def _term(reading: Reading, cue: Cue, start: int, words: list[str]) -> tuple[int, list[str]]:
    """ "term: words" of "a term, words", and where it starts; without words where it is no term."""
    first = cue.start + (reading.letters[cue.start] == "D")
    named = not _NAMING.isdisjoint(reading.words[cue.start : start])
    if named or words[0] in ("that", "which"):
        return first, []
    return first, [*reading.words[first : start - 1], ":", *words]


def _thing(reading: Reading, kind: str, start: int, stop: int) -> tuple[int, list[str]]:
    """The words of a noun phrase; of "an agent choosing X" that is studied, the deed."""
    first, words = phrase(reading.words, reading.letters, start, stop)
    headless = reading.name and first > start and reading.lowers[first - 1] == "for"
    if headless and len(words) <= _HEADLESS and not words[0].endswith("ing"):
        first = trimmed(reading.words, reading.letters, start, stop)
        words = reading.words[first:stop]  # "NAME: framework for knot tying"
    does = _DOER.match(reading.letters, first, stop) if kind == "S" else None
    verb = does.end() - 1 if does else stop
    if verb < stop - 3 and reading.lowers[verb - 1] in _DOERS:
        return verb, reading.words[verb:stop]
    return first, words


def _asks(reading: Reading, cue: Cue, start: int) -> bool:
    """Whether "the question of whether X" comes after what the paper proposes."""
    proposal = reading.first.get("P")
    asked = not _QUESTION.isdisjoint(reading.lowers[start : start + 4])
    return asked and proposal is not None and proposal.start < cue.start


def _new(word: str) -> bool:
    return coined(word) and any(coinages(word))


def _unfit(kind: str, words: list[str], name: str, grammar: Late) -> bool:
    """Whether words of a fit length say nothing, or nothing about this paper."""
    first = words[0]
    if first == name and kind == "S":
        return True  # "we evaluate NAME"
    if kind == "A" and words[1] == "," and words[2:3] in (["that"], ["which"]):
        return True
    if kind == "I" and words[-1].lower() in _VAGUE:
        return True
    if first.lower() in _DATED and (grammar is NOUN_PHRASE or kind == "F"):
        return True
    if first in _TRIALS and ("proposed" in words or name in words):
        return True
    return hollow(words) or not OURS.isdisjoint(words)


def _deed(reading: Reading, cue: Cue, start: int, stop: int) -> tuple[int, list[str]]:
    """The words of an action, its verb in -ing; "using X" is just X; [] for mere results."""
    words = reading.words[start:stop]
    verb = reading.lowers[start]
    if words[1:2] in (["—"], [","]):
        return start, []
    if _DENIES.search(reading.letters, start, stop) or (
        verb in _GIVEN_TO and reading.lowers[start + 1] == "to"
    ):
        return start, []
    meant = reading.letters[start] in "NJ" and reading.letters[start - 1 : start] == "T"
    if reading.letters[start] == "V" or meant:
        if verb.endswith("s") and _has_second_verb(reading.lowers, reading.letters, start, stop):
            return start, []
        if cue.kind in "MN" or verb.endswith("s"):
            verb = base(verb) or verb
        verb = ACT_ROOTS.get(verb, verb)
        if cue.kind in "MN" and verb in _RESULTS:
            return start, []
        words = [gerund(verb), *coordinated(reading.words, reading.letters, start + 1, stop)]
    elif reading.letters[start : start + 2] == "BV":  # "to swiftly mend kites"
        acts = gerund(base(words[1]) or words[1])
        words = [words[0], acts, *coordinated(reading.words, reading.letters, start + 2, stop)]
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


def _has_second_verb(lowers: list[str], letters: str, start: int, stop: int) -> bool:
    """Whether "this work uses X and plans Y" has its second verb inside, taken for a noun."""
    return any(
        letters[place] == "C" and letters[place + 1] == "N" and third_person(lowers[place + 1])
        for place in range(start + 1, stop - 1)
    )
