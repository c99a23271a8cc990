"""The project's own form of a list: whatever is written is read again, by us and by YAML."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.model import Author, Link, Paper, PaperList
from generator.sources import formats, yaml_list
from generator.sources.facts import NOTHING
from generator.sources.writing import write
from tests.test_formats import CASES
from tests.test_plain import cases

FILE = "list.yaml"
EXAMPLE = PaperList(
    "list",
    "Widget Days: 2026",
    (
        Paper(
            "We count $n$ items: #1 of all.\n\nA second paragraph, so that it stands in a block.",
            title="Counting # with \\emph{one} bit",
            authors=(
                Author("Ada Example", "Example Lab; Café", homepage="https://a.example/"),
                Author("Bo Sample Tester", family="Sample Tester"),
            ),
            keywords=("streaming", "- sketching", "null"),
            tldr="'Few' bits suffice",
            links=(Link("pdf", "https://x.example/1.pdf"), Link("pdf", "https://x.example/1b.pdf")),
            id="007",
            year=2026,
            venue="Widget Days",
            type="oral",
            status="accepted",
            doi="10.1000/1",
            bibtex="@misc{x,\n  title = {Counting}\n}",
            notes="## Notes\n\n    code",
            extra=(("pages", "1--9"), ("number", "2"), ("Odd: name", "yes")),
        ),
        Paper("Only an abstract, as short as this."),
    ),
)
TEXT = """\
title: "Widget Days: 2026"
papers:

- id: "007"
  title: "Counting # with \\\\emph{one} bit"
  authors:
  - name: Ada Example
    affiliation: Example Lab; Café
    homepage: https://a.example/
  - name: Bo Sample Tester
    family: Sample Tester
  keywords:
  - streaming
  - "- sketching"
  - "null"
  year: 2026
  venue: Widget Days
  type: oral
  status: accepted
  doi: 10.1000/1
  pdf:
  - https://x.example/1.pdf
  - https://x.example/1b.pdf
  tldr: "'Few' bits suffice"
  abstract: |-
    We count $n$ items: #1 of all.

    A second paragraph, so that it stands in a block.
  notes: |-
    ## Notes

        code
  bibtex: |-
    @misc{x,
      title = {Counting}
    }
  extra:
    pages: 1--9
    number: "2"
    "Odd: name": "yes"

- abstract: Only an abstract, as short as this.
"""


def read(text: str) -> PaperList:
    return formats.read(text.encode(), FILE).list


def test_the_form() -> None:
    assert write(EXAMPLE) == TEXT
    assert read(TEXT) == EXAMPLE


# What readers make of texts: single spaces, none at the ends, no halves of characters.
CHARS = st.characters(exclude_categories=["Cs"], exclude_characters="\0")
LINE = st.text(CHARS, max_size=40).map(lambda text: " ".join(text.split()))
FACT = LINE.filter(lambda text: text.casefold() not in NOTHING)
SOME = LINE.filter(bool)
WORDS = st.text("abc:#-'\"\\[]{}&*!|>%@`,? é\t中\x1f\u2028\ufeff", max_size=30)
BLOCK = st.lists(WORDS | LINE, max_size=5).map(lambda lines: "\n".join(lines).strip())
ABSTRACT = st.lists(SOME | WORDS.map(str.split).map(" ".join).filter(bool), max_size=4).map(
    "\n\n".join
)
NAME = st.text("ABab é中,.'&:#-", max_size=20).map(lambda text: " ".join(text.split()).strip(" ,;"))
HREF = st.text("abc/?&=#%-", max_size=12).map(lambda text: f"https://x.example/a{text}b")
AUTHOR = st.builds(
    Author,
    NAME.filter(bool),
    LINE,
    st.sampled_from(["", "0000-0001-2345-678X"]),
    st.just("") | HREF,
)
KINDS = ("url", "pdf", "code", "poster")
LINKS = st.lists(HREF, unique=True, max_size=4).map(
    lambda hrefs: tuple(Link(KINDS[at // 2], href) for at, href in enumerate(hrefs))
)
PAPER = st.builds(
    Paper,
    abstract=ABSTRACT,
    title=SOME,
    authors=st.lists(AUTHOR, max_size=4).map(tuple),
    keywords=st.lists(SOME, max_size=3).map(tuple),
    tldr=LINE,
    links=LINKS,
    id=st.just(""),
    year=st.sampled_from([0, 1987, 2026]),
    venue=FACT,
    track=FACT,
    session=FACT,
    type=st.sampled_from(["", "oral", "invited"]),
    status=st.sampled_from(["", "accepted", "in limbo"]),
    award=FACT,
    doi=st.sampled_from(["", "10.1000/a(b)"]),
    arxiv=st.sampled_from(["", "2401.00001v2"]),
    openreview=st.sampled_from(["", "aBcDeF"]),
    others=st.booleans(),
    bibtex=st.just("") | BLOCK,
    notes=BLOCK,
    extra=st.dictionaries(SOME, SOME, max_size=3).map(lambda found: tuple(found.items())),
)
LISTS = st.builds(
    PaperList, st.just("list"), LINE, st.lists(PAPER, min_size=1, max_size=3).map(tuple)
)


@given(LISTS)
def test_what_is_written_is_read_again(papers: PaperList) -> None:
    assert read(write(papers)) == papers


@given(LISTS)
def test_what_is_written_is_yaml(papers: PaperList) -> None:
    text = write(papers)
    assert yaml_list.plainly(text) in (None, yaml_list.parsed(text, FILE, [], []))
    assert isinstance(yaml.compose(text, Loader=yaml.SafeLoader), yaml.MappingNode)


def lists(path: Path) -> Iterator[tuple[str, PaperList]]:
    """The lists in a case file, but for those that are there to be refused."""
    for name, text, _ in cases(path):
        file = name.split()[-1] if path.stem.startswith("format_") else "list.txt"
        with suppress(ContentError):
            yield name, formats.read(text.encode("utf-8", "surrogatepass"), file).list


FILES = sorted([*CASES.glob("plain_*.md"), *CASES.glob("format_*.md")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_list_of_the_cases_comes_back(path: Path) -> None:
    found = list(lists(path))
    assert found
    for name, first in found:
        assert replace(read(write(first)), name=first.name) == first, name
