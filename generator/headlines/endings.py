"""Where a phrase may end, for what its words and those that follow ask for."""

from __future__ import annotations

from generator.headlines._lexicon import BOUND
from generator.headlines._words import (
    ALLOWS,
    BARE_AFTER,
    CLAIMED,
    HEADED,
    NO_END,
    ONTO,
    PUT_TOGETHER,
    USES,
    VAGUE,
)
from generator.headlines.patterns import Late
from generator.headlines.phrases import (
    ACTION,
    CLAUSE,
    END,
    LIST,
    NOUN_PHRASE,
    OPENERS,
    in_series,
    paired,
    strays,
    tells,
)
from generator.headlines.reading import Reading
from generator.headlines.wordclasses import forms

_BOUND = {word: preposition for preposition, words in BOUND.items() for word in words.split()}
_NO_END = frozenset(NO_END.split())
_VAGUE = frozenset(VAGUE.split())
_VERBAL = frozenset("RG")
_ALLOWS = frozenset(ALLOWS.split())
_HEADED = frozenset(HEADED.split())
_CLAIMED = frozenset(CLAIMED.split())
# What a claim must not be cut before.
_PROVIDED = frozenset(["when", "if", "unless", "only", "whenever", "iff", "provided"])
_THAT = frozenset(["that", "whether", "how", "to", "why"])
_OPEN_CLAUSE = Late("[RK](?![GEB])[^VA]*$")
_ALLOWED = Late("[TV]")
_ONTO = frozenset(ONTO.split())
_USES = frozenset(USES.split())
_AIM_AHEAD = Late("P[^.,;:T]{1,8}TB?V")
_COMBINES = frozenset(
    (*forms(["combine", "compare", "replace", "integrate"]), "combining", "comparing", "replacing")
)
_UNFINISHED = frozenset(["having", "to", "with", "and", "as", "into", "from"])
_PREVENTS = frozenset((*forms(["prevent", "protect"]), "preventing", "protecting"))
_LETS = frozenset(["let", "lets", "letting"])
_BROKEN_OFF = Late("RB?V?,[^,]*$")  # "a scheme that, for any graph"
_MANNER = Late("[TR]B?V[DJNEMOP]*B$")
_LOOSE_VERB = Late("[VA]")
_LEANS = Late("[TRK]")
_SAME_FORM = Late("[GN](?=[DSJN])")
_A_HEAD = Late("DN[RTE]")
_NAMELY = Late("N,D[JNEGC]*N$")
_HANGING = Late("W|[PO][,.C]")
# "that requires resources | that grow slowly", "that finds a rule | learnt from data"
_RESTRICTED = Late("[RT]B?V[DB]?N[RE]$")


def longest(reading: Reading, start: int, stop: int, grammar: Late) -> int:
    """The longest beginning that ends as a phrase may, be it one by the grammar or not; or 0."""
    for match in reversed([*END.finditer(reading.letters, start, stop + 1)]):
        last = match.start()
        letters = reading.letters[start : last + 1]
        verb, leaning = _LOOSE_VERB.search(letters), _LEANS.search(letters)
        if _OPEN_CLAUSE.search(letters) or reading.letters[last + 1] in "AV":
            continue  # "how the noise | affects"
        if grammar is CLAUSE and provided(reading.lowers, last + 1):
            continue  # "converges | only if the noise vanishes"
        held = not verb or (leaning and leaning.start() < verb.start())
        if (
            last > start + 2
            and held
            and "," not in letters
            and may_end(reading, start, last)
            and not unfinished(reading, start, last, grammar)
            and not tells(reading.lowers, reading.letters, start, last)
        ):
            return last + 1
    return 0


def provided(lowers: list[str], place: int) -> bool:
    """Whether a condition begins at a token."""
    if lowers[place] in _PROVIDED:
        return True
    return lowers[place + 1 : place + 3] == ["long", "as"] and lowers[place] in ("as", "so")


def _supposes(reading: Reading, start: int, last: int) -> bool:
    """Whether a condition is cut: "as long as the wind"."""
    lowers = reading.lowers
    for place in range(start, last - 1) if "long" in lowers[start:last] else ():
        if provided(lowers, place) and not _LOOSE_VERB.search(reading.letters, place, last + 1):
            return True
    return False


