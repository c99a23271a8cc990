"""Collections of papers in Markdown: no word of an entry is lost, and nothing breaks the reader."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.model import Paper
from generator.sources import formats
from generator.sources.markdown.outline import Item, Run, outline
from generator.sources.markdown.recogniser import is_markdown_list

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
    "[a file](papers/a.pdf)",
    "[Running widgets by hand](javascript:alert(1))",
    '<a href="https://example.org/h">Tagged widgets by hand</a>',
    "~~withdrawn~~",
    "$a*b|c*$",
)
LISTED = "- [One widget after another](https://example.org/1)\n" * 4
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
    own = {"24", "oral", "paper", "code", "abstract", "pdf", "al", "et", "and", "a", "href"}
    told = any("left out" in problem.message for problem in result.warnings)
    assert told or words(text) - found <= own


@given(st.lists(st.one_of(SIGNS, st.sampled_from(PIECES)), max_size=60))
def test_nothing_breaks_the_reader(signs: list[str]) -> None:
    text = LISTED + "".join(signs)
    try:
        papers = formats.read(text.encode(), "list.md").list.papers
    except ContentError:
        return
    assert all(paper.title or paper.abstract for paper in papers)
    hrefs = [link.href for paper in papers for link in paper.links]
    assert all(href.lower().startswith(("https://", "http://")) for href in hrefs)


def test_a_list_of_abstracts_is_none() -> None:
    abstracts = "Widgets\n\n" + "\n\n".join(
        f"We study widgets of kind {number}. {'They are round. ' * 20}See [our code]"
        f"(https://example.org/{number})."
        for number in range(5)
    )
    assert not is_markdown_list(abstracts)
    assert is_markdown_list(LISTED)


def test_backslashes_that_tex_needs_stay() -> None:
    (item,) = outline(r"- costs \$5, 10\% of $a_1$, \*not\* more").parts
    assert isinstance(item, Item)
    assert "".join(run.text for run in item.runs) == r"costs \$5, 10\% of $a_1$, *not* more"


def test_deep_lists_are_read_to_their_ground() -> None:
    text = "".join(f"{'  ' * depth}- level {depth}\n" for depth in range(40))
    (item,) = outline(text).parts
    for _ in range(39):
        assert isinstance(item, Item)
        (item,) = item.items
    assert item == Item(40, (Run("level 39"),))


@pytest.mark.parametrize("depth", [99, 100, 5000])
def test_what_is_too_deep_is_told(depth: int) -> None:
    found = outline("> " * depth + "words")
    assert (found.parts != ()) != (found.complaints != ())


def test_a_formula_and_its_neighbours_are_one_run() -> None:
    (item,) = outline(r"- **About $a*b$ \& others**").parts
    assert isinstance(item, Item)
    assert item.runs == (Run(r"About $a*b$ \& others", strong=True),)


@pytest.mark.parametrize(
    "lines",
    [
        "Title: Counting widgets\nAbstract: We count widgets by hand.\n- Code: [a repository of"
        " ours](https://example.org/c)",
        "我们研究小部件，并证明它们是圆的。结果表明我们的方法更好。\n- [代码](https://example.org/c)"
        "\n- [论文](https://example.org/p)",
        "$n$-widgets are round. We count them by hand.\n\n- [pdf](https://example.org/c)",
        "We count widgets of many kinds by hand.\n\n- round ones, 2019\n- flat ones, 2020",
    ],
)
def test_abstracts_with_links_below_are_no_collection(lines: str) -> None:
    assert not is_markdown_list("\n\n".join([lines] * 5))
