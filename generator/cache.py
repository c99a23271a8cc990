"""Remember the results of pure functions from one build to the next.

The results of one function are one file: a line that says what they hold for and sums up the
rest, a line of JSON with the key and shape of each result, and the texts of them all. See
`generator.records` for why this is no pickle: a damaged or a forged file can make a build
slower or a text wrong, and nothing worse.
"""

from __future__ import annotations

import json
import marshal
import os
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property, reduce, wraps
from hashlib import blake2b
from io import BytesIO
from operator import attrgetter, itemgetter
from pathlib import Path
from types import NoneType
from typing import Any, ParamSpec, TypeVar, cast, get_type_hints

from markupsafe import Markup

from generator.disk import locked, refusal, write_atomic
from generator.errors import Problem
from generator.records import Parts, Reader, dump, exact, parse, reader, telling_parts

P = ParamSpec("P")
R = TypeVar("R")

_SCALARS = frozenset({str, int, float, bool, bytes, NoneType})
_PLAIN = _SCALARS | {tuple}
_LARGE = 6  # parts; smaller records take less time to read again than to hash by themselves
_HEAD = len("paperlist cache \n") + 32 + 1 + 8  # bytes of a file's first line
_TEXT = ""  # the key of a text kept as it is; no digest is this
_PACKAGE = re.compile(r"(.+?)-(.+)\.(?:dist|egg)-info$")


class Cache:
    """What earlier builds found, in a folder; `None` remembers nothing.

    `fingerprint` stands for the program: what another program found is not used.
    """

    def __init__(self, folder: Path | None, fingerprint: str) -> None:
        self._folder = folder
        self._fingerprint = fingerprint
        self._shelves: dict[str, _Shelf] = {}
        self._memos: dict[str, Callable[..., Any]] = {}
        self._results: dict[int, tuple[object, list[Any]]] = {}  # by identity; see `digests`

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
            key = digest(args, tuple(sorted(kwargs.items())))
            if found := shelf.get(key, read):
                result = cast(R, found[0])
            else:
                result = function(*args, **kwargs)
                shelf.put(key, result)
            if type(result) not in _PLAIN:  # whose equal values may be one object
                self._results[id(result)] = result, [name, key]
            return result

        self._memos[name] = remembered
        return remembered

    def digests(self, values: Sequence[object], *common: object) -> list[str]:
        """The digest of each value together with what is common to all.

        What a remembered function returned is told by the function and the key, and a record
        that is met twice is read once, so that most of a site's text is never read for this.
        """
        forms = {identity: form for identity, (_, form) in self._results.items()}
        base = digest(*common)
        return [_hash(_form((base, value), forms)).hex() for value in values]

    def recall(self, name: str) -> str:
        """The text last kept under a name; "" where there is none."""
        return "".join(self._shelf(name).get(_TEXT, reader(str)))

    def keep(self, name: str, text: str) -> None:
        """Keep a text under a name for the next build."""
        self._shelf(name).put(_TEXT, text)

    def save(self) -> list[Problem]:
        """Write what this build used, and no more, so that the folder does not grow for ever.

        Returns a warning where the disk refuses: without a cache, builds are only slower.
        """
        changed = [shelf for shelf in self._shelves.values() if shelf.changed()]
        if self._folder is None or not changed:
            return []
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(self._folder):
                for shelf in changed:
                    shelf.save()
        except OSError as error:
            return [refusal(error, self._folder)]
        return []

    def _shelf(self, name: str) -> _Shelf:
        if name not in self._shelves:
            path = self._folder / f"{name}.memo" if self._folder else None
            self._shelves[name] = _Shelf(path, digest(name, self._fingerprint))
        return self._shelves[name]


class _Shelf:
    """The results of one function, taken apart, under their keys, in one file."""

    def __init__(self, path: Path | None, program: str) -> None:
        self._path = path
        self._program = program
        self._used: dict[str, tuple[Any, bytes | memoryview]] = {}

    @cached_property
    def _known(self) -> dict[str, tuple[Any, bytes | memoryview]]:
        """What the file holds; nothing where it is missing, damaged or another program's."""
        try:
            content = self._path.read_bytes() if self._path else b""
        except OSError:
            return {}  # saving will mend the file or meet the same refusal, and report it
        head = content[:_HEAD]
        if head != self._head([memoryview(content)[_HEAD:]]):
            return {}
        try:
            return dict(_rows(content))
        except ValueError:
            return {}  # forged, since the checksum was right

    def get(self, key: str, read: Reader) -> tuple[Any, ...]:
        """The result under a key, alone in a tuple; () where there is none."""
        found = self._used.get(key) or self._known.get(key)
        if found is None:
            return ()
        try:
            value = read(found[0], BytesIO(found[1]))
        except ValueError:
            return ()  # forged, as above
        self._used[key] = found
        return (value,)

    def put(self, key: str, value: object) -> None:
        self._used[key] = dump(value)

    def changed(self) -> bool:
        """Whether this build asked for anything, and the file would not be the same."""
        return bool(self._used) and self._used != self._known

    def save(self) -> None:
        if self._path:
            rows = sorted(self._used.items(), key=itemgetter(0))
            index = [(key, len(texts), shape) for key, (shape, texts) in rows]
            line = json.dumps(index, separators=(",", ":")).encode() + b"\n"
            pieces = [line, *(texts for _, (_, texts) in rows)]
            write_atomic(self._path, b"".join([self._head(pieces), *pieces]))

    def _head(self, pieces: Iterable[bytes | memoryview]) -> bytes:
        # Against accidents only, so the fastest checksum will do.
        total = reduce(lambda total, piece: zlib.crc32(piece, total), pieces, 0)
        return b"paperlist cache %s %08x\n" % (self._program.encode(), total)


def _rows(content: bytes) -> Iterator[tuple[str, tuple[Any, memoryview]]]:
    """What a file holds: keys, shapes and texts. Raises ValueError for bytes of another form."""
    start = content.index(b"\n", _HEAD) + 1
    view = memoryview(content)
    for row in exact(list, parse(content[_HEAD:start])):
        key, size, shape = exact(list, row)
        end = start + exact(int, size)
        yield exact(str, key), (shape, view[start:end])
        start = end


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
        sys.version, versions, *(tuple(_files(str(folder), without)) for folder in folders)
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
