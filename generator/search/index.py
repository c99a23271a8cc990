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
it. `tails`: the same for `w<k>.js`. `common`: the terms of most titles, the most frequent first,
for prefixes of very many terms. `groups`: all years and words of venues. `letters`: of which there
is a vocabulary. `slot`: see places. `small`: whether all terms may be loaded ahead. `near`: shards
of places that a query without phrases may load. `stop`: words that only titles are searched for.
`tex`, `signs`, `patterns`, `cjk`, `plurals`, `fields`, `states`: the tables of `_signs`, by
which text is folded and queries are read. `weights` and the rest: the numbers of the ranking.

`t<k>.js`, shards of terms: the words; and for each a record of varints: the number of its papers
by text × 4 + 2 if it has authors + 1 if it has titles; the number of title entries and of author
entries, each only if there are any; then its three lists, whose ascending entries are gaps. An
entry is its paper, shifted left by some bits, and in these bits a value:
- titles, 10 bits: place × 16 + words of the title, at most 15; an entry for each place; 15 also
  for what stands behind the title
- authors, 13 bits: author × 32 + place in the name × 4 + size class of the authors; of more than
  256 authors, the further ones are all number 255
- texts (abstract, keywords, topics), 2 bits: step of the weight

`v<letter>.js`, vocabulary: the words that a mistyped word may mean, and for each one letter, its
frequency: A for 1, B for 2 and 3, C up to 7 and so on. `w<k>.js`, shards of the same words without
their first letters, in that order, for a mistyped first letter; then frequencies as above; then for
each the letter that it lacks.

`p<k>.js` and `places.js`, for phrases: all places of all terms in texts, stop words included. A
paper's text has the places from `slot` × its first slot on: the abstract, then each label after a
gap. `p<k>.js`: the words, and for each a record: the number of places × 4, and the places as gaps;
a frequent word has several records in a row. `places.js`: the first word of each shard; its
first place; and how many slots there are beyond the first of a paper, and for each its paper.

Ranking
=======
A word of a query stands for terms: itself; its other number (`plural`); if it is the last one, all
terms that it begins (`prefix` × min(1, letters / 4.5)), at most `prefixed`; if no paper has all
words, terms within one edit, from eight letters on two (`typo`). The last are looked for under the
first two letters of the word, and among the words that are as it is but for the first letter; only
if fewer than 3 + N / 50 of N papers have the word, since a frequent word is hardly mistyped; for
words of fewer than `rare` papers first, and for others only if still no paper has all words. They
count 0.85 times where the first letter differs; a word of six letters or more that is still being
typed may also be mistyped in what there is of it. A prefix of terms in more than `wide` shards
stands for the common ones, and beside other words no paper needs to have it; nor does one need to
have a single letter at the end of three words or more, with which a title goes on.

In a list of n papers, a term is worth
    worth of the term × (idf × `weights`[list][bits] + `gains`[list][bits]), at least 0.1
where idf = ln(1 + (N - n + ½) / (n + ½)), n being the largest of all forms of the word, and bits
are the last of the entry's value. Gains make less of long titles and of many authors. A paper gets
the best of these for each word. Their sum is multiplied by coverage to the power `coverage`,
coverage being the share of the query that the paper has, a word counting with the idf of its most
frequent term, times the square of `typo` if it stands only for mistyped words: these are a guess.
The `best` papers gain by the order of words (`bonus`), and if they have all words as they are, in
no other form; in queries of four words or more also by their longest run of words, if it is 0.6 of
the query: in the title or in the text, of the rarest words, at most five, whose places take up no
more than `near` shards. If fewer than `few` papers have all words, those with some follow.
`_ranking` has the reasons.

Quoted words must stand side by side in the title, in a name, or in the text by its places; a word
with a field must be in that field; filters of years and venues are the lists of their terms. The
last word of a quotation that is still open is none of the quoted ones: it may be begun.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, pairwise, repeat
from operator import add, lshift, neg
from typing import ParamSpec, Protocol, TypeVar
from zlib import crc32

from generator.search.layout import (
    SHARD,
    VARINTS,
    Shard,
    bounds,
    front_coded,
    in_order,
    script,
    shards,
    text,
    varints,
)
from generator.search.merging import Merged, Rows, long_papers, merged, segments
from generator.search.postings import GROUP, Block, block
from generator.search.root import Seen, place_shard, root
from generator.search.terms import Searchable, agreed, hyphened
from generator.search.vocabulary import by_letter, by_tail, meant
from generator.views import File

P = ParamSpec("P")
R = TypeVar("R")

FOLDER = "search/"
_NONE = (0, b"")

# Papers in a block. It ends where the title says so, so that after a paper more or less the blocks
# soon begin where they did before.
_LEAST, _MOST, _ENDS = 256, 768, 256


class Memo(Protocol):
    """What makes a function remember its results; `Cache.memo` does."""

    def __call__(self, function: Callable[P, R], /) -> Callable[P, R]: ...


def forgetful(function: Callable[P, R]) -> Callable[P, R]:
    """The function as it is."""
    return function


