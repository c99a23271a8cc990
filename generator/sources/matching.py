"""Which papers of two lists are the same.

They are if they have one DOI, arXiv or OpenReview number, one title or one abstract, or one id and
no title and abstract that say otherwise, or abstracts that hardly differ.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence

from generator import recognition
from generator.model import Paper

_EDGE = 40  # letters at an abstract's beginning and end, by which near copies are looked for
_TITLE = 8  # letters; "Preface" tells nothing
_ENOUGH = 5000  # characters of an abstract by which it is compared with others
_NEAR = 0.5  # of the cells of two sketches
# What one list writes and another does not: accents, braces, fonts, and signs that some
# program escaped. Names of signs stay: "\beta" may have become "\textbackslash beta".
_DRESS = re.compile(r"\\(?:[a-zA-Z]|emph|[lr]brace|mbox|text[a-z]*)(?![a-zA-Z])|&amp;")


def matches(base: Sequence[Paper], papers: Sequence[Paper]) -> dict[int, int]:
    """Which of the papers is which of the base, one to one, both by position."""
    found: dict[int, int] = {}
    free = set(range(len(base)))
    for key, may in _KEYS:
        for at, other in _pairs(base, papers, key, found, free):
            if may(base[other], papers[at]):
                found[at] = other
                free.discard(other)
    left = [at for at in range(len(papers)) if at not in found and papers[at].abstract]
    if left and len(found) * 2 >= len(papers):
        _match_alike(base, papers, left, found, free)
    return found


def _pairs(
    base: Sequence[Paper],
    papers: Sequence[Paper],
    key: Callable[[Paper], str],
    found: dict[int, int],
    free: set[int],
) -> list[tuple[int, int]]:
    """Papers that share a key which no other paper of their list has."""
    keys = {at: word for at in sorted(free) if (word := key(base[at]))}
    counts = Counter(keys.values())
    holders = {word: at for at, word in keys.items() if counts[word] == 1}
    own = {at: word for at in range(len(papers)) if at not in found and (word := key(papers[at]))}
    often = Counter(own.values())
    return [(at, holders[word]) for at, word in own.items() if often[word] == 1 and word in holders]


def _match_alike(
    base: Sequence[Paper],
    papers: Sequence[Paper],
    left: Sequence[int],
    found: dict[int, int],
    free: set[int],
) -> None:
    """Match what is left by the wording of the abstracts, the most alike first."""
    places = [at for at in sorted(free) if base[at].abstract]
    sketches = [_sketch(papers[at]) for at in left]
    others = [_sketch(base[at]) for at in places]
    for own, other in recognition.alike(sketches, others):
        at, place = left[own], places[other]
        if at not in found and place in free and _is_near(base[place], papers[at]):
            found[at] = place
            free.discard(place)


def _sketch(paper: Paper) -> str:
    return recognition.sketch(paper.abstract[:_ENOUGH])


def _is_near(one: Paper, other: Paper) -> bool:
    """Whether two abstracts hardly differ."""
    if one.abstract == other.abstract:
        return True
    a, b = _sketch(one), _sketch(other)
    width = len(a) // recognition.BINS
    pairs = [(a[at : at + width], b[at : at + width]) for at in range(0, len(a), width)]
    filled = [pair for pair in pairs if any(cell.strip("0") for cell in pair)]
    return bool(filled) and sum(x == y for x, y in filled) >= _NEAR * len(filled)


def _agree(one: Paper, other: Paper) -> bool:
    """Whether nothing says that two papers with one id are different ones."""
    if one.title and other.title and _title(one) == _title(other):
        return True
    if one.abstract and other.abstract:
        return _is_near(one, other)
    return not (one.title and other.title)


def _always(one: Paper, other: Paper) -> bool:
    return True


def _letters(text: str) -> str:
    plain = unicodedata.normalize("NFKD", _DRESS.sub("", text)).casefold()
    return "".join(filter(str.isalnum, plain))


def _title(paper: Paper) -> str:
    letters = _letters(paper.title)
    return letters if len(letters) >= _TITLE or not letters.isascii() else ""


def _beginning(paper: Paper) -> str:
    return _letters(paper.abstract[: 4 * _EDGE])[:_EDGE]


def _end(paper: Paper) -> str:
    return _letters(paper.abstract[-4 * _EDGE :])[-_EDGE:]


# What two papers must share, and what must not speak against it: the surest first.
_KEYS: tuple[tuple[Callable[[Paper], str], Callable[[Paper, Paper], bool]], ...] = (
    (lambda paper: paper.doi.casefold(), _always),
    (lambda paper: paper.openreview, _always),
    (lambda paper: re.sub(r"v\d+$", "", paper.arxiv), _always),
    (lambda paper: paper.id.casefold(), _agree),
    (_title, _always),
    (_beginning, _is_near),
    (_end, _is_near),
)
