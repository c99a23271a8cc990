"""Citations as text in each style; templates/assets/cite.js writes the very same.

A style is a function from papers to the text of a file, and a row in STYLES.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.citations.works import link, record
from generator.model import Citation, Person, Work

MOST_NAMES = 20  # the American Psychological Association's manual, 7th edition, 9.8
_RIS_TYPES = {
    "paper-conference": "CPAPER",
    "article-journal": "JOUR",
    "article": "UNPB",
    "thesis": "THES",
}
_STOPS = (".", "?", "!", "…", "。", "？", "！")
_MARKDOWN = re.compile(r"[\\`*_{}\[\]<>&#|~$]")
_CSV_QUOTED = re.compile(r'[",\r\n]')
# What a spreadsheet would take for a formula.
_FORMULA = re.compile(r"[=+\-@\t\r]")
_COLUMNS = (
    "key",
    "title",
    "title derived",
    "authors",
    "year",
    "venue",
    "doi",
    "url",
    "pdf",
    "keywords",
    "abstract",
    "page",
)


@dataclass(frozen=True, slots=True)
class Style:
    """A way to write citations."""

    write: Callable[[Sequence[Citation]], str]
    ending: str  # of a file's name
    media: str  # the media type
    between: str = ""  # what parts the texts of two runs of papers, in one file


def bibtex(cited: Sequence[Citation]) -> str:
    """A .bib file."""
    return "\n".join(f"{citation.bibtex}\n" for citation in cited)


def ris(cited: Sequence[Citation]) -> str:
    """A RIS file, lines ending as its specification asks."""
    return "".join(_ris(citation) for citation in cited)


def csl(cited: Sequence[Citation]) -> str:
    """A CSL-JSON list, without what is ours alone."""
    items = [record(citation.key, citation.work, "") for citation in cited]
    for item in items:
        del item["custom"]
    return json.dumps(items, ensure_ascii=False, indent=2) + "\n"


def text(cited: Sequence[Citation]) -> str:
    """One reference a line, after the manual of the American Psychological Association.

    A derived title stands in brackets, as that manual has it for works without one.
    """
    return "".join(f"{_text(citation.work)}\n" for citation in cited)


def markdown(cited: Sequence[Citation]) -> str:
    """One item of a list a line, the title leading to the paper."""
    return "".join(f"- {_markdown(citation.work)}\n" for citation in cited)


def csv(cited: Sequence[Citation]) -> str:
    """A table (RFC 4180) whose cells no spreadsheet takes for formulas."""
    rows = [_COLUMNS, *(_cells(citation) for citation in cited)]
    return "".join(f"{','.join(map(_cell, row))}\r\n" for row in rows)


def _ris(citation: Citation) -> str:
    work = citation.work
    first, last = page_range(work.pages)
    fields = (
        ("TY", [_RIS_TYPES.get(work.kind, "GEN")]),
        ("ID", [citation.key]),
        ("TI", [work.title]),
        ("AU", [*map(_inverted, work.authors), _others(work)]),
        ("PY", [str(work.year or "")]),
        ("T2", [work.container]),
        ("VL", [work.volume]),
        ("IS", [work.issue]),
        ("SP", [first]),
        ("EP", [last]),
        ("PB", [work.publisher]),
        ("DO", [work.doi]),
        ("UR", [work.url]),
        ("L1", [work.pdf]),
        ("KW", work.keywords),
        ("LA", [work.language]),
        ("AB", [work.abstract]),
        ("N1", [work.note]),
        ("DP", [work.source]),
    )
    lines = (f"{tag}  - {value}\r\n" for tag, values in fields for value in values if value)
    return f"{''.join(lines)}ER  - \r\n\r\n"


def page_range(pages: str) -> tuple[str, str]:
    """The first page and the last; all and "" where it is no range of two.

    >>> page_range("12-34"), page_range("5, 7-9, 11-12")
    (('12', '34'), ('5, 7-9, 11-12', ''))
    """
    first, *others = pages.split("-")
    return (first, others[0]) if len(others) == 1 else (pages, "")


def _inverted(author: Person) -> str:
    family = f"{author.particle} {author.family}" if author.particle else author.family
    return ", ".join(filter(None, (family, author.given, author.suffix)))


def _text(work: Work) -> str:
    place = link(work)
    parts = (*_opening(work, f"{_title(work)}{_stop(work)}", str), _where(work, str, ""), place)
    return " ".join(filter(None, parts))


def _markdown(work: Work) -> str:
    place = link(work)
    title = _escaped(_title(work))
    if place:
        title = f"[{title}]({f'<{place}>' if re.search(r'[()<> ]', place) else place})"
    opening = _opening(work, f"{title}{_stop(work)}", _escaped)
    return " ".join(filter(None, (*opening, _where(work, _escaped, "*"))))


def _opening(work: Work, title: str, shown: Callable[[str], str]) -> tuple[str, ...]:
    """Authors, date and title; the title first where nobody is named."""
    date = f"({work.year or 'n.d.'})."
    names = shown(_names(work))
    if not names:
        return (title, date)
    return (f"{names}{'' if names.endswith('.') else '.'}", date, title)


def _title(work: Work) -> str:
    return f"[{work.title}]" if work.derived else work.title


def _stop(work: Work) -> str:
    return "" if _title(work).endswith(_STOPS) else "."


def _where(work: Work, shown: Callable[[str], str], mark: str) -> str:
    """Where the paper appeared, or was found."""
    if work.kind == "thesis" and work.publisher:
        return _stopped(shown(work.publisher))
    name = shown(work.container or (f"arXiv:{work.arxiv}" if work.arxiv else work.source))
    volume, issue = shown(work.volume), shown(work.issue)
    pages = shown(work.pages.replace("-", "–"))
    if work.kind == "article-journal":
        numbered = f"{mark}{_listed(name, volume)}{mark}{issue and f'({issue})'}"
        return f"{_listed(numbered, pages)}."
    if work.kind != "paper-conference":
        return f"{mark}{name}{mark}." if name else ""
    inside = _listed(volume and f"Vol. {volume}", pages and f"pp. {pages}")
    aside = f" ({inside})" if inside else ""
    press = f" {_stopped(shown(work.publisher))}" if work.publisher else ""
    return f"In {mark}{name}{mark}{aside}.{press}"


def _listed(*parts: str) -> str:
    return ", ".join(filter(None, parts))


def _stopped(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


def _others(work: Work) -> str:
    """What stands for authors whom the list does not name; "" where it names all."""
    if not work.others:
        return ""
    return "等" if work.language == "zh-Hans" else "et al."


def _names(work: Work) -> str:
    names = [_reduced(author) for author in work.authors]
    if work.others:
        return ", ".join([*names[: MOST_NAMES - 1], _others(work)])
    last = "" if work.language == "zh-Hans" else "& "
    if len(names) > MOST_NAMES:
        return f"{', '.join(names[: MOST_NAMES - 1])}, … {names[-1]}"
    if len(names) > 1:
        return f"{', '.join(names[:-1])}, {last}{names[-1]}"
    return "".join(names)


def _reduced(author: Person) -> str:
    """A name with initials: "van der Example, A.-B., Jr."."""
    family = f"{author.particle} {author.family}" if author.particle else author.family
    initials = " ".join(
        "-".join(f"{part[0]}." for part in word.split("-") if part)
        for word in author.given.split(" ")
    )
    return ", ".join(filter(None, (family, initials, author.suffix)))


def _escaped(plain: str) -> str:
    return _MARKDOWN.sub(r"\\\g<0>", plain)


def _cells(citation: Citation) -> tuple[str, ...]:
    work = citation.work
    names = (
        " ".join(filter(None, (author.given, author.particle, author.family, author.suffix)))
        for author in work.authors
    )
    return (
        citation.key,
        work.title,
        "yes" if work.derived else "",
        "; ".join(filter(None, (*names, _others(work)))),
        str(work.year or ""),
        work.container,
        work.doi,
        work.url,
        work.pdf,
        "; ".join(work.keywords),
        work.abstract,
        work.path,
    )


def _cell(value: str) -> str:
    safe = f"'{value}" if _FORMULA.match(value) else value
    return '"' + safe.replace('"', '""') + '"' if _CSV_QUOTED.search(safe) else safe


STYLES: dict[str, Style] = {
    "bibtex": Style(bibtex, "bib", "application/x-bibtex", "\n"),
    "ris": Style(ris, "ris", "application/x-research-info-systems"),
    "csl": Style(csl, "json", "application/vnd.citationstyles.csl+json"),
    "text": Style(text, "txt", "text/plain"),
    "markdown": Style(markdown, "md", "text/markdown"),
    "csv": Style(csv, "csv", "text/csv"),
}
