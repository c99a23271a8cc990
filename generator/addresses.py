"""Give each paper an address that lasts.

An address depends on what a paper says, never on where it stands in its list or on what stands
beside it, so that adding, removing and reordering papers leaves every other address as it was.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Sequence

from generator.errors import ContentError, Problem
from generator.model import Paper
from generator.text import slug

FOLDER = "papers/"
# Windows keeps these names for devices, whatever follows the dot.
_RESERVED = {"con", "prn", "aux", "nul"} | {f"{p}{n}" for p in ("com", "lpt") for n in range(10)}


def assign(
    papers: Sequence[Paper], headings: Sequence[str]
) -> tuple[tuple[str, ...], list[Problem]]:
    """The path of each paper's page, and warnings about papers that are hard to tell apart.

    `headings` are the plain titles or headlines, one a paper. Raises ContentError where two
    papers claim one id.
    """
    _check_ids(papers)
    wanted = [_wanted(paper, heading) for paper, heading in zip(papers, headings, strict=True)]
    sharers: dict[str, list[int]] = defaultdict(list)
    for index, name in enumerate(wanted):
        sharers[name].append(index)
    names = list(wanted)
    taken = {name for name, indexes in sharers.items() if len(indexes) == 1}
    warnings = []
    for name, indexes in sharers.items():
        if len(indexes) > 1:
            warnings += _part(name, indexes, papers, names, taken)
    return tuple(f"{FOLDER}{name}.html" for name in names), warnings


def _check_ids(papers: Sequence[Paper]) -> None:
    first: dict[str, Paper] = {}
    problems = []
    for paper in papers:
        if not paper.id:
            continue
        other = first.setdefault(paper.id.casefold(), paper)
        if other is not paper:
            message = f'id "{paper.id}" is used twice'
            problems.append(Problem(paper.place, message, f"it was first used at {other.place}"))
    if problems:
        raise ContentError(problems)


def _wanted(paper: Paper, heading: str) -> str:
    name = slug(paper.id) or slug(heading) or f"paper-{_mark(paper, '')}"
    return f"{name}-paper" if name in _RESERVED else name


def _part(
    name: str, indexes: list[int], papers: Sequence[Paper], names: list[str], taken: set[str]
) -> list[Problem]:
    """Tell apart papers that want one name by a mark of what each says; fills `names`, `taken`."""
    warnings = []
    for index in indexes:
        paper, copies = papers[index], 0
        while (marked := f"{name}-{_mark(paper, 'again' * copies)}") in taken:
            copies += 1  # the same words once more: only then does order decide
        names[index] = marked
        taken.add(marked)
        others = [papers[other] for other in indexes if other != index]
        if index == indexes[0]:
            continue  # told where the others stand
        more = f" and {len(others) - 1} more" if len(others) > 1 else ""
        message = f'its address "{name}" would also be that of {others[0].place}{more}'
        warnings.append(Problem(paper.place, message, _REMEDY))
    return warnings


_REMEDY = 'take one out if they are the same paper, or give each a title or an "ID:" of its own'


def _mark(paper: Paper, salt: str) -> str:
    said = "\0".join((paper.id, paper.title, *paper.authors, paper.abstract, salt))
    return hashlib.blake2b(said.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()
