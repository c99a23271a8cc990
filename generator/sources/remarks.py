"""What is told of a list that was made from rows: what was guessed, left out or has no place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from generator.errors import Place, Problem, nearest, note
from generator.model import Paper
from generator.sources.fields import NAMES, Field
from generator.sources.fields import field as meaning
from generator.sources.people import Guess
from generator.sources.reading import spots, words
from generator.sources.stated import Stated
from generator.text import cut

_SHOWN = 60  # characters of a name in a message
_EXPECTED = {
    "year": "write four digits",
    "doi": 'write it like "10.1000/182"',
    "arxiv": 'write it like "2401.00001"',
    "openreview": "write the forum's id",
}


def no_paper(columns: Iterable[str], file: str) -> Problem:
    named = words(f'"{name}"' for name in columns)
    message = f"no paper here: its fields are {named}" if named else "no paper here"
    return Problem(Place(file, 1), message, 'a paper has at least a "title" or an "abstract"')


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
        names = words(author.name for author in example.authors[:3])
        message = f"authors were {guess.done}: {names}"
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
        named = {name for name, column in columns.items() if column.kind == "extra"}
        strange = {name: told for name, told in strange.items() if name in named}
    unfit = _first_lines((name, each.line) for each in stated for name, _ in each.unfit)
    advised = {name: nearest(name, NAMES) if ours else "" for name in strange}
    for name, advice in advised.items():
        if advice.startswith("did you mean"):
            message = f'"{cut(name, _SHOWN)}" is no field of ours: kept among the extra ones'
            yield Problem(Place(file, strange.pop(name)[0]), message, advice)
    if strange:
        counted = words(f"{name} ({count})" for name, (_, count) in sorted(strange.items()))
        line = min(line for line, _ in strange.values())
        message = f"fields that the site has no word for are kept as extra ones: {counted}"
        yield note(Place(file, line), message)
    if private := sorted(name for name, column in columns.items() if column.kind == "private"):
        message = f"left out, since they are of persons or of no lasting use: {words(private)}"
        yield note(Place(file, 1), message)
    for name, (line, count) in unfit.items():
        papers = f"{count} papers" if count > 1 else "a paper"
        message = f'"{cut(name, _SHOWN)}" says what it cannot, or again, in {papers}: kept as extra'
        yield Problem(Place(file, line), message, _EXPECTED.get(meaning(name).name, ""))


def _first_lines(named: Iterable[tuple[str, int]]) -> dict[str, tuple[int, int]]:
    """For each name, the line it first stands in, and how often it does."""
    found: dict[str, tuple[int, int]] = {}
    for name, line in named:
        first, count = found.get(name, (line, 0))
        found[name] = (first, count + 1)
    return found
