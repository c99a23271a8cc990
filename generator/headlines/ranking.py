"""Which candidate makes the best headline: a weighted sum of plain features."""

from __future__ import annotations

from itertools import pairwise

from generator.headlines._weights import FITTED, JUDGED, PREFERRED
from generator.headlines._words import BOAST, HEADED, POINTING, TELLS, VAGUE
from generator.headlines.bearing import apart, bears, dangling, definite, further, generic
from generator.headlines.coinage import initials
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading, covered
from generator.headlines.spans import Candidate
from generator.headlines.wordclasses import forms

_CUT = 9  # words below which what follows is missed
_COVERED = 0.25  # of what the abstract comes back to; with less, a headline is off the point
_THIN = 7  # words below which ", which …" is missed
_ROOMY = 8  # words below which there is room to say more
_LENGTH = 8.5  # words of an average title, for the expected F1

_TABLES = (FITTED, PREFERRED, JUDGED)
_W = {key: sum(table.get(key, 0.0) for table in _TABLES) for table in _TABLES for key in table}
_NEXT = {"P": "P", "R": "R", "K": "K", "E": "E", "G": "G", "T": "T", "C": "C", "X": "C"}
_FOLLOWING = {letter: _W[f"next {letter}"] for letter in _NEXT.values()}
_INSIDE = (("M", _W["formula"]), ("C", _W["and"]), ("R", _W["relative"]), (",", _W["comma"]))
_KINDS = {key[-1]: weight for key, weight in _W.items() if key.startswith("kind ")}
_HEADED = frozenset(f"{HEADED} proposed".split())
_POINTING = frozenset(POINTING.split())
_THINGS = "PpSVAXI"  # kinds that are phrases about a thing
_DEEDS = ("tion", "sion", "ment", "ing", "sis", "val", "ance", "ence", "ery")
_USING = frozenset(["using", "leveraging", "employing", "exploiting", "adopting", "training"])
_VAGUE = frozenset(VAGUE.split())
_NO_WORD = frozenset([",", ";", ":", "—"])
_BOAST = frozenset(BOAST.split())
_THAT = frozenset(["that", "which"])
_MOVES = frozenset(["moves", "paves", "opens", "strives", "goes", "steps"])
_RESULTS = frozenset(forms(["outperform", "achieve", "surpass", "obtain", "reach", "exceed"]))
_TELLS = frozenset(TELLS.split())
_CONDITIONS = frozenset(["at", "under", "without", "unless", "if", "except", "assuming"])
_EVERY = frozenset(["any", "every", "all", "each", "only"])
_ALL = frozenset(["all", "every"])
_HAS = frozenset(["has", "have"])
_NO = frozenset(["neither", "no", "not", "none"])  # what only denies says little
# "factors of second | and third order", "exploits smoothness | and strong convexity"
_PARTED = Late("C[DSJNGEM]*N(?![VA])")
# "that pursues the diversity | of …", "learning the bounds | implied by …"
_THE_END = Late("[VG]DN[PRETK]")
# "a sparse code for sequences of images | that …"
_BARE_END = Late("[VGO][DB]?N[REG]")
_PROPOSING = frozenset(["propose", "proposes", "aim", "aims"])


def score(reading: Reading, candidate: Candidate) -> float:
    """How good a headline the candidate makes; a pure function of the abstract."""
    words = candidate.words
    size = len([word for word in words if word not in _NO_WORD])
    coverage = covered(reading, words)
    total = _W["likeness"] * 2 * candidate.chance / (size + _LENGTH)
    total += _W["mean"] * candidate.chance / size + _W["coverage"] * coverage
    total += _KINDS[candidate.kind]
    if coverage < _COVERED:
        total += _W["uncovered"] * (1 - coverage / _COVERED)
    if candidate.tail:
        total += _paired(words, candidate.kind, candidate.tail)
    total += _length(size, size + (bool(reading.name) and reading.name not in words))
    total += _wording(reading, candidate, size) + _said(reading, candidate)
    total += _place(reading, candidate) + _stretch(reading, candidate)
    return round(total, 9)


def _length(size: int, total: int) -> float:
    """Too few words, or too many; `total` counts the name."""
    if total < _ROOMY:
        short = _W["short"] * max(0, 6 - total) + _W["very short"] * max(0, 4 - size)
        return short + _W["brief"] * (_ROOMY - total)
    if total > 12:
        return _W["long"] * (total - 12) + _W["longest"] * max(0, total - 15)
    return 0.0


