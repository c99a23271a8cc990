"""An abstract as the headline rules read it: tokens, their classes, cues, likely title words."""

from __future__ import annotations

import math
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from generator.headlines._priors import LOG_ODDS, UNLISTED
from generator.headlines._words import HEADED
from generator.headlines.cues import Cue, cues
from generator.headlines.names import system_name
from generator.headlines.sentences import Text, clean, plainer, sentences, tokens, unnamed
from generator.headlines.wordclasses import MARKS, classes

_HEADED = frozenset(HEADED.split())
_CONTENT = "NJGEV"
_REACH = 34  # tokens from the start of an object to its last possible word
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
    opening = frozenset(stems[: letters.find(".") + 1])
    central = _central(lowers, letters, stems, counts, opening)
    sums, saying = _sums(lowers, letters, stems, marked, counts, opening)
    return Reading(
        *(text, parts, name, words, lowers, letters, numbers, marked),
        *(first, naming, told, stems, central, sums, saying),
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
    known: dict[str, _Worth] = dict.fromkeys(MARKS, (0.0, 0.0, 0))
    for start, stop in _told(letters, marked):
        sums[start], saying[start] = total, heard
        for index in range(start, stop):
            word = lowers[index]
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
            bonus = near[index]
            total += 1 / (1 + math.exp(-worth[0] - bonus)) if bonus else worth[1]
            heard += worth[2]
            sums[index + 1], saying[index + 1] = total, heard
    return sums, saying


def _objects(stems: list[str], marked: list[Cue]) -> tuple[set[str], list[float]]:
    """The stems of what is proposed or studied, and what a token gains by standing near a cue."""
    said: set[str] = set()
    near = [0.0] * len(stems)
    near[:3] = [_START] * min(3, len(stems))
    for cue in marked:
        if cue.kind in "PSpBV":
            stop = min(cue.stop, cue.start + 14)
            said.update(stems[cue.start : stop])
            if cue.kind == "P":
                for index in range(cue.start, stop):
                    near[index] = near[index] or (_NEAR if index < cue.start + 7 else _FAR)
    return said, near


def _central(
    lowers: list[str],
    letters: str,
    stems: list[str],
    counts: Counter[str],
    opening: frozenset[str],
) -> frozenset[str]:
    """Stems of nouns and adjectives that say something and come thrice, or twice from the start."""
    often = {stem for stem, count in counts.items() if count > 2 - (stem in opening)}
    return frozenset(
        stem
        for stem, word, letter in zip(stems, lowers, letters, strict=True)
        if stem in often and letter in "NJ" and word not in _HEADED and prior(word) > _SAYING
    )


_Worth = tuple[float, float, int]  # of a word: log-odds, chance, whether it says something


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
    for cue in marked:
        stop = min(letters.find(".", cue.start), cue.start + _REACH)
        found[cue.opening] = max(stop, found.get(cue.opening, 0))
    return sorted(found.items())
