"""Terms and numbers as the text of small files; `index` describes the files."""

from __future__ import annotations

import re
from array import array
from base64 import b64encode
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, pairwise
from operator import sub
from sys import byteorder
from typing import NamedTuple

# Bytes of a shard before base64: little, since a query needs but one word of most that it loads.
SHARD = 3_000

_BEYOND = re.compile("[\U00010000-\U0010ffff]")
# Of words on lines, what each but the last shares with the next.
_SHARED = re.compile("^([^\n\U00010000-\U0010ffff]{0,35}).*\n(?=\\1)", re.MULTILINE)
_VARINT = re.compile(rb"[\x80-\xff]*[\0-\x7f]")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

# Numbers of 32 bits that are worked on at once, as one whole number: their seven bits for each
# byte of a varint; what fills the eighth bit of all bytes but zeros; that bit from a byte on.
_LANES = 4_096
_SEVEN = [int.from_bytes((127 << 7 * n).to_bytes(4, "little") * _LANES, "little") for n in range(4)]
_FILLING = int.from_bytes(b"\x7f" * 4 * _LANES, "little")
_EIGHTH = [int.from_bytes((b"\0" * n + b"\x80" * (4 - n)) * _LANES, "little") for n in range(4)]
_TOO_LARGE = int.from_bytes(b"\0\0\0\xf0" * _LANES, "little")


class _Varints(dict[int, bytes]):
    """The bytes of whole numbers: seven bits each, the lowest first, all but the last above 127.

    Those below 1 << 14 are kept once met, since most come again.
    """

    def __missing__(self, value: int) -> bytes:
        if value >= 1 << 14:
            return bytes((value & 127 | 128, value >> 7 & 127 | 128)) + self[value >> 14]
        data = bytes((value,)) if value < 128 else bytes((value & 127 | 128, value >> 7))
        self[value] = data
        return data


VARINTS = _Varints()


def varints(values: Iterable[int]) -> bytes:
    """Whole numbers from 0 as bytes.

    >>> varints([1, 300]).hex()
    '01ac02'
    """
    return b"".join(map(VARINTS.__getitem__, values))


def rests(numbers: array[int], ends: Sequence[int]) -> bytes:
    """What follows the first of some ascending numbers, as varints of its gaps; of many lists.

    `numbers` holds all lists, an array "I", and `ends` where each ends. Their bytes are parted by
    zeros, which no gap has.

    >>> rests(array("I", (3, 4, 304, 7, 0, 2)), [3, 4, 6]).hex(" ")
    '01 ac 02 00 00 02'
    """
    before, after = numbers[:-1], numbers[1:]
    for end in ends[:-1]:
        before[end - 1] = numbers[end]  # a gap of 0 between two lists
    before, after = _native(before), _native(after)
    starts = range(0, len(after), _LANES)
    return b"".join([_gaps(before[at : at + _LANES], after[at : at + _LANES]) for at in starts])


def differences(before: Sequence[int], after: Sequence[int]) -> list[bytes]:
    """For each of two numbers, the second not below the first, their difference as a varint.

    >>> b"".join(differences([1, 0], [1, 300])).hex(" ")
    '00 ac 02'
    """
    if max(after, default=0) >> 32:
        return list(map(VARINTS.__getitem__, map(sub, after, before)))
    one, other = _native(array("I", before)), _native(array("I", after))
    starts = range(0, len(after), _LANES)
    data = b"".join([_gaps(one[at : at + _LANES], other[at : at + _LANES]) for at in starts])
    return _VARINT.findall(data)


def _gaps(before: array[int], after: array[int]) -> bytes:
    """The varints of the differences of at most `_LANES` numbers; see `rests`.

    One operation on a long whole number is many on short ones: one by one they would take five
    times as long, and they are most of the index.
    """
    found = int.from_bytes(after, "little") - int.from_bytes(before, "little")
    if found & _TOO_LARGE:  # a block would have to be as long as a hundred thousand theses
        return varints(_native(array("I", found.to_bytes(4 * len(after), "little"))))
    parts = found & _SEVEN[0]
    for place in (1, 2, 3):  # seven bits into each byte
        parts |= (found & _SEVEN[place]) << place
    filled = parts + _FILLING
    for place in (1, 2, 3):  # the eighth bit, where a later byte is filled
        parts |= (filled & _EIGHTH[place]) >> 8 * place
    data = parts.to_bytes(4 * len(after), "little")
    # Zeros are dropped but for those of a whole number; five high bytes in a row are no number.
    return data.replace(b"\0" * 4, b"\xff" * 5).translate(None, b"\0").replace(b"\xff" * 5, b"\0")


