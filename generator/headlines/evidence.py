"""What the words around one mention of a name tell: whether the paper proposes what it names."""

from __future__ import annotations

from typing import NamedTuple

from generator.headlines import _words as lists
from generator.headlines.coinage import beyond_doubt, initials
from generator.headlines.patterns import Late
from generator.headlines.wordclasses import forms as forms_of
from generator.headlines.wordclasses import gerund

_TITLE_CASE = Late(r"[A-Z][a-z]+(?:-[A-Z][a-z]+)+$")
_GOES_ON = Late(
    r"(?:\s(?:[A-Z][\w-]*|with|for|of|and|via|in|to|by))+\s\([A-Z]"
)  # "AutoRegressive Upper Bound (AR-UB)"
_RENAMED = Late(r"\) (?:[a-z-]+ ?){1,3},? (?:called|named|termed|dubbed|coined|namely)\b")
_AGENT = Late(r"(?<!.ath)(?<!eth)(?<!noth)(?<!urth)(?<!owev)(?<!und)(?<=[a-z]{3})[eo]r$")
APPOSITION = Late(r"(?:\s\([^)]*\))?\s?[,:—(]\s?(?:or |i\.e\.,? )?(?:an?|the|our|which|one) ")


def _forms(verbs: str) -> frozenset[str]:
    return frozenset(form for verb in verbs.split() for form in (*forms_of([verb]), gerund(verb)))


PROPOSE = _forms(f"{lists.PROPOSES} release provide offer define explore put train") | {
    "built",
    "forward",
}
_TOLD_BY = frozenset(lists.TOLD_BY.split())
NAMED_HEAD = frozenset(w for head in lists.NAMED_HEAD.split() for w in (head, f"{head}s"))
NAMING = frozenset(lists.NAMING.split())
CALLING = frozenset(lists.CALLING.split())
_FILLING = frozenset(lists.FILLING.split())
ARTICLES = frozenset(["the", "a", "an", "our", "new", "novel", "simple", "so-called"])
_OLDER = frozenset(lists.OLDER.split())  # "the recently proposed format called NAME"
OWN = frozenset(lists.OWN.split())
OURS = frozenset(["our", "proposed", "resulting", "this", "new", "novel"])
_BEFORE_SUBJECT = frozenset(["that", "how", "and", "with", "show", "specifically", "experiments"])
_AFTER = frozenset(lists.AFTER_NAME.split())
_VERBS = tuple(lists.RIGHT_VERBS.split())
_PART = frozenset(["that", "which", "using", "with", "based"])
_LOOSE = frozenset(["that", "which", "to", "by", "using", "of", "with", "for", "in", "on", "and"])


class Mention(NamedTuple):
    """A word of the text and what stands around it in its sentence."""

    word: str
    left: list[str]  # up to 25 words before it
    before: list[str]  # the same in lower case
    mark: str  # the mark between: one of , : — ( or ""
    right: str  # what follows, without a closing quote


def mention_at(sentence: str, start: int, word: str) -> Mention:
    """The mention of a word that starts at a place of a sentence."""
    left = sentence[max(0, start - 170) : start].rstrip(" \"“‘'")
    mark = left[-1:] if left[-1:] in (",", ":", "—", "(") else ""
    words = left.removesuffix(mark).split()[-25:]
    before = " ".join(words).lower().split()
    return Mention(word, words, before, mark, sentence[start + len(word) :][:100].lstrip("\"”’'"))


def evidence(mention: Mention, index: int, told: int) -> float:
    """What one mention says for its word."""
    word, left, before, mark, right = mention
    if _TITLE_CASE.match(word) and (right[1:2].isupper() or not APPOSITION.match(right)):
        return 0.0  # of a longer name, as "Particle-Based Policy Search", or of two people
    if (" (" in right and _GOES_ON.match(right)) or not _OLDER.isdisjoint(before[-8:]):
        return 0.0
    if mark == "(":
        if _RENAMED.match(right) or _component(word, left):
            return 0.0
        proposed = right.startswith((") is proposed", ") is presented", ") is introduced"))
        own = proposed and _STUDY.isdisjoint(before[-12:])
        return max(_in_brackets(word, before), 2.4 * own)
    score, core = _introduced(mention, index), without(before, ARTICLES)
    if right.startswith(" (") and initials(word, right[2:].partition(")")[0]):
        score += 1.5 if score or _told(before) >= 0 else 0.6
    subject = mark or not core or core[-1].rstrip(",") in _BEFORE_SUBJECT
    if index >= max(told, 1) and subject and right[1:].startswith(_VERBS):
        score = max(score + 0.5, 0.95)
    return score