def files(papers: Sequence[Searchable], memo: Memo = forgetful) -> list[File]:
    """The files of the index; a paper is known by its position in `papers`, from 0.

    With memory, an edited paper costs about what its block costs.
    """
    blocks = [tuple(papers[start:end]) for start, end in pairwise(cuts(papers))]
    hyphens = [memo(hyphened)(own) for own in blocks]
    known = agreed(chain.from_iterable(hyphens))
    average = _average(papers)
    found = tuple([memo(block)(own, known, average) for own in blocks])
    return list(laid_out(found))


def cuts(papers: Sequence[Searchable]) -> list[int]:
    """Where blocks begin and end."""
    found = [0]
    for number, paper in enumerate(papers, 1):
        size = number - found[-1]
        ends = size >= _LEAST and crc32(paper.title.encode("utf-8", "replace")) % _ENDS == 0
        if ends or size == _MOST:
            found.append(number)
    return found if found[-1] == len(papers) else [*found, len(papers)]


def _average(papers: Sequence[Searchable]) -> int:
    """About how many letters an abstract has: four bits of it, so that one edit changes nothing."""
    average = sum(len(paper.abstract) for paper in papers) // max(1, len(papers))
    low = max(0, average.bit_length() - 4)
    return max(1, average >> low << low)


def laid_out(blocks: tuple[Block, ...]) -> tuple[File, ...]:
    """The files for the papers of `blocks`."""
    seen = Seen([], [], [])
    found: list[tuple[str, bytes]] = []
    edges: list[tuple[str, str]] = []
    size = 0
    for shard in shards(_records(blocks, seen), SHARD):
        found.append(_file("t", len(edges), shard))
        edges.append((shard.words[0], shard.words[-1]))
        size += len(shard.data)
    if not found:
        found.append(_file("t", 0, Shard((), b"")))
    tails, ends = by_tail(seen.meant)
    first = ("root", root(blocks, seen, bounds(edges), bounds(ends), size))
    found = [first, *found, *_places(blocks), *by_letter(seen.meant), *tails]
    return tuple([File(f"{FOLDER}{name}.js", content) for name, content in found])


def _file(kind: str, number: int, shard: Shard) -> tuple[str, bytes]:
    name = f"{kind}{number}"
    return name, script(name, front_coded(shard.words), text(shard.data))


def _records(blocks: Sequence[Block], seen: Seen) -> Iterator[tuple[list[str], list[bytes]]]:
    """The terms in order with their three lists, each only where it has entries."""
    papers = sum(block.papers for block in blocks)
    for lists in merged(blocks):
        titles, _, texts = lists
        records = _of_texts(texts) | _of_others(lists)
        words = in_order(records)
        if words and "a" <= words[0][0] <= "z":  # in ASCII, all of them begin alike
            seen.meant.extend(meant(words, lists, papers))
        seen.titled.extend(zip(map(neg, titles.counts), titles.words, strict=True))
        seen.groups.extend(word[1:] for word in words if word[0] == GROUP)
        yield words, list(map(records.__getitem__, words))


def _of_texts(texts: Rows) -> dict[str, bytes]:
    """The records of terms that have no other list."""
    heads = map(VARINTS.__getitem__, map(lshift, texts.counts, repeat(2)))
    return dict(zip(texts.words, map(add, heads, texts.data), strict=True))


def _of_others(lists: Merged) -> dict[str, bytes]:
    """The records of all that titles or authors have."""
    titles, authors, texts = (
        dict(zip(rows.words, zip(rows.counts, rows.data, strict=True), strict=True))
        for rows in lists
    )
    found: dict[str, bytes] = {}
    for word in chain(titles, authors):
        count, own = texts.get(word, _NONE)
        (title, titled), (author, named) = titles.get(word, _NONE), authors.get(word, _NONE)
        head = count << 2 | bool(author) << 1 | bool(title)
        counts = varints([head, *filter(None, (title, author))])
        found[word] = b"".join((counts, titled, named, own))
    return found


def _places(blocks: Sequence[Block]) -> Iterator[tuple[str, bytes]]:
    """The shards of places, and the file that says what is where in them."""
    firsts: list[int] = []
    words: list[str] = []
    begins: list[int] = []
    record = 0
    for shard in shards(_placed(blocks, firsts), place_shard(blocks)):
        yield _file("p", len(words), shard)
        words.append(shard.words[0])
        begins.append(firsts[record])
        record += len(shard.words)
    long = long_papers(blocks)
    yield (
        "places",
        script(
            "places",
            front_coded(words),
            text(varints(begins)),
            text(varints((len(long), *long))),
        ),
    )


def _placed(blocks: Sequence[Block], firsts: list[int]) -> Iterator[tuple[list[str], list[bytes]]]:
    """The terms in order with their places; where these begin is noted in `firsts`."""
    for rows in segments(blocks):
        firsts += rows.firsts
        heads = map(VARINTS.__getitem__, map(lshift, rows.counts, repeat(2)))
        yield rows.words, list(map(add, heads, rows.data))
