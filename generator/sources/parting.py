"""A file's author fields into names: by what parts them in most, none torn, none left whole."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.sources._surnames import SURNAMES
from generator.sources.people import (
    ANDS,
    FOOTNOTE,
    GROUP,
    SUFFIX,
    family,
    is_institution,
    is_name,
    split,
    turned,
    unmarked,
)
from generator.text import squeeze

_INITIALS = re.compile(r"(?:[^\W\d_]\.[ -]?){1,4}")
_IS_ONE = re.compile(r"[^,]+(?:,[^,]+){0,2}")  # a name, turned round or not
_COMMAS = re.compile(r"[^,]+, [^,]+ and [^,]+, [^,]+")
_SAID = {"and": 'the word "and"', ",": 'commas and the word "and"'}
_BETWEEN = re.compile(r",| and |&|;")
_UNSPACED = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af·々]{2,}")  # a whole name
_HAN_APART = re.compile("([\u4e00-\u9fff]{1,2}) ([\u4e00-\u9fff]{1,2})")
_SURNAMES = frozenset(SURNAMES.split())
_STRONG = ";|\n"  # they part names, and stand inside of none
_NOTES = " *∗⋆†‡§¶"  # behind a name in a list


@dataclass(frozen=True, slots=True)
class Guess:
    """How a file's author fields were read where they may mean something else."""

    number: int  # of the first field that was read so
    done: str  # "" where nothing was guessed
    remedy: str


_SURE = Guess(-1, "", "")


