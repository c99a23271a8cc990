"""Where a phrase may end: a grammar of English noun phrases and clauses over word classes.

The letters are those of `_lexicon`; a phrase is a stretch of tokens whose letters match.
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines import _words
from generator.headlines.patterns import Late
from generator.headlines.wordclasses import adjective, forms

# A noun with what stands before it: "the first computable, architecture-explicit lower bound".
_NOUNS = (
    r"[DS]{0,3}(?:(?:B(?:C[BJ])?)*[JENMG]|,(?=[BJE]{1,3}(?:N|,?C[BJE]|,[BJE]))|(?<=J),(?=N|[CX][BJE])"
    r"|(?<=,E),(?=CJ)"
    r"|[CX](?=[BJENG]{0,3}N))*(?:N|(?<=[NOP])M)"
)
_VERB = r"B*(?:A[ABD]*(?:[EVJNG]|(?=[PD]))|V)"
# What links a further noun: in X · trained with X · robust to X · such as X · by learning X ·
# to learn X · that learns X · that agents learn from X · while learning X · and X · , X
_LINK = (
    rf"(?:(?:[BJE]{{0,2}}(?:O|PP?|T)|B?,E[PT]|SP)(?:B?G(?:CB?G)?[OPT]?)?|,?K?T(?:B(?:CB)?)?V(?:[OPT]|B)?|,?P?R{_VERB}B?[OPT]?"
    rf"|,?K?B*G[OPT]?|,?[CX](?:B?V[OPT]?|B?G(?=[DS]))?|,(?=[^.]*C))"
)
# What ends a phrase by itself: to learn · that agents use
_CLOSE = rf"(?:K?T(?:B(?:CB)?)?V|,?P?R(?:{_NOUNS})?{_VERB}B?)"
_MORE = rf"(?:{_LINK}{_NOUNS}|{_CLOSE})"

NOUN_PHRASE = Late(rf"{_NOUNS}{_MORE}*")
_SAYS = rf"{_NOUNS}{_MORE}*{_VERB}(?:{_MORE}|B|J|[OPT]|{_NOUNS}|,?[CX]{_VERB})*"
CLAUSE = Late(rf"{_SAYS}(?:B?K{_SAYS})?")
ACTION = Late(rf"B?[VG](?:[OPTB]|J)?(?:{_NOUNS})?{_MORE}*")
# What may follow the last word of a phrase.
_STOP = r"(?:[PTRCKXBAVG,;:—.]|E(?![JNE]))"
END = Late(rf"N(?={_STOP})|(?<=[NOP])M(?={_STOP})")
CLAUSE_END = Late(rf"N(?={_STOP})|[NJEB](?=[,;:—.KX])")

# The rest of "A, B, and C", where a phrase must not end before the comma or the "and".
_ITEM = "[DSJNEMBGO]{1,6},"
LIST = Late(rf",(?:{_ITEM}){{0,4}}[DSJNEMBGO]{{0,6}},?C(?:[DJNEMG]|B(?!V))|,(?:{_ITEM}){{1,4}}CS")
_TURN = Late("[.;:—,CX]")
# "and ties", "and tied the", ", and verified motion", ", and supposes the wind"
_SECOND = Late("[CX][BK]?(?:V|E(?=[DS]))|(?<=[^,]{3},)C(?:E(?=[JNG])|N(?=[DS]))")
PAIRS = {"between": "and", "both": "and", "either": "or", "neither": "nor", "ranging": "to"}
OPENERS = frozenset([*PAIRS, "only"])
_FARTHEST = 24  # tokens after which a phrase that has not ended is too long
_SAID_AGAIN = frozenset(_words.SAID_AGAIN.split())
_SERIES = Late("T.:|T.,[VN],?[VCN]")
_ANOTHER = Late("C[DJ]J*N$")
# "that reads clouds, images", without an "or"; "fits a tree, prunes leaves"
_BROKEN_LIST = Late("N,B?V[^,C]*$|N,CG|RB?V[^,.]*N,[JM]?N[^,C]*$")
_LISTED = Late("[NG],[DJNE]{1,5}$")
_GOES_ON = frozenset(_words.GOES_ON.split())
_LOOSE_PAIR = Late("N,[JE]N")
_TOLD = frozenset(_words.TOLD.split())
_HEADED = frozenset(_words.HEADED.split())
_VAGUE = frozenset(_words.VAGUE.split())
_TELLS = frozenset(_words.TELLS.split())

# Verbs of the authors' deeds.
P = frozenset((*forms(_words.PROPOSES.split()), "built", "puts", "put"))
W = frozenset((*forms(_words.GIVES.split()), "gave"))
S = frozenset(forms(_words.STUDIES.split()))
_QUESTION = frozenset(_words.QUESTION.split())
_PAPER = frozenset(_words.PAPER.split())
_THIS = frozenset(_words.THIS.split())
_OBJECT = Late("[DJENGM]+(?:O[DJENGM]+)?(?=P)")
_INTO = {form: "into" for verb in ("introduce", "incorporate") for form in forms([verb])}
_INTO.update((form, "to") for form in forms(["compare"]))
_INTO.update(
    (form, "as")
    for verb in ("formulate", "describe", "model", "define", "consider", "view", "cast", "address")
    for form in forms([verb])
)
_BY = Late("D?[JNE]{1,6}PB?G")  # "the nonlinear setting by proposing"
_BY_MEANS = Late("[JN]{1,3}(?=G)")  # "investigate BERT using probes"
_PROBLEM_BY = Late("DN{1,2}P[GN]")
ACT_ROOTS = {form: verb for verb in _words.ACTS.split() for form in forms([verb])}
_SOLVES = frozenset(f for verb in ("address", "tackle", "solve") for f in forms([verb]))
_LOOKS = frozenset(forms(["investigate", "analyze", "examine", "probe"]))

_SKIPPED = "BAKCX"
_BE = frozenset(["is", "are", "was", "were", "be", "been"])
_PAST = frozenset(_words.PAST.split())
_PERFECT = frozenset(["has", "have", "had"])
_PLURALS = frozenset(_words.PLURALS.split())
_MADE = frozenset(["developed", "designed", "implemented"])  # as authors say of their own


def adverbs(letters: str, index: int, stop: int) -> int:
    """Past adverbs, auxiliaries and conjunctions."""
    while index < stop and letters[index] in _SKIPPED:
        index += 1
    return index


_THEN = Late("(?:,V)*,?CB?V(?=[^OT.,])")
_CLAUSAL = Late("[VAWH]")
_TO = Late("[^VAWH]*TB?V[^VAWH]*")  # "a way to mend kites"


def _subject(letters: str, opening: int, verb: int) -> int:
    """Where the subject of a verb starts: at the sentence's start or after its first fit comma."""
    start = opening
    if letters[opening : opening + 2] in ("KD", "BD"):
        start = opening + 1  # "Then a method is", "Here a method is"
    elif letters[opening : opening + 3] == "PSN" and letters[opening + 3] in "DJ":
        start = opening + 3  # "In this paper a … is"
    elif letters[opening] in "PKBTGEX" or letters[opening + 1] == ",":  # "In this paper, a … is"
        start = letters.find(",", opening, verb) + 1
        if not start:  # "in this work a new … is"
            start = letters.find("D", opening + 2, verb) if letters[opening] == "P" else opening
    while 0 <= start < verb - 1:
        clause = _CLAUSAL.search(letters, start, verb)
        held = clause is None or "R" in letters[start : clause.start()]
        held = held or _TO.fullmatch(letters, start, verb) is not None
        if letters[start : start + 3] == "PSN" and letters[start + 3] in "DJ":
            start += 3
        if held and letters[start] in "DJNEG":
            return start
        start = letters.find(",", start, verb) + 1 or -1
    return -1


