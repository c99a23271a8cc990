"""What a paper says that it does: where the object of "we propose", "our method" or "by" starts."""

from __future__ import annotations

from generator.headlines import _words
from generator.headlines.patterns import Late
from generator.headlines.phrases import (
    P,
    S,
    W,
    acts,
    adverbs,
    and_verb,
    here,
    solves_by,
    turns_into,
)
from generator.headlines.wordclasses import forms

T = frozenset((*forms(_words.SHOWS.split()), "found", "shown"))
_A = frozenset(forms(_words.AIMS.split()))
_FOCUS = frozenset(_words.FOCUS.split())
PAPER = frozenset(_words.PAPER.split())
_RESULT = frozenset(_words.RESULT_NOUNS.split())
_MAIN = frozenset(_words.MAIN.split())
GERUND = frozenset(_words.BY_VERBS.split())
_QUESTION = frozenset(_words.QUESTION.split())
_SHOWN = frozenset(["possibility", "existence", "feasibility", "equivalence", "importance"])
_LOOKS = frozenset(["investigate", "analyze", "analyse", "explore", "examine", "characterize"])
_STATEMENTS = frozenset(_words.CLAIMS.split())
_A_WAY = Late("[AV]D[JCB]*NTB?V")
_THE_FIRST = ["the", "first", "to"]  # "we are the first to propose"
_ASKS = frozenset(forms(["ask"]))
_TELLS = W | {"report", "reports"}
_TURNING = {"formulating": "as", "introducing": "into", "describing": "as"}
_TAKES, _HELP = frozenset(["take", "takes", "make", "makes"]), frozenset(["advantage", "use"])
_REACHES = frozenset(["achieve", "address", "solve", "tackle", "overcome", "do"])
_THAT_AIM = frozenset(["this", "these", "it", "that", "so"])
_MAY = frozenset(["may", "might", "could", "would"])
_CLAIM = Late("[DS]J*NR")
Found = tuple[str, int] | None  # a cue's kind and where its object starts
_SET = Late("PM[DBJNOM]*R(?=D)")  # "for c > 0 a small number, that a kite"


def _main(lowers: list[str], letters: str, index: int, stop: int) -> int:
    """Where the main clause starts after one that begins with "for" or "if", or `index`."""
    then = letters.find(",K", index, stop) if letters[index] == "K" else -1
    if then > 0 and lowers[then + 1] == "then":
        return then + 1
    close = letters.find(",", index, min(stop, index + 13))
    if close > 0:
        return close + 1
    again = _SET.match(letters, index, stop)
    return again.end() if again else index


def that_clause(lowers: list[str], letters: str, index: int, stop: int) -> tuple[str, int] | None:
    """After "show": "that …", "how …", also "both theoretically and empirically that …"."""
    while index < stop and letters[index] in "BCD" and lowers[index] not in ("a", "an", "the"):
        index += 1
    if index >= stop - 2:
        return None
    if lowers[index] == "that" and letters[index + 1] not in "O":
        index += 1
        if letters[index] == ",":
            index = letters.find(",", index + 1, stop) + 1 or index + 1
        elif letters[index] in "PK" or letters[index : index + 2] in ("EP", "ET"):
            index = _main(lowers, letters, index, stop)
        index += lowers[index] == "then"
        return _possible(lowers, letters, index, stop) or ("T", index)
    if lowers[index] in ("how", "why"):
        return "Q", index
    return None


def _possible(lowers: list[str], letters: str, index: int, stop: int) -> Found:
    """The deed of "it is possible to V X", "one can V X" and "there is a way to V X"."""
    if index >= stop - 5:
        return None
    first, following = lowers[index], lowers[index + 1]
    verb = 0
    if first == "one" and following == "can":
        verb = adverbs(letters, index + 2, stop)
    elif first == "it" and following == "is" and lowers[index + 2] in ("possible", "feasible"):
        verb = index + 4
    elif first == "there" and (way := _A_WAY.match(letters, index + 1)):
        verb = way.end() - 1 if lowers[way.end() - 3] == "way" else 0
    return ("G", verb) if verb and letters[verb] == "V" else None


def object_of(lowers: list[str], letters: str, index: int, stop: int) -> Found:
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
    if lowers[index : index + 3] == _THE_FIRST:
        return _infinitive(lowers, letters, index + 3, stop)
    verb, following = lowers[index], index + 1
    if verb in _A and letters[following] == "T":
        return _infinitive(lowers, letters, following + 1, stop)
    if verb in T and (found := that_clause(lowers, letters, following, stop)):
        return found
    if modal:
        return None
    return _turn(lowers, letters, following, stop) or _verb(lowers, letters, index, stop)


def _turn(lowers: list[str], letters: str, following: int, stop: int) -> Found:
    """After "focus on", "take a step towards", "are interested in", "put forward"."""
    verb = lowers[following - 1]
    if verb in _FOCUS and lowers[following] in ("on", "at", "into"):
        return "S", following + 1
    if verb in _TAKES and lowers[following] in _HELP and lowers[following + 1] == "of":
        return _built(lowers, letters, following, stop)
    if verb in ("take", "make") and (toward := _towards(lowers, following, stop)):
        return "S", toward
    if verb in ("interested", "concerned") and lowers[following] in ("in", "with"):
        return "S", following + 1
    if verb in ("deal", "deals") and lowers[following] == "with":
        return "S", following + 1
    if verb in ("advocate", "advocates") and lowers[following] == "for":
        return "P", following + 1
    if verb in ("report", "reports") and lowers[following] == "on":
        return "P", following + 1
    if verb in ("build", "builds") and lowers[following] in ("on", "upon"):
        return _built(lowers, letters, following, stop)
    if verb in ("put", "puts") and lowers[following] == "forward":
        return "P", following + 1
    if verb in ("point", "points") and lowers[following] == "out":
        return that_clause(lowers, letters, following + 1, stop) or ("p", following + 1)
    return None


