"""The phrases that a text is about, best first.

Every stretch of up to four words of a run is weighed by what tells author keywords from other
stretches: how often and where it stands, whether a name is well known, whether its words say
little. The weights are those of a logistic regression on the author keywords of 2,349 public
papers of seven conferences (2018 to 2025), rounded.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from generator.terms import chinese
from generator.terms._stopwords import NOUNS
from generator.terms.acronyms import acronyms
from generator.terms.concepts import (
    BROAD_KEYS,
    EMPTY_KEYS,
    KNOWN_KEYS,
    NAMES,
    concept,
    is_of_concepts,
    is_proper,
)
from generator.terms.runs import MOST_WORDS, WORDS, Tokens, Use, runs, stretches, tokens, uses
from generator.terms.words import NOUNLY, PERIOD, Known, Phrase, fold, fold_all, is_weak
from generator.text import language

KEPT = 16  # phrases of a text; those behind them are noise,
_LEAST = log(0.02 / 0.98)  # and so are those of lower log-odds

# Log-odds. By the number of words; a single word says much less than a pair.
_SIZE = (-4.4, -3.3, -3.5, -3.85, -4.4)
_LONG = len(_SIZE) - 1
_KNOWN = 1.75
_BROAD = -0.8
_REPEATED = 1.0  # for each natural logarithm of the number of uses
_FIRST = 0.35  # in the first sentence
_LATE = -0.4  # not before the sixth
_CUED = 0.35  # where the authors say what they do
_HEADED = 0.9  # in the heading
_WEAK_FIRST = -0.2
_WEAK_LAST = -0.6
_CAPITALS = -0.55
_HYPHEN = -0.3
_PARTICIPLE = -0.9  # "...ed" at the end
_GERUND = 0.4  # "...ing" at the end

_EARLY = 4  # the number of the last early sentence
# A word that only goes with a noun: "discriminative"; at the end of a phrase: "randomized".
_MODIFIER = re.compile(r"(?:ic|al|ive|ous|able|ible|ed|ful|less|wise)$")
_PARTICIPIAL = re.compile(r"(?:able|ible|ous|ed|ful|less|wise)$")
_NOUNS = frozenset(NOUNS.split())
_CODED = re.compile(r"[A-Z]{2}|[a-z][A-Z]|[A-Z]\d")

Uses = Sequence[Use]


class Reading(NamedTuple):
    """What a text says."""

    phrases: tuple[Phrase, ...]  # best first
    words: Counter[str]  # the words of its runs and its title's, folded


def phrases(text: str, heading: str = "") -> tuple[Phrase, ...]:
    """The phrases of a plain text, best first, at most KEPT; `heading` is its title.

    None ends inside a run wherever it stands ("linear contextual" bandits) or always goes with
    the same neighbour, unless its name is well known or the text explains it.
    """
    return read(text, heading).phrases


def read(text: str, heading: str = "") -> Reading:
    """The phrases and the words of a plain text."""
    if not text.isascii() and language(text) != "en":
        return Reading(chinese.phrases(text, KEPT), Counter(chinese.words(f"{heading} {text}")))
    explained = acronyms(text)
    long_forms = {short: fold_all(long) for short, long in explained.items()}
    shorts = {key: short for short, key in reversed(long_forms.items())}
    found, title = tokens(text, long_forms), tokens(heading, long_forms)
    where, titled = runs(found), runs(title)
    words = Counter(_words(found, where))
    placed, ends = uses(found, where, words, shorts)
    headed = frozenset(stretches(title, titled))
    weighed = [*_weighed(found, placed, shorts, headed), *_ending(found, ends, headed)]
    weighed.sort()  # no two keys are equal
    words.update(_words(title, titled))
    shown = [
        Phrase(concept(key), *_shown(key, found, where, shorts, explained), -minus)
        for minus, key, where in weighed[:KEPT]
    ]
    return Reading(tuple(shown), words)


def _words(found: Tokens, where: Uses) -> list[str]:
    """The words of runs, folded; a token may be more than one."""
    keys: list[str] = []
    for first, past in where:
        keys += found.keys[first:past]
    return " ".join(keys).split()


def _weighed(
    found: Tokens, placed: Mapping[str, Uses], shorts: Container[str], headed: Container[str]
) -> Iterator[tuple[float, str, Uses]]:
    """The stretches that may well be keywords, each behind its chance with a minus."""
    line = found.line
    for key, where in placed.items():
        known, in_heading = key in KNOWN_KEYS, key in headed
        if _may_stand(key, found, where, known, in_heading) or key in shorts:
            use = where[0]
            weight = _weight(key, found, use) + _KNOWN * known + _HEADED * in_heading
            cued = line[use[0]].islower()
            if len(where) > 1:
                weight += _REPEATED * log(len(where))
                cued = cued or any(map(str.islower, [line[start] for start, _ in where]))
            if cued:
                weight += _CUED
            if weight >= _LEAST:
                yield -round(1 / (1 + exp(-weight)), 4), key, where


def _ending(found: Tokens, ends: Uses, headed: Container[str]) -> Iterator[tuple[float, str, Uses]]:
    """The same for stretches of two words and more that stand once, at the end of a run."""
    keys = found.keys
    for use in ends:
        start, stop = use
        if not _LAST[keys[stop - 1]].participial:
            key = " ".join(keys[start:stop])
            weight = _weight(key, found, use)
            if found.line[start].islower():
                weight += _CUED
            if key in headed:
                weight += _HEADED
            if weight >= _LEAST and key not in EMPTY_KEYS:
                yield -round(1 / (1 + exp(-weight)), 4), key, (use,)


def _may_stand(key: str, found: Tokens, where: Uses, known: bool, headed: bool) -> bool:
    """Whether the phrase says something by itself."""
    if known:  # "boosting" may also be a verb
        return len(where) > 1 or headed or " " in key or not key.endswith("ing")
    if key in EMPTY_KEYS:
        return False
    line, (start, stop) = found.line, where[0]
    if len(where) == 1:
        ends = stop - start > 1 and line[stop] not in WORDS
        return ends and not _LAST[found.keys[stop - 1]].participial
    if stop - start == 1 and (" " in key or (_MODIFIER.search(key) and key not in _NOUNS)):
        return False
    if line[stop] in WORDS and all(line[stop] in WORDS for _, stop in where):
        return False
    if line[start - 1] not in WORDS:  # before the first comes the mark at the end
        return True
    before = {found.keys[i - 1] if line[i - 1] in WORDS else "" for i, _ in where}
    return len(before) > 1 or "" in before


def _weight(key: str, found: Tokens, use: Use) -> float:
    """Log-odds that a phrase is a keyword, by its first use alone."""
    start, stop = use
    spaces = key.count(" ")
    weight = _SIZE[spaces if spaces < _LONG else _LONG] + _FIRST_WEIGHTS[found.keys[start]]
    weight += _LAST[found.keys[stop - 1]].weight
    if key in BROAD_KEYS:
        weight += _BROAD
    sentence = found.line.count(PERIOD, 0, start)
    if not sentence:
        weight += _FIRST
    elif sentence > _EARLY:
        weight += _LATE
    looks = _LOOKS[found.words[start]]
    if stop - start > 1:
        looks += "".join(map(_LOOKS.__getitem__, found.words[start + 1 : stop]))
    if looks:
        weight += _HYPHEN * ("-" in looks) + _CAPITALS * ("C" in looks)
    return weight


def _of_first(key: str) -> float:
    return _WEAK_FIRST if is_weak(key) else 0.0


class _Last(NamedTuple):
    """What the last word of a phrase says."""

    weight: float  # log-odds
    participial: bool


def _of_last(key: str) -> _Last:
    weight = _WEAK_LAST if is_weak(key) else 0.0
    weight += _PARTICIPLE if key.endswith("ed") else _GERUND * key.endswith("ing")
    return _Last(weight, bool(_PARTICIPIAL.search(key)))


def _looks(word: str) -> str:
    """What is odd about a word as written: "-" for a hyphen, "C" for capitals."""
    if word.isalpha() and word.islower():
        return ""
    return "-" * ("-" in word) + "C" * bool(_CODED.search(word))


_FIRST_WEIGHTS, _LAST, _LOOKS = Known(_of_first), Known(_of_last), Known(_looks)


def _shown(
    key: str,
    found: Tokens,
    where: Uses,
    shorts: Mapping[str, str],
    explained: Mapping[str, str],
) -> tuple[str, str]:
    """A phrase's text and long form: a long form of up to three words stands for itself."""
    if short := shorts.get(key):
        long = explained[short]
        first, *rest = long.split(" ")
        if all(map(str.islower, rest)):
            long = " ".join((_lowered(first), *rest))
        return (_cased(long), "") if len(rest) < MOST_WORDS - 1 else (short, long)
    start, stop = where[0]
    plain = " ".join(found.words[start:stop])
    if plain.islower() and (len(where) == 1 or _is_always(plain, found, where)):
        return plain, ""
    if len(where) == 1:
        return _cased(_text(found, start, stop)), ""
    texts = Counter([_text(found, start, stop) for start, stop in where])
    best = min(texts, key=lambda text: (-texts[text], text.lower() != text, text))
    return _cased(best), ""


def _is_always(plain: str, found: Tokens, where: Uses) -> bool:
    """Whether a phrase is always written so."""
    return all(" ".join(found.words[start:stop]) == plain for start, stop in where)


def _text(found: Tokens, start: int, stop: int) -> str:
    """The words as written, without the capital that only begins a sentence."""
    first = found.words[start]
    if start == 0 or found.line[start - 1] == PERIOD:
        first = _lowered(first)
    return " ".join((first, *found.words[start + 1 : stop])) if stop - start > 1 else first


def _lowered(word: str) -> str:
    """A word without its capital, unless it is the name of a person or thing."""
    low = word.lower()
    key = fold(low)
    if word[1:] != low[1:] or is_proper(key):
        return word
    return low if is_weak(key) or is_of_concepts(key) or NOUNLY.search(low) else word


def _cased(text: str) -> str:
    """A well-known name with capitals only where it has them."""
    low = text.lower()
    if low == text:
        return text
    key = fold_all(text)
    name = NAMES.get(key, "" if key in BROAD_KEYS else text)
    return low if name == name.lower() else text
