"""What a list's names of fields mean beside each other, and what stands in those that give way.

To the kinds of fields that names have by themselves, a list as a whole adds two: "loose", whose
value is the field's where the paper states no other, and "flag", ticked for papers of that type.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from generator.sources._labels import KEYS, LINKS, LOOSE, TYPES
from generator.sources.fields import Field, field, is_bookkeeping, perhaps
from generator.sources.people import GROUP
from generator.sources.reading import Row, several
from generator.text import squeeze

YES = frozenset({"1", "true", "x", "y", "yes", "✓", "✔"})
NO = frozenset({"0", "false", "n", "no", "-", "–", "—"})
_ANSWERS = YES | NO
_SYSTEMS = frozenset({"pid", "submitted_at", "paper id", "created"})  # beside what they count
_ENOUGH = 3  # names that tell a submission system's export
_ROWWISE = frozenset({"abstract", "authors", "first authors", "co-authors"})
_KINDS = frozenset(LINKS.values())
_WORD = re.compile(r"\w+")
_ADDRESS = re.compile(r"\S+(?:@|://)\S+")
_TURNED = re.compile(r"[^\s,]+, [^,;|]+")  # "Example, Ada"
_COMMA = re.compile(r",(?![^()]*\))| and ")  # none in brackets

Loose = list[tuple[str, str, str]]  # names as the list gives them, their fields, the values


def meanings(rows: Sequence[Row]) -> dict[str, Field]:
    """What each name of a field means that has a value in some row, in their order."""
    values = _values(rows)
    found = {name: field(name) for name in values}
    taken = {said.name for said in found.values() if said.kind == "text"}
    systems = sum(is_bookkeeping(name) or name.casefold() in _SYSTEMS for name in found)
    for name, said in found.items():
        flag = TYPES.get(name.strip().casefold(), "")
        if flag and values[name] <= _ANSWERS:
            found[name] = Field("flag", flag)
        elif said.name == "authors" and name.casefold() in LOOSE and name.casefold() in KEYS:
            found[name] = Field("loose", "authors")
        elif said.kind == "extra" and is_bookkeeping(name):
            ticked = values[name] <= _ANSWERS
            found[name] = Field("private", name) if ticked or systems >= _ENOUGH else said
        elif said.kind == "extra":
            found[name] = _beside(said, taken)
    return found


def _values(rows: Sequence[Row]) -> dict[str, set[str]]:
    """The names that have values, each with the short ones among these in small letters."""
    found: dict[str, set[str]] = {}
    for row in rows:
        for name, value in row.fields.items():
            if value and not value.isspace():
                found.setdefault(name, set()).add(value[:6].strip().casefold())
    return found


def _beside(said: Field, taken: set[str]) -> Field:
    """What a name means beside fields that are `taken`, to which it adds its own."""
    meant = perhaps(said.name)
    if meant in _ROWWISE:
        return Field("loose", meant)
    if not meant or meant in taken:
        return said
    if meant in _KINDS:
        return Field("link", meant)
    taken.add(meant)
    return Field("text", meant)


def with_type(texts: dict[str, str], ticked: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Add the types that are ticked to a paper's texts, unless these tell its type.

    `ticked` are the list's own names for them, and the types. Returns what is left of them, as
    names and values.
    """
    if ticked and "type" in texts:
        return [(name, "yes") for name, said in ticked if said != texts["type"].casefold()]
    if ticked:
        texts["type"] = "; ".join(dict.fromkeys(said for _, said in ticked))
    return []


def settle(texts: dict[str, str], loose: Loose) -> list[tuple[str, str]]:
    """Add to a paper's texts what stands in fields that give way to others.

    Returns the names and values that say something else.

    >>> texts = {"title": "Counting"}
    >>> settle(texts, [("with", "co-authors", "Bo Sample"), ("by", "first authors", "Ada Example")])
    []
    >>> texts["authors"]
    'Ada Example, Bo Sample'
    """
    left: list[tuple[str, str]] = []
    first = [item for item in loose if item[1] == "first authors"]
    others = [item for item in loose if item[1] not in ("first authors", "co-authors")]
    for name, meant, value in [*first, *others]:
        target = "abstract" if meant == "abstract" else "authors"
        fits = target == "abstract" or _names_somebody(value)
        if target not in texts and fits:
            texts[target] = value
        else:
            left.append((name, value))
    for name, meant, value in loose:
        if meant == "co-authors" and _names_somebody(value):
            texts["authors"] = _together(texts.get("authors", ""), value)
        elif meant == "co-authors":
            left.append((name, value))
    return [(name, squeeze(value)) for name, value in left if not _is_said(value, texts)]


def _is_said(value: str, texts: Mapping[str, str]) -> bool:
    """Whether a paper's authors, or its abstract, are just that."""
    said = (texts.get("authors", ""), texts.get("abstract", ""))
    return sorted(_words(value)) in [sorted(_words(text)) for text in said]


def _names_somebody(value: str) -> bool:
    said = value.strip().casefold()
    return said not in _ANSWERS and any(map(str.isalpha, said)) and not _ADDRESS.fullmatch(said)


def _together(first: str, others: str) -> str:
    """The first authors and the others in one field, which may hold either of them already.

    >>> _together("Example, Ada", "Sample, Bo"), _together("Ada Example", "Bo Sample, Ada Example")
    ('Example, Ada; Sample, Bo', 'Bo Sample, Ada Example')
    """
    one, two = set(_words(first)), set(_words(others))
    if one <= two or two <= one:
        return first if two <= one else others
    if "\n" in first + others:
        return several([*_names(first), *_names(others)])
    mark = next((mark for mark in ";|" if mark in first + others), "")
    turned = _TURNED.fullmatch(first.strip()) and _TURNED.fullmatch(others.strip())
    mark = mark or (";" if turned else ",")
    return f"{first.strip(' ,;|')}{mark} {others.strip(' ,;|')}"


def _names(text: str) -> Iterable[str]:
    """The names in a field, as they stand there."""
    marks = next((mark for mark in "\n;|" if mark in text), "")
    parts = text.split(marks) if marks else _COMMA.split(text)
    return filter(str.strip, parts)


def _words(text: str) -> list[str]:
    return _WORD.findall(GROUP.sub("", text.casefold()))