def complete(reading: Reading, first: int, stop: int, grammar: Late) -> bool:
    """Whether what the authors wrote up to a turn can stand, though the grammar knows it not."""
    letters = reading.letters[first:stop]
    if letters.endswith(("TV", "TBV")) and reading.letters[stop] in ":C":
        return False  # "a kite to quickly obtain: one, …", "to mend | and fly kites"
    if letters[-1] == "V" and reading.letters[stop : stop + 2] in (",P", ",B", ",D", ",G"):
        return False  # "a method that can estimate, in one pass, the depth"
    if _BROKEN_OFF.search(letters):
        return False
    if reading.letters[stop] == "," and _OPEN_CLAUSE.search(letters):
        return False  # "an approach that with little data, …"
    if (
        letters[-2:] in (",B", "RV")
        or letters[-3:] == "RBV"
        or tells(reading.lowers, reading.letters, first, stop - 1)
    ):
        return False
    if letters[-1] in "JE" and reading.letters[stop] != ".":
        return False
    # "that learns to localize efficiently" is whole
    manner = reading.lowers[stop - 1].endswith("ly") and _MANNER.search(letters)
    if not manner and (letters[-1] in "DSPOTRKAXCWHB" or reading.lowers[stop - 1] in _NO_END):
        return False
    if "," in letters and not grammar.match(letters[: letters.index(",")]):
        return False
    if grammar is NOUN_PHRASE:
        if strays(letters, grammar):
            return False
        head = _LOOSE_VERB.search(letters)
        leaning = _LEANS.search(letters)
        if head and not (leaning and leaning.start() < head.start()):
            return False
    elif grammar is CLAUSE:
        return CLAUSE.match(letters) is not None and not _HANGING.search(letters)
    return not _HANGING.search(letters) and may_end(reading, first, stop - 1)


def unfinished(reading: Reading, start: int, last: int, grammar: Late) -> bool:
    """Whether a verb inside asks for what follows: "treating X as", "that allows users to"."""
    following, inside = reading.lowers[last + 1], reading.lowers[start:last]
    uses = grammar is ACTION and inside[0] in _USES
    if following not in _UNFINISHED and not uses and _LETS.isdisjoint(inside):
        return False
    if following == "having" or (following == "from" and not _PREVENTS.isdisjoint(inside)):
        return True
    if following == "to":
        asks = [place for place in range(start, last) if reading.lowers[place] in _ONTO]
        if reading.lowers[last].endswith("ing") or (
            asks and "to" not in reading.lowers[asks[-1] : last]
        ):
            return True
    allowed: list[int] = []
    if not _ALLOWS.isdisjoint(inside):
        allowed = [start + place for place, word in enumerate(inside) if word in _ALLOWS]
    if allowed and not _ALLOWED.search(reading.letters, allowed[-1] + 1, last + 1):
        if reading.lowers[allowed[-1]] in _LETS:
            return True
        if allowed[-1] >= last - 7 and following == "to":
            return True
    if following == "to" and uses:
        return "T" not in reading.letters[start:last]  # what for?
    if uses:
        aim = _AIM_AHEAD.match(reading.letters, last + 1)
        if aim and "T" not in reading.letters[start:last]:
            return True
    if following in ("with", "and") and not _COMBINES.isdisjoint(inside):
        joins = max(place for place in range(start, last) if reading.lowers[place] in _COMBINES)
        if reading.letters[joins] in "VGE" and "with" not in reading.lowers[joins:last]:
            return "C" not in reading.letters[joins : last + 1]
    verb = grammar is ACTION or not _VERBAL.isdisjoint(reading.letters[start:last])
    return verb and following in ("as", "into")


