"""Names of people: a line of them apart, and a line that looks like one."""

from __future__ import annotations

import re

from generator.sources._words import INSTITUTIONS, NOT_PEOPLE, PARTICLES

_INSTITUTIONS = frozenset(INSTITUTIONS.split())
_NOT_PEOPLE = frozenset(NOT_PEOPLE.split()) | _INSTITUTIONS
_PARTICLES = frozenset(PARTICLES.split())
_AND = re.compile(r",? and (?=\S)|(?: ?[&;；·•|、] ?)|，")
_FOOTNOTE = " 0123456789*∗⋆†‡§¶#⁰¹²³⁴⁵⁶⁷⁸⁹,"
# Behind a name only: "Alice (Ally) Example" is all name.
_GROUP = re.compile(r" ?[(（\[][^()（）\[\]]*[)）\]](?=[\s\d*†‡§,]*(?:[,;&·•|、，；]|and |$))")
_FULL_STOP = re.compile(r"(?<=[^\W\d_]{2})\.$")  # not that of an initial
_INVERTED = re.compile(r"[^,]+, [^,]+")
_HAN = re.compile(r"[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]{1,6}·[\u4e00-\u9fff]{1,8}")
_WORD = re.compile(r"(?:[a-z]{1,2}['’])?[^\W\d_](?:[\w\u0300-\u036f'’‐–.-]*)")
_LOWER = re.compile(r"\b[^\W\d_A-Z]{3,}")
_RUN = re.compile("大学|学院|研究[所院]")
_MOST_ODD = 3  # words of a name in lower case
_MOST_WORDS = 5  # of 72,945 names in 13,167 papers, 8 have more


def split(text: str) -> tuple[tuple[str, ...], str]:
    """The names in a line, given name first, and what stood in brackets behind them.

    Names are parted by semicolons, or else by commas and "and"; "Family, Given" is turned round
    where every name is written so. Footnote marks are dropped.

    >>> split("Alice Example1,2, Bob Sample* and Carol Tester (Example Lab)")
    (('Alice Example', 'Bob Sample', 'Carol Tester'), 'Example Lab')
    >>> split("Example, Alice; Sample, Bob")
    (('Alice Example', 'Bob Sample'), '')
    """
    groups = [group.strip(" ()（）[]") for group in _GROUP.findall(text)]
    aside = "; ".join(dict.fromkeys(group for group in groups if any(map(str.isalpha, group))))
    plain = _GROUP.sub("", text)
    names = [_FULL_STOP.sub("", part.rstrip(_FOOTNOTE).strip(" ,*_()")) for part in _parts(plain)]
    return tuple(name for name in names if any(map(str.isalpha, name))), aside


def _parts(text: str) -> list[str]:
    parts = [part for part in _AND.split(text) if part.strip()]
    inverted = [part for part in parts if _INVERTED.fullmatch(part.strip())]
    single = [part for part in inverted if " " not in part.strip().split(", ")[0]]
    if (";" in text or "；" in text or len(parts) > 1) and parts and len(single) == len(parts):
        return [" ".join(reversed(part.strip().split(", "))) for part in parts]
    return [name for part in parts for name in part.split(",")]


def is_names(text: str, near: str = "") -> bool:
    """Whether a line looks like nothing but names.

    Two capitalised words may be one person or the end of a title; words that the text near by
    writes in lower case are no name.

    >>> is_names("Alice Example, Bob van Sample"), is_names("Vision, Language and Action")
    (True, False)
    >>> is_names("Spherical Joints", "We study spherical joints.")
    False
    """
    names, _ = split(text)
    if len(names) == 1:
        words = names[0].split()
        if len(words) == 1:
            return bool(_HAN.fullmatch(words[0])) and words[0] not in near
        return _is_name(names[0]) and not {word.lower() for word in words} & _lower_words(near)
    if not any(" " in name or not name.isascii() for name in names):
        return False
    # Of many, one or two may be written in a way no rule foresees.
    odd = [name for name in names if not _is_name(name)]
    return len(odd) <= len(names) // 4 and all(map(_may_be_name, odd))


def _may_be_name(text: str) -> bool:
    words = text.lower().split()
    return len(words) <= _MOST_ODD and not _NOT_PEOPLE.intersection(words)


def _lower_words(text: str) -> set[str]:
    return set(_LOWER.findall(text))


def is_institution(text: str) -> bool:
    """Whether a line holds what stands below names: a university, a room, a mail address.

    >>> is_institution("1 University of Examples"), is_institution("Ada Exemplar")
    (True, False)
    """
    words = re.split(r"[\s,;.]+", text.lower())
    return (
        "@" in text or any(word in _INSTITUTIONS for word in words) or _RUN.search(text) is not None
    )


def _is_name(name: str) -> bool:
    if _HAN.fullmatch(name):
        return True
    words = name.split()
    if len(words) > _MOST_WORDS or (len(words) == 1 and not name.istitle()):
        return False
    return all(map(_is_name_word, words)) and any(len(word.rstrip(".")) > 1 for word in words)


def _is_name_word(word: str) -> bool:
    bare = word.rstrip(".").lower()
    if len(bare) > 1 and (bare in _NOT_PEOPLE or bare in _PARTICLES):
        return bare in _PARTICLES
    return bool(_WORD.fullmatch(word)) and any(map(str.isupper, word[:3]))
