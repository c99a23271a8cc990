"""The phrases that a text is about, best first.

Every stretch of up to four words of a run is weighed by what tells author keywords from other
stretches: how often and where it stands, whether a name is well known, whether its words say
little. The weights are those of a logistic regression on the author keywords of 2,349 public
papers of seven conferences (2018 to 2025), rounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from generator.terms import chinese, japanese
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
from generator.terms.runs import (
    CAPITALS,
    ED,
    ENDING,
    FIRST,
    HYPHEN,
    ING,
    MOST_WORDS,
    OPENING,
    PARTICIPLE,
    SPACES,
    UNFIT,
    WEAK,
    Tokens,
    Use,
    contents,
    stretches,
    tokens,
    uses,
)
from generator.terms.words import NOUNLY, Known, Phrase, fold, fold_all, is_weak
from generator.text import language

KEPT = 16  # phrases of a text; those behind them are noise,
_LEAST = log(0.02 / 0.98)  # and so are those of lower log-odds

# Log-odds. By the number of words; a single word says much less than a pair.
_SIZE = (-4.4, -3.3, -3.5, -3.85, -4.4)
_KNOWN = 1.75
_BROAD = -0.8
_REPEATED = 1.0  # for each natural logarithm of the number of uses
_FIRST = 0.35  # in the first sentence
_LATE = -0.4  # not before the sixth
_CUED = 0.35  # where the authors say what they do
_HEADED = 0.9  # in the heading
_HOPEFUL = _LEAST - _HEADED  # what is lower is noise even in the heading
_WEAK_FIRST = -0.2
_WEAK_LAST = -0.6
_CAPITALS = -0.55
_HYPHEN = -0.3
_PARTICIPLE = -0.9  # "...ed" at the end
_GERUND = 0.4  # "...ing" at the end

_ENDINGS = {ED: _PARTICIPLE, ING: _GERUND}

_NAMED = dict.fromkeys(KNOWN_KEYS, _KNOWN)  # by key, what the name alone says
_NAMED |= {key: _NAMED.get(key, 0.0) + _BROAD for key in sorted(BROAD_KEYS)}

Uses = Sequence[Use]
_Weighed = list[tuple[float, str, Uses]]


class Reading(NamedTuple):
    """What a text says."""

    phrases: tuple[Phrase, ...]  # best first
    words: Counter[str]  # the words of its runs and its title's, folded


def read(text: str, heading: str = "") -> Reading:
    """The phrases of a plain text, best first, at most KEPT, and its words; `heading` is its title.

    No phrase ends inside a run wherever it stands ("linear contextual" bandits) or always goes
    with the same neighbour, unless its name is well known or the text explains it.
    """
    if not text.isascii() and (spoken := language(text)) != "en":
        own = japanese if spoken == "ja" else chinese
        return Reading(own.phrases(text, KEPT), Counter(own.words(f"{heading} {text}")))
    explained = acronyms(text)
    long_forms = {short: fold_all(long) for short, long in explained.items()}
    shorts = {key: short for short, key in reversed(long_forms.items())}
    found = tokens(heading, text, long_forms)
    title, where = contents(found)
    words, again = _counted([found.keys[place] for place in where])
    placed, ends = uses(found, where, again, shorts)
    headed = stretches(found, title)
    weighed = _weighed(found, placed, shorts, headed) + _ending(found, ends, headed)
    weighed.sort()  # no two keys are equal
    words.update(" ".join([found.keys[place] for place in title]).split())
    shown = [
        Phrase(concept(key), *_shown(key, found, where, shorts, explained), -minus)
        for minus, key, where in weighed[:KEPT]
    ]
    return Reading(tuple(shown), words)


def _counted(keys: Iterable[str]) -> tuple[Counter[str], frozenset[str]]:
    """The words of keys; and those keys that are several words, or a word that comes again."""
    words = Counter(keys)
    several = [key for key in words if " " in key]
    for key in several:
        number = words.pop(key)
        for word in key.split():
            words[word] += number
    return words, frozenset([*several, *[word for word, number in words.items() if number > 1]])


def _weighed(
    found: Tokens, placed: Mapping[str, Uses], shorts: Container[str], headed: Container[str]
) -> _Weighed:
    """The stretches that may well be keywords, each behind its chance with a minus."""
    weighed: _Weighed = []
    cued = found.cued
    for key, where in placed.items():
        weight = _weight(found, where[0])
        if key in _NAMED:
            weight += _NAMED[key]
        if in_heading := key in headed:
            weight += _HEADED
        if len(where) > 1:
            weight += _REPEATED * log(len(where))
            if cued and where[0][0] not in cued and any(start in cued for start, _ in where):
                weight += _CUED
        if weight >= _LEAST and (_may_stand(key, found, where, in_heading) or key in shorts):
            weighed.append((_CHANCES[weight], key, where))
    return weighed


def _ending(found: Tokens, ends: Uses, headed: Container[str]) -> _Weighed:
    """The same for stretches of two words and more that stand once, at the end of a run."""
    weighed: _Weighed = []
    for use in ends:
        if (weight := _weight(found, use)) >= _HOPEFUL:
            key = " ".join(found.keys[use[0] : use[1]])
            if key in headed:
                weight += _HEADED
            if key in BROAD_KEYS:
                weight += _BROAD
            if weight >= _LEAST and key not in EMPTY_KEYS:
                weighed.append((_CHANCES[weight], key, (use,)))
    return weighed


def _may_stand(key: str, found: Tokens, where: Uses, headed: bool) -> bool:
    """Whether the phrase says something by itself."""
    if key in KNOWN_KEYS:  # "boosting" may also be a verb
        return len(where) > 1 or headed or " " in key or not key.endswith("ing")
    if key in EMPTY_KEYS:
        return False
    line, (start, stop) = found.line, where[0]
    if len(where) == 1:
        ends = stop - start > 1 and line[stop] < FIRST
        return ends and not ord(line[stop - 1]) & PARTICIPLE
    if stop - start == 1 and ord(line[start]) & UNFIT:
        return False
    if line[stop] >= FIRST and all(line[stop] >= FIRST for _, stop in where):
        return False
    if line[start - 1] < FIRST:  # before the first comes a mark
        return True
    before = {found.keys[i - 1] if line[i - 1] >= FIRST else "" for i, _ in where}
    return len(before) > 1 or "" in before


def _weight(found: Tokens, use: Use) -> float:
    """Log-odds that a stretch is a keyword, by its letters and its place alone."""
    start, stop = use
    weight = _FORMS[found.line[start:stop]]
    if start < found.first:
        weight += _FIRST
    elif start > found.early:
        weight += _LATE
    return weight + _CUED if start in found.cued else weight


def _form(letters: str) -> float:
    """What the letters of its words say of a stretch: log-odds."""
    traits = list(map(ord, letters))
    first, last = traits[0], traits[-1]
    spaces = sum([word & SPACES for word in traits]) + len(traits) - 1
    weight = _SIZE[min(spaces, len(_SIZE) - 1)]
    weight += _WEAK_FIRST * bool(first & WEAK) + _WEAK_LAST * bool(last & WEAK)
    weight += _ENDINGS.get(last & ENDING, 0.0)
    weight += _HYPHEN * any(word & HYPHEN for word in traits)
    return weight + _CAPITALS * any(word & CAPITALS for word in traits)


def _minus_chance(weight: float) -> float:
    """The chance of log-odds, with a minus: to sort by."""
    return -round(1 / (1 + exp(-weight)), 4)


_FORMS, _CHANCES = Known(_form), Known(_minus_chance)


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
    words = found.words
    start, stop = where[0]
    plain = " ".join(words[start:stop]) if stop - start > 1 else words[start]
    if len(where) == 1:
        return plain if plain.islower() else _cased(_text(found, start, stop)), ""
    written = [" ".join(words[start:stop]) for start, stop in where]
    if plain.islower() and written.count(plain) == len(written):
        return plain, ""
    texts = Counter([_text(found, start, stop) for start, stop in where])
    best = min(texts, key=lambda text: (-texts[text], text.lower() != text, text))
    return _cased(best), ""


def _text(found: Tokens, start: int, stop: int) -> str:
    """The words as written, without the capital that only begins a sentence."""
    first = found.words[start]
    if found.line[start - 1] in OPENING:
        first = _lowered(first)
    return " ".join((first, *found.words[start + 1 : stop])) if stop - start > 1 else first


def _lowered(word: str) -> str:
    """A word without its capital, unless it is the name of a person or thing."""
    low = word.lower()
    key = fold(low)
    if word[1:] != low[1:] or is_proper(key):
        return word
    return low if is_weak(key) or is_of_concepts(key) or low.endswith(NOUNLY) else word


def _cased(text: str) -> str:
    """A well-known name with capitals only where it has them."""
    low = text.lower()
    if low == text:
        return text
    key = fold_all(text)
    name = NAMES.get(key, "" if key in BROAD_KEYS else text)
    return low if name == name.lower() else text
