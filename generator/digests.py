"""Digests that tell values and programs apart."""

from __future__ import annotations

import marshal
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, partial
from hashlib import blake2b
from operator import attrgetter
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from markupsafe import Markup

from generator.model import Anchor, Entry
from generator.records import telling_parts

Forms = dict[int, list[Any]]  # by identity
Teller = Callable[[Any, Forms], Any]

SCALARS = frozenset({str, int, float, bool, bytes, NoneType})
_OFTEN = frozenset({Anchor, Entry})  # a dozen pages hold the same one
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
    try:
        written = marshal.dumps(form, 2)
    except ValueError:  # markup is text, so it may stand where text is declared
        written = marshal.dumps(_without_markup(form), 2)
    return blake2b(written, digest_size=16).digest()


def _without_markup(form: Any) -> Any:
    if type(form) in (list, tuple):
        return type(form)(map(_without_markup, form))
    return [str.__str__(form)] if type(form) is Markup else form


def form_of(value: Any, forms: Forms) -> Any:
    """A value as marshal can write it: tuples remain, markup and records become lists.

    `forms` holds the forms of objects met before, by identity, and takes up those of records
    that many others hold.
    """
    kind: Any = type(value)
    if kind in SCALARS:
        return value
    if (known := forms.get(id(value))) is not None:
        return known
    if kind is Markup:
        return [str.__str__(value)]
    if kind is tuple:
        return tuple([form_of(part, forms) for part in value])
    return _record(kind)(value, forms)


@cache
def _declared(kind: Any) -> Teller | None:
    """What gives the form of parts that are declared to be of a kind; None if each is its own."""
    origin, inside = get_origin(kind), get_args(kind)
    if kind in SCALARS:
        return None
    if kind is Markup:
        return _markup
    if kind == Markup | str:
        return _text
    if origin is tuple and inside[1:] == (...,):
        tell = _declared(inside[0])
        return partial(_run, tell) if tell else None
    if origin is tuple:
        return partial(_fixed, tuple([_declared(each) or form_of for each in inside]))
    is_record: bool = is_dataclass(kind)  # which would narrow the type of `kind`
    return _record(kind) if is_record else form_of


def _markup(value: Any, forms: Forms) -> Any:
    return forms.get(id(value)) or str.__str__(value)


def _text(value: Any, forms: Forms) -> Any:
    return value if type(value) is str else forms.get(id(value)) or [str.__str__(value)]


def _run(tell: Teller, value: Any, forms: Forms) -> Any:
    known = forms.get(id(value)) if value else value  # of empty tuples, Python has but one
    return known if known is not None else tuple([tell(part, forms) for part in value])


def _fixed(tellers: Sequence[Teller], value: Any, forms: Forms) -> Any:
    known = forms.get(id(value))
    return known or tuple([tell(part, forms) for tell, part in zip(tellers, value, strict=True)])


@cache
def _record(kind: Any) -> Teller:
    """What gives the form of records of a class: its name, and the parts that tell them apart.

    Written for speed, since it runs some thirty times for each page of the site: of most parts
    their declared types tell that nothing need be done.
    """
    name, parts = f"{kind.__module__}.{kind.__qualname__}", telling_parts(kind)
    hints = get_type_hints(kind)
    telling = [field.name for field in fields(kind) if field.compare]
    tellers = [(place, _declared(hints[part])) for place, part in enumerate(telling, start=1)]
    deep = [(place, tell) for place, tell in tellers if tell]
    often, large = kind in _OFTEN, len(telling) > _LARGE

    def tell(value: Any, forms: Forms) -> Any:
        if (known := forms.get(id(value))) is not None:
            return known
        form = [name, *parts(value)]
        for place, tell_part in deep:
            form[place] = tell_part(form[place], forms)
        if often:
            form = forms[id(value)] = [hashed(form)] if large else form
        return form

    return tell
