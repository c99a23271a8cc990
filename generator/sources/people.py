"""Names of people: a line of them apart, and a line that looks like one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from generator.sources._words import INSTITUTIONS, NOT_PEOPLE, PARTICLES
from generator.sources.others import without_others
from generator.text import squeeze

_INSTITUTIONS = frozenset(INSTITUTIONS.split())
_NOT_PEOPLE = frozenset(NOT_PEOPLE.split()) | _INSTITUTIONS
_PARTICLES = frozenset(PARTICLES.split())
_ANDS = re.compile(r" (?:und|et) (?!al\b)")  # as German and French part names
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
_SUFFIX = re.compile(r"(?:[JS]r\.?|I{2,3}|IV|VI{1,3})", re.IGNORECASE)
_INITIALS = re.compile(r"(?:[^\W\d_]\.[ -]?){1,4}")
_IS_ONE = re.compile(r"[^,]+(?:,[^,]+){0,2}")  # a name, turned round or not
_COMMAS = re.compile(r"[^,]+, [^,]+ and [^,]+, [^,]+")
_SAID = {"and": 'the word "and"', ",": 'commas and the word "and"'}
_WORD = re.compile(r"(?:[a-z]{1,2}['’])?[^\W\d_](?:[\w\u0300-\u036f'’‐–.-]*)")
_LOWER = re.compile(r"\b[^\W\d_A-Z]{3,}")
_RUN = re.compile("大学|学院|研究[所院]")
_BETWEEN = re.compile(r",| and |&|;")
_UNSPACED = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af·々]{2,}")  # a whole name
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
    text = _ANDS.sub(" and ", text)
    groups = [group.strip()[1:-1].strip() for group in GROUP.findall(text)]
    aside = "; ".join(dict.fromkeys(group for group in groups if any(map(str.isalpha, group))))
    plain = GROUP.sub("", text)
    names = [_FULL_STOP.sub("", part.rstrip(FOOTNOTE).strip(" ,*_()")) for part in _parts(plain)]
    return tuple(name for name in names if any(map(str.isalpha, name))), aside


def _parts(text: str) -> list[str]:
    if _HAN_SPACED.fullmatch(text.strip()):
        return text.split()
    parts = [part for part in _AND.split(text) if part.strip()]
    inverted = [part for part in parts if _INVERTED.fullmatch(part.strip())]
    single = [part for part in inverted if " " not in part.strip().split(", ")[0]]
    if (";" in text or "；" in text or len(parts) > 1) and parts and len(single) == len(parts):
        return [" ".join(reversed(part.strip().split(", "))) for part in parts]
    return [name for part in parts for name in part.split(",")]


@dataclass(frozen=True, slots=True)
class Guess:
    """How a file's author fields were read where they may mean something else."""

    number: int  # of the first field that was read so
    done: str  # "" where nothing was guessed
    remedy: str


_SURE = Guess(-1, "", "")


def parted(
    texts: Sequence[str], exact: bool = False
) -> tuple[list[tuple[str, ...]], Guess, list[tuple[str, ...]]]:
    """The names in each of a file's author fields, given name first, and what was guessed.

    The last are the family names, one a name, "" where it is not told apart.

    A field of lines is a list already. How others are parted is decided once for the file: by the
    mark that most of them hold, ";", "|" or line breaks; else by "and" alone where that stands
    between names with commas; else by commas and "and". `exact` says that lists hold names as they
    shall be shown.

    >>> parted(["Ada Example, Bo Sample", "Cy Tester"])[0]
    [('Ada Example', 'Bo Sample'), ('Cy Tester',)]
    >>> parted(["Example, Ada and van der Sample, Bo", "Tester, Jr., Cy"])[0]
    [('Ada Example', 'Bo van der Sample'), ('Cy Tester Jr.',)]
    """
    texts = [_ANDS.sub(" and ", text.replace("；", ";")) for text in texts]
    mark = _mark([text for text in texts if text and not text.endswith("\n")])
    free = [not (exact and text.endswith("\n")) for text in texts]
    lists = [
        _listed(text, mark) if loosely else _exactly(text)
        for text, loosely in zip(texts, free, strict=True)
    ]
    around = _inverted([lists[n] if loosely else [] for n, loosely in enumerate(free)])
    families = [
        tuple(family(name) if n in around else "" for name in names)
        for n, names in enumerate(lists)
    ]
    mended = [
        tuple(map(turned if n in around else _suffixed, names)) if free[n] else tuple(names)
        for n, names in enumerate(lists)
    ]
    split_up = [
        n for n, text in enumerate(texts) if not text.endswith("\n") and _is_ambiguous(text)
    ]
    turns = [n for n in sorted(around) if any("," in name for name in lists[n])]
    return mended, _guess(split_up if mark not in ";|\n" else [], mark, turns), families


def _inverted(lists: Sequence[Sequence[str]]) -> frozenset[int]:
    """Which of a file's fields write "Family, Given": all where most names do, else by themselves.

    By itself a field must hold several names, each with one comma and words of a name around it.
    """
    every = [name for names in lists for name in names]
    commas = sum("," in name for name in every)
    if not commas:
        return frozenset()
    if commas * 5 >= len(every) * 4:
        return frozenset(range(len(lists)))
    return frozenset(
        n for n, names in enumerate(lists) if len(names) > 1 and all(map(_is_turned, names))
    )


