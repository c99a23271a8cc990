"""Files written whole, one build at a time, and the disk's refusals in the user's words."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from generator.errors import Place, Problem

fcntl: Any = import_module("fcntl") if os.name == "posix" else None  # Windows has no such module
_BUFFER = 1 << 18  # bytes, in which small pieces are gathered
_BINARY = getattr(os, "O_BINARY", 0)  # Windows would turn every line end into two characters
_WAYS_OUT = {
    errno.EACCES: "allow writing there, or name another folder",
    errno.EPERM: "allow writing there, or name another folder",
    errno.EROFS: "allow writing there, or name another folder",
    errno.ENOSPC: "free some space and build again",
    errno.EDQUOT: "free some space and build again",
    errno.EFBIG: "allow larger files and build again",
    errno.ENOENT: "it vanished while we worked; build again",
    errno.ENOTDIR: "a file stands where a folder is needed; move it away",
}


def write_atomic(path: Path, pieces: Iterable[bytes | memoryview]) -> None:
    """Put the `pieces` of a file under `path`, whole: one sees the old file or the new one.

    That holds when the process is killed too; what it then leaves is overwritten by the next
    writing of the same path. It does not wait for the medium, so a power cut may still lose
    the new file. Raises OSError, with the old file in place.
    """
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        with open(unfinished, "wb", _BUFFER) as file:
            file.writelines(pieces)
        os.replace(unfinished, path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def write(path: str, content: bytes) -> int:
    """Write a file in place; its time of change in nanoseconds. Raises OSError.

    By system calls, since `open` would double the cost of a small file.
    """
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o666)
    try:
        rest = memoryview(content)
        while rest:  # one call may write less than all: 2 GiB at most, or what a full disk holds
            rest = rest[os.write(handle, rest) :]
        return os.fstat(handle).st_mtime_ns
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from error
    finally:
        os.close(handle)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Be the only process of ours at work in `folder`; waits for the one that is.

    The system takes the lock from a process that dies, so a killed build blocks nobody. Raises
    OSError where the folder cannot be opened. Without locks (Windows, some network disks), two
    builds at once still write whole files.
    """
    if fcntl is None:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        _flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        _flock(handle, fcntl.LOCK_UN)  # closing alone would leave it to our child processes
        os.close(handle)


def _flock(handle: int, operation: int) -> None:
    """Lock or unlock, unless the disk knows no locks."""
    try:
        fcntl.flock(handle, operation)
    except OSError as error:
        if error.errno not in (errno.ENOLCK, errno.ENOTSUP):
            raise


def refusal(error: OSError, path: Path) -> Problem:
    """What the disk refused, and what to do; `path` stands in where the error names none."""
    place = Place(str(error.filename2 or error.filename or path))
    reason = error.strerror or str(error)
    remedy = _WAYS_OUT.get(error.errno or 0, "")
    return Problem(place, f"cannot be read or written: {reason}", remedy)
