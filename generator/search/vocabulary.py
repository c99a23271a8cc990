"""Words that a mistyped word may mean, twice: by their first letters and by what follows them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import TypeAlias

from generator.search.layout import SHARD, front_coded, packed, script
from generator.search.merging import Merged

_SHORT_LIST = 300  # papers
_MEANT = re.compile("^[a-z][a-z0-9]{3,23}$", re.MULTILINE)
_TAILS = 3 * SHARD  # letters of tails in a shard, whose script is a third of that

Meant: TypeAlias = tuple[str, str]  # a word, and a letter for how often it stands


def meant(words: Sequence[str], lists: Merged, papers: int) -> Iterator[Meant]:
    """Those of the `words` of `lists` that are met again or stand in titles or names.

    In a short list, of so many `papers`, all: hardly any of its words is met again.
    """
    often = dict(zip(lists.texts.words, lists.texts.counts, strict=True))
    only = set(often)
    for rows in lists[:2]:
        for word, count in zip(rows.words, rows.counts, strict=True):
            often[word] = often.get(word, 0) + count
        only.difference_update(rows.words)
    for word in _MEANT.findall("\n".join(words)):
        if papers <= _SHORT_LIST or often[word] > 1 or word not in only:
            yield word, _often(often[word])


def _often(count: int) -> str:
    """A for once, B for twice and thrice, and so on by powers of two."""
    return chr(64 + min(26, count.bit_length()))


def by_letter(known: Sequence[Meant]) -> Iterator[tuple[str, bytes]]:
    """For each first letter the words, and a letter for how often each stands."""
    for letter, group in groupby(known, key=lambda pair: pair[0][0]):
        words, often = zip(*group, strict=True)
        yield f"v{letter}", script(f"v{letter}", front_coded(words), "".join(often))


def by_tail(known: Sequence[Meant]) -> tuple[list[tuple[str, bytes]], list[tuple[str, str]]]:
    """The same words by what follows their first letters, in shards; and the edges of these.

    In an alphabet of 26 files a word with a wrong first letter would be sought in all of them.
    """
    rows = sorted([(word[1:], word[0], often) for word, often in known])
    # Words that differ only in their first letters stay together.
    begins = [n for n, (last, now) in enumerate(pairwise([("",), *rows])) if last[0] != now[0]]
    sizes = [len(rows[one][0]) * (end - one) for one, end in pairwise([*begins, len(rows)])]
    starts = [0, *(begins[end] for end in packed(sizes, _TAILS) if end < len(begins)), len(rows)]
    found: list[tuple[str, bytes]] = []
    edges: list[tuple[str, str]] = []
    for start, end in pairwise(starts):
        tails, firsts, often = zip(*rows[start:end], strict=True) if rows else ((), (), ())
        name = f"w{len(found)}"
        found.append((name, script(name, front_coded(tails), "".join(often), "".join(firsts))))
        edges += [(tails[0], tails[-1])] if tails else []
    return found, edges
