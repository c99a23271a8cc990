"""Rows into papers, by one notion of a paper's fields for all formats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import compress
from pathlib import PurePath

from generator.errors import ContentError, Place, Problem
from generator.model import Author, Paper, PaperList
from generator.sources import remarks
from generator.sources._labels import ABSENT
from generator.sources.columns import meanings
from generator.sources.entities import spelt_out
from generator.sources.facts import FIELDS, honoured
from generator.sources.labels import links
from generator.sources.mending import mended
from generator.sources.others import without_others
from generator.sources.parting import parted
from generator.sources.reading import Read, Rows, once
from generator.sources.stated import Stated, sort, with_affiliations, with_sessions
from generator.text import cut, squeeze

_OF_AUTHORS = ("affiliations", "orcids", "homepages")  # in the order of Author's fields
_SHOWN = 60  # characters of an id in a message
_MARKS = " \t\n.…-–—()[]。（）【】"
_GAPS = re.compile(" {2,}")
_EDGES = re.compile(r" *\n *")
_BLANK_LINES = re.compile("\n{3,}")
_ORCID = re.compile(r"(?:https?://orcid\.org/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])")


def make(found: Rows, file: str) -> Read:
    """The list in a file's rows; raises ContentError where they make no paper."""
    columns = meanings(found.rows)
    rows = with_sessions([sort(row, columns) for row in found.rows])
    stated = with_affiliations(rows)
    are = ["title" in each.texts or "abstract" in each.texts for each in stated]
    kept = list(compress(stated, are))
    # Our own lists hold names as they shall be shown.
    exact = [
        found.ours and all(each.texts.get("authors", "").endswith("\n") for each in both)
        for both in zip(rows, stated, strict=True)
    ]
    people = [without_others(each.texts.get("authors", "")) for each in kept]
    names, guessed, families = parted([text for text, _ in people], list(compress(exact, are)))
    apart = _mark([_keywords(each) for each in kept])
    twice = [not found.ours and _is_doubled(people) for people in names]
    doubled = [each.line for each, double in zip(kept, twice, strict=True) if double]
    told = [_authors(*each) for each in zip(kept, names, families, twice, strict=True)]
    papers = [
        honoured(_paper(each, authors, others, apart, file))
        for (authors, each), (_, others) in zip(told, people, strict=True)
    ]
    papers, repeated = _with_own_ids(papers)
    papers, whole = (papers, []) if found.ours else mended(list(map(_without_excuse, papers)))
    warnings = [*found.warnings, *repeated, *whole, *remarks.empty(stated, file)]
    if not papers:
        raise ContentError([remarks.no_paper(columns, file), *warnings])
    example = papers[guessed.number]
    warnings += [*remarks.guesses(example, guessed), *remarks.doubled(doubled, file)]
    warnings += remarks.unknown([each for _, each in told], columns, found.ours, file)
    name = PurePath(file).name.rsplit(".", 1)[0]
    place = Place(file, papers[0].place.line)
    made = PaperList(name, squeeze(found.title), tuple(papers), place)
    return Read(made, tuple(sorted(warnings)), found.single)


def _paper(
    stated: Stated, authors: tuple[Author, ...], others: bool, apart: str, file: str
) -> Paper:
    texts, said = stated.texts, stated.facts
    return Paper(
        abstract=_paragraphs(texts.get("abstract", "")),
        title=squeeze(texts.get("title", "")),
        authors=authors,
        others=others,
        keywords=_items(_keywords(stated), apart),
        tldr=squeeze(texts.get("tldr", "")),
        links=stated.links,
        id=squeeze(texts.get("id", "")),
        bibtex=texts.get("bibtex", "").strip(),
        notes=texts.get("notes", "").strip(),
        extra=once(stated.extra + stated.unfit),
        place=Place(file, stated.line),
        **{name: getattr(said, name) for name in FIELDS},
    )


def _is_doubled(names: Sequence[str]) -> bool:
    """Whether an export wrote all names twice over."""
    half = len(names) // 2
    return half > 0 and names[:half] == names[half:]


