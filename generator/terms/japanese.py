"""The phrases of a Japanese text: what stands in kanji and katakana, which hiragana part.

Terms of a field are written so, alone or together: 大規模言語モデル. Two kanji are more often an
ordinary word, so a phrase has three at least, or as much in katakana, two of which say as much as
one kanji; and acronyms are phrases as in other languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from generator.terms._japanese import EMPTY, PREFIXES
from generator.terms.chinese import chance
from generator.terms.words import Phrase

_KANJI, _KANA = "\u3400-\u4dbf\u4e00-\u9fff々", "\u30a1-\u30fa\u30fc"
_RUN = re.compile(f"[{_KANJI}{_KANA}]+|[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*")
_IS_KANA = re.compile(f"[{_KANA}]")
_WORD = re.compile(f"[{_KANJI}]+|[{_KANA}]+|[A-Za-z0-9]+")
_PERIOD = re.compile("[。．.!?！？]")
_LEAST, _MOST = 3, 12  # kanji, or as much
_EMPTY = frozenset(EMPTY.split())
_PREFIX = re.compile("|".join(PREFIXES.split()))


def phrases(text: str, most: int) -> tuple[Phrase, ...]:
    """The best `most` phrases of a Japanese plain text, best first.

    >>> [phrase.text for phrase in phrases("大規模言語モデルの学習を行う。", 3)]
    ['大規模言語モデル']
    """
    counts: dict[str, int] = {}
    first: dict[str, int] = {}
    for number, sentence in enumerate(_PERIOD.split(text)):
        for match in _RUN.finditer(sentence):
            run = _PREFIX.sub("", match[0], count=1) if _PREFIX.match(match[0]) else match[0]
            if _may_stand(run):
                counts[run] = counts.get(run, 0) + 1
                first.setdefault(run, number)
    found = sorted((-chance(_size(run), count, first[run]), run) for run, count in counts.items())
    return tuple(Phrase(run.lower(), run, "", -minus) for minus, run in found[:most])


def words(text: str) -> Iterator[str]:
    """The words of a Japanese plain text: pairs of kanji, and what is in katakana or Latin."""
    for match in _WORD.finditer(text):
        if match[0].isascii() or _IS_KANA.match(match[0]):
            yield match[0].lower()
        else:
            yield from map("".join, pairwise(match[0]))


def _may_stand(run: str) -> bool:
    if run.isascii():
        return sum(map(str.isupper, run)) > 1  # an acronym
    return run not in _EMPTY and _LEAST <= _size(run) <= _MOST


def _size(run: str) -> int:
    """How much a run says, in kanji."""
    return len(run) - len(_IS_KANA.findall(run)) // 2
