"""What is wrong in the user's files, where it is, and how to mend it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

FEW = 20  # names in an advice
NOTE = "note"  # the kind of a problem that asks for nothing
SHOWN = 20  # more than a screenful helps nobody; the rest are counted


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A spot in a file of the user's: its path as the user would type it, and a line from 1.

    Line 0 stands for the file as a whole.
    """

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong, and its remedy ("" where there is nothing to advise)."""

    place: Place
    message: str
    help: str = ""
    kind: str = ""  # what sort of doubt, by which `paperlist check` groups them; "" for any other

    def level(self, level: str) -> str:
        """How much of a problem it is: as its fellows, "error" or "warning", or a mere note."""
        return NOTE if self.kind == NOTE else level

    def report(self, level: str) -> str:
        """The lines a terminal shows; `level` is "error" or "warning"."""
        text = f"{self.place}: {self.level(level)}: {self.message}"
        text = f"{text}\n  help: {self.help}" if self.help else text
        return _CONTROL.sub(lambda match: f"\\x{ord(match[0]):02x}", text)


def note(place: Place, message: str) -> Problem:
    """What is only told: no check fails because of it."""
    return Problem(place, message, "nothing need be done", NOTE)


# A terminal would obey these.
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


class ContentError(Exception):
    """The user's files cannot be built; holds every problem found, sorted and without repeats."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__(report(self.problems, "error"))


def report(problems: Iterable[Problem], kind: str, most: int = SHOWN) -> str:
    """Problems as text, the first `most` in full and the rest as a number."""
    problems = list(problems)
    lines = [problem.report(kind) for problem in problems[:most]]
    if len(problems) > most:
        lines.append(f"… and {len(problems) - most} more {kind}s")
    return "\n".join(lines)


def distance(one: str, other: str) -> int:
    """How many letters are to be put in, left out or changed to make one word of the other.

    Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals", 1966.

    >>> distance("adresses", "addresses"), distance("a", "site")
    (1, 4)
    """
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        above, row = row, [number]
        for place, its in enumerate(other):
            row.append(min(row[-1] + 1, above[place + 1] + 1, above[place] + (letter != its)))
    return row[-1]


def nearest(word: str, known: Iterable[str]) -> str:
    """Advice that names the known word most like `word`, or all of them where none is.

    >>> nearest("page_sise", ["page_size", "title"])
    'did you mean "page_size"?'
    >>> nearest("zzz", ["page_size", "title"])
    'known here: page_size, title'
    """
    known = sorted(known)
    begun = [name for name in known if word and name.startswith(word)]
    if close := begun or get_close_matches(word, known, n=1):
        return f'did you mean "{close[0]}"?'
    more = ", …" if len(known) > FEW else ""
    return f"known here: {', '.join(known[:FEW])}{more}"
