"""Which candidate makes the best headline: a weighted sum of plain features."""

from __future__ import annotations

from itertools import pairwise

from generator.headlines._weights import FITTED, PREFERRED
from generator.headlines._words import BOAST, HEADED, POINTING, TELLS, VAGUE
from generator.headlines.bearing import apart, bears, dangling, definite, further, generic
from generator.headlines.coinage import initials
from generator.headlines.reading import Reading, covered
from generator.headlines.spans import Candidate
from generator.headlines.wordclasses import forms

_CUT = 9  # words below which what follows is missed
_COVERED = 0.25  # of what the abstract comes back to; with less, a headline is off the point
_THIN = 7  # words below which ", which …" is missed
_LENGTH = 8.5  # words of an average title, for the expected F1

_WEIGHTS = {key: FITTED.get(key, 0.0) + PREFERRED.get(key, 0.0) for key in {**FITTED, **PREFERRED}}
_NEXT = {"P": "P", "R": "R", "K": "K", "E": "E", "G": "G", "T": "T", "C": "C", "X": "C"}
_INSIDE = (("formula", "M"), ("and", "C"), ("relative", "R"), ("comma", ","))
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


_Features = list[tuple[str, float]]


def features(reading: Reading, candidate: Candidate) -> _Features:
    """The features of a candidate that are not zero, with their values."""
    words, kind, tail = candidate.words, candidate.kind, candidate.tail
    size = len(words) - sum(map(words.count, _NO_WORD))
    total = size + (bool(reading.name) and reading.name not in words)
    coverage = covered(reading, words)
    found: _Features = [
        ("likeness", 2 * candidate.chance / (size + _LENGTH)),
        ("mean", candidate.chance / size),
        ("coverage", coverage),
        (f"kind {kind}", 1.0),
    ]
    if coverage < _COVERED:
        found.append(("uncovered", 1 - coverage / _COVERED))
    if tail:
        found.append((tail, 1.0))
        _paired(words, tail, found)
        if tail == "label" and kind in "TCpGMQIB":
            found.append(("label weak", 1.0))
            if kind in "pGMIB":
                found.append(("label aside", 1.0))
    if total < 6:
        found.append(("short", 6 - total))
        if size < 4:
            found.append(("very short", 4 - size))
    elif total > 12:
        found.append(("long", total - 12))
        if total > 15:
            found.append(("longest", total - 15))
    _wording(reading, candidate, size, found)
    _place(reading, candidate, found)
    _stretch(reading, candidate, found)
    return found


def _paired(words: list[str], tail: str, found: _Features) -> None:
    """How much the second phrase of a pair is needed, and how little it says."""
    if ":" in words:
        theme = words.index(":")
        if len(words) - theme < 4:
            found.append(("bare", 1.8))
    else:
        theme = words[::-1].index("for") if "for" in words else _CUT
    if tail == "studied" and theme < _CUT:
        found.append(("task told", (_CUT - theme) / 4))


def _wording(reading: Reading, candidate: Candidate, size: int, found: _Features) -> None:
    """What the words say, and what they do not."""
    words, kind = candidate.words, candidate.kind
    if (size < 4 and words[-1] in _HEADED) or (kind == "X" and words[-3:-2] == [":"]):
        found.append(("bare", 3.0 if size < 2 else 1.0))  # "NAME: task" says nothing
    if kind == "P" and reading.name and size < 6 and initials(reading.name, " ".join(words)):
        found.append(("spelt out", 1.0))
    if words[0] in _USING:
        found.append(("using", 1.0))
    if words[0].endswith("ing"):
        found.append(("gerund", 1.0))
    if not _topical(reading, candidate):
        found.append(("off topic", 1.0))
    if kind in "TCMN" and not _BOAST.isdisjoint(words):
        found.append(("boast", 1.0))
    elif any(word in _THAT and after in _RESULTS for word, after in pairwise(words)):
        found.append(("boast", 0.4))
    if kind == "F" and _vague_head(words):
        found.append(("vague", 1.0))
    if dangling(words) or generic(candidate):
        found.append(("dangling", 1.0))
    if further(reading, candidate):
        found.append(("further", 1.0))
    if reading.name and not bears(reading, candidate):
        main = kind == "P" and candidate.cue is reading.first["P"]
        number = reading.numbers[candidate.start]
        near = main and number < reading.naming and apart(reading, number)
        found.append(("unfit", 0.3 if near else 1.0))


