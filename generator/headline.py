"""What an untitled abstract is about, in one line; the name of what it proposes.

Nothing is said that the abstract does not say: a headline is a phrase of the abstract, shortened
at its front, perhaps joined to a second one, with the name of the proposed system before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from generator.headlines._words import DATED, PROPOSES, RESULTS, SHOWS
from generator.headlines.bearing import bears, dangling
from generator.headlines.candidates import OURS, Candidate, candidates, hollow
from generator.headlines.clauses import clause_headline
from generator.headlines.joins import topic
from generator.headlines.phrases import ACTION, END, NOUN_PHRASE
from generator.headlines.ranking import score
from generator.headlines.reading import Reading, read
from generator.headlines.sentences import clean
from generator.headlines.spans import may_end
from generator.headlines.wording import (
    acting,
    expanded,
    gerund,
    joined,
    sentence_case,
    without_article,
)
from generator.text import language

_HAN = "\u3400"  # the first Chinese character
_DEED = re.compile("WB?(?:VT)?B?(?=V)")  # "we carefully train", "we propose to extend"
_TELLING = frozenset(f"{RESULTS} {SHOWS} {PROPOSES} believe hope".split())
_REACH = 13  # tokens of a last resort
_DATED = frozenset(DATED.split())
_LONGEST_WORD = 80  # characters; what is longer is no word


@dataclass(frozen=True, slots=True)
class Headline:
    """A derived title."""

    text: str  # TeX on one line, formulas as the abstract writes them; no full stop at the end
    name: str = ""  # what the paper calls the thing it proposes; "" where it has no name


def headline(abstract: str) -> Headline:
    """The headline of an abstract in TeX; its text is "" only where the abstract is empty."""
    return next(alternatives(abstract))


def distinct(
    abstracts: Sequence[str], derive: Callable[[str], Headline] = headline
) -> list[Headline]:
    """The headlines of a list, no two alike: a repeated one gives way to the next best.

    `derive` gives the first choice, and may remember it. Where an abstract has no other to offer,
    being a duplicate, it is numbered.
    """
    taken: set[str] = set()
    found: list[Headline] = []
    for abstract in abstracts:
        first = derive(abstract)
        if first.text.casefold() in taken:
            first = _another(abstract, first, taken)
        if first.text:
            taken.add(first.text.casefold())
        found.append(first)
    return found


def _another(abstract: str, first: Headline, taken: set[str]) -> Headline:
    for other in alternatives(abstract):
        if other.text.casefold() not in taken:
            return other
    number = 2
    while f"{first.text} ({number})".casefold() in taken:
        number += 1
    return Headline(f"{first.text} ({number})", first.name)


def alternatives(abstract: str) -> Iterator[Headline]:
    """All headlines that were weighed, the best first; at least one."""
    if _may_be_chinese(abstract) and language(abstract) == "zh-Hans":
        text = clean(abstract)
        yield Headline(text.restore(clause_headline(text.plain)))
        return
    reading = read(abstract)
    ranked = sorted(
        candidates(reading),
        key=lambda made: (-score(reading, made), made.start, -made.stop, made.tail),
    )
    if not ranked or dangling(ranked[0].words):
        yield Headline(_fallback(reading), reading.name)
    for made in ranked:
        yield Headline(_composed(reading, made), reading.name)


def _may_be_chinese(abstract: str) -> bool:
    """A quick look, because most abstracts are not and the slow one reads them twice."""
    return not abstract.isascii() and max(abstract) >= _HAN


def _composed(reading: Reading, made: Candidate) -> str:
    """The text of a headline: the name, the phrase, acronyms spelt out, formulas put back."""
    words = expanded(made.words, reading.text.plain, reading.name)
    return _named(words, reading, reading.name if bears(reading, made) else "")


def _named(words: list[str], reading: Reading, name: str) -> str:
    words = acting(words) if name == words[0] else words
    if name and words[0] == name:
        rest = without_article(words[1:]) if words[1:2] and words[1] in ",:—" else []
        line = f"{name}: {joined(rest)}" if len(rest) > 1 else joined(words)
    elif name and name not in words:
        line = f"{name}: {joined(without_article([':', *words]))}"
    else:
        line = sentence_case(joined(words))
    return reading.text.restore(line).rstrip(" .")


def _fallback(reading: Reading) -> str:
    """Where no phrase is whole: what a cue points at, a deed, the topic, a beginning."""
    for words in _last_resorts(reading):
        if len(words) > 2 and not dangling(words) and not hollow(words) and OURS.isdisjoint(words):
            bare = without_article([":", *words])
            return _named(bare if len(bare) > 2 else words, reading, "")
    about = topic(reading)
    kept = reading.words[about.start : about.stop] if about else _first_words(reading)
    return _named(kept, reading, reading.name) if kept else reading.name


def _last_resorts(reading: Reading) -> Iterator[list[str]]:
    words, letters = reading.words, reading.letters
    for cue in reading.cues:
        if words[cue.start] == reading.name and letters[cue.start + 1] in ",—:":
            start = cue.start + 2
            more = words[start : _whole(reading, start, cue.stop, NOUN_PHRASE)]
            yield [reading.name, ":", *more] if more else []
        elif letters[cue.start] not in "POSRHW":
            yield words[cue.start : _whole(reading, cue.start, cue.stop, NOUN_PHRASE)]
    for match in _DEED.finditer(letters):
        verb = match.end()
        stop = _whole(reading, verb, letters.find(".", verb), ACTION)
        if stop > verb + 3 and reading.lowers[verb] not in _TELLING:
            yield [gerund(words[verb]), *words[verb + 1 : stop]]
    if about := topic(reading):
        yield words[about.start : about.stop]
    start = 3 if letters and reading.lowers[0] in _DATED and letters[1:3] == "NP" else 0
    grammar = ACTION if letters[start:].startswith("G") else NOUN_PHRASE
    yield words[start : _whole(reading, start, letters.find("."), grammar)]


def _whole(reading: Reading, start: int, stop: int, grammar: re.Pattern[str]) -> int:
    """Where the longest phrase that starts at a token ends, or 0."""
    last = min(stop, start + _REACH)
    ends = [match.end() for match in END.finditer(reading.letters, start, last + 1)]
    fit = (
        end
        for end in ends
        if end - 1 > start
        and may_end(reading, start, end - 1)
        and grammar.fullmatch(reading.letters, start, end)
    )
    return max(fit, default=0)


def _first_words(reading: Reading) -> list[str]:
    """The beginning, up to a noun among its first words if any is there."""
    ends = [match.end() for match in END.finditer(reading.letters, 0, _REACH)]
    if ends and ends[-1] > 3 and not re.search("[,;:—.]", reading.letters[: ends[-1]]):
        return reading.words[: ends[-1]]
    kept: list[str] = []
    for word in reading.words[:12]:
        if len(kept) > 3 and word in ",;:—.":
            break
        if word != ".":
            kept.append(word[:_LONGEST_WORD])
    return kept
