"""Which phrases say nothing of what a paper is about."""

from __future__ import annotations

from itertools import pairwise

from generator.headlines._words import BROAD, EMPTY, LEAD, NO_START, TRYING

OURS = frozenset(["our", "Our", "we", "We", "us", "al.", "al"])  # of the authors, or of others
_EMPTY = frozenset(EMPTY.split())
_SAYING = frozenset(["performance", "performances", "evaluation", "implementation"])
_TRYING = frozenset(f"{LEAD} {TRYING}".split())
_TRIALS = frozenset(["evaluating", "comparing", "assessing", "testing", "measuring"])
_OF_TRIALS = frozenset(["on", "with", "against", "proposed"])
_HEAD_ENDS = frozenset(["of", "for", "on", "in", "that", "which", "to", "with", "by", "and", ","])
_BROAD = frozenset(BROAD.split())
_PROBLEM = frozenset(["problem", "problems", "question", "questions", "issue", "challenge"])
_NO_START = frozenset(NO_START.split())
_TO_SHOW = frozenset(
    ("to", verb) for verb in ("demonstrate", "validate", "illustrate", "verify", "show")
)
_SHOWING = frozenset(["demonstrating", "showing", "illustrating", "confirming", "indicating"])
_HEAD_OVER = (_HEAD_ENDS - {"and"}) | _SHOWING


def hollow(words: list[str]) -> bool:
    """Whether the phrase is about the paper's experiments or the like."""
    if words[0].lower() in _NO_START or words[-2:] == ["as", "follows"]:
        return True
    if words[-2:-1] == ["following"] and words[-1] in _PROBLEM:
        return True  # "an answer to the following question"
    if [word.lower() for word in words[:2]] == ["different", "from"]:
        return True
    if words[0].lower() == "same" and words[1:2] and words[1] in _PROBLEM:
        return True
    tries = words[0].lower() in _TRIALS
    if tries and (not _OF_TRIALS.isdisjoint(words[1:2]) or "proposed" in words[2:3]):
        return True  # "evaluating on real nets", "testing the proposed net"
    if "following" in words[1:3] and words[-1] in _PROBLEM:
        return True  # "asking the following research questions"
    if words[0].lower() == "one" and words[1:2] == ["of"]:
        return True  # "one of the key problems"
    if words[0].lower() in _BROAD and words[1:2] and words[1] in _PROBLEM:
        return True  # "a fundamental problem in X"
    if "to" in words and not _TO_SHOW.isdisjoint(pairwise(words)):
        return True
    for place, following in enumerate([*words[1:5], "of"]):
        if following in _HEAD_OVER:
            word = words[place]
            if place and (word in _SAYING or words[place - 1] == "and"):
                return words[place - 1] in _TRYING  # "generalization performance of" is no trial
            return word in _EMPTY and word != "implementation"
    return False
