"""The phrases that a text is about, best first.

Every stretch of up to four words of a run is weighed by what tells author keywords from other
stretches: how often and where it stands, whether a name is well known, whether its words say
little. The weights are those of a logistic regression on the author keywords of 2,349 public
papers of seven conferences (2018 to 2025), rounded.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log

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
from generator.terms.runs import MOST_WORDS, WORDS, Tokens, Use, tokens, uses
from generator.terms.words import NOUNLY, PERIOD, Phrase, fold, fold_all, is_weak
from generator.text import language

KEPT = 24  # phrases of a text; those behind them are noise

# Log-odds. By the number of words; a single word says much less than a pair.
_SIZE = (0.0, -4.4, -3.3, -3.5, -3.85, -4.4)
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


def phrases(text: str, heading: str = "") -> tuple[Phrase, ...]:
    """The phrases of a plain text, best first, at most KEPT; `heading` is its title.

    None ends inside a run wherever it stands ("linear contextual" bandits) or always goes with
    the same neighbour, unless its name is well known or the text explains it.
    """
    if language(text) != "en":
        return chinese.phrases(text, KEPT)
    explained = acronyms(text)
    long_forms = {short: fold_all(long) for short, long in explained.items()}
    shorts = {key: short for short, key in reversed(long_forms.items())}
    headed = uses(tokens(heading, long_forms)) if heading else {}
    found = tokens(text, long_forms)
    weighed = []
    for key, where in uses(found).items():
        known = key in KNOWN_KEYS
        in_heading = key in headed
        if key in shorts or _may_stand(key, found, where, known, in_heading):
            weight = _weight(key, found, where) + _KNOWN * known + _HEADED * in_heading
            weighed.append((-round(1 / (1 + exp(-weight)), 4), key, where))
    best = sorted(weighed)[:KEPT]  # no two keys are equal
    return tuple(
        Phrase(concept(key), *_shown(key, found, where, shorts, explained), -minus)
        for minus, key, where in best
    )


def _may_stand(key: str, found: Tokens, where: Uses, known: bool, headed: bool) -> bool:
    """Whether the phrase says something by itself."""
    if known:  # "boosting" may also be a verb
        return len(where) > 1 or headed or " " in key or not key.endswith("ing")
    line, (start, stop) = found.line, where[0]
    if len(where) == 1:  # most of them, and most of these are out at the first test
        if stop - start == 1 or line[stop] in WORDS or key in EMPTY_KEYS:
            return False
        return not _PARTICIPIAL.search(key)
    if key in EMPTY_KEYS:
        return False
    if stop - start == 1 and (" " in key or (_MODIFIER.search(key) and key not in _NOUNS)):
        return False
    if all(line[stop] in WORDS for _, stop in where):
        return False
    before = {found.keys[i - 1] if line[i - 1] in WORDS else "" for i, _ in where}
    return len(before) > 1 or "" in before


def _weight(key: str, found: Tokens, where: Uses) -> float:
    """Log-odds that the phrase is a keyword, but for what `phrases` adds."""
    line, (start, stop) = found.line, where[0]
    text = " ".join(found.words[start:stop])
    last = found.keys[stop - 1]
    sentence = line.count(PERIOD, 0, start)
    weight = _SIZE[min(key.count(" ") + 1, len(_SIZE) - 1)] + _BROAD * (key in BROAD_KEYS)
    weight += _LATE * (sentence > _EARLY) if sentence else _FIRST
    weight += _WEAK_FIRST * is_weak(found.keys[start]) + _WEAK_LAST * is_weak(last)
    weight += _PARTICIPLE if last.endswith("ed") else _GERUND * last.endswith("ing")
    weight += _HYPHEN * ("-" in text)
    if not text.islower() and _CODED.search(text):
        weight += _CAPITALS
    if len(where) == 1:
        return weight + _CUED * line[start].islower()
    cued = any(line[start].islower() for start, _ in where)
    return weight + _CUED * cued + _REPEATED * log(len(where))


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
    if len(where) == 1:
        return _cased(_text(found, *where[0])), ""
    texts = Counter(_text(found, *use) for use in where)
    best = min(texts, key=lambda text: (-texts[text], text.lower() != text, text))
    return _cased(best), ""


def _text(found: Tokens, start: int, stop: int) -> str:
    """The words as written, without the capital that only begins a sentence."""
    first = found.words[start]
    if start == 0 or found.line[start - 1] == PERIOD:
        first = _lowered(first)
    return " ".join((first, *found.words[start + 1 : stop]))


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
