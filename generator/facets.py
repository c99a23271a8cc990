"""The ways in which a reader can narrow a list: what its papers share, and how many share it."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import inf

from generator import topics
from generator.model import Entry, Section
from generator.terms.concepts import concept
from generator.terms.words import fold_all
from generator.text import language
from generator.views import Choice, Facet

MOST = 200  # choices of one facet: more are no help to a reader
HAVING = ("pdf", "code", "data", "video", "slides", "poster", "demo", "project")
_NUMBERED = frozenset({"session", "track"})
_NUMBER = re.compile(
    r"((?:[^\W\d]+[ #.-]*)?)(\d{1,4})([A-Za-z]?)(?![A-Za-z\d]|[.:]\d)"
)  # no time of day
_SHARED = 2  # papers that a keyword must have to be a choice


def facets(sections: Sequence[Section]) -> tuple[Facet, ...]:
    """The facets of a site; those that part nothing are left out.

    Years come latest first, what a list numbers in the order of its numbers, all other choices by
    how many papers they have, then by name; lists keep their order.
    """
    entries = [entry for section in sections for entry in section.entries]
    found = [_lists(sections), *(_facet(key, tell, entries) for key, tell in _VALUES.items())]
    return tuple(facet for facet in found if _parts(facet, len(entries)))


def _lists(sections: Sequence[Section]) -> Facet:
    start, choices = 0, []
    for section in sections:
        end = start + len(section.entries)
        choices.append(_choice(section.title.text, range(start, end), section.entries[:1]))
        start = end
    return Facet("list", tuple(choices))


def _facet(key: str, tell: Callable[[Entry], Iterable[str]], entries: Sequence[Entry]) -> Facet:
    members: dict[str, list[int]] = defaultdict(list)
    for number, entry in enumerate(entries):
        for value in dict.fromkeys(filter(None, tell(entry))):
            members[value].append(number)
    if key == "keyword":
        members = _merged(members)
    if key == "year":
        order = sorted(members, reverse=True)
    else:
        order = sorted(members, key=_numbered(members) if key in _NUMBERED else _by(members))
    choices = ((name, members[name]) for name in order[:MOST])
    return Facet(key, tuple(_choice(name, of, [entries[of[0]]]) for name, of in choices))


def _merged(members: dict[str, list[int]]) -> dict[str, list[int]]:
    """Keywords that several papers have: one for all that differ in case, number or gaps only.

    So are an acronym that everyone knows and its long form.
    """
    wordings: dict[str, list[str]] = defaultdict(list)
    for wording in members:
        # "Meta learning" is one with "meta-learning", which folds to "metalearning".
        wordings[concept(fold_all(wording)).replace(" ", "")].append(wording)
    merged = {}
    for same in wordings.values():
        papers = sorted({paper for wording in same for paper in members[wording]})
        if len(papers) >= _SHARED:
            uses = [wording for wording in same for _ in members[wording]]
            key = concept(fold_all(max(same, key=lambda wording: len(members[wording]))))
            merged[topics.name(key, uses)] = papers
    return merged


def _choice(name: str, papers: Iterable[int], some: Iterable[Entry]) -> Choice:
    """A choice of papers, of which `some` tell what language they speak."""
    near = next((entry.abstract_language for entry in some), "")
    return Choice(name, tuple(papers), language(name, near))


def _by(members: dict[str, list[int]]) -> Callable[[str], tuple[int, str, str]]:
    return lambda name: (-len(members[name]), name.casefold(), name)


def _numbered(members: dict[str, list[int]]) -> Callable[[str], tuple[float, str, int, str, str]]:
    """The order of choices of which most are numbered alike: "Session 2" before "Session 10: …"."""
    found = {name: _NUMBER.match(name) for name in members}
    words = Counter(said[1].casefold() for said in found.values() if said)
    word, count = max(words.items(), key=lambda pair: (pair[1], pair[0]), default=("", 0))
    by = _by(members)

    def order(name: str) -> tuple[float, str, int, str, str]:
        said = found[name]
        if said is None or said[1].casefold() != word or count * 2 <= len(members):
            return (inf, "", *by(name))
        return (int(said[2]), said[3].casefold(), *by(name))

    return order


def _parts(facet: Facet, total: int) -> bool:
    """Whether its choices tell papers apart; "has code" alone does."""
    some = any(len(choice.papers) < total for choice in facet.choices)
    return some and (len(facet.choices) > 1 or facet.key in ("topic", "has"))


def _labelled(key: str) -> Callable[[Entry], Iterable[str]]:
    return lambda entry: (label.value.text for label in entry.labels if label.key == key)


def _having(entry: Entry) -> Iterable[str]:
    return (link.kind for link in entry.links if link.kind in HAVING)


# A facet is a function from an entry to the values it has, and a row here.
_VALUES: dict[str, Callable[[Entry], Iterable[str]]] = {
    "topic": lambda entry: (str(topic.text) for topic in entry.topics),
    **{key: _labelled(key) for key in ("track", "session", "type", "award", "status")},
    "venue": _labelled("venue"),
    "year": _labelled("year"),
    "keyword": lambda entry: () if entry.keywords_derived else (k.plain for k in entry.keywords),
    "has": _having,
}
