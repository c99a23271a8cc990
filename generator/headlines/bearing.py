"""What a phrase may not be without: what its words point at, and the thing that bears the name."""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines._words import (
    BACKWARD,
    CLOSING,
    FURTHER,
    GENERAL,
    HEADED,
    NAMING,
    POINTING_AFTER_THE,
    STEPS,
    STUDY,
    THINGS,
    TRIAL,
)
from generator.headlines.coinage import coined, forms, initials
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading
from generator.headlines.spans import Candidate

_BACKWARD = frozenset(BACKWARD.split())
_POINTERS = _BACKWARD | {"such", "them", "each", "their", "its", "the", "both"}
_JOINTS = frozenset(["for", "of", "on", "in", "to"])
_OPENING = frozenset(["its", "their", "resulting", "proposed", "corresponding"])
_GENERAL = frozenset(GENERAL.split())
_SAME = frozenset(["", "using", "setting", "question", *GENERAL.split()])
_CLOSING = frozenset(["", *CLOSING.split()])
_THINGS = frozenset(THINGS.split())
_AFTER_THE = frozenset(POINTING_AFTER_THE.split())
_HEADED = frozenset(f"{HEADED} proposed".split())
_FURTHER = frozenset(FURTHER.split())
_BESIDES = _FURTHER | frozenset(STEPS.split())
_ORDINAL = frozenset(["second", "third", "addition"])
_TRIAL = frozenset(TRIAL.split())
_NAMING = frozenset(NAMING.split()) - {"namely"}
_CALLED = _NAMING | {"referred"}
_LONG_FORM = 8  # words that a name may be short for, with "called"
_STUDY = frozenset(STUDY.split())
_ASIDE = Late(r"\(([A-Z][\w\-+]*)\)")
# The literal stands first, so that the search for it is fast.
_AND_ANOTHER = Late(r" and (?:\w+-?\w* ){0,3}\(?([A-Za-z][\w\-+]*)")
_LAST_WORD = Late(r"[A-Za-z][\w\-+]*\)?$")


def dangling(words: list[str]) -> bool:
    """Whether a phrase points at something said before it.

    >>> [dangling(text.split()) for text in ("such techniques", "tasks such as chess")]
    [True, False]
    >>> [dangling(text.split()) for text in ("rates for the method in two cases", "both nets")]
    [True, True]
    """
    lowers = f"{' '.join(words)}  ".lower().split(" ")
    if lowers[0] == "doing" and lowers[1] == "so":
        return True
    if (lowers[0] == "similar" and "to" not in lowers) or lowers[0] in _OPENING:
        return True
    if lowers[1:3] == ["that", "they"]:
        return True  # "chance that they fly"
    if _POINTERS.isdisjoint(lowers):
        return False
    for place in [place for place, word in enumerate(lowers) if word in _POINTERS]:
        word, following = lowers[place], lowers[place + 1]
        if word in _BACKWARD or (word == "such" and following not in ("as", "that")):
            return True
        after = lowers[place + 2]
        if word == "them" and place < 5:
            return True
        if word == "each" and following in _GENERAL:
            return True
        owned = word in ("their", "its") and 0 < place < 3
        if owned and (lowers[place - 1] in _JOINTS or lowers[0].endswith("ing")):
            return True  # "recipe for their analysis", "extending their proof"
        if word == "the" and following in _GENERAL and (after in _CLOSING or after.endswith("ing")):
            return True
        if word == "the" and (following == "above" or (following == "same" and after in _SAME)):
            return True
        if word == "the" and following in ("two", "three") and lowers[place + 2] in _GENERAL:
            return True
        if word == "both" and "and" not in lowers[place:]:
            return True
    return False


def further(reading: Reading, made: Candidate) -> bool:
    """Whether the paper says it in passing: "we also propose …", "additionally, …"."""
    (kind, start, _, opening, subject), lowers = made.cue, reading.lowers
    if lowers[opening] in _BESIDES or (kind in "Gp" and lowers[subject - 1] in ("where", "which")):
        return True
    subject = min(subject, start)
    if lowers[opening] == "in" and not _ORDINAL.isdisjoint(lowers[opening + 1 : opening + 4]):
        return True  # "In the second one, …"
    if subject > opening + 2 and not _TRIAL.isdisjoint(lowers[opening:subject]):
        return True
    return start > subject and not _FURTHER.isdisjoint(lowers[subject:start])


def bears(reading: Reading, made: Candidate) -> bool:
    """Whether the phrase is about what bears the name: "NAME: phrase" would say so."""
    if reading.name in made.words:
        return True
    if made.kind in "TCQFH" or not _placed(reading, made):
        return False
    sentence = reading.sentences[reading.numbers[made.start]]
    return not (
        _second(made.words, reading.name, sentence)
        or further(reading, made)
        or _of_another(reading, made, sentence)
    )


