"""Which papers are which of the record, and what became of those that are gone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import replace

from generator.model import Paper
from generator.recognition import Mark, alike, digest, is_brief, sketch, titled, wording


def recognise(papers: Sequence[Paper], new: Sequence[Mark], old: Sequence[Mark]) -> dict[int, int]:
    """Which of the new papers is which of the old ones: by id, by text, by likeness, by title.

    Keys and values are positions in `new` (the digests of `papers`) and in `old`; none stands
    there twice. Ties go to the first of `old`, and then to the first of `new`; but one title is
    no tie: papers of which nothing else tells which is which are new ones.
    """
    found: dict[int, int] = {}
    free = dict(enumerate(old))
    for key in (_by_id, _by_all):
        _take(dict(enumerate(new)), key, found, free)
    left = [index for index in range(len(new)) if index not in found]
    if free and left:
        marks = {index: titled(papers[index], new[index]) for index in left}
        _take_mended(papers, marks, found, free)
    return found


def _take_mended(
    papers: Sequence[Paper], new: Mapping[int, Mark], found: dict[int, int], free: dict[int, Mark]
) -> None:
    """Find papers that are not as they were; fills `found` and empties `free`."""
    # Before another paper that still says "to be announced" is taken for one that did.
    brief = {mark.text for mark in free.values() if is_brief(mark)}
    _take_titled(new, found, free, brief)
    for key in (_by_text_and_title, _by_text_and_names, _by_text):
        _take(new, key, found, free)
    # An abstract that came later to a paper of which there was only the title.
    titles = {
        index: replace(mark, text=digest(papers[index].title))
        for index, mark in new.items()
        if papers[index].title
    }
    _take(titles, _by_text, found, free)
    _take_alike(papers, [index for index in new if index not in found], found, free)
    _take_titled(new, found, free)


def _by_id(mark: Mark) -> str:
    return mark.id


def _by_all(mark: Mark) -> str:
    return mark.text + mark.byline


def _by_text(mark: Mark) -> str:
    return mark.text


def _by_text_and_title(mark: Mark) -> str:
    return mark.title and mark.text + mark.title


def _by_text_and_names(mark: Mark) -> str:
    return mark.names and mark.text + mark.names


def _by_title_and_names(mark: Mark) -> str:
    return mark.title + mark.names


def _by_title(mark: Mark) -> str:
    return mark.title


def _take(
    new: Mapping[int, Mark],
    key: Callable[[Mark], str],
    found: dict[int, int],
    free: dict[int, Mark],
) -> None:
    """Find papers by equal keys; fills `found` and empties `free`."""
    places: dict[str, list[int]] = defaultdict(list)
    for place in reversed(free):  # the first lies on top
        places[key(free[place])].append(place)
    for index, mark in new.items():
        value = key(mark)
        those = places.get(value) if value and index not in found else None
        if those and _may_be(mark, free[those[-1]]):
            found[index] = those.pop()
            del free[found[index]]


def _may_be(new: Mark, old: Mark) -> bool:
    """Whether an equal text tells anything: not "to be announced" under two titles."""
    if not (new.title and old.title) or new.title == old.title or not is_brief(old):
        return True
    return bool(new.names) and new.names == old.names


def _take_titled(
    new: Mapping[int, Mark],
    found: dict[int, int],
    free: dict[int, Mark],
    among: Set[str] | None = None,
) -> None:
    """Find the papers whose title, or title and authors, only one has on either side.

    Only those are taken that say or said a text `among` these. Fills `found` and empties `free`.
    """
    left = {index: mark for index, mark in new.items() if index not in found}
    there = dict(free)
    for key in (_by_title_and_names, _by_title):
        places = _only(there, key)
        for value, index in _only(left, key).items():
            place = places.get(value, -1)
            if index in found or place not in free:
                continue
            ours, theirs = left[index], free[place]
            if (among is None or {ours.text, theirs.text} & among) and _agree(ours, theirs):
                found[index] = place
                del free[place]


def _only(marks: Mapping[int, Mark], key: Callable[[Mark], str]) -> dict[str, int]:
    """The position of each mark whose key no other has."""
    holders: dict[str, list[int]] = defaultdict(list)
    for position, mark in marks.items():
        holders[key(mark)].append(position)
    return {value: those[0] for value, those in holders.items() if value and len(those) == 1}


def _agree(one: Mark, other: Mark) -> bool:
    """Whether neither the authors nor the ids say that these are two papers."""
    pairs = ((one.names, other.names), (one.id, other.id))
    return all(a == b or not (a and b) for a, b in pairs)


def _take_alike(
    papers: Sequence[Paper], left: Sequence[int], found: dict[int, int], free: dict[int, Mark]
) -> None:
    """Find what is left by likeness, best matches first; fills `found` and empties `free`."""
    places = list(free)
    drawn = [sketch(wording(papers[index])) for index in left]
    for position, other in alike(drawn, [free[place].sketch for place in places]):
        index, place = left[position], places[other]
        if index not in found and place in free:
            found[index] = place
            del free[place]


def heirs(gone: Sequence[Mark], standing: Sequence[Mark]) -> list[int | None]:
    """For each paper that is gone, the one that says the same or is most alike, if any is.

    Failing these, the one of the same title by the same authors, who published it anew.
    """
    same: dict[str, int] = {}
    for place, mark in enumerate(standing):
        same.setdefault(mark.text, place)
    result = [same.get(mark.text) for mark in gone]
    for one, other in alike([mark.sketch for mark in gone], [mark.sketch for mark in standing]):
        if result[one] is None:
            result[one] = other
    titles = {mark.title + mark.names: n for n, mark in enumerate(standing) if mark.names}
    return [
        titles.get(mark.title + mark.names) if heir is None else heir
        for mark, heir in zip(gone, result, strict=True)
    ]
