"""Where authors work, as a file's author fields say it behind the names, in any form."""

from __future__ import annotations

import re
from collections.abc import Sequence

from generator.sources.people import FOOTNOTE, GROUP, is_institution, is_name, split
from generator.sources.places import bracketed
from generator.sources.workplaces import Pair, behind

_OTHER_NAME = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af·]{2,4}")  # "Wei Example (例伟)"
_OPEN, _CLOSE = re.compile("[(（]"), re.compile("[)）]")
_SEMICOLON = re.compile(
    r"(?:[^;()（）]++|[(（](?:[^()（）]++|[(（][^()（）]*+[)）])*+[)）]|[()（）])+"
)
_HALF = 2  # of the names, at least one in so many
_MANY = 2  # names: "Van Example, Ada Maria" may be one


def told(texts: Sequence[str]) -> list[tuple[Pair, ...]]:
    """The names in each of a file's author fields with where these people work.

    () stands for a field that says no such thing. A list holds a name a line, as rows do.

    >>> told(["Ada Example (Lab)*; Bo Sample (Lab, Town)", "Cy Tester (Institute)\\n"])
    [(('Ada Example', 'Lab'), ('Bo Sample', 'Lab, Town')), (('Cy Tester', 'Institute'),)]
    """
    pairs = behind(texts)
    if not any("(" in text or "（" in text for text in texts):
        return pairs
    mark = _mark(texts)
    most = _most_hold_brackets(texts)
    shared = [() if text.endswith("\n") else _shared(text) for text in texts]
    groups = any(said and ";" in text for text, said in zip(texts, shared, strict=True))
    return [
        said
        or (groups and all_share)
        or (_of_list(text, most) if text.endswith("\n") else tuple(bracketed(text, mark)))
        for text, said, all_share in zip(texts, pairs, shared, strict=True)
    ]


def _shared(text: str) -> tuple[Pair, ...]:
    """Names of which several share what stands in brackets behind the last; else ().

    Only semicolons tell that they do: "Ada, Bo (Lab); Cy (Institute)".

    >>> _shared("Ada Example and Bo Sample (Lab); Cy Tester (Town)")
    (('Ada Example', 'Lab'), ('Bo Sample', 'Lab'), ('Cy Tester', 'Town'))
    """
    found: list[Pair] = []
    parts = [part.strip() for part in _SEMICOLON.findall(text)]
    for part in parts:
        groups = [*GROUP.finditer(part)]
        if len(groups) != 1 or part[groups[0].end() :].strip(FOOTNOTE):
            return ()
        names, _ = split(part[: groups[0].start()])
        if not all(is_name(name) and " " in name for name in names):
            return ()
        found += [(name, groups[0][0].strip()[1:-1].strip()) for name in names]
    return tuple(found) if len(found) > len(parts) else ()


def _mark(texts: Sequence[str]) -> str:
    """What parts the names in most fields, ";" or "|"; "" where neither does.

    Where names hold commas, only the other fields tell that none of them parts two.
    """
    bare = [GROUP.sub("", text) for text in texts]
    several = sum(any(mark in text for mark in ",;|") for text in bare)
    counts = {mark: sum(mark in text for text in bare) for mark in ";|"}
    return next((mark for mark, n in counts.items() if n and n * _HALF >= several), "")


def unlisted(text: str) -> str:
    """A field; where it is a list of one string that holds several names, that string.

    >>> unlisted("Ada Example (Lab)*; Bo Sample\\n"), unlisted("Example, Ada\\n")
    ('Ada Example (Lab)*; Bo Sample', 'Example, Ada\\n')
    """
    if not text.endswith("\n") or text.count("\n") > 1:
        return text
    line = text.removesuffix("\n")
    names, _ = split(line)
    whole = sum(is_name(name) and (" " in name or not name.isascii()) for name in names)
    if len(names) < 2:
        return text
    if any(mark in GROUP.sub("", line) for mark in ";|"):  # which stand inside of no name
        return line if whole * _HALF >= len(names) else text
    parted = " and " in line or "、" in line or len(names) > _MANY
    return line if parted and whole == len(names) else text


def _most_hold_brackets(texts: Sequence[str]) -> bool:
    names = [name for text in texts if text.endswith("\n") for name in text.split("\n") if name]
    return sum(bool(GROUP.search(name)) for name in names) * _HALF >= len(names)


def _of_list(text: str, most: bool) -> tuple[Pair, ...]:
    """The names of a list with what stands in brackets behind them; () where nothing does.

    Unless `most` of the file's names have something there, only an institution is no name.
    """
    if "(" not in text and "（" not in text:
        return ()
    found: list[Pair] = []
    for name in _rejoined(text.removesuffix("\n").split("\n")):
        said = bracketed(name, ";")
        bare, place = said[0] if len(said) == 1 else (name, "")
        is_name = (place and not (most or is_institution(place))) or _OTHER_NAME.fullmatch(place)
        found.append((name, "") if is_name else (bare, place))
    return tuple(found) if any(place for _, place in found) else ()


def _rejoined(names: Sequence[str]) -> list[str]:
    """The names of a list, whose program parted them at commas inside of brackets, too.

    >>> _rejoined(["Ada Example (Lab", "Town)", "Bo Sample"])
    ['Ada Example (Lab, Town)', 'Bo Sample']
    """
    whole: list[str] = []
    for name in names:
        is_open = whole and len(_OPEN.findall(whole[-1])) > len(_CLOSE.findall(whole[-1]))
        if is_open and len(_CLOSE.findall(name)) > len(_OPEN.findall(name)):
            whole[-1] = f"{whole[-1]}, {name}"
        else:
            whole.append(name)
    return whole
