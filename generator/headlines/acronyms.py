"""Acronyms of a headline spelt out as the abstract does."""

from __future__ import annotations

from collections.abc import Sequence

from generator.headlines._lexicon import OPEN
from generator.headlines._words import (
    FAMILIAR,
    HEADED,
    NAMING,
    PROPER,
    PROPOSES,
    SMALL,
)
from generator.headlines.patterns import Late
from generator.headlines.vocabulary import ALIKE
from generator.headlines.wordclasses import base, forms
from generator.headlines.wording import bare

_PROPER = frozenset(PROPER.split())
_SHORT = Late(r"[A-Z][A-Za-z0-9-]*[A-Z][A-Za-z0-9]*s?$")
_FAMILIAR = frozenset(FAMILIAR.split())
_SINCE = Late(r"[.;:()]")
_LONGEST = 16  # words of a headline after acronyms are spelt out,
_BRIEF = 11  # and of one where a name's long form stands beside what is said of it
_HEADED = frozenset(HEADED.split())
_VERBS = frozenset(OPEN["V"].split())
_NEW = frozenset([*forms(PROPOSES.split()), *NAMING.split(), "our", "novel", "new"])
_HEAD = 5  # words among which the head of a phrase stands
_COUNTS = frozenset(["two", "three", "four", "several", "many", "some"])


def expanded(words: list[str], plain: str, name: str) -> list[str]:
    """Acronyms that the abstract itself defines, spelt out where they first stand."""
    for place, word in enumerate(words):
        if word == name or word in _FAMILIAR or not _SHORT.match(word):
            continue
        long = _long_form(word, plain)
        if (
            long
            and len(words) + len(long) - 1 <= _LONGEST
            and " ".join(long) not in " ".join(words)
        ):
            return expanded([*words[:place], *long, *words[place + 1 :]], plain, name)
    return words


def spelt_out(words: list[str], sentences: Sequence[str], name: str) -> list[str]:
    """What is said of a name, with its long form if nothing of it is said.

    In the place of "method" in "method for X", or before it; if the sentence that has the long
    form speaks of something new.
    """
    if name in words or ":" in words or words[0].endswith("ing") or words[0] in _COUNTS:
        return words
    named = next((sentence for sentence in sentences if f"({name}" in sentence), "")
    if not named or _NEW.isdisjoint(named.lower().replace(",", "").split()):
        return words
    long = _long_form(name, named)
    own = {part[:ALIKE] for part in _PARTING.split(" ".join(long).lower()) if len(part) > 3}
    said = {part[:ALIKE] for part in _PARTING.split(" ".join(words).lower())}
    if not own or 2 * len(own & said) >= len(own):
        return words
    head = next((at for at, word in enumerate(words[:_HEAD]) if word in ("for", "to")), 0)
    deed = words[head] == "for" or words[head + 1] in _VERBS  # not "approach to kite repair"
    if head and words[head - 1].lower() in _HEADED and deed:
        return [*long, *words[head:]] if len(long) + len(words) - head < _LONGEST else words
    said_of = bare(words)
    return [*long, ",", *said_of] if len(long) + len(said_of) < _BRIEF else words


def _long_form(short: str, plain: str) -> list[str]:
    """The words before "(SHORT)" whose initials it is; [] where there are none."""
    single = short[:-1] if short.endswith("s") else short
    place = plain.find(f" ({single}")
    after = plain[place + len(single) + 2 :][:2]
    if place < 0 or after.lstrip("s")[:1] not in (")", ";", ","):
        return []
    words = _SINCE.split(plain[max(0, place - 110) : place])[-1].split()
    wanted = "".join(letter for letter in single.lower() if letter.isalnum())
    for size in range(1, min(len(words), len(wanted) + 3) + 1):
        last = words[-size:]
        parts = [part for part in _PARTING.split(" ".join(last).lower()) if part]
        whole = "".join(part[0] for part in parts)
        strong = "".join(part[0] for part in parts if part not in _SMALL)
        if wanted in (whole, strong) and parts[0] not in _SMALL:
            return _numbered(last, short.endswith("s"), after[:1] == "s")
    return []


_PARTING = Late(r"[\s\-–/]+")
_SMALL = frozenset(SMALL.split())


def _numbered(words: list[str], wanted: bool, given: bool) -> list[str]:
    """A long form in the number of the acronym it stands for."""
    last = words[-1]
    if given and not wanted and last.endswith("s") and not last.endswith("ss"):
        last = base(last) or last
    elif wanted and not given and not last.endswith("s"):
        last += "s"
    head = words[0]
    named = head.lower() in _PROPER
    if len(words) > 1 and head[1:].islower() and words[1][0].islower() and not named:
        head = head[0].lower() + head[1:]
    return [head, *words[1:-1], last] if len(words) > 1 else [last]