def passive_subject(
    lowers: list[str], letters: str, index: int, opening: int
) -> tuple[int, int] | None:
    """Where the subject of "… is proposed" starts and stops; `index` is at the participle."""
    verb = index - 1
    while verb > opening and letters[verb] == "B":
        verb -= 1
    if letters[verb] != "A" or lowers[verb] not in _BE:
        return None
    before = lowers[max(opening, verb - 2) : index]
    others = not _PAST.isdisjoint(before)
    if before[-1] == "been" and here(lowers, index):  # "in this paper, a kite has been tied"
        others = not (_PAST - _PERFECT).isdisjoint(before)
    elif lowers[index] in _MADE and lowers[verb - 1 : verb + 1] == ["has", "been"]:
        others = lowers[opening] not in ("a", "an")
    if others or letters[verb - 1] == "T" or lowers[opening] == "recently":
        return None  # "has been proposed", "is often considered", "too low to be considered"
    if lowers[index] == "considered" and letters[index + 1] in "DJNMT":
        return None
    while verb > opening and letters[verb - 1] == "A":
        verb -= 1
    start = _subject(letters, opening, verb)
    if start < 0:
        return None
    participle = letters[start] == "E" and letters[start + 1] in "PT"  # "defined as …"
    fit = letters[start] in "DJNEG" and verb - start > 1
    return (start, verb) if fit and not participle else None


def acts(lowers: list[str], letters: str, index: int, stop: int) -> bool:
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
    if verb in _LOOKS:
        means = _BY_MEANS.match(letters, following, stop)
        return means is not None and _uses_one(lowers, means.end())
    return verb in ACT_ROOTS and not (ACT_ROOTS[verb] == "collect" and letters[following] == "D")


def _uses_one(lowers: list[str], place: int) -> bool:
    """Whether "using" stands there after a noun in the singular."""
    return lowers[place] == "using" and not lowers[place - 1].endswith("s")


