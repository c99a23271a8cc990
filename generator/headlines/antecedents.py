"""What "this problem" means: the problem that a sentence before names, put in its place."""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines._words import FAILING, OPEN
from generator.headlines.cues import Cue
from generator.headlines.joins import MOST
from generator.headlines.openings import Topic, running
from generator.headlines.patterns import Late
from generator.headlines.phrases import ACTION, NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate, Span, ends
from generator.headlines.wording import bare, phrase, trimmed

_OPEN = frozenset(OPEN.split())
_POINTING = Late("[SHW]")
_FIRST_SAID = 3  # tokens within which a topic opens the abstract
_TASKS = frozenset(["problem", "task", "challenge"])
_BY_MEANS = frozenset(["through", "via", "using", "by", "with"])  # of the study, not of the problem
_TO_DO = Late("[JVENG]TV")
_HARD = frozenset(["difficult", "hard", "challenging", "impossible"])
_FAILING = frozenset(FAILING.split())
_MERE = frozenset(["be", "have", "apply", "use", "account", "satisfy", "do", "address", "solve"])
_SUPPOSED = Late("D[JNE]*N[:,]?R")
_OURS = frozenset(["we", "our", "us"])
_SUPPOSITIONS = frozenset(
    ["hypothesis", "conjecture", "thesis", "principle", "observation", "claim"]
)
_EXPECTED = 0.35  # share of the words of an antecedent that are expected in the title
_WANTED = 9  # words of a wish
_THIS_PROBLEM = Late("P[SD]J?N")


def resolved(reading: Reading, cue: Cue) -> Iterator[Candidate]:
    """ "we study this problem for X": the problem named in the sentence before, for X."""
    start = cue.start
    if cue.kind != "S" or reading.letters[start : start + 2] != "SN":
        return
    meant = _antecedent(reading, cue)
    if not meant:
        return
    chance = _EXPECTED * len(meant)
    yield Candidate("Z", cue, meant, start, start + 2, chance)
    means = next((at for at in range(start, cue.stop) if reading.lowers[at] in _BY_MEANS), cue.stop)
    for span in ends(reading, Span("Z", start, cue.stop, NOUN_PHRASE)):
        if span.stop > means:
            break
        words = [*meant, *reading.words[start + 2 : span.stop]]
        if span.stop > start + 3 and len(words) <= MOST:
            more = reading.sums[span.stop] - reading.sums[start + 2]
            yield Candidate("Z", cue, words, start, span.stop, chance + more)


def _antecedent(reading: Reading, cue: Cue) -> list[str]:
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


def solved(reading: Reading, cue: Cue, stated: list[Topic]) -> Iterator[Candidate]:
    """ "algorithms for this problem" after "we consider the problem of X": algorithms for X."""
    match = _THIS_PROBLEM.search(reading.letters, cue.start, min(cue.start + 9, cue.stop))
    if cue.kind not in "Pp" or not match or reading.lowers[match.start()] != "for":
        return
    if reading.lowers[match.start() + 1] not in ("this", "these", "the"):
        return
    if reading.lowers[match.end() - 1] not in ("problem", "task", "problems", "setting"):
        return
    posed = [other for other in reading.cues if other.kind == "S" and other.opening < cue.opening]
    meant, chance = (posed and _posed(reading, posed[-1])) or _stated(reading, stated)
    start, front = phrase(reading.words, reading.letters, cue.start, match.start())
    words = [*bare(front), "for", *meant]
    if meant and len(words) <= MOST:
        chance += reading.sums[match.start()] - reading.sums[start]
        yield Candidate("Z", cue, words, cue.start, match.end(), chance)


def supposed(reading: Reading, cue: Cue) -> Iterator[Candidate]:
    """ "the X hypothesis: that Y", "the X hypothesis that Y" as "X hypothesis: Y"."""
    match = _SUPPOSED.match(reading.letters, cue.start) if cue.kind in "SPp" else None
    if not match or reading.lowers[match.end() - 1] != "that":
        return
    if reading.letters[match.end()] in "VAB":
        return  # "a principle that holds"
    that, stop = match.end() - 1, reading.letters.find(".", cue.start)
    end = that - (reading.letters[that - 1] in ":,")
    start = trimmed(reading.words, reading.letters, cue.start, end)
    words = [*reading.words[start:end], ":", *reading.words[that + 1 : stop]]
    claims = reading.lowers[end - 1] in _SUPPOSITIONS and _OURS.isdisjoint(words)
    if claims and len(words) <= MOST + 2:
        chance = reading.sums[min(stop, cue.stop)] - reading.sums[start]
        yield Candidate("H", cue, words, start, stop, chance)


def aim_before(reading: Reading, cue: Cue) -> tuple[list[str], float]:
    """ "for X" where the first proposal comes after "we address the problem of X"."""
    posed = reading.first.get("S")
    if not posed or cue is not reading.first["P"] or reading.lowers[posed.start] != "the":
        return [], 0.0
    if reading.lowers[posed.start + 1] not in _TASKS or reading.lowers[posed.start + 2] != "of":
        return [], 0.0
    if posed.opening >= cue.opening:
        return [], 0.0
    words, chance = _posed(reading, posed) or ([], 0.0)
    return (["for", *words], chance) if words else ([], 0.0)


def want_before(reading: Reading, cue: Cue) -> tuple[list[str], float]:
    """ "to V X" where the proposal comes after "existing methods fail to V X"."""
    if cue.kind != "P" or cue is not reading.first["P"] or not cue.opening:
        return [], 0.0
    opening = reading.letters.rfind(".", 0, cue.opening - 1) + 1
    for match in _TO_DO.finditer(reading.letters, opening, cue.opening):
        verb = match.end() - 1
        if reading.lowers[verb] in _MERE or not _fails(reading.lowers, match.start()):
            continue
        best = None
        for span in ends(reading, Span("G", verb, cue.opening - 1, ACTION)):
            if span.stop - verb <= _WANTED:
                best = span
        if best and not _POINTING.search(reading.letters, verb, best.stop):
            words = ["to", *reading.words[verb : best.stop]]
            return words, _EXPECTED * len(words)
    return [], 0.0


def _fails(lowers: list[str], place: int) -> bool:
    """Whether others fail "to V X": not where it is merely "difficult to collect data"."""
    if lowers[place] in _HARD:
        return lowers[place - 1] == "it" and lowers[place - 2] in ("making", "makes", "make")
    return lowers[place] in _FAILING


def _posed(reading: Reading, posed: Cue) -> tuple[list[str], float] | None:
    """The problem that is studied, with its chance."""
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
