"""What the plain-text reader took for granted in a file: each kind told once, with its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from generator.errors import Place, Problem, note
from generator.model import Paper
from generator.sources.plaintext.cuts import Cut, cell
from generator.sources.plaintext.items import programme
from generator.sources.plaintext.lines import RULE, Line, broken_words, plain
from generator.sources.plaintext.looks import LONG, has_stop, is_prose
from generator.sources.plaintext.papers import Made
from generator.sources.reading import spots
from generator.text import cut as shorten

_SHOWN = 60  # characters of a paper quoted in a message
_FEW = 1 / 3  # of the papers, that differ from the others by mistake
_FEWEST_TIMES = 3  # lines with one, of a programme
_WORDS = 12  # mended words shown
_MARKED = ("headings", "labels", "rules")  # forms that keep blank lines for paragraphs on purpose
_LONG_LINE = 300  # characters; such a line that ends in a stop is a whole abstract
_SURE = 'write "Title: ", "Authors: " and "Abstract: " before them to be sure'


def guesses(
    text: str, found: Sequence[Line], known: frozenset[str], cut: Cut, made: Sequence[Made]
) -> Iterator[Problem]:
    """Complaints about a file as a whole: its text, lines and words, how it was cut, what came."""
    papers = [each.paper for each in made if each.paper]
    file = papers[0].place.file
    yield from _form(cut, papers)
    yield from _programme(programme(found), cut, file)
    if cut.form == "lines":
        yield from _cells([line.number for line in found if cell(line.text) != line.text], file)
    if any(paper.abstract for paper in papers):
        yield from _told_by_form([each.paper for each in made if each.guessed and each.paper])
    if cut.form not in _MARKED:
        yield from _paragraphs([paper for paper in papers if "\n\n" in paper.abstract])
    yield from _without_text([paper for paper in papers if not paper.abstract], len(papers))
    yield from _untitled([paper for paper in papers if not paper.title], len(papers))
    yield from _short(papers)
    if cut.form in ("blanks", "lines"):
        yield from _torn(papers)
    if cut.form == "blanks":
        yield from _touching(found, file)
    yield from _jumps(cut.jumps, file)
    if cut.form != "rules":
        yield from _rules([line.number for line in found if line.mark == RULE], file)
    yield from _mended(found, known, file)
    if cut.form != "mentions":
        yield from _table(text, file)


def _form(cut: Cut, papers: Sequence[Paper]) -> Iterator[Problem]:
    place = papers[0].place
    if cut.form == "lines":
        message = f"no blank lines between papers: each of {len(papers)} lines was read as one"
        yield Problem(place, message, "put blank lines between the papers if this is wrong")
    if not any(paper.abstract for paper in papers):
        message = f"nothing looks like an abstract: {len(papers)} titles were read"
        named = f', and "{plain(cut.title)}" as the list\'s' if cut.title else ""
        yield Problem(place, message + named, 'write "Abstract: " before abstracts')


def _programme(times: Sequence[int], cut: Cut, file: str) -> Iterator[Problem]:
    """That a programme was read as something else, which tells why there is little sense in it."""
    if cut.form != "times" and len(times) >= _FEWEST_TIMES and len(times) * 5 >= len(cut.sections):
        message = f"this looks like a programme, and was not read as one: {len(times)} lines begin"
        message += f" with a time, {spots(times)}"
        remedy = 'write each talk as a line "10:30 Title" with the names below it, or a list of '
        remedy += "titles and abstracts without the times"
        yield Problem(Place(file, times[0]), message, remedy)


def _cells(numbers: Sequence[int], file: str) -> Iterator[Problem]:
    if numbers:
        message = f"quotes of a spreadsheet were taken off, in {spots(numbers)}"
        yield note(Place(file, numbers[0]), message)


def _jumps(numbers: Sequence[int], file: str) -> Iterator[Problem]:
    if numbers:
        message = f"a number is missing before {spots(numbers)}"
        yield Problem(Place(file, numbers[0]), message, "see that the paper above is one, not two")


def _told_by_form(papers: Sequence[Paper]) -> Iterator[Problem]:
    if papers:
        where = spots([paper.place.line for paper in papers])
        example = papers[0].title or papers[0].authors[0].name
        message = f'titles and authors were told by their form, in {where}: "{example}"'
        yield Problem(papers[0].place, message, _SURE)


def _paragraphs(papers: Sequence[Paper]) -> Iterator[Problem]:
    if papers:
        where = spots([paper.place.line for paper in papers])
        message = f"blank lines were read as paragraphs of one paper, in {where}"
        yield Problem(papers[0].place, message, "mark where each paper begins if they are several")


def _without_text(papers: Sequence[Paper], count: int) -> Iterator[Problem]:
    if papers and len(papers) < count:
        where = spots([paper.place.line for paper in papers])
        message = f'papers without an abstract, in {where}: "{papers[0].title}"'
        yield Problem(papers[0].place, message, 'write "Abstract: " before the abstract')


def _untitled(papers: Sequence[Paper], count: int) -> Iterator[Problem]:
    if 0 < len(papers) <= _FEW * count:
        where = spots([paper.place.line for paper in papers])
        message = f"papers without a title among others that have one, in {where}"
        yield Problem(papers[0].place, message, 'write "Title: " before the title')


def _short(papers: Sequence[Paper]) -> Iterator[Problem]:
    for paper in papers:
        if 0 < len(paper.abstract) < LONG and not is_prose(paper.abstract):
            message = f'short for an abstract: "{paper.abstract}"'
            yield Problem(paper.place, message, "see that it is one, and whole")


def _touching(found: Sequence[Line], file: str) -> Iterator[Problem]:
    """Lines that may be abstracts of their own, though no blank line stands between."""
    numbers = [
        below.number
        for above, below in pairwise(found)
        if below.number == above.number + 1
        and min(len(above.text), len(below.text)) >= _LONG_LINE
        and has_stop(above.text)
    ]
    if numbers:
        message = f"a long line was read as part of the paper above, in {spots(numbers)}"
        remedy = "put a blank line before it if it is a paper of its own"
        yield Problem(Place(file, numbers[0]), message, remedy)


def _torn(papers: Sequence[Paper]) -> Iterator[Problem]:
    """Papers that seem to be one, cut in two by a page or a blank line."""
    for above, below in pairwise(papers):
        head, tail = below.title or below.abstract, above.abstract
        if head[:1].islower() and tail and not has_stop(tail):
            message = f'the paper begins inside a sentence: "{shorten(head, _SHOWN)}"'
            remedy = f"join it to the one in line {above.place.line} if a page parts them"
            yield Problem(below.place, message, remedy)


def _rules(numbers: Sequence[int], file: str) -> Iterator[Problem]:
    if numbers:
        message = f"rules were left out, since they do not part single papers: {spots(numbers)}"
        yield Problem(Place(file, numbers[0]), message, "put one between any two papers, or none")


def _mended(found: Sequence[Line], known: frozenset[str], file: str) -> Iterator[Problem]:
    words = broken_words(found, known) if known else {}
    if words:
        shown = ", ".join(list(words)[:_WORDS])
        more = f" and {len(words) - _WORDS} more" if len(words) > _WORDS else ""
        message = f"words broken at a line's end were made whole: {shown}{more}"
        yield Problem(Place(file, min(words.values())), message, "see that no hyphen is lost")


def _table(text: str, file: str) -> Iterator[Problem]:
    """A table's columns, pasted from a spreadsheet, are no list of blocks."""
    if "\t" not in text:
        return
    rows = [number for number, row in enumerate(text.split("\n"), 1) if row.strip().count("\t")]
    if len(rows) > 1 and len(rows) * 2 > sum(1 for row in text.split("\n") if row.strip()):
        message = f"tabs part columns in {spots(rows)}: they were read as spaces"
        yield Problem(Place(file, rows[0]), message, "save the table as .csv, or label its parts")
