"""Headlines of two phrases: what the paper is about, and what it adds to that.

A phrase that says only what was made ("an algorithm with few queries") gets the problem that the
paper names elsewhere; one that says only the problem gets what was made or found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.headlines._words import (
    HEADED,
    VAGUE,
)
from generator.headlines.bearing import bears, dangling
from generator.headlines.joins import Topic, abbreviated
from generator.headlines.phrases import NOUN_PHRASE
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate, Span, ends
from generator.headlines.themes import Theme, stems_of, themes_of
from generator.headlines.wording import bare

MOST = 15  # words and marks of a pair


_LONGEST_DEED = 10
_LONGEST_METHOD = 7


_HEADED = frozenset(HEADED.split())


_EMPTY = frozenset(VAGUE.split())  # "problem as a game", "the central question"


_DEEDS = "PpVBTCGMZX"


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
        stems = stems_of(words)
        if reading.shorts:
            stems = stems.union(*[reading.shorts.get(word, ()) for word in words])
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


def _joined(reading: Reading, deed: _Deed, theme: Theme) -> list[str]:
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
