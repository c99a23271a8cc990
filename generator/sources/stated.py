"""What one row states, sorted by what it is for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from generator.identifiers import from_address
from generator.model import Link
from generator.sources import affiliations, bibtex
from generator.sources._labels import ABSENT
from generator.sources.columns import YES, settle, with_type
from generator.sources.entities import spelt_out
from generator.sources.facts import FIELDS, Facts, decided, fact, facts
from generator.sources.fields import Field
from generator.sources.labels import as_pdf, captioned, links
from generator.sources.mails import is_of_mails
from generator.sources.people import GROUP
from generator.sources.reading import Row, several
from generator.text import squeeze

_OF_ENTRIES = ("year", "venue", "doi")  # what lists leave to the BibTeX entries they hold
_OF_PEOPLE = ("authors", "affiliations", "family names")
_LISTS = ("authors", "keywords")
_TELLING = frozenset({"url"})  # links whose address may be an identifier's own
_OPENREVIEW = "https://openreview.net"
_WORD = re.compile(r"\w+")
_FILE = re.compile(r"[\w.()-]+\.(?:docx?|html?|odt|pdf|pptx?|rtf|tex|txt)", re.IGNORECASE)
_SLIDES = (".key", ".odp", ".pdf", ".ppt", ".pptx")
_NOTHING = ABSENT | {"coming soon", "false", "na", "nan", "no", "soon", "-", "–", "—"}


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
    files: tuple[tuple[str, str], ...] = ()  # the same of files named for abstracts; their names
    named: Mapping[str, str] = field(default_factory=dict)  # what the list calls these fields

    def own(self, name: str) -> str:
        """A field by the list's own name for it."""
        return self.named.get(name, name)


def sort(row: Row, columns: dict[str, Field]) -> Stated:
    """A row's values by field; `columns` are what the file's names mean."""
    texts: dict[str, str] = {}
    named: dict[str, str] = {}
    found: list[Link] = []
    extra = list(row.extra)
    unfit: list[tuple[str, str]] = []
    loose: list[tuple[str, str, str]] = []
    ticked: list[tuple[str, str]] = []
    for name, value in row.fields.items():
        if not value or value.isspace():
            continue
        column = columns[name]
        if column.kind == "text":
            unfit += [(name, other) for other in _add(column.name, name, value, texts, named)]
        elif column.kind == "link":
            others = _sort_links(column.name, value, texts, found)
            unfit += [(name, others)] if others else []
        elif column.kind == "loose":
            loose.append((name, column.name, value))
        elif column.kind == "flag":
            ticked += [(name, column.name)] if value.strip().casefold() in YES else []
        elif column.kind == "extra":
            extra.append((column.name, squeeze(value)))
    texts = _with_entry(texts)
    files = _without_files(texts, named)
    extra += [*settle(texts, loose), *with_type(texts, ticked)]
    extra = _with_name(texts, extra)
    said = facts({name: texts[name] for name in FIELDS if name in texts})
    unfit += [(named.get(name, name), value) for name, value in said.others]
    links = _by_kind(found)
    told = (tuple(extra), tuple(unfit), row.private + _codes(row, columns, named))
    stated = Stated(row.line, texts, links, said, *told, files=files, named=named)
    return _without_mails(stated, row.extra)


def _codes(row: Row, columns: Mapping[str, Field], named: Mapping[str, str]) -> tuple[str, ...]:
    """The names of a row's fields that hold but a number for what a word says of its status."""
    if "status" not in named:
        return ()
    return tuple(
        name
        for name, value in row.fields.items()
        if value.strip().isdecimal()
        and columns[name] == Field("text", "status")
        and name != named["status"]
    )


def _add(
    field: str, name: str, value: str, texts: dict[str, str], named: dict[str, str]
) -> list[str]:
    """Add a value to a row's texts; returns it where they have another."""
    known = texts.get(field)
    if known is None:
        texts[field], named[field] = value, name
        return []
    if not _is_same(field, known, value):
        return [squeeze(value)]
    if (fuller := _fuller(field, known, value)) != known:
        texts[field], named[field] = fuller, name
    return []


def _without_files(texts: dict[str, str], named: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Take out what is no abstract, but the name of a file that may hold one."""
    if not _FILE.fullmatch(texts.get("abstract", "").strip()):
        return ()
    return ((named["abstract"], texts.pop("abstract").strip()),)


def _with_name(texts: dict[str, str], extra: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Add to a row's texts what is called "name": what the paper or its one author is called."""
    called = [value for name, value in extra if name == "name"]
    of_author = "affiliations" in texts and "authors" not in texts
    if not called or ("title" in texts and not of_author):
        return extra
    texts["authors" if "title" in texts else "title"] = called[-1]
    return [pair for pair in extra if pair[0] != "name"]


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
    return replace(
        stated, extra=extra, unfit=unfit, private=stated.private + tuple(name for name, _ in mails)
    )


def _is_same(name: str, known: str, value: str) -> bool:
    """Whether a second value of a field says no more than the first.

    Of authors, the order of the words does not matter: "Example, Ada" is Ada Example. Nor does a
    number say more of what became of a paper than a word does.
    """
    if known == value or (name in FIELDS and fact(name, known) == fact(name, value) != ""):
        return True
    if name == "status":
        (one, how), (other, as_what) = decided(fact(name, known)), decided(fact(name, value))
        numbers = known.strip().isdecimal() or value.strip().isdecimal()  # stand for words
        return numbers or (one == other and not (how and as_what))
    return name == "authors" and _words(known) == _words(value)


def _fuller(name: str, known: str, value: str) -> str:
    """Of two values that say the same, the one that tells more: where the authors work."""
    if name == "status":
        return value if known.strip().isdecimal() or decided(fact(name, value))[1] else known
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
    """A file's rows, with affiliations that stand behind the names."""
    plain = [_plainly(each) if "authors" in each.texts else each for each in stated]
    free = ["affiliations" not in each.texts for each in plain]
    texts = [
        each.texts.get("authors", "") if no else "" for each, no in zip(plain, free, strict=True)
    ]
    pairs = affiliations.told(texts)
    return [
        _with_affiliations(each, said) if said else each
        for each, said in zip(plain, pairs, strict=True)
    ]


def with_sessions(stated: Sequence[Stated]) -> list[Stated]:
    """A file's rows, of which "|" parts sessions, too, where it parts authors or keywords."""
    barred = any("|" in each.texts.get(name, "") for each in stated for name in _LISTS)
    return [_with_sessions(each) if barred else each for each in stated]


def _with_sessions(stated: Stated) -> Stated:
    said = stated.facts.session
    parts = [part for part in said.split("|") if part]
    if len(parts) < 2 or any(part != part.strip() for part in parts):  # "Day 1 | Room 2" is one
        return stated
    return replace(stated, facts=replace(stated.facts, session="; ".join(parts)))


def _plainly(stated: Stated) -> Stated:
    """A row whose authors stand without HTML's names of letters, and in no list of one string."""
    texts = {
        name: spelt_out(text) if name in _OF_PEOPLE else text for name, text in stated.texts.items()
    }
    texts["authors"] = affiliations.unlisted(texts["authors"])
    return stated if texts == stated.texts else replace(stated, texts=texts)


def _with_affiliations(stated: Stated, pairs: Sequence[tuple[str, str]]) -> Stated:
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
            found.append(_as_slides(as_pdf(link)))
    return others


def _as_slides(link: Link) -> Link:
    """A link of what was shown, called slides where its address ends like theirs."""
    is_file = link.href.casefold().partition("?")[0].endswith(_SLIDES)
    return replace(link, kind="slides") if link.kind == "video" and is_file else link
