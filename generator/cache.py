"""Remember the results of pure functions from one build to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from itertools import islice
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast, get_args, get_type_hints

from generator.digests import SCALARS, Forms, digest, form_of, hashed
from generator.disk import locked, refusal
from generator.errors import Problem
from generator.records import reader, telling_parts
from generator.shelf import Shelf

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")

_TEXT = ""  # the key of what is kept under a name alone; no digest is this


class Cache:
    """What earlier builds found, in a folder; `None` remembers nothing.

    `fingerprint` stands for the program: what another program found is not used.
    """

    def __init__(self, folder: Path | None, fingerprint: str) -> None:
        self._folder = folder
        self._fingerprint = fingerprint
        self._shelves: dict[str, Shelf] = {}
        self._memos: dict[str, Callable[..., Any]] = {}
        self._forms: Forms = {}  # of what was met before, by identity
        # By function: what was met, so that its identity is given to no other, and the identities.
        self._met: dict[str, list[tuple[object, tuple[int, ...]]]] = {}
        self._refused: list[Problem] = []

    def memo(self, function: Callable[P, R]) -> Callable[P, R]:
        """The same function, asked only once for the same arguments.

        Arguments are strings, numbers, tuples and frozen dataclasses; a field that takes no
        part in equality takes none here, so the result must not depend on it. The result is of
        the same kinds, as the function's annotation says. Raises TypeError for other kinds.
        """
        if self._folder is None:
            return function
        name = f"{function.__module__}.{function.__qualname__}"
        if name in self._memos:
            return cast(Callable[P, R], self._memos[name])
        shelf = self._shelf(name)
        read = reader(get_type_hints(function)["return"])

        @wraps(function)
        def remembered(*args: P.args, **kwargs: P.kwargs) -> R:
            key = self._key(name, args, kwargs)
            if found := shelf.get(key, read):
                result = cast(R, found[0])
            else:
                result = function(*args, **kwargs)
                shelf.put(key, result)
            self._meet(result, name, key)
            return result

        self._memos[name] = remembered
        return remembered

    def _meet(self, result: object, name: str, key: str) -> None:
        """Take up the form of what a function returned, and of what that holds."""
        kind: Any = type(result)
        if kind in SCALARS or not result or id(result) in self._forms:
            return  # of what is no record or is empty, equal values may be one object
        known = len(self._forms)
        self._forms[id(result)] = [name, key]
        if kind is not tuple:
            for number, part in enumerate(telling_parts(kind)(result)):
                if type(part) not in SCALARS and part:
                    self._forms[id(part)] = [name, key, number]
        self._hold(name, result, known)

    def _key(self, name: str, args: tuple[object, ...], kwargs: Mapping[str, object]) -> str:
        """The digest of arguments, in which the results of remembered functions are known."""
        known = len(self._forms)
        try:
            form = form_of((args, tuple(sorted(kwargs.items()))), self._forms)
        finally:
            self._hold(name, (args, kwargs), known)
        return hashed(form).hex()

    def _hold(self, name: str, value: object, known: int) -> None:
        """Keep alive a value whose parts' forms are new since there were so many as `known`."""
        if new := tuple(islice(reversed(self._forms), len(self._forms) - known)):
            self._met.setdefault(name, []).append((value, new))

    def continued(
        self, function: Callable[Concatenate[S | None, P], tuple[R, S]]
    ) -> Callable[P, R]:
        """The same function, given the memory that it returned in the last build, or else None.

        The memory is of the kinds that `memo` takes as results; it may save time, and must not
        matter to the result.
        """
        shelf = self._shelf(f"{function.__module__}.{function.__qualname__}")
        read = reader(get_args(get_type_hints(function)["return"])[1])

        @wraps(function)
        def resumed(*args: P.args, **kwargs: P.kwargs) -> R:
            before = cast(tuple[S, ...], shelf.get(_TEXT, read))
            result, memory = function(before[0] if before else None, *args, **kwargs)
            if (memory,) != before:
                shelf.put(_TEXT, memory)
            return result

        return resumed

    def digests(self, values: Sequence[object], *common: object) -> list[str]:
        """The digest of each value together with what is common to all.

        What a remembered function returned is told by the function and the key, and a record
        that is met twice is read once, so that most of a site's text is never read for this.
        """
        forms = dict(self._forms)
        base = digest(*common)
        return [hashed(form_of((base, value), forms)).hex() for value in values]

    def recall(self, name: str) -> str:
        """The text last kept under a name; "" where there is none."""
        return "".join(self._shelf(name).get(_TEXT, reader(str)))

    def keep(self, name: str, text: str) -> None:
        """Keep a text under a name for the next build."""
        if text != self.recall(name):
            self._shelf(name).put(_TEXT, text)

    def let_go(self, origin: str) -> None:
        """Write what functions of a module or package found, since the build is done with it.

        It would take memory until all is saved.
        """
        for name in [name for name in self._shelves if name.startswith(f"{origin}.")]:
            self._write([self._shelves[name]])
            self._shelves[name].let_go()
            for _, identities in self._met.pop(name, ()):
                for identity in identities:
                    del self._forms[identity]

    def save(self) -> list[Problem]:
        """Write what this build used, and no more, so that the folder does not grow for ever.

        Returns a warning where the disk refuses: without a cache, builds are only slower.
        """
        self._write(list(self._shelves.values()))
        refused, self._refused = self._refused, []
        return refused[:1]

    def _write(self, shelves: Sequence[Shelf]) -> None:
        changed = [shelf for shelf in shelves if shelf.changed()]
        if self._folder is None or not changed:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(self._folder):
                for shelf in changed:
                    shelf.save()
        except OSError as error:
            self._refused.append(refusal(error, self._folder))

    def open(self, path: Path | None, program: str) -> Shelf:
        """The results of one function that are in a file, if it is of this program."""
        return Shelf(path, program)

    def _shelf(self, name: str) -> Shelf:
        if name not in self._shelves:
            path = self._folder / f"{name}.memo" if self._folder else None
            self._shelves[name] = self.open(path, digest(name, self._fingerprint))
        return self._shelves[name]
