"""Where no candidate is good: what a cue points at, a deed, the topic, a beginning."""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines._words import BELIEVED, DATED, PROPOSES, RESULTS, SHOWS
from generator.headlines.bearing import dangling
from generator.headlines.endings import complete, longest
from generator.headlines.hollow import OURS, hollow
from generator.headlines.objects import PAPER
from generator.headlines.openings import Topic, running
from generator.headlines.patterns import Late
from generator.headlines.phrases import ACTION, CLAUSE, END, NOUN_PHRASE, turns
from generator.headlines.reading import Reading
from generator.headlines.wordclasses import base, classified, gerund
from generator.headlines.wording import without_article

_MARK = Late("[,;:—.]")
_DEED = Late("WB?(?:VT)?B?(?=V)")  # "we carefully train", "we propose to extend"
_OBJECT = Late("(?<=[VE])[DJN]")
_TELLING = frozenset(f"{RESULTS} {SHOWS} {PROPOSES} believe hope".split())
_FEWEST = 3  # words that say something
_SAYING = 5  # words of a clause about "it" that may say something
_MEANT = 5  # tokens of a sentence about "this paper" after its verb that say something
_SHORT = 12  # words of a sentence that may stand as it is
_ASKED = 16  # words of a question that may, "Can a kite be mended?"
_REACH = 16  # tokens that are looked at
_LONGEST_WORD = 80  # characters; what is longer is no word
_OF_OTHERS = frozenset(DATED.split())  # words before what is not the authors'
_BELIEVED = frozenset(BELIEVED.split())
_ASKING = frozenset(["how", "why", "whether"])
_FIRST = frozenset(["first", "then", "also"])
_PAPER = PAPER | {"video"}
_LOOSE_END = Late("(?:[RK][DSJNEMG]*)?[AVPDTRCKSOX,]+$")
_NO_VERB = Late("[^VAW]*(?:[RTK.])")
_VERB = Late("[VAT]")


def told(reading: Reading) -> list[str]:
    """What a cue points at or "we" do, if it says more than a topic does; or []."""
    return _resort(_long(_told(reading)))


def fallback(reading: Reading, stated: list[Topic]) -> tuple[list[str], str]:
    """Where no phrase is whole: words, which may be none, and the name to stand before them."""
    if words := _resort(_told(reading)):
        bare = without_article([":", *words])
        if len(bare) < _FEWEST:  # "a framework" alone says nothing
            if more := _resort(_long(_told(reading))):
                return more, ""
            for about in stated:
                label = running(reading, about.start, about.stop)
                if about.start < _FEWEST and set(label).isdisjoint(bare):
                    return [*label, ":", *bare], ""
        given = reading.name if words[0] == reading.name else ""
        return (bare if len(bare) >= _FEWEST else words), given
    if words := _resort(_beginnings(reading, stated)):
        return without_article([":", *words]), ""
    kept = reading.words[stated[0].start : stated[0].stop] if stated else _first_words(reading)
    return _unled(kept), reading.name


def _unled(words: list[str]) -> list[str]:
    """A phrase without its article; a sentence as it is."""
    bare = without_article([":", *words])
    said = _NO_VERB.match(classified([*words, "."])[2])
    lone = said is None or words[:1] == bare[:1] or len(bare) < _FEWEST
    return words if lone else bare


def _long(phrases: Iterator[list[str]]) -> Iterator[list[str]]:
    """The phrases that say more than a topic does, without their articles."""
    for words in phrases:
        bare = without_article([":", *words])
        if len(bare) > 4 and _OF_OTHERS.isdisjoint(words[:2]):
            yield bare


def _resort(phrases: Iterator[list[str]]) -> list[str]:
    """The first phrase that stands by itself, or []."""
    for words in phrases:
        if len(words) < _FEWEST or dangling(words) or hollow(words) or not OURS.isdisjoint(words):
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
        elif letters[cue.start] not in "POSRHW" and (
            cue.kind not in "TC" or letters[cue.start : cue.start + 2] not in ("EP", "ET")
        ):
            grammar = CLAUSE if cue.kind in "TC" else NOUN_PHRASE
            found = words[cue.start : _whole(reading, cue.start, cue.stop, grammar)]
            meant = letters[cue.start - 1 : cue.start] == "T" and found[:1] != ["first"]
            if found and (letters[cue.start] == "V" or meant):  # "our goal is to correct for X"
                found[0] = gerund(base(found[0]) or found[0])
            yield found
    for match in _DEED.finditer(letters):
        verb = match.end()
        stop = _whole(reading, verb, letters.find(".", verb), ACTION)
        if stop > verb + 3 and reading.lowers[verb] not in _TELLING | {"take", "make"}:
            yield [gerund(words[verb]), *words[verb + 1 : stop]]


