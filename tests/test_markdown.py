"""Collections of papers in Markdown: no word of an entry is lost, and nothing breaks the reader."""

from __future__ import annotations

import re
from dataclasses import fields

from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.model import Paper
from generator.sources import formats
from generator.sources.markdown.lists import is_markdown_list
from generator.sources.markdown.outline import Item, outline

WORDS = (
    "counting",
    "Widgets",
    "2024",
    "ICML",
    "oral",
    "Ada Example",
    "et al.",
    "x",
    "图",
    "we show",
)
PIECES = (
    "[Counting widgets by hand](https://example.org/a)",
    "[Widgets](https://example.org/b)",
    "[[code](https://example.org/c)]",
    "[[pdf]](https://example.org/d.pdf)",
    "**Weighing widgets by hand**",
    "*Ada Example, Bo Sample*",
    "(WidgetConf 2024)",
    "| WidgetConf' 24",
    " - Example Labs",
    ": on gauges",
    '"Gauges made of grass"',
    "![a picture](https://example.org/1)",
    "Code: https://example.org/f",
    "Abstract: We count.",
    "\n  - Paper: https://example.org/g",
    "\n  - and a remark",
)
LISTED = "- [One widget after another](https://example.org/1)\n" * 2
SIGNS = st.sampled_from(
    [*"[]()*_`|#>-+.!<&\\\n \t1", "](", "**", "\n- ", "\n| a | b |\n", "https://x.y/"]
)


def said(paper: Paper) -> str:
    """All that a paper says."""
    return " ".join(str(getattr(paper, field.name)) for field in fields(Paper))


def words(text: str) -> set[str]:
    return {word.casefold() for word in re.findall(r"[^\W_]+", text)}


@given(st.lists(st.sampled_from(PIECES + WORDS), min_size=1, max_size=7))
def test_no_word_is_lost(pieces: list[str]) -> None:
    text = f"{LISTED}- {' '.join(pieces)}\n"
    result = formats.read(text.encode(), "list.md")
    found = words(" ".join(map(said, result.list.papers)))
    found |= words(" ".join(problem.message for problem in result.warnings))
    # How years, venues and presentations are written is ours; labels are told by their field.
    own = {"24", "oral", "paper", "code", "abstract", "pdf", "al", "et", "and"}
    told = any("no paper is named there" in problem.message for problem in result.warnings)
    assert told or words(text) - found <= own


@given(st.lists(st.one_of(SIGNS, st.sampled_from(PIECES)), max_size=60))
def test_nothing_breaks_the_reader(signs: list[str]) -> None:
    text = LISTED + "".join(signs)
    try:
        papers = formats.read(text.encode(), "list.md").list.papers
    except ContentError:
        return
    assert all(paper.title or paper.abstract for paper in papers)


def test_a_list_of_abstracts_is_none() -> None:
    abstracts = "Widgets\n\n" + "\n\n".join(
        f"We study widgets of kind {number}. {'They are round. ' * 20}See [our code]"
        f"(https://example.org/{number})."
        for number in range(5)
    )
    assert not is_markdown_list(abstracts)
    assert is_markdown_list(LISTED)


def test_backslashes_that_tex_needs_stay() -> None:
    (item,) = outline(r"- costs \$5, 10\% of $a_1$, \*not\* more")
    assert isinstance(item, Item)
    assert "".join(run.text for run in item.runs) == r"costs \$5, 10\% of $a_1$, *not* more"