def _paired(words: list[str], kind: str, tail: str) -> float:
    """How much the second phrase of a pair is needed, and how little it says."""
    found = _W[tail]
    if ":" in words:
        theme = words.index(":")
        if len(words) - theme < 4:
            found += _W["bare"] * 1.8
    else:
        theme = words[::-1].index("for") if "for" in words else _CUT
    if tail == "studied" and theme < _CUT:
        found += _W["task told"] * (_CUT - theme) / 4
    if tail == "label" and kind in "TCpGMQIB":
        found += _W["label weak"]
        if kind in "pGMIB":
            found += _W["label aside"]
    return found


def _wording(reading: Reading, candidate: Candidate, size: int) -> float:
    """What the words say, and what they do not."""
    words, kind, found = candidate.words, candidate.kind, 0.0
    if (size < 4 and words[-1] in _HEADED) or (kind == "X" and words[-3:-2] == [":"]):
        found += _W["bare"] * (3.0 if size < 2 else 1.0)  # "NAME: task" says nothing
    elif reading.name and size < 4 and reading.name not in words and kind != "H":
        found += _W["bare"]  # and "NAME: knot tying" hardly more
    if kind == "P" and reading.name and size < 6 and initials(reading.name, " ".join(words)):
        found += _W["spelt out"]
    if words[0].endswith("ing"):
        found += _W["gerund"]
        if words[0] in _USING:
            found += _W["using"]
    if kind in "TCMN" and not _BOAST.isdisjoint(words):
        found += _W["boast"]
    elif not _THAT.isdisjoint(words):
        found += _W["boast"] * _boasts(words)
    if (kind == "F" and _vague_head(words)) or (kind in "TC" and words[0] in _NO):
        found += _W["vague"]
    if kind in _THINGS and "by" in words and _by_nobody(reading, candidate):
        found += _W["by doing"]
    if dangling(words) or generic(candidate):
        found += _W["dangling"]
    return found


def _by_nobody(reading: Reading, candidate: Candidate) -> bool:
    """Whether something is done "by adding knots" to what is no deed: "kites by adding knots"."""
    words = candidate.words
    place = words.index("by")
    acts = [word for word in words[place + 1 : place + 3] if not word.endswith("ly")]
    if not acts or not acts[0].endswith("ing"):
        return False
    done = "V" in reading.letters[candidate.start : candidate.stop]
    deed = words[place - 1].endswith(_DEEDS) or words[place - 1] in _HEADED
    return not (done or deed or any(word.endswith("ing") for word in words[:place]))


def _boasts(words: list[str]) -> float:
    """How much it says "that outperforms", or even "that moves towards", for what it does.

    Or what others did: "which has posed challenges".
    """
    said = [after for word, after in pairwise(words) if word in _THAT]
    if not _MOVES.isdisjoint(said) or (not _HAS.isdisjoint(said) and _is_done(words)):
        return 1.0
    return 0.0 if _RESULTS.isdisjoint(said) else 0.4


def _is_done(words: list[str]) -> bool:
    """Whether "has" stands before a participle."""
    return any(
        word in _HAS and (after == "been" or after.endswith("ed"))
        for word, after in pairwise(words)
    )


def _said(reading: Reading, candidate: Candidate) -> float:
    """Whether the abstract is about it, and the name belongs to it."""
    found = 0.0
    if not _topical(reading, candidate):
        found += _W["off topic"]
    if further(reading, candidate):
        found += _W["further"]
    if reading.name and candidate.kind != "H" and not bears(reading, candidate):
        main = candidate.kind == "P" and candidate.cue is reading.first["P"]
        number = reading.numbers[candidate.start]
        near = main and number < reading.naming and apart(reading, number)
        found += _W["unfit"] * (0.3 if near else 1.0)
    return found


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