def _towards(lowers: list[str], index: int, stop: int) -> int:
    """The token after "a step towards" among the next few, or 0."""
    places = range(index, min(stop - 1, index + 7))
    return next((at + 1 for at in places if lowers[at] in ("towards", "toward")), 0)


def _built(lowers: list[str], letters: str, index: int, stop: int) -> Found:
    """ "We build on earlier kites to show a bound", "we make use of kites to"; at "on", "use"."""
    aim = letters.find("TV", index, min(stop, index + 13))
    if aim < 0 or aim > stop - 4 or not {",", ":"}.isdisjoint(letters[index:aim]):
        return None
    found = _infinitive(lowers, letters, aim + 1, stop)
    gives = found and found[0] == "G" and lowers[found[1]] in T | W
    return ("p", found[1] + 1) if found and gives else found


def _verb(lowers: list[str], letters: str, index: int, stop: int) -> Found:
    """After "we", where `index` is at a verb: its object, or the verb itself where it must stay."""
    verb, following = lowers[index], index + 1
    if verb in T and not _SHOWN.isdisjoint(lowers[following : following + 3]):
        return "p", following
    kind = "P" if verb in P else "S" if verb in S else "p" if verb in _TELLS else ""
    if verb in _ASKS and letters[following] in "DMJNE" and "T" in letters[following:stop]:
        return None  # "we asked three people to tie knots"
    if not kind:
        deed = letters[index] == "V" and letters[following] in "DJNEG" and here(lowers, index)
        return ("G", index) if deed else None
    if kind == "p" and letters[index - 2 : index] == "NW" and letters[following] == "T":
        return None  # "the tool we use to mend kites"
    if solved := solves_by(lowers, letters, index, stop):
        return "G", solved
    if acts(lowers, letters, index, stop) or turns_into(lowers, letters, index, stop):
        return "G", index
    following = and_verb(lowers, letters, following, stop)
    if following < stop - 2 and lowers[following] == "in" and lowers[following + 2] in PAPER:
        following += 3 + (letters[following + 3] == ",")
    if following < stop and lowers[following] in _QUESTION:
        return "Q", following
    claim = _CLAIM.match(letters, following, stop)
    if claim and lowers[claim.end() - 1] == "that" and lowers[claim.end() - 2] in _STATEMENTS:
        return "T", claim.end()
    # "We present our method, NAME, …" introduces; "we apply our method to …" does not.
    return kind, following + (kind == "P" and lowers[following] == "our")


def second(lowers: list[str], letters: str, index: int, plain: bool) -> Found:
    """The verb after "and" in "we fine-tune X and study Y"; `index` is at it."""
    if lowers[index] in S and lowers[index + 1] in _QUESTION:
        return "Q", index + 1
    if lowers[index] in _LOOKS and plain:
        return "S", index + 1
    if lowers[index] in P:
        return "P", index + 1
    told = plain and lowers[index] in W and letters[index + 1] in "DJE"
    return ("p", index + 1) if told else None


def _infinitive(lowers: list[str], letters: str, index: int, stop: int) -> Found:
    """After "we aim to": "develop X" points at X, "predict X" at the deed itself."""
    start = adverbs(letters, index, stop)
    if start >= stop - 1:
        return None
    verb = lowers[start]
    if verb in _REACHES and lowers[start + 1] in _THAT_AIM:
        means = letters.find("P", start + 2, min(start + 5, stop - 3))
        if means > 0:  # "we propose to achieve this through a kite"
            return ("G" if letters[means + 1] == "G" else "P"), means + 1
    if verb in T and (found := that_clause(lowers, letters, start + 1, stop)):
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


def goal(lowers: list[str], letters: str, index: int, stop: int) -> Found:
    """ "The goal of this paper is to V X"; `index` is at "paper"."""
    if letters[index - 2 : index - 1] != "O" or index + 3 >= stop or letters[index + 1] != "A":
        return None
    if letters[index + 2] == "T":
        return _infinitive(lowers, letters, index + 3, stop)
    told = lowers[index + 1] in ("is", "was") and letters[index + 2] in "DJNG"
    return ("S", index + 2) if told else None


def result(lowers: list[str], letters: str, index: int, stop: int) -> Found:
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
        if not main or letters[place + 1] != "T":
            return None
        showing = lowers[place + 2] in T  # "our main result is to show that …"
        shown = that_clause(lowers, letters, place + 3, stop) if showing else None
        return shown or ("G", place + 2)
    return ("p", place + 1) if verb in ("is", "are", "concerns") or verb in W or verb in P else None


_METHOD = frozenset(_words.METHOD.split())


def method(lowers: list[str], letters: str, index: int, stop: int) -> Found:
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


def by(lowers: list[str], letters: str, index: int, stop: int) -> Found:
    """ "by proving X" points at X; `index` is at "by"."""
    place = adverbs(letters, index + 1, stop)
    if lowers[index - 1] == "not":
        return None
    if place >= stop - 1 or lowers[place] not in GERUND:
        return None
    turned = _TURNING.get(lowers[place], "-") in lowers[place + 2 : place + 7]
    return ("G", place) if turned else ("B", place + 1)
