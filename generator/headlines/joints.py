"""Whether the words of a finished headline hold together where phrases were cut and joined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from generator.headlines._lexicon import CLOSED, OPEN
from generator.headlines._words import (
    COMBINES,
    HEADED,
    LOOSE_AFTER,
    LOOSE_START,
    MANY,
    NAMING,
    PREPOSITIONS,
    TRANSITIVE,
    WHOLE,
)
from generator.headlines.wordclasses import MARKS, adjective

_LETTERS = {word: letter for letter, words in CLOSED.items() for word in words.split()}
_VERBS = frozenset(OPEN["V"].split())
_PREPOSITIONS = frozenset(PREPOSITIONS.split())
_BEFORE = frozenset(word for word, letter in _LETTERS.items() if letter in "POT")
_LOOSE_AFTER = frozenset(LOOSE_AFTER.split())
_LOOSE_START = frozenset(LOOSE_START.split())
_COMBINES = frozenset(COMBINES.split())
# Words that look like prepositions before another one, and are none: "carried out in".
_WHOLE = frozenset(WHOLE.split())
_OTHERS = frozenset(["and", "with", "into", "to", "or", "from", ",", "between", "across"])
_AFTER_THING = frozenset(["that", "which", "of", "for", "in", "on"])
_MANY = frozenset(MANY.split())
_OWNED = frozenset(["its", "their", "it", "they"])
_ASKING = frozenset(["how", "why", "whether", "when", "that"])
_RELATIVE = frozenset(["that", "which", "who", "whose"])
_AND = frozenset(["and", "or"])
_OPEN_END = frozenset(word for word, letter in _LETTERS.items() if letter in "DSPOTRKCXA")
_BE = frozenset(["is", "are", "was", "were", "be", "been", "being", "become", "remain"])
_STANDING = frozenset(["revisited", "explained", "reconsidered", "unlimited"])
_ONES = frozenset(["one", "ones"])
_COMPARED = frozenset(["more", "less", "rather", "other", "worse", "fewer", "least"])
_HEADED = frozenset(HEADED.split())
_TOLD = frozenset(["note", "show", "prove", "argue", "find", "demonstrate"])
_IT = frozenset(["it", "them"])
_NOT_ALL = frozenset([("not", "just"), ("not", "only"), ("not", "merely")])
_LIKE = 3  # letters of words that are told apart
_AIMS = frozenset(["goal", "objective", "problem", "question", "challenge", "aim", "step", "steps"])
_OF = frozenset(["of", "in", "for"])
_NO_LABEL = frozenset(["based", "own", *NAMING.split()])
_TRANSITIVE = frozenset(TRANSITIVE.split())


def holds(words: Sequence[str]) -> bool:
    """Whether no joint of a headline is broken.

    >>> holds("kites : to lift nets".split()), holds("lifting nets with of cord".split())
    (False, False)
    >>> holds("kites that lift nets".split()), holds("knots and that hold".split())
    (True, False)
    """
    lowers = [word.lower() for word in words]
    if not words or words[-1] in _OPEN_END or _unsaid(lowers):
        return False
    if _starts_loose(words, lowers) or any(_loose(lowers)) or _lone(lowers):
        return False
    return not (_doubled(lowers) or _than_nothing(lowers) or _poor_label(lowers))


def _starts_loose(words: Sequence[str], lowers: list[str]) -> bool:
    """Whether a headline begins where it has lost something: "How their …", "Relying, …"."""
    first, following = lowers[0], lowers[1] if len(lowers) > 1 else ""
    if first in _LOOSE_START or (first in _ASKING and following in _OWNED):
        return True
    if first == "in" and following == "this":
        return True  # "In this paper kites …"
    acts = first in _VERBS or (first.endswith("ly") and following in _VERBS)
    if acts and words[0][1:].islower():
        return True  # "Mends kites", of which nothing says who
    if following == "," and first.endswith("ing") and _AND.isdisjoint(lowers):
        return True
    return first.endswith(("'s", "’s")) and words[0] == first


def _unsaid(lowers: list[str]) -> bool:
    """Whether the end needs more: "untying loose ones", "kites to obtain", "nets and knotted"."""
    last = lowers[-1]
    if lowers[-2:-1] == ["and"] and last in _TOLD:
        return True
    if lowers[-3:-2] == ["and"] and lowers[-2] in _OWNED:
        return True  # "ropes are cut and their ends"
    if any(pair in _NOT_ALL for pair in pairwise(lowers)) and "but" not in lowers:
        return True
    if last in _ONES:
        start = lowers.index(":") if ":" in lowers else 0
        return not any(word.endswith("s") for word in lowers[start:-1])
    if lowers[-2:-1] == ["to"]:
        return last in _TRANSITIVE
    if len(lowers) < 4 or not last.endswith("ed") or not adjective(last):
        return False
    before = lowers[-2]
    if before == "and":
        return not adjective(lowers[-3]) and not lowers[-3].endswith("ly")
    held = before in ("or", ",") or before.endswith("ly") or not _BE.isdisjoint(lowers[-5:-1])
    return not held and last not in _STANDING  # "kites popularized"


def _loose(lowers: list[str]) -> Iterator[bool]:
    """Whether each word fits the next."""
    for place, (word, after) in enumerate(pairwise(lowers)):
        if word == after:
            yield word.isalpha() or word in MARKS
        elif word in MARKS:
            lost = word == ":" and after in _LOOSE_AFTER
            yield after in MARKS or (lost and "," not in lowers[place + 2 :])
        elif after in _IT and word.endswith("ed") and lowers[place - 1] in _AND:
            yield True  # "a rope and used it"
        elif after in _PREPOSITIONS:
            yield word in _BEFORE and word not in _WHOLE
        elif after in _RELATIVE and word in _AND:
            yield _RELATIVE.isdisjoint(lowers[:place]) and "whether" not in lowers


def _doubled(lowers: list[str]) -> bool:
    """Whether a thing is made for its like: "algorithms for algorithms for tying"."""
    for place, word in enumerate(lowers):
        if word == "for" and place:
            head = lowers[place - 1].removesuffix("s")
            told = [after.removesuffix("s") for after in lowers[place + 1 : place + 4]]
            if len(head) > _LIKE and head in (told if head in _HEADED else told[2:]):
                return True
    return False


def _poor_label(lowers: list[str]) -> bool:
    """Whether what stands before a colon names no subject: "Called reefs: …", "Goal of …: …"."""
    label = lowers[: lowers.index(":")] if ":" in lowers else []
    if len(label) < 2:
        return False
    aim = any(word in _AIMS and after in _OF for word, after in pairwise(label))
    return aim or label[0] in _NO_LABEL


def _than_nothing(lowers: list[str]) -> bool:
    """Whether "than" has nothing that it is compared with: "knots than the sheet bend"."""
    if "than" not in lowers:
        return False
    before = lowers[: lowers.index("than")]
    return not any(word in _COMPARED or word.endswith("er") for word in before)


def _lone(lowers: list[str]) -> bool:
    """Whether something is combined, and nothing is told with what."""
    if _COMBINES.isdisjoint(lowers):
        return False
    place = next(at for at, word in enumerate(lowers) if word in _COMBINES)
    more = lowers[place + 1 :]
    thing = [*takewhile(lambda word: word not in _AFTER_THING, more)]
    several = thing[-1:] != [] and thing[-1].endswith("s")
    parts = several and any(word.startswith("multi") for word in thing)
    return not parts and _OTHERS.isdisjoint(more) and _MANY.isdisjoint(more)
