"""Read BibTeX and BibLaTeX: entries into rows.

Entries inherit what they lack from the one that `crossref` or `xdata` names, and a conference's
papers from the only proceedings of their file; the books that only hold others are no papers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from generator.errors import ContentError, Place, Problem
from generator.sources._bibtex import ABOUT, BOOKISH, INHERITED, LEFT_OUT, LOCAL, NAMES, PROCEEDINGS
from generator.sources.entries import Entry, parse
from generator.sources.fields import is_link
from generator.sources.reading import Row, Rows, several, spots, unwrap
from generator.sources.unescaping import holds_escaped, is_escaped, unescaped, with_signs
from generator.tex.macros import lettered
from generator.text import cut

_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
_COMMA = re.compile(",")
_ESCAPED = re.compile(r"\\([_%&#~{}$])")
_OUTER = re.compile(r"\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}")
_ARXIV = re.compile(
    r"(?:arXiv(?: preprint)?|CoRR),?:?\s*(?:arXiv:|abs/)?(\d{4}\.\d{4,5}(?:v\d+)?)", re.I
)
_NAMESAKE = re.compile(r" \d{4}$")  # DBLP's number behind a name that several people have
_NAMESAKES = re.compile(r"(?<=\w) \d{4}(?=\s+and\s|\s*$)")
_BRACED_END = re.compile(r"\s\{([^{}\\]+)\}\s*$")
_SHOWN = 60  # characters of a word in a message
_TEXTS = ("title", "abstract")  # in which formulas stand
_USUAL = frozenset({"misc", "inproceedings", "article"})
_ADDRESSES = frozenset({"url", "pdf", "doi", "eprint", "video", "slides"})
_IN_BOOKS = ("inproceedings", "conference")
_TITLES = ("booktitle", "title", "name")  # of proceedings, the fullest first
_OF_BOOKS = ("booktitle", "editor", "volume", "series", "publisher", "year")  # told of all papers
_TOLD = frozenset({*ABOUT, *LOCAL, *_ADDRESSES, *NAMES})


def read(text: str, file: str) -> Rows:
    """The rows of a BibTeX text; raises ContentError with every fault."""
    parsed = parse(text, file)
    if parsed.problems:
        raise ContentError(parsed.problems)
    known = {entry.key.casefold(): entry for entry in reversed(parsed.entries)}
    parents = {name.casefold() for entry in parsed.entries for name in _parents(entry)}
    papers = [
        entry
        for entry in parsed.entries
        if entry.kind not in LEFT_OUT
        and not (entry.kind in BOOKISH and entry.key.casefold() in parents)
    ]
    book = _only_book(parsed.entries)
    held = [book is not None and _is_in(entry, book) for entry in papers]
    rows = [
        _row(entry, _inherited(entry, known, book if inside else None))
        for entry, inside in zip(papers, held, strict=True)
    ]
    title = _title(book) if book and all(held) else ""
    told = (*_orphans(parsed.entries, known, file), *_unescaped(parsed.entries, file))
    return Rows(tuple(rows), title, (*parsed.warnings, *told))


def _only_book(entries: Sequence[Entry]) -> Entry | None:
    books = [entry for entry in entries if entry.kind in PROCEEDINGS]
    return books[0] if len(books) == 1 else None


def _is_in(entry: Entry, book: Entry) -> bool:
    """Whether a paper is of the only proceedings in its file: it says so, or nothing else."""
    if parents := _parents(entry):
        return book.key.casefold() in map(str.casefold, parents)
    stated = {name: _plain(entry.fields[name]) for name in _OF_BOOKS if name in entry.fields}
    names = {_plain(book.fields.get(name, "")) for name in _TITLES}
    return (
        entry.kind in _IN_BOOKS
        and stated.pop("booktitle", _plain(_title(book))) in names
        and all(value == _plain(book.fields.get(name, value)) for name, value in stated.items())
    )


def _plain(value: str) -> str:
    return "".join(filter(str.isalnum, lettered(value).casefold()))


def _title(book: Entry) -> str:
    said = next((value for name in _TITLES if (value := book.fields.get(name, "").strip())), "")
    return _unbraced(lettered(unwrap(said)))


def _parents(entry: Entry) -> list[str]:
    named = f"{entry.fields.get('crossref', '')},{entry.fields.get('xdata', '')}"
    return [name.strip() for name in named.split(",") if name.strip()]


def _orphans(entries: Sequence[Entry], known: Mapping[str, Entry], file: str) -> Iterator[Problem]:
    for entry in entries:
        for name in _parents(entry):
            if name.casefold() not in known:
                named, gone = cut(entry.key, _SHOWN), cut(name, _SHOWN)
                message = f'"{named}" refers to "{gone}", which is not in this file'
                yield Problem(Place(file, entry.line), message, "add that entry, or mend its key")


def _unescaped(entries: Sequence[Entry], file: str) -> Iterator[Problem]:
    read: list[int] = []
    left: list[int] = []
    for entry in entries:
        texts = [entry.fields[name] for name in _TEXTS if name in entry.fields]
        read += [entry.line] if any(map(is_escaped, texts)) else []
        left += [entry.line] if any(holds_escaped(t) and not is_escaped(t) for t in texts) else []
    if read:
        message = f"TeX that was escaped like plain text was read as TeX, in {spots(read)}"
        yield Problem(Place(file, read[0]), message, "see that the formulas are right")
    if left:
        message = f"some TeX is escaped like plain text, and some is not, in {spots(left)}"
        yield Problem(Place(file, left[0]), message, "take away the backslashes that escape it")


_MOST_PARENTS = 16  # that one entry takes fields from; real ones are a handful deep


def _inherited(entry: Entry, known: Mapping[str, Entry], book: Entry | None) -> dict[str, str]:
    """An entry's fields, and those that it lacks of the entries it refers to or of its book."""
    fields = dict(entry.fields)
    seen = {entry.key.casefold()}
    waiting = _parents(entry)
    while waiting and len(seen) <= _MOST_PARENTS:
        name = waiting.pop(0).casefold()
        parent = known.get(name)
        if parent is None or name in seen:
            continue
        seen.add(name)
        waiting += _parents(parent)
        is_book = parent.kind != "xdata"
        for key, value in parent.fields.items():
            said = INHERITED.get(key, key) if is_book else key
            if said:
                fields.setdefault(said, value)
    if book:
        stated = {**book.fields, "booktitle": _title(book)}
        for name in _OF_BOOKS:
            if stated.get(name):
                fields.setdefault(name, stated[name])
    return fields


