"""Problems for people, for scripts, and for GitHub."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from generator.errors import NOTE, Problem, report


def as_text(problems: Sequence[Problem], level: str) -> str:
    """Each problem on lines of its own, as an editor can follow them."""
    return report(problems, level, len(problems))


def as_json(problems: Sequence[Problem], level: str) -> str:
    """One JSON array, one problem a line."""
    rows = [
        json.dumps(
            {
                "level": problem.level(level),
                "file": problem.place.file,
                "line": problem.place.line,
                "message": problem.message,
                "help": problem.help,
                "kind": problem.kind,
            },
            ensure_ascii=False,
        )
        for problem in problems
    ]
    return "[\n" + ",\n".join(rows) + "\n]" if rows else "[]"


def as_github(problems: Sequence[Problem], level: str) -> str:
    """Annotations that GitHub shows beside the lines of a pull request.

    >>> from generator.errors import Place
    >>> print(as_github([Problem(Place("a,b.txt", 3), "50% of it", "mend it")], "warning"))
    ::warning file=a%2Cb.txt,line=3::50%25 of it%0Ahelp: mend it
    """
    return "\n".join(_annotation(problem, level) for problem in problems)


def _annotation(problem: Problem, level: str) -> str:
    place = f"file={_escaped(problem.place.file, ',:')}"
    if problem.place.line:
        place += f",line={problem.place.line}"
    text = f"{problem.message}\nhelp: {problem.help}" if problem.help else problem.message
    kind = "notice" if problem.level(level) == NOTE else level  # which is what GitHub calls it
    return f"::{kind} {place}::{_escaped(text)}"


def _escaped(text: str, more: str = "") -> str:
    # https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts has the rules.
    for sign in "%\r\n" + more:
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


FORMATS: dict[str, Callable[[Sequence[Problem], str], str]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
}