def _placed(reading: Reading, made: Candidate) -> bool:
    """Whether the phrase stands where what it says is said of what bears the name."""
    name, number = reading.name, reading.numbers[made.start]
    sentence = reading.sentences[number]
    if name in sentence:
        return made.cue.kind not in "S" or _beside(made.words, name, sentence)
    if not _STUDY.isdisjoint(made.words[:2]) or "problem" in made.words:
        return False
    if made.kind == "M":
        return True
    first = made.cue is reading.first.get(made.cue.kind)
    if apart(reading, number):
        return False
    if reading.naming < 0:
        return first and made.cue.kind in "PSVGB"
    acts = reading.letters[made.start] == "G" or made.kind == "G"
    deed = made.cue.kind == "S" and acts  # the problem that it solves
    told = first and number < reading.naming and (made.cue.kind == "P" or deed)
    return told and not _described(reading)


def apart(reading: Reading, number: int) -> bool:
    """Whether another sentence gives the name to something: "… called NAME", "NAME, a …"."""
    name = reading.name
    for other, sentence in enumerate(reading.sentences):
        if other != number and name in sentence:
            if all(reading.numbers[c.start] != other or c.kind not in "PpV" for c in reading.cues):
                return False
            _, _, after = sentence.partition(name)
            before = sentence[: sentence.find(name)].rstrip(' "(,').rsplit(" ", _LONG_FORM)
            called = before[-1] in _NAMING or (
                f"({name}" in sentence and not _CALLED.isdisjoint(before[1:])
            )
            return called or after.lstrip(")").startswith((", a ", ", an ", ", our "))
    return False


def _described(reading: Reading) -> bool:
    """Whether the name is proposed with a description of its own: "we propose NAME, a …"."""
    return any(
        cue.kind == "P"
        and reading.numbers[cue.start] == reading.naming
        and reading.words[cue.start] == reading.name
        and reading.letters[cue.start + 1 : cue.start + 3] == ",D"
        for cue in reading.cues
    )


def _second(words: list[str], name: str, sentence: str) -> bool:
    """Whether only the second of two things bears the name: "a lock and a Wax Seal (WS)"."""
    front, bracket, _ = sentence.partition(f" ({name}")
    _, joint, last = front.rpartition(" and a")
    if not bracket or not joint or "," in last or not initials(name, last):
        return False
    return sum(word in last for word in words) < len(words)


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
    for match in _ASIDE.finditer(sentence) if "(" in sentence and made.kind not in "AN" else ():
        short = match[1]
        if short.rstrip("s") != name and coined(short):
            meant = " ".join(made.words) if told or name in sentence else sentence[: match.start()]
            if initials(short, meant):
                return True
    if name not in sentence or " and " not in sentence:
        return False
    joined = f"{name} and" in sentence or f"{name}) and" in sentence
    if not joined and " and " not in sentence[: sentence.rfind(name)]:
        return False
    return any(name in pair and all(map(_new_form, pair)) for pair in _twins(sentence))


def _twins(sentence: str) -> Iterator[tuple[str, str]]:
    """What "and" joins in a sentence: "Long Form (NAME) and OTHER"."""
    for match in _AND_ANOTHER.finditer(sentence):
        words = sentence[: match.start()].rpartition(" ")[2]
        if before := _LAST_WORD.search(words):
            yield before[0].rstrip(")"), match[1]


def _new_form(word: str) -> bool:
    return coined(word) and any(forms(word))


def definite(inside: list[str]) -> bool:
    """Whether the words say "the corresponding …", or "the apparatus" and no more of it."""
    return "the" in inside and any(
        a == "the" and (b in _AFTER_THE or (b in _THINGS and after in _CLOSING))
        for a, b, after in zip(inside, inside[1:], [*inside[2:], ""], strict=False)
    )


def generic(candidate: Candidate) -> bool:
    """Whether a clause is about "the proposed method"."""
    if candidate.kind not in "TC":
        return False
    first = [word.lower() for word in candidate.words[:2]]
    return "proposed" in first or (first[0] in _HEADED and first[1:] != ["of"])


def task_of(reading: Reading, made: Candidate) -> bool:
    """Whether it is what the proposed method is for, and no more: "X" of "a method for X"."""
    if made.kind != "P" or made.cue is not reading.first.get("P"):
        return False
    front = reading.lowers[made.cue.start : made.start]
    return len(front) > 1 and (front[-1] in ("for", "to", "of") or front[-2] == "for")
