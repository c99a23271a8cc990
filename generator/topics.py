"""Keywords of a paper, topics of a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from zlib import crc32

from generator.terms.concepts import NAMES
from generator.terms.gists import Gist, unpack
from generator.terms.grouping import Group, groups
from generator.terms.words import Phrase, overlap
from generator.text import RESERVED, slug

MOST_KEYWORDS = 6
_FLOOR = 0.08  # chance to be right from which on a phrase is worth its place
_FEW, _LOW = 3, 0.05  # as long as there are fewer, a lower one will do


@dataclass(frozen=True, slots=True)
class Keyword:
    """A phrase that tells what a paper is about."""

    text: str  # as the paper has it
    long: str = ""  # what it stands for, where it is an acronym that the paper explains


@dataclass(frozen=True, slots=True)
class Topic:
    """A phrase that papers of a list share."""

    name: str
    slug: str  # its word in addresses, unique in the list without regard to case
    members: tuple[int, ...]  # numbers of papers, from 0, in the list's order


def keywords(gist: Gist) -> tuple[Keyword, ...]:
    """At most MOST_KEYWORDS keywords of a paper, best first."""
    return _choose(map(unpack, gist.lines()))


def _choose(found: Iterable[Phrase]) -> tuple[Keyword, ...]:
    """The best of a paper's phrases, none of them part of another, whatever the endings."""
    chosen: list[Keyword] = []
    taken: list[Phrase] = []
    for phrase in found:
        if not phrase.text:
            continue
        floor = _LOW if len(chosen) < _FEW else _FLOOR
        if len(chosen) == MOST_KEYWORDS or phrase.chance < floor:
            break
        if not any(overlap(phrase.key, other.key) for other in taken):
            taken.append(phrase)
            chosen.append(Keyword(phrase.text, phrase.long))
    return tuple(chosen)


def topics(papers: Sequence[Gist], alike: Sequence[Sequence[int]] = ()) -> tuple[Topic, ...]:
    """The topics of a list, the largest first, given each paper's gist.

    `alike` are for each paper the numbers of those that are like it, which may tell its topic.
    A paper may be in several topics or in none: what is in none is honestly "other".
    """
    found = groups(papers, alike)
    names = [_name(group, papers) for group in found]
    slugs = _slugs(names)
    made = [
        Topic(name, slugs[name], tuple(sorted(group.members)))
        for name, group in zip(names, found, strict=True)
    ]
    return tuple(sorted(made, key=lambda topic: (-len(topic.members), topic.name)))


def _name(group: Group, papers: Sequence[Gist]) -> str:
    lines = [line for member in group.members for line in papers[member].lines()]
    named = [unpack(line) for line in lines if line.startswith(f"{group.key}\t")]
    return name(group.key, [phrase.long or phrase.text for phrase in named if phrase.text])


def name(key: str, written: Iterable[str]) -> str:
    """What a list calls a phrase: a well-known name as it is known, another as most write it.

    `key` is the phrase folded; `written` has each of its uses, which are needed for the others.

    >>> name("large language model", []), name("glass sorter", ["Glass sorter", "glass sorters"])
    ('large language models', 'glass sorters')
    """
    if known := NAMES.get(key):
        return known
    texts = Counter(written)
    return min(texts, key=lambda text: (-texts[text] * _fitness(text), text))


def _fitness(text: str) -> int:
    """How well a wording fits as a name: the plural better, and without capitals."""
    return (2 if text.endswith("s") else 1) * (2 if text == text.lower() else 1)


def _slugs(names: Iterable[str]) -> dict[str, str]:
    """A word for each name; by number where two names spell alike, in their order."""
    taken: dict[str, str] = {}
    used: set[str] = set()
    for name in sorted(names):
        # A name that ASCII cannot spell (a Chinese one) is told by its checksum.
        word = slug(name) or f"topic-{crc32(name.encode()):08x}"
        word = f"{word}-topic" if word in RESERVED else word
        free = next(w for w in _numbered(word) if w not in used)
        used.add(free)
        taken[name] = free
    return taken


def _numbered(word: str) -> Iterator[str]:
    yield word
    number = 2
    while True:
        yield f"{word}-{number}"
        number += 1
