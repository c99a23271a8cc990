"""Terms and numbers as the text of small files; `index` describes the files."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from operator import sub
from typing import NamedTuple

_BEYOND = re.compile("[\U00010000-\U0010ffff]")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class _Varints(dict[int, bytes]):
    """The bytes of whole numbers: seven bits each, the lowest first, all but the last above 127.

    The small ones met are kept, since most come again.
    """

    def __missing__(self, value: int) -> bytes:
        if value < 1 << 7:
            data = bytes((value,))
        elif value < 1 << 14:
            data = bytes((value & 127 | 128, value >> 7))
        elif value < 1 << 21:
            return bytes((value & 127 | 128, value >> 7 & 127 | 128, value >> 14))
        else:
            return bytes((value & 127 | 128, value >> 7 & 127 | 128)) + self[value >> 14]
        self[value] = data
        return data


VARINTS = _Varints()


def varints(values: Iterable[int]) -> bytes:
    """Whole numbers from 0 as bytes.

    >>> varints([1, 300]).hex()
    '01ac02'
    """
    return b"".join(map(VARINTS.__getitem__, values))


def gaps(values: Sequence[int]) -> Iterator[int]:
    """The first of some ascending numbers, then the differences.

    >>> list(gaps([3, 4, 9]))
    [3, 1, 5]
    """
    return map(sub, values, chain((0,), values))


def front_coded(words: Iterable[str]) -> str:
    """Sorted words, each as one digit for what it shares with the one before, and the rest.

    The digits go to z for 35. Only characters of the basic plane are shared, so that a reader
    who counts UTF-16 units counts the same.

    >>> front_coded(["deep", "deeper", "depth"])
    '0deep 4er 2pth'
    """
    coded: list[str] = []
    before = ""
    for word in words:
        shared = 0
        for one, other in zip(before, word, strict=False):
            if one != other:
                break
            shared += 1
        shared = min(shared, 35)
        coded.append(_DIGITS[shared] + word[shared:])
        basic = word.isascii() or max(word) < "\U00010000"
        before = word if basic else _BEYOND.split(word, 1)[0]
    return " ".join(coded)


def _shared(one: str, other: str) -> int:
    """How many characters both begin with."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))


def in_order(words: Iterable[str]) -> list[str]:
    """Words as JavaScript compares them: by UTF-16 units."""
    found = list(words)
    if max(map(max, found), default="") < "\U00010000":  # then as Python compares them
        return sorted(found)
    return sorted(found, key=lambda word: word.encode("utf-16-be"))


class Shard(NamedTuple):
    """Neighbouring terms and their bytes, one file."""

    words: tuple[str, ...]
    data: bytes


def shards(records: Iterable[tuple[str, bytes]], size: int) -> Iterator[Shard]:
    """Pack records into shards of about `size` bytes; only a single record may be much larger."""
    words: list[str] = []
    parts: list[bytes] = []
    filled = 0
    for word, data in records:
        if words and filled + len(data) > size * 5 // 4:
            yield Shard(tuple(words), b"".join(parts))
            words, parts, filled = [], [], 0
        words.append(word)
        parts.append(data)
        filled += len(data)
        if filled >= size:
            yield Shard(tuple(words), b"".join(parts))
            words, parts, filled = [], [], 0
    if words:
        yield Shard(tuple(words), b"".join(parts))


def bounds(edges: Sequence[tuple[str, str]]) -> list[str]:
    """For each shard the shortest word above those of the shard before, not above its own.

    `edges` are the first and the last word of each.

    >>> bounds([("abc", "deep"), ("deferred", "deferred")])
    ['', 'def']
    """
    found = [""] * min(1, len(edges))
    for (_, last), (first, _) in pairwise(edges):
        found.append(first[: _shared(last, first) + 1])
    return found


def script(name: str, *values: str) -> bytes:
    """A file that hands over `values`, which need no escaping: words and base64."""
    listed = "".join(f',"{value}"' for value in values)
    return f'Paperlist.search.give("{name}"{listed});\n'.encode()


def text(data: bytes) -> str:
    """Bytes as base64."""
    return b64encode(data).decode()
