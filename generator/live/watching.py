"""What has changed on the disk, told once the editor is done with it.

Files are looked at, not listened to: that is the same on every system and disk, and it sees at
once what a save comes to, whatever dance of temporary files and renaming has led there.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

_TICK = 0.03  # seconds between two looks, and how long all must be still
_SHARE = 10  # but a look may take no more than one part in so many of our time
_LONG = 0.5  # seconds to wait for a file that is suddenly missing or empty
_VIM_TEST = "4913"  # vim makes and removes such a file to see whether it may


@dataclass(frozen=True, slots=True)
class Seen:
    """A file as it was last seen."""

    status: tuple[int, int, int]  # time of change, size, number on the disk
    digest: bytes  # of its content

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing in it."""
        return self.status[1] == 0


Look = Mapping[str, Seen]


def look(roots: Sequence[Path], before: Look) -> dict[str, Seen]:
    """All files that are or are below `roots`, by path, but for those that editors keep there.

    Only what is not as it was `before` is read.
    """
    found: dict[str, Seen] = {}
    for root in roots:
        for path in _files(root):
            if seen := _seen(path, before.get(path)):
                found[path] = seen
    return found


def _files(root: Path) -> Iterator[str]:
    if not root.is_dir():
        yield str(root)
        return
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (os.path.join(folder, name) for name in names if not _is_editors(name))


def _is_editors(name: str) -> bool:
    return name.startswith((".", "#")) or name.endswith("~") or name == _VIM_TEST


def _seen(path: str, before: Seen | None) -> Seen | None:
    """A file as it is now; None where it is none, or has just vanished."""
    try:
        now = os.stat(path)
        status = (now.st_mtime_ns, now.st_size, now.st_ino)
        if before and before.status == status:
            return before
        if not stat.S_ISREG(now.st_mode):  # a pipe would be waited for
            return None
    except OSError:
        return None  # the build meets the same refusal, if it lasts, and tells
    text = read(path)
    return None if text is None else Seen(status, digest(text))


def read(path: str) -> bytes | None:
    """The bytes of a file; None where the system refuses them: the build is refused too."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


def digest(text: bytes) -> bytes:
    """Stands for the bytes of a file."""
    return blake2b(text, digest_size=16).digest()


def changed(one: Look, other: Look) -> list[str]:
    """The files that are not the same in content, sorted."""
    return sorted(
        path
        for path in one.keys() | other.keys()
        if path not in one or path not in other or one[path].digest != other[path].digest
    )


def wait(roots: Sequence[Path], known: Look, pause: Callable[[float], bool]) -> bool:
    """Wait until files are no longer as they are `known`, and still.

    What comes back to its old content in the meantime was no change. `pause` waits for some
    seconds, and says whether to wait no more: then the answer is False.
    """
    now: Look = known
    still_since = time.monotonic()
    while True:
        began = time.monotonic()
        before, now = now, look(roots, now)
        ended = time.monotonic()
        rest = _TICK
        if now != before:
            still_since = ended
        elif differing := changed(known, now):
            patience = _LONG if _is_unfinished(differing, known, now) else _TICK
            if ended - still_since >= patience:
                return True
        else:
            rest = max(_TICK, (ended - began) * _SHARE)
        if pause(rest):
            return False


def _is_unfinished(paths: Sequence[str], known: Look, now: Look) -> bool:
    """Whether a file has lost all that was in it, as happens in the middle of a save."""
    return any(
        path in known and not known[path].is_empty and (path not in now or now[path].is_empty)
        for path in paths
    )
