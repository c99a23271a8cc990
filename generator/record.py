"""The record of addresses: which paper stands where, kept from one build to the next.

It is the organiser's file, committed beside the list: one line a paper, sorted, so that git can
merge it and a person can read which addresses there are. The form is YAML's, but it is read line
by line: that takes a hundredth of a YAML parser's time and knows the line of every fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.errors import ContentError, Place, Problem
from generator.recognition import MARK


@dataclass(frozen=True, slots=True)
class Known:
    """One paper that was published once."""

    slug: str  # its word in addresses
    mark: str  # what it said; `generator.recognition` writes and reads it


Record = tuple[Known, ...]  # sorted by slug

_HEAD = """\
# The address of every paper that was ever published here, and a fingerprint of what it says, so
# that it keeps its address when its text is mended. Written by paperlist: commit it with the list.
# Before the site is first published, the whole file may be deleted. From then on delete no line: an
# address that was given up must not become another paper's.
"""
_LINE = re.compile(rf"([a-z0-9]+(?:-[a-z0-9]+)*): ({MARK})")
_CONFLICT = re.compile(r"(?:<{7}|={7}|>{7}|\|{7})(?: |$)")
_KEEP_BOTH = "keep both sides: delete only the lines of <<<<<<<, ======= and >>>>>>>"
_RESTORE = "fetch the line back from git; without it the paper is taken for a new one"
_KEEP_ONE = "keep one of the lines; a paper that loses its line gets another address"


def read(data: bytes, file: str) -> Record:
    """The record in the bytes of a file, called `file` in complaints.

    Raises ContentError with every damaged line, doubled address and mark of a git conflict.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError(
            [Problem(Place(file), "holds bytes that are not text", _RESTORE)]
        ) from error
    problems: list[Problem] = []
    lines: dict[str, int] = {}
    record = []
    for known, line in _knowns(text, file, problems):
        if (first := lines.setdefault(known.slug, line)) != line:
            message = f'"{known.slug}" stands here again, first in line {first}'
            problems.append(Problem(Place(file, line), message, _KEEP_ONE))
        record.append(known)
    if problems:
        raise ContentError(problems)
    return ordered(record)


def write(record: Record) -> str:
    """The text of such a file: the same for the same papers."""
    return _HEAD + "".join(f"{known.slug}: {known.mark}\n" for known in ordered(record))


def ordered(record: Iterable[Known]) -> Record:
    """The papers as a record holds them."""
    return tuple(sorted(record, key=lambda known: known.slug))


def _knowns(text: str, file: str, problems: list[Problem]) -> Iterator[tuple[Known, int]]:
    """Each paper with its line; lines that hold none go to `problems`."""
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if match := _LINE.fullmatch(line):
            yield Known(match[1], match[2]), number
        elif _CONFLICT.match(line):
            message = "git left two versions here to be merged"
            problems.append(Problem(Place(file, number), message, _KEEP_BOTH))
        elif line and not line.startswith("#"):
            problems.append(Problem(Place(file, number), "a damaged line", _RESTORE))
