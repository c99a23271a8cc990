"""What a phrase may not be without: what its words point at, and the thing that bears the name."""

from __future__ import annotations

import re

from generator.headlines._words import BACKWARD, CLOSING, FURTHER, GENERAL, NAMING
from generator.headlines.candidates import Candidate
from generator.headlines.coinage import coined, forms, initials
from generator.headlines.reading import Reading

_BACKWARD = frozenset(BACKWARD.split())
_OPENING = frozenset(["its", "their", "resulting", "proposed", "corresponding"])
_GENERAL = frozenset(GENERAL.split())
_CLOSING = frozenset(["", *CLOSING.split()])
_FURTHER = frozenset(FURTHER.split())
_NAMING = frozenset(NAMING.split()) - {"namely"}
_ASIDE = re.compile(r"\(([A-Z][\w\-+]*)\)")
_TWO = re.compile(r"([A-Za-z][\w\-+]*)\)? and (?:\w+-?\w* ){0,3}\(?([A-Za-z][\w\-+]*)")


def dangling(words: list[str]) -> bool:
    """Whether a phrase points at something said before it.

    >>> [dangling(text.split()) for text in ("such techniques", "tasks such as chess")]
    [True, False]
    >>> [dangling(text.split()) for text in ("rates for the method in two cases", "both nets")]
    [True, True]
    """
    lowers = [word.lower() for word in (*words, "", "")]
    if (lowers[0] == "similar" and "to" not in lowers) or lowers[0] in _OPENING:
        return True
    for place, word in enumerate(lowers[:-2]):
        following = lowers[place + 1]
        if word in _BACKWARD or (word == "such" and following not in ("as", "that")):
            return True
        if word == "the" and following in _GENERAL and lowers[place + 2] in _CLOSING:
            return True
        if word == "both" and "and" not in lowers[place:]:
            return True
    return False


def further(reading: Reading, made: Candidate) -> bool:
    """Whether the paper says it in passing: "we also propose …", "additionally, …"."""
    cue, lowers = made.cue, reading.lowers
    passing = lowers[min(cue.subject, cue.start) : cue.start]
    return lowers[cue.opening] in _FURTHER or not _FURTHER.isdisjoint(passing)


def bears(reading: Reading, made: Candidate) -> bool:
    """Whether the phrase is about what bears the name: "NAME: phrase" would say so."""
    name, number = reading.name, reading.numbers[made.start]
    if name in made.words:
        return True
    sentence = reading.sentences[number]
    if made.kind in "TCQF" or further(reading, made) or _of_another(reading, made, sentence):
        return False
    if name in sentence:
        return made.cue.kind not in "S" or _beside(made.words, name, sentence)
    if made.kind == "M":
        return True
    first = made.cue is reading.first.get(made.cue.kind)
    if reading.naming >= 0:
        return first and made.cue.kind == "P" and number < reading.naming
    return first and made.cue.kind in "PSVGB"


def _beside(words: list[str], name: str, sentence: str) -> bool:
    """Whether the name stands in brackets after the phrase, or the phrase explains it."""
    return f"{words[-1]} ({name}" in sentence or f"{name}, " in sentence


def _of_another(reading: Reading, made: Candidate, sentence: str) -> bool:
    """Whether the phrase is what another name stands for, or what two names share."""
    name = reading.name
    inside = reading.words[made.start : made.cue.stop]
    told = f"({name}" in sentence
    for place, word in enumerate(inside[:-2]):
        if not told and word in _NAMING and name not in inside[place + 1 : place + 3]:
            return True
    for short in _ASIDE.findall(sentence) if made.kind not in "AN" else ():
        if short.rstrip("s") != name and coined(short) and initials(short, " ".join(made.words)):
            return True
    twins = (match.groups() for match in _TWO.finditer(sentence))
    return any(name in pair and all(map(_new_form, pair)) for pair in twins)


def _new_form(word: str) -> bool:
    return coined(word) and any(forms(word))
