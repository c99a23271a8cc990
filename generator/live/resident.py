"""A cache that stays in memory from one build of a session to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

from generator.cache import Cache
from generator.errors import Problem
from generator.progress import CountedCache, Watch

P = ParamSpec("P")
R = TypeVar("R")


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

    def __init__(self, watch: Watch, folder: Path | None, fingerprint: str) -> None:
        super().__init__(watch, folder, fingerprint)
        self._kept: dict[str, Callable[..., object]] = {}

    def memo(self, function: Callable[P, R]) -> Callable[P, R]:
        """As `Cache.memo`."""
        name = f"{function.__module__}.{function.__qualname__}"
        if name not in self._kept:
            self._kept[name] = _remembered(super().memo(function))
        return cast(Callable[P, R], self._kept[name])

    def save(self) -> list[Problem]:
        """Nothing yet: a reader is waiting for the page."""
        return []

    def save_now(self) -> list[Problem]:
        """As `Cache.save`."""
        return super().save()


def _remembered(function: Callable[P, R]) -> Callable[P, R]:
    results: dict[object, R] = {}  # no function is given markup, which would equal its text

    @wraps(function)
    def remembering(*args: P.args, **kwargs: P.kwargs) -> R:
        key = (args, tuple(sorted(kwargs.items())))
        if key not in results:
            results[key] = function(*args, **kwargs)
        return results[key]

    return remembering
