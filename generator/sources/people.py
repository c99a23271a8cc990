"""Names of people: a line of them apart, and a line that looks like one."""

from __future__ import annotations

import re

from generator.sources._words import INSTITUTIONS, NOT_PEOPLE, PARTICLES
from generator.sources.others import without_others

_INSTITUTIONS = frozenset(INSTITUTIONS.split())
_NOT_PEOPLE = frozenset(NOT_PEOPLE.split()) | _INSTITUTIONS
_PARTICLES = frozenset(PARTICLES.split())
ANDS = re.compile(r" (?:und|et) (?!al\b)")  # as German and French part names
_AND = re.compile(r",? and (?=\S)|(?: ?[&;；·•|、] ?)|，")
FOOTNOTE = " 0123456789*∗⋆†‡§¶#⁰¹²³⁴⁵⁶⁷⁸⁹,"
# Behind a name only: "Alice (Ally) Example" is all name.
_INNER = r"[(（\[][^()（）\[\]]*+[)）\]]"
GROUP = re.compile(
    rf" ?[(（\[](?:[^()（）\[\]]++|{_INNER})*+[)）\]]"
    r"(?=[\s\d*†‡§,]*(?:[,;&·•|、，；]|and |$))"
)
_FULL_STOP = re.compile(r"(?<=[^\W\d_]{2})\.$")  # not that of an initial
_INVERTED = re.compile(r"[^,]+, [^,]+")
_HAN = re.compile(r"[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]{1,6}·[\u4e00-\u9fff]{1,8}")
_HAN_SPACED = re.compile("[\u4e00-\u9fff]{2,3}(?: [\u4e00-\u9fff]{2,3})+")
_HAN_ONLY = re.compile("[\u3400-\u9fff·]+")
SUFFIX = re.compile(r"(?:[JS]r\.?|I{2,3}|IV|VI{1,3})", re.IGNORECASE)
_WORD = re.compile(r"(?:[a-z]{1,2}['’])?[^\W\d_](?:[\w\u0300-\u036f'’‐–.-]*)")
_LOWER = re.compile(r"\b[^\W\d_A-Z]{3,}")
_RUN = re.compile("大学|学院|研究[所院]")
_MOST_ODD = 3  # words of a name in lower case
_SHORT = 2  # letters of names that are English words too: Ai, In, To, Is, On
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
    text = ANDS.sub(" and ", text)
    groups = [group.strip()[1:-1].strip() for group in GROUP.findall(text)]
    aside = "; ".join(dict.fromkeys(group for group in groups if any(map(str.isalpha, group))))
    plain = GROUP.sub("", text)
    names = [_FULL_STOP.sub("", unmarked(part).strip(" ,*_()")) for part in _parts(plain)]
    return tuple(name for name in names if any(map(str.isalpha, name))), aside


def unmarked(name: str) -> str:
    """A name without the marks of footnotes behind it; a web address, which is none, as it is.

    >>> unmarked("Ada Example1,2*"), unmarked("https://example.org/1")
    ('Ada Example', 'https://example.org/1')
    """
    return name if "://" in name else name.rstrip(FOOTNOTE)


def _parts(text: str) -> list[str]:
    if _HAN_SPACED.fullmatch(text.strip()):
        return text.split()
    parts = [part for part in _AND.split(text) if part.strip()]
    inverted = [part for part in parts if _INVERTED.fullmatch(part.strip())]
    single = [part for part in inverted if " " not in part.strip().split(", ")[0]]
    if (";" in text or "；" in text or len(parts) > 1) and parts and len(single) == len(parts):
        return [" ".join(reversed(part.strip().split(", "))) for part in parts]
    return [name for part in parts for name in part.split(",")]


def turned(name: str) -> str:
    """A name with its family name first, the other way round.

    >>> turned("van der Berg, Ada"), turned("Example, Bo, Jr."), turned("张, 三")
    ('Ada van der Berg', 'Bo Example Jr.', '张三')
    """
    parts = [part.strip() for part in name.split(",") if part.strip()]
    suffixes = [part for part in parts[1:] if SUFFIX.fullmatch(part)]
    given = [part for part in parts[1:] if not SUFFIX.fullmatch(part)]
    if all(map(_HAN_ONLY.fullmatch, parts)):
        return "".join(parts)
    return " ".join([*given, *parts[:1], *suffixes])


def family(name: str) -> str:
    """The family name in a name that begins with it; "" where that is not told apart.

    >>> [family(name) for name in ("van der Berg, Ada", "Example, Bo, Jr.", "Cy Tester", "张, 三")]
    ['van der Berg', 'Example', '', '']
    """
    first, comma, after = name.partition(",")
    known = comma and after.strip() and not SUFFIX.fullmatch(after.strip())
    return first.strip() if known and not _HAN_ONLY.fullmatch(first.strip()) else ""


def is_names(text: str, near: str = "") -> bool:
    """Whether a line looks like nothing but names.

    Two capitalised words may be one person or the end of a title; words that the text near by
    writes in lower case are no name.

    >>> is_names("Alice Example, Bob van Sample"), is_names("Vision, Language and Action")
    (True, False)
    >>> is_names("Ai Example"), is_names("In Tester, To Sample, Bo Proof and Cy Trial")
    (True, True)
    >>> is_names("Spherical Joints", "We study spherical joints.")
    False
    """
    names, _ = split(without_others(text)[0])
    if _HAN_SPACED.fullmatch(text):
        return not any(name in near for name in names)
    if len(names) == 1:
        words = names[0].split()
        if len(words) == 1:
            return bool(_HAN.fullmatch(words[0])) and words[0] not in near
        return is_name(names[0]) and not {word.lower() for word in words} & _lower_words(near)
    if not any(" " in name or not name.isascii() for name in names):
        return False
    # Of many, one or two may be written in a way no rule foresees.
    odd = [name for name in names if not is_name(name)]
    short = [name for name in odd if _is_with_short_word(name)]
    if len(short) * 2 <= len(names) and all(" " in name for name in names):
        odd = [name for name in odd if name not in short]
    return len(odd) <= len(names) // 4 and all(map(_may_be_name, odd))


def _is_with_short_word(name: str) -> bool:
    """Whether a name would be one but for a word that is English too: "In Sook Test"."""
    words = [
        f"{word}x" if len(word) == _SHORT and word.istitle() else word for word in name.split()
    ]
    return is_name(" ".join(words))


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


def is_name(name: str) -> bool:
    if _HAN.fullmatch(name):
        return True
    words = name.split()
    if len(words) > _MOST_WORDS or (len(words) == 1 and not name.istitle()):
        return False
    return all(map(_is_name_word, words)) and any(len(word.rstrip(".")) > 1 for word in words)


def _is_name_word(word: str) -> bool:
    bare = word.rstrip(".").lower()
    if word == "Ai":  # the name; what titles speak of is AI
        return True
    if len(bare) > 1 and (bare in _NOT_PEOPLE or bare in _PARTICLES):
        return bare in _PARTICLES
    return bool(_WORD.fullmatch(word)) and any(map(str.isupper, word[:3]))
