"""What is told of a list that was made from rows: what was guessed, left out or has no place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from generator.errors import Place, Problem, note
from generator.model import Paper
from generator.sources.facts import fact
from generator.sources.fields import NAMES, Field
from generator.sources.fields import field as meaning
from generator.sources.nearly import near
from generator.sources.parting import Guess
from generator.sources.reading import spots, words
from generator.sources.stated import Stated
from generator.text import cut

_SHOWN = 60  # characters of a name in a message
_MISSPELT = (*NAMES, "author", "keyword", "affiliation", "institution", "orcid", "homepage")
_TOP = ("title", "papers")  # what a list may say of itself
_ONE_LIST = "left out, since a file is one list:"
_NOTHING = "left out, since a list has nothing called"
_GAP = re.compile("[ _]+")
_BEGUN = 2  # letters that begin too many names
_OF_AUTHORS = ("affiliations", "orcids", "homepages")  # each holds a value for each author
_CALLED = {"doi": "DOI", "arxiv": "arXiv number", "openreview": "forum of OpenReview"}
_EXPECTED = {
    "year": "write four digits",
    "doi": 'write it like "10.1000/182"',
    "arxiv": 'write it like "2401.00001"',
    "openreview": "write the forum's id",
}


class Beside(NamedTuple):
    """What a file holds beside its list of papers."""

    name: str
    place: Place
    is_papers: bool  # whether it is a list of papers, too


def beside(left: Sequence[Beside], ours: bool) -> Iterator[Problem]:
    """What is told of all that is left out; of a form that is not `ours`, not all is told."""
    others: list[Beside] = []
    for each in left:
        said = each.name.casefold()
        meant = said if said in _TOP else near(each.name, _TOP)
        named = cut(each.name, _SHOWN)
        if each.is_papers:
            message = f'{_ONE_LIST} the papers under "{named}"'
            yield Problem(each.place, message, "put them in a file of their own")
        elif meant == each.name:  # the papers were found elsewhere
            message = f'left out, since no list of papers stands under "{named}"'
            yield Problem(each.place, message, "write one, or delete it")
        elif meant:
            yield Problem(each.place, f'{_NOTHING} "{named}"', f'did you mean "{meant}"?')
        else:
            others.append(each)
    if others and ours:
        names = words(f'"{each.name}"' for each in others)
        yield note(others[0].place, f"{_NOTHING} {names}")


def no_paper(columns: Iterable[str], file: str) -> Problem:
    named = words(f'"{name}"' for name in columns)
    message = f"no paper here: its fields are {named}" if named else "no paper here"
    advice = next(filter(None, (_meant(name, False) for name in columns)), "")
    remedy = 'a paper has at least a "title" or an "abstract"'
    return Problem(Place(file, 1), message, f"{remedy}; {advice}" if advice else remedy)


def empty(stated: Iterable[Stated], file: str) -> Iterator[Problem]:
    lines = [
        each.line for each in stated if "title" not in each.texts and "abstract" not in each.texts
    ]
    if lines:
        message = f"neither a title nor an abstract, in {spots(lines)}: left out"
        yield Problem(Place(file, lines[0]), message, "give them one, or delete them")


def guesses(example: Paper, guess: Guess) -> Iterator[Problem]:
    """`example` is the first paper whose authors were guessed."""
    if guess.done:
        names = [author.name for author in example.authors]
        alone = next((at for at, name in enumerate(names) if " " not in name), 0)
        shown = words(names[max(alone - 1, 0) :][:3])  # with what is in doubt
        message = f"authors were {guess.done}: {shown}"
        yield Problem(example.place, message, guess.remedy)


def doubled(lines: Sequence[int], file: str) -> Iterator[Problem]:
    if lines:
        message = f"all authors are written twice over, in {spots(lines)}: they were taken once"
        yield Problem(Place(file, lines[0]), message, "see that it is one list, not two alike")


def unknown(
    stated: Sequence[Stated], columns: Mapping[str, Field], ours: bool, file: str
) -> Iterator[Problem]:
    """What became of fields that papers have no place for."""
    strange = _first_lines((name, each.line) for each in stated for name, _ in each.extra)
    if ours:  # what stands under "extra" is meant to
        named = {name for name, column in columns.items() if column.kind in ("extra", "loose")}
        strange = {name: told for name, told in strange.items() if name in named}
    for name, advice in {name: _meant(name, ours) for name in strange}.items():
        if advice:
            message = f'"{cut(name, _SHOWN)}" is no field of ours: kept among the extra ones'
            yield Problem(Place(file, strange.pop(name)[0]), message, advice)
    if strange:
        counted = words(f"{name} ({count})" for name, (_, count) in sorted(strange.items()))
        line = min(line for line, _ in strange.values())
        message = f"fields that the site has no word for are kept as extra ones: {counted}"
        yield note(Place(file, line), message)
    yield from _private(stated, columns, file)
    yield from _unfit(stated, columns, file)
    yield from _files(stated, file)


def _private(
    stated: Sequence[Stated], columns: Mapping[str, Field], file: str
) -> Iterator[Problem]:
    """The names of fields that were left out, for what they are or for their values' sake."""
    names = {name for name, column in columns.items() if column.kind == "private"}
    names.update(name for each in stated for name in each.private)
    if names:
        said = words(sorted(names))
        message = f"left out, since they are of persons or of no lasting use: {said}"
        yield note(Place(file, 1), message)


