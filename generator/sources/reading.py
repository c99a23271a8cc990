"""What every reader of a list format gives back, and how it names lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.errors import Problem
from generator.model import PaperList

_NAMED = 8  # line numbers in one message; the rest are counted


@dataclass(frozen=True, slots=True)
class Read:
    """A list file's papers, and what was doubtful in it: repaired, left out or guessed."""

    list: PaperList
    warnings: tuple[Problem, ...] = ()


def spots(lines: Sequence[int]) -> str:
    """Line numbers for a message, the first few by name.

    >>> spots([4]), spots([4, 9]), spots(list(range(1, 30)))
    ('line 4', 'lines 4, 9', 'lines 1, 2, 3, 4, 5, 6, 7, 8 and 21 more')
    """
    named = ", ".join(map(str, lines[:_NAMED]))
    more = f" and {len(lines) - _NAMED} more" if len(lines) > _NAMED else ""
    return f"line{'s' if len(lines) > 1 else ''} {named}{more}"