def parted(
    texts: Sequence[str], exact: Sequence[bool] = ()
) -> tuple[list[tuple[str, ...]], Guess, list[tuple[str, ...]]]:
    """The names in each of a file's author fields, given name first, and what was guessed.

    The last are the family names, one a name, "" where it is not told apart.

    A field of lines is a list already. How others are parted is decided once for the file: by the
    mark that most of them hold, ";", "|" or line breaks; else by "and" alone where that stands
    between names with commas; else by commas and "and". `exact` says of which fields
    the lists hold names as they shall be shown.

    >>> parted(["Ada Example, Bo Sample", "Cy Tester"])[0]
    [('Ada Example', 'Bo Sample'), ('Cy Tester',)]
    >>> parted(["Example, Ada and van der Sample, Bo", "Tester, Jr., Cy"])[0]
    [('Ada Example', 'Bo van der Sample'), ('Cy Tester Jr.',)]
    """
    texts = [ANDS.sub(" and ", text.replace("；", ";")) for text in texts]
    mark = _mark([text for text in texts if text and not text.endswith("\n")])
    free = [not each for each in exact] or [True] * len(texts)
    others = _otherwise(texts, mark)
    lists = [
        _listed(text, others.get(n, mark)) if loosely else _exactly(text)
        for n, (text, loosely) in enumerate(zip(texts, free, strict=True))
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
    turns = [n for n in sorted(around) if any("," in name for name in lists[n])]
    return _in_order(mended, free), _guess(*_split_up(texts, mark, others), turns), families


def _split_up(
    texts: Sequence[str], mark: str, others: Mapping[int, str]
) -> tuple[Sequence[int], str]:
    """Which fields were parted in a way that may be wrong, and what was done with them."""
    if others:
        return sorted(others), _unlike(mark, others)
    if mark not in _SAID:
        return [], ""
    loose = [n for n, text in enumerate(texts) if not text.endswith("\n") and _is_ambiguous(text)]
    return loose, f"parted at {_SAID[mark]}"


def _otherwise(texts: Sequence[str], mark: str) -> dict[int, str]:
    """Which of a file's fields part several names otherwise than most, and by what.

    >>> _otherwise(["Ada Example|Bo Sample", "Cy Tester, Di Foo and Ed Bar"], "|")
    {1: ','}
    """
    if mark not in _STRONG:
        return {}
    whole = [text for text in texts if mark in text and not text.endswith("\n")]
    names = [name for text in whole for name in text.split(mark)]
    turns = sum("," in name for name in names) * 5 > len(names)  # "Family, Given" is one
    found = {}
    for n, text in enumerate(texts):
        if mark in text:
            continue
        if own := next((sign for sign in _STRONG if sign in text.rstrip("\n")), ""):
            found[n] = own
        elif not turns and _is_of_several(text):
            found[n] = ","
    return {n: own for n, own in found.items() if not texts[n].endswith("\n")}


def _is_of_several(text: str) -> bool:
    """Whether commas and "and" part a line into whole names, each of several words."""
    names = split(squeeze(text))[0] if _several(text) else ()
    whole = (is_name(name) and (" " in name or _UNSPACED.fullmatch(name)) for name in names)
    return len(names) > 1 and all(whole)


def _unlike(mark: str, others: Mapping[int, str]) -> str:
    """What was done with the fields that hold another mark than most."""
    at = " or ".join(_SAID.get(own, f'"{own}"') for own in dict.fromkeys(others.values()))
    most = "line break" if mark == "\n" else f'"{mark}"'
    return f"parted at {at} where they hold no {most} as most do"


def _in_order(lists: Sequence[tuple[str, ...]], free: Sequence[bool]) -> list[tuple[str, ...]]:
    """The names, of which those in Han characters begin with the family name.

    Forms that ask for given and family names write both with a space between them, the given one
    first. A name of which both may be either is turned as most others of the file are.

    >>> _in_order([("Ada Example", "小明 王"), ("林 文",)], [True, True])
    [('Ada Example', '王小明'), ('文林',)]
    """
    loose = (names for names, loosely in zip(lists, free, strict=True) if loosely)
    orders = [order for names in loose for name in names if (order := _order(name))]
    given_first = orders.count("given") > orders.count("family")
    wrong = ("given", "either") if given_first else ("given",)
    return [
        tuple("".join(name.split()[::-1]) if _order(name) in wrong else name for name in names)
        if loosely
        else names
        for names, loosely in zip(lists, free, strict=True)
    ]


def _order(name: str) -> str:
    """What a name of two words in Han characters begins with; "" for all others.

    >>> [_order(name) for name in ("小明 王", "王 小明", "林 文", "Ada Example", "太郎 山田")]
    ['given', 'family', 'either', '', '']
    """
    found = _HAN_APART.fullmatch(name)
    if not found:
        return ""
    first, last = (word in _SURNAMES for word in found.groups())
    return {(False, True): "given", (True, False): "family", (True, True): "either"}.get(
        (first, last), ""
    )


def _inverted(lists: Sequence[Sequence[str]]) -> frozenset[int]:
    """Which of a file's fields write "Family, Given": all where most names do, else by themselves.

    By itself a field must hold several names, each with one comma and words of a name around it.
    """
    # "Ada Example, Example University" is not turned, though most others be.
    lists = [[] if any(map(_is_placed, names)) else names for names in lists]
    every = [name for names in lists for name in names]
    commas = sum("," in name for name in every)
    if not commas:
        return frozenset()
    if commas * 5 >= len(every) * 4:
        return frozenset(n for n, names in enumerate(lists) if names)
    return frozenset(
        n for n, names in enumerate(lists) if len(names) > 1 and all(map(_is_turned, names))
    )


def _is_placed(name: str) -> bool:
    """Whether what stands behind a name's comma is an institution."""
    return "," in name and is_institution(name.partition(",")[2])


def _is_turned(name: str) -> bool:
    """Whether a name by itself is written "Family, Given"; "Tester, Jr." is not."""
    before, comma, after = name.partition(", ")
    of_name = comma and "," not in after and not SUFFIX.fullmatch(after)
    return bool(of_name) and is_name(f"{after} {before}")


def _guess(split_up: Sequence[int], how: str, around: Sequence[int]) -> Guess:
    """The guess at the fields that were parted, and at those that were turned round."""
    said = []
    if split_up:
        said.append(how)
    if around:
        said.append('turned round, since they are written "Family, Given"')
    if not said:
        return _SURE
    sure = 'part them by ";" or write a list' if split_up else 'write them "Given Family"'
    return Guess((split_up or around)[0], " and ".join(said), f"{sure} to be sure")


def _mark(texts: Sequence[str]) -> str:
    """What parts the names in a file's author fields: ";", "|", a line break, "and" or ","."""
    several = sum(map(_several, texts))
    for mark in _STRONG:
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
        names = (line.strip(" ,;").rstrip(_NOTES).removeprefix("and ") for line in lines)
        return [name for name in names if name]
    line = squeeze(text)
    if mark == ",":
        return _with_initials(line) or list(split(line)[0])
    parts = re.split(" and " if mark == "and" else re.escape(mark), line)
    names = (unmarked(part.strip().removeprefix("and ")).strip() for part in parts)
    return [name for name in names if any(map(str.isalpha, name))]


def _with_initials(line: str) -> list[str]:
    """The names in "Example, A., Sample, B. C. and Tester, D."; [] where it is not written so."""
    parts = [part.strip() for part in re.sub(r",? (?:and|&) ", ", ", line).split(",")]
    if len(parts) % 2 or not all(map(_INITIALS.fullmatch, parts[1::2])):
        return []
    return [f"{given} {family}" for family, given in zip(parts[::2], parts[1::2], strict=True)]


def _suffixed(name: str) -> str:
    """ "Cy Tester, Jr." without its comma; other commas stay, and are doubtful."""
    head, comma, tail = name.rpartition(",")
    return f"{head} {tail.strip()}" if comma and SUFFIX.fullmatch(tail.strip()) else name
