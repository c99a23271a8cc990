"""What an untitled abstract is about, in one line; the name of what it proposes.

Nothing is said that the abstract does not say: a headline is a phrase of the abstract, shortened
at its front, perhaps joined to a second one, with the name of the proposed system before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from generator.headlines.candidates import Candidate, candidates
from generator.headlines.clauses import clause_headline
from generator.headlines.joins import topic
from generator.headlines.phrases import END
from generator.headlines.ranking import score
from generator.headlines.reading import Reading, read
from generator.headlines.sentences import clean
from generator.headlines.wording import acting, expanded, joined, sentence_case, without_article
from generator.text import language

_HAN = "\u3400"  # the first Chinese character
_PROPOSING = "PAXNMI"
_OWN_KINDS = "PAXVNSGpBMI"  # candidates that say what the paper does
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
        key=lambda made: (-score(reading, made), made.start, made.stop, made.tail),
    )
    for made in ranked:
        yield Headline(_composed(reading, made), reading.name)
    if not ranked:
        yield Headline(_fallback(reading), reading.name)


def _may_be_chinese(abstract: str) -> bool:
    """A quick look, because most abstracts are not and the slow one reads them twice."""
    return not abstract.isascii() and max(abstract) >= _HAN


def _composed(reading: Reading, made: Candidate) -> str:
    """The text of a headline: the name, the phrase, acronyms spelt out, formulas put back."""
    words = expanded(made.words, reading.text.plain, reading.name)
    return _named(words, reading, reading.name if _fits(reading, made) else "")


def _fits(reading: Reading, made: Candidate) -> bool:
    """Whether the phrase is about what bears the name: "NAME: phrase" would say so."""
    if reading.name in reading.sentences[reading.numbers[made.start]]:
        return True
    return made.kind in (_PROPOSING if reading.naming >= 0 else _OWN_KINDS)


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
    """Where no phrase is whole: the beginning of what a cue points at, or of the first clause."""
    for cue in reading.cues:
        if reading.letters[cue.start] in "POSRHW":
            continue
        ends = [match.end() for match in END.finditer(reading.letters, cue.start, cue.start + 13)]
        words = reading.words[cue.start : max((end for end in ends if end < cue.stop), default=0)]
        if len(words) > 2:
            return _named(words, reading, reading.name)
    if about := topic(reading):
        return _named(reading.words[about.start : about.stop], reading, reading.name)
    kept: list[str] = []
    for word in reading.words[:12]:
        if len(kept) > 3 and word in ",;:—.":
            break
        if word != ".":
            kept.append(word[:_LONGEST_WORD])
    return _named(kept, reading, reading.name) if kept else reading.name