def _files(stated: Sequence[Stated], file: str) -> Iterator[Problem]:
    """The names of files that stand where abstracts should."""
    found = [(each, *pair) for each in stated for pair in each.files]
    if found:
        first, name, value = found[0]
        more = f" ({len(found)} papers say the like)" if len(found) > 1 else ""
        said = f'"{cut(name, _SHOWN)}" says "{cut(value, _SHOWN)}"'
        message = f"{said}, which is the name of a file{more}: left out"
        yield Problem(Place(file, first.line), message, "write the abstract itself")


def _unfit(stated: Sequence[Stated], columns: Mapping[str, Field], file: str) -> Iterator[Problem]:
    """The values that their fields cannot hold: of each name the first, and how many more."""
    lines = _first_lines((name, each.line) for each in stated for name, _ in each.unfit)
    values = [pair for each in stated for pair in each.unfit]
    first = dict(reversed(values))
    for name, (line, count) in lines.items():
        wrong, remedy = _fault(columns.get(name) or meaning(name), first[name])
        more = f" ({count} papers say the like)" if count > 1 else ""
        said = f'"{cut(name, _SHOWN)}" says "{cut(first[name], _SHOWN)}"'
        message = f"{said}, {wrong}{more}: kept as an extra field"
        yield Problem(Place(file, line), message, remedy)


def _fault(said: Field, value: str) -> tuple[str, str]:
    """Why a field cannot hold a value; and the remedy."""
    if said.kind == "link":
        return "which is no web address", "links begin with https://, http:// or mailto:"
    if said.name in _OF_AUTHORS:
        return "which is not one for each author", 'give as many as authors, parted by ";"'
    if said.name in _EXPECTED and not fact(said.name, value):
        return f"which is no {_CALLED.get(said.name, said.name)}", _EXPECTED[said.name]
    other = "other" if said.name.endswith("s") else "another"
    return f"but the paper has {other} {said.name}", "keep one of the two"


def _meant(name: str, ours: bool) -> str:
    """Advice for a name that is nearly one of ours; "" for any other.

    In a form of ours every name is meant to be ours, and a beginning of one is enough.
    """
    said = _GAP.sub(" ", name)
    meant = near(said, NAMES if ours else _MISSPELT)
    if ours and not meant and len(said) > _BEGUN:
        meant = next((each for each in NAMES if each.startswith(said.casefold())), "")
    return f'did you mean "{meant}"?' if meant else ""


def _first_lines(named: Iterable[tuple[str, int]]) -> dict[str, tuple[int, int]]:
    """For each name, the line it first stands in, and how often it does."""
    found: dict[str, tuple[int, int]] = {}
    for name, line in named:
        first, count = found.get(name, (line, 0))
        found[name] = (first, count + 1)
    return found
