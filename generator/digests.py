"""Digests that tell values and programs apart."""

from __future__ import annotations

import marshal
import os
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from operator import attrgetter
from pathlib import Path
from types import NoneType
from typing import Any

from markupsafe import Markup

from generator.model import Anchor
from generator.records import Parts, telling_parts

SCALARS = frozenset({str, int, float, bool, bytes, NoneType})
NOTHING = 0  # stands for an empty tuple, of which Python has but one; other forms hold text first
_LARGE = 6  # parts; smaller records take less time to read again than to hash by themselves
_PACKAGE = re.compile(r"(.+?)-(.+)\.(?:dist|egg)-info$")


def digest(*parts: object) -> str:
    """Stand for values by 32 hexadecimal digits: equal ones by the same, others by others.

    The kinds are those of `Cache.memo`; markup and plain text differ, as do 1, 1.0 and True.
    """
    return hashed(form_of(parts, {})).hex()


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


def hashed(form: Any) -> bytes:
    """The digest of a form, 16 bytes."""
    # Version 2 of marshal writes equal values alike; later ones note which are the same object.
    return blake2b(marshal.dumps(form, 2), digest_size=16).digest()


def form_of(value: Any, forms: dict[int, list[Any]]) -> Any:
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
        form = forms[id(value)] = [hashed(form)]
    elif kind is Anchor:
        forms[id(value)] = form  # a dozen pages hold the same one
    return form


def _forms(parts: Iterable[Any], forms: dict[int, list[Any]]) -> list[Any]:
    # Written for speed: it runs some thirty times for each page of the site.
    return [
        part if type(part) in SCALARS else forms.get(id(part)) or form_of(part, forms)
        for part in parts
    ]


@cache
def _record(kind: Any) -> tuple[str, Parts]:
    """The full name of a class, and what takes the parts that tell its records apart."""
    return f"{kind.__module__}.{kind.__qualname__}", telling_parts(kind)
