"""What the text of one paper gives to the list: its phrases, and its terms with their weights.

All of it is a function of the text alone, and small, so that a later build need not read the
text again. The terms are what likeness is sought by: the stems of the text's words, and the
phrases of more than one word.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from sys import intern

from generator.terms._topical import TOPICAL
from generator.terms.keyphrases import read
from generator.terms.words import Known, Phrase, stem

_PACKED = re.compile(r"(?:(?:[^\t\n]*+\t){3}\d++(?:\.\d++)?+(?:e-\d++)?+(?:\n(?!$)|$))*+")
_MOST_TERMS = 200  # of the words of a text; the others are used once
_STEPS = 16  # of the weight of a word that is used once
_MOST_USES = 9  # that still add weight
_CHANCES = (0.03, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8)  # of a phrase to be a keyword;
_OF_PHRASE = (15, 18, 21, 26, 32, 38, 42, 46)  # and what it weighs at least
# A word's n uses weigh 1 + ln n, as in Salton and Buckley, "Term-weighting approaches in automatic
# text retrieval" (1988); more if it tends to pass from an abstract into its title.
_OF_WORD = bytes([0, *(round(_STEPS * (1 + log(uses))) for uses in range(1, _MOST_USES + 1))])
TOPICAL_STEMS = frozenset(map(stem, TOPICAL.split()))


@dataclass(frozen=True, slots=True)
class Gist:
    """What a paper is about; packed, since a large list has many."""

    phrases: str  # a line each, best first: key, text, long form and chance, between tabs
    terms: str  # between tabs, each once, those of all phrases among them; "" for none
    weights: bytes  # of the terms

    def __post_init__(self) -> None:
        """Raises ValueError where the parts do not fit, as those of a forged cache might not."""
        terms = self.terms.count("\t") + 1 if self.terms else 0
        if terms != len(self.weights) or not _PACKED.fullmatch(self.phrases):
            raise ValueError("no gist")

    def lines(self) -> list[str]:
        """The phrases, packed, best first; the key comes first in each, with a tab behind it."""
        return self.phrases.split("\n") if self.phrases else []

    def unpack(self) -> list[Phrase]:
        """The phrases, best first."""
        return list(map(unpack, self.lines()))


def unpack(line: str) -> Phrase:
    """A phrase from a line of a gist."""
    key, text, long, chance = line.split("\t")
    return Phrase(key, text, long, float(chance))


def gist(text: str, heading: str = "") -> Gist:
    """The gist of a plain text; `heading` is its title."""
    reading = read(text, heading)
    lines = [f"{p.key}\t{p.text}\t{p.long}\t{p.chance}" for p in reading.phrases]
    terms = _of_words(reading.words)
    for key, text, _, chance in reversed(reading.phrases):
        if text and is_term(key):  # the best of two with one key comes last, and stays
            terms[key] = _PHRASE_WEIGHTS[chance]
        elif text and (root := _ROOTS[key] or key) not in terms:
            terms[root] = _OF_WORD[1]
    return Gist("\n".join(lines), "\t".join(terms), bytes(terms.values()))


def is_term(key: str) -> bool:
    """Whether a phrase is a term of its own, and not just a word.

    >>> is_term("kernel"), is_term("kernel method"), is_term("核方法")
    (False, True, True)
    """
    return " " in key or not key.isascii()


def _of_words(words: Mapping[str, int]) -> dict[str, int]:
    """The stems of words, with their weights; the best if there are too many."""
    counts: dict[str, int] = {}
    for root, uses in zip(map(_ROOTS.__getitem__, words), words.values(), strict=True):
        counts[root] = counts[root] + uses if root in counts else uses
    counts.pop("", None)
    terms = {
        root: _OF_WORD[uses if uses < _MOST_USES else _MOST_USES] for root, uses in counts.items()
    }
    for root in TOPICAL_STEMS.intersection(terms):
        terms[root] = terms[root] * 5 // 4
    if len(terms) <= _MOST_TERMS:
        return terms
    return dict(sorted(terms.items(), key=lambda item: (-item[1], item[0]))[:_MOST_TERMS])


def _root(word: str) -> str:
    return intern(stem(word)) if len(word) > 1 else ""


def _of_phrase(chance: float) -> int:
    return _OF_PHRASE[bisect(_CHANCES, chance)]


_ROOTS, _PHRASE_WEIGHTS = Known(_root), Known(_of_phrase)
