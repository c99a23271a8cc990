"""By which phrases two texts are alike, as a reader would write them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from generator.relatedness.coding import MANY, TOPICAL_STEMS
from generator.terms.concepts import BROAD_KEYS, EMPTY_KEYS, KNOWN_KEYS
from generator.terms.words import Phrase, is_weak, overlap, stem

NOTHING, FAINT, WEAK, STRONG = range(4)  # how much a phrase says of what a paper is about
_RARE = 50  # a word that no more than one text in so many is about says something by itself
_SPREAD = 5  # nothing that more than one text in so many is about makes two alike by itself
# A capital behind a small word begins no sentence and stands in no heading: "versions like Adam".
_NAME = re.compile(r"(?<![\w-])[a-z][\w-]*[,;)]? ([A-Z][\w-]*\w)")
_FIRST_HAN = "\u3400"
_ENDING = re.compile(r"s?(?![a-z0-9-])")
_INSIDE = frozenset("-0123456789abcdefghijklmnopqrstuvwxyz")

Keys = Mapping[str, str]  # folded phrases, and how a text has them; "" for parts of others


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why two texts are alike."""

    strength: int  # of the best phrase
    phrases: tuple[str, ...]  # as the first text writes them, the best first


class Reader:
    """Finds what texts share; remembers what it has found out."""

    def __init__(self, texts: Sequence[str], phrases: Sequence[Sequence[Phrase]]) -> None:
        self._texts = texts
        self._keys = tuple(map(_keys, phrases))
        self._spread = spread = Counter(chain.from_iterable(self._keys))
        self._strengths = {key: _strength(key, many, len(texts)) for key, many in spread.items()}
        self._told: dict[tuple[int, int], list[str]] = {}  # by text and other: what one mentions
        self._names: dict[int, Mapping[str, None]] = {}

    def shared(self, one: int, other: int, most: int) -> Reasons:
        """What a text shares with another: at most `most` phrases, none part of another.

        Phrases of both come first. Where none says much, there are those of one that the other
        mentions; and where there are none, names that stand in both.
        """
        own, its = self._keys[one], self._keys[other]
        found = [key for key in own.keys() & its.keys() if own[key] or its[key]]
        if not self._suffice(found):
            found += self._mentioned_by_either(one, other)
            if not self._suffice(found) and (names := self._named(one, other)):
                return Reasons(WEAK, tuple(names[:most]))
            if not found:
                return Reasons(NOTHING, ())
        best = _best(sorted(found, key=self._rank), most)
        shown = tuple([own.get(key) or its[key] for key in best])
        return Reasons(self._strengths[best[0]], shown)

    def _rank(self, key: str) -> tuple[int, int, int, str]:
        """The place of a phrase among reasons: first the strongest, the longest, the rarest."""
        length = len(key) if _is_han(key) else key.count(" ")
        return -self._strengths[key], -length, self._spread[key], key

    def _suffice(self, keys: Sequence[str]) -> bool:
        """Whether no more need be sought; in a long list anything will do."""
        if len(self._texts) > MANY:
            return len(keys) > 0
        return any(self._strengths[key] >= WEAK for key in keys)

    def _mentioned_by_either(self, one: int, other: int) -> list[str]:
        found = self._told.pop((other, one), None)  # it is the same from the other side
        if found is None:
            found = [*self._mentioned(one, other), *self._mentioned(other, one)]
            self._told[one, other] = found
        return found

    def _mentioned(self, one: int, other: int) -> list[str]:
        """The phrases of one text, of those that say something, that stand in another."""
        own, strengths = self._keys[one], self._strengths
        there = self._texts[other].lower()
        return [
            key
            for key, phrase in own.items()
            if strengths[key] >= WEAK
            and phrase
            and (low := phrase.lower()) in there
            and _stands(low, there)
        ]

    def _named(self, one: int, other: int) -> list[str]:
        """The names that stand in both texts, in the order of the first; none in a long list."""
        if len(self._texts) > MANY:
            return []
        its = self._names_in(other)
        return [name for name in self._names_in(one) if name in its]

    def _names_in(self, text: int) -> Mapping[str, None]:
        if text not in self._names:
            found = _NAME.findall(self._texts[text])
            small = self._texts[text].split()
            self._names[text] = dict.fromkeys(n for n in found if n.lower() not in small)
        return self._names[text]


def _keys(phrases: Sequence[Phrase]) -> Keys:
    return {
        phrase.key: phrase.text
        for phrase in reversed(phrases)
        if not (is_weak(phrase.key) or phrase.key in EMPTY_KEYS)
    }


def _strength(key: str, many: int, size: int) -> int:
    """How much a phrase says that `many` of `size` texts are about."""
    strength = _meaning(key, many * _RARE <= size)
    return strength if many * _SPREAD <= size else min(strength, WEAK)


def _meaning(key: str, rare: bool) -> int:
    if key in KNOWN_KEYS:
        return WEAK if key in BROAD_KEYS else STRONG
    if _is_han(key):
        return STRONG if len(key) > 3 else WEAK
    words = key.split()
    if len(words) < 2:
        telling = stem(key) in TOPICAL_STEMS or (rare and key not in BROAD_KEYS)
        return WEAK if telling else FAINT
    if is_weak(words[-1]) and (words[0].endswith("ing") or is_weak(words[0]) or not rare):
        return FAINT
    return WEAK if key in BROAD_KEYS else STRONG


def _is_han(key: str) -> bool:
    """Whether there are Chinese characters in a key."""
    return not key.isascii() and max(key) >= _FIRST_HAN


def _stands(phrase: str, text: str) -> bool:
    """Whether a phrase stands in a text, alone or in the plural; both in small letters.

    >>> _stands("graph", "on graphs"), _stands("graph", "paragraph"), _stands("图", "论图与画")
    (True, False, True)
    """
    place = text.find(phrase)
    while place >= 0:
        after = _ENDING.match(text, place + len(phrase))
        if after and not (place and text[place - 1] in _INSIDE and phrase.isascii()):
            return True
        place = text.find(phrase, place + 1)
    return False


def _best(keys: Sequence[str], most: int) -> list[str]:
    """The first, none part of another."""
    best: list[str] = []
    for key in keys:
        if len(best) == most:
            break
        if not best or not any(overlap(key, other) for other in best):
            best.append(key)
    return best
