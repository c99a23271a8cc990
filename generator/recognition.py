"""What a paper is known again by, although its text may have been mended since.

A paper's mark is a line of text: a digest of its abstract, a short digest of its title and
authors, a sketch of its wording, and, where it has them, digests of its id, of its title and of
its authors' names; these two of the letters alone, whatever their case, accents and TeX. Marks in
older records lack these two. The sketch is a MinHash with one permutation (Li, Owen and Zhang,
"One Permutation Hashing", 2012): the pairs of neighbouring words are dealt into bins by their
hash, and of each bin only the smallest hash is kept, so that two texts agree in about as many
bins as they share pairs.

Marks are kept in organisers' files for years: what they are made of must never change.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import pairwise
from operator import eq

from generator._spellings import COMMANDS, GREEK, GREEK_NAMES, SIGNS, STYLES
from generator.model import Paper

BINS = 64
_WIDTH = 3  # characters a bin
_EMPTY = "0" * _WIDTH  # base 32 has no 0
_DIGEST, _SHORT = 8, 2  # bytes: 64 bits never meet by chance in a list, 16 settle a tie
_NAMES = 4  # bytes: of papers with one title, 32 bits never meet by chance
_TITLED, _NAMED = "t", "n"  # before the digests that could be taken for an id's
MARK = (  # the form of a mark, as a pattern
    rf"[0-9a-f]{{{2 * _DIGEST}}} [0-9a-f]{{{2 * _SHORT}}} "
    rf"(?:[a-z2-7]{{{_WIDTH}}}|{_EMPTY}){{{BINS}}}"
    rf"(?: [0-9a-f]{{{2 * _DIGEST}}})?"
    rf"(?: {_TITLED}[0-9a-f]{{{2 * _DIGEST}}}(?: {_NAMED}[0-9a-f]{{{2 * _NAMES}}})?)?"
)

_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
_PAIRS = tuple(a + b for a in _LETTERS for b in _LETTERS)
# By code points, not by kinds of letters: which letters there are changes with Python's version.
_WORD = re.compile(r"[0-9a-z\u00df-\u024f\u0370-\u1fff]+|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_CJK = "\u3040"  # the first letter that is a word of its own
# With words of three letters and fewer, those whose pairs abstracts of any topic share.
_OFTEN = (
    "also based been both existing from have more most such than that their them then there "
    "these they this those through under when where which while with without work paper "
    "propose proposed show shows results method methods approach approaches problem problems "
    "demonstrate novel state over across between into only using used"
)
_COMMON = frozenset(_OFTEN.split())
_TITLE = 8  # pairs of words; a text of fewer is hardly more than a title, and every word counts
_MOST_NUMBERS = 1000  # characters: no title has more, and every run of words takes them along
_NUMBER = re.compile(r"\w*\d\w*|[ivx]+|\w")
_MOST_LETTERS = 2000  # no title has more, and a long run of combining marks takes quadratic time
_STYLES = frozenset(STYLES.split())
_SPELT = str.maketrans(SIGNS | dict(zip(GREEK, GREEK_NAMES.split(), strict=True)))
_ACCENT = re.compile(r"""\\(?:["'`^~=.]|[uvhcdbkrt](?![a-z]))""")
_COMMAND = re.compile(r"\\([a-z]+)")
_SILENT = re.compile(  # all but letters, digits, and signs that tell "C++" from "C"
    r"[^0-9a-z+#*\u0250-\u02af\u0370-\u1fff\u2190-\u2211\u2213-\u22ff\u2c00-\u2dff"
    r"\u3040-\ud7ff\uf900-\ufaff\U00010000-\U0010ffff]+"
)

# A text is the same paper's if it agrees with the old one in this share of the bins.
# Measured on 8,300 abstracts of many conferences: with 64 bins a text keeps 14 when every third
# word is another (6 or fewer in 2 of 100 cases), while of 34 million pairs of different papers 35
# agree in 6 or more, nearly all of them versions of one paper.
_ALIKE, _ALIKE_SHORT = 0.1, 0.4  # short texts say too little to be judged mildly
_FULL, _FEWEST = 32, 3  # bins: of a text that is not short; that must agree in any case
# Bins; an abstract that fills fewer is hardly more than "to be announced", which many papers say.
_BRIEF = 16
CROWD = 64  # papers that share a pair of words; it tells nothing then, and following it is slow


@dataclass(frozen=True, slots=True)
class Mark:
    """The parts of a mark; "" stands for one that is not there."""

    text: str
    byline: str
    sketch: str
    id: str
    title: str = ""
    names: str = ""  # only beside a title


def parse(mark: str) -> Mark:
    """The parts of a mark of the form MARK."""
    text, byline, sketch, *more = mark.split(" ")
    if not more:
        return Mark(text, byline, sketch, "")
    parts = {part[0] if part[0] in (_TITLED, _NAMED) else "": part for part in more}
    return Mark(text, byline, sketch, *(parts.get(kind, "") for kind in ("", _TITLED, _NAMED)))


def spell(mark: Mark) -> str:
    """The mark as one line of text."""
    parts = (mark.text, mark.byline, mark.sketch, mark.id, mark.title, mark.names)
    return " ".join(filter(None, parts))


def digests(paper: Paper) -> Mark:
    """A paper's mark without what takes most of the time: its sketch and what `titled` adds."""
    byline = "\0".join((paper.title, *(author.name for author in paper.authors)))
    named = digest(paper.id.casefold()) if paper.id else ""
    return Mark(digest(wording(paper)), digest(byline, _SHORT), "", named)


def titled(paper: Paper, mark: Mark) -> Mark:
    """The mark with the digests of the paper's title and its authors' names, where it has them."""
    if not (title := _letters(paper.title)):
        return mark
    names = "\0".join(_letters(author.name) for author in paper.authors)
    return replace(
        mark,
        title=_TITLED + digest(title),
        names=_NAMED + digest(names, _NAMES) if names.strip("\0") else "",
    )


def _letters(text: str) -> str:
    """What is left of a title or a name without case, accents, spaces, punctuation and TeX."""
    lower = unicodedata.normalize("NFKD", text[:_MOST_LETTERS]).casefold()
    if "\\" in lower:
        lower = _COMMAND.sub(_spoken, _ACCENT.sub("", lower))
    return _SILENT.sub("", lower.translate(_SPELT))


def _spoken(match: re.Match[str]) -> str:
    name = match[1]
    return "" if name in _STYLES else COMMANDS.get(name, name)


def wording(paper: Paper) -> str:
    """The text that a paper is known by: its abstract, or else its title, or else its id."""
    return next((text for text in (paper.abstract, paper.title) if text.strip()), paper.id)


def sketch(text: str) -> str:
    """What is characteristic of a text's wording; alike for texts that are alike."""
    words = _WORD.findall(text.casefold())
    telling = [word for word in words if (len(word) > 3 or word >= _CJK) and word not in _COMMON]
    runs = _runs(telling)
    if len(runs) < _TITLE:
        # "Part I" and "Part II" differ in little but are two papers.
        numbers = " ".join(filter(_NUMBER.fullmatch, words))[:_MOST_NUMBERS]
        runs = [f"{run} {numbers}" for run in _runs(words)]
    # Encoded together, which takes half the time; no run holds a line break.
    hashes = sorted(set(map(zlib.crc32, "\n".join(runs).encode().split(b"\n")))) if runs else []
    cells = [_EMPTY] * BINS
    for number in reversed(hashes):  # the smallest of a bin is written last
        cells[number % BINS] = _cell(number // BINS)
    return "".join(cells)


def _runs(words: Sequence[str]) -> list[str]:
    """The pairs of neighbouring words, or triples of signs where most words are one sign."""
    signs = sum(map(_CJK.__le__, words))
    if signs * 2 > len(words):
        return ["".join(run) for run in zip(words, words[1:], words[2:], strict=False)]
    return list(map(" ".join, pairwise(words)))


def _cell(number: int) -> str:
    # The low bits: the high ones are those of a smallest number, and much the same everywhere.
    return _PAIRS[number & 1023] + _LETTERS[number >> 10 & 31]


def digest(text: str, size: int = _DIGEST) -> str:
    """Hexadecimal, of `size` bytes; the same for a text whose lines are broken anew."""
    line = " ".join(text.split())
    return blake2b(line.encode("utf-8", "surrogatepass"), digest_size=size).hexdigest()


def is_brief(mark: Mark) -> bool:
    """Whether a text says so little that other papers may well say the same."""
    return BINS - _cells(mark.sketch).count(_EMPTY) < _BRIEF


def alike(sketches: Sequence[str], others: Sequence[str]) -> list[tuple[int, int]]:
    """Pairs of a sketch and another that are the same paper's, the most alike first.

    Pairs are positions in the two sequences; of equally alike ones the first stand first.
    """
    cells = [_cells(other) for other in others]
    index = _index(cells)
    found = []
    for position, one in enumerate(map(_cells, sketches)):
        for other in _candidates(one, index):
            if score := _score(one, cells[other]):
                found.append((-score, other, position))
    return [(position, other) for _, other, position in sorted(found)]


def _cells(text: str) -> list[str]:
    return [text[start : start + _WIDTH] for start in range(0, BINS * _WIDTH, _WIDTH)]


def _index(cells: Iterable[list[str]]) -> list[dict[str, list[int]]]:
    """For each bin, which sketches have which value there."""
    index: list[dict[str, list[int]]] = [defaultdict(list) for _ in range(BINS)]
    for position, row in enumerate(cells):
        for holders, cell in zip(index, row, strict=True):
            if cell != _EMPTY:
                holders[cell].append(position)
    return index


def _candidates(row: list[str], index: list[dict[str, list[int]]]) -> list[int]:
    """The sketches that share enough telling values with this one to be worth a closer look."""
    counts: Counter[int] = Counter()
    for holders, cell in zip(index, row, strict=True):
        those = holders.get(cell, ())
        if len(those) <= CROWD:
            counts.update(those)
    return [position for position, count in counts.items() if count >= _FEWEST]


def _score(one: list[str], other: list[str]) -> int:
    """How alike two sketches are, in thousandths; 0 where they are different papers'."""
    both_empty = sum(a == b == _EMPTY for a, b in zip(one, other, strict=True))
    filled = BINS - both_empty
    shared = sum(map(eq, one, other)) - both_empty
    needed = max(_FEWEST, filled * (_ALIKE if filled >= _FULL else _ALIKE_SHORT))
    return shared * 1000 // filled if shared >= needed else 0
