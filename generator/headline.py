"""What an untitled abstract is about, in one line; the name of what it proposes.

Nothing is said that the abstract does not say: a headline is a phrase of the abstract, shortened
at its front, perhaps joined to a second one, with the name of the proposed system before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from generator.headlines.acronyms import expanded
from generator.headlines.bearing import bears, dangling
from generator.headlines.choosing import ranked
from generator.headlines.clauses import clause_headline
from generator.headlines.openings import Topic, topics
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading, read
from generator.headlines.resorts import fallback, told
from generator.headlines.sentences import clean
from generator.headlines.spans import Candidate
from generator.headlines.subject import completed
from generator.headlines.wording import acting, joined, sentence_case, without_article
from generator.text import language

_HAN = Late("[\u3400-\U0010ffff]")  # from the first Chinese character on
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
    if _may_be_chinese(abstract) and language(abstract) == "zh-Hans":
        text = clean(abstract)
        yield Headline(text.restore(clause_headline(text.plain)))
        return
    reading = read(abstract)
    stated = topics(reading)
    found = ranked(reading, stated)
    if not found or dangling(found[0][1].words):
        words, name = fallback(reading, stated)
        yield Headline(_named(words, reading, name) if words else reading.name, reading.name)
    elif (found[0][1].kind == "F" or -found[0][0] < _LEAST) and (words := told(reading)):
        yield Headline(_named(words, reading, ""), reading.name)
    for _, made in found:
        yield Headline(_composed(reading, made, stated), reading.name)


def _may_be_chinese(abstract: str) -> bool:
    """A quick look, because most abstracts are not and the slow one reads them twice."""
    return not abstract.isascii() and _HAN.search(abstract) is not None


def _composed(reading: Reading, made: Candidate, stated: Sequence[Topic]) -> str:
    """The text of a headline: the name, the phrase, acronyms spelt out, formulas put back."""
    words = expanded(made.words, reading.text.plain, reading.name)
    colon = made.tail in ("studied", "theme") and ":" in words
    name = reading.name if not colon and bears(reading, made) else ""
    return _named(completed(reading, made, words, bool(name), stated), reading, name)


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