def _beginnings(reading: Reading, stated: list[Topic]) -> Iterator[list[str]]:
    """The topic, and what the first sentence is about."""
    words, letters = reading.words, reading.letters
    for about in stated[:1]:
        yield words[about.start : about.stop]
    start, stop = 0, letters.find(".")
    if letters and reading.lowers[0] in _OF_OTHERS and letters[1:3] == "NP":
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
    letters = reading.letters
    start, stop = _main_clause(reading)
    most = _ASKED if letters[:1] == "A" else _SHORT
    if _FEWEST <= stop - start <= most and (letters[start] != "W" or not reading.cues):
        return reading.words[start:stop]
    last = min(max(stop, start), start + _REACH)
    ends = [match.end() for match in END.finditer(letters, start, last + 1)]
    if ends and ends[-1] > start + 3 and not _MARK.search(letters, start, ends[-1]):
        asks = reading.lowers[start] in _ASKING and not _VERB.search(letters, start, ends[-1])
        if asks or letters.startswith("BPD", start):
            start += 1 if asks else 2  # "how the noise", "even with the best rule"
            start += letters[start] == "D"
        return reading.words[start : ends[-1]]
    kept: list[str] = []
    for word in reading.words[start : start + 12]:
        if (word == "." and len(kept) >= _FEWEST) or (word in ",;:—" and len(kept) > 3):
            break
        if word != ".":
            kept.append(word[:_LONGEST_WORD])
    loose = _LOOSE_END.search(letters, start, start + len(kept))
    return kept[: loose.start() - start] if loose and loose.start() >= start + _FEWEST else kept


def _object_of_paper(reading: Reading, start: int, stop: int) -> int:
    """Where the kite stands in "This paper first recalls | a kite", or the start."""
    verb = start + 2
    if verb + _MEANT >= stop or reading.lowers[start + 1] not in _PAPER:
        return start
    verb += reading.lowers[verb] in _FIRST or reading.letters[verb] == "B"
    if reading.lowers[verb : verb + 3] == ["is", "devoted", "to"]:
        return verb + 3
    told = reading.lowers[verb].endswith("s") and reading.letters[verb] != "A"
    return verb + 1 if told else start


def _main_clause(reading: Reading) -> tuple[int, int]:
    """Where the first sentence says what it says, and where it stops."""
    letters, start = reading.letters, 0
    stop = letters.find(".")
    if reading.cues and not reading.cues[0].opening:
        start = reading.cues[0].start
        start += letters[start] == "P"
    elif letters[:1] in ("P", "K", "E"):  # "In this paper, …"
        start = letters.find(",", 0, min(stop, 20)) + 1
    if reading.lowers[start : start + 1] == ["it"] and "that" in reading.lowers[start : start + 9]:
        that = reading.lowers.index("that", start)
        if _BELIEVED.isdisjoint(reading.lowers[start:that]):
            start = that + 1  # "It is often observed that …"
    pointing = letters[start : start + 1] == "H"  # "it is not", "they fly"
    elsewhere = pointing and (stop - start < _SAYING or letters[start + 1] == "V")
    if stop - start < 3 or elsewhere or letters[start : start + 1] in ("X", "C"):
        start, stop = 0, letters.find(".")
    if reading.lowers[:1] == ["in"] and letters[:4] in ("PSND", "PSNJ", "PSNN"):
        start = 3  # "In this paper the knots of kites are tied"
    if letters[start : start + 1] == "W" and (found := _OBJECT.search(letters, start, stop)):
        start = found.start()  # "we have presented | a kite"
    elif reading.lowers[start : start + 1] == ["this"]:
        start = _object_of_paper(reading, start, stop)
    return start, stop
