"""An abstract as the headline rules read it: tokens, their classes, cues, likely title words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import accumulate, compress
from math import exp

from generator.headlines.cues import Cue, cues
from generator.headlines.names import system_name
from generator.headlines.patterns import Late
from generator.headlines.sentences import Text, clean, sentences, tokens, unnamed
from generator.headlines.turns import plainer, wordy
from generator.headlines.vocabulary import CONTENT, FORMULA, FUNCTION, STEM
from generator.headlines.wordclasses import MARKS, classified

_CONTENT = "NJGEV"
_NOMINAL = bytes(chr(code) in "NJ" for code in range(256))  # 1 for a noun or adjective
_REACH = 26  # tokens from the start of an object to its last possible word
_CUES = 6  # that are heard: later ones say little


@dataclass(frozen=True, slots=True)
class Reading:
    """An abstract taken apart. The lists run in parallel; each sentence ends with the token "."."""

    text: Text
    sentences: list[str]  # as written, with asides in brackets
    name: str  # of what is proposed, or ""; without "called NAME" in the tokens
    words: list[str]
    lowers: list[str]
    letters: str  # word classes
    numbers: list[int]  # of the sentence each token stands in
    cues: list[Cue]
    first: dict[str, Cue]  # the first cue of each kind
    naming: int  # the first sentence that proposes what bears the name, or -1
    told: int  # the first sentence that says what the paper does or finds, or -1
    stems: list[str]
    counts: Counter[str]  # of the stems
    central: frozenset[str]  # stems of what it is about
    weights: dict[str, float]  # shares of the stems that say most, after a space; together 1
    shorts: dict[str, list[str]]  # acronyms that the abstract spells out, as stems
    sums: list[float]  # running sum of the tokens' chances to be title words
    saying: list[int]  # running count of content words that say something about the paper


def read(abstract: str) -> Reading:
    """Read an abstract in TeX."""
    text = clean(abstract)
    if "。" in text.plain:  # a Chinese sentence before or after
        text = text._replace(plain=" ".join(text.plain.replace("。", ". ").split()))
    parts = sentences(text.plain)
    name = system_name(text.plain, parts)
    words, numbers = _tokens(text.plain, parts, name)
    lowers, stems, letters = classified(words)
    marked = cues(lowers, letters)
    first = {cue.kind: cue for cue in reversed(marked)}
    proposals = (numbers[cue.start] for cue in marked if name and cue.kind == "P")
    naming = next((number for number in proposals if name in parts[number]), -1)
    counts = Counter(stems)
    second = letters.find(".") + 1
    opening = frozenset(stems[:second])
    nominal = Counter(compress(lowers, letters.encode("latin-1", "replace").translate(_NOMINAL)))
    sums, saying = _sums(lowers, letters, stems, marked, counts, opening)
    central, weights = _subject(nominal, counts, opening, frozenset(lowers[:second]))
    return Reading(
        text=text,
        sentences=parts,
        name=name,
        words=words,
        lowers=lowers,
        letters=letters,
        numbers=numbers,
        cues=marked,
        first=first,
        naming=naming,
        told=_first_told(marked, numbers, "P" in first or "S" in first),
        stems=stems,
        counts=counts,
        central=central,
        weights=weights,
        shorts=_shorts(text.plain),
        sums=sums,
        saying=saying,
    )


def _first_told(marked: list[Cue], numbers: list[int], plain: bool) -> int:
    """The first sentence that says what the paper does, `plain` where it says so itself; or -1."""
    telling = "PpSVB" if plain else "pVBT"
    return next((numbers[cue.start] for cue in marked if cue.kind in telling), -1)


def _tokens(plain: str, parts: list[str], name: str) -> tuple[list[str], list[int]]:
    """The tokens of all sentences, said more plainly, with the numbers of their sentences."""
    turns = wordy(plain)
    words: list[str] = []
    numbers: list[int] = []
    for number, part in enumerate(parts):
        if name and name in part:
            found = tokens(plainer(unnamed(part, name)))
        else:
            found = tokens(plainer(part, turns) if turns else part)
        words.extend(found)
        words.append(".")
        numbers.extend([number] * (len(found) + 1))
    return words, numbers


_AGAIN = {2: 1.04, 3: 1.62}  # for one that is there twice, thrice,
_OFTEN = 2.38  # and more often
_OPENING, _OBJECT = 0.85, 0.9
# The first 3 tokens; the first 7 and the next 7 of "we propose …".
_START, _NEAR, _FAR = 0.85, 0.45, 0.18


def _sums(
    lowers: list[str],
    letters: str,
    stems: list[str],
    marked: list[Cue],
    counts: Counter[str],
    opening: frozenset[str],
) -> tuple[list[float], list[int]]:
    """Running sums of the chances, and of the words that say something, where they are needed."""
    said, near = _objects(stems, marked)
    told = _told(letters, marked)
    classes: dict[str, str] = {}  # of each word, where it first stands
    for start, stop in reversed(told):
        classes.update(zip(lowers[start:stop][::-1], letters[start:stop][::-1], strict=True))
    odds, says = _odds_of(classes, _bonuses(counts, opening, said))
    chances = _chances(lowers, told, odds, near)
    sums = [0.0] * (len(lowers) + 1)
    saying = [0] * (len(lowers) + 1)
    total, heard = 0.0, 0
    for start, stop in told:
        sums[start : stop + 1] = accumulate(chances[start:stop], initial=total)
        saying[start : stop + 1] = accumulate(
            map(says.__getitem__, lowers[start:stop]), initial=heard
        )
        total, heard = sums[stop], saying[stop]
    return sums, saying


def _bonuses(counts: Counter[str], opening: frozenset[str], said: set[str]) -> dict[str, float]:
    """What stems gain by coming again, standing in the first sentence and in what is proposed."""
    found = {stem: _AGAIN.get(times, _OFTEN) for stem, times in counts.items() if times > 1}
    for stem in opening:
        found[stem] = found.get(stem, 0.0) + _OPENING
    for stem in said:
        found[stem] = found.get(stem, 0.0) + _OBJECT
    return found


def _odds_of(
    classes: dict[str, str], bonuses: dict[str, float]
) -> tuple[dict[str, float], dict[str, int]]:
    """The log-odds of words to be title words, and whether they say something; marks have none."""
    odds: dict[str, float] = {}
    says: dict[str, int] = dict.fromkeys(MARKS, 0)
    for word, letter in classes.items():
        if letter in _CONTENT:
            alone, says[word], stem, _, _ = CONTENT[word]
            odds[word] = alone + bonuses[stem] if stem in bonuses else alone
        elif word not in says:
            odds[word], says[word] = (FORMULA if letter == "M" else FUNCTION)[word], 0
    return odds, says


def _chances(
    lowers: list[str], told: list[tuple[int, int]], odds: dict[str, float], near: dict[int, float]
) -> list[float]:
    """The chance of each token that is told to be a title word; others, and marks, have none."""
    alone = dict.fromkeys(MARKS, 0.0)
    for word, value in odds.items():
        alone[word] = 1 / (1 + exp(-value))
    found = [0.0] * len(lowers)
    for start, stop in told:
        found[start:stop] = map(alone.__getitem__, lowers[start:stop])
    for index, more in near.items():
        if lowers[index] in odds:
            found[index] = 1 / (1 + exp(-odds[lowers[index]] - more))
    return found


def _objects(stems: list[str], marked: list[Cue]) -> tuple[set[str], dict[int, float]]:
    """The stems of what is proposed or studied, and what a token gains by standing near a cue."""
    said: set[str] = set()
    near = dict.fromkeys(range(min(3, len(stems))), _START)
    for cue in marked:
        if cue.kind in "PSpBV":
            stop = min(cue.stop, cue.start + 14)
            said.update(stems[cue.start : stop])
            if cue.kind == "P":
                for index in range(cue.start, stop):
                    near.setdefault(index, _NEAR if index < cue.start + 7 else _FAR)
    return said, near


_TOP = 6  # stems that tell what an abstract is about
_FIRST = 0.5  # what standing in the first sentence counts besides


def _subject(
    nominal: Counter[str], counts: Counter[str], opening: frozenset[str], first: frozenset[str]
) -> tuple[frozenset[str], dict[str, float]]:
    """What an abstract is about: central stems, and those that say most with their shares.

    Central are nouns and adjectives that say something and come thrice, or twice from the start.
    The others come often and are likely in titles: each part of "long-context" counts, and more
    so in the `first` sentence.
    """
    central: set[str] = set()
    found: dict[str, float] = {}
    for word, count in nominal.items():
        _, _, stem, telling, worths = CONTENT[word]
        if telling and counts[stem] > 2 - (stem in opening):
            central.add(stem)
        times = count + _FIRST if word in first else count
        for part, worth in worths:
            found[part] = found.get(part, 0.0) + times * worth
    least = sorted(found.values())[-_TOP:]
    most = sorted([stem for stem in found if found[stem] >= least[0]]) if least else []
    most = sorted(most, key=found.__getitem__, reverse=True)[:_TOP]
    total = sum([found[stem] for stem in most])
    return frozenset(central), {
        f" {stem}" if len(stem) == STEM else f" {stem} ": found[stem] / total for stem in most
    }


def _told(letters: str, marked: list[Cue]) -> list[tuple[int, int]]:
    """The stretches that headlines are made from: two sentences, and the others up to an object.

    None begins before the one before it ends.
    """
    first = letters.find(".") + 1
    found = {0: first, first: letters.find(".", first) + 1 or len(letters)}
    for cue in marked[:_CUES]:
        stop = min(letters.find(".", cue.start), cue.start + _REACH)
        found[cue.opening] = max(stop, found.get(cue.opening, 0))
    return sorted(found.items())


def covered(reading: Reading, words: list[str]) -> float:
    """How much of what the abstract comes back to stands in the words, from 0 to 1."""
    text = f" {' '.join(words).lower()} "
    if reading.shorts and not reading.shorts.keys().isdisjoint(words):
        text += " ".join(stem for word in words for stem in reading.shorts.get(word, ())) + " "
    if "-" in text:
        text = text.replace("-", " ")
    total = 0.0
    for beginning, share in reading.weights.items():
        if beginning in text:
            total += share
    return total


_SHORT = Late(r"\(([A-Z][A-Za-z-]*[A-Z])(s?)\)")
_PARTS = Late(r"[\s-]+")


def _shorts(plain: str) -> dict[str, list[str]]:
    """The acronyms that the abstract spells out, with the stems of as many words before them."""
    found: dict[str, list[str]] = {}
    for match in _SHORT.finditer(plain) if "(" in plain else ():
        size = sum(letter.isupper() for letter in match[1])
        before = _PARTS.split(plain[max(0, match.start() - 80) : match.start()].lower().strip())
        stems = [word[:STEM] for word in before[-size:]]
        found.setdefault(match[1], stems)
        found.setdefault(f"{match[1]}s", stems)
    return found
