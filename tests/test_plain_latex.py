"""Books of abstracts in LaTeX, read as plain text: nothing but comments and layout is lost."""

from __future__ import annotations

import string
import time
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.sources.plaintext.latex import without_latex
from tests.test_plain import FILE, LAW, lost

BEGIN = ["\\section{Foo}", "\\item x", "\\item y"]  # what tells such a book
MARKS = [
    "\\begin{itemize}",
    "\\end{itemize}",
    "\\item",
    "",
    "\\begin{abstract}",
    "\\end{abstract}",
    "\\\\",
    "% a comment",
]
TEXTS = [
    "\\item \\textbf{%s}",
    "\\item {\\bf %s}\\\\",
    "\\item %s",
    "\\item Ada Example, {\\em %s}",
    "\\item %s, {\\em Foo bar}",
    "\\section{%s}",
    "\\subsection*{%s}\\label{x}",
    "\\textit{%s}",
    "\\emph{%s",
    "\\textbf{%s",
    "\\author{%s}",
    "\\title{%s}",
    "%s",
    "%s.",
    "%s}",
]


@st.composite
def books(draw: st.DrawFn) -> tuple[str, list[str]]:
    """A text with LaTeX's commands, whole and broken, and the words in it that are none."""
    words = map("".join, product("Ww", string.ascii_lowercase, string.ascii_lowercase, "q"))
    lines, used = [*BEGIN], []
    for _ in range(draw(st.integers(0, 12))):
        if draw(st.booleans()):
            lines.append(draw(st.sampled_from(MARKS)))
            continue
        own = list(islice(words, draw(st.sampled_from([1, 2, 3, 9, 60]))))
        used += own
        lines.append(draw(st.sampled_from(TEXTS)).replace("%s", " ".join(own)))
    return "\n".join(lines), used


@LAW
@given(books())
def test_no_text_is_lost(book: tuple[str, list[str]]) -> None:
    assert lost(*book) == []


@LAW
@given(books())
def test_lines_keep_their_numbers(book: tuple[str, list[str]]) -> None:
    assert without_latex(book[0], FILE)[0].count("\n") == book[0].count("\n")


@LAW
@given(st.text())
def test_what_is_no_book_stays_as_it_is(text: str) -> None:
    assert without_latex(f"We study widgets. {text}", FILE) == (f"We study widgets. {text}", [])


@pytest.mark.parametrize(
    "piece",
    [
        "\\textbf{",
        "\\item \\textbf{\n",
        "{",
        "\\item a \\& ",
        "\\item[",
        "\\begin{itemize}\n",
        "%\n",
    ],
)
def test_time_grows_with_the_text(piece: str) -> None:
    start = time.process_time()
    without_latex("\n".join([*BEGIN, piece * (100_000 // len(piece))]), FILE)
    assert time.process_time() - start < 1  # second; a hundredth of that is usual
