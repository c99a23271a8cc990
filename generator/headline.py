"""What an untitled abstract is about, in one line; the name of what it proposes.

Nothing is said that the abstract does not say: a headline is a phrase of the abstract, shortened
at its front, perhaps joined to a second one, with the name of the proposed system before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from generator.headlines._words import DATED, PROPOSES, RESULTS, SHOWS, SMALL
from generator.headlines.acronyms import expanded
from generator.headlines.bearing import bears, dangling
from generator.headlines.candidates import OURS, candidates, hollow
from generator.headlines.clauses import clause_headline
from generator.headlines.endings import complete, longest
from generator.headlines.openings import running, topics
from generator.headlines.pairing import pairs
from generator.headlines.patterns import Late
from generator.headlines.phrases import ACTION, CLAUSE, END, NOUN_PHRASE, turns
from generator.headlines.ranking import score
from generator.headlines.reading import Reading, read
from generator.headlines.sentences import clean
from generator.headlines.spans import Candidate
from generator.headlines.subject import completed
from generator.headlines.wordclasses import base, gerund
from generator.headlines.wording import (
    acting,
    bare,
    joined,
    sentence_case,
    without_article,
)
from generator.text import language

_HAN = Late("[\u3400-\U0010ffff]")  # from the first Chinese character on
_MARK = Late("[,;:—.]")
_DEED = Late("WB?(?:VT)?B?(?=V)")  # "we carefully train", "we propose to extend"
_OBJECT = Late("(?<=[VE])[DJN]")
_TELLING = frozenset(f"{RESULTS} {SHOWS} {PROPOSES} believe hope".split())
_LEAST = -0.4  # score below which a candidate is poor
_GOOD = 0.75  # score of a phrase that needs no other
_FEWEST = 2  # words that stand only with others
_PAIRED = 8  # of the best phrases may be joined to another
_BRIEF = 7  # words of a headline that leaves room to say more
_SLACK = 0.2  # how much worse the phrase may be that says more
_REACH = 16  # tokens of a last resort
_DATED = frozenset(DATED.split())
_SMALL = frozenset(f"{SMALL} , : that which can is are not".split())
_EASY = frozenset(["for", "using", ":", "based", "with", "in"])
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
    stated = topics(reading)
    plain = _scored(reading, candidates(reading, stated))
    best = [made for _, made in plain if not made.tail][:_PAIRED]
    if not reading.name:
        plain = [pair for pair in plain if len(pair[1].words) > _FEWEST]
    scored = plain
    if not plain or -plain[0][0] < _GOOD:
        scored = sorted([*plain, *_scored(reading, pairs(reading, best, stated))], key=_order)
    scored = _fuller(scored, bool(reading.name))
    ranked = [made for _, made in scored]
    if not ranked or dangling(ranked[0].words):
        yield Headline(_fallback(reading), reading.name)
    elif (ranked[0].kind == "F" or -scored[0][0] < _LEAST) and (
        words := _resort(_long(_told(reading)))
    ):
        yield Headline(_named(words, reading, ""), reading.name)
    for made in ranked:
        yield Headline(_composed(reading, made), reading.name)


_Scored = tuple[float, Candidate]


def _scored(reading: Reading, found: Iterable[Candidate]) -> list[_Scored]:
    """Candidates with their scores, less than zero, the best first."""
    return sorted(((-score(reading, made), made) for made in found), key=_order)


def _order(pair: _Scored) -> tuple[float, int, int, str]:
    return pair[0], pair[1].start, -pair[1].stop, pair[1].tail


def _fuller(scored: list[_Scored], named: bool) -> list[_Scored]:
    """With the best first, or what says the same and more, where the best says little."""
    if not scored:
        return scored
    least, best = scored[0]
    said = bare(best.words)
    if len(said) + named >= _BRIEF:
        return scored
    for pair in scored[1:]:
        more = bare(pair[1].words)
        if pair[0] > least + _SLACK:
            break
        if pair[1].start == best.start and more[: len(said)] == said and _adds(more[len(said) :]):
            return [pair, *(other for other in scored if other is not pair)]
    return scored


def _adds(words: list[str]) -> bool:
    """Whether what follows says enough: "for X" more easily than "which does X".

    >>> _adds("which performs reasoning".split()), _adds("for sorting shells".split())
    (False, True)
    """
    telling = sum(word not in _SMALL for word in words)
    return telling > 1 + (words[0] not in _EASY) if words else False


def _long(phrases: Iterator[list[str]]) -> Iterator[list[str]]:
    """The phrases that say more than a topic does, without their articles."""
    for words in phrases:
        bare = without_article([":", *words])
        if len(bare) > 4 and _DATED.isdisjoint(words[:2]):
            yield bare


def _may_be_chinese(abstract: str) -> bool:
    """A quick look, because most abstracts are not and the slow one reads them twice."""
    return not abstract.isascii() and _HAN.search(abstract) is not None


def _composed(reading: Reading, made: Candidate) -> str:
    """The text of a headline: the name, the phrase, acronyms spelt out, formulas put back."""
    words = expanded(made.words, reading.text.plain, reading.name)
    colon = made.tail in ("studied", "theme") and ":" in words
    name = reading.name if not colon and bears(reading, made) else ""
    return _named(completed(reading, made, words, bool(name)), reading, name)


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
    stated = topics(reading)
    if words := _resort(_told(reading)):
        bare = without_article([":", *words])
        if len(bare) < 3:  # "a framework" alone says nothing
            for about in stated:
                label = running(reading, about.start, about.stop)
                if about.start < 3 and set(label).isdisjoint(bare):
                    return _named([*label, ":", *bare], reading, "")
        given = reading.name if words[0] == reading.name else ""
        return _named(bare if len(bare) > 2 else words, reading, given)
    if words := _resort(_beginnings(reading)):
        return _named(without_article([":", *words]), reading, "")
    kept = reading.words[stated[0].start : stated[0].stop] if stated else _first_words(reading)
    return _named(kept, reading, reading.name) if kept else reading.name


def _resort(phrases: Iterator[list[str]]) -> list[str]:
    """The first phrase that stands by itself, or []."""
    for words in phrases:
        if len(words) < 3 or dangling(words) or hollow(words) or not OURS.isdisjoint(words):
            continue
        return words
    return []


def _told(reading: Reading) -> Iterator[list[str]]:
    """What a cue points at, and what "we" do."""
    words, letters = reading.words, reading.letters
    for cue in reading.cues:
        if words[cue.start] == reading.name and letters[cue.start + 1] in ",—:":
            start = cue.start + 2
            if letters[start] == "R":  # "NAME, which is a …"
                start += 2 * (reading.lowers[start + 1] in ("is", "are"))
            if letters[start] == "R":
                continue
            more = words[start : _whole(reading, start, cue.stop, NOUN_PHRASE)]
            yield [reading.name, ":", *more] if more else []
        elif letters[cue.start] not in "POSRHW":
            grammar = CLAUSE if cue.kind in "TC" else NOUN_PHRASE
            found = words[cue.start : _whole(reading, cue.start, cue.stop, grammar)]
            if found and letters[cue.start] == "V":
                found[0] = gerund(base(found[0]) or found[0])
            yield found
    for match in _DEED.finditer(letters):
        verb = match.end()
        stop = _whole(reading, verb, letters.find(".", verb), ACTION)
        if stop > verb + 3 and reading.lowers[verb] not in _TELLING | {"take", "make"}:
            yield [gerund(words[verb]), *words[verb + 1 : stop]]


def _beginnings(reading: Reading) -> Iterator[list[str]]:
    """The topic, and what the first sentence is about."""
    words, letters = reading.words, reading.letters
    for about in topics(reading)[:1]:
        yield words[about.start : about.stop]
    start, stop = 0, letters.find(".")
    if letters and reading.lowers[0] in _DATED and letters[1:3] == "NP":
        start = 3
    elif letters[:1] in ("P", "K", "E") or "ago" in reading.lowers[:5]:  # "In many fields, …"
        start = letters.find(",", 0, max(stop, 0)) + 1
    grammar = ACTION if letters[start:].startswith("G") else NOUN_PHRASE
    yield words[start : _whole(reading, start, stop, grammar)]


def _whole(reading: Reading, start: int, stop: int, grammar: Late) -> int:
    """Where the longest phrase that starts at a token ends, or 0."""
    whole = next(turns(reading.lowers, reading.letters, start, stop), 0)
    if 0 < whole - start <= _REACH and complete(reading, start, whole, grammar):
        return whole
    return longest(reading, start, min(stop, start + _REACH), grammar)


def _first_words(reading: Reading) -> list[str]:
    """The beginning, up to a noun among its first words if any is there."""
    letters, start = reading.letters, 0
    stop = letters.find(".")
    if reading.cues and not reading.cues[0].opening:
        start = reading.cues[0].start
        start += letters[start] == "P"
    elif letters[:1] in ("P", "K", "E"):  # "In this paper, …"
        start = letters.find(",", 0, min(stop, 20)) + 1
    if reading.lowers[start : start + 1] == ["it"] and "that" in reading.lowers[start : start + 9]:
        start = reading.lowers.index("that", start) + 1  # "It is often observed that …"
    if stop - start < 3 or letters[start : start + 1] in ("X", "C"):
        start = 0
    if letters[start : start + 1] == "W" and (told := _OBJECT.search(letters, start, stop)):
        start = told.start()  # "we have presented | a kite"
    last = min(max(stop, start), start + _REACH)
    ends = [match.end() for match in END.finditer(letters, start, last + 1)]
    if ends and ends[-1] > start + 3 and not _MARK.search(letters, start, ends[-1]):
        return reading.words[start : ends[-1]]
    kept: list[str] = []
    for word in reading.words[start : start + 12]:
        if len(kept) > 3 and word in ",;:—.":
            break
        if word != ".":
            kept.append(word[:_LONGEST_WORD])
    return kept
