"""Results of one function in one file, under their keys.

A line says what the file holds for; then comes each result, a line with its key and how many
bytes follow, a line of JSON with its shape, and its texts; and a checksum. See
`generator.records` for why this is no pickle: a damaged or a forged file can make a build
slower or a text wrong, and nothing worse.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

from generator.disk import write_atomic
from generator.records import Reader, dump, parse

_SUM = 8  # hexadecimal digits at the end of a file: against accidents only, so the fastest will do
_COMPACT = json.JSONEncoder(separators=(",", ":"))


class Shelf:
    """The results of one function under their keys, in one file."""

    def __init__(self, path: Path | None, program: str) -> None:
        self._path = path
        self._head = b"paperlist cache %s\n" % program.encode()
        self._new: dict[str, object] = {}  # results; taken apart only when they are written
        self._used: dict[str, memoryview] = {}  # what of the file this build asked for
        self._is_open = True

    @cached_property
    def _known(self) -> dict[str, memoryview]:
        """What the file holds; nothing where it is missing, damaged or another program's."""
        try:
            content = self._path.read_bytes() if self._path else b""
        except OSError:
            return {}  # saving will mend the file or meet the same refusal, and report it
        total = zlib.crc32(memoryview(content)[:-_SUM])
        if not content.startswith(self._head) or content[-_SUM:] != b"%08x" % total:
            return {}
        try:
            return dict(_rows(content, len(self._head), len(content) - _SUM))
        except ValueError:
            return {}  # forged, since the checksum was right

    def get(self, key: str, read: Reader) -> tuple[Any, ...]:
        """The result under a key, alone in a tuple; () where there is none."""
        if not self._is_open:
            self.reopen()
        if key in self._new:
            return (self._new[key],)
        found = self._known.get(key)
        if found is None:
            return ()
        shape, _, texts = bytes(found).partition(b"\n")
        try:
            value = read(parse(shape), BytesIO(texts))
        except ValueError:
            return ()  # forged, as above
        self._used[key] = found
        return (value,)

    def put(self, key: str, value: object) -> None:
        """Take up a result, for which `get` was asked before."""
        self._new[key] = value

    def changed(self) -> bool:
        """Whether this build asked for anything, and the file would not be the same."""
        return bool(self._new) or bool(self._used and self._used.keys() != self._known.keys())

    def save(self) -> None:
        """Write the file; raises OSError."""
        if self._path:
            write_atomic(self._path, self._pieces())

    def let_go(self) -> None:
        """Hold nothing in memory any more, after saving."""
        self._new.clear()
        self._used.clear()
        self.__dict__.pop("_known", None)
        self._is_open = False

    def reopen(self) -> None:
        """Take up what was saved, all of which is in use."""
        self.let_go()
        self._is_open = True
        self._used = dict(self._known)

    def _pieces(self) -> Iterator[bytes | memoryview]:
        """The file bit by bit, since it can be as large as the list."""
        yield self._head
        total = zlib.crc32(self._head)
        for key in sorted(self._new.keys() | self._used.keys()):
            row = _row(self._new[key]) if key in self._new else self._used[key]
            for piece in (b"%s %d\n" % (key.encode(), len(row)), row):
                total = zlib.crc32(piece, total)
                yield piece
        yield b"%08x" % total


def _row(value: object) -> bytes:
    """A result as a file holds it; raises TypeError where it could not be read again."""
    shape, texts = dump(value)
    return b"%s\n%s" % (_COMPACT.encode(shape).encode(), texts)


def _rows(content: bytes, at: int, end: int) -> Iterator[tuple[str, memoryview]]:
    """What stands between two places of a file, by keys. Raises ValueError for another form."""
    view = memoryview(content)
    while at < end:
        start = content.index(b"\n", at) + 1
        key, size = content[at : start - 1].split(b" ")
        at = start + int(size)
        if not start <= at <= end:
            raise ValueError("no size")
        yield key.decode(), view[start:at]
