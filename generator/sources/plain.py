"""Read a plain-text list.

The plainest file is a title, and below it the abstracts, each parted from the next by a blank line:

    list   = title (blank paper)*         a first block that reads like an abstract is a paper
    paper  = [title line] [names line] text [label line]*

A file may mark its papers instead. Then a blank line only parts the paragraphs of one paper:

    ---                      a line of three or more "-", "=" or "*" between two papers
    ## Title                 a heading begins a paper; "# Title" above all others names the list
    Title: …                 labels: one that comes again begins the next paper (标题：… too)
    1. …                     numbers that count up, or "Paper 812"
    - …                      bullets before most blocks

Which of these a file uses is decided once for the whole file: the marks that find most papers, the
upper ones first. Marks that stand between groups of papers (more than three paragraphs apart on
average), below all papers, or inside one, are not the papers' marks. In a file without marks,

- if its lines are long and no blank lines part them, each line is a paper or a title;
- if nothing reads like an abstract, each block or line is a title, the first the list's;
- if short blocks stand above nearly all abstracts, they are their titles and names;
- any other short block is left out.

Labels (Title, Authors, Abstract, Keywords, TL;DR, ID, and for links URL, PDF, Code, Project, Video,
Slides, Poster, DOI, arXiv …) are read in every paper, at a line's start. Whatever is guessed,
repaired or left out is told in the warnings, with its line; no word is lost without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from generator.errors import ContentError, Place, Problem
from generator.model import PaperList
from generator.sources.decode import decode
from generator.sources.plaintext.blanks import by_blanks
from generator.sources.plaintext.cuts import Cut, has_prose
from generator.sources.plaintext.guesses import guesses
from generator.sources.plaintext.lines import Line, join, lines, plain, vocabulary
from generator.sources.plaintext.marks import by_marks
from generator.sources.plaintext.misspelt import respelt, told
from generator.sources.plaintext.papers import left_out, make
from generator.sources.reading import Read

# Forms in which a title is a paper though it has no abstract.
_BARE = frozenset({"headings", "labels", "numbers"})


def read(data: bytes, file: str) -> Read:
    """The list in a file, whose path is `file` as the user would type it.

    Raises ContentError for a file that is empty, no text, or without a paper.
    """
    text, repaired = decode(data, file)
    found, misspelt = respelt(lines(text))
    cut = by_marks(found) or by_blanks(found)
    known = vocabulary(found)
    bare = cut.form in _BARE or not has_prose(cut.sections)
    made = [make(section, file, known, bare) for section in cut.sections]
    papers = tuple(each.paper for each in made if each.paper)
    apart = [left_out(block, file) for block in cut.rest]
    warnings = [*repaired, *told(misspelt, file), *apart]
    warnings += (problem for each in made for problem in each.warnings)
    if not papers:
        raise ContentError([_no_paper(found, cut, file), *warnings])
    warnings += guesses(text, found, known, cut, made)
    title = join([line.text for line in cut.title], known).rstrip(":： ")
    name = PurePath(file).name.rsplit(".", 1)[0]
    place = Place(file, cut.title[0].number if cut.title else found[0].number)
    return Read(PaperList(name, title, papers, place), tuple(sorted(warnings)))


def _no_paper(found: Sequence[Line], cut: Cut, file: str) -> Problem:
    if not found:
        return Problem(Place(file), "the file is empty", "put the list's title and abstracts in it")
    titled = f'there is a title, "{plain(cut.title)}", but no paper'
    message = titled if cut.title else "no paper here"
    remedy = "put each abstract below, with a blank line between two"
    return Problem(Place(file, found[0].number), message, remedy)
