"""Which candidate makes the best headline: a weighted sum of plain features.

The first weights were fitted (ridge regression on mean ROUGE-1, -2 and -L against the true
title) on 2,000 public papers that are not among those the headlines are measured on. The second
are a reader's preferences, set by hand: they cost a little likeness to the true titles and buy
headlines that say more and break off less.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from generator.headlines._words import BOAST, HEADED, POINTING, TELLS, VAGUE
from generator.headlines.bearing import apart, bears, dangling, definite, further, generic
from generator.headlines.coinage import initials
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate
from generator.headlines.wordclasses import forms

_CUT = 9  # words below which what follows is missed
_THIN = 7  # words below which ", which …" is missed
_LENGTH = 8.5  # words of an average title, for the expected F1

FITTED = {
    "and": -0.027,
    "bare": -0.041,
    "before": 0.022,
    "comma": -0.027,
    "content": 0.031,
    "early finding": -0.027,
    "elsewhere": -0.013,
    "first P": 0.065,
    "first S": 0.044,
    "formula": -0.021,
    "gerund": -0.012,
    "kind A": -0.045,
    "kind B": -0.014,
    "kind C": 0.001,
    "kind F": -0.032,
    "kind G": 0.035,
    "kind I": -0.015,
    "kind M": 0.021,
    "kind N": 0.081,
    "kind P": -0.022,
    "kind Q": 0.033,
    "kind S": 0.004,
    "kind T": 0.036,
    "kind V": -0.011,
    "kind X": -0.024,
    "kind p": -0.007,
    "label": -0.014,
    "label weak": 0.004,
    "late": -0.026,
    "late finding": -0.018,
    "later P": -0.04,
    "likeness": 0.479,
    "long": -0.006,
    "mean": 0.201,
    "named": 0.008,
    "named clause": -0.019,
    "next C": -0.044,
    "next E": -0.027,
    "next G": -0.039,
    "next P": -0.021,
    "next R": -0.026,
    "next T": -0.021,
    "pointing": -0.012,
    "purpose": -0.007,
    "relative": -0.024,
    "same": 0.034,
    "sentence 0": 0.009,
    "sentence 1": 0.012,
    "short": 0.002,
    "thin": -0.007,
    "told": 0.02,
    "told by": 0.034,
    "topic": 0.024,
    "very short": -0.011,
    "whole": -0.002,
}
PREFERRED = {
    "short": -0.042,
    "very short": -0.05,
    "kind I": -0.05,
    "kind A": 0.03,
    "told by": 0.06,
    "bare": -0.1,
    "elsewhere": -0.04,
    "next T": -0.02,
    "early finding": -0.08,
    "late finding": -0.03,
    "kind Z": 0.15,
    "whole": 0.04,
    "cut": -0.016,
    "bare of": -0.022,
    "kind F": -0.5,
    "boast": -0.16,
    "kind M": -0.06,
    "before": -0.03,
    "next C": -0.07,
    "next R": -0.07,
    "proposed deed": 0.09,
    "next P": -0.05,
    "next G": -0.02,
    "next E": -0.03,
    "named clause": -0.11,
    "pointing": -0.15,
    "dangling": -0.6,
    "further": -0.12,
    "unfit": -0.26,
    "vague": -0.1,
    "off topic": -0.06,
    "using": -0.13,
    "thin": -0.05,
    "long": -0.02,
    "topic": 0.02,
    "label": 0.02,
    "label aside": -0.1,
    "purpose": 0.03,
    "sentence 0": 0.02,
    "mean": 0.05,
    "likeness": 0.03,
    "relative": -0.015,
    "comma": -0.02,
    "same": -0.02,
    "told": 0.015,
    "content": 0.02,
    "spelt out": -0.07,
}
_WEIGHTS = {key: FITTED.get(key, 0.0) + PREFERRED.get(key, 0.0) for key in {**FITTED, **PREFERRED}}
_NEXT = {"P": "P", "R": "R", "K": "R", "E": "E", "G": "G", "T": "T", "C": "C", "X": "C"}
_HEADED = frozenset(f"{HEADED} proposed".split())
_POINTING = frozenset(POINTING.split())
_USING = frozenset(["using", "leveraging", "employing", "exploiting", "adopting", "training"])
_VAGUE = frozenset(VAGUE.split())
_NO_WORD = (",", ";", ":", "—")
_BOAST = frozenset(BOAST.split())
_THAT = frozenset(["that", "which"])
_RESULTS = frozenset(forms(["outperform", "achieve", "surpass", "obtain", "reach", "exceed"]))
_TELLS = frozenset(TELLS.split())
_PROPOSING = frozenset(["propose", "proposes", "aim", "aims"])


def score(reading: Reading, candidate: Candidate) -> float:
    """How good a headline the candidate makes; a pure function of the abstract."""
    total = 0.0
    for key, value in features(reading, candidate):
        total += _WEIGHTS.get(key, 0.0) * value
    return round(total, 9)


def features(reading: Reading, candidate: Candidate) -> Iterator[tuple[str, float]]:
    """The features of a candidate that are not zero, with their values."""
    words = candidate.words
    size = len(words) - sum(map(words.count, _NO_WORD))
    total = size + (bool(reading.name) and reading.name not in words)
    yield "likeness", 2 * candidate.chance / (size + _LENGTH)
    yield "mean", candidate.chance / size
    yield f"kind {candidate.kind}", 1.0
    if candidate.tail:
        yield candidate.tail, 1.0
        if candidate.tail == "label" and candidate.kind in "TCpGMQIB":
            yield "label weak", 1.0
        if candidate.tail == "label" and candidate.kind in "pGMIB":
            yield "label aside", 1.0
    if total < 6:
        yield "short", 6 - total
        if size < 4:
            yield "very short", 4 - size
    elif total > 12:
        yield "long", total - 12
    yield from _wording(reading, candidate, size)
    yield from _place(reading, candidate)
    yield from _stretch(reading, candidate, 2 if reading.name else 3)


def _wording(reading: Reading, candidate: Candidate, size: int) -> Iterator[tuple[str, float]]:
    """What the words say, and what they do not."""
    words, kind = candidate.words, candidate.kind
    if (size < 4 and words[-1] in _HEADED) or (kind == "X" and words[-3:-2] == [":"]):
        yield "bare", 1.0
    if kind == "P" and reading.name and size < 6 and initials(reading.name, " ".join(words)):
        yield "spelt out", 1.0
    if words[0] in _USING:
        yield "using", 1.0
    if words[0].endswith("ing"):
        yield "gerund", 1.0
    if not _topical(reading, candidate):
        yield "off topic", 1.0
    if kind in "TCMN" and not _BOAST.isdisjoint(words):
        yield "boast", 1.0
    elif any(word in _THAT and after in _RESULTS for word, after in pairwise(words)):
        yield "boast", 0.4
    if kind == "F" and _vague_head(words):
        yield "vague", 1.0
    if dangling(words) or generic(candidate):
        yield "dangling", 1.0
    if further(reading, candidate):
        yield "further", 1.0
    if reading.name and not bears(reading, candidate):
        main = kind == "P" and candidate.cue is reading.first["P"]
        number = reading.numbers[candidate.start]
        yield "unfit", 0.3 if main and number < reading.naming and apart(reading, number) else 1.0


def _vague_head(words: list[str]) -> bool:
    """Whether a sentence opens with "a central challenge in …" or the like."""
    return any(word.lower() in _VAGUE for word in words[:3])


def _topical(reading: Reading, candidate: Candidate) -> bool:
    """Whether the candidate has a word that the abstract comes back to or opens with."""
    if candidate.tail in ("topic", "label"):
        return True
    for index in range(candidate.start, candidate.stop):
        if reading.stems[index] in reading.central and reading.letters[index] in "NJ":
            return True
    return False


def _place(reading: Reading, candidate: Candidate) -> Iterator[tuple[str, float]]:
    """Where in the abstract the candidate comes from."""
    first = candidate.cue is reading.first.get(candidate.cue.kind)
    if reading.naming >= 0 and candidate.cue.kind == "P":
        first = reading.numbers[candidate.cue.start] == reading.naming
    aside = 0 <= reading.naming != reading.numbers[candidate.cue.start]
    if first and not aside and candidate.cue.kind in "PS" and candidate.kind in "PSAXI":
        yield f"first {candidate.cue.kind}", 1.0
    if candidate.cue.kind == "B" and reading.numbers[candidate.start] == reading.told:
        yield "told by", 1.0
    sentence = reading.numbers[candidate.start]
    if candidate.cue.kind == "P" and not first:
        yield "later P", 1.0
    if sentence == reading.told:
        yield "told", 1.0
    if candidate.cue.kind == "G" and _proposed(reading, candidate):
        yield "proposed deed", 1.0
    proposal = reading.first.get("P")
    if candidate.kind == "T" and proposal and candidate.start < proposal.start:
        yield "early finding", 1.0
    if candidate.kind in "TQ" and 0 <= reading.told < sentence - 1:
        yield "late finding", 1.0
    if sentence < 2 and not aside:
        yield f"sentence {sentence}", 1.0
    elif sentence > 5:
        yield "late", 1.0
    if sentence < reading.told:
        yield "before", 1.0
    if reading.name:
        yield "named", 1.0
        if candidate.kind in "TCQF":
            yield "named clause", 1.0
        if reading.name in reading.sentences[sentence]:
            yield "same", 1.0
        elif reading.naming >= 0:
            yield "elsewhere", 1.0


def _proposed(reading: Reading, candidate: Candidate) -> bool:
    """Whether it is what "we propose to" do first of all."""
    start = candidate.cue.start
    if reading.lowers[start - 1] != "to" or reading.lowers[start - 2] not in _PROPOSING:
        return False
    return candidate.cue is reading.first.get("G")


def _stretch(reading: Reading, candidate: Candidate, enough: int) -> Iterator[tuple[str, float]]:
    """What the tokens are that the candidate was made from, and what follows them."""
    letters = reading.letters[candidate.start : candidate.stop]
    saying = reading.saying[candidate.stop] - reading.saying[candidate.start]
    yield "content", saying / 10
    if saying < enough:
        yield "thin", 1.0
    if reading.letters[candidate.stop : candidate.stop + 2] == ",R":
        if len(candidate.words) < _THIN and candidate.kind in "PpAV":
            yield "bare of", _THIN - len(candidate.words)
    elif reading.letters[candidate.stop] in ",;:—.":
        yield "whole", 1.0
    following = _NEXT.get(reading.letters[candidate.stop])
    if following == "C" and reading.lowers[candidate.stop + 1] in _TELLS:
        yield "whole", 1.0  # "a rule and show that …"
    elif following:
        yield f"next {following}", 1.0
        if candidate.kind not in "TCQ" and len(candidate.words) < _CUT:
            yield "cut", _CUT - len(candidate.words)
    for key, found in (("formula", "M"), ("and", "C"), ("relative", "R"), ("comma", ",")):
        if found in letters:
            yield key, 1.0
    inside = reading.lowers[candidate.start : candidate.stop]
    if (
        (not _POINTING.isdisjoint(inside) and not _POINTING.isdisjoint(candidate.words))
        or definite(inside)
        or "S" in letters[:3]
    ):
        yield "pointing", 1.0 + (letters[0] == "S")
