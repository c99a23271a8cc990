"""Where an abstract says what its paper does: "we propose", "this work studies", "is introduced".

A cue points at the first word of what is proposed, studied or shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from generator.headlines._words import (
    ACTS,
    AIMS,
    BY_VERBS,
    CLAIMS,
    FOCUS,
    GIVES,
    MAIN,
    METHOD,
    PAPER,
    PASSIVES,
    PAST,
    PROPOSES,
    QUESTION,
    RESULT_NOUNS,
    SHOWS,
    STUDIES,
    THIS,
)


class Cue(NamedTuple):
    """One place where the paper speaks of itself."""

    # P proposes, p gives (weaker), S studies, T shows that, Q asks how, G aims to,
    # C "our main result is that", M "our method learns", B "by proving", V "is proposed"
    kind: str
    start: int  # the first token of the object; for V of the subject
    stop: int  # the token after the last that may belong to it
    opening: int  # the sentence's first token
    subject: int  # the token of "we", "paper" or "by"


_PROPOSES = PROPOSES.split()
_GIVES = GIVES.split()
_STUDIES = STUDIES.split()
_SHOWS = SHOWS.split()
_AIMS = AIMS.split()


def _forms(verbs: list[str]) -> Iterator[str]:
    """Base form, third person and past of each verb."""
    for verb in verbs:
        stem = verb[:-1] if verb.endswith("y") and verb[-2] not in "aeiou" else ""
        yield verb
        yield stem + "ies" if stem else verb + ("es" if verb.endswith(("s", "ch", "sh")) else "s")
        yield stem + "ied" if stem else verb + ("d" if verb.endswith("e") else "ed")


_P = frozenset((*_forms(_PROPOSES), "built", "puts", "put"))
_W = frozenset((*_forms(_GIVES), "gave"))
_S = frozenset(_forms(_STUDIES))
_ACTS = frozenset(ACTS.split())
_T = frozenset((*_forms(_SHOWS), "found", "shown"))
_A = frozenset(_forms(_AIMS))
_FOCUS = frozenset(FOCUS.split())
_PAPER = frozenset(PAPER.split())
_THIS = frozenset(THIS.split())
_RESULT = frozenset(RESULT_NOUNS.split())
_MAIN = frozenset(MAIN.split())
_GERUND = frozenset(BY_VERBS.split())
_PASSIVE = frozenset(PASSIVES.split())
_QUESTION = frozenset(QUESTION.split())
_PAST = frozenset(PAST.split())
_SOLVES = frozenset(f for verb in ("address", "tackle", "solve") for f in _forms([verb]))
_BE = frozenset(["is", "are", "was", "were", "be", "been"])
_CLAIMS = frozenset(CLAIMS.split())
_SKIPPED = "BAKCX"
_CLAIM = re.compile("[DS]J*NR")
_BY = re.compile("D?[JNE]{1,6}PB?G")  # "the nonlinear setting by proposing"


def cues(lowers: list[str], letters: str) -> list[Cue]:
    """All cues of an abstract in the order of the text."""
    found: list[Cue] = []
    opening = 0
    while opening < len(letters):
        stop = letters.find(".", opening)
        if stop < 0:
            stop = len(letters)
        if stop - opening > 2:
            found.extend(_sentence(lowers, letters, opening, stop))
        opening = stop + 1
    return found


def _sentence(lowers: list[str], letters: str, opening: int, stop: int) -> Iterator[Cue]:
    for index in range(opening, stop):
        letter = letters[index]
        if letter == "W" or (letter == "H" and lowers[index] == "i"):
            cue = _object(lowers, letters, index + 1, stop)
        elif (
            letter == "N"
            and lowers[index] in _PAPER
            and index > opening
            and lowers[index - 1] in _THIS
        ):
            cue = _object(lowers, letters, index + 1, stop) or _goal(lowers, letters, index, stop)
        elif letter == "S" and lowers[index] == "our":
            cue = _result(lowers, letters, index, stop) or _method(lowers, letters, index, stop)
        elif letter == "P" and lowers[index] == "by":
            cue = _by(lowers, letters, index, stop)
        elif letter == "V" and letters[index - 1] in "CB":
            subject = "W" in letters[opening:index] and "C" in letters[index - 2 : index]
            cue = _second(lowers, index) if subject else None
        elif letter == "E" and lowers[index] in _PASSIVE:
            if passive := _passive(lowers, letters, index, opening):
                yield Cue("V", *passive, opening, index)
            continue
        else:
            continue
        if cue and cue[1] < stop:
            yield Cue(cue[0], cue[1], stop, opening, index)


_Found = tuple[str, int] | None  # a cue's kind and where its object starts


def _object(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """What follows "we" or "this paper", where `index` is the next token."""
    index = _adverbs(letters, index, stop)
    if index < stop and letters[index] == ",":  # "we, for the first time, propose"
        close = letters.find(",", index + 1, min(stop, index + 9))
        index = _adverbs(letters, close + 1, stop) if close > 0 else index
    if index < stop and lowers[index] == "first":
        index += 1
    if index >= stop - 1:
        return None
    verb = lowers[index]
    following = index + 1
    if verb in _A and letters[following] == "T":
        return _infinitive(lowers, letters, following + 1, stop)
    if verb in _FOCUS and lowers[following] in ("on", "at", "into"):
        return "S", following + 1
    if verb in ("take", "make") and (toward := _towards(lowers, following, stop)):
        return "S", toward
    if verb in ("interested", "concerned") and lowers[following] in ("in", "with"):
        return "S", following + 1
    if verb in ("put", "puts") and lowers[following] == "forward":
        return "P", following + 1
    if verb in ("point", "points") and lowers[following] == "out":
        return _that(lowers, letters, following + 1, stop) or ("p", following + 1)
    if verb in _T and (found := _that(lowers, letters, following, stop)):
        return found
    kind = "P" if verb in _P else "S" if verb in _S else "p" if verb in _W else ""
    if not kind:
        here = letters[index] == "V" and letters[following] in "DJNE" and _here(lowers, index)
        return ("G", index) if here else None
    if _acts(lowers, letters, index, stop):
        return "G", index
    following = _and_verb(letters, following, stop)
    if lowers[following] == "in" and lowers[following + 2] in _PAPER:
        following += 3 + (letters[following + 3] == ",")
    if following < stop and lowers[following] in _QUESTION:
        return "Q", following
    claim = _CLAIM.match(letters, following, stop)
    if claim and lowers[claim.end() - 1] == "that" and lowers[claim.end() - 2] in _CLAIMS:
        return "T", claim.end()
    # "We present our method, NAME, …" introduces; "we apply our method to …" does not.
    return kind, following + (kind == "P" and lowers[following] == "our")


def _acts(lowers: list[str], letters: str, index: int, stop: int) -> bool:
    """Whether the verb must stay: its object alone would not say what the paper does."""
    verb, following = lowers[index], index + 1
    if (
        letters[index] != "V"
        or letters[following] not in "DSNJEG"
        or lowers[following] in _QUESTION
    ):
        return False
    if verb in _SOLVES:
        return _BY.match(letters, following, stop) is not None and letters[following] != "S"
    return verb in _ACTS and not (verb == "collect" and letters[following] == "D")


def _adverbs(letters: str, index: int, stop: int) -> int:
    while index < stop and letters[index] in _SKIPPED:
        index += 1
    return index


def _and_verb(letters: str, index: int, stop: int) -> int:
    """Past "and analyze" in "propose and analyze"; over adverbs too."""
    index = _adverbs(letters, index, stop) if letters[index] == "B" else index
    match = re.compile(r"(?:,V)*,?CB?V(?=[^OT.,])").match(letters, index, stop)
    return match.end() if match else index


def _second(lowers: list[str], index: int) -> _Found:
    """The verb after "and" in "we fine-tune X and study Y"; `index` is at it."""
    if lowers[index] in _S and lowers[index + 1] in _QUESTION:
        return "Q", index + 1
    return ("P", index + 1) if lowers[index] in _P else None


def _here(lowers: list[str], index: int) -> bool:
    """Whether the sentence says "in this paper" before the token."""
    for place in range(max(1, index - 12), index):
        if lowers[place] in _PAPER and lowers[place - 1] in _THIS:
            return "." not in lowers[place:index]
    return False


def _that(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """After "show": "that …", "how …", also "both theoretically and empirically that …"."""
    while index < stop and letters[index] in "BCD" and lowers[index] not in ("a", "an", "the"):
        index += 1
    if index >= stop - 2:
        return None
    if lowers[index] == "that" and letters[index + 1] not in "O":
        index += 1
        if letters[index] == ",":
            index = letters.find(",", index + 1, stop) + 1 or index + 1
        elif letters[index] in "PK":
            close = letters.find(",", index, min(stop, index + 13))
            index = close + 1 if close > 0 else index
        return "T", index
    if lowers[index] in ("how", "why"):
        return "Q", index
    return None


def _infinitive(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """After "we aim to": "develop X" points at X, "predict X" at the deed itself."""
    start = _adverbs(letters, index, stop)
    if start >= stop - 1:
        return None
    verb = lowers[start]
    if verb in _T and (found := _that(lowers, letters, start + 1, stop)):
        return found
    if verb in _P:
        return "P", _and_verb(letters, start + 1, stop)
    if verb in _S and lowers[start + 1] not in _QUESTION:
        return "S", _and_verb(letters, start + 1, stop)
    return "G", start


def _towards(lowers: list[str], index: int, stop: int) -> int:
    """The token after "a step towards" among the next few, or 0."""
    for place in range(index, min(stop - 1, index + 7)):
        if lowers[place] in ("towards", "toward"):
            return place + 1
    return 0


def _goal(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """ "The goal of this paper is to V X"; `index` is at "paper"."""
    if letters[index - 2 : index - 1] != "O" or index + 3 >= stop or letters[index + 1] != "A":
        return None
    if letters[index + 2] == "T":
        return _infinitive(lowers, letters, index + 3, stop)
    return ("S", index + 2) if letters[index + 2] in "DJNG" else None


def _result(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """ "our main result is that …"; `index` is at "our"."""
    place, main = index + 1, False
    while place < stop - 2 and letters[place] in "JNGE" and lowers[place] not in _RESULT:
        main |= lowers[place] in _MAIN
        place += 1
        if place > index + 4:
            return None
    if lowers[place] not in _RESULT:
        return None
    place = _adverbs(letters, place + 1, stop) if letters[place + 1] == "B" else place + 1
    if place >= stop - 2 or letters[place] not in "AV":
        return None
    verb = lowers[place]
    if found := _that(lowers, letters, place + 1, stop):
        return ("C", found[1]) if main and found[0] == "T" else found
    if not main or letters[place + 1] not in "DJNE":
        return ("G", place + 2) if main and letters[place + 1] == "T" else None
    return (
        ("p", place + 1) if verb in ("is", "are", "concerns") or verb in _W or verb in _P else None
    )


_METHOD = frozenset(METHOD.split())


def _method(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """ "our proposed method learns X" points at the verb; `index` is at "our"."""
    place = index + 1
    while place < stop - 2 and letters[place] in "JNGE" and lowers[place] not in _METHOD:
        place += 1
        if place > index + 4:
            return None
    if lowers[place] not in _METHOD or letters[place + 1 : place + 2] not in ("V", "B"):
        return None
    place = _adverbs(letters, place + 1, stop)
    return ("M", place) if place < stop - 2 and letters[place] == "V" else None


def _by(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    place = _adverbs(letters, index + 1, stop)
    return ("B", place + 1) if place < stop - 1 and lowers[place] in _GERUND else None


def _passive(lowers: list[str], letters: str, index: int, opening: int) -> tuple[int, int] | None:
    """Where the subject of "… is proposed" starts and stops; `index` is at the participle."""
    verb = index - 1
    while verb > opening and letters[verb] == "B":
        verb -= 1
    if letters[verb] != "A" or lowers[verb] not in _BE:
        return None
    others = not _PAST.isdisjoint(lowers[max(opening, verb - 2) : index])
    if others or letters[verb - 1] == "T" or lowers[opening] == "recently":
        return None  # "has been proposed", "is often considered", "too low to be considered"
    if lowers[index] == "considered" and letters[index + 1] in "DJNMT":
        return None
    while verb > opening and letters[verb - 1] == "A":
        verb -= 1
    start = opening
    if letters[opening] in "PKBTGEX" or letters[opening + 1] == ",":  # "In this paper, a … is"
        start = letters.rfind(",", opening, verb) + 1 or opening
    participle = letters[start] == "E" and letters[start + 1] in "PT"  # "defined as …"
    fit = letters[start] in "DJNEG" and verb - start > 1
    return (start, verb) if fit and not participle else None
