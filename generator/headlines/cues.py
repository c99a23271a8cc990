"""Where an abstract says what its paper does: "we propose", "this work studies", "is introduced".

A cue points at the first word of what is proposed, studied or shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from generator.headlines import _words
from generator.headlines.phrases import (
    P,
    S,
    W,
    acts,
    adverbs,
    and_verb,
    here,
    passive_subject,
    solves_by,
    that_clause,
    towards,
    turns_into,
)
from generator.headlines.wordclasses import forms


class Cue(NamedTuple):
    """One place where the paper speaks of itself."""

    # P proposes, p gives (weaker), S studies, T shows that, Q asks how, G aims to,
    # C "our main result is that", M "our method learns", B "by proving", V "is proposed"
    kind: str
    start: int  # the first token of the object; for V of the subject
    stop: int  # the token after the last that may belong to it
    opening: int  # the sentence's first token
    subject: int  # the token of "we", "paper" or "by"


_T = frozenset((*forms(_words.SHOWS.split()), "found", "shown"))
_A = frozenset(forms(_words.AIMS.split()))
_FOCUS = frozenset(_words.FOCUS.split())
_PAPER = frozenset(_words.PAPER.split())
_THIS = frozenset(_words.THIS.split())
_RESULT = frozenset(_words.RESULT_NOUNS.split())
_MAIN = frozenset(_words.MAIN.split())
_GERUND = frozenset(_words.BY_VERBS.split())
_PASSIVE = frozenset(_words.PASSIVES.split())
_SPEAKERS = _PAPER | {"our"}
_MARKERS = _PAPER | _PASSIVE | _GERUND | {"we", "i", "our", "by", "it"}
_AFTER_AND = re.compile("[CB](?=V)")
_QUESTION = frozenset(_words.QUESTION.split())
_PROVES = frozenset(["show", "prove", "establish", "showing", "proving", "establishing"])
_HEARD = _MARKERS | _PROVES
_TRIED = frozenset(_words.TRIED.split())
_SHOWN = frozenset(["possibility", "existence", "feasibility", "equivalence", "importance"])
_EARLIER = frozenset(["prior", "previous", "earlier"])
_TELLING = frozenset(_words.TELLING.split())
_LOOKS = frozenset(["investigate", "analyze", "analyse", "explore", "examine", "characterize"])
_CLAIMS = frozenset(_words.CLAIMS.split())
_MAY = frozenset(["may", "might", "could", "would"])
_DEED = re.compile("WB?(?=V[DJNE])")
_TOLD = frozenset(f"{_words.RESULTS} believe hope".split())
_CLAIM = re.compile("[DS]J*NR")
_MEANS = re.compile("W[^,;:.PW]*(?:P[^,;:.PGW]*)*(P)B?G")  # "we meet this need by comparing"


def cues(lowers: list[str], letters: str) -> list[Cue]:
    """All cues of an abstract in the order of the text."""
    found, opening = list[Cue](), 0
    while opening < len(letters):
        stop = letters.find(".", opening)
        if stop - opening > 2:
            found.extend(_sentence(lowers, letters, opening, stop))
        opening = stop + 1
    return found or list(_deeds(lowers, letters))


def _deeds(lowers: list[str], letters: str) -> Iterator[Cue]:
    """ "we compute X", where the abstract has no other cue."""
    for match in _DEED.finditer(letters):
        index = match.end()
        if lowers[index] not in _TOLD and lowers[index] not in _T:
            opening = letters.rfind(".", 0, index) + 1
            yield Cue("G", index, letters.find(".", index), opening, match.start())


def _sentence(lowers: list[str], letters: str, opening: int, stop: int) -> Iterator[Cue]:
    silent = True
    for cue in _marks(lowers, letters, opening, stop):
        silent = False
        yield cue
    means = _MEANS.search(letters, opening, stop) if silent else None
    tried = means and not _TRIED.isdisjoint(lowers[means.start() : means.end()])
    if means and not tried and lowers[means.start(1)] == "by" and means.end() < stop - 2:
        verb = means.end() - 1
        builds = lowers[verb] in _GERUND or lowers[verb] in ("building", "creating")
        yield Cue("B" if builds else "G", verb + builds, stop, opening, means.start())


def _marks(lowers: list[str], letters: str, opening: int, stop: int) -> Iterator[Cue]:
    places = [at for at, word in enumerate(lowers[opening:stop], opening) if word in _HEARD]
    places += [match.end() for match in _AFTER_AND.finditer(letters, opening, stop)]
    for index in dict.fromkeys(sorted(places)):
        word = lowers[index]
        if word in _PROVES and lowers[index + 1] == "that":
            ours = letters[index - 1] in ",T" and "W" in letters[opening:index]
            found = that_clause(lowers, letters, index + 1, stop) if ours else None
            if found and found[1] < stop:
                yield Cue("T", found[1], stop, opening, index)
                continue
        if word in _PASSIVE and letters[index] == "E":
            if word in _TELLING and _PAPER.isdisjoint(lowers[opening:stop]):
                continue  # "the dynamics are described in terms of …"
            if passive := passive_subject(lowers, letters, index, opening):
                yield Cue("V", *passive, opening, index)
            continue
        cue = _marked(lowers, letters, index, opening, stop)
        if cue and cue[1] < stop:
            yield Cue(cue[0], cue[1], stop, opening, index)


_Found = tuple[str, int] | None  # a cue's kind and where its object starts


def _marked(lowers: list[str], letters: str, index: int, opening: int, stop: int) -> _Found:
    """The cue of a token that may speak of the paper."""
    word = lowers[index]
    if word == "we" or (word == "i" and (index == opening or letters[index - 1] == ",")):
        so_that = lowers[index - 2 : index] == ["so", "that"]
        earlier = (
            not _EARLIER.isdisjoint(lowers[opening:index]) and "," not in letters[opening:index]
        )
        supposed = lowers[index - 1] in ("if", "when", "whenever", "once")
        return None if so_that or earlier or supposed else _object(lowers, letters, index + 1, stop)
    if word == "it":
        said = lowers[index + 1] == "is" and lowers[index + 2] in _T
        return that_clause(lowers, letters, index + 3, stop) if said and index < stop - 4 else None
    if word in _PAPER and letters[index] == "N":
        if index == opening or _THIS.isdisjoint(lowers[max(opening, index - 2) : index]):
            return None
        if lowers[index - 2 : index] == ["of", "the"] and lowers[index - 3] in ("much", "most"):
            return None  # "this demo paper"
        return _object(lowers, letters, index + 1, stop) or _goal(lowers, letters, index, stop)
    if word == "our":
        return _result(lowers, letters, index, stop) or _method(lowers, letters, index, stop)
    if word == "by" or (word in _GERUND and letters[index - 1] == ","):
        ours = "W" in letters[opening:index] or not _SPEAKERS.isdisjoint(lowers[opening:index])
        return _by(lowers, letters, index - (word != "by"), stop) if ours else None
    if letters[index] == "V" and letters[index - 1] in "CB":
        subject = "W" in letters[opening:index] and "C" in letters[index - 2 : index]
        plain = "T" not in letters[opening:index] and "R" not in letters[opening:index]
        return _second(lowers, letters, index, plain) if subject else None
    return None


def _object(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """What follows "we" or "this paper", where `index` is the next token."""
    modal = lowers[index] in _MAY if index < stop else False
    index = adverbs(letters, index, stop)
    if index < stop and letters[index] == ",":  # "we, for the first time, propose"
        close = letters.find(",", index + 1, min(stop, index + 9))
        index = adverbs(letters, close + 1, stop) if close > 0 else index
    if index < stop and lowers[index] == "first":
        index += 1
    if index >= stop - 1:
        return None
    verb, following = lowers[index], index + 1
    if verb in _A and letters[following] == "T":
        return _infinitive(lowers, letters, following + 1, stop)
    if verb in _T and (found := that_clause(lowers, letters, following, stop)):
        return found
    if modal:
        return None
    return _turn(lowers, letters, following, stop) or _verb(lowers, letters, index, stop)


def _turn(lowers: list[str], letters: str, following: int, stop: int) -> _Found:
    """After "focus on", "take a step towards", "are interested in", "put forward"."""
    verb = lowers[following - 1]
    if verb in _FOCUS and lowers[following] in ("on", "at", "into"):
        return "S", following + 1
    if verb in ("take", "make") and (toward := towards(lowers, following, stop)):
        return "S", toward
    if verb in ("interested", "concerned") and lowers[following] in ("in", "with"):
        return "S", following + 1
    if verb in ("deal", "deals") and lowers[following] == "with":
        return "S", following + 1
    if verb in ("report", "reports") and lowers[following] == "on":
        return "P", following + 1
    if verb in ("put", "puts") and lowers[following] == "forward":
        return "P", following + 1
    if verb in ("point", "points") and lowers[following] == "out":
        return that_clause(lowers, letters, following + 1, stop) or ("p", following + 1)
    return None


def _verb(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """After "we", where `index` is at a verb: its object, or the verb itself where it must stay."""
    verb, following = lowers[index], index + 1
    if verb in _T and not _SHOWN.isdisjoint(lowers[following : following + 3]):
        return "p", following
    kind = "P" if verb in P else "S" if verb in S else "p" if verb in W else ""
    if not kind:
        deed = letters[index] == "V" and letters[following] in "DJNE" and here(lowers, index)
        return ("G", index) if deed else None
    if solved := solves_by(lowers, letters, index, stop):
        return "G", solved
    if acts(lowers, letters, index, stop) or turns_into(lowers, letters, index, stop):
        return "G", index
    following = and_verb(lowers, letters, following, stop)
    if following < stop - 2 and lowers[following] == "in" and lowers[following + 2] in _PAPER:
        following += 3 + (letters[following + 3] == ",")
    if following < stop and lowers[following] in _QUESTION:
        return "Q", following
    claim = _CLAIM.match(letters, following, stop)
    if claim and lowers[claim.end() - 1] == "that" and lowers[claim.end() - 2] in _CLAIMS:
        return "T", claim.end()
    # "We present our method, NAME, …" introduces; "we apply our method to …" does not.
    return kind, following + (kind == "P" and lowers[following] == "our")


def _second(lowers: list[str], letters: str, index: int, plain: bool) -> _Found:
    """The verb after "and" in "we fine-tune X and study Y"; `index` is at it."""
    if lowers[index] in S and lowers[index + 1] in _QUESTION:
        return "Q", index + 1
    if lowers[index] in _LOOKS and plain:
        return "S", index + 1
    if lowers[index] in P:
        return "P", index + 1
    told = plain and lowers[index] in W and letters[index + 1] in "DJE"
    return ("p", index + 1) if told else None


def _infinitive(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """After "we aim to": "develop X" points at X, "predict X" at the deed itself."""
    start = adverbs(letters, index, stop)
    if start >= stop - 1:
        return None
    verb = lowers[start]
    if verb in _T and (found := that_clause(lowers, letters, start + 1, stop)):
        return found
    if verb in P:
        if turns_into(lowers, letters, start, stop):
            return "G", start
        return "P", and_verb(lowers, letters, start + 1, stop)
    if acts(lowers, letters, start, stop):
        return "G", start
    if verb in S and lowers[start + 1] not in _QUESTION:
        return "S", and_verb(lowers, letters, start + 1, stop)
    return "G", start


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
    place = adverbs(letters, place + 1, stop) if letters[place + 1] == "B" else place + 1
    if place >= stop - 2 or letters[place] not in "AV":
        return None
    verb = lowers[place]
    if found := that_clause(lowers, letters, place + 1, stop):
        return ("C", found[1]) if main and found[0] == "T" else found
    if not main or letters[place + 1] not in "DJNE":
        return ("G", place + 2) if main and letters[place + 1] == "T" else None
    return ("p", place + 1) if verb in ("is", "are", "concerns") or verb in W or verb in P else None


_METHOD = frozenset(_words.METHOD.split())


def _method(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    """ "our proposed method learns X" points at the verb; `index` is at "our"."""
    place = index + 1
    while place < stop - 2 and letters[place] in "JNGE" and lowers[place] not in _METHOD:
        place += 1
        if place > index + 4:
            return None
    if lowers[place] not in _METHOD or letters[place + 1 : place + 2] not in ("V", "B"):
        return None
    place = adverbs(letters, place + 1, stop)
    return ("M", place) if place < stop - 2 and letters[place] == "V" else None


def _by(lowers: list[str], letters: str, index: int, stop: int) -> _Found:
    place = adverbs(letters, index + 1, stop)
    if lowers[index - 1] == "not":
        return None
    return ("B", place + 1) if place < stop - 1 and lowers[place] in _GERUND else None