def may_end(reading: Reading, start: int, last: int) -> bool:
    """Whether a phrase may end with the token `last`, for what its words ask for."""
    lowers, letters = reading.lowers, reading.letters
    word, after = lowers[last], letters[last + 1]
    if (word in _ASKING or word[-1] == "-") and _asks(reading, start, last):
        return False
    if word.endswith("ing") and _leads_on(reading, start, last):
        return False
    if after == "," and letters[last] in "JE" and letters[last + 2] in "JEM":
        return False  # "which mends torn | , wet kites"
    if after == "," and LIST.match(letters, last + 1):
        return lowers[last + 2] in ("namely", "especially", "particularly")
    if after in "EJ" and letters[last + 2] in ".,;":
        return False  # "keeping both parties | satisfied."
    if lowers[last + 1] == "between" or (
        after in "RE" and _RESTRICTED.search(letters, start, last + 2)
    ):
        return False
    if after in "RPTEG" and _NAMELY.search(letters, start, last + 1):
        return False  # "digital cousins, a virtual scene | that …"
    if after == "C" and (letters.startswith("CNO", last + 1) or _half(reading, start, last)):
        return False
    inside = lowers[start : last + 1]
    if lowers[last + 1] == "to" and "from" in inside:
        return False
    if not OPENERS.isdisjoint(inside) and not paired(inside):
        return False
    if _supposes(reading, start, last) or lowers[last + 1 : last + 3] == ["as", "follows"]:
        return False
    return not in_series(lowers, letters, start, last)


def _half(reading: Reading, start: int, last: int) -> bool:
    """Whether only one is told of what is put together: "a combination of nets | and kites"."""
    lowers = reading.lowers
    for place in range(last - 1, start, -1):
        if lowers[place - 1] in _PUT_TOGETHER and reading.letters[place] in "OP":
            one = "C" not in reading.letters[place:last]
            several = lowers[last].endswith("s") and reading.letters[last + 2] not in "DJNEG"
            return one and lowers[place] in _OF_BOTH and not several
    return False


# "on the context is proposed" has said all, "in the context | of" has not.
_SOME_END = frozenset(["context", "comparison", "form", "term", "purpose", "relation", "contrast"])
_PUT_TOGETHER = frozenset(PUT_TOGETHER.split())
_OF_BOTH = frozenset(["of", "between"])
_BARE_AFTER = frozenset(BARE_AFTER.split())
# What "takes from" others: alone it says nothing.
_TAKEN = frozenset(
    ["ideas", "insights", "elements", "aspects", "concepts", "advantages", "benefits"]
)
_TAKES = Late("[RT]B?V[DMBEJ]*N$")
_ASKING = _TAKEN | _VAGUE | _CLAIMED | _HEADED | _NO_END | _BARE_AFTER | frozenset(_BOUND)


def _asks(reading: Reading, start: int, last: int) -> bool:
    """Whether a last word asks for what follows."""
    word, following = reading.lowers[last], reading.lowers[last + 1]
    after = reading.letters[last + 1]
    if word in _VAGUE and reading.lowers[last - 1] in ("the", "this", "these", "such"):
        return True
    if word in _CLAIMED and following in _THAT:
        return True  # "arguments for the claim | that …"
    if word in _HEADED and last > start + 1 and _A_HEAD.match(reading.letters, last - 1):
        return True  # "corresponds to a scheme | that …"
    if word in _TAKEN and after in "PO" and _TAKES.search(reading.letters, start, last + 1):
        return True  # "a model which integrates ideas | from"
    if word in _BARE_AFTER and reading.letters[last - 1] == "P" and after in "PTRK":
        return True  # "a robot in interaction | with", "methods on problems | where"
    if word in _SOME_END and after in ".A":
        return False
    return word in _NO_END or word[-1] == "-" or _BOUND.get(word) == following


def _leads_on(reading: Reading, start: int, last: int) -> bool:
    """Whether a last word in -ing asks for what follows."""
    after = reading.letters[last + 1]
    if after == "P" and last == start:
        return True
    if after in "CX" and last > start and _SAME_FORM.match(reading.letters, last + 2):
        return reading.lowers[last + 2].endswith("ing")  # "a kite lifting | and pulling a boat"
    if reading.letters[last - 1 : last + 3] == "NNBP" and reading.lowers[last] not in _VAGUE:
        return True  # "kites acting | strongly on a line"
    around = reading.letters[last - 2 : last + 2]
    if around[1:] in ("PNP", "ONP") or around == "PDNP":
        return True  # "for reasoning about", "during the learning from"
    return reading.lowers[last - 1] == "by" and after in "RKTPDC"  # "by noting that"
