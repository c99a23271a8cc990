"""What pages a list of papers gives, and what each links to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from generator import pages
from generator.errors import ContentError, Place
from generator.model import Anchor, Citation, Converted, Section, Topic, Work
from generator.views import Catalogue, File, Index, Page, PaperPage, Planned, Topics
from tests.entries import entry


def section(title: str, first: int, count: int) -> Section:
    return Section(
        Converted(Markup(title), title), tuple(entry(f"p{first + i}") for i in range(count))
    )


WORK = Work(
    kind="document",
    title="",
    derived=True,
    authors=(),
    year=0,
    container="",
    doi="",
    arxiv="",
    url="",
    pdf="",
    keywords=(),
    abstract="",
    note="",
    language="",
    source="",
    path="",
    bylines=(),
)
CITATION = Citation("k", WORK, "")


def planned_of(sections: list[Section], size: int) -> list[Page]:
    """The pages of sections and nothing else."""
    count = sum(len(section.entries) for section in sections)
    return pages.plan(Catalogue(tuple(sections), citations=(CITATION,) * count), size)


def indexes(planned: list[Page]) -> list[Index]:
    return [page.data for page in reversed(planned) if isinstance(page.data, Index)]


def test_papers_come_before_the_lists_that_link_to_them() -> None:
    planned = planned_of([section("L", 0, 3)], 2)
    assert [page.path for page in planned] == [
        "papers/p0.html",
        "papers/p1.html",
        "papers/p2.html",
        "404.html",
        "data/words-0.js",
        "data/cards-0.js",
        "stars.html",
        "page/2.html",
        "index.html",
    ]


def test_neighbours_and_the_way_back() -> None:
    planned = planned_of([section("L", 0, 3)], 2)
    shown = [page.data for page in planned if isinstance(page.data, PaperPage)]
    ways = [(s.previous and s.previous.path, s.next and s.next.path, s.list_path) for s in shown]
    assert ways == [
        (None, "papers/p1.html", "index.html"),
        ("papers/p0.html", "papers/p2.html", "index.html"),
        ("papers/p1.html", None, "page/2.html"),
    ]


def test_topics_have_a_page_each_and_one_for_all() -> None:
    shared = replace(entry("p0"), topics=(Anchor("topics/sorting.html", "sorting", "en"),))
    topic = Topic("topics/sorting.html", "sorting", "en", ((1, shared),))
    sections = (Section(Converted(Markup("L"), "L"), (shared, entry("p1"))),)
    catalogue = Catalogue(sections, (topic,), citations=(CITATION, CITATION))
    planned = pages.plan(catalogue, 10)
    assert [page.path for page in planned][2:4] == ["topics/sorting.html", "topics.html"]
    assert planned[3].data == Topics(((shared.topics[0], 1),), others=1)
    assert indexes(planned)[0].topics == ((shared.topics[0], 1),)


def test_one_list_needs_no_title_of_its_own_and_two_do() -> None:
    one = indexes(planned_of([section("L", 0, 1)], 10))[0]
    assert [group.title for group in one.groups] == [""]
    two = indexes(planned_of([section("L", 0, 1), section("M", 1, 1)], 10))[0]
    assert [(group.title, group.first) for group in two.groups] == [("L", 1), ("M", 2)]


def test_the_pager_names_the_ends_and_what_is_near() -> None:
    middle = indexes(planned_of([section("L", 0, 20)], 1))[9]
    assert [number for number, _ in middle.links] == [1, 0, 8, 9, 10, 11, 12, 0, 20]
    assert (middle.previous, middle.next) == ("page/9.html", "page/11.html")


@given(st.lists(st.integers(0, 7), max_size=5), st.integers(1, 6))
def test_every_paper_is_listed_once_in_order_under_its_number(sizes: list[int], size: int) -> None:
    starts = [sum(sizes[:n]) for n in range(len(sizes))]
    sections = [section(f"L{s}", s, count) for s, count in zip(starts, sizes, strict=True)]
    shown = indexes(planned_of(sections, size))
    listed = [
        (group.first + offset, item.slug)
        for index in shown
        for group in index.groups
        for offset, item in enumerate(group.entries)
    ]
    assert listed == [(n + 1, f"p{n}") for n in range(sum(sizes))]
    assert all(sum(len(g.entries) for g in index.groups) <= size for index in shown)


def test_two_files_with_one_path_are_an_error_at_the_users_file() -> None:
    planned: list[Planned] = [Page("index.html", "index.html", None), File("Index.html", b"")]
    with pytest.raises(ContentError) as caught:
        pages.check_paths(planned, {"Index.html": Place("content/pages/Index.md")})
    assert str(caught.value).startswith(
        'content/pages/Index.md: error: "Index.html" is already a page of the site'
    )
