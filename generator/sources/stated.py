"""What one row states, sorted by what it is for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.identifiers import from_address
from generator.model import Link
from generator.sources import bibtex
from generator.sources._labels import ABSENT
from generator.sources.facts import FIELDS, Facts, fact, facts
from generator.sources.fields import Field
from generator.sources.fields import field as meaning
from generator.sources.labels import as_pdf, captioned, links
from generator.sources.mails import is_of_mails
from generator.sources.people import GROUP
from generator.sources.places import bracketed
from generator.sources.reading import Row, several
from generator.text import squeeze

_OF_ENTRIES = ("year", "venue", "doi")  # what lists leave to the BibTeX entries they hold
_TELLING = frozenset({"url"})  # links whose address may be an identifier's own
_OPENREVIEW = "https://openreview.net"
_WORD = re.compile(r"\w+")
_NOTHING = ABSENT | {"coming soon", "na", "nan", "no", "soon", "-", "–", "—"}


@dataclass(frozen=True, slots=True)
class Stated:
    """What one row states, by the fields of papers."""

    line: int
    texts: dict[str, str]  # by field
    links: tuple[Link, ...]
    facts: Facts
    extra: tuple[tuple[str, str], ...]
    unfit: tuple[tuple[str, str], ...]  # values that their field cannot hold
    private: tuple[str, ...] = ()  # names of fields that were left out, for their values' sake


def sort(row: Row, columns: dict[str, Field]) -> Stated:
    """A row's values by field; `columns` remembers what the file's names mean."""
    texts: dict[str, str] = {}
    found: list[Link] = []
    extra = list(row.extra)
    unfit: list[tuple[str, str]] = []
    for name, value in row.fields.items():
        if not value or value.isspace():
            continue
        column = columns.get(name)
        if column is None:
            column = columns[name] = meaning(name)
        if column.kind == "text":
            known = texts.get(column.name)
            if known is None:
                texts[column.name] = value
            elif _is_same(column.name, known, value):
                texts[column.name] = _fuller(column.name, known, value)
            else:
                unfit.append((name, squeeze(value)))
        elif column.kind == "link":
            others = _sort_links(column.name, value, texts, found)
            unfit += [(name, others)] if others else []
        elif column.kind == "extra":
            extra.append((column.name, squeeze(value)))
    texts = _with_entry(texts)
    if "title" not in texts:  # conferences' own sites call it so
        texts |= [("title", value) for name, value in extra if name == "name"]
        extra = [pair for pair in extra if pair[0] != "name"]
    said = facts({name: texts[name] for name in FIELDS if name in texts})
    unfit += said.others
    stated = Stated(row.line, texts, _by_kind(found), said, tuple(extra), tuple(unfit))
    return _without_mails(stated, row.extra)


def _without_mails(stated: Stated, meant: Sequence[tuple[str, str]]) -> Stated:
    """What a row states without mail addresses, but for those that are `meant` to be shown."""
    mails = [
        pair
        for pair in (*stated.extra, *stated.unfit)
        if is_of_mails(pair[1]) and pair not in meant
    ]
    if not mails:
        return stated
    extra = tuple(pair for pair in stated.extra if pair not in mails)
    unfit = tuple(pair for pair in stated.unfit if pair not in mails)
    return replace(stated, extra=extra, unfit=unfit, private=tuple(name for name, _ in mails))


def _is_same(name: str, known: str, value: str) -> bool:
    """Whether a second value of a field says no more than the first.

    Of authors, the order of the words does not matter: "Example, Ada" is Ada Example.
    """
    if known == value or (name in FIELDS and fact(name, known) == fact(name, value) != ""):
        return True
    return name == "authors" and _words(known) == _words(value)


def _fuller(name: str, known: str, value: str) -> str:
    """Of two values that say the same, the one that tells more: where the authors work."""
    more = name == "authors" and GROUP.search(value) and not GROUP.search(known)
    return value if more else known


def _words(people: str) -> list[str]:
    """The words of names, in any order, without what stands in brackets behind them."""
    return sorted(_WORD.findall(GROUP.sub("", people)))


def _by_kind(found: Sequence[Link]) -> tuple[Link, ...]:
    """The links, each once, those of one kind together."""
    if len(found) < 2:
        return tuple(found)
    kinds = dict.fromkeys(link.kind for link in found)
    return tuple(dict.fromkeys(link for kind in kinds for link in found if link.kind == kind))


def with_affiliations(stated: Sequence[Stated]) -> list[Stated]:
    """A file's rows, with affiliations that stand in brackets behind the names."""
    people = [each.texts.get("authors", "") for each in stated]
    brackets = ["(" in text or "（" in text for text in people]
    if not any(brackets):
        return list(stated)
    # Where names hold commas, only the other fields tell that none of them parts two.
    mark = next((mark for mark in ";|" if any(mark in text for text in people)), "")
    return [
        _with_affiliations(each, mark) if holds else each
        for each, holds in zip(stated, brackets, strict=True)
    ]


def _with_affiliations(stated: Stated, mark: str) -> Stated:
    people = stated.texts["authors"]
    if "affiliations" in stated.texts or people.endswith("\n"):
        return stated
    pairs = bracketed(people, mark)
    if not pairs:
        return stated
    authors = several(name for name, _ in pairs)
    # Forms take "none" for the affiliation of somebody who has none.
    none = [place.casefold() in ABSENT or is_of_mails(place) for _, place in pairs]
    places = several("" if no else place for (_, place), no in zip(pairs, none, strict=True))
    mails = ("mail addresses of authors",) if any(is_of_mails(place) for _, place in pairs) else ()
    texts = {**stated.texts, "authors": authors, "affiliations": places}
    return replace(stated, texts=texts, private=stated.private + mails)


def _with_entry(texts: dict[str, str]) -> dict[str, str]:
    """A row's texts, and what only the BibTeX entry that it holds says of year and venue."""
    if "bibtex" not in texts or all(name in texts for name in _OF_ENTRIES):
        return texts
    stated = bibtex.fields_of(texts["bibtex"])
    return {**{name: stated[name] for name in _OF_ENTRIES if stated.get(name)}, **texts}


def _sort_links(kind: str, value: str, texts: dict[str, str], found: list[Link]) -> str:
    """Add a value's addresses to the links, or to the identifiers they stand for.

    Returns what of the value is no address.
    """
    if value.startswith(("/pdf/", "/attachment/")):  # as OpenReview's own exports write it
        value = _OPENREVIEW + value
    if value.strip().casefold() in _NOTHING:
        return ""
    if kind == "url" and value.strip().isdecimal():  # HotCRP's "paper" is a number
        texts.setdefault("id", value.strip())
        return ""
    those, others = links(kind, captioned(value.strip()) or value)
    for link in those:
        known, spelt = from_address(link.href) if kind in _TELLING else ("", "")
        if not known or texts.setdefault(known, spelt) != spelt:
            found.append(as_pdf(link))
    return others
