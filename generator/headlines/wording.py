"""From the tokens of a phrase to the words of a headline.

"a novel method to learn X" becomes "Learning X"; what is dropped is praise, articles and heads
that say nothing. No word is added but "for", "to" and a verb's "-ing".
"""

from __future__ import annotations

from generator.headlines._words import (
    BROAD,
    HEADED,
    HOLLOW,
    LEAD,
    NAMING,
    OF,
    PRAISE,
)
from generator.headlines.patterns import Late
from generator.headlines.wordclasses import base, classified, gerund

_PRAISE = frozenset(PRAISE.split())
_LEAD = frozenset(LEAD.split())
_HOLLOW = frozenset(HOLLOW.split())
_BROAD = frozenset(BROAD.split())

_OF = frozenset(OF.split())
_HEADED = frozenset(HEADED.split())
_NAMING = frozenset(NAMING.split())
_FRONT = frozenset(f"{LEAD} {PRAISE} our proposed".split())
_HEAD_ENDS = frozenset(
    [
        "over",
        "between",
        "under",
        "of",
        "for",
        "on",
        "in",
        "that",
        "which",
        "to",
        "with",
        "by",
        "and",
        ",",
        "whose",
        "where",
        "who",
    ]
)


def trimmed(words: list[str], letters: str, start: int, stop: int) -> int:
    """Past articles, praise, and "problem of"; at least two words are left."""
    while start < stop - 2:
        step = _idle(words, letters, start)
        if not step or start + step > stop - 2 or letters[start + step] in "PT":
            break
        start += step
    return start


def _idle(words: list[str], letters: str, start: int) -> int:
    """How many of the next words say nothing."""
    word, after = words[start], words[start + 1]
    if word.lower() in _LEAD or (letters[start] == "B" and after in _PRAISE):
        return 1
    if word == "more" and (after in _PRAISE or after in _BROAD):
        return 1
    if word in _PRAISE:
        linked = letters[start + 1] in ",CX"  # "simple yet effective"; "novel and fast" is fast
        if not linked or words[start + 2] in _PRAISE:
            return 1 + linked
        more = "JE" if letters[start + 1] == "C" else "JEN"  # "novel, CNN-based"
        return 2 if letters[start + 1] in "C," and letters[start + 2] in more else 0
    if word in _OF and letters[start + 1] == "O":
        return 2
    if word == "problem" and after[:1].isupper():
        return 1
    if word in _BROAD and after in _OF and letters[start + 2] == "O":
        return 3
    return 0


_TRIES = frozenset(["aims", "seeks", "attempts", "tries", "aim", "seek", "attempt", "try"])
_EACH = frozenset(["each", "every", "both", "any", "either"])
_HELD = Late("P[DJNE]*NTB?V|PG[^R]*RB?[VA]")


def phrase(words: list[str], letters: str, start: int, stop: int) -> tuple[int, list[str]]:
    """The words of a noun phrase, without what says nothing at its front, and where they start."""
    start = trimmed(words, letters, start, stop)
    if start + 4 > stop or words[start].lower() not in _HOLLOW:
        return start, words[start:stop]
    following = start + 1
    by = words.index("by", following, stop) if "by" in words[following:stop] else 0
    means = by and letters[by + 1] == "G" and words[by - 1].endswith("s")
    if means and words[following] == "for":
        return start, words[start:stop]  # "method for X by learning Y" needs its head
    if words[following] == "for" and _HELD.match(letters, following, stop):
        return start, words[start:stop]  # "method for robots to learn X", "for X that learns"
    if words[following] == "for" and words[following + 1] in _EACH:
        return start, words[start:stop]
    if words[following] == "for" and stop - following > 2:
        start = trimmed(words, letters, following + 1, stop)
        return start, words[start:stop]
    marked = letters[following] == "T" or words[following] in ("that", "which")
    verb = following + 1
    verb += 3 if letters[verb : verb + 3] == "BCB" else letters[verb] == "B"
    if not marked or letters[verb] != "V" or stop - verb < 2:
        return start, words[start:stop]
    if words[verb : verb + 2] == ["consists", "of"]:
        start = trimmed(words, letters, verb + 2, stop)
        return start, words[start:stop]
    how, to = words[following + 1 : verb], letters[following] == "T"
    if words[verb] in _TRIES and letters[verb + 1 : verb + 3] == "TV" and stop - verb > 4:
        verb, how, to = verb + 2, [], True  # "that aims to automate X"
    root = words[verb] if to else base(words[verb])
    if not root:
        return start, words[start:stop]
    rest = coordinated(words, letters, verb + 1, stop)
    return following + 1, [*how, gerund(root), *rest]


