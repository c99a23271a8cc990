"""Where an abstract says what its paper does: "we propose", "this work studies", "is introduced".

A cue points at the first word of what is proposed, studied or shown.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import compress, count, pairwise
from operator import itemgetter
from typing import NamedTuple

from generator.headlines import _words
from generator.headlines.objects import (
    GERUND,
    PAPER,
    Found,
    T,
    by,
    goal,
    method,
    object_of,
    result,
    second,
    that_clause,
)
from generator.headlines.patterns import Late
from generator.headlines.phrases import passive_subject


class Cue(NamedTuple):
    """One place where the paper speaks of itself."""

    # P proposes, p gives (weaker), S studies, T shows that, Q asks how, G aims to,
    # C "our main result is that", M "our method learns", B "by proving", V "is proposed"
    kind: str
    start: int  # the first token of the object; for V of the subject
    stop: int  # the token after the last that may belong to it
    opening: int  # the sentence's first token
    subject: int  # the token of "we", "paper" or "by"


_EARLY = 6  # tokens of a sentence that tell what it is about
_INTRODUCES = frozenset(["introduces", "proposes", "presents", "describes"])
_FARTHEST = 200  # tokens before one that have a say in what it means
_THIS = frozenset(_words.THIS.split())


_PASSIVE = frozenset(_words.PASSIVES.split())
_SPEAKERS = PAPER | {"our"}
_MARKERS = PAPER | _PASSIVE | GERUND | {"we", "i", "our", "by", "it"}
_AFTER_AND = Late("[CB](?=V)")

_PROVES = frozenset(["show", "prove", "establish", "showing", "proving", "establishing"])
_HEARD = _MARKERS | _PROVES
_TRIED = frozenset(_words.TRIED.split())

_EARLIER = frozenset(["prior", "previous", "earlier"])
_EARLIER_ON = frozenset(["previously", "earlier"])
_SUPPOSING = frozenset(["if", "when", "whenever", "once"])
_TELLING = frozenset(_words.TELLING.split())


_OWN = frozenset("PpSGVBM")  # kinds that say what the paper does
_REPORT = Late("V(?=[DJNEG])")
_DEED = Late("WB?(?=V[DJNE])")
_TOLD = frozenset(f"{_words.RESULTS} believe hope".split())

_BY_DOING = Late("W[^,;:.PW]*(?:P[^,;:.PGW]*)*(P)B?G")  # "we meet this need by comparing"


def cues(lowers: list[str], letters: str) -> list[Cue]:
    """All cues of an abstract in the order of the text."""
    found, at = [*_report(lowers, letters)], 0
    heard = [*compress(count(), map(_HEARD.__contains__, lowers))]
    while at < len(heard):  # a sentence without any such word has no cue
        opening = letters.rfind(".", 0, heard[at]) + 1
        stop = letters.find(".", opening)
        after = bisect(heard, stop, at)
        if stop - opening > 2:
            found.extend(_sentence(lowers, letters, opening, stop, heard[at:after]))
        at = after
    if any(cue.kind in _OWN for cue in found):
        return found
    return sorted([*found, *_deeds(lowers, letters)], key=itemgetter(1))


def _report(lowers: list[str], letters: str) -> Iterator[Cue]:
    """ "Describes a kite …", as a paper's first words."""
    if _REPORT.match(letters) and lowers[0].endswith("s"):
        stop = letters.find(".")
        if (told := object_of(lowers, letters, 0, stop)) and told[1] < stop:
            yield Cue(told[0], told[1], stop, 0, 0)


def _deeds(lowers: list[str], letters: str) -> Iterator[Cue]:
    """ "we compute X", where the abstract has no other cue."""
    for match in _DEED.finditer(letters):
        index = match.end()
        if lowers[index] not in _TOLD and lowers[index] not in T:
            opening = letters.rfind(".", 0, index) + 1
            yield Cue("G", index, letters.find(".", index), opening, match.start())


def _sentence(
    lowers: list[str], letters: str, opening: int, stop: int, heard: list[int]
) -> Iterator[Cue]:
    silent = True
    for cue in _marks(lowers, letters, opening, stop, heard):
        silent = False
        yield cue
    means = _BY_DOING.search(letters, opening, stop) if silent else None
    tried = means and not _TRIED.isdisjoint(lowers[means.start() : means.end()])
    if means and not tried and lowers[means.start(1)] == "by" and means.end() < stop - 2:
        verb = means.end() - 1
        builds = lowers[verb] in GERUND or lowers[verb] in ("building", "creating")
        yield Cue("B" if builds else "G", verb + builds, stop, opening, means.start())


