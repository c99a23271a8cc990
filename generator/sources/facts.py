"""Short facts of a paper as its list writes them, in the words that the site uses."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from generator.identifiers import PREFIXES, identifier
from generator.model import Paper
from generator.sources._labels import STATUSES, TYPES
from generator.text import squeeze

_YEAR = re.compile(r"(?<!\d)(1[5-9]\d\d|20\d\d)(?!\d)")
_DATE = re.compile(r"(?:[A-Za-z]+\.? |\d{1,2}[-/. ])*(\d{4})(?:[-/.年][-\d/.T:Z+月日 ]*)?")
NOTHING = frozenset(  # what stands where a fact is not known
    {"n/a", "na", "nan", "none", "null", "tba", "tbd", "-", "–", "—", "?"}
)
_ACCEPTED = re.compile(
    r"(accept(?:ed)?|reject(?:ed)?)(?: as(?: an?)?)?[ (:–—-]+([^()]+)\)?", re.IGNORECASE
)
# An award, as it stands in brackets around a title: "Best Student Paper", "Honorable Mention".
_AWARD = re.compile(
    r"(?!.*\b(?:a|an|the|in|on|for|with|from)\b)(?:(?:[\w-]+ ){0,5}(?:award|prize|runner[- ]up)s?"
    r"|honou?rable mention|(?:best|outstanding|distinguished|exemplary)(?: [\w-]+){0,3}"
    r" (?:paper|poster|talk|presentation|demo|thesis|article|contribution))"
    r"(?:[,:–—-]? ?(?:candidate|finalist|honou?rable mention|nominee|nomination|runner[- ]up"
    r"|winner))?",
    re.IGNORECASE,
)
_PAIRS = {"[": "]", "(": ")", "【": "】"}
_LONGEST = 60  # characters of an award's name


def awarded(title: str) -> tuple[str, str]:
    """A title without the award that stands in brackets at one of its ends, and that award.

    >>> awarded("[Best Paper] Counting"), awarded("Sorting (Outstanding Paper Award)")
    (('Counting', 'Best Paper'), ('Sorting', 'Outstanding Paper Award'))
    >>> awarded("Counting (the best of sorting)")
    ('Counting (the best of sorting)', '')
    """
    bare = title.strip()
    for opens, closes in _PAIRS.items():
        inner, _, rest = bare[1:].partition(closes) if bare.startswith(opens) else ("", "", "")
        if not rest and bare.endswith(closes):
            rest, _, inner = bare[:-1].rpartition(opens)
        rest = rest.strip(" :–—-")
        if rest and len(inner) <= _LONGEST and _AWARD.fullmatch(inner.strip()):
            return rest, inner.strip()
    return title, ""


def honoured(paper: Paper) -> Paper:
    """The paper with the award that its title tells in brackets, unless it has another."""
    title, award = awarded(paper.title)
    if award and (paper.award or award).casefold() == award.casefold():
        return replace(paper, title=title, award=award)
    return paper


def year(text: str) -> int:
    """The year that a value states, alone or in a date; 0 where it states none.

    >>> year("2024-05-01"), year("7 May 2024"), year("in press")
    (2024, 2024, 0)
    """
    if not _DATE.fullmatch(text.strip()):
        return 0
    found = _YEAR.search(text)
    return int(found[1]) if found else 0


@dataclass(frozen=True, slots=True)
class Facts:
    """The short facts of a paper, and the values that are none."""

    year: int = 0
    venue: str = ""
    track: str = ""
    session: str = ""
    type: str = ""
    status: str = ""
    award: str = ""
    doi: str = ""
    arxiv: str = ""
    openreview: str = ""
    others: tuple[tuple[str, str], ...] = ()  # a field, and a value that it cannot hold


FIELDS = tuple(field.name for field in dataclasses.fields(Facts))[:-1]  # "year" first


def facts(values: Mapping[str, str]) -> Facts:
    """The facts in what a list says, by field.

    >>> facts({"status": "Accept (Oral)", "year": "May 2024", "doi": "soon"})
    ... # doctest: +NORMALIZE_WHITESPACE
    Facts(year=2024, venue='', track='', session='', type='oral', status='accepted', award='',
          doi='', arxiv='', openreview='', others=(('doi', 'soon'),))
    """
    values = {
        field: text for field, text in values.items() if squeeze(text).casefold() not in NOTHING
    }
    said = {field: fact(field, text) for field, text in values.items()}
    others = tuple((field, squeeze(values[field])) for field, text in said.items() if not text)
    if status := said.get("status"):
        said["status"], presented = decided(status)
        if presented and not said.get("type"):
            said["type"] = presented
    stated = int(said.pop("year", "") or 0)
    return Facts(year=stated, others=others, **said)


def fact(field: str, text: str) -> str:
    """A fact as the site writes it; "" for a value that the field cannot hold.

    >>> fact("status", "Withdraw"), fact("venue", "Widget  Days"), fact("doi", "unknown")
    ('withdrawn', 'Widget Days', '')
    """
    text = squeeze(text)
    if field == "year":
        return str(year(text) or "")
    if field in PREFIXES:
        return identifier(field, text)
    if field == "status":
        return STATUSES.get(text.casefold(), text)
    return TYPES.get(text.casefold(), text) if field == "type" else text


def decided(status: str) -> tuple[str, str]:
    """What a decision says of the paper's status, and of its type.

    A list that calls a paper's status "Poster" says that it was accepted as one.

    >>> decided("Poster"), decided("Accept (oral)"), decided("rejected")
    (('accepted', 'poster'), ('accepted', 'oral'), ('rejected', ''))
    """
    if said := TYPES.get(status.casefold(), ""):
        return "accepted", said
    if found := _ACCEPTED.fullmatch(status):
        return STATUSES[found[1].casefold()], TYPES.get(
            found[2].strip().casefold(), found[2].strip()
        )
    return status, ""