def coordinated(words: list[str], letters: str, start: int, stop: int) -> list[str]:
    """The words after a verb that became one in -ing; so must "and prevent" and ", and yields"."""
    found = words[start:stop]
    for match in _AND_VERB.finditer(letters, start, stop):
        if _LEANING.search(letters, start, match.start()):
            break
        verb = words[match.end() - 1]
        found[match.end() - 1 - start] = gerund(base(verb) or verb)
    return found


_AND_VERB = Late("(?:[CX]|,(?=V,))B?V")
_LEANING = Late("[RTWKH]")
_COINED_START = Late(r"[a-z]-|[^a-z]|[a-z]*[A-Z]")


def sentence_case(text: str) -> str:
    """A capital first letter, but for formulas and forms like "k-means" and "iPhone"."""
    first = text.partition(" ")[0]
    return text if _COINED_START.match(first) and first != "a" else text[:1].upper() + text[1:]


def joined(words: list[str]) -> str:
    """Tokens as text."""
    text = " ".join(words)
    for mark in ",;:":
        text = text.replace(f" {mark}", mark)
    return text.strip(" ,;:—")


_ONCE = frozenset(["of", "the", "a", "an", "to", "in", "for", "on", "with"])


def undoubled(words: list[str]) -> list[str]:
    """Without a small word that was written twice: "a net of of rope"."""
    return [
        word
        for before, word in zip(["", *words], words, strict=False)
        if word != before or word not in _ONCE
    ]


_LINKING = frozenset([",", "and", "but", "yet"])


def without_article(words: list[str]) -> list[str]:
    """What follows ", a novel": the apposition that becomes the headline after "NAME:"."""
    start = 1
    while start < len(words) - 1 and (
        words[start] in _LEAD or words[start] in _PRAISE or (start > 1 and words[start] in _LINKING)
    ):
        start += 1
    return words[start:]


_MAY = frozenset(["can", "could", "may", "will"])


def acting(words: list[str]) -> list[str]:
    """ "NAME, which learns X" as "NAME, learning X"; so "NAME module that …" and "NAME to …"."""
    if words[1:4] == [",", "short", "for"]:
        return [words[0], ",", *words[4:]]
    if words[1:2] == ["to"] and len(words) > 4:
        verb = 2 + words[2].endswith("ly")
        return [words[0], ":", *words[2:verb], gerund(words[verb]), *words[verb + 1 :]]
    place = 1 + (words[1:2] != [","] and words[1:2] != ["that"] and words[1:2] != ["which"])
    comma = words[place : place + 1] == [","]
    verb = place + comma + 1
    if words[verb - 1 : verb] not in (["that"], ["which"]) or len(words) - verb < 3:
        return words
    if place == 2 and words[1].lower() not in _HOLLOW and words[1] not in _HEADED:
        return words
    if words[verb] in ("has", "have"):
        return [words[0], "with", *words[verb + 1 :]]
    if words[verb] in _MAY and len(words) - verb > 3:
        return [words[0], ":", gerund(words[verb + 1]), *words[verb + 2 :]]
    if words[verb] in ("is", "are"):
        return [words[0], ",", *words[verb + 1 :]]
    how = words[verb : verb + 1] if words[verb].endswith("ly") else []
    verb += len(how)
    root = base(words[verb])
    if not root or root == "ha":
        return words
    return [words[0], ",", *how, gerund(root), *words[verb + 1 :]]