def _place(reading: Reading, candidate: Candidate) -> float:
    """Where in the abstract the candidate comes from."""
    cue, kind, found = candidate.cue, candidate.kind, 0.0
    sentence, asked = reading.numbers[candidate.start], reading.numbers[cue.start]
    first = cue is reading.first.get(cue.kind)
    if reading.naming >= 0 and cue.kind == "P":
        first = asked == reading.naming
    aside = 0 <= reading.naming != asked
    if first and not aside and cue.kind in "PS" and kind in "PSAXI":
        found += _W["first P" if cue.kind == "P" else "first S"]
    if cue.kind == "P" and not first:
        found += _W["later P"]
    if sentence == reading.told:
        found += _W["told"] + (_W["told by"] if cue.kind == "B" else 0.0)
    elif sentence < reading.told:
        found += _W["before"]
    if cue.kind == "G" and _proposed(reading, candidate):
        found += _W["proposed deed"]
    proposal = reading.first.get("P")
    if proposal and candidate.start < proposal.start and (kind == "T" or cue.kind == "V"):
        found += _W["early finding"]
    if kind in "TQ" and 0 <= reading.told < sentence - 1:
        found += _W["late finding"]
    if sentence < 2 and not aside:
        found += _W["sentence 1" if sentence else "sentence 0"]
    elif sentence > 5:
        found += _W["late"]
    if reading.name:
        found += _W["named"] + (_W["named clause"] if kind in "TCQF" else 0.0)
        if reading.name in reading.sentences[sentence]:
            found += _W["same"]
        elif reading.naming >= 0:
            found += _W["elsewhere"]
    return found


def _proposed(reading: Reading, candidate: Candidate) -> bool:
    """Whether it is what "we propose to" do first of all."""
    start = candidate.cue.start
    if reading.lowers[start - 1] != "to" or reading.lowers[start - 2] not in _PROPOSING:
        return False
    return candidate.cue is reading.first.get("G")


def _stretch(reading: Reading, candidate: Candidate) -> float:
    """What the tokens are that the candidate was made from."""
    start, stop = candidate.start, candidate.stop
    letters, inside = reading.letters[start:stop], reading.lowers[start:stop]
    saying = reading.saying[stop] - reading.saying[start]
    found = _W["content"] * saying / 10 + _followed(reading, candidate)
    if saying < 3 - bool(reading.name):
        found += _W["thin"]
    for letter, weight in _INSIDE:
        if letter in letters:
            found += weight
    if (
        (not _POINTING.isdisjoint(inside) and not _POINTING.isdisjoint(candidate.words))
        or definite(inside)
        or "S" in letters[:3]
    ):
        found += _W["pointing"] * (1.0 + (letters[0] == "S"))
    return found


def _followed(reading: Reading, candidate: Candidate) -> float:
    """What follows the tokens that the candidate was made from."""
    words, kind, stop, found = candidate.words, candidate.kind, candidate.stop, 0.0
    letter = reading.letters[stop]
    if letter in ",;:—.":
        if letter != "," or reading.letters[stop + 1] != "R":
            return _W["whole"]
        if len(words) < _THIN and kind in "PpAV":
            return _W["bare of"] * (_THIN - len(words))
        return 0.0
    following = _NEXT.get(letter)
    if following == "C" and reading.lowers[stop + 1] in _TELLS:
        return _W["whole"]  # "a rule and show that …"
    limits: int = reading.lowers[stop] in _CONDITIONS or (letter == "X" and kind in "TC")
    every = not _ALL.isdisjoint(words) or reading.lowers[stop + 1] in _EVERY
    limits += letter == "P" and every
    found += _W["condition"] * limits  # without which more is claimed
    if following:
        found += _FOLLOWING[following]
        if letter == "C" and _PARTED.match(reading.letters, stop):
            found += _W["parted"]
        if _bare_end(reading, stop):
            found += _W["bare end"]
        added = len(words)
        if ":" in words:
            added -= words.index(":") + 1
        if kind not in "TCQ" and added < _CUT:
            found += _W["cut"] * (_CUT - added)
        if candidate.tail in ("studied", "theme", "label") and following in "PRTG":
            found += _W["pair cut"]
    return found


def _bare_end(reading: Reading, stop: int) -> bool:
    """Whether the last noun has no word of its own, and needs what follows to say which."""
    letters = reading.letters
    if _BARE_END.match(letters, stop - 3) or _BARE_END.match(letters, stop - 2):
        return True
    if reading.lowers[stop - 2] in ("a", "an") and letters.startswith("NP", stop - 1):
        return True  # "aware of an object | in the dark"
    return reading.lowers[stop - 2] == "the" and _THE_END.match(letters, stop - 3) is not None
