"""The search index: files from which a page finds papers, loading only what a query needs.

A paper is its position in the list, from 0. A *term* is what `fold.tokens` makes of folded text:
a word; a pair of neighbouring characters where words are not parted by spaces, and the last
character of such a run; and hyphenated words also as one. `=` and a year or a word of a venue is
a term of the papers of that year or venue. `assets/search.js` is the client of these files.

The files
=========
Each is a classic script of one call, `Paperlist.search.give(name, …)`, so that it also loads from
a disk and under a strict policy. Words come *front-coded* (`layout.front_coded`), in the order of
UTF-16 units. Bytes come in base64; in them numbers are *varints* (`layout.varints`), and ascending
numbers are gaps: the first, then the differences.

`root.js`: an object. `papers`: how many. `bounds`: front-coded, for each shard of terms the
shortest word above all earlier shards, so that a word's shard is the last whose bound is not above
it. `common`: the terms of most titles, the most frequent first, for prefixes of very many terms.
`groups`: all years and words of venues. `letters`: of which there is a vocabulary. `slot`: see
places. `small`: whether all terms may be loaded ahead. `stop`: words that only titles are searched
for. `tex`, `signs`, `patterns`, `cjk`, `plurals`, `fields`, `states`: the tables of `_signs`, by
which text is folded and queries are read. `weights` and the rest: the numbers of the ranking.

`t<k>.js`, shards of terms: the words; and for each a record of varints: the number of its papers
by text × 4 + 2 if it has authors + 1 if it has titles; the number of title entries and of author
entries, each only if there are any; then its three lists.
- titles: pairs of gap (paper) and place × 16 + words of the title, at most 15; one for each place
- authors: pairs of gap (paper) and author × 32 + place in the name × 4 + size class of the authors
- texts (abstract, keywords, topics): gap (paper) × 4 + step of the weight

`v<letter>.js`, vocabulary: the words that a mistyped word may mean, and for each one letter, its
frequency: A for 1, B for 2 and 3, C up to 7 and so on.

`p<k>.js` and `places.js`, for phrases: all places of all terms in texts, stop words included. A
paper's text has the places from `slot` × its first slot on: the abstract, then each label after a
gap. `p<k>.js`: the words, and for each a record: the number of places × 4, and the places as gaps;
a frequent word has several records in a row. `places.js`: the first word of each shard; its
first place; and how many slots there are beyond the first of a paper, and for each its paper.

Ranking
=======
A word of a query stands for terms: itself; its other number (`plural`); if it is the last one, all
terms that it begins (`prefix` × min(1, letters / 4.5)), at most `prefixed`; if no paper has all
words, terms within one edit, from eight letters on two (`typo`). The last are looked for only if
fewer than 3 + N / 50 of N papers have the word, since a frequent word is hardly mistyped, and count
0.85 times where the first letter differs. A prefix of terms in more than `wide` shards stands for
the common ones, and beside other words no paper needs to have it.

In a list of n papers, a term is worth
    idf × worth of the term × `weights`[list][last bits of the entry's value]
where idf = ln(1 + (N - n + ½) / (n + ½)), n being the largest of all forms of the word. A paper
gets the best of these for each word. Their sum is multiplied by coverage to the power `coverage`,
coverage being the share of the query that the paper has, a word counting with the idf of its most
frequent term. The `best` papers gain by the order of words (`bonus`); of queries of four words or
more, the first ten also by their longest run of words, in title or text, if it is 0.6 of the query.
If fewer than `few` papers have all words, those with some follow. `_ranking` has the reasons.

Quoted words must stand side by side in the title, in a name, or in the text by its places; a word
with a field must be in that field; filters of years and venues are the lists of their terms.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from generator.model import File
from generator.search._ranking import (
    AUTHOR,
    CROWDS,
    LONG_TITLE,
    RANKING,
    SMALL,
    STEPS,
    TEXT,
    TITLE,
)
from generator.search._signs import FIELDS, PATTERNS, PLURALS, SPACELESS, STATES, STOP, TEX
from generator.search.fold import SIGNS
from generator.search.layout import (
    Shard,
    bounds,
    front_coded,
    gaps,
    in_order,
    script,
    shards,
    text,
    varints,
)
from generator.search.postings import GROUP, SLOT, Lists, Postings, collect
from generator.search.terms import Searchable, folded

FOLDER = "search/"
SHARD = 8_000  # bytes of a shard before base64
SEGMENT = 4_096  # places of one term in one record
COMMON = 1_000  # terms that the root knows
_NONE = array("Q")
_STOP = frozenset(STOP.split())


def files(papers: Sequence[Searchable]) -> list[File]:
    """The files of the index; a paper is known by its position in `papers`, from 0."""
    postings = collect([folded(paper) for paper in papers])
    words = in_order(postings.titles.keys() | postings.authors.keys() | postings.texts.keys())
    records = ((word, _record(word, postings)) for word in words)
    packed = list(shards(records, SHARD)) or [Shard((), b"")]
    meant = [word for word in words if _is_meant(word, postings)]
    found = [("root", _root(postings, packed, words, meant))]
    found += [(f"t{number}", _script(f"t{number}", shard)) for number, shard in enumerate(packed)]
    found += _places(postings)
    found += _vocabulary(postings, meant)
    return [File(f"{FOLDER}{name}.js", content) for name, content in found]


def _script(name: str, shard: Shard) -> bytes:
    return script(name, front_coded(shard.words), text(shard.data))


def _record(word: str, postings: Postings) -> bytes:
    """The three lists of a term, each only where it has entries."""
    titles = postings.titles.get(word, _NONE)
    authors = postings.authors.get(word, _NONE)
    texts = postings.texts.get(word, _NONE)
    if len(texts) == 1 and not (titles or authors):  # as most terms are: the short way
        return varints((1 << 2, texts[0]))
    numbers = [len(texts) << 2 | bool(authors) << 1 | bool(titles)]
    numbers += [len(entries) for entries in (titles, authors) if entries]
    for entries in (titles, authors):
        if entries:
            numbers += _pairs(entries)
    numbers += [gap << 2 | entry & 3 for gap, entry in zip(_gaps(texts, 2), texts, strict=True)]
    return varints(numbers)


def _gaps(entries: array[int], bits: int) -> Iterator[int]:
    return gaps([entry >> bits for entry in entries])


def _pairs(entries: array[int]) -> list[int]:
    """Paper and place in turns."""
    flat = [0] * (2 * len(entries))
    flat[0::2] = _gaps(entries, 16)
    flat[1::2] = [entry & 0xFFFF for entry in entries]
    return flat


def _places(postings: Postings) -> Iterator[tuple[str, bytes]]:
    """The shards of places, and the file that says what is where in them."""
    segments = _segments(postings.places)
    records = ((word, varints((len(part) << 2, *gaps(part)))) for word, part in segments)
    packed = list(shards(records, SHARD))
    for number, shard in enumerate(packed):
        yield f"p{number}", _script(f"p{number}", shard)
    firsts = accumulate((len(shard.words) for shard in packed[:-1]), initial=0)
    begun = [segments[first] for first in firsts] if packed else []
    yield (
        "places",
        script(
            "places",
            front_coded(word for word, _ in begun),
            text(varints(part[0] for _, part in begun)),
            text(varints((len(postings.long), *postings.long))),
        ),
    )


def _segments(lists: Lists) -> list[tuple[str, array[int]]]:
    """Every term with its places, those of a frequent one in several parts."""
    segments: list[tuple[str, array[int]]] = []
    for word in in_order(lists):
        places = lists[word]
        if len(places) <= SEGMENT:
            segments.append((word, places))
        else:
            starts = range(0, len(places), SEGMENT)
            segments += [(word, places[start : start + SEGMENT]) for start in starts]
    return segments


def _vocabulary(postings: Postings, meant: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """For each letter the words that a mistyped one may mean, with their frequency."""
    letters: dict[str, list[str]] = {}
    for word in meant:
        letters.setdefault(word[0], []).append(word)
    for letter, own in letters.items():
        yield f"v{letter}", script(f"v{letter}", front_coded(own), _frequencies(own, postings))


def _is_meant(word: str, postings: Postings) -> bool:
    if not (4 <= len(word) <= 24 and word.isascii() and word.isalnum()) or word[0].isdigit():
        return False
    named = word in postings.titles or word in postings.authors
    return named or len(postings.texts[word]) > 1


def _frequencies(words: Sequence[str], postings: Postings) -> str:
    """One letter a word: A for once, B for twice and thrice, and so on by powers of two."""
    return "".join(chr(64 + min(26, _frequency(word, postings).bit_length())) for word in words)


def _frequency(word: str, postings: Postings) -> int:
    lists = (postings.titles, postings.authors, postings.texts)
    return sum(len(entries.get(word, _NONE)) for entries in lists)


def _root(
    postings: Postings, packed: Sequence[Shard], words: Sequence[str], meant: Sequence[str]
) -> bytes:
    groups = [word.removeprefix(GROUP) for word in words if word.startswith(GROUP)]
    root = {
        "papers": postings.papers,
        "slot": SLOT,
        "small": sum(len(shard.data) for shard in packed) <= SMALL,
        "bounds": front_coded(bounds(packed)),
        "common": " ".join(_common(postings)),
        "groups": " ".join(groups),
        "letters": "".join(dict.fromkeys(word[0] for word in meant)),
        "stop": STOP,
        "tex": TEX,
        "plurals": PLURALS,
        "patterns": PATTERNS,
        "cjk": f"[{SPACELESS}]",
        "signs": SIGNS,
        "fields": _by_name(FIELDS),
        "states": _by_name(STATES),
        "weights": _weights(postings),
        **RANKING,
    }
    said = json.dumps(root, ensure_ascii=True, separators=(",", ":"))
    return f'Paperlist.search.give("root",{said});\n'.encode()


def _weights(postings: Postings) -> dict[str, list[float]]:
    """What a match is worth by the last bits of its value, for each kind of list."""
    average = postings.title_words / max(1, postings.papers) or 1
    norms = [1 - LONG_TITLE + LONG_TITLE * words / average for words in range(16)]
    weights = {
        "titles": [TITLE / norm for norm in norms],
        "authors": [AUTHOR * crowd for crowd in CROWDS],
        "texts": [TEXT * step for step in STEPS],
    }
    return {name: [round(weight, 3) for weight in own] for name, own in weights.items()}


def _by_name(names: Mapping[str, str]) -> dict[str, str]:
    return {name: meant for meant, listed in names.items() for name in listed.split()}


def _common(postings: Postings) -> list[str]:
    """The terms that most titles have, the most frequent first."""
    titles = postings.titles
    known = [word for word in titles if len(word) > 1 and word not in _STOP]
    return sorted(known, key=lambda word: (-len(titles[word]), word))[:COMMON]
