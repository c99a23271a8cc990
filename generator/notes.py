"""What is remembered of a site's files from one build to the next.

It is only about saving work: it is kept in the cache, and where it is lost, or a file is not as
remembered, the files themselves are read.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from generator.cache import Cache

_NAME = "site"  # what the cache calls our notes
_LINE = re.compile(r"^([^\t\n]+)\t([0-9a-f]{32})\t([0-9a-f]{32})\t(\d{1,20})\t(-?\d{1,20})$", re.M)


class Note(NamedTuple):
    """What is remembered of a file; a tuple, since a site has one for each page."""

    inputs: str  # digest of what it was made from; "" if that is not known
    content: str  # digest of its bytes
    size: int
    time: int  # of its last change, in nanoseconds


def there_now(place: str, now: os.stat_result | None, note: Note | None) -> Note | None:
    """What is known of the file that is there; read only where it may not be as remembered."""
    if now is None or (note and same(note, now)):
        return note if now else None
    with open(place, "rb") as file:
        content = content_digest(file.read())
    inputs = note.inputs if note and note.content == content else ""
    return Note(inputs, content, now.st_size, now.st_mtime_ns)


def same(note: Note, now: os.stat_result | None) -> bool:
    """Whether a file is there and still as it was left."""
    return now is not None and note.time == now.st_mtime_ns and note.size == now.st_size


def recall(folder: Path, cache: Cache) -> dict[str, Note]:
    """What the last sync of this folder remembered of its files, by path."""
    head, _, text = cache.recall(_NAME).partition("\n")
    rows = _LINE.findall(text) if head == str(folder.resolve()) else ()
    return {
        path: Note(inputs, content, int(size), int(time))
        for path, inputs, content, size, time in rows
    }


def keep(folder: Path, cache: Cache, notes: Mapping[str, Note]) -> None:
    """Remember the files of this folder, and of no other, for the next build."""
    lines = ["\t".join((path, *map(str, note))) for path, note in notes.items()]
    cache.keep(_NAME, "\n".join((str(folder.resolve()), *lines)))


def content_digest(content: bytes) -> str:
    """Stand for the bytes of a file by 32 hexadecimal digits, as `b2sum --length=128` does."""
    return blake2b(content, digest_size=16).hexdigest()
