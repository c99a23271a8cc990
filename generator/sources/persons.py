"""What JSON and YAML say of authors, as tables or names, into a row's texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from generator.sources.nearly import near
from generator.sources.reading import several
from generator.sources.values import first, spelt
from generator.text import cut, squeeze

Tell = Callable[[tuple[str, str]], None]  # what is wrong, and the remedy
_GIVEN = ("given", "first", "first_name", "firstname", "firstName", "given_name", "givenName")
_FAMILY = ("family", "last", "last_name", "lastname", "lastName", "family_name", "familyName")
_PARTICLES = ("non-dropping-particle", "dropping-particle", "prefix", "von")  # CSL's, PMLR's
_WHOLE = ("name", "fullname", "full_name", "fullName", "literal", "author", "author_name", "text")
_NAMESAKE = re.compile(r" 0\d{3}$")  # DBLP's number behind a name that several people have
_MORE = {
    "affiliations": (
        *("affiliation", "affiliations", "institution", "institutions", "aff"),
        *("org", "organization", "organisation", "university"),
    ),
    "orcids": ("orcid", "ORCID"),
    "homepages": ("homepage", "website", "webpage", "site", "web", "url"),
    "family names": _FAMILY,
}
_NAMES = frozenset((*_GIVEN, *_PARTICLES, *_FAMILY, *_WHOLE, *sum(_MORE.values(), ())))
_COUNTED = re.compile(  # what services say of a person for their own use
    r"@.*|.*\bids?|.*[a-z_]I[Dd]s?|pid|ids?|(?:non-)?dropping-particle|suffix|sequence"
    r"|authenticated-orcid|externalids|hindex|papercount|citationcount",
)
_SERVICE = re.compile(r"https?://[^/]*/api/")  # an address for programs, no homepage
_OF_PERSONS = ("affiliation", "affiliations", "institution", "orcid", "homepage", "website")
_SHOWN = 60  # characters of a value in a message


def people(name: str, value: Any, tell: Tell) -> dict[str, str]:
    """The fields that a list of authors fills: names, and what is told of each person."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return {name: several(value)}
    if isinstance(value, dict) and isinstance(inner := value.get("author"), list | dict):
        return people(name, inner, tell)  # as XML is made JSON: {"author": [{"text": …}]}
    items = value if isinstance(value, list) else _as_list(value)
    found: dict[str, list[str]] = {"": [], **{more: [] for more in _MORE}}
    for item in items:
        details: Mapping[str, Any] = item if isinstance(item, dict) else {}
        person = item if isinstance(item, str) else _name(details)
        told = {more: _of_person(details, more) for more in _MORE}
        if squeeze(person):
            found[""].append(_NAMESAKE.sub("", person))
            for more, text in told.items():
                found[more].append(text)
        elif found[""] and any(told.values()):  # of the person before, in a table of its own
            for more, text in told.items():
                found[more][-1] = "; ".join(filter(None, (found[more][-1], text)))
        elif item not in ("", None):
            tell((f'"{name}" holds what is no name: {cut(spelt(item), _SHOWN)}', "write names"))
            continue
        for key in filter(_is_slip, details):  # kept, so that it is told
            found.setdefault(key, []).append(spelt(details[key]))
    lists = {more or name: values for more, values in found.items() if any(values)}
    return {key: several(values) for key, values in lists.items()}


def _of_person(details: Mapping[str, Any], more: str) -> str:
    said = first(details, _MORE[more])
    return "" if more == "homepages" and _SERVICE.match(said) else said


def untold(persons: list[Any] | dict[str, Any]) -> Iterator[str]:
    """The names of what is said of authors, and papers have no place for."""
    for person in _as_list(persons) if isinstance(persons, dict) else persons:
        for key, inner in person.items() if isinstance(person, dict) else ():
            if inner not in (None, "", [], {}) and not _is_known(key):
                yield key


@cache
def _is_known(key: str) -> bool:
    return key in _NAMES or _is_slip(key) or bool(_COUNTED.fullmatch(key))


@cache
def _is_slip(key: str) -> bool:
    """Whether what is said of a person under this name was meant to be a field of ours."""
    return key not in _NAMES and bool(near(key, _OF_PERSONS))


def _as_list(value: Mapping[str, Any]) -> Iterable[Any]:
    """One author, or authors by name or number."""
    if _name(value):
        return [value]
    if all(isinstance(inner, dict) for inner in value.values()):
        return [{"name": key, **inner} for key, inner in value.items()]
    return [value]


def _name(person: Mapping[str, Any]) -> str:
    parts = [first(person, _GIVEN), first(person, _PARTICLES)]
    parts += [first(person, _FAMILY), first(person, ("suffix",))]
    return first(person, _WHOLE) or " ".join(filter(None, parts))
