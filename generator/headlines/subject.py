"""What a headline leaves out though the paper is about it: a keyword, or the topic it opens with.

A phrase that the abstract opens with, and that its authors would very likely make a keyword, is
what a reader looks for in a title.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from generator.headlines._words import HEADED
from generator.headlines.missing import begun, keyword, likely_phrases, missed, recurring, topic
from generator.headlines.openings import Topic, is_task, running
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate
from generator.headlines.wording import bare

_LONGEST = 12  # words of a headline to which a phrase is added,
_MOST = 14  # and of both
_BRIEF = 7  # words of a headline that says little
_SHORT = 9  # words of one that may lack the task with which the abstract begins
_PLAIN = 5  # words of a phrase to which "for X" is added, where it has a name
_HEADED = frozenset(HEADED.split())
_BY = frozenset(["by", "using", "via", "through", "from", "with", "leveraging", "employing"])
_CLAUSES = frozenset("TCQF")
_LEANING = frozenset(["that", "which", "to", ","])


def completed(
    reading: Reading, made: Candidate, words: list[str], named: bool, stated: Sequence[Topic]
) -> list[str]:
    """The words of a headline with what it leaves out: "X for Y" or "Y: X".

    `stated` are the topics of the abstract; one that is `named` has the name before it.
    """
    said = bare(words)
    clause = made.kind in _CLAUSES
    served = ("for" in said or _of_others(said)) and not clause
    headed = named or ":" in words
    if not said or len(said) + named > _LONGEST or (headed and (served or clause)):
        return words
    phrases, aside = likely_phrases(reading, said), list[str]()
    left_out = begun(reading, said, phrases) if len(said) <= _SHORT and not served else []
    left_out = left_out or keyword(reading, said, served, phrases) or topic(reading, said, stated)
    if not left_out and not headed and not served and len(said) <= _BRIEF:
        left_out = aside = recurring(reading, said, phrases)
    if not left_out:
        left_out = aside = missed(reading, said, phrases)
    if not left_out or len(said) + len(left_out) + named > _MOST:
        return words
    task, means = is_task(left_out[-1]), _is_means(reading, left_out)
    if means and named:
        return words
    loose = aside or not _LEANING.isdisjoint(said)  # "for X" would seem to belong to the end
    if named and task and loose and len(said) > _PLAIN and not {":", reading.name} & set(words):
        return [reading.name, "for", *left_out, ":", *said]
    made_for = (
        not means
        and not _HEADED.isdisjoint(said)
        and (not aside or (headed and left_out[-1][-1] == "s"))
    )
    if (made_for or (task and not means and (headed or not aside))) and not (clause or served):
        return [*words, "for", *left_out]
    if headed:
        return words
    first = running(reading, made.start, made.stop)[0]
    return [*left_out, ":", first if first == said[0].lower() else said[0], *said[1:]]


def _is_means(reading: Reading, phrase: Sequence[str]) -> bool:
    """Whether something is done "by X" or "using X", so that it is not done for X."""
    lowers, sought = reading.lowers, [word.lower() for word in phrase]
    for place, word in enumerate(lowers):
        if word == sought[0] and lowers[place : place + len(sought)] == sought:
            before = place - 1
            while before > 0 and reading.letters[before] in "DJBSE":
                before -= 1
            if lowers[before] in _BY or lowers[before : before + 2] == ["based", "on"]:
                return True
    return False


def _of_others(said: Sequence[str]) -> bool:
    """Whether it is done to "an existing model", which was made for something else."""
    return any(word == "existing" and after in _HEADED for word, after in pairwise(said))


def led(reading: Reading, words: list[str]) -> list[str]:
    """Words that no candidate has, after what they leave out: "Y: X"."""
    said = bare(words)
    if not said or ":" in words:
        return words
    left_out = missed(reading, said, likely_phrases(reading, said))
    if not left_out or len(said) + len(left_out) > _MOST:
        return words
    first = said[0].lower() if said[0][1:].islower() else said[0]
    return [*left_out, ":", first, *said[1:]]
