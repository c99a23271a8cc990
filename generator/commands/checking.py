"""`paperlist check`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

from generator.annotations import FORMATS
from generator.build import check
from generator.commands.building import papers
from generator.disk import refusal, write_atomic
from generator.doubts import KINDS, doubts
from generator.errors import NOTE, ContentError, Place, Problem
from generator.model import Entry
from generator.sources.titles import write
from generator.terminal import say


def run(options: argparse.Namespace) -> int:
    """Tell all that was derived and all that is doubtful; 1 with `--strict`, if anything is."""
    if options.write_titles and options.write_titles.exists():  # an evening's work, perhaps
        place = Place(str(options.write_titles))
        raise ContentError([Problem(place, "is already there", "name a new file")])
    found = check(options.content, options.cache)
    doubtful = doubts([entry.paper for entry in found.entries])
    warnings = sorted({*found.warnings, *doubtful})
    derived = [entry for entry in found.entries if entry.derived]
    if options.format == "text":
        _tell(found.entries, derived, warnings)
    else:
        say(FORMATS[options.format](warnings, "warning"))
    if options.write_titles:
        _write_titles(options.write_titles, derived)
    is_doubtful = any(problem.kind != NOTE for problem in warnings)
    return 1 if options.strict and is_doubtful else 0


def _tell(entries: Sequence[Entry], derived: Sequence[Entry], warnings: Sequence[Problem]) -> None:
    """Say all of it on standard output: here doubts are what was asked for."""
    parts = [
        "\n".join(f"{each.paper.place}: derived headline: {each.heading.text}" for each in derived)
    ]
    for kind, title in {"": "", NOTE: "notes", **KINDS}.items():
        problems = [problem for problem in warnings if problem.kind == kind]
        head = f"{title}: {len(problems)}\n" if title else ""
        parts += [head + FORMATS["text"](problems, "warning")] if problems else []
    counts = f"{len(derived)} with a derived headline, {_counted(warnings)}"
    say("\n\n".join(filter(None, [*parts, f"{papers(len(entries))}, {counts}"])))


def _counted(problems: Sequence[Problem]) -> str:
    notes = sum(problem.kind == NOTE for problem in problems)
    warnings = _several(len(problems) - notes, "warning")
    return f"{warnings}, {_several(notes, 'note')}" if notes else warnings


def _several(count: int, name: str) -> str:
    return f"{count} {name}" if count == 1 else f"{count} {name}s"


def _write_titles(path: Path, derived: Iterable[Entry]) -> None:
    text = write((entry.slug, entry.title) for entry in derived)
    try:
        write_atomic(path, [text.encode()])
    except OSError as error:
        raise ContentError([refusal(error, path)]) from error