def _authors(
    stated: Stated, names: Sequence[str], families: Sequence[str], twice: bool
) -> tuple[tuple[Author, ...], Stated]:
    """The authors with what is said of each; what cannot be told of whom it is said, is unfit.

    `families` are the family names that the line of authors itself tells apart; `twice` says that
    all are written twice over.
    """
    texts = stated.texts
    given = [name for name in _OF_AUTHORS if name in texts]
    end = len(names) // 2 if twice else len(names)
    families = _details(texts.get("family names", ""), len(names)) or families
    if not given and not any(families):
        return tuple(map(Author, names[:end])), stated
    details = {name: _details(texts[name], len(names)) for name in given}
    loose = tuple((stated.own(name), squeeze(texts[name])) for name in given if not details[name])
    blank = ("",) * len(names)
    columns = [details.get(name) or blank for name in _OF_AUTHORS]
    authors = tuple(
        Author(name, affiliation, _orcid(orcid), _homepage(homepage), _family(name, family))
        for name, affiliation, orcid, homepage, family in zip(
            names, *columns, families, strict=True
        )
    )
    return authors[:end], replace(stated, unfit=stated.unfit + loose)


def _details(text: str, count: int) -> tuple[str, ...]:
    """What a field says of each of `count` authors; () where it cannot be told of whom.

    A list that ends in "and others" may hold a place for these, too.
    """
    if not text or not count:
        return ()
    if "\n" in text:
        values = [squeeze(value) for value in text.removesuffix("\n").split("\n")]
    else:  # "+" parts several of one author, as Paper Copilot writes them
        values = ["; ".join(map(squeeze, value.split("+"))) for value in text.split(";")]
    if len(values) == count + 1 and not values[-1]:
        values.pop()
    return tuple(values) if len(values) == count else ()


def _family(name: str, family: str) -> str:
    """A family name where the name leaves it in doubt: one of two words tells it by itself."""
    is_group = family == name and " " in name
    return family if is_group or name.count(" ") > 1 else ""


def _orcid(text: str) -> str:
    found = _ORCID.fullmatch(text)
    return found[1].upper() if found else ""


def _homepage(text: str) -> str:
    found = links("url", text)[0] if text else ()
    return found[0].href if found and not found[0].href.startswith("mailto:") else ""


def _without_excuse(paper: Paper) -> Paper:
    """The paper; without its abstract where that only says that there is none.

    Nor has it a summary that is only the abstract's beginning, as exports write it.
    """
    said, summary = paper.abstract, paper.tldr.rstrip(_MARKS)
    if paper.title and said and said.strip(_MARKS).casefold() in ABSENT:
        return replace(paper, abstract="")
    begins = summary and said.startswith(summary)
    return replace(paper, tldr="") if begins else paper


def _paragraphs(text: str) -> str:
    """An abstract as papers hold it: no spaces in excess, one blank line between paragraphs.

    Line breaks stay, since lists have them, and so do tabs, which may be TeX's that lost a
    backslash.
    """
    text = text.strip()
    if "\n" in text:
        lines = _EDGES.sub("\n", text.replace("\r\n", "\n"))
        text = _BLANK_LINES.sub("\n\n", lines)
    return _GAPS.sub(" ", text) if "  " in text else text


def _keywords(stated: Stated) -> str:
    """The keywords without HTML's names of letters, whose ";" parts nothing."""
    return spelt_out(stated.texts.get("keywords", ""))


def _mark(texts: Sequence[str]) -> str:
    """What parts the keywords in a file, as a pattern."""
    loose = [text for text in texts if text and not text.endswith("\n")]
    for marks in (";；", "|"):
        if any(mark in text for mark in marks for text in loose):
            return f"[{marks}]"
    return "[\n,，、·•]"  # EasyChair writes one a line


def _items(text: str, apart: str) -> tuple[str, ...]:
    if text.endswith("\n"):
        return tuple(filter(None, text.split("\n")))
    return tuple(item for part in re.split(apart, text) if (item := squeeze(part).strip(" .。")))


def _with_own_ids(papers: Sequence[Paper]) -> tuple[list[Paper], list[Problem]]:
    """The papers, of which no two have one id; complaints about those that lost theirs."""
    first: dict[str, int] = {}
    kept: list[Paper] = []
    problems: list[Problem] = []
    for paper in papers:
        line = first.setdefault(paper.id.casefold(), paper.place.line) if paper.id else 0
        if paper.id and line != paper.place.line:
            message = (
                f'id "{cut(paper.id, _SHOWN)}" was given to another paper, in line {line}: left out'
            )
            problems.append(Problem(paper.place, message, "give each paper an id of its own"))
            paper = replace(paper, id="")
        kept.append(paper)
    return kept, problems
