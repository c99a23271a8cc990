"""Headlines of two phrases: what the paper is about, and what it adds to that.

A phrase that says only what was made ("an algorithm with few queries") gets the problem that the
paper names elsewhere; one that says only the problem gets what was made or found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.headlines._words import (
    BEGINS,
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
from generator.headlines.bearing import bears, dangling, further, task_of
from generator.headlines.joins import NOUNS, Topic, abbreviated, is_task, running
from generator.headlines.phrases import NOUN_PHRASE
from generator.headlines.reading import Reading, covered
from generator.headlines.spans import Candidate, Span, ends
from generator.headlines.wording import bare, trimmed

MOST = 15  # words and marks of a pair
_LONGEST_THEME = 8  # words
_LONGEST_OPENING = 8
_LONGEST_DEED = 10
_LONGEST_METHOD = 7
_LITTLE = 0.15  # of what the abstract comes back to must be in what it opens with
_ENOUGH = 0.2  # of what the abstract comes back to must be in a theme
_SHARE = 0.6  # of its words that are expected in the title
_MUCH = 0.3  # the same where later sentences do not have it
_HEADED = frozenset(HEADED.split())
_NO_THEME = frozenset(f"{NO_TOPIC} {WIDE} {VAGUE} {HEADED}".split())
_PLAIN = frozenset(f"{PLAIN} robust accurate efficient scalable".split())
_WAYS = frozenset(
    ["methods", "algorithms", "techniques", "approaches", "frameworks", "problem", "problems"]
)
_VAGUE = frozenset(VAGUE.split()) - {"problem", "problems", "task", "setting"}
_EMPTY = frozenset(VAGUE.split())  # "problem as a game", "the central question"
_CLIPPED = 2  # words that what is studied may lack
_COUNTS = frozenset(["two", "three", "four", "several", "many", "some"])
_NO_FIELD = _HEADED | frozenset(RESULTS_OF.split())
_NO_FIELD = _NO_FIELD | frozenset(["challenges", "issues", "limitations", "drawbacks", "questions"])
_DATED = frozenset(DATED.split())
_DEEDS = "PpVBTCGMZX"
_SMALL = frozenset(SMALL.split()) | {"as", "that", "under", "which"}
_BEGINS = frozenset(BEGINS.split())
_HEARD = 150  # tokens in which a field must have come again
_STEM = 6


class _Theme(NamedTuple):
    """What a paper is about."""

    words: list[str]
    chance: float  # expected number of title words
    start: int
    studied: bool  # whether the paper says that it studies it
    task: bool  # whether it is something to be done
    stems: frozenset[str]


class _Deed(NamedTuple):
    """What a paper adds."""

    made: Candidate
    words: list[str]
    stems: frozenset[str]
    method: bool  # whether "for" may follow
    named: bool  # whether the name will stand before it, with a colon


def pairs(
    reading: Reading, ranked: Sequence[Candidate], stated: Sequence[Topic]
) -> Iterator[Candidate]:
    """Each of the best deeds with each theme that it does not repeat."""
    yield from _founded(reading, ranked)
    deeds = [d for d in _deeds(reading, ranked) if d.method or not d.named]
    themes = list(_themes(reading, ranked, stated)) if deeds else []
    for deed in deeds:
        for theme in themes:
            words = _joined(reading, deed, theme)
            if words and len(words) <= MOST:
                chance = deed.made.chance + theme.chance
                tail = "studied" if theme.studied else "theme"
                yield deed.made._replace(words=words, chance=chance, tail=tail)


def _deeds(reading: Reading, ranked: Sequence[Candidate]) -> Iterator[_Deed]:
    named = bool(reading.name) and any(bears(reading, made) for made in ranked)
    for made in ranked:
        fit = made.kind in _DEEDS or (made.kind == "A" and reading.name)
        fit = fit or (made.kind == "S" and len(made.words) < _LONGEST_METHOD)
        if made.tail or not fit or len(made.words) > _LONGEST_DEED:
            continue
        words = bare(made.words)
        if made.kind == "X" and words.index(":") > 1:
            words = words[: words.index(":")]  # "edge guessing: method"
        if words[1:2] in (["its"], ["their"]) and words[0].endswith("ing"):
            loose = dangling([words[0], *words[2:]])  # "THEME: studying its limits" says whose
        else:
            loose = dangling(words)
        if ":" in words or reading.name in words[:1] or loose:
            continue
        if words[0] in _EMPTY or (words[-1] in _EMPTY and len(words) < 4):
            continue
        method = (
            made.kind in "PpVAB"
            and len(words) < _LONGEST_METHOD
            and "for" not in words
            and _head(reading, made) in _HEADED
        )
        stems = _stems(words).union(*(reading.shorts.get(word, ()) for word in words))
        yield _Deed(made, words, stems, method, named)


_MEANS = {"based": "based on", "relies": "based on", "builds": "based on"}
_MEANS.update(dict.fromkeys(["uses", "employs", "leverages", "exploits", "utilizes"], "using"))
_MEANS.update({"combines": "combining", "integrates": "integrating"})
_STATED = (
    "based on",
    "using",
    "combining",
    "integrating",
    "by",
    "via",
    "through",
    "leveraging",
)


def _founded(reading: Reading, ranked: Sequence[Candidate]) -> Iterator[Candidate]:
    """ "a tool for X", of which the next sentence says that "it is based on Y", with Y."""
    proposal = reading.first.get("P")
    for made in ranked:
        if made.cue is not proposal or made.kind not in "PAG" or made.tail:
            continue
        said = " ".join(made.words)
        if len(made.words) > 9 or any(f" {how} " in said for how in _STATED):
            continue
        start = reading.letters.find(".", made.stop) + 1
        verb = _means(reading, start)
        if verb:
            how = _MEANS[reading.lowers[verb]]
            first = verb + 1 + (reading.lowers[verb + 1] in ("on", "upon"))
            stop = reading.letters.find(".", first)
            for span in ends(reading, Span("I", first, stop, NOUN_PHRASE)):
                more = reading.words[first : span.stop]
                words = [*made.words, *how.split(), *more]
                if len(words) <= MOST and not dangling(more):
                    chance = made.chance + reading.sums[span.stop] - reading.sums[first]
                    yield made._replace(words=words, chance=chance, tail="means")


def _means(reading: Reading, start: int) -> int:
    """The verb of "the method is based on …", "it uses …" in a sentence, or 0."""
    lowers, letters = reading.lowers, reading.letters
    for place in range(start + 1, min(start + 7, len(letters))):
        if lowers[place] in _MEANS:
            subject = lowers[start:place]
            ours = subject[0] in ("it", "our", "the", "this") or "proposed" in subject
            head = subject[0] == "it" or not _HEADED.isdisjoint(subject)
            return place if ours and head and "O" not in letters[start:place] else 0
        if letters[place] not in "DSJNEAB":
            return 0
    return 0


_NO_OPENING = frozenset(NO_OPENING.split())


def _themes(
    reading: Reading, ranked: Sequence[Candidate], stated: Sequence[Topic]
) -> Iterator[_Theme]:
    """What the paper says it studies, and the topics of its first sentences."""
    yield from _studied(reading, ranked)
    yield from _recurring(reading)
    yield from _opening(reading)
    for about in stated:
        words = _field(running(reading, about.start, about.stop))
        if "NJ" in reading.letters[about.start : about.stop]:
            continue
        telling = covered(reading, words) > (_ENOUGH if about.again else _MUCH)
        if telling and _sound(words) and _fit(reading, words):
            yield _theme(words, about.chance, about.start, False)


def _studied(reading: Reading, ranked: Sequence[Candidate]) -> Iterator[_Theme]:
    """What the paper studies, and what its method is for; each as fully as there is room."""
    studied = reading.first.get("S")
    fullest: dict[int, _Theme] = {}
    longest: dict[int, int] = {}  # words that the whole phrase would have
    for made in ranked:
        posed = made.cue is studied and made.kind in "SI"
        if posed or task_of(reading, made):
            words = bare(made.words)
            words = words[: words.index(":")] if ":" in words else words
            longest[made.cue.start] = max(len(words), longest.get(made.cue.start, 0))
            vague = not words or words[-1] in _VAGUE or words[0].lower() in _COUNTS
            if not vague and _fit(reading, words) and not further(reading, made):
                known = fullest.get(made.cue.start)
                if not known or len(known.words) < len(words):
                    fullest[made.cue.start] = _theme(words, made.chance, made.start, True)
    for start, found in fullest.items():
        if len(found.words) >= longest[start] - _CLIPPED:
            yield found


def _theme(words: list[str], chance: float, start: int, studied: bool) -> _Theme:
    return _Theme(words, chance, start, studied, is_task(words[-1]), _stems(words))


def _recurring(reading: Reading) -> Iterator[_Theme]:
    """The noun phrase that comes again and holds most of what the abstract comes back to."""
    found: dict[tuple[str, ...], tuple[int, int, int]] = {}
    for match in NOUNS.finditer(reading.letters, 0, _HEARD):
        start, stop = match.span()
        start = trimmed(reading.words, reading.letters, start, stop)
        start += reading.lowers[start] in _DATED
        if 2 <= stop - start <= 4 and "NJ" not in match.group():
            key = tuple(reading.stems[start:stop])
            count, first, last = found.get(key, (0, start, stop))
            found[key] = (count + 1, first, last)
    best, most = None, _MUCH
    for count, start, stop in found.values():
        if count > 1:
            words = _field(running(reading, start, stop))
            weight = covered(reading, words)
            if weight > most and _fit(reading, words) and _sound(words):
                best, most = (
                    _theme(words, weight * len(words) * _SHARE, 0, False),
                    weight,
                )
    if best:
        yield best


_FIRST = re.compile("(?:GD)?D?[JNEG]*[NG](?:(?:[OP]D?|C)[JNE]*N){0,2}")
_WITHIN = 3  # tokens: where a phrase opens the abstract


def _opening(reading: Reading) -> Iterator[_Theme]:
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
    words = _field(running(reading, start, stop))
    if not _NO_OPENING.isdisjoint(word.lower() for word in words[:2]):
        return
    if covered(reading, words) > _LITTLE and _fit(reading, words) and _sound(words):
        chance = reading.sums[stop] - reading.sums[start]
        yield _theme(words, chance, start, False)


def _field(words: list[str]) -> list[str]:
    """Without "methods" or the like at its end, if two words are left."""
    if words[0] in _HEADED and words[1:2] and words[1][:1].isupper():
        return words[1:]  # "method Lace Learning"
    return words[:-1] if len(words) > 2 and words[-1] in _WAYS else words


def _sound(words: list[str]) -> bool:
    """Whether it names a field rather than praises a method."""
    first = words[0].lower()
    return first not in _PLAIN and first not in _COUNTS and words[-1] not in _NO_FIELD


def _fit(reading: Reading, words: list[str]) -> bool:
    if not 2 <= len(words) <= _LONGEST_THEME or words[0].lower() in _DATED:
        return False
    if ":" in words or "," in words or reading.name in words or dangling(words):
        return False
    return not _NO_THEME.issuperset(word.lower() for word in words)


def _joined(reading: Reading, deed: _Deed, theme: _Theme) -> list[str]:
    """The two as one line: "deed for theme" or "theme: deed"; [] where they say the same."""
    if theme.studied and deed.made.cue.kind == "S":
        return []
    said, about = deed.stems, theme.stems
    shared = len(said & about)
    if shared * 2 > min(len(about), len(said)) or theme.start > deed.made.start:
        return []
    if shared > 1 or (not theme.studied and shared * 3 > len(about)):
        return []
    front = deed.words
    if abbreviated({word.lower() for word in front}, [word.lower() for word in theme.words]):
        return []
    telling = sum(word not in _HEADED for word in front)
    if shared and telling < 2:
        return []
    empty = not deed.named and not telling
    if deed.method and not empty and (theme.studied or (deed.named and theme.task)):
        return [*front, "for", *theme.words]
    if deed.named or telling < 2 - theme.studied:
        return []
    return [*theme.words, ":", *front]


def _head(reading: Reading, made: Candidate) -> str:
    """The noun that a noun phrase is about: "algorithm" in "an algorithm with few queries"."""
    place = made.start
    while place < made.stop and reading.letters[place] in "DJNEBGSC,":
        place += 1
    return reading.lowers[place - 1] if place > made.start else ""


def _stems(words: list[str]) -> frozenset[str]:
    return frozenset(w.lower()[:_STEM] for w in words if len(w) > 2 and w not in _SMALL)
