"""One paper's lines into a Paper, and what was doubtful in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from generator.errors import Place, Problem, note
from generator.model import Author, Link, Paper
from generator.sources._labels import KEYS, LETTERS, TYPES
from generator.sources.facts import FIELDS, Facts, facts
from generator.sources.labels import as_pdf, links
from generator.sources.mails import is_of_mails
from generator.sources.others import without_others
from generator.sources.people import is_institution, is_names, split
from generator.sources.places import numbered, placed
from generator.sources.plaintext.leads import Lead, as_names, split_lead, told_apart
from generator.sources.plaintext.lines import Block, Line, blocks, join, plain
from generator.sources.plaintext.looks import is_furniture, is_group
from generator.sources.plaintext.parts import Part, is_bare_line, is_number, parts
from generator.sources.reading import once

_LINKED = re.compile(r"\[(.+)\]\(([^\s()]+)\)")
_CALLED = {"pdf": "PDF", "url": "URL"}  # labels of links that no capital letter begins
_MARKS = " .…-–—()[]。（）【】"
_TO_COME = frozenset({"n/a", "tba", "tbd", "to be announced", "to be determined", "待定"})
_BOLD = re.compile(r"\*\*(.+)\*\*")


@dataclass(frozen=True, slots=True)
class Made:
    """What became of a section: a paper, or none, and what to tell."""

    paper: Paper | None
    warnings: tuple[Problem, ...] = ()
    guessed: bool = False  # whether a title or names were told by their form, not by a mark


def make(section: Block, file: str, known: frozenset[str], bare: bool) -> Made:
    """The paper in a section.

    `known` are the file's words, to mend broken ones by; `bare` says that the file's marks make a
    paper of a title without an abstract.
    """
    if is_bare_line(section):  # most lists hold nothing else, and it is soon done
        return Made(Paper(section[0].text, place=Place(file, section[0].number)))
    found = parts(section)
    fields = {part.label.field for part in found if part.label and part.label.kind == "text"}
    lead, text = _divided(found, fields)
    title = _text(_of("title", found)[:1], known) or join([line.text for line in lead.title], known)
    abstract = "\n\n".join(join([line.text for line in block], known) for block in text)
    if not abstract and title and lead.others:
        abstract, lead = plain(lead.others), Lead(lead.title, lead.names)
    absent = abstract.strip(_MARKS).casefold() in _TO_COME if title else False
    abstract = "" if absent else abstract
    if not abstract and not (title and (bare or absent or "title" in fields)):
        return Made(None, (left_out(section, file),))
    title, linked = _unlinked(_BOLD.sub(r"\1", title))
    named, others = without_others(
        _names(found, known) or as_names([line.text for line in lead.names])
    )
    authors, aside, left = _authors(named, lead.others)
    authors, found = _with_places(authors, found)
    said = _facts(found, lead.others)
    paper = Paper(
        abstract,
        title,
        authors,
        _items(_several("keywords", found, known)),
        _text(_of("tldr", found), known),
        linked + tuple(as_pdf(link) for part in found for link in _links(part)[0]),
        _text(_of("id", found)[:1], known),
        place=Place(file, section[0].number),
        others=others,
        extra=once((*said.others, *_extra(found), *_unlinkable(found))),
        **{field: getattr(said, field) for field in FIELDS},
    )
    warnings = tuple(_warnings(paper, found, left, aside))
    return Made(paper, warnings, bool(lead.title or lead.names))


def left_out(block: Block, file: str) -> Problem:
    """The complaint about lines that make no paper."""
    message = f'left out, since it does not look like an abstract: "{plain(block)}"'
    remedy = 'write "Title: " or "Abstract: " before it if it belongs to a paper, or delete it'
    return Problem(Place(file, block[0].number), message, remedy)


def _divided(held: Sequence[Part], fields: set[str]) -> tuple[Lead, list[Block]]:
    """What stands above the abstract, and the abstract's paragraphs."""
    labelled = "abstract" in fields
    before: Block = ()
    after: list[Block] = []
    for part in held:
        if part.label and part.label.field == "abstract":
            after += blocks(part.lines)
        elif not part.label and not after and (labelled or not before):
            before += part.lines
        elif not part.label:
            after += blocks(part.lines)
    above, text = split_lead(before, "title" in fields)
    found = [*blocks(text), *after]
    kept = [block for at, block in enumerate(found) if at == 0 or not _is_stray(plain(block))]
    stray = [block for block in found[1:] if _is_stray(plain(block))]
    lead = told_apart(above, "title" in fields, "authors" in fields, kept)
    return replace(lead, others=(*lead.others, *chain(*stray))), kept


