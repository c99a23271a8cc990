"""Remember the results of pure functions from one build to the next.

The results of one function are one file: a line that says what they hold for; then each result,
a line with its key and how many bytes follow, a line of JSON with its shape, and its texts; and
a checksum. See `generator.records` for why this is no pickle: a damaged or a forged file can
make a build slower or a text wrong, and nothing worse.
"""

from __future__ import annotations

import json
import marshal
import os
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, wraps
from hashlib import blake2b
from io import BytesIO
from itertools import islice
from operator import attrgetter
from pathlib import Path
from types import NoneType
from typing import Any, Concatenate, ParamSpec, TypeVar, cast, get_args, get_type_hints

from markupsafe import Markup

from generator.disk import locked, refusal, write_atomic
from generator.errors import Problem
from generator.model import Anchor
from generator.records import Parts, Reader, dump, parse, reader, telling_parts

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")

_SCALARS = frozenset({str, int, float, bool, bytes, NoneType})
_LARGE = 6  # parts; smaller records take less time to read again than to hash by themselves
_SUM = 8  # hexadecimal digits at the end of a file: against accidents only, so the fastest will do
_NOTHING = 0  # stands for an empty tuple, of which Python has but one; other forms hold text first
_TEXT = ""  # the key of what is kept under a name alone; no digest is this
_COMPACT = json.JSONEncoder(separators=(",", ":"))
_PACKAGE = re.compile(r"(.+?)-(.+)\.(?:dist|egg)-info$")


class Cache:
    """What earlier builds found, in a folder; `None` remembers nothing.

    `fingerprint` stands for the program: what another program found is not used.
    """

    def __init__(self, folder: Path | None, fingerprint: str) -> None:
        self._folder = folder
        self._fingerprint = fingerprint
        self._shelves: dict[str, Shelf] = {}
        self._memos: dict[str, Callable[..., Any]] = {}
        self._forms: dict[int, list[Any]] = {}  # of what was met before, by identity
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
        if kind in _SCALARS or not result or id(result) in self._forms:
            return  # of what is no record or is empty, equal values may be one object
        known = len(self._forms)
        self._forms[id(result)] = [name, key]
        if kind is not tuple:
            for number, part in enumerate(telling_parts(kind)(result)):
                if type(part) not in _SCALARS and part:
                    self._forms[id(part)] = [name, key, number]
        self._hold(name, result, known)

    def _key(self, name: str, args: tuple[object, ...], kwargs: Mapping[str, object]) -> str:
        """The digest of arguments, in which the results of remembered functions are known."""
        known = len(self._forms)
        try:
            form = _form((args, tuple(sorted(kwargs.items()))), self._forms)
        finally:
            self._hold(name, (args, kwargs), known)
        return _hash(form).hex()

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
        forms = {id(()): [_NOTHING], **self._forms}
        base = digest(*common)
        return [_hash(_form((base, value), forms)).hex() for value in values]

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


def digest(*parts: object) -> str:
    """Stand for values by 32 hexadecimal digits: equal ones by the same, others by others.

    The kinds are those of `Cache.memo`; markup and plain text differ, as do 1, 1.0 and True.
    """
    return _hash(_form(parts, {})).hex()


def fingerprint(folders: Iterable[Path], packages: Iterable[str], without: str = "") -> str:
    """Stand for the program: all files of folders, Python, and the versions of packages.

    Folders in them that are called `without` are left out.
    """
    installed = dict(_installed())
    versions = tuple(installed.get(_plain_name(name), "") for name in packages)
    return digest(
        sys.version,
        sys.byteorder,
        versions,
        *(tuple(_files(str(folder), without)) for folder in folders),
    )


def _files(folder: str, without: str, below: str = "") -> Iterator[tuple[str, bytes]]:
    """The name and bytes of each file in a folder and its folders, in the order of names."""
    skipped = ("__pycache__", without)  # the first only repeats the sources
    for entry in sorted(os.scandir(folder), key=attrgetter("name")):
        if entry.is_file():
            yield below + entry.name, Path(entry.path).read_bytes()
        elif entry.is_dir() and entry.name not in skipped:
            yield from _files(entry.path, without, f"{below}{entry.name}/")


def _installed() -> Iterator[tuple[str, str]]:
    """Name and version of every package; importlib.metadata would take 30 ms to say so."""
    for folder in reversed(sys.path):  # the first on the path counts, so it comes last
        if os.path.isdir(folder):
            for found in filter(None, map(_PACKAGE.match, sorted(os.listdir(folder)))):
                yield _plain_name(found[1]), found[2]


def _plain_name(package: str) -> str:
    return package.lower().replace("-", "_")


def _hash(form: Any) -> bytes:
    # Version 2 of marshal writes equal values alike; later ones note which are the same object.
    return blake2b(marshal.dumps(form, 2), digest_size=16).digest()


def _form(value: Any, forms: dict[int, list[Any]]) -> Any:
    """Markup, a tuple or a record as marshal can write it: tuples remain, the others are lists.

    `forms` holds the forms of objects met before, by identity, and takes up those of large ones.
    """
    kind: Any = type(value)
    if kind is Markup:
        return [str.__str__(value)]
    if kind is tuple:
        return tuple(_forms(value, forms)) if value else value
    name, parts = _record(kind)
    form = [name, *_forms(parts(value), forms)]
    if len(form) > _LARGE:
        form = forms[id(value)] = [_hash(form)]
    elif kind is Anchor:
        forms[id(value)] = form  # a dozen pages hold the same one
    return form


def _forms(parts: Iterable[Any], forms: dict[int, list[Any]]) -> list[Any]:
    # Written for speed: it runs some thirty times for each page of the site.
    return [
        part if type(part) in _SCALARS else forms.get(id(part)) or _form(part, forms)
        for part in parts
    ]


@cache
def _record(kind: Any) -> tuple[str, Parts]:
    """The full name of a class, and what takes the parts that tell its records apart."""
    return f"{kind.__module__}.{kind.__qualname__}", telling_parts(kind)
