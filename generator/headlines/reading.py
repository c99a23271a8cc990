"""An abstract as the headline rules read it: tokens, their classes, cues, likely title words."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from generator.headlines._priors import LOG_ODDS, UNLISTED
from generator.headlines._words import HEADED
from generator.headlines.cues import Cue, cues
from generator.headlines.names import system_name
from generator.headlines.sentences import Text, clean, plainer, sentences, tokens, unnamed
from generator.headlines.wordclasses import MARKS, classes

_HEADED = frozenset(HEADED.split())
_CONTENT = "NJGEV"
_NOMINAL = frozenset("NJ")
_REACH = 26  # tokens from the start of an object to its last possible word
_CUES = 6  # that are heard: later ones say little
_STEM = 6  # letters by which words are taken for the same: "optimize", "optimization"


class Reading(NamedTuple):
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
    central: frozenset[str]  # stems of what it is about
    weights: dict[str, float]  # shares of the stems that say most; together 1
    shorts: dict[str, list[str]]  # acronyms that the abstract spells out, as stems
    sums: list[float]  # running sum of the tokens' chances to be title words
    saying: list[int]  # running count of content words that say something about the paper


def read(abstract: str) -> Reading:
    """Read an abstract in TeX."""
    text = clean(abstract)
    parts = sentences(text.plain)
    name = system_name(text.plain, parts)
    words: list[str] = []
    numbers: list[int] = []
    for number, part in enumerate(parts):
        found = tokens(plainer(unnamed(part, name) if name and name in part else part))
        words.extend(found)
        words.append(".")
        numbers.extend([number] * (len(found) + 1))
    lowers = [word.lower() for word in words]
    letters = classes(words)
    marked = cues(lowers, letters)
    first: dict[str, Cue] = {}
    for cue in marked:
        first.setdefault(cue.kind, cue)
    telling = "PpSVB" if "P" in first or "S" in first else "pVBT"
    told = next((numbers[cue.start] for cue in marked if cue.kind in telling), -1)
    proposals = (numbers[cue.start] for cue in marked if name and cue.kind == "P")
    naming = next((number for number in proposals if name in parts[number]), -1)
    stems = [word[:_STEM] for word in lowers]
    counts = Counter(stems)
    second = letters.find(".") + 1
    opening = frozenset(stems[:second])
    nominal = Counter(compress(lowers, map(_NOMINAL.__contains__, letters)))
    sums, saying = _sums(lowers, letters, stems, marked, counts, opening)
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
        told=told,
        stems=stems,
        central=_central(nominal, counts, opening),
        weights=_weights(nominal, set(lowers[:second])),
        shorts=_shorts(text.plain),
        sums=sums,
        saying=saying,
    )


# Log-odds, fitted by logistic regression on public abstracts with titles.
_BIAS, _LEVEL, _HIGH = -1.31, 0.87, -0.06
_AGAIN = (0.0, 0.0, 1.04, 1.62, 2.38)  # for one that is there 0, 1, 2, 3, 4 and more times
_OPENING, _OBJECT, _FUNCTION, _FORMULA, _HYPHEN = 0.85, 0.9, 0.7, -3.52, 0.8
# The first 3 tokens; the first 7 and the next 7 of "we propose …".
_START, _NEAR, _FAR = 0.85, 0.45, 0.18


def _odds(level: float) -> float:
    return _BIAS + _LEVEL * max(level, -5.0) + _HIGH * max(0.0, level + 1)


_WORDS: dict[str, float] = {}
for _level, _listed in LOG_ODDS.items():
    _WORDS.update(dict.fromkeys(_listed.split(), _odds(_level)))
_OTHERS = _odds(UNLISTED)
_SAYING = _odds(-3.0)


@lru_cache(maxsize=1 << 16)
def prior(word: str) -> float:
    """The log-odds that a word of the abstract stands in the title, by the word alone."""
    known = _WORDS.get(word)
    if known is not None:
        return known
    if "-" in word:
        parts = [_WORDS[part] for part in word.split("-") if part in _WORDS]
        if parts:
            return max(_SAYING, min(_odds(0.0), sum(parts) / len(parts)))
    return _OTHERS


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
    sums = [0.0] * (len(lowers) + 1)
    saying = [0] * (len(lowers) + 1)
    total, heard = 0.0, 0
    known: dict[str, _Worth] = dict.fromkeys(MARKS, _NOTHING)
    for start, stop in _told(letters, marked):
        sums[start], saying[start] = total, heard
        for index, word in enumerate(lowers[start:stop], start):
            worth = known.get(word)
            if worth is None:
                letter = letters[index]
                if letter in _CONTENT:
                    stem = stems[index]
                    bonus = _AGAIN[min(counts[stem], 4)]
                    bonus += _OPENING * (stem in opening) + _OBJECT * (stem in said)
                    worth = _worth(word, bonus)
                else:
                    worth = _function(word, letter)
                known[word] = worth
            if index in near and worth is not _NOTHING:
                total += 1 / (1 + math.exp(-worth[0] - near[index]))
            else:
                total += worth[1]
            heard += worth[2]
            sums[index + 1], saying[index + 1] = total, heard
    return sums, saying


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


def _central(
    nominal: Counter[str], counts: Counter[str], opening: frozenset[str]
) -> frozenset[str]:
    """Stems of nouns and adjectives that say something and come thrice, or twice from the start."""
    found: set[str] = set()
    for word in nominal:
        stem = word[:_STEM]
        often = counts[stem] > 2 - (stem in opening)
        if often and word not in _HEADED and prior(word) > _SAYING:
            found.add(stem)
    return frozenset(found)


_TOP = 6  # stems that tell what an abstract is about
_RARE = -4.1  # log-odds from which a word begins to count
_LEAST = 0.3  # of a word that counts
_FIRST = 1.5  # how much more a word of the first sentence counts


def _weights(nominal: Counter[str], first: set[str]) -> dict[str, float]:
    """The stems that come often and are likely in titles, with their shares of the whole.

    Each part of "long-context" counts, and more so in the `first` sentence.
    """
    found: dict[str, float] = {}
    for word, count in nominal.items():
        for stem, worth in _worthy(word):
            times = count + (_FIRST - 1) * (word in first)
            found[stem] = found.get(stem, 0.0) + times * worth
    most = sorted(found.items(), key=_by_weight)[:_TOP]
    total = sum(value for _, value in most)
    return {stem: value / total for stem, value in most}


@lru_cache(maxsize=1 << 16)
def _worthy(word: str) -> tuple[tuple[str, float], ...]:
    """The stems of a word and its parts that say something, with how much they say."""
    parts = word.split("-") if "-" in word else [word]
    worths = [(part[:_STEM], prior(part) - _RARE) for part in parts if len(part) > 2]
    return tuple((stem, worth) for stem, worth in worths if worth > _LEAST)


def _by_weight(pair: tuple[str, float]) -> tuple[float, str]:
    return -pair[1], pair[0]


_Worth = tuple[float, float, int]  # of a word: log-odds, chance, whether it says something
_NOTHING: _Worth = (0.0, 0.0, 0)


@lru_cache(maxsize=1 << 16)
def _worth(word: str, bonus: float) -> _Worth:
    alone = prior(word)
    odds = alone + _HYPHEN * ("-" in word) + bonus
    return odds, 1 / (1 + math.exp(-odds)), alone > _SAYING


@lru_cache(maxsize=1 << 12)
def _function(word: str, letter: str) -> _Worth:
    odds = prior(word) + _HYPHEN * ("-" in word) + _FUNCTION + _FORMULA * (letter == "M")
    return odds, 1 / (1 + math.exp(-odds)), 0


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
    said: set[str] = set()
    shorts = reading.shorts
    for word in words:
        said.update(_parts(word))
        if word in shorts:
            said.update(shorts[word])
    total = 0.0
    for stem, share in reading.weights.items():
        if stem in said:
            total += share
    return total


@lru_cache(maxsize=1 << 14)
def _parts(word: str) -> tuple[str, ...]:
    """The stems of a word, and of what hyphens part in it."""
    lower = word.lower()
    stems = [part[:_STEM] for part in lower.split("-")] if "-" in lower else []
    return (lower[:_STEM], *stems)


_SHORT = re.compile(r"\(([A-Z][A-Za-z-]*[A-Z])(s?)\)")
_PARTS = re.compile(r"[\s-]+")


def _shorts(plain: str) -> dict[str, list[str]]:
    """The acronyms that the abstract spells out, with the stems of as many words before them."""
    found: dict[str, list[str]] = {}
    for match in _SHORT.finditer(plain) if "(" in plain else ():
        size = sum(letter.isupper() for letter in match[1])
        before = _PARTS.split(plain[max(0, match.start() - 80) : match.start()].lower().strip())
        stems = [word[:_STEM] for word in before[-size:]]
        found.setdefault(match[1], stems)
        found.setdefault(f"{match[1]}s", stems)
    return found
