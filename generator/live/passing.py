"""Addresses of a session's own: what a title was while it was being typed is nobody's address.

Each build of a session takes only such papers for known as were known when the session began, or
to whoever wrote the record meanwhile. So a new paper's address follows its title until the session
ends; whoever looks at the paper is led along.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from generator import record
from generator.disk import write_atomic
from generator.errors import ContentError
from generator.views import Page, PaperPage


class Passing:
    """The record of addresses in a file, without those that only a session has seen."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written: bytes | None = None  # by the session's last build; None where none did
        self._lasting: frozenset[str] = frozenset()

    def forget(self) -> None:
        """Take the addresses out of the file that only the session's own builds gave."""
        text = self._text()
        if text is None:
            self._lasting = frozenset()
            return
        try:
            known = record.read(text, str(self._path))
        except ContentError:
            return  # the build that follows tells
        if text != self._written:
            self._lasting = frozenset(each.slug for each in known)
            return
        lasting = [each for each in known if each.slug in self._lasting]
        if len(lasting) == len(known):
            return
        # What the disk refuses now, it refuses the build too, which tells.
        with suppress(OSError):
            if lasting:
                write_atomic(self._path, [record.write(tuple(lasting)).encode()])
            else:
                self._path.unlink()

    def remember(self) -> None:
        """The file as it is now was written by the session's own build."""
        self._written = self._text()

    def _text(self) -> bytes | None:
        try:
            return self._path.read_bytes()
        except OSError:
            return None  # there is none, or the build is refused it too


def moved(known: Mapping[str, str], before: Sequence[Page], now: Sequence[Page]) -> dict[str, str]:
    """Where the papers stand now whose addresses a session has changed, by their paths before.

    `known` is what this was before the last build. Empty where papers came or went: then only a
    build's record tells which is which.
    """
    old, new = _paths(before), _paths(now)
    if len(old) != len(new):
        return {}
    steps = {was: path for was, path in zip(old, new, strict=True) if was != path}
    led = {path: steps.get(target, target) for path, target in known.items()} | steps
    standing = set(new)
    return {path: target for path, target in led.items() if path not in standing}


def _paths(pages: Sequence[Page]) -> list[str]:
    return [page.path for page in pages if isinstance(page.data, PaperPage)]
