"""Texts as numbers, so that those of many can be compared fast.

Words with one stem have one number; marks, numbers and words of grammar have none. Two stems side
by side make a pair, which has a number too.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

from generator.relatedness._topical import DULL, TOPICAL
from generator.terms._stopwords import FUNCTION, SPEAK, SUBJECTS
from generator.terms.concepts import NAMES
from generator.terms.words import stem

GAP = 0  # stands for marks, numbers and words of grammar
SHIFT = 24  # bits of a stem's number; a pair's is that of the first shifted by these, and the other
MANY = 2000  # texts; where there are more, likeness is sought less thoroughly

# A mark that joins stays with the word before it: "best-arm" is "best-" and "arm".
_TOKEN = re.compile(r"\w+[-'’‐‑–]?|[^\w\s]+")
_MARKS = ".,:;?!)"
_JOINTS = "-'’‐‑–"
_HAN = re.compile("([\u3400-\u4dbf\u4e00-\u9fff])")  # each a word of its own here
_HAN_GRAMMAR = frozenset("的了和与及或在为是将把被由从而但并其该此这那之也都就还于对等不有以个所")
_GRAMMAR = frozenset(f"{FUNCTION} {SUBJECTS}".split())


def _stems(words: str) -> frozenset[str]:
    return frozenset(map(stem, words.split()))


TOPICAL_STEMS = _stems(TOPICAL)
_NAMED = frozenset(stem(word) for key in NAMES for word in key.split())
# The stems that any abstract has.
_SAID = sorted((_stems(SPEAK) - _NAMED - TOPICAL_STEMS) | _stems(DULL))


@dataclass(frozen=True, slots=True)
class Coded:
    """Texts in code."""

    terms: tuple[array[int], ...]  # of each text, as often as they are used: stems, then pairs
    roots: tuple[str, ...]  # the stem that a number stands for
    telling: int  # the first number of a stem that not just any abstract has


def encode(texts: Sequence[str]) -> Coded:
    """Plain texts in code.

    In a long list the words that any abstract has count as words of grammar: they would take a
    third of the time, and help little where there is much to choose from.
    """
    codes = _Codes(_SAID if len(texts) <= MANY else ())
    code = codes.__getitem__
    terms = [_terms(list(chain.from_iterable(map(code, text.split())))) for text in texts]
    return Coded(tuple(terms), tuple(codes.roots), codes.telling)


def _terms(row: Sequence[int]) -> array[int]:
    pairs = [(one << SHIFT) + two for one, two in pairwise(row) if one and two]
    return array("Q", [*filter(None, row), *pairs])


class _Codes(dict[str, tuple[int, ...]]):
    """The numbers of each piece of text between spaces, given out as stems are first met."""

    def __init__(self, said: Sequence[str]) -> None:
        super().__init__()
        self.roots = ["", *said]
        self.telling = len(self.roots)
        self._numbers = dict.fromkeys(_SAID, GAP) | {"": GAP}
        self._numbers |= {root: number for number, root in enumerate(said, 1)}
        self._words: dict[str, int] = {}

    def __missing__(self, piece: str) -> tuple[int, ...]:
        numbers: tuple[int, ...]
        if piece.isascii() and piece.isalpha():  # as most pieces are,
            numbers = (self._number(piece),)
        elif piece.isascii() and piece[:-1].isalpha() and piece[-1] in _MARKS:  # or else so
            numbers = (self._number(piece[:-1]), GAP)
        else:
            words = _TOKEN.findall(piece if piece.isascii() else _HAN.sub(r" \1 ", piece))
            numbers = tuple(map(self._number, words))
        self[piece] = numbers
        return numbers

    def _number(self, word: str) -> int:
        number = self._words.get(word)
        if number is None:
            root = _root(word)
            number = self._numbers.get(root)
            if number is None:
                number = self._numbers[root] = len(self.roots)
                self.roots.append(root)
            self._words[word] = number
        return number


def _root(word: str) -> str:
    """A word's stem; "" where no likeness lies in it."""
    low = word.lower().rstrip(_JOINTS)
    if low in _GRAMMAR or "_" in low or low.isdecimal() or not low[:1].isalnum():
        return ""
    if low.isascii():
        return stem(low) if len(low) > 1 else ""
    return "" if low in _HAN_GRAMMAR else stem(low)
