"""A list that tells more of another's papers: what joins, what does not, and what is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.errors import Place
from generator.model import Author, Paper, PaperList
from generator.sources.joining import Joined, join

NOUNS = """
widgets gadgets marbles lamps kites hats boats stones bells spoons ladders kettles baskets ribbons
wheels
"""
WORDS = NOUNS.split()


def abstract(at: int) -> str:
    """A text that is like no other one's."""
    first, second, third = WORDS[at], WORDS[(at + 4) % 15], WORDS[(at + 7) % 15]
    return (
        f"We sort {first} by colour, and prove that {second} of equal weight keep their order. "
        f"Our method needs one pass over {third}, where all earlier ones needed {at + 2} passes, "
        f"and it holds for {first} with holes as well as for {second} without any {third}."
    )


def bare(count: int, name: str = "list") -> PaperList:
    papers = (Paper(abstract(at), place=Place(f"{name}.txt", 3 + 2 * at)) for at in range(count))
    return PaperList(name, "My list", tuple(papers), Place(f"{name}.txt", 1))


def told(count: int, name: str = "more") -> PaperList:
    """The same papers with their titles, the last first."""
    papers = (
        Paper(
            abstract(at),
            title=f"Sorting {WORDS[at]} in one pass",
            authors=(Author("Ada Example", "Example Lab"),),
            year=2026,
            place=Place(f"{name}.csv", 2 + at),
        )
        for at in reversed(range(count))
    )
    return PaperList(name, "", tuple(papers), Place(f"{name}.csv", 2))


def test_what_is_told_of_an_abstract_is_told_of_the_file_that_it_stands_in() -> None:
    titles = tuple(replace(paper, abstract="") for paper in reversed(told(3).papers))
    first = replace(told(3), name="list", papers=titles)
    second = PaperList("list", "", told(3, "texts").papers, Place("texts.csv", 2))
    (joined,) = join([first, second], [False, False]).lists
    assert [paper.place.file for paper in joined.papers] == ["texts.csv"] * 3
    assert [paper.title for paper in joined.papers] == [paper.title for paper in titles]


def test_a_second_list_fills_in_what_papers_lack() -> None:
    joined = join([bare(3), told(3)], [True, False])
    assert [item.name for item in joined.lists] == ["list"]
    assert [paper.title for paper in joined.lists[0].papers] == [
        f"Sorting {word} in one pass" for word in WORDS[:3]
    ]
    assert [paper.place.file for paper in joined.lists[0].papers] == ["list.txt"] * 3
    assert [problem.message for problem in joined.warnings] == [
        "3 of 3 papers are those of list.txt, and fill in title (3), year (3), authors (3)"
    ]


def test_the_order_of_names_does_not_matter() -> None:
    assert (
        join([told(3), bare(3)], [False, True]).lists
        == join([bare(3), told(3)], [True, False]).lists
    )


def test_what_a_paper_says_stays() -> None:
    own = replace(bare(1).papers[0], title="My title", authors=(Author("ada example"),), year=2025)
    joined = join([replace(bare(1), papers=(own,)), told(1)], [True, False])
    assert joined.lists[0].papers == (
        replace(own, authors=(Author("ada example", "Example Lab"),)),
    )


def test_an_abstract_that_was_mended_is_the_same() -> None:
    more = told(5)
    mended = abstract(4).replace("We sort", "In this paper, we sort").replace("well as", "well-as")
    papers = tuple(
        replace(p, abstract=mended) if p.abstract == abstract(4) else p for p in more.papers
    )
    joined = join([bare(5), replace(more, papers=papers)], [True, False])
    assert joined.lists[0].papers[4].title == f"Sorting {WORDS[4]} in one pass"
    assert joined.lists[0].papers[4].abstract == abstract(4)