def unnamed(words: list[str], name: str) -> list[str]:
    """Without ", called NAME,"; "A, called B" becomes "B: A"; [] where that fails."""
    if _NAMING.isdisjoint(words):
        return _without_name(words, name)
    place = next(index for index, word in enumerate(words) if word in _NAMING)
    if words[place + 1 : place + 2] and words[place + 1].startswith("entit"):
        return words  # "named entity recognition"
    if words[place] == "namely" and ((name and name not in words) or "and" in words[place:]):
        front, after = words[: place - (words[place - 1] == ",")], words[place + 1 :]
        return bare(after) if name else [*bare(front), ":", *after]
    front = words[: place - 1] if words[place - 1] == "," else words[:place]
    if front[-2:] in (["which", "is"], ["that", "is"], ["which", "are"], ["that", "are"]):
        front = front[:-2]
        front = front[:-1] if front[-1:] == [","] else front
    if front and front[-1].endswith("ly"):  # "shortly called NAME"
        front = front[: -1 - (front[-2:-1] == [","])]
    after = words[place + 1 :]
    while after[:1] in (["the"], ["a"], ["as"]):
        after = after[1:]
    stop = next((index for index in range(len(after)) if _ends_label(after, index)), len(after))
    label, rest = after[:stop], after[stop + (after[stop : stop + 1] == [","]) :]
    if after[stop : stop + 1] == ["and"]:
        return front if not name or name in label or name in rest else []
    if name:
        if name not in label[:1]:
            return [*(label if len(label) > 1 and len(bare(front)) < 3 else front), *rest]
        if label[1:2] and label[1].lower() not in _HEADED:
            return [*label, *rest]  # "a model called NAME conditional networks"
        return [*front, *label[1:], *rest]
    if not rest and (_HEADED | set(label)).issuperset(bare(front)):
        return label if len(label) > 2 else []
    return [*label, ":", *front, *rest] if 0 < len(label) < 6 else []


def _ends_label(words: list[str], place: int) -> bool:
    """Whether a name of several words is over: not at the "of" of "Mending of Broken Nets"."""
    inside = 0 < place < len(words) - 1 and words[place] != ","
    capital = inside and words[place - 1][:1].isupper() and words[place + 1][:1].isupper()
    return words[place] in _HEAD_ENDS and not capital


def _without_name(words: list[str], name: str) -> list[str]:
    """ "our method, NAME, which …" and "framework NAME that …" without it: it stands before."""
    if not name or name not in words[1:]:
        return words
    place = words.index(name, 1)
    comma = words[place - 1] == ","
    if not comma and words[place - 1].lower() not in _HEADED:
        return words
    front, rest = words[: place - comma], words[place + 1 :]
    if front[:1] == ["our"]:
        front = front[1:]
    return [*front, *(rest[1:] if rest[:1] == [","] else rest)] if front else words


def direct(words: list[str]) -> list[str]:
    """What an "approach to learning X" or a "way to learn X" is for; "method for X" stays.

    >>> " ".join(direct("approach to learn kite shapes".split()))
    'learning kite shapes'
    >>> " ".join(direct("method for kite repair".split()))
    'method for kite repair'
    """
    if len(words) < 4 or words[0].lower() not in _HOLLOW:
        return words
    joint, verb, rest = words[1], words[2], words[2:]
    if joint in ("for", "to", "of") and verb.endswith("ing") and len(rest) > 2:
        return rest if _RELATIVE.isdisjoint(rest) else words  # "method for X that does Y"
    if joint == "to" and classified(["", verb])[2][1] == "V":
        return [gerund(verb), *words[3:]]
    return words


_RELATIVE = frozenset(["that", "which", "whose", "where", "who"])


def bare(words: list[str]) -> list[str]:
    """Words without the articles and the praise that were left so as not to leave too little."""
    start = 0
    while start < len(words) - 1 and (words[start] in _FRONT or (start and words[start] == ",")):
        start += 1
    return words[start:]