def _is_stray(text: str) -> bool:
    """Whether a block between a paper's paragraphs is not the paper's."""
    return is_group(text) or is_furniture(text)


def _of(field: str, found: Iterable[Part]) -> list[Part]:
    return [part for part in found if part.label and part.label.field == field]


def _text(found: Iterable[Part], known: frozenset[str]) -> str:
    return join([line.text for part in found for line in part.lines], known)


def _several(field: str, found: Iterable[Part], known: frozenset[str]) -> str:
    """A field that holds several things, and may itself be given several times."""
    return "; ".join(_text([part], known) for part in _of(field, found))


def _authors(line: str, below: Block) -> tuple[tuple[Author, ...], str, Block]:
    """The authors in a line, what stood in brackets that is nobody's affiliation, and lines left.

    `below` are the lines below the names, which may say where they work, or how the paper is
    presented.
    """
    others = tuple(each for each in below if not _type(each))
    places = [each for each in others if "@" not in each.text]
    if pairs := numbered(line, [each.text for each in places]):
        left = tuple(each for each in others if each not in places)
        return tuple(Author(name, place) for name, place in pairs), "", left
    if pairs := placed(line):
        mails = [place for _, place in pairs if is_of_mails(place)]
        found = (Author(name, "" if place in mails else place) for name, place in pairs)
        return tuple(found), "; ".join(mails), others
    names, aside = split(line)
    if len(names) == len(places) == 1 and is_institution(places[0].text):
        left = tuple(each for each in others if each not in places)
        return (Author(names[0], places[0].text),), aside, left
    return tuple(map(Author, names)), aside, others


def _with_places(
    authors: tuple[Author, ...], found: tuple[Part, ...]
) -> tuple[tuple[Author, ...], tuple[Part, ...]]:
    """The authors with what a labelled line says of each, and the lines but for that one."""
    for at, part in enumerate(found):
        if part.label and KEYS.get(part.label.field.casefold()) == "affiliations" and part.lines:
            places = [place.strip() for place in re.split("[;；]", plain(part.lines))]
            if len(places) == len(authors) and not any(each.affiliation for each in authors):
                told = zip(authors, places, strict=True)
                placed_all = tuple(replace(each, affiliation=place) for each, place in told)
                return placed_all, (*found[:at], *found[at + 1 :])
    return authors, found


def _type(line: Line) -> str:
    """How a paper is presented, where a line says nothing else: "Oral", "Poster"."""
    return TYPES.get(line.text.casefold().strip("()[]*_ "), "")


def _names(found: Iterable[Part], known: frozenset[str]) -> str:
    """The names that labelled lines hold, which may stand one a line."""
    return "; ".join(
        as_names(texts)
        if len(texts := [line.text for line in part.lines]) > 1 and all(map(is_names, texts))
        else _text([part], known)
        for part in _of("authors", found)
    )


def _facts(found: Iterable[Part], lead: Block = ()) -> Facts:
    """The short facts that labelled lines state; of several of one kind, the first.

    So does a line above the abstract that says how the paper is presented.
    """
    stated: dict[str, str] = {}
    for part in found:
        if part.label and part.label.kind == "fact" and part.lines:
            stated.setdefault(part.label.field, plain(part.lines))
    if presented := next(filter(None, map(_type, lead)), ""):
        stated.setdefault("type", presented)
    return facts(stated)


