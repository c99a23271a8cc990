"""The file that a page loads first: what it must know of the list, of texts and of the ranking."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from generator.search._ranking import (
    AUTHOR,
    CROWD,
    CROWDS,
    LONG_TITLE,
    NAMES,
    NEAR,
    RANKING,
    SMALL,
    STEPS,
    TEXT,
    TITLE,
)
from generator.search._signs import FIELDS, PATTERNS, PLURALS, SPACELESS, STATES, STOP, TEX
from generator.search.counting import SLOT
from generator.search.fold import SIGNS
from generator.search.layout import SHARD, front_coded
from generator.search.postings import Block
from generator.search.vocabulary import Meant

COMMON = 1_000  # terms that the root knows
_STOP = frozenset(STOP.split())


class Seen(NamedTuple):
    """What is noted of terms on the way."""

    meant: list[Meant]
    titled: list[tuple[int, str]]  # how many titles have a term, as a negative number, and the term
    groups: list[str]


def place_shard(blocks: Sequence[Block]) -> int:
    """Bytes of a shard of places, more in a long list, so that there are not too many files."""
    return min(7_000, max(SHARD, sum(block.papers for block in blocks) // 10))


def root(
    blocks: Sequence[Block], seen: Seen, begins: Sequence[str], tails: Sequence[str], size: int
) -> bytes:
    """`root.js`; `begins` and `tails` are bounds of shards, `size` is the bytes of all terms."""
    papers = sum(block.papers for block in blocks)
    found = {
        "papers": papers,
        "slot": SLOT,
        "small": size <= SMALL,
        "near": NEAR // place_shard(blocks),
        "bounds": front_coded(begins),
        "tails": front_coded(tails),
        "common": " ".join(_common(seen.titled)),
        "groups": " ".join(seen.groups),
        "letters": "".join(dict.fromkeys(word[0] for word, _ in seen.meant)),
        "stop": STOP,
        "tex": TEX,
        "plurals": PLURALS,
        "patterns": PATTERNS,
        "cjk": f"[{SPACELESS}]",
        "signs": SIGNS,
        "fields": _by_name(FIELDS),
        "states": _by_name(STATES),
        "weights": _weights(),
        "gains": _gains(blocks),
        **RANKING,
    }
    said = json.dumps(found, ensure_ascii=True, separators=(",", ":"))
    return f'Paperlist.search.give("root",{said});\n'.encode()


def _weights() -> dict[str, list[float]]:
    """What a match is worth by the last bits of its value, for each kind of list."""
    return {
        "titles": [TITLE] * 16,
        "authors": [AUTHOR * part for part in NAMES for _ in CROWDS],
        "texts": [round(TEXT * step, 3) for step in STEPS],
    }


def _gains(blocks: Sequence[Block]) -> dict[str, list[float]]:
    """What is added to that, by the same bits."""
    papers, words = sum(block.papers for block in blocks), sum(own.title_words for own in blocks)
    average = words / max(1, papers) or 1
    usual = sum(CROWDS[:2]) / 2
    gains = {
        "titles": [-LONG_TITLE * log(max(2, words) / average) for words in range(16)],
        "authors": [-CROWD * log(size / usual) for _ in NAMES for size in CROWDS],
        "texts": [0.0] * len(STEPS),
    }
    return {name: [round(gain, 2) for gain in own] for name, own in gains.items()}


def _by_name(names: Mapping[str, str]) -> dict[str, str]:
    return {name: meant for meant, listed in names.items() for name in listed.split()}


def _common(titled: Sequence[tuple[int, str]]) -> list[str]:
    """The terms that most titles have, the most frequent first."""
    known = ((often, word) for often, word in titled if len(word) > 1 and word not in _STOP)
    return [word for _, word in sorted(known)[:COMMON]]