def _is_turned(name: str) -> bool:
    """Whether a name by itself is written "Family, Given"; "Tester, Jr." is not."""
    before, comma, after = name.partition(", ")
    of_name = comma and "," not in after and not _SUFFIX.fullmatch(after)
    return bool(of_name) and _is_name(f"{after} {before}")


def _guess(split_up: Sequence[int], mark: str, around: Sequence[int]) -> Guess:
    """The guess at the fields that were parted at a mark, and at those that were turned round."""
    said = []
    if split_up:
        said.append(f"parted at {_SAID[mark]}")
    if around:
        said.append('turned round, since they are written "Family, Given"')
    if not said:
        return _SURE
    sure = 'part them by ";" or write a list' if split_up else 'write them "Given Family"'
    return Guess((split_up or around)[0], " and ".join(said), f"{sure} to be sure")


def _mark(texts: Sequence[str]) -> str:
    """What parts the names in a file's author fields: ";", "|", a line break, "and" or ","."""
    several = sum(map(_several, texts))
    for mark in ";|\n":
        if sum(mark in text for text in texts) * 2 >= max(several, 1):
            return mark
    with_and = [text for text in texts if " and " in text]
    clear = [text for text in with_and if all(map(_IS_ONE.fullmatch, text.split(" and ")))]
    bare = all("," not in text for text in texts)
    if with_and and len(clear) * 10 >= len(with_and) * 9 and len(with_and) * 2 >= several:
        return "and" if bare or any(_COMMAS.search(text) for text in with_and) else ","
    return ","


def _several(text: str) -> bool:
    return any(sign in text for sign in (";", "|", "\n", ",", " and ", "、", "，", "；"))


def _is_ambiguous(text: str) -> bool:
    """Whether a line's commas may stand inside of names: a word alone is one of "Family, Given".

    >>> _is_ambiguous("Ada Example, Bo Sample"), _is_ambiguous("Example, Ada, Sample, Bo")
    (False, True)
    """
    if "," not in text:
        return False
    names = (part.strip(FOOTNOTE) for part in _BETWEEN.split(GROUP.sub("", squeeze(text))))
    return any(name and " " not in name and not _UNSPACED.fullmatch(name) for name in names)


def _exactly(text: str) -> list[str]:
    return [name for line in text.split("\n") if (name := line.strip(" ,;"))]


def _listed(text: str, mark: str) -> list[str]:
    if text.endswith("\n") or (mark == "\n" and "\n" in text):
        lines = text.split("\n") if text.endswith("\n") else map(squeeze, text.split("\n"))
        return [name for line in lines if (name := line.strip(" ,;").removeprefix("and "))]
    line = squeeze(text)
    if mark == ",":
        return _with_initials(line) or list(split(line)[0])
    parts = re.split(" and " if mark == "and" else re.escape(mark), line)
    names = (part.strip().removeprefix("and ").rstrip(FOOTNOTE).strip() for part in parts)
    return [name for name in names if any(map(str.isalpha, name))]


def _with_initials(line: str) -> list[str]:
    """The names in "Example, A., Sample, B. C. and Tester, D."; [] where it is not written so."""
    parts = [part.strip() for part in re.sub(r",? (?:and|&) ", ", ", line).split(",")]
    if len(parts) % 2 or not all(map(_INITIALS.fullmatch, parts[1::2])):
        return []
    return [f"{given} {family}" for family, given in zip(parts[::2], parts[1::2], strict=True)]


def turned(name: str) -> str:
    """A name with its family name first, the other way round.

    >>> turned("van der Berg, Ada"), turned("Example, Bo, Jr."), turned("张, 三")
    ('Ada van der Berg', 'Bo Example Jr.', '张三')
    """
    parts = [part.strip() for part in name.split(",") if part.strip()]
    suffixes = [part for part in parts[1:] if _SUFFIX.fullmatch(part)]
    given = [part for part in parts[1:] if not _SUFFIX.fullmatch(part)]
    if all(map(_HAN_ONLY.fullmatch, parts)):
        return "".join(parts)
    return " ".join([*given, *parts[:1], *suffixes])


def family(name: str) -> str:
    """The family name in a name that begins with it; "" where that is not told apart.

    >>> [family(name) for name in ("van der Berg, Ada", "Example, Bo, Jr.", "Cy Tester", "张, 三")]
    ['van der Berg', 'Example', '', '']
    """
    first, comma, after = name.partition(",")
    known = comma and after.strip() and not _SUFFIX.fullmatch(after.strip())
    return first.strip() if known and not _HAN_ONLY.fullmatch(first.strip()) else ""


def _suffixed(name: str) -> str:
    """ "Cy Tester, Jr." without its comma; other commas stay, and are doubtful."""
    head, comma, tail = name.rpartition(",")
    return f"{head} {tail.strip()}" if comma and _SUFFIX.fullmatch(tail.strip()) else name


def is_names(text: str, near: str = "") -> bool:
    """Whether a line looks like nothing but names.

    Two capitalised words may be one person or the end of a title; words that the text near by
    writes in lower case are no name.

    >>> is_names("Alice Example, Bob van Sample"), is_names("Vision, Language and Action")
    (True, False)
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