def _extra(found: Iterable[Part]) -> Iterator[tuple[str, str]]:
    """Labelled lines that papers have no field for."""
    for part in found:
        if part.label and part.label.kind == "unused" and _is_kept(part):
            yield part.label.field, plain(part.lines)


def _unlinkable(found: Iterable[Part]) -> Iterator[tuple[str, str]]:
    """What labels of links say that is no address: "Poster: 12"."""
    for part in found:
        if part.label and (others := _links(part)[1]):
            yield _called(part.label.field), others


def _called(kind: str) -> str:
    return _CALLED.get(kind, kind.capitalize())


def _is_kept(part: Part) -> bool:
    """Whether a line whose label is no field of ours is shown: not what is a mail's."""
    field = part.label.field if part.label else ""
    return bool(field) and field.casefold() not in LETTERS and not is_of_mails(plain(part.lines))


def _items(text: str) -> tuple[str, ...]:
    """Keywords, parted by semicolons or else by commas."""
    marks = "[;；]" if ";" in text or "；" in text else "[,，、·•]"
    return tuple(item for part in re.split(marks, text) if (item := part.strip(" .。")))


def _unlinked(title: str) -> tuple[str, tuple[Link, ...]]:
    """A title that Markdown makes a link, and the link.

    >>> title, found = _unlinked("[Widgets](https://example.org/w)")
    >>> title, found[0].href
    ('Widgets', 'https://example.org/w')
    """
    if (linked := _LINKED.fullmatch(title)) and (found := links("url", linked[2])[0]):
        return linked[1], tuple(map(as_pdf, found))
    return title, ()


def _links(part: Part) -> tuple[tuple[Link, ...], str]:
    if not part.label or part.label.kind != "link":
        return (), ""
    return links(part.label.field, plain(part.lines))


def _warnings(paper: Paper, found: Sequence[Part], others: Block, aside: str) -> Iterator[Problem]:
    file = paper.place.file
    yield from filter(None, (_unused(part, file) for part in found))
    for field in ("title", "id", *FIELDS):
        for part in _of(field, found)[1:]:
            message = f'left out, since the paper has another {field}: "{plain(part.lines)}"'
            yield Problem(Place(file, part.lines[0].number), message, "keep one of the two")
    for field, value in _facts(found).others:
        message = f'kept as an extra field, since it is no {field}: "{value}"'
        yield Problem(paper.place, message, "mend it, or nothing need be done")
    if others:
        message = f'left out, neither a title nor names nor an abstract: "{plain(others)}"'
        remedy = 'write "Title: ", "Authors: " or "Abstract: " before what belongs to the paper'
        yield Problem(Place(file, others[0].number), message, remedy)
    if aside:
        message = f'left out, since it is no part of a name: "{aside}"'
        yield note(paper.place, message)


def _unused(part: Part, file: str) -> Problem | None:
    """The complaint about a labelled line that the site cannot use, in whole or in part."""
    if not part.label or part.label.kind in ("text", "fact"):
        return None
    place = Place(file, part.lines[0].number)
    if not part.label.field:
        message = f'left out, since it is a web page\'s: "{plain(part.lines)}"'
        return Problem(place, message, 'write links as "PDF: https://…"')
    if part.label.kind == "unused" and _is_kept(part):
        message = f'kept as an extra field, "{part.label.field}": "{plain(part.lines)}"'
        return note(place, message)
    if part.label.kind == "unused":
        message = f'left out, since nothing shows "{part.label.field}": "{plain(part.lines)}"'
        return Problem(place, message, "delete the line, or put it in the abstract")
    others = _links(part)[1]
    if is_number(others):  # of a poster's board
        return note(place, f'kept as an extra field, "{_called(part.label.field)}": "{others}"')
    message = f'kept as an extra field, since it is no web address: "{others}"'
    remedy = "links begin with https://, http:// or mailto:"
    return Problem(place, message, remedy) if others else None
