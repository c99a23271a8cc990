"""Which candidate makes the best headline: a weighted sum of plain features.

The first weights were fitted (ridge regression on mean ROUGE-1, -2 and -L against the true
title) on 2,000 public papers that are not among those the headlines are measured on. The second
are a reader's preferences, set by hand: they cost a little likeness to the true titles and buy
headlines that say more and break off less.
"""

from __future__ import annotations

from collections.abc import Iterator

from generator._words import HEADED
from generator.candidates import Candidate
from generator.reading import Reading

_LENGTH = 8.5  # words of an average title, for the expected F1

FITTED = {
    "and": -0.030,
    "bare": -0.041,
    "before": 0.016,
    "comma": 0.001,
    "content": 0.016,
    "early finding": 0.008,
    "first P": 0.059,
    "first S": 0.042,
    "formula": -0.023,
    "gerund": -0.012,
    "kind A": -0.042,
    "kind B": -0.015,
    "kind C": 0.001,
    "kind F": -0.020,
    "kind G": 0.030,
    "kind I": -0.006,
    "kind M": 0.009,
    "kind N": 0.065,
    "kind P": -0.014,
    "kind Q": 0.022,
    "kind S": 0.007,
    "kind T": 0.010,
    "kind V": -0.007,
    "kind X": 0.012,
    "kind p": -0.002,
    "label": -0.013,
    "label weak": 0.015,
    "late": -0.024,
    "likeness": 0.485,
    "long": -0.005,
    "mean": 0.176,
    "named": 0.008,
    "named clause": -0.011,
    "next C": -0.045,
    "next E": -0.032,
    "next G": -0.025,
    "next P": -0.023,
    "next R": -0.032,
    "next T": -0.023,
    "pointing": -0.015,
    "purpose": -0.010,
    "relative": -0.025,
    "same": 0.044,
    "sentence 0": 0.005,
    "sentence 1": 0.012,
    "short": 0.001,
    "thin": -0.011,
    "told by": 0.025,
    "topic": 0.020,
    "very short": -0.018,
    "whole": -0.004,
}
PREFERRED = {
    "short": -0.02,
    "very short": -0.06,
    "kind I": -0.05,
    "kind A": 0.03,
    "told by": 0.06,
    "bare": -0.1,
    "next T": -0.02,
    "early finding": -0.08,
    "kind Z": 0.08,
    "whole": 0.02,
    "kind F": -0.2,
    "kind M": -0.03,
    "before": -0.03,
    "next C": -0.05,
    "next R": -0.01,
    "next P": -0.03,
    "next G": -0.02,
    "next E": -0.03,
    "named clause": -0.08,
    "pointing": -0.15,
    "thin": -0.05,
    "long": -0.005,
    "topic": -0.01,
    "label": -0.02,
    "purpose": 0.03,
}
_WEIGHTS = {key: FITTED.get(key, 0.0) + PREFERRED.get(key, 0.0) for key in {**FITTED, **PREFERRED}}
_NEXT = {"P": "P", "R": "R", "K": "R", "E": "E", "G": "G", "T": "T", "C": "C", "X": "C"}
_POINTING = frozenset(
    ["this", "these", "those", "such", "it", "they", "we", "our", "them", "he", "here"]
)
_NO_WORD = frozenset(",;:—")
_HEADED = frozenset(f"{HEADED} proposed".split())


def score(reading: Reading, candidate: Candidate, name: str) -> float:
    """How good a headline the candidate makes; a pure function of the abstract."""
    return round(
        sum(_WEIGHTS.get(key, 0.0) * value for key, value in features(reading, candidate, name)), 9
    )


def features(reading: Reading, candidate: Candidate, name: str) -> Iterator[tuple[str, float]]:
    """The features of a candidate that are not zero, with their values."""
    words = candidate.words
    size = sum(word not in _NO_WORD for word in words)
    total = size + (bool(name) and name not in words)
    yield "likeness", 2 * candidate.chance / (size + _LENGTH)
    yield "mean", candidate.chance / size
    yield f"kind {candidate.kind}", 1.0
    if candidate.tail:
        yield candidate.tail, 1.0
        if candidate.tail == "label" and candidate.kind in "TCpGMQIB":
            yield "label weak", 1.0
    if size < 4 and words[-1] in _HEADED:
        yield "bare", 1.0
    if words[0].endswith("ing"):
        yield "gerund", 1.0
    if total < 6:
        yield "short", 6 - total
        if size < 4:
            yield "very short", 4 - size
    elif total > 12:
        yield "long", total - 12
    yield from _place(reading, candidate, name)
    yield from _stretch(reading, candidate, 2 if name else 3)


def _place(reading: Reading, candidate: Candidate, name: str) -> Iterator[tuple[str, float]]:
    """Where in the abstract the candidate comes from."""
    if candidate.cue is reading.first.get(candidate.cue.kind) and candidate.cue.kind in "PS":
        yield f"first {candidate.cue.kind}", 1.0
    if candidate.cue.kind == "B" and reading.numbers[candidate.start] == reading.told:
        yield "told by", 1.0
    sentence = reading.numbers[candidate.start]
    if candidate.kind == "T" and sentence < reading.told:
        yield "early finding", 1.0
    if sentence < 2:
        yield f"sentence {sentence}", 1.0
    elif sentence > 5:
        yield "late", 1.0
    if sentence < reading.told:
        yield "before", 1.0
    if name:
        yield "named", 1.0
        if candidate.kind in "TCQF":
            yield "named clause", 1.0
        if name in reading.sentences[sentence]:
            yield "same", 1.0


def _stretch(reading: Reading, candidate: Candidate, enough: int) -> Iterator[tuple[str, float]]:
    """What the tokens are that the candidate was made from, and what follows them."""
    letters = reading.letters[candidate.start : candidate.stop]
    saying = reading.saying[candidate.stop] - reading.saying[candidate.start]
    yield "content", saying / 10
    if saying < enough:
        yield "thin", 1.0
    if reading.letters[candidate.stop] in ",;:—.":
        yield "whole", 1.0
    following = _NEXT.get(reading.letters[candidate.stop])
    if following:
        yield f"next {following}", 1.0
    for key, found in (("formula", "M"), ("and", "C"), ("relative", "R"), ("comma", ",")):
        if found in letters:
            yield key, 1.0
    inside = reading.lowers[candidate.start : candidate.stop]
    if not _POINTING.isdisjoint(inside) or "S" in letters[:3] or _generic(candidate):
        yield "pointing", 1.0 + (letters[0] == "S")


def _generic(candidate: Candidate) -> bool:
    """Whether a clause is about "the proposed method"."""
    first = [word.lower() for word in candidate.words[:3]]
    return candidate.kind in "TC" and first[0] in ("the", "our") and not _HEADED.isdisjoint(first)