def _introduced(mention: Mention, index: int) -> float:
    """What the words before and after a mention say, where it stands in no brackets."""
    word, _, before, mark, right = mention
    score = 0.0
    core = without(before, ARTICLES)
    last = core[-1] if core else ""
    if mark in ("", ",") and last in PROPOSE and followed(right):
        score = 3.0 + 1.2 * bool(APPOSITION.match(right))
    elif right.startswith(" for short"):
        score = 2.6
    elif is_named(before) and (followed(right) or right[1:2].isupper() or beyond_doubt(word)):
        own = not OWN.isdisjoint(before) or _the_method(before)
        score = 3.0 if own else 1.4
        score -= 1.3 * (not _CONTAINS.isdisjoint(before[-14:]))
    elif before and (before[-1] in NAMED_HEAD or _AGENT.search(before[-1])):
        score = _after_head(before, right)
    elif (
        mark == ","
        and right.startswith((", which", ", that", ", a ", ", an "))
        and _told(before) >= 0
    ):
        score = 1.9
    elif last in ("with", "through", "via") and not _ADDRESS.isdisjoint(before[-6:]):
        score = 2.6 * bool(APPOSITION.match(right))
    elif before and before[-1] in ("our", "proposed"):
        score = 0.9
    elif right.startswith((" is proposed", " is presented", " is introduced", " is developed")):
        score = 1.8
    elif index == 0 and not core and right.startswith((" is a ", " is an ", " is the first ")):
        score = 1.9
    return score


def _the_method(before: list[str]) -> bool:
    """Whether a sentence begins with "The method, termed NAME"."""
    return len(before) < 5 and before[:1] == ["the"] and before[1].rstrip(",") in NAMED_HEAD


def without(words: list[str], idle: frozenset[str]) -> list[str]:
    """Words without the idle ones at their end."""
    size = len(words)
    while size and words[size - 1] in idle:
        size -= 1
    return words[:size]


def followed(right: str) -> bool:
    """Whether a name may end here: before a mark, an apposition, "framework" or a verb."""
    if not right or right.lstrip(" ")[:1] in (",", ":", ";", "(", "—", "."):
        return True
    following = right.split(None, 1)[0].rstrip(".,;:")
    return following in _AFTER or following in NAMED_HEAD or following in ("is", "and", "where")


def is_named(before: list[str]) -> bool:
    """Whether "called", "which we name", "refer to it as" and the like come right before."""
    core = without(before, _FILLING)
    if not core:
        return False
    last = core[-1].rstrip(",:")
    if last in NAMING or (len(core) < len(before) and last in ("referred", "refer", "known")):
        return True
    for back in range(1, min(7, len(before) + 1)):
        if before[-back] in CALLING:
            return "we" in before[-back - 2 : -back] or before[-back - 1 : -back] == ["and"]
        if before[-back] not in _FILLING and before[-back] not in NAMED_HEAD:
            return False
    return False


def _after_head(before: list[str], right: str) -> float:
    """Evidence from "our framework NAME" and "the framework NAME"."""
    if not OURS.isdisjoint(before[-6:-1]):
        return 2.8 if followed(right) else 2.0
    return 2.3 if _told(before) >= 0 else 0.4


def _told(before: list[str]) -> int:
    """Where the last "we propose" of the words ends, or -1."""
    for place in range(len(before) - 1, -1, -1):
        if before[place] in PROPOSE:
            if before[place - 1 : place] == ["by"] and before[place].endswith("ing"):
                return place + 1
            if not _TOLD_BY.isdisjoint(before[max(0, place - 9) : place]):
                return place + 1
    return -1


def _in_brackets(word: str, before: list[str]) -> float:
    """Evidence from "Long Form (NAME)"."""
    place = _told(before)
    if place < 0:
        if any(
            place and is_named(before[:place]) for place in range(len(before), len(before) - 9, -1)
        ):
            return 2.6 if initials(word, " ".join(before)) else 1.2
        return 0.3 * initials(word, " ".join(before))
    since = before[place:]
    if not _STUDY.isdisjoint(since[:4]) and "of" in since[:6]:
        return 0.4  # "an analysis of the Long Form (NAME) method": of what others proposed
    if since and since[-1] in NAMED_HEAD and len(since) < 12:
        return max(2.0, 2.6 * initials(word, " ".join(since)) - 0.03 * len(since))
    spelt = initials(word, " ".join(since))
    score = (2.6 if spelt else 1.3) - 0.04 * len(since)
    if not _PART.isdisjoint(since):
        return score - 0.9  # "a framework that uses a Long Form (NAME)": only a part of it
    return score - (0.2 if spelt else 0.6) * (not _LOOSE.isdisjoint(since))


_CONTAINS = frozenset(lists.CONTAINS.split())
_STUDY = frozenset(lists.STUDIED.split())
_ADDRESS = frozenset(lists.ADDRESS.split())
_BEFORE_COMPONENT = frozenset(["for", "of", "on", "in", "with", "over", "from", "as", "by"])


def _component(word: str, left: list[str]) -> bool:
    """Whether "(NAME)" abbreviates what the thing is for: "a tool for lock picking (LP)"."""
    for size in range(1, min(len(left), len(word) + 2)):
        if initials(word, " ".join(left[-size:])):
            if not word.isupper() or not "".join(left[-size:]).islower():
                return False
            before = [other.lower() for other in left[-size - 3 : -size]]
            joint = before[-1:] if len(word) < 3 else before[-2:]
            return (
                not _BEFORE_COMPONENT.isdisjoint(joint)
                or before[1:2] == ["to"]
                or (before[-1].endswith("ing") and not _BEFORE_COMPONENT.isdisjoint(before))
            )
    return False