def test_what_a_joining_list_holds_beside_stays_a_list() -> None:
    beside = Paper(abstract(9), title="Another", place=Place("more.csv", 9))
    more = told(4)
    joined = join([bare(6), replace(more, papers=(*more.papers, beside))], [True, False])
    assert [(item.name, len(item.papers)) for item in joined.lists] == [("list", 6), ("more", 1)]
    assert joined.lists[1].papers == (beside,)
    assert joined.warnings[0].message == (
        "4 of 5 papers are those of list.txt, and fill in title (4), year (4), authors (4); "
        "no paper there is that of line 9: a list still"
    )


def test_a_long_list_may_tell_of_several_plain_ones() -> None:
    lists = [bare(2, "a"), replace(bare(5, "b"), papers=bare(5, "b").papers[3:]), told(9, "all")]
    joined = join(lists, [True, True, False])
    assert [(item.name, len(item.papers)) for item in joined.lists] == [
        ("a", 2),
        ("b", 2),
        ("all", 5),
    ]
    assert all(paper.title for item in joined.lists for paper in item.papers)


def test_of_two_data_lists_the_shorter_joins() -> None:
    orals = replace(
        told(3, "orals"), papers=tuple(replace(p, award="Oral") for p in told(3).papers)
    )
    for lists in ([orals, told(9, "papers")], [told(9, "all"), orals]):
        joined = join(lists, [False, False])
        assert [len(item.papers) for item in joined.lists] == [9]
        assert [paper.award for paper in joined.lists[0].papers[-3:]] == ["Oral"] * 3


def test_lists_that_share_little_are_sections() -> None:
    rest = tuple(paper for paper in told(9).papers if paper.abstract != abstract(0))
    others = (*bare(1).papers, Paper(abstract(11)), Paper(abstract(12)))
    lists = (replace(bare(3), papers=others), replace(told(9), papers=(told(1).papers[0], *rest)))
    assert join(lists, [True, False]) == Joined(lists, ())


def test_files_of_one_name_are_one_list() -> None:
    joined = join([told(9, "list"), bare(3)], [False, True])
    assert [len(item.papers) for item in joined.lists] == [3]
    assert joined.lists[0].title == "My list"
    assert (
        "no paper there is that of lines 5, 6, 7, 8, 9, 10: left out" in joined.warnings[0].message
    )


def test_files_that_share_only_their_name_are_sections() -> None:
    other = PaperList("list", "", (Paper(abstract(12), title="Other"),), Place("list.csv", 2))
    assert len(join([bare(3), other], [True, False]).lists) == 2


@pytest.mark.parametrize(
    ("own", "other"),
    [
        (Paper("", doi="10.1000/a"), Paper("", doi="10.1000/A")),
        (Paper("", arxiv="2401.00001"), Paper("", arxiv="2401.00001v2")),
        (Paper("", openreview="aBcDeF"), Paper("", openreview="aBcDeF")),
        (Paper("", id="W17"), Paper("", id="w17")),
        (
            Paper("", title="Sorting {M}arbles in \\'Etretat"),
            Paper("", title="Sorting marbles in Étretat"),
        ),
    ],
    ids=["doi", "arxiv", "openreview", "id", "title"],
)
def test_papers_are_known_by(own: Paper, other: Paper) -> None:
    first = PaperList("list", "", (own,), Place("list.txt", 1))
    more = PaperList("more", "", (replace(other, abstract=abstract(1)),), Place("more.bib", 1))
    joined = join([first, more], [True, False])
    assert [item.papers[0].abstract for item in joined.lists] == [abstract(1)]


def test_one_id_of_two_papers_joins_nothing() -> None:
    own = Paper(abstract(1), title="Sorting marbles", id="1")
    other = Paper(abstract(2), title="Weighing lamps", id="1")
    lists = [
        PaperList("a", "", (own,), Place("a.csv", 1)),
        PaperList("b", "", (other,), Place("b.csv", 1)),
    ]
    assert len(join(lists, [False, False]).lists) == 2
