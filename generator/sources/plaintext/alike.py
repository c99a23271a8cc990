"""Many warnings of one cause as one, with their number and all their lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from generator.errors import Problem

_MOST = 15  # warnings of one cause that are told one by one
_QUOTE = ': "'  # between what is said of all and what is said of one


def gathered(problems: Iterable[Problem]) -> list[Problem]:
    """The problems; those that say the same of more than a few lines as one each."""
    causes: dict[tuple[str, str, str], list[Problem]] = {}
    for problem in problems:
        said = problem.message.partition(_QUOTE)[0]
        causes.setdefault((said, problem.help, problem.kind), []).append(problem)
    found: list[Problem] = []
    for (said, _, _), alike in causes.items():
        found += alike if len(alike) <= _MOST else [_one(said, sorted(alike))]
    return found


def _one(said: str, alike: Sequence[Problem]) -> Problem:
    first = alike[0]
    example = first.message.removeprefix(said)
    where = spans(sorted({problem.place.line for problem in alike}))
    return replace(first, message=f"{len(alike)} times, in lines {where}: {said}{example}")


def spans(numbers: Sequence[int]) -> str:
    """Numbers that count up, those that follow each other as one span.

    >>> spans([3, 4, 5, 9, 11, 12])
    '3-5, 9, 11-12'
    """
    runs = groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    found = [[number for _, number in run] for _, run in runs]
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in found)