def _marks(
    lowers: list[str], letters: str, opening: int, stop: int, places: list[int]
) -> Iterator[Cue]:
    if "W" in letters[opening:stop]:
        places = places + [match.end() for match in _AFTER_AND.finditer(letters, opening, stop)]
        places = [*dict.fromkeys(sorted(places))]
    for index in places:
        word = lowers[index]
        if word in _PROVES and lowers[index + 1] == "that":
            ours = letters[index - 1] in ",T" and "W" in letters[opening:index]
            found = that_clause(lowers, letters, index + 1, stop) if ours else None
            if found and found[1] < stop:
                yield Cue("T", found[1], stop, opening, index)
                continue
        if word in _PASSIVE and letters[index] == "E":
            before = lowers[opening:index]
            if word in _TELLING and (
                PAPER.isdisjoint(lowers[opening:stop]) or not _EARLIER.isdisjoint(before)
            ):
                continue  # "the dynamics are described in terms of …", "in our earlier work"
            if passive := passive_subject(lowers, letters, index, opening):
                yield Cue("V", *passive, opening, index)
            continue
        cue = _marked(lowers, letters, index, opening, stop)
        if cue and cue[1] < stop:
            yield Cue(cue[0], cue[1], stop, opening, index)


def _speaks_of_paper(lowers: list[str], opening: int) -> bool:
    """Whether "It introduces …" speaks of the paper of which the sentence before speaks."""
    if not opening or lowers[opening + 1] not in _INTRODUCES:
        return False
    before = lowers[max(0, opening - _FARTHEST) : opening - 1]
    start = len(before) - before[::-1].index(".") if "." in before else 0
    said = before[start : start + _EARLY]
    return any(this in _THIS and word in PAPER for this, word in pairwise(said))


def _tells(lowers: list[str], letters: str, index: int, opening: int) -> bool:
    """Whether what "we" do here, at `index`, is what the paper does."""
    if lowers[index - 2 : index] == ["so", "that"]:
        return False
    if lowers[index - 1] == "which" and letters[index - 2] != "P":
        return False  # "kites, which we mend with glue"
    if not _EARLIER.isdisjoint(lowers[opening:index]) and "," not in letters[opening:index]:
        return False
    if not _EARLIER_ON.isdisjoint(lowers[index + 1 : index + 4]):
        return False
    asked = letters[index - 1] == "A" and letters[index - 2 : index - 1] in ("", ".", ",", "K")
    return lowers[index - 1] not in _SUPPOSING and not asked  # "Can we mend kites?", "How can we"


def _marked(lowers: list[str], letters: str, index: int, opening: int, stop: int) -> Found:
    """The cue of a token that may speak of the paper."""
    opening = max(opening, index - _FARTHEST)
    word = lowers[index]
    if word == "we" or (word == "i" and (index == opening or letters[index - 1] == ",")):
        told = _tells(lowers, letters, index, opening)
        return object_of(lowers, letters, index + 1, stop) if told else None
    if word == "it" and index == opening and _speaks_of_paper(lowers, opening):
        return object_of(lowers, letters, index + 1, stop)
    if word == "it":
        said = lowers[index + 1] == "is" and lowers[index + 2] in T
        return that_clause(lowers, letters, index + 3, stop) if said and index < stop - 4 else None
    if word in PAPER and letters[index] == "N":
        if lowers[index - 1] in _EARLIER:
            return None  # "this prior work"
        if index == opening or _THIS.isdisjoint(lowers[max(opening, index - 2) : index]):
            return None
        if lowers[index - 2 : index] == ["of", "the"] and lowers[index - 3] in ("much", "most"):
            return None  # "this demo paper"
        return object_of(lowers, letters, index + 1, stop) or goal(lowers, letters, index, stop)
    if word == "our":
        return result(lowers, letters, index, stop) or method(lowers, letters, index, stop)
    if word == "by" or (word in GERUND and letters[index - 1] == ","):
        ours = "W" in letters[opening:index] or not _SPEAKERS.isdisjoint(lowers[opening:index])
        return by(lowers, letters, index - (word != "by"), stop) if ours else None
    if letters[index] == "V" and letters[index - 1] in "CB":
        subject = "W" in letters[opening:index] and "C" in letters[index - 2 : index]
        plain = "T" not in letters[opening:index] and "R" not in letters[opening:index]
        return second(lowers, letters, index, plain) if subject else None
    return None
