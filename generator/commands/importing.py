"""`paperlist import`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from generator.commands.building import doubtful, papers
from generator.disk import refusal, write_atomic
from generator.errors import SHOWN, ContentError, Place, Problem
from generator.sources import formats
from generator.sources.content import missing, together
from generator.sources.reading import Read
from generator.sources.writing import write
from generator.terminal import say, warn


def run(options: argparse.Namespace) -> int:
    """Turn each file or folder into a YAML list of its name; nothing is written over."""
    reads = _read(options.files)
    targets = [options.to / f"{_name(path)}.yaml" for path in options.files]
    _must_be_free(targets)
    for path, read, target in zip(options.files, reads, targets, strict=True):
        _write(target, write(read.list))
        say(f"{papers(len(read.list.papers))} in {target}")
        if path.parent.samefile(target.parent):
            stays = f"while it is there, what it says stays, whatever you change in {target}"
            say(f"  now delete {path}: {stays}")
    if told := doubtful((warning for read in reads for warning in read.warnings), SHOWN):
        warn(told)
    return 0


def _name(path: Path) -> str:
    """What a list is called: as its file, or as the folder of its files."""
    return path.resolve().name if path.is_dir() else path.stem


def _read(files: Sequence[Path]) -> list[Read]:
    """The lists in the files and folders; raises ContentError with every problem in any of them."""
    reads: list[Read] = []
    problems: list[Problem] = []
    for path in files:
        try:
            if path.is_dir():
                reads.append(together(path))
                continue
            if not os.path.lexists(path):
                raise ContentError([missing(path)])
            if not path.is_file():  # a pipe would be waited for
                place = Place(os.fspath(path))
                raise ContentError([Problem(place, "is no file to read from", "name a list file")])
            reads.append(formats.read(path.read_bytes(), os.fspath(path)))
        except ContentError as error:
            problems.extend(error.problems)
        except OSError as error:
            problems.append(refusal(error, path))
    if problems:
        raise ContentError(problems)
    return reads


def _must_be_free(targets: Sequence[Path]) -> None:
    problems = [
        Problem(Place(str(target)), "is already there", "move it away, or name a folder with --to")
        for target in targets
        if os.path.lexists(target)
    ]
    twice = {target for target in targets if targets.count(target) > 1}
    problems += [
        Problem(Place(str(target)), "two of the files would be written here", "rename one of them")
        for target in sorted(twice)
    ]
    if problems:
        raise ContentError(problems)


def _write(target: Path, text: str) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(target, [text.encode()])
    except OSError as error:
        raise ContentError([refusal(error, target)]) from error