def _vague_head(words: list[str]) -> bool:
    """Whether a sentence opens with "a central challenge in …" or the like."""
    return any(word.lower() in _VAGUE for word in words[:3])


def _topical(reading: Reading, candidate: Candidate) -> bool:
    """Whether the candidate has a word that the abstract comes back to or opens with."""
    if candidate.tail in ("topic", "label", "studied", "theme"):
        return True
    for index in range(candidate.start, candidate.stop):
        if reading.stems[index] in reading.central and reading.letters[index] in "NJ":
            return True
    return False


def _place(reading: Reading, candidate: Candidate, found: _Features) -> None:
    """Where in the abstract the candidate comes from."""
    first = candidate.cue is reading.first.get(candidate.cue.kind)
    if reading.naming >= 0 and candidate.cue.kind == "P":
        first = reading.numbers[candidate.cue.start] == reading.naming
    aside = 0 <= reading.naming != reading.numbers[candidate.cue.start]
    if first and not aside and candidate.cue.kind in "PS" and candidate.kind in "PSAXI":
        found.append((f"first {candidate.cue.kind}", 1.0))
    if candidate.cue.kind == "B" and reading.numbers[candidate.start] == reading.told:
        found.append(("told by", 1.0))
    sentence = reading.numbers[candidate.start]
    if candidate.cue.kind == "P" and not first:
        found.append(("later P", 1.0))
    if sentence == reading.told:
        found.append(("told", 1.0))
    if candidate.cue.kind == "G" and _proposed(reading, candidate):
        found.append(("proposed deed", 1.0))
    proposal = reading.first.get("P")
    early = proposal is not None and candidate.start < proposal.start
    if early and (candidate.kind == "T" or candidate.cue.kind == "V"):
        found.append(("early finding", 1.0))
    if candidate.kind in "TQ" and 0 <= reading.told < sentence - 1:
        found.append(("late finding", 1.0))
    if sentence < 2 and not aside:
        found.append((f"sentence {sentence}", 1.0))
    elif sentence > 5:
        found.append(("late", 1.0))
    if sentence < reading.told:
        found.append(("before", 1.0))
    if reading.name:
        found.append(("named", 1.0))
        if candidate.kind in "TCQF":
            found.append(("named clause", 1.0))
        if reading.name in reading.sentences[sentence]:
            found.append(("same", 1.0))
        elif reading.naming >= 0:
            found.append(("elsewhere", 1.0))


def _proposed(reading: Reading, candidate: Candidate) -> bool:
    """Whether it is what "we propose to" do first of all."""
    start = candidate.cue.start
    if reading.lowers[start - 1] != "to" or reading.lowers[start - 2] not in _PROPOSING:
        return False
    return candidate.cue is reading.first.get("G")


def _stretch(reading: Reading, candidate: Candidate, found: _Features) -> None:
    """What the tokens are that the candidate was made from, and what follows them."""
    letters = reading.letters[candidate.start : candidate.stop]
    saying = reading.saying[candidate.stop] - reading.saying[candidate.start]
    found.append(("content", saying / 10))
    if saying < 3 - bool(reading.name):
        found.append(("thin", 1.0))
    if reading.letters[candidate.stop : candidate.stop + 2] == ",R":
        if len(candidate.words) < _THIN and candidate.kind in "PpAV":
            found.append(("bare of", _THIN - len(candidate.words)))
    elif reading.letters[candidate.stop] in ",;:—.":
        found.append(("whole", 1.0))
    following = _NEXT.get(reading.letters[candidate.stop])
    if following == "C" and reading.lowers[candidate.stop + 1] in _TELLS:
        found.append(("whole", 1.0))  # "a rule and show that …"
    elif following:
        found.append((f"next {following}", 1.0))
        added = len(candidate.words)
        if ":" in candidate.words:
            added -= candidate.words.index(":") + 1
        if candidate.kind not in "TCQ" and added < _CUT:
            found.append(("cut", _CUT - added))
        if candidate.tail in ("studied", "theme", "label") and following in "PRTG":
            found.append(("pair cut", 1.0))
    for key, letter in _INSIDE:
        if letter in letters:
            found.append((key, 1.0))
    inside = reading.lowers[candidate.start : candidate.stop]
    if (
        (not _POINTING.isdisjoint(inside) and not _POINTING.isdisjoint(candidate.words))
        or definite(inside)
        or "S" in letters[:3]
    ):
        found.append(("pointing", 1.0 + (letters[0] == "S")))
