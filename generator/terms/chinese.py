"""The phrases of a Chinese text: strings that return in it, between words that part phrases.

Chinese has no spaces, and a dictionary would be large. Two signs do without it: a string of
characters that a text repeats, and not only within one longer string, is a word or a phrase; and
so is most of what stands alone between two particles. The weights are those of a logistic
regression on whether the string stands in the title, for 1,000 public papers of all fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import exp, log

from generator.terms._chinese import EDGES, EMPTY, KEPT, NO_END, NO_START, PARTING
from generator.terms.words import Phrase

_MOST = 7  # units: characters, or words in Latin letters
_LONGEST = 10  # characters, of which a word in Latin letters counts for two

_LATIN = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*")
_PRIVATE = range(0xE000, 0xF900)  # characters that stand for the words in Latin letters
_PRIVATE_SIGN = re.compile("[\ue000-\uf8ff]")
_RUN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\ue000-\uf8ff]+")
_PERIOD = re.compile("[。.!?；;！？]")

_KEPT, _PARTING = frozenset(KEPT.split()), frozenset(PARTING.split())
_NOTHING = frozenset(EMPTY.split()) | _PARTING | _KEPT
_NO_START = frozenset(f"{NO_START} {EDGES}".split())
_NO_END = frozenset(f"{NO_END} {EDGES}".split())
_WORDS = sorted(_KEPT | _PARTING, key=lambda word: (-len(word), word))
_SPLIT = re.compile("|".join(_WORDS))

_LEAST_PART, _MOST_PART = 3, 4  # characters of a string that only begins or ends a run
PART = 0.12  # the chance of such a string

# Log-odds.
_SIZE = {2: -3.8, 3: -3.8, 4: -3.8, 5: -3.7, 6: -3.5}  # by the number of characters
_LONG = -3.6
_REPEATED = 1.9  # for each natural logarithm of the number of uses
_OPENING = 1.35  # in the first sentence
_LATE = -0.65  # not before the fourth
_EARLY = 2  # the number of the last early sentence


def phrases(text: str, most: int) -> tuple[Phrase, ...]:
    """The best `most` phrases of a Chinese plain text, best first.

    Behind them, without a text, come strings that are a phrase of this text only if other texts
    say so.
    """
    coded, words = _coded(_PRIVATE_SIGN.sub(" ", text))
    counts: dict[str, int] = {}
    first: dict[str, int] = {}
    alone = set()
    for sentence, run in _runs(coded):
        alone.add(run)
        for part in _parts(run):
            if part in counts:
                counts[part] += 1
            else:
                counts[part], first[part] = 1, sentence
    nested = _nested(counts)
    found = sorted(
        (-chance(_size(part, words), count, first[part]), _spelt(part, words))
        for part, count in counts.items()
        if (count > nested.get(part, 0) if count > 1 else part in alone) and _may_stand(part, words)
    )
    best = [Phrase(text.lower(), text, "", -minus) for minus, text in found[:most]]
    taken = {phrase.key for phrase in best}
    parts = {_spelt(part, words).lower() for part in _edges(alone) if _may_stand(part, words)}
    return (*best, *(Phrase(key, "", "", PART) for key in sorted(parts - taken)))


def _coded(text: str) -> tuple[str, dict[str, str]]:
    """The text with a sign for each word in Latin letters, and what each sign stands for."""
    latin = dict.fromkeys(_LATIN.findall(text))
    signs = {word: chr(code) for word, code in zip(latin, _PRIVATE, strict=False)}
    coded = _LATIN.sub(lambda match: signs.get(match[0], " "), text)
    return coded, {sign: word for word, sign in signs.items()}


def _runs(text: str) -> Iterator[tuple[int, str]]:
    """What stands between parting words, with the number of its sentence."""
    for number, sentence in enumerate(_PERIOD.split(text)):
        parted = _SPLIT.sub(lambda match: match[0] if match[0] in _KEPT else "|", sentence)
        for match in _RUN.finditer(parted):
            yield number, match[0]


def _parts(run: str) -> list[str]:
    size = len(run)
    return [
        run[start:stop]
        for start in range(size)
        for stop in range(start + 1, min(size, start + _MOST) + 1)
    ]


def _edges(runs: Iterable[str]) -> Iterator[str]:
    """Beginnings and ends of longer runs: a word of the list, it may be, though not of the text."""
    for run in runs:
        for size in range(_LEAST_PART, min(len(run), _MOST_PART + 1)):
            yield run[:size]
            yield run[-size:]


def _nested(counts: Mapping[str, int]) -> dict[str, int]:
    """How often a repeated string stands within its most frequent extension by one."""
    nested: dict[str, int] = {}
    for part, count in counts.items():
        if count > 1:
            for inner in (part[1:], part[:-1]):
                if count > nested.get(inner, 0):
                    nested[inner] = count
    return nested


def _may_stand(part: str, words: dict[str, str]) -> bool:
    if len(part) == 1:  # a word in Latin letters: an acronym
        return sum(map(str.isupper, words.get(part, ""))) > 1
    if part in _NOTHING or part[0] in _NO_START or part[-1] in _NO_END:
        return False
    return _size(part, words) <= _LONGEST


def _size(part: str, words: dict[str, str]) -> int:
    return len(part) + sum(sign in words for sign in part) if words else len(part)


def chance(size: int, count: int, sentence: int) -> float:
    """How likely a string is a phrase; four decimals.

    It has `size` characters, and is used `count` times, first in a sentence of that number.
    """
    weight = _SIZE.get(size, _LONG) + _REPEATED * log(count)
    weight += _OPENING if sentence == 0 else _LATE * (sentence > _EARLY)
    return round(1 / (1 + exp(-weight)), 4)


def _spelt(part: str, words: dict[str, str]) -> str:
    return "".join(words.get(sign, sign) for sign in part) if words else part


def words(text: str) -> Iterator[str]:
    """The words of a Chinese plain text: those in Latin letters, and pairs of characters."""
    yield from (match[0].lower() for match in _LATIN.finditer(text))
    for _, run in _runs(_PRIVATE_SIGN.sub(" ", text)):
        yield from map("".join, pairwise(run))
