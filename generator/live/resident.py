"""A cache that stays in memory from one build of a session to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.cache import Cache
from generator.errors import Problem
from generator.progress import CountedCache, Watch
from generator.records import Reader
from generator.shelf import Shelf

_BUILDS = 20  # then a new one, so that the results of old edits do not fill the memory


class Resident:
    """Gives the builds of a session the same cache, as long as the program is the same."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._fingerprint = ""
        self._cache: _Kept | None = None
        self._builds = 0

    def open(self, folder: Path | None, fingerprint: str) -> Cache:
        """The cache; a new one where the program's fingerprint has changed."""
        self._builds += 1
        is_worn = self._builds % _BUILDS == 0
        if self._cache is None or self._fingerprint != fingerprint or is_worn:
            self._fingerprint = fingerprint
            self._cache = _Kept(self._watch, folder, fingerprint)
        return self._cache

    def save(self) -> list[Problem]:
        """Write the cache to its folder; returns a warning where the disk refuses."""
        return self._cache.save_now() if self._cache else []


class _Kept(CountedCache):
    """Holds the results themselves, so that none is read twice; is written when there is time."""

    def open(self, path: Path | None, program: str) -> Shelf:
        """As `Cache.open`."""
        return _LiveShelf(path, program)

    def let_go(self, origin: str) -> None:
        """Nothing: the next build needs them again."""

    def save(self) -> list[Problem]:
        """Nothing yet: a reader is waiting for the page."""
        return []

    def save_now(self) -> list[Problem]:
        """As `Cache.save`."""
        return super().save()


class _LiveShelf(Shelf):
    """The results of one function in memory too, so that none is read or made twice."""

    def __init__(self, path: Path | None, program: str) -> None:
        super().__init__(path, program)
        self._live: dict[str, Any] = {}

    def get(self, key: str, read: Reader) -> tuple[Any, ...]:
        """As `Shelf.get`."""
        if key not in self._live:
            found = super().get(key, read)
            if not found:
                return ()
            self._live[key] = found[0]
        return (self._live[key],)

    def put(self, key: str, value: object) -> None:
        """As `Shelf.put`."""
        super().put(key, value)
        self._live[key] = value

    def save(self) -> None:
        """As `Shelf.save`; what is written need not be written again."""
        super().save()
        self.reopen()
