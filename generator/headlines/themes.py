"""What a paper is about, as the second half of a headline of two phrases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.headlines._words import (
    BEGINS,
    BROAD,
    DATED,
    HEADED,
    NO_OPENING,
    NO_TOPIC,
    PLAIN,
    RESULTS_OF,
    SMALL,
    VAGUE,
    WIDE,
)
from generator.headlines.bearing import dangling, further, task_of
from generator.headlines.openings import Topic, denied, is_task, running
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading, covered
from generator.headlines.recurrence import repeated
from generator.headlines.spans import Candidate
from generator.headlines.vocabulary import STEM
from generator.headlines.wording import bare, trimmed

_LONGEST_THEME = 8  # words
_LONGEST_OPENING = 8
_LITTLE = 0.15  # of what the abstract comes back to must be in what it opens with
_FULL = 0.45  # of what the abstract comes back to; a phrase that holds more needs no theme
_ENOUGH = 0.2  # of what the abstract comes back to must be in a theme
_SHARE = 0.6  # of its words that are expected in the title
_MUCH = 0.3  # the same where later sentences do not have it
_NO_DEED = 0.1  # how much more there must be of what is nothing to be done
_LATE = 0.08  # and of what the first sentence has not
_HEADED = frozenset(HEADED.split())
_NO_THEME = frozenset(f"{NO_TOPIC} {WIDE} {VAGUE} {HEADED}".split())
_PLAIN = frozenset(f"{PLAIN} robust accurate efficient scalable".split())
_WAYS = frozenset(
    ["methods", "algorithms", "techniques", "approaches", "frameworks", "problem", "problems"]
)
_VAGUE = frozenset(VAGUE.split()) - {"problem", "problems", "task", "setting"}
_CLIPPED = 2  # words that what is studied may lack
_COUNTS = frozenset(["two", "three", "four", "several", "many", "some"])
_NO_FIELD = _HEADED | frozenset(RESULTS_OF.split())
_NO_FIELD = _NO_FIELD | frozenset(["challenges", "issues", "limitations", "drawbacks", "questions"])
# "Methods for X" and "the case of X" name no field, but X does.
_NO_FIRST = frozenset(f"{DATED} the a an algorithms case hallmark methods techniques".split())
_SMALL = frozenset(SMALL.split()) | {"as", "that", "under", "which"}
_BEGINS = frozenset(BEGINS.split())
_SCOPED = 4  # cues that may tell within what something is studied


class Theme(NamedTuple):
    """What a paper is about."""

    words: list[str]
    chance: float  # expected number of title words
    start: int
    studied: bool  # whether the paper says that it studies it
    task: bool  # whether it is something to be done
    stems: frozenset[str]


_NO_OPENING = frozenset(NO_OPENING.split())


def themes_of(
    reading: Reading, ranked: Sequence[Candidate], stated: Sequence[Topic]
) -> Iterator[Theme]:
    """What the paper says it studies, and the topics of its first sentences."""
    yield from _studied(reading, ranked)
    yield from _scopes(reading)
    if not ranked or covered(reading, ranked[0].words) < _FULL:
        yield from _recurring(reading)
    yield from _opening(reading)
    for about in stated:
        words = field(running(reading, about.start, about.stop))
        if "NJ" in reading.letters[about.start : about.stop]:
            continue
        telling = covered(reading, words) > (_ENOUGH if about.again else _MUCH)
        if telling and sound(words) and fit(reading, words):
            yield _theme(words, about.chance, about.start, False)


def _studied(reading: Reading, ranked: Sequence[Candidate]) -> Iterator[Theme]:
    """What the paper studies, and what its method is for; each as fully as there is room."""
    studied = reading.first.get("S")
    fullest: dict[int, Theme] = {}
    longest: dict[int, int] = {}  # words that the whole phrase would have
    for made in ranked:
        posed = made.cue is studied and made.kind in "SI"
        if posed or task_of(reading, made):
            words = bare(made.words)
            words = words[: words.index(":")] if ":" in words else words
            longest[made.cue.start] = max(len(words), longest.get(made.cue.start, 0))
            vague = not words or words[-1] in _VAGUE or words[0].lower() in _COUNTS
            if not vague and fit(reading, words) and not further(reading, made):
                known = fullest.get(made.cue.start)
                if not known or len(known.words) < len(words):
                    fullest[made.cue.start] = _theme(words, made.chance, made.start, True)
    for start, found in fullest.items():
        if len(found.words) >= longest[start] - _CLIPPED:
            yield found


_WITHIN_WHICH = Late("SN{1,2}P")
_SCOPE = Late("D?[JNEG]*N(?=[^NJG])")
_BLAND = _PLAIN | frozenset(["more", "less", "same", *BROAD.split()])
_SCOPING = frozenset(["through", "via", "in", "within", "under"])


def _scopes(reading: Reading) -> Iterator[Theme]:
    """X of "we study this question through X" and of "we close this gap for X by proving Y"."""
    for cue in reading.cues[:_SCOPED]:
        asked = _WITHIN_WHICH.match(reading.letters, cue.start) if cue.kind == "S" else None
        start = asked.end() if asked and reading.lowers[asked.end() - 1] in _SCOPING else 0
        if cue.kind == "B" and reading.lowers[cue.subject] == "by":
            start = _rindex(reading.lowers, "for", cue.opening, cue.subject) + 1
        scope = _SCOPE.match(reading.letters, start) if start else None
        if not scope or (cue.kind == "B" and scope.end() != cue.subject):
            continue
        start = trimmed(reading.words, reading.letters, start, scope.end())
        words = field(reading.words[start : scope.end()])
        if fit(reading, words) and words[0].lower() not in _BLAND:
            chance = reading.sums[scope.end()] - reading.sums[start]
            yield _theme(words, chance, start, True)


def _rindex(words: list[str], word: str, start: int, stop: int) -> int:
    """Where a word stands last between two places, or -1."""
    return next((at for at in range(stop - 1, start, -1) if words[at] == word), -1)


def _theme(words: list[str], chance: float, start: int, studied: bool) -> Theme:
    return Theme(words, chance, start, studied, is_task(words[-1]), stems_of(words))


def _recurring(reading: Reading) -> Iterator[Theme]:
    """The noun phrase that comes again and holds most of what the abstract comes back to."""
    best, most, said_first = list[str](), 0.0, False
    opening = " ".join(reading.stems[: reading.letters.find(".")])
    for start, stop in repeated(reading):
        words = field(running(reading, start, stop))
        weight = covered(reading, words)
        first = " ".join(reading.stems[start:stop]) in opening
        least = _MUCH + _NO_DEED * (not is_task(words[-1])) + _LATE * (not first)
        if weight > max(most, least) and fit(reading, words) and sound(words):
            best, most, said_first = words, weight, first
    if best:
        found = _theme(best, most * len(best) * _SHARE, 0, False)
        yield found._replace(task=found.task and said_first)


_FIRST = Late("(?:GD)?D?[JNEG]*[NG](?:(?:[OP]D?|C)[JNE]*N){0,2}")
_WITHIN = 3  # tokens: where a phrase opens the abstract


def _opening(reading: Reading) -> Iterator[Theme]:
    """What the abstract begins with, where that is what it comes back to."""
    within = reading.lowers[:1] in (["in"], ["for"])
    match = _FIRST.match(reading.letters, within)
    if not match or "NJ" in match.group():
        return  # perhaps a verb in between
    stop = match.end()
    if reading.lowers[stop - 1] in _BEGINS:
        stop -= 1  # "Knot learning refers to …", its verb taken for a noun
    elif reading.letters[stop] not in (",D" if within else "AVB"):
        return
    start = trimmed(reading.words, reading.letters, match.start(), stop)
    if start > _WITHIN or not 2 <= stop - start <= _LONGEST_OPENING:
        return
    words = field(running(reading, start, stop))
    if not _NO_OPENING.isdisjoint(word.lower() for word in words[:2]):
        return
    if covered(reading, words) > _LITTLE and fit(reading, words) and sound(words):
        chance = reading.sums[stop] - reading.sums[start]
        yield _theme(words, chance, start, False)


def field(words: list[str]) -> list[str]:
    """Without "methods" or the like at its end, if two words are left."""
    if words[0] in _HEADED and words[1:2] and words[1][:1].isupper():
        return words[1:]  # "method Lace Learning"
    return words[:-1] if len(words) > 2 and words[-1] in _WAYS else words


def sound(words: list[str]) -> bool:
    """Whether it names a field rather than praises a method."""
    first = words[0].lower()
    return first not in _PLAIN and first not in _COUNTS and words[-1] not in _NO_FIELD


def fit(reading: Reading, words: list[str]) -> bool:
    """Whether words may stand for what the paper is about: few, not broad, pointing at nothing."""
    if not 2 <= len(words) <= _LONGEST_THEME or words[0].lower() in _NO_FIRST:
        return False
    if ":" in words or "," in words or reading.name in words or dangling(words):
        return False
    if denied(reading, words):
        return False
    return not _NO_THEME.issuperset(word.lower() for word in words)


def stems_of(words: list[str]) -> frozenset[str]:
    """The stems of the words that say something."""
    return frozenset([w.lower()[:STEM] for w in words if len(w) > 2 and w not in _SMALL])