def solves_by(lowers: list[str], letters: str, index: int, stop: int) -> int:
    """The gerund of "we tackle the problem by defining X", where the problem is not told; or 0."""
    if lowers[index] not in _SOLVES or letters[index + 1] != "D":
        return 0
    by = _PROBLEM_BY.match(letters, index + 1, stop)
    if not by or not lowers[by.end() - 1].endswith("ing"):
        return 0
    told = lowers[by.end() - 2] == "by" and lowers[by.end() - 3] in _VAGUE
    return by.end() - 1 if told else 0


def turns_into(lowers: list[str], letters: str, index: int, stop: int) -> bool:
    """Whether the verb asks for two things: "introduce X into Y", "formulate X as Y"."""
    wanted = _INTO.get(lowers[index])
    place = _OBJECT.match(letters, index + 1, stop)
    if wanted is None or place is None or lowers[place.end()] != wanted:
        return False
    return lowers[place.end() + 1] != "well"  # "consider X as well as Y"


def and_verb(lowers: list[str], letters: str, index: int, stop: int) -> int:
    """Past "and analyze" in "propose and analyze"; over adverbs too."""
    index = adverbs(letters, index, stop) if letters[index] == "B" else index
    if letters[index] == "C":  # "and publicly release X", where "release" may look like a noun
        verb = adverbs(letters, index, stop)
        done = lowers[verb] in P | W | S or (letters[verb] in "VE" and letters[verb + 1] == "D")
        return verb + 1 if verb < stop - 1 and done else index
    match = _THEN.match(letters, index, stop)
    return match.end() if match else index


def here(lowers: list[str], index: int) -> bool:
    """Whether the sentence says "in this paper" before the token."""
    for place in range(max(1, index - 12), index):
        if lowers[place] in _PAPER and lowers[place - 1] in _THIS:
            return "." not in lowers[place:index]
    return False


def turns(lowers: list[str], letters: str, start: int, stop: int) -> Iterator[int]:
    """Where a stretch has said all: at the sentence's end, and before what else is told."""
    for match in _TURN.finditer(letters, start + 2, min(stop, start + _FARTHEST) + 1):
        place, letter = match.start(), match.group()
        if letter in ".;:—":
            yield place
            return
        if letter == ",":
            if letters[place + 1 : place + 3] == "PH":  # ", as it is easy to mend"
                yield place
                return
            if not LIST.match(letters, place):
                yield place
                if letters[place + 1] in "CXKRWHDSGEB" or lowers[place + 1] in _SAID_AGAIN:
                    return
        elif lowers[place + 1] in _TELLS and letters[place - 1] != ",":
            yield place
            return


def breaks_off(letters: str) -> bool:
    """Whether a list has lost its "and"."""
    return "," in letters and _BROKEN_LIST.search(letters) is not None


def strays(letters: str, grammar: Late) -> bool:
    """Whether a second verb has no "that" or "to" to lean on: "a model and introduce a loss"."""
    if grammar is CLAUSE or ("C" not in letters and "X" not in letters):
        return False
    second = _SECOND.search(letters)
    if not second:
        return False
    before = letters[: second.start()]
    return grammar is ACTION or not ("R" in before or "TV" in before)


def paired(inside: list[str]) -> bool:
    """Whether each "either" has its "or"; "between shapes" has no need of an "and"."""
    if "only" in inside and inside[inside.index("only") - 1] == "not" and "but" not in inside:
        return False
    return all(
        closer in inside[inside.index(opener) :]
        or (opener == "between" and (inside[-1].endswith("s") or inside[-1] in _PLURALS))
        for opener, closer in PAIRS.items()
        if opener in inside
    )


def tells(lowers: list[str], letters: str, first: int, last: int) -> bool:
    """Whether the authors' next deed is inside: "two algorithms and analyze their regret"."""
    found = letters.find("C", first, last)
    while found >= 0:
        told = lowers[found + 1]
        if told in _TELLS or (told in _TOLD and letters[found + 2] in "DS"):
            return True
        found = letters.find("C", found + 1, last)
    return False


def in_series(lowers: list[str], letters: str, start: int, last: int) -> bool:
    """Whether a phrase that ends at `last` breaks off a series, or before its last noun."""
    around = letters[last - 1 : last + 5]
    before = around[:1]
    if (before == "T" and _SERIES.match(around)) or (before == "," and around[2:3] in ",C"):
        return True  # "to design, optimize, and"
    if before in "PO" and _LOOSE_PAIR.match(around, 1):
        return True  # "with complex, unknown shapes"
    word = lowers[last]
    if before == "D" and adjective(word):
        return True  # "the best among them"
    following = letters[last + 1]
    if following == "C" and _LISTED.search(letters, start, last + 1):
        return True  # "labels, orientation | and the places"
    if before == "C" and following in "TPB" and word in _GOES_ON:
        return True  # "that handles deadlines and scales | to"
    asks = following == "T" or (word in _HEADED and following in "PR")
    if asks and _ANOTHER.search(letters, start, last + 1):
        return True  # "using a robot and a method | for"
    return before == "X" or (before == "C" and letters[last] != "N")