def shifted(numbers: array[int], down: int, up: int) -> array[int]:
    """Numbers without their lowest bits, and then with zeros behind, all at once as in `_gaps`.

    >>> list(shifted(array("I", (511, 512, 1025)), 9, 1))
    [0, 2, 4]
    """
    size = 4 * len(numbers)
    mask = int.from_bytes((0xFFFFFFFF >> down).to_bytes(4, "little") * len(numbers), "little")
    found = (int.from_bytes(_native(numbers[:]), "little") >> down & mask) << up
    return _native(array("I", found.to_bytes(size, "little")))


def changed(numbers: array[int]) -> array[int]:
    """Of each number what tells it from the one before: 0 if they are equal; of the first, 1.

    >>> list(map(bool, changed(array("I", (0, 0, 7, 7, 8)))))
    [True, False, True, False, True]
    """
    if not numbers:
        return numbers
    plain = int.from_bytes(_native(numbers[:]), "little")
    found = (plain ^ plain << 32) & (1 << 32 * len(numbers)) - 1
    differ = _native(array("I", found.to_bytes(4 * len(numbers), "little")))
    differ[0] = 1
    return differ


def _native(numbers: array[int]) -> array[int]:
    """Numbers with the lowest byte first, or from that, on any machine."""
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def front_coded(words: Iterable[str]) -> str:
    """Sorted words, each as one digit for what it shares with the one before, and the rest.

    The digits go to z for 35. Only characters of the basic plane are shared, so that a reader
    who counts UTF-16 units counts the same.

    >>> front_coded(["deep", "deeper", "depth"])
    '0deep 4er 2pth'
    """
    listed = list(words)
    shared = chain((0,), map(len, _SHARED.findall("\n".join(listed))))
    return " ".join(
        [_DIGITS[size] + word[size:] for size, word in zip(shared, listed, strict=False)]
    )


def _shared(one: str, other: str) -> int:
    """How many characters both begin with."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))


def in_order(words: Iterable[str]) -> list[str]:
    """Words as JavaScript compares them: by UTF-16 units."""
    found = list(words)
    return sorted(found, key=None if _is_basic(found) else _utf16)


def order(words: Sequence[str]) -> list[int]:
    """The places of words that stand in some runs in order, so that all come in order.

    >>> order(["bee", "wasp", "ant", "bee"])
    [2, 0, 3, 1]
    """
    own = words if _is_basic(words) else list(map(_utf16, words))
    return sorted(range(len(words)), key=own.__getitem__)


def _is_basic(words: Iterable[str]) -> bool:
    """Whether Python compares them as JavaScript does."""
    return not _BEYOND.search("".join(words))


def _utf16(word: str) -> bytes:
    return word.encode("utf-16-be")


class Shard(NamedTuple):
    """Neighbouring terms and their bytes, one file."""

    words: tuple[str, ...]
    data: bytes


def shards(records: Iterable[tuple[list[str], list[bytes]]], size: int) -> Iterator[Shard]:
    """Pack records into shards of about `size` bytes; only a single record may be much larger.

    They come as some words and as many bytes, any number at a time.
    """
    words: list[str] = []
    parts: list[bytes] = []
    for some, own in records:
        words, parts = words + some, parts + own
        start = 0
        for end in packed(list(map(len, parts)), size):
            yield Shard(tuple(words[start:end]), b"".join(parts[start:end]))
            start = end
        words, parts = words[start:], parts[start:]
    if words:
        yield Shard(tuple(words), b"".join(parts))


def packed(sizes: Sequence[int], most: int) -> Iterator[int]:
    """The ends of runs that are about `most` together; those after the last are too few."""
    filled = list(accumulate(sizes, initial=0))
    start = 0
    while (end := bisect_left(filled, filled[start] + most, start)) < len(filled):
        if end > start + 1 and filled[end] - filled[start] > most * 5 // 4:
            end -= 1
        yield end
        start = end


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
