"""By which phrases two texts are alike, as a reader would write them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from generator.relatedness.weighing import Weighing
from generator.terms.concepts import BROAD_KEYS, EMPTY_KEYS, KNOWN_KEYS
from generator.terms.gists import TOPICAL_STEMS, Gist, is_term
from generator.terms.words import Known, is_weak, overlap, stem

NOTHING, FAINT, WEAK, NAMED, STRONG = range(5)  # how much a phrase says of what a paper is about
MANY = 2000  # texts; where there are more, any reason will do
_RARE = 5  # a word says something by itself if the list can be halved so often;
_SPREAD = 2  # nothing makes two texts alike by itself if it cannot be halved so often
# A capital behind a small word begins no sentence and stands in no heading: "versions like Adam".
_NAME = re.compile(r"(?<![\w-])[a-z][\w-]*[,;)]? ([A-Z][\w-]*\w)")
_FIRST_HAN = "\u3400"
_ENDING = re.compile(r"s?(?![a-z0-9-])")
_INSIDE = frozenset("-0123456789abcdefghijklmnopqrstuvwxyz")

Headed = tuple[str, str]  # heading and abstract
Keys = Mapping[str, str]  # folded phrases, and how a text has them; "" for parts of others


class Reasons(NamedTuple):
    """Why two texts are alike."""

    strength: int  # of the best phrase
    phrases: tuple[str, ...]  # as the first text writes them, the best first


class _Merit(NamedTuple):
    """What a phrase is worth as a reason."""

    strength: int
    length: int
    rarity: int


class Comparison:
    """Finds what texts share; remembers what it has found out."""

    def __init__(self, texts: Sequence[Headed], gists: Sequence[Gist], weighing: Weighing) -> None:
        self._texts = texts
        self._gists = gists
        self._weighing = weighing
        self._keys = Known(self._keys_of)  # by text
        self._tellings = Known(self._telling_of)  # by text
        self._merits = Known(self._merit)  # by key
        self._ranks = Known(self._rank)  # by key
        self._names = Known(self._names_of)  # by text
        self._lowered = Known(self._lowered_of)  # by text

    def let_go(self) -> None:
        """Free what was remembered; nothing can be asked after this."""
        by_text = (self._keys, self._tellings, self._names, self._lowered)
        for known in (*by_text, self._merits, self._ranks):
            known.let_go()

    def shared(self, one: int, other: int, most: int) -> Reasons:
        """What a text shares with another: at most `most` phrases, none part of another.

        Phrases of both come first. Where none says much, there are those of one that the other
        mentions; and where there are none, names that stand in both.
        """
        own, its = self._keys[one], self._keys[other]
        found = [key for key in own if key in its and (own[key] or its[key])]
        if not self._suffice(found):
            found += [*self._mentioned(one, other), *self._mentioned(other, one)]
            if not self._suffice(found) and (names := self._named(one, other)):
                return Reasons(NAMED, tuple(names[:most]))
            if not found:
                return Reasons(NOTHING, ())
        if len(found) > 1:
            found = _best(sorted(found, key=self._ranks.__getitem__), most)
        shown = tuple([own.get(key) or its[key] for key in found])
        return Reasons(self._merits[found[0]].strength, shown)

    def _keys_of(self, text: int) -> Keys:
        rows = [line.split("\t", 2) for line in reversed(self._gists[text].lines())]
        return {key: shown for key, shown, _ in rows if not (is_weak(key) or key in EMPTY_KEYS)}

    def _telling_of(self, text: int) -> tuple[tuple[str, str], ...]:
        """The keys and the small letters of a text's phrases that say something."""
        shown = [(key, phrase.lower()) for key, phrase in self._keys[text].items() if phrase]
        return tuple([row for row in shown if self._merits[row[0]].strength >= WEAK])

    def _rank(self, key: str) -> tuple[int, int, int, str]:
        """The place of a phrase among reasons: first the strongest, the longest, the rarest."""
        strength, length, rare = self._merits[key]
        return -strength, -length, -rare, key

    def _merit(self, key: str) -> _Merit:
        rare = self._weighing.rarity(key if is_term(key) else stem(key))
        return _Merit(_strength(key, rare), len(key) if _is_han(key) else key.count(" "), rare)

    def _suffice(self, keys: Sequence[str]) -> bool:
        """Whether no more need be sought; in a long list anything will do."""
        if len(self._texts) > MANY:
            return len(keys) > 0
        return any(self._merits[key].strength >= WEAK for key in keys)

    def _mentioned(self, one: int, other: int) -> list[str]:
        """The phrases of one text, of those that say something, that stand in another."""
        there = self._lowered[other]
        return [key for key, low in self._tellings[one] if low in there and _stands(low, there)]

    def _lowered_of(self, text: int) -> str:
        return "\n".join(self._texts[text]).lower()

    def _named(self, one: int, other: int) -> list[str]:
        """The names that stand in both texts, in the order of the first; none in a long list."""
        if len(self._texts) > MANY:
            return []
        its = self._names[other]
        return [name for name in self._names[one] if name in its]

    def _names_of(self, text: int) -> Mapping[str, None]:
        whole = "\n".join(self._texts[text])
        small = whole.split()
        return dict.fromkeys(name for name in _NAME.findall(whole) if name.lower() not in small)


def _strength(key: str, rare: int) -> int:
    """How much a phrase says that is so rare."""
    strength = _meaning(key, rare >= _RARE)
    return strength if rare >= _SPREAD else min(strength, WEAK)


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
