"""Values taken apart into bytes, and put together again by their declared types.

A value becomes its shape and its texts. The shape is what JSON can hold: a record or a tuple is
the list of its parts, a text is the number of its bytes, as are bytes, any other scalar is itself.
The texts are the bytes of all these, one after the other.

Unlike a pickle this can name no type and run no code: what is made is what the reader was told
to make, and any other shape is refused. So bytes from anywhere may be read. Long texts are
copied, not searched for quotes as JSON's are, which makes it as fast as a pickle.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, partial
from io import BytesIO
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from markupsafe import Markup

Parts = Callable[[Any], tuple[Any, ...]]
Reader = Callable[[Any, BytesIO], Any]
T = TypeVar("T")
_AS_THEY_ARE = frozenset({int, float, bool, NoneType})


@cache
def all_parts(kind: Any) -> Parts:
    """What takes the fields of a record of this class; TypeError if it is no dataclass."""
    return _getter([field.name for field in _fields(kind)])


@cache
def telling_parts(kind: Any) -> Parts:
    """What takes the fields that tell one record of this class from another."""
    return _getter([field.name for field in _fields(kind) if field.compare])


def dump(value: Any) -> tuple[Any, bytes]:
    """The shape and the texts of a value; TypeError for kinds that `reader` does not know."""
    texts: list[bytes] = []
    shape = _shapes((value,), texts)[0]
    return shape, b"".join(texts)


def _shapes(parts: tuple[Any, ...], texts: list[bytes]) -> list[Any]:
    # One call for all parts of a record, since most are texts.
    shapes: list[Any] = []
    for part in parts:
        kind: Any = type(part)
        if isinstance(part, str):
            text = part.encode("utf-8", "surrogatepass")
            texts.append(text)
            shapes.append(len(text))
        elif kind in _AS_THEY_ARE:
            shapes.append(part)
        elif kind is bytes:
            texts.append(part)
            shapes.append(len(part))
        else:
            shapes.append(_shapes(part if kind is tuple else all_parts(kind)(part), texts))
    return shapes


@cache
def reader(kind: Any) -> Reader:
    """What makes a value of a type from a shape and its texts, or raises ValueError.

    Types are str, bytes, int, float, bool, None, Markup, dataclasses, tuples, and any or None;
    TypeError for others.
    """
    origin, inside = get_origin(kind), get_args(kind)
    if kind in (str, Markup):
        return partial(_text, kind)
    if kind is bytes:
        return _bytes
    if kind in _AS_THEY_ARE:
        return lambda shape, texts: exact(kind, shape)
    if origin is tuple and inside[1:] == (...,):
        return partial(_run, reader(inside[0]))
    if origin is tuple:
        return partial(_fixed, lambda *parts: parts, tuple(map(reader, inside)))
    if origin in (Union, UnionType) and len(inside) == 2 and inside[1] is NoneType:
        return partial(_optional, reader(inside[0]))
    hints = get_type_hints(kind)
    return partial(_fixed, kind, tuple(reader(hints[field.name]) for field in _fields(kind)))


def parse(text: bytes) -> Any:
    """JSON from anywhere; ValueError where it is none."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error


def exact(kind: type[T], value: Any) -> T:
    """The value, or ValueError where it is of another type, be it a subtype."""
    if type(value) is not kind:
        raise ValueError(f"no {kind.__name__}")
    return value


def _text(kind: type[str], shape: Any, texts: BytesIO) -> str:
    text = _bytes(shape, texts).decode("utf-8", "surrogatepass")
    return text if kind is str else kind(text)


def _bytes(shape: Any, texts: BytesIO) -> bytes:
    if not 0 <= exact(int, shape) <= sys.maxsize:
        raise ValueError("no size")
    return texts.read(shape)


def _run(read: Reader, shape: Any, texts: BytesIO) -> tuple[Any, ...]:
    return tuple([read(part, texts) for part in exact(list, shape)])


def _fixed(make: Callable[..., Any], reads: Sequence[Reader], shape: Any, texts: BytesIO) -> Any:
    pairs = zip(reads, exact(list, shape), strict=True)
    return make(*[read(part, texts) for read, part in pairs])


def _optional(read: Reader, shape: Any, texts: BytesIO) -> Any:
    return None if shape is None else read(shape, texts)


def _fields(kind: Any) -> tuple[Any, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind} is neither plain text, a number, a tuple nor a record")
    return fields(kind)


def _getter(names: Sequence[str]) -> Parts:
    if len(names) > 1:
        return attrgetter(*names)  # a fifth of the time of a loop
    return lambda record: tuple([getattr(record, name) for name in names])
