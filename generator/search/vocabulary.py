"""Words that a mistyped word may mean, twice: by their first letters and by what follows them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from generator.search.layout import SHARD, front_coded, script, shards
from generator.search.merging import Merged

_SHORT_LIST = 300  # papers
_MEANT = re.compile("[a-z][a-z0-9]{3,23}")

Meant: TypeAlias = tuple[str, int]  # a word, and how often it stands


def meant(words: Sequence[str], lists: Merged, papers: int) -> Iterator[Meant]:
    """Those of the `words` of `lists` that are met again or stand in titles or names.

    In a short list, of so many `papers`, all: hardly any of its words is met again.
    """
    only = set(lists.texts.words)
    often = dict(zip(lists.texts.words, lists.texts.counts, strict=True))
    for rows in lists[:2]:
        for word, count in zip(rows.words, rows.counts, strict=True):
            often[word] = often.get(word, 0) + count
    for word in filter(_MEANT.fullmatch, words):
        if papers <= _SHORT_LIST or often[word] > 1 or word not in only:
            yield word, often[word]


def by_letter(meant: Sequence[Meant]) -> Iterator[tuple[str, bytes]]:
    """For each first letter the words, and a letter for how often each stands."""
    for letter, group in groupby(meant, key=lambda pair: pair[0][0]):
        own = list(group)
        often = "".join([_often(count) for _, count in own])
        yield f"v{letter}", script(f"v{letter}", front_coded(word for word, _ in own), often)


def _often(count: int) -> str:
    """A for once, B for twice and thrice, and so on by powers of two."""
    return chr(64 + min(26, count.bit_length()))


def by_tail(meant: Sequence[Meant]) -> tuple[list[tuple[str, bytes]], list[tuple[str, str]]]:
    """The same words by what follows their first letters, in shards; and the edges of these.

    In an alphabet of 26 files a word with a wrong first letter would be sought in all of them.
    """
    words: dict[str, list[tuple[str, int]]] = {}
    for word, count in meant:
        words.setdefault(word[1:], []).append((word[0], count))
    tails = sorted(words)
    sizes = [bytes(len(tail) * len(words[tail])) for tail in tails]
    found: list[tuple[str, bytes]] = []
    edges: list[tuple[str, str]] = []
    for shard in shards([(tails, sizes)], 3 * SHARD):  # their script is a third of that
        found.append(_tails(f"w{len(found)}", shard.words, words))
        edges.append((shard.words[0], shard.words[-1]))
    return found or [_tails("w0", (), words)], edges


def _tails(
    name: str, tails: Sequence[str], words: Mapping[str, Sequence[tuple[str, int]]]
) -> tuple[str, bytes]:
    own = [(tail, first, count) for tail in tails for first, count in words[tail]]
    often = "".join([_often(count) for _, _, count in own])
    firsts = "".join([first for _, first, _ in own])
    return name, script(name, front_coded(tail for tail, _, _ in own), often, firsts)
