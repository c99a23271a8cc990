"""Where authors work, as author fields say it behind the names without brackets.

"Ada Example: Example University; Bo Sample: Lab" tells it by a colon, "Ada Example and Bo Sample,
Example University" by a comma.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from generator.sources._words import SUBJECTS, SURE_INSTITUTIONS
from generator.sources.people import FOOTNOTE, GROUP, is_institution, is_name, split, turned
from generator.text import squeeze

Pair = tuple[str, str]  # a name, and where the person works
_PIECE = re.compile(r"(?:[^,()（）]++|[(（][^()（）]*+[)）]|[()（）])+")
_NEXT = re.compile(r"(?:,|;|,? and )\s*(?=(?:(?! and )[^,;:()]){3,60}: )")  # before "Name: "
_COLON = re.compile(r": |：\s*")
_AND = re.compile(r"(.+?),? (?:and|&) (.+)")
_SHORT = re.compile(r"[A-Z][A-Z.&-]+")  # as institutions are, and few people's names
_SURE = frozenset(SURE_INSTITUTIONS.split())
_SUBJECTS = frozenset(SUBJECTS.split())
_SPLIT = re.compile(r"[\s,;.()/-]+")
_HALF = 2  # of the fields that may say where people work, at least one in so many does
_MOST = 400  # pieces of a field in which groups are looked for
_LONGEST = 60  # characters of what is taken for a name, where a colon stands behind it


def behind(texts: Sequence[str]) -> list[tuple[Pair, ...]]:
    """The names in each of a file's author fields with where these people work.

    () stands for a field that says no such thing, or says it otherwise. A list holds a name a
    line, as rows do.

    >>> behind(["Ada Example: Lab; Bo Sample: KAIST", "Cy Tester"])
    [(('Ada Example', 'Lab'), ('Bo Sample', 'KAIST')), ()]
    >>> behind(["Ada Example and Bo Sample, Example University, Town", "Cy Tester, Di Foo"])
    [(('Ada Example', 'Example University, Town'), ('Bo Sample', 'Example University, Town')), ()]
    """
    by_colon = _by_colon(texts)
    by_comma = [  # without a comma, no place stands behind a name, and that is soon seen
        () if pairs or "," not in text else _row(text, _parts, _grouped)
        for text, pairs in zip(texts, by_colon, strict=True)
    ]
    commas = [text for text in texts if "," in GROUP.sub("", text)]
    most = any(by_comma) and sum(map(_tells, commas)) * _HALF >= len(commas)
    sure = [pairs if most or _is_sure(pairs) else () for pairs in by_comma]
    if most:  # an acronym alone is known by its place
        sure = [
            pairs or (() if named else _agreeing(text))
            for text, pairs, named in zip(texts, sure, by_colon, strict=True)
        ]
    return [first or second for first, second in zip(by_colon, sure, strict=True)]


def _by_colon(texts: Sequence[str]) -> list[tuple[Pair, ...]]:
    """What stands behind colons in each field; () where nothing does, or it is no place."""
    if not any(map(_COLON.search, texts)):  # as nearly always
        return [()] * len(texts)
    found = [_row(text, _colon_parts, _told) for text in texts]
    held = [place for pairs in found for _, place in pairs if place]
    if sum(map(_is_place, held)) * _HALF < len(held):  # as in "Speaker: Ada Example"
        return [()] * len(texts)
    if sum(map(bool, found)) * _HALF < sum(": " in text for text in texts):
        return found
    return [  # names of a form that no rule foresees
        said or _row(text, _colon_parts, _told_loosely)
        for text, said in zip(texts, found, strict=True)
    ]


def _tells(text: str) -> bool:
    """Whether any piece of a field is an institution."""
    return any(_is_institution(piece) for part in _parts(text) for piece in _pieces(part))


def _row(
    text: str, parts: Callable[[str], list[str]], pairs: Callable[[str], tuple[Pair, ...]]
) -> tuple[Pair, ...]:
    """What all parts of a field say; () where one says nothing or none tells a place."""
    found: list[Pair] = []
    for part in parts(text):
        if not (said := pairs(part)):
            return ()
        found += said
    return tuple(found) if any(place for _, place in found) else ()


def _parts(text: str) -> list[str]:
    """The parts of a field, each with the names of one place."""
    text = text.replace("；", ";")
    mark = "\n" if "\n" in text.strip() else next((mark for mark in ";|" if mark in text), "\n")
    parts = (squeeze(part).removeprefix("and ").strip(" ,;") for part in text.split(mark))
    return [part for part in parts if part]


def _colon_parts(text: str) -> list[str]:
    parts = _parts(text)
    return _NEXT.split(parts[0]) if len(parts) == 1 else parts


def _told(part: str) -> tuple[Pair, ...]:
    """The name before a colon and the place behind it; a name alone has none."""
    name, *place = _COLON.split(part, maxsplit=1)
    name = _bare(name)
    if not is_name(name) or (" " not in name and name.isascii()):
        return ()
    return ((name, squeeze(place[0]).strip(" ,;") if place else ""),)


def _told_loosely(part: str) -> tuple[Pair, ...]:
    """As `_told`, of any short name, in a file whose other fields are so written."""
    if said := _told(part):
        return said
    name, *place = _COLON.split(part, maxsplit=1)
    return ((_bare(name), squeeze(place[0])),) if place and len(name) <= _LONGEST else ()


def _bare(name: str) -> str:
    return name.strip().rstrip(FOOTNOTE).strip()


def _grouped(part: str) -> tuple[Pair, ...]:
    """Names, their place, perhaps other names and theirs; () where that cannot be told.

    >>> _grouped("Ada Example, Example University, Town, Bo Sample, Other College")
    (('Ada Example', 'Example University, Town'), ('Bo Sample', 'Other College'))
    """
    pieces = _pieces(part)
    places = [at for at, piece in enumerate(pieces) if _is_institution(piece)]
    if not places or len(pieces) > _MOST:
        return ()
    found: list[Pair] = []
    start = 0
    while start < len(pieces):
        first = next(at for at in places if at >= start)
        first = _place_start(pieces, start, first)
        following = _next_names(pieces, first, places)
        people = _names(pieces[start:first])
        if not people:
            return ()
        place = ", ".join(pieces[first:following])
        found += [(name, place) for name in people]
        start = following
    return tuple(found)


def _place_start(pieces: Sequence[str], start: int, first: int) -> int:
    """Where a place begins: with the single words and subjects before its first institution."""
    while first > start + 1 and " " in pieces[start] and _is_of_place(pieces[first - 1]):
        first -= 1
    return first


def _next_names(pieces: Sequence[str], first: int, places: Sequence[int]) -> int:
    """Where the names of the next place begin: those straight before an institution."""
    for at in places:
        begin = at
        while begin > first + 1 and _may_be_names(pieces[begin - 1]):
            begin -= 1
        if begin < at:
            return begin
    return len(pieces)


def _pieces(part: str) -> list[str]:
    """What commas part outside of brackets; "Lab and Bo Sample" before a place is two."""
    pieces = [piece for found in _PIECE.findall(part) if (piece := found.strip())]
    parted: list[str] = []
    for piece, after in zip(pieces, [*pieces[1:], ""], strict=True):
        ends = _AND.fullmatch(piece) if _is_institution(piece) and _is_institution(after) else None
        if ends and _is_institution(ends[1]) and _may_be_names(ends[2]):
            parted += ends.groups()
        else:
            parted.append(piece.removeprefix("and "))
    return parted


def _names(pieces: Sequence[str]) -> list[str]:
    """The names in the pieces before a place; [] where one is no name."""
    if len(pieces) == 2 and not any(" " in piece for piece in pieces):
        return [turned(", ".join(pieces))]
    found, aside = split(", ".join(pieces))
    names = [_bare(name) for name in found]
    return names if not aside and all(map(is_name, names)) else []


def _may_be_names(piece: str) -> bool:
    """Whether a piece by itself is a name of several words, or names; no place, no subject."""
    if _is_institution(piece) or _is_of_place(piece):
        return False
    found = split(piece)[0]
    return bool(found) and all(is_name(name) and " " in name for name in found)


def _agreeing(text: str) -> tuple[Pair, ...]:
    """A field's names and places, in a file whose others say that a place stands behind a comma.

    A place that stands between semicolons is that of all before it who have none.

    >>> _agreeing("Cy Tester, KAIST"), _agreeing("Cy Tester, Di Foo")
    ((('Cy Tester', 'KAIST'),), ())
    >>> _agreeing("Ada Example, Bo Sample; The Lab")
    (('Ada Example', 'The Lab'), ('Bo Sample', 'The Lab'))
    """
    parts = _parts(text)
    places = [part for part in parts if _is_institution(part) and len(_pieces(part)) == 1]
    found: list[Pair] = []
    for part in parts:
        if found and part in places:
            found = [(name, place or part) for name, place in found]
        elif said := _grouped(part) or _loosely(part, len(parts) > 1 and not places):
            found += said
        elif places and (people := _names(_pieces(part))):
            found += [(name, "") for name in people]
        else:
            return ()
    return tuple(found) if any(place for _, place in found) else ()


def _loosely(part: str, alone: bool) -> tuple[Pair, ...]:
    """The names in a part and the place behind the last; `alone` says that others have a part each.

    Names that "and" joins end there.
    """
    pieces = _pieces(part)
    last = len(pieces) - 1
    ands = [at for at, piece in enumerate(pieces[:last]) if _AND.fullmatch(piece)]
    start = next((at for at in range(1, last + 1) if _may_be_place(pieces[at])), 0)
    start = max(start, ands[-1] + 1) if ands else start
    if not start:  # names only, unless the last of them is a place
        start = last if alone and last == 1 else last + 1
    people = _names(pieces[:start]) if " " in pieces[0] else []
    is_told = start <= last or alone
    return tuple((name, ", ".join(pieces[start:])) for name in people) if is_told else ()


def _may_be_place(piece: str) -> bool:
    """Whether a piece tells a place by itself, or begins with an acronym."""
    known = _is_institution(piece) or _is_of_place(piece)
    return known or _SHORT.fullmatch(piece.split()[0]) is not None


def _is_of_place(piece: str) -> bool:
    """Whether a piece belongs to the place behind it: a town in one word, a subject."""
    return " " not in piece or bool(_SUBJECTS.intersection(_SPLIT.split(piece.casefold())))


def _is_institution(piece: str) -> bool:
    return is_institution(GROUP.sub("", piece))


def _is_place(text: str) -> bool:
    return is_institution(text) or _SHORT.fullmatch(text) is not None


def _is_sure(pairs: Sequence[Pair]) -> bool:
    """Whether every place is one by a word that only institutions bear."""
    return all(_SURE.intersection(_SPLIT.split(place.casefold())) for _, place in pairs)