def _row(entry: Entry, fields: Mapping[str, str]) -> Row:
    kind = () if entry.kind in _USUAL else (("entry type", entry.kind),)
    others = tuple(
        (name, lettered(unwrap(value)))
        for name, value in fields.items()
        if name not in _TOLD and not is_link(name) and value.strip()
    )
    row = {"id": entry.key, "bibtex": _whole(entry, fields)}
    return Row(entry.line, {**row, **_named(fields)}, (*kind, *others))


def _whole(entry: Entry, fields: Mapping[str, str]) -> str:
    """An entry that needs no other: with what it inherits and its strings put in.

    Without the abstract, which a citation has no use for, and what is nobody else's business.
    """
    lines = [
        f"  {name} = {{{' '.join(_meant(name, value).split())}}},"
        for name, value in fields.items()
        if name not in ("abstract", "crossref", "xdata") and name not in LOCAL
    ]
    return "\n".join([f"@{entry.kind}{{{entry.key},", *lines, "}"])


def _meant(name: str, value: str) -> str:
    """A field as a reader's bibliography shall print it, without what a program made of it."""
    if name in ("author", "editor"):
        return _NAMESAKES.sub("", value)
    return unescaped(value) if name in _TEXTS else value


def fields_of(source: str) -> dict[str, str]:
    """What the only entry of a text says, by the names of our fields; {} where it is not one."""
    entries = parse(source, "").entries
    return _named(entries[0].fields) if len(entries) == 1 else {}


def _named(fields: Mapping[str, str]) -> dict[str, str]:
    result: dict[str, str] = {}
    for name, value in fields.items():
        text = unwrap(with_signs(value) if name in _TEXTS else value)
        if not text:
            continue
        if name == "author":
            found = people(lettered(text))  # "others" too, who are told from people for all formats
            result["authors"] = several(name for name, _ in found)
            result["family names"] = several(family for _, family in found)
        elif name in _ADDRESSES or is_link(name):
            result[name] = _ESCAPED.sub(r"\1", text)
        elif name in NAMES:
            written = unescaped(text) if name in _TEXTS else text
            result.setdefault(NAMES[name], _unbraced(lettered(written)))
    return _with_eprint(result, fields)


def _unbraced(text: str) -> str:
    """A text without braces that hold all of it."""
    while (found := _OUTER.fullmatch(text)) is not None:
        text = found[1].strip()
    return text


def _with_eprint(result: dict[str, str], fields: Mapping[str, str]) -> dict[str, str]:
    """A row with its arXiv number, which BibTeX has no one place for."""
    eprint = result.pop("eprint", "")
    archive = fields.get("archiveprefix", fields.get("eprinttype", ""))
    if eprint and archive.casefold() in ("", "arxiv"):
        return {**result, "arxiv": eprint}
    found = _ARXIV.search(result.get("venue", ""))
    return {**result, "arxiv": found[1]} if found else result


def people(text: str) -> list[tuple[str, str]]:
    """The names in an author field, given name first, and family names where it tells them apart.

    A group's is all of its name. Where each of several names stands in braces, they say nothing.
    "others" is among them if it stands there.

    >>> people("Ada {Example Widget} and Cy Tester and {Widgets}")
    [('Ada {Example Widget}', 'Example Widget'), ('Cy Tester', ''), ('Widgets', 'Widgets')]
    """
    parted = [
        (name, parts)
        for name in _apart(text, _AND)
        if (parts := list(filter(None, map(str.strip, _apart(name, _COMMA)))))
    ]
    whole = [len(parts) == 1 and _unbraced(parts[0]) != parts[0] for _, parts in parted]
    # "others" is no name, though it stands in no braces.
    named = [group for (name, _), group in zip(parted, whole, strict=True) if name != "others"]
    trusted = len(named) == 1 or not all(named)
    found = []
    for (name, braced), is_group in zip(parted, whole, strict=True):
        parts = [_NAMESAKE.sub("", _unbraced(part)) for part in braced]
        order = [*parts[2:], *parts[:2]] if len(parts) > 2 else parts[::-1]
        end = _BRACED_END.search(name)
        known = parts[0] if len(parts) > 1 or (is_group and trusted) else ""
        found.append((" ".join(order), known or (end[1] if end else "")))
    return found


def _apart(text: str, mark: re.Pattern[str]) -> list[str]:
    """A text parted at a mark, but not inside of braces."""
    if "{" not in text:
        return mark.split(text)
    parts, start, depth = [], 0, 0
    for found in re.finditer(rf"[{{}}]|{mark.pattern}", text, mark.flags):
        if found[0] in "{}":
            depth += 1 if found[0] == "{" else -1
        elif depth <= 0:
            parts.append(text[start : found.start()])
            start = found.end()
    return [*parts, text[start:]]
