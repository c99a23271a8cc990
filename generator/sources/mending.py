r"""What line breaks did to one file's abstracts: words broken in two, and breaks spelt "\n"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import compress

from generator.errors import Problem
from generator.model import Paper
from generator.sources.plaintext.lines import seam
from generator.sources.reading import spots, words
from generator.tex.breaks import unbroken

# From the beginnings of words only: else a long word would be read from each of its letters.
_START = r"(?<![^\W\d_])(?<![^\W\d_]-)"
_BROKEN = re.compile(_START + r"([^\W\d_]+(?:-[^\W\d_]+)*(?:[-‐\xad]|\(cid:173\)))\n([^\W\d_]+)")
# A PDF's soft hyphen, which has no other use, though the line break be a space by now.
_SOFT = re.compile(r"(?<![^\W\d_])([^\W\d_]+)(?:\(cid:173\)|\xad) ?(?=[a-z])")
_SIGNS = ("-\n", "‐\n", "\xad", "(cid:173)")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_EDGES = ".,;:!?()[]'\"“”‘’"


def mended(papers: Sequence[Paper]) -> tuple[list[Paper], list[Problem]]:
    r"""The papers with such breaks as breaks and such words made whole, and what was done.

    Words are made whole where the file's other words say so.

    >>> [paper], _ = mended([Paper("Regu-\nlarised, self-\nsupervised mea(cid:173) sures")])
    >>> paper.abstract
    'Regularised, self-supervised measures'
    >>> mended([Paper(r"We measure regu-\nlarised nets,\nand more")])[0][0].abstract
    'We measure regularised nets,\nand more'
    """
    papers, spelt = _unbroken(papers)
    papers, broken = _whole(papers)
    return papers, [*spelt, *broken]


def _unbroken(papers: Sequence[Paper]) -> tuple[list[Paper], list[Problem]]:
    found: list[Paper] = []
    changed: list[Paper] = []
    for paper in papers:
        text = unbroken(paper.abstract) if "\\n" in paper.abstract else paper.abstract
        changed += [paper] if text != paper.abstract else []
        found.append(replace(paper, abstract=text.strip()) if text != paper.abstract else paper)
    if not changed:
        return found, []
    message = f'"\\n" was taken as a line break, in {spots([each.place.line for each in changed])}'
    return found, [Problem(changed[0].place, message, "see that no command is lost")]


def _whole(papers: Sequence[Paper]) -> tuple[list[Paper], list[Problem]]:
    broken = [any(sign in paper.abstract for sign in _SIGNS) for paper in papers]
    if not any(broken):
        return list(papers), []
    hyphens = any(_BROKEN.search(paper.abstract) for paper in compress(papers, broken))
    known = _vocabulary(paper.abstract for paper in papers) if hyphens else frozenset()
    whole: dict[str, int] = {}
    found = [
        replace(paper, abstract=_mended(paper, known, whole)) if doubt else paper
        for paper, doubt in zip(papers, broken, strict=True)
    ]
    if not whole:
        return found, []
    first = next(compress(papers, broken))
    message = (
        f"words broken at a line's end were made whole, in {spots(sorted(set(whole.values())))}"
    )
    return found, [Problem(first.place, f"{message}: {words(whole)}", "see that no hyphen is lost")]


def _vocabulary(texts: Iterable[str]) -> frozenset[str]:
    """The words of all texts, in lower case, but for those that a line's end breaks."""
    found: set[str] = set()
    for text in texts:  # one by one: a long list's words all at once would take a gigabyte
        found.update((_BROKEN.sub("", text) if "\n" in text else text).lower().split())
    return frozenset(word.strip(_EDGES) for word in found)


def _mended(paper: Paper, known: frozenset[str], whole: dict[str, int]) -> str:
    """An abstract made whole; the words that lost a hyphen go to `whole`, each with its line."""

    def join(match: re.Match[str]) -> str:
        left, gap = seam(match[1], match[2], known)
        if left != match[1]:
            whole.setdefault(left + match[2], paper.place.line)
        return left + gap + match[2]

    def soft(match: re.Match[str]) -> str:
        rest = _WORD.match(match.string, match.end())
        whole.setdefault(match[1] + (rest[0] if rest else ""), paper.place.line)
        return match[1]

    return _SOFT.sub(soft, _BROKEN.sub(join, paper.abstract))
