"""Regular expressions that are compiled when they are first used.

Compiling those of the headline rules takes longer than reading a small list, and a build that
finds its headlines remembered needs none of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Protocol


class Finder(Protocol):
    """`search`, `match` or `fullmatch` of a pattern."""

    def __call__(self, text: str, start: int = ..., stop: int = ..., /) -> re.Match[str] | None:
        """The match between two places of a text, or None."""


class Finders(Protocol):
    """`finditer` of a pattern."""

    def __call__(self, text: str, start: int = ..., stop: int = ..., /) -> Iterator[re.Match[str]]:
        """The matches between two places of a text."""


class Late:
    """A regular expression with the methods of `re.Pattern`, each made at its first use.

    >>> Late("[aeiou]").sub("-", "lantern")
    'l-nt-rn'
    """

    def __init__(self, source: str, flags: int = 0) -> None:
        self.source = source
        self.flags = flags

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.source, self.flags)

    @cached_property
    def search(self) -> Finder:
        """As `re.Pattern.search`."""
        return self._compiled.search

    @cached_property
    def match(self) -> Finder:
        """As `re.Pattern.match`."""
        return self._compiled.match

    @cached_property
    def fullmatch(self) -> Finder:
        """As `re.Pattern.fullmatch`."""
        return self._compiled.fullmatch

    @cached_property
    def finditer(self) -> Finders:
        """As `re.Pattern.finditer`."""
        return self._compiled.finditer

    @cached_property
    def findall(self) -> Callable[[str], list[str]]:
        """As `re.Pattern.findall`, for a pattern with at most one group."""
        return self._compiled.findall

    @cached_property
    def split(self) -> Callable[[str], list[str]]:
        """As `re.Pattern.split`, for a pattern without groups."""
        return self._compiled.split

    @cached_property
    def sub(self) -> Callable[[str | Callable[[re.Match[str]], str], str], str]:
        """As `re.Pattern.sub`."""
        return self._compiled.sub
