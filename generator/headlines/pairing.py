"""Headlines of two phrases: what the paper is about, and what it adds to that.

A phrase that says only what was made ("an algorithm with few queries") gets the problem that the
paper names elsewhere; one that says only the problem gets what was made or found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from generator.headlines._words import (
    HEADED,
    IDLE,
    RESULTS,
    VAGUE,
)
from generator.headlines.bearing import bears, dangling
from generator.headlines.joins import abbreviated
from generator.headlines.openings import Topic
from generator.headlines.patterns import Late
from generator.headlines.phrases import ACTION, NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate, Span, ends
from generator.headlines.themes import Theme, stems_of, themes_of
from generator.headlines.vocabulary import ALIKE
from generator.headlines.wordclasses import base, forms, gerund
from generator.headlines.wording import bare, coordinated

MOST = 16  # words of a pair
_LONGEST_DEED = 13
_LONGEST_METHOD = 7


_HEADED = frozenset(HEADED.split())


_EMPTY = frozenset(VAGUE.split())  # "problem as a game", "the central question"


_DEEDS = "PpVBTCGMZX"


_PROBLEM = frozenset(["problem", "task", "setting", "question"])


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
    themes = list(themes_of(reading, ranked, stated)) if deeds else []
    for deed in deeds:
        for theme in themes:
            words = _joined(reading, deed, theme)
            if words and _size(words) <= MOST:
                chance = deed.made.chance + theme.chance
                tail = "studied" if theme.studied else "theme"
                yield deed.made._replace(words=words, chance=chance, tail=tail)


def _deeds(reading: Reading, ranked: Sequence[Candidate]) -> Iterator[_Deed]:
    named = bool(reading.name) and any(bears(reading, made) for made in ranked)
    for made in ranked:
        fit = made.kind in _DEEDS or (made.kind == "A" and reading.name)
        fit = fit or (made.kind == "S" and len(made.words) < _LONGEST_METHOD)
        if made.tail or not fit or _size(made.words) > _LONGEST_DEED:
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
        stems = stems_of(words)
        if reading.shorts:
            stems = stems.union(*[reading.shorts.get(word, ()) for word in words])
        yield _Deed(made, words, stems, method, named)


_BASES = {"based": "based on", "relies": "based on", "builds": "based on"}
_BASES.update(dict.fromkeys(["uses", "employs", "leverages", "exploits", "utilizes"], "using"))
_BASES.update({"combines": "combining", "integrates": "integrating"})
_IDLE = frozenset((*forms(RESULTS.split()), *IDLE.split()))
_FOUNDED = 9  # words of a phrase that may be founded on something
_LEANING = frozenset(["that", "which", "to"])
_NAMED = Late("[A-Z]")  # "the KITE algorithm" may be another's
_NEXT = 2  # sentences after the next that may speak of the name
_SHORT_DEED = 8  # words of one that may say what its thing does
_EXPECTED = 0.25  # share of those words that are expected in the title
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
    """ "a tool for X", of which the next sentence says that "it is based on Y", with Y.

    Or, where the tool's phrase is short, with what "it does".
    """
    proposal, told = reading.first.get("P"), dict[int, list[list[str]]]()
    for made in ranked:
        if made.cue is not proposal or made.kind not in "PAG" or made.tail:
            continue
        said = " ".join(made.words)
        if len(made.words) > _FOUNDED or any(f" {how} " in said for how in _STATED):
            continue
        start = reading.letters.find(".", made.stop) + 1
        if start not in told:
            verb = _told_of(reading, start) if start < len(reading.letters) else 0
            told[start] = list(_means(reading, verb))
        telling = sum(word not in _HEADED for word in bare(made.words))
        plain = _LEANING.isdisjoint(made.words)
        brief = plain and telling > 1 and len(made.words) < _SHORT_DEED
        fit = {"means": plain or not reading.name, "does": brief}
        for more in told[start]:
            words = [*made.words, *more]
            tail = "does" if more[0] == "," else "means"
            if _size(words) < MOST and fit[tail]:
                chance = made.chance + _EXPECTED * len(more)
                yield made._replace(words=words, chance=chance, tail=tail)


def _means(reading: Reading, verb: int) -> Iterator[list[str]]:
    """ "based on Y", or ", doing Y"."""
    stop = reading.letters.find(".", verb)
    if how := _BASES.get(reading.lowers[verb]):
        first = verb + 1 + (reading.lowers[verb + 1] in ("on", "upon"))
        found = ends(reading, Span("I", first, stop, NOUN_PHRASE))
        ways = ([*how.split(), *reading.words[first : span.stop]] for span in found)
    elif verb and reading.letters[verb] == "V" and reading.lowers[verb] not in _IDLE:
        does = gerund(base(reading.lowers[verb]) or reading.lowers[verb])
        found = ends(reading, Span("G", verb, stop, ACTION))
        ways = (
            [",", does, *coordinated(reading.words, reading.letters, verb + 1, span.stop)]
            for span in found
        )
    else:
        return
    yield from (way for way in ways if not dangling(way))


def _told_of(reading: Reading, start: int) -> int:
    """The verb of what is said next of the thing: in the next sentence, or of its name; or 0."""
    verb = _predicate(reading, start)
    for _ in range(_NEXT):
        if verb or not reading.name or not start:
            break
        start = reading.letters.find(".", start) + 1
        if start == len(reading.letters):
            break
        verb = _predicate(reading, start) if reading.name in reading.words[start : start + 3] else 0
        if reading.lowers[verb] in _BASES:
            verb = 0
    return verb


def _predicate(reading: Reading, start: int) -> int:
    """The verb of "the method is based on …", "it uses …" in a sentence, or 0."""
    lowers, letters = reading.lowers, reading.letters
    for place in range(start + 1, min(start + 7, len(letters))):
        if lowers[place] in _BASES or letters[place] == "V":
            subject = lowers[start:place]
            ours = subject[0] in ("it", "our", "the", "this") or "proposed" in subject
            ours = ours and not _NAMED.search(" ".join(reading.words[start + 1 : place]))
            head = subject[0] == "it" or not _HEADED.isdisjoint(subject)
            told = (ours and head) or reading.name in reading.words[start:place]
            return place if told and "O" not in letters[start:place] else 0
        if letters[place] not in "DSJNEAB":
            return 0
    return 0


def _joined(reading: Reading, deed: _Deed, theme: Theme) -> list[str]:
    """The two as one line: "deed for theme" or "theme: deed"; [] where they say the same."""
    if theme.studied and (deed.made.cue.kind == "S" or _other_problem(reading, deed, theme)):
        return []
    said, about = deed.stems, theme.stems
    shared = len(said & about)
    if shared * 2 > min(len(about), len(said)) or theme.start > deed.made.start:
        return []
    if _alike(said, about) > 1 or (not theme.studied and shared * 3 > len(about)):
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


def _alike(some: frozenset[str], others: frozenset[str]) -> int:
    """How many stems are the same in their first letters: "count" and "counting"."""
    return len({stem[:ALIKE] for stem in some} & {stem[:ALIKE] for stem in others})


def _other_problem(reading: Reading, deed: _Deed, theme: Theme) -> bool:
    """Whether a deed is done to "this problem", posed after the theme."""
    cue = deed.made.cue
    said = reading.lowers[cue.opening : cue.stop]
    if "this" not in said or all(
        word != "this" or after not in _PROBLEM for word, after in pairwise(said)
    ):
        return False
    return any(c.kind == "S" and theme.start < c.opening < cue.opening for c in reading.cues)


def _size(words: list[str]) -> int:
    return len(words) - words.count(",") - words.count(":")


def _head(reading: Reading, made: Candidate) -> str:
    """The noun that a noun phrase is about: "algorithm" in "an algorithm with few queries"."""
    place = made.start
    while place < made.stop and reading.letters[place] in "DJNEBGSC,":
        place += 1
    return reading.lowers[place - 1] if place > made.start else ""
