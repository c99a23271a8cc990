"""What a word tells by itself, whatever the abstract; found once in a process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Generic, TypeVar

from generator.headlines._priors import LOG_ODDS, UNLISTED
from generator.headlines._words import HEADED

STEM = 6  # letters by which words are taken for the same: "optimize", "optimization"
ALIKE = 5  # the same where fewer words meet: "count", "counting"
_MEMORY = 1 << 17  # words to remember, a few megabytes

Told = TypeVar("Told")


class Table(dict[str, Told], Generic[Told]):
    """What a function says of each word, remembered.

    >>> table = Table(len)
    >>> table["lantern"], table
    (7, {'lantern': 7})
    """

    def __init__(self, tell: Callable[[str], Told]) -> None:
        super().__init__()
        self.tell = tell

    def __missing__(self, word: str) -> Told:
        told = self.tell(word)
        if len(self) < _MEMORY:
            self[word] = told
        return told


_HEADED = frozenset(HEADED.split())
# Log-odds, fitted by logistic regression on public abstracts with titles.
_BIAS, _LEVEL, _HIGH = -1.31, 0.87, -0.06
_HYPHEN, _FUNCTION, _FORMULA = 0.8, 0.7, -3.52


def _odds(level: float) -> float:
    return _BIAS + _LEVEL * max(level, -5.0) + _HIGH * max(0.0, level + 1)


_OTHERS = _odds(UNLISTED)
_SAYING = _odds(-3.0)


@cache
def _listed() -> dict[str, float]:
    words: dict[str, float] = {}
    for level, listed in LOG_ODDS.items():
        words.update(dict.fromkeys(listed.split(), _odds(level)))
    return words


def _prior(word: str) -> float:
    words = _listed()
    if word in words:
        return words[word]
    if "-" in word:
        parts = [words[part] for part in word.split("-") if part in words]
        if parts:
            return max(_SAYING, min(_odds(0.0), sum(parts) / len(parts)))
    return _OTHERS


def _function(word: str) -> float:
    return PRIOR[word] + _HYPHEN * ("-" in word) + _FUNCTION


def _formula(word: str) -> float:
    return _function(word) + _FORMULA


_RARE = -4.1  # log-odds from which a word begins to count
_LEAST = 0.3  # of a word that counts
Worth = tuple[str, float]  # a stem, and how much it says


def _content(word: str) -> tuple[float, int, str, bool, tuple[Worth, ...]]:
    alone = PRIOR[word]
    parts = word.split("-") if "-" in word else [word]
    worths = [(part[:STEM], PRIOR[part] - _RARE) for part in parts if len(part) > 2]
    return (
        alone + _HYPHEN * ("-" in word),
        alone > _SAYING,
        word[:STEM],
        word not in _HEADED and alone > _SAYING,
        tuple((stem, worth) for stem, worth in worths if worth > _LEAST),
    )


# The log-odds that a word of the abstract stands in the title, by the word in lower case alone.
PRIOR = Table(_prior)
# The same of a noun, verb or adjective; whether it says something about the paper; its stem;
# whether it may be what the paper is about; its stem and those of its parts that say something.
CONTENT = Table(_content)
# The same of another word, and of a number or formula.
FUNCTION, FORMULA = Table(_function), Table(_formula)
