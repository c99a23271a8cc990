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
    10:00–10:20 …            times, as a programme has them
    7 Names. Title           a line each, as EasyChair's lists of accepted papers have them

Which of these a file uses is decided once for the whole file: the marks that find most papers, the
upper ones first. Marks that stand between groups of papers (more than three paragraphs apart on
average), below all papers, or inside one, are not the papers' marks: several headings between
groups tell their papers' session, type, year or award. In a file without marks,

- if its lines are long and no blank lines part them, each line is a paper or a title;
- if nothing reads like an abstract, each block or line is a title, the first the list's;
- if short blocks stand above nearly all abstracts, they are their titles and names;
- any other short block is left out.

Names may stand above the titles, if nearly all papers of a file have them there; a labelled title
is one whatever the heading above it says. A book of abstracts in LaTeX is read by its sections and
items, and a page's front matter for its title.

Labels (Title, Authors, Abstract, Keywords, TL;DR, ID, and for links URL, PDF, Code, Project, Video,
Slides, Poster, DOI, arXiv …) are read in every paper, at a line's start. Whatever is guessed,
repaired or left out is told in the warnings, with its line; no word is lost without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import PurePath

from generator.errors import ContentError, Place, Problem
from generator.model import PaperList
from generator.sources.decode import decode
from generator.sources.facts import honoured
from generator.sources.plaintext.alike import gathered
from generator.sources.plaintext.blanks import by_blanks
from generator.sources.plaintext.cuts import Cut, has_prose
from generator.sources.plaintext.fronts import spare, without_front
from generator.sources.plaintext.guesses import guesses
from generator.sources.plaintext.latex import without_latex
from generator.sources.plaintext.lines import Line, join, lines, plain, vocabulary
from generator.sources.plaintext.marks import by_marks
from generator.sources.plaintext.misspelt import respellings, respelt
from generator.sources.plaintext.pages import without_pages
from generator.sources.plaintext.papers import left_out, make
from generator.sources.plaintext.runs import unfolded
from generator.sources.plaintext.sessions import sessions, told, with_sessions
from generator.sources.plaintext.speakers import names_first, told_above, with_speakers
from generator.sources.reading import Read

# Forms in which a title is a paper though it has no abstract.
_BARE = frozenset({"headings", "labels", "mentions", "numbers", "times"})
_ITEMS = frozenset({"numbers", "bullets"})  # forms in which a line may be all of a paper
_FEW = 10  # of so many titles one may read like a sentence, or be wrapped


def read(data: bytes, file: str) -> Read:
    """The list in a file, whose path is `file` as the user would type it.

    Raises ContentError for a file that is empty, no text, or without a paper.
    """
    text, repaired = decode(data, file)
    text, tex = without_latex(text, file)
    front, found, headed = without_front(lines(text), file)
    found, taken = without_pages(found, file)
    found, misspelt = respelt(found)
    found, above = with_speakers(found)
    cut = by_marks(found) or by_blanks(found)
    known = vocabulary(found)
    cut, first = names_first(_as_titles(cut))
    headed += spare(front if cut.title else (), cut.title, file)
    cut = replace(cut, title=cut.title or front)
    bare = cut.form in _BARE or not has_prose(cut.sections)
    groups = sessions(cut)
    made = [make(unfolded(section), file, known, bare) for section in cut.sections]
    made = with_sessions(made, groups)
    papers = tuple(honoured(each.paper) for each in made if each.paper)
    apart = [left_out(block, file) for block in cut.rest if block not in groups.headings]
    warnings = [*repaired, *tex, *headed, *taken, *respellings(misspelt, file)]
    warnings += [*told(groups, file), *apart]
    warnings += told_above(above or first, file)
    warnings += (problem for each in made for problem in each.warnings)
    if not papers:
        raise ContentError([_no_paper(found, cut, file), *gathered(warnings)])
    warnings += guesses(text, found, known, cut, made)
    title = join([line.text for line in cut.title], known).rstrip(":： ")
    name = PurePath(file).name.rsplit(".", 1)[0]
    place = Place(file, cut.title[0].number if cut.title else found[0].number)
    return Read(PaperList(name, title, papers, place), tuple(sorted(gathered(warnings))))


def _as_titles(cut: Cut) -> Cut:
    """The cut; of a list of lines of which hardly any reads like an abstract, all are titles."""
    if cut.form not in _ITEMS:
        return cut
    prose = sum(has_prose([section]) for section in cut.sections)
    short = sum(len(section) == 1 for section in cut.sections)
    if not 0 < prose * _FEW < len(cut.sections) or short * _FEW < len(cut.sections) * (_FEW - 1):
        return cut
    titles = tuple((replace(section[0], mark="#"), *section[1:]) for section in cut.sections)
    return replace(cut, sections=titles)


def _no_paper(found: Sequence[Line], cut: Cut, file: str) -> Problem:
    if not found:
        return Problem(Place(file), "the file is empty", "put the list's title and abstracts in it")
    titled = f'there is a title, "{plain(cut.title)}", but no paper'
    message = titled if cut.title else "no paper here"
    remedy = "put each abstract below, with a blank line between two"
    return Problem(Place(file, found[0].number), message, remedy)
