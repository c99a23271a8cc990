"""Tell at a glance that nothing has changed since the last build, before anything is loaded.

A build leaves a record in its cache folder: the command's words, what it said, and the state of
every file that it read or wrote: its size, its times of change and of status change to the
nanosecond, and its number on the disk. A file cannot become another one without a new time of
status change, which no program can set. What is not exactly as recorded is no harm: the build
then looks at everything itself.

This module imports next to nothing, since loading the rest takes ten times as long as its work.
"""

from __future__ import annotations

import marshal
import os
import sys
from stat import S_ISDIR

NAME = "unchanged"  # the record's file in the cache folder
_VERSION = b"1"
_ENVIRONMENT = "SOURCE_DATE_EPOCH"  # what else a build depends on


def state(
    words: tuple[str, ...], read: tuple[str, ...], without: frozenset[str] = frozenset()
) -> bytes:
    """The state of all that decides what a command makes; taken before it reads any of it.

    `words` are those of the command line, `read` the files and folders that it reads; files that
    are called as `without` says, right in such a folder, do not count.
    """
    setting = (list(words), os.getcwd(), sys.version, os.environ.get(_ENVIRONMENT) or "")
    seen = ([each for each in _states(path) if each[0] not in without] for path in read)
    return _spelt([*setting, sorted(_packages()), *seen])


def told(words: tuple[str, ...]) -> str | None:
    """What the last build with these words said, if it would make and say the same again."""
    try:
        with open(os.path.join(_cache(words), NAME), "rb") as file:
            parts = _parts(file.read())
        if len(parts) < 5 or parts[0] != _VERSION:
            return None
        _, said, site, before, after, *read = parts
        same = before == state(words, tuple(map(os.fsdecode, read)))
        return os.fsdecode(said) if same and after == _site(os.fsdecode(site)) else None
    except (OSError, ValueError):
        return None  # no record, or a spoilt one: the build will see for itself


def keep(
    words: tuple[str, ...],
    read: tuple[str, ...],
    site: str,
    cache: str,
    before: bytes,
    own: frozenset[str],
    said: str,
) -> None:
    """Record a build of the folder `site` that has just ended and said `said`.

    `before` is the state from before it began, without the files `own`, which it has written
    itself; `cache` is the folder that keeps the record. Raises OSError where the disk refuses.
    """
    now = state(words, read)
    if before != (state(words, read, own) if own else now):
        return  # something changed meanwhile: the next build must look at it
    parts = (_VERSION, os.fsencode(said), os.fsencode(site), now, _site(site))
    temporary = os.path.join(cache, f"{NAME}.new")
    with open(temporary, "wb") as file:
        file.write(_joined([*parts, *map(os.fsencode, read)]))
    os.replace(temporary, os.path.join(cache, NAME))


def _joined(parts: list[bytes]) -> bytes:
    """Parts behind a line of their sizes: a form in which a forged file can do nothing."""
    return b"%s\n%s" % (" ".join(str(len(part)) for part in parts).encode(), b"".join(parts))


def _parts(record: bytes) -> list[bytes]:
    sizes, _, rest = record.partition(b"\n")
    parts: list[bytes] = []
    start = 0
    for size in map(int, sizes.split()):
        parts.append(rest[start : start + size])
        start += size
    return parts


def _cache(words: tuple[str, ...]) -> str:
    """The cache folder that a command line names, or the usual one."""
    for word, following in zip(words, (*words[1:], ""), strict=False):
        if word == "--cache":
            return following
        if word.startswith("--cache="):
            return word.removeprefix("--cache=")
    return ".cache"


def _packages() -> list[str]:
    """The installed packages with their versions, as their folders are called."""
    folders = filter(os.path.isdir, sys.path)
    return [name for folder in folders for name in os.listdir(folder) if name.endswith("-info")]


def _site(folder: str) -> bytes:
    return _spelt(_states(folder))


def _spelt(value: object) -> bytes:
    # Version 2 of marshal writes equal values alike; later ones note which are the same object.
    return marshal.dumps(value, 2)  # type: ignore[arg-type]


def _states(path: str) -> list[tuple[str, int, int, int, int]]:
    """Name and state of a file, or of every file in a folder, in the order of names."""
    if not os.path.isdir(path):
        return [_state("", os.lstat(path))] if os.path.lexists(path) else []
    found: list[tuple[str, int, int, int, int]] = []
    _look(path, "", found, ())
    return sorted(found)


def _look(
    folder: str,
    below: str,
    found: list[tuple[str, int, int, int, int]],
    above: tuple[tuple[int, int], ...],
) -> None:
    """Take up the states in a folder; `above` are the folders around it, so that links may turn."""
    own = os.stat(folder)
    here = (own.st_dev, own.st_ino)
    try:
        entries = os.scandir(folder)
    except OSError:  # whoever reads it will say so
        found.append(_state(below, own))
        return
    with entries:
        for entry in entries:
            state = _stat(entry)
            if not S_ISDIR(state.st_mode):
                found.append(_state(below + entry.name, state))
            elif entry.name != "__pycache__" and here not in above:  # which repeats the sources
                _look(entry.path, f"{below}{entry.name}/", found, (*above, here))


def _stat(entry: os.DirEntry[str]) -> os.stat_result:
    """The state of a file or a folder, or of a link that leads nowhere, as editors make them."""
    try:
        return entry.stat()
    except OSError:
        return entry.stat(follow_symlinks=False)


def _state(name: str, found: os.stat_result) -> tuple[str, int, int, int, int]:
    return name, found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino
