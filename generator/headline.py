"""What an untitled abstract is about, in one line; the name of what it proposes.

Nothing is said that the abstract does not say: a headline is a phrase of the abstract, shortened
at its front, perhaps joined to a second one, with the name of the proposed system before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from generator.headlines.acronyms import expanded, spelt_out
from generator.headlines.bearing import bears, dangling
from generator.headlines.choosing import ranked
from generator.headlines.clauses import clause_headline
from generator.headlines.japanese import told_headline
from generator.headlines.joints import holds
from generator.headlines.openings import Topic, running, topics
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading, covered, read
from generator.headlines.resorts import fallback, told
from generator.headlines.sentences import clean
from generator.headlines.spans import Candidate
from generator.headlines.subject import completed, led
from generator.headlines.wording import (
    acting,
    direct,
    joined,
    sentence_case,
    undoubled,
    without_article,
)
from generator.text import language

_HAN = Late("[\u3400-\U0010ffff]")  # from the first Chinese character on
_SHORT, _FULL = 5, 11  # words of what leaves room for two or three more, and of what leaves none
_OFF = 0.25  # of what the abstract comes back to: with less, a headline is off the point
_LEAST = -0.4  # score below which a candidate is poor


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
    if _may_be_chinese(abstract) and (spoken := language(abstract)) != "en":
        cleaned = clean(abstract)
        tell = told_headline if spoken == "ja" else clause_headline
        yield Headline(cleaned.restore(tell(cleaned.plain)))
        return
    reading = read(abstract)
    loose: list[Headline] = []
    for words, name in _worded(reading):
        line = undoubled(_lined(words, name))
        text = joined(line) if name and line[0] == name else sentence_case(joined(line))
        found = Headline(reading.text.restore(text).rstrip(" ."), reading.name)
        if holds(line):
            yield found
        else:
            loose.append(found)
    yield from loose


def _worded(reading: Reading) -> Iterator[tuple[list[str], str]]:
    """The words of each headline and the name that stands before them, the best first."""
    stated = topics(reading)
    found = ranked(reading, stated)
    if not found or dangling(found[0][1].words):
        words, name = fallback(reading, stated)
        yield (words, name) if name and words else (led(reading, words) or [reading.name], "")
    elif (found[0][1].kind == "F" or -found[0][0] < _LEAST) and (words := told(reading)):
        yield led(reading, words), ""
    for place, (_, made) in enumerate(found):
        words, name = _composed(reading, made, stated)
        if not place and len(words) <= len(made.words):  # nothing was added
            yield from _roomier(reading, [made for _, made in found], stated)
        yield words, name
    for about in stated[:1]:
        yield running(reading, about.start, about.stop), ""


def _roomier(
    reading: Reading, found: Sequence[Candidate], stated: Sequence[Topic]
) -> Iterator[tuple[list[str], str]]:
    """The beginning of a first choice that is off the point, with what it had no room to say."""
    best = found[0]
    if len(best.words) < _FULL or covered(reading, best.words) > _OFF:
        return
    for made in found[1:]:
        size = len(made.words)
        alike = made.start == best.start and made.words == best.words[:size] and not made.tail
        if alike and _SHORT <= size < _FULL and best.words[size] not in ("and", "or"):
            words, name = _composed(reading, made, stated)
            if len(words) > size:
                yield words, name
            return


def _may_be_chinese(abstract: str) -> bool:
    """A quick look, because most abstracts are not and the slow one reads them twice."""
    return not abstract.isascii() and _HAN.search(abstract) is not None


def _composed(reading: Reading, made: Candidate, stated: Sequence[Topic]) -> tuple[list[str], str]:
    """The words of a headline, acronyms spelt out, and the name that stands before them."""
    words = expanded(made.words, reading.text.plain, reading.name)
    colon = made.tail in ("studied", "theme") and ":" in words
    name = reading.name if not colon and bears(reading, made) else ""
    words = direct(spelt_out(words, reading.sentences, name) if name else words)
    return completed(reading, made, words, bool(name), stated), name


def _lined(words: list[str], name: str) -> list[str]:
    """The words with the name before them, and a colon; the name alone where there are none."""
    if not words:
        return [name]
    words = acting(words) if name == words[0] else words
    if name and words[0] == name:
        rest = without_article(words[1:]) if words[1:2] and words[1] in ",:—" else []
        return [name, ":", *direct(rest)] if len(rest) > 1 else words
    return [name, ":", *without_article([":", *words])] if name and name not in words else words
