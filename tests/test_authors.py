"""Authors: who is one person, who has a page, and where everyone is listed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from generator import authors, markup
from generator.build import build
from generator.model import Author, Entry
from generator.text import fold_name
from generator.views import Authors
from tests.entries import by, entry


def entries(*papers: tuple[str, ...]) -> list[Entry]:
    """Papers p0, p1 … by these authors, who have their pages."""
    paths = authors.paths(papers)
    return [
        entry(
            f"p{number}",
            authors=tuple(
                replace(byline, path=paths.get(fold_name(byline.name.text), ""))
                for byline in by(*names)
            ),
        )
        for number, names in enumerate(papers)
    ]


def test_spellings_of_a_name_are_one_person_and_initials_are_not() -> None:
    found = authors.writers(
        entries(("Zoë Exämple", "J. Doe"), ("ZOE EXAMPLE", "Jane Doe"), ("Zoë Exämple",))
    )
    assert [writer.name.text for writer in found] == ["Zoë Exämple"]
    assert found[0].path == "authors/zoe-example.html"
    assert found[0].variants == ("ZOE EXAMPLE",)
    assert [number for number, _ in found[0].entries] == [1, 2, 3]
    assert [(str(anchor.text), n) for anchor, n in found[0].coauthors] == [
        ("J. Doe", 1),
        ("Jane Doe", 1),
    ]


def test_names_that_make_one_address_are_told_apart() -> None:
    paths = authors.paths([("王 小明", "李 小红")] * 2)
    assert len(set(paths.values())) == 2
    assert all(path.startswith("authors/author-") for path in paths.values())


def test_an_author_who_is_named_twice_wrote_one_paper() -> None:
    assert authors.paths([("Ada Example", "Ada Example")]) == {}


def test_a_few_authors_are_listed_on_one_page_by_family_name() -> None:
    papers = entries(("Bo Sample", "Ada Example Jr."), ("Bo Sample", "王小明"))
    ((path, page),) = authors.directory(papers)
    assert path == "authors.html"
    assert page.letters == (
        ("E", "authors.html#e"),
        ("S", "authors.html#s"),
        ("#", "authors.html#other"),
    )
    listed = [
        (str(item.person.text), item.person.path, [paper.path for paper in item.papers])
        for initial in page.shown
        for item in initial.people
    ]
    assert listed == [
        ("Ada Example Jr.", "", ["papers/p0.html"]),
        ("Bo Sample", "authors/bo-sample.html", ["papers/p0.html", "papers/p1.html"]),
        ("王小明", "", ["papers/p1.html"]),
    ]


def test_many_authors_get_a_page_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authors, "ONE_PAGE", 2)
    pages = dict(authors.directory(entries(("Bo Sample", "Ada Example", "Cy Trial"))))
    assert list(pages) == ["authors.html", "authors-s.html", "authors-t.html"]
    assert [initial.letter for initial in pages["authors-s.html"].shown] == ["S"]
    assert isinstance(pages["authors.html"], Authors)
    assert pages["authors.html"].total == 3


@pytest.mark.parametrize(("papers", "least"), [(1999, 2), (2000, 3), (5000, 4), (20_000, 20)])
def test_in_a_longer_list_a_page_takes_more_papers(papers: int, least: int) -> None:
    by_one = [("Ada Example",)] * (least - 1)
    rest: list[tuple[str, ...]] = [()] * (papers - least)
    assert authors.paths([*by_one, (), *rest]) == {}
    assert list(authors.paths([*by_one, ("Ada Example",), *rest])) == ["ada example"]


def test_no_authors_no_page() -> None:
    assert authors.directory([entry("a")]) == ()
    assert Author("Ada Example").affiliation == ""


def test_a_group_is_filed_under_its_whole_name_and_a_person_under_the_family() -> None:
    people = (
        Author("Widget {W}orks", family="Widget {W}orks"),
        Author("The Alpha Consortium"),
        Author("Ada García Márquez", family="García Márquez"),
        Author("Bo Sample Jr."),
        Author("Cy van Tester"),
        Author("Widget Works Two"),
    )
    (paper,) = entries(tuple(markup.inline(author.name).text for author in people))
    paper = replace(paper, paper=replace(paper.paper, authors=people))
    ((_, page),) = authors.directory([paper])
    assert [(one.letter, [str(who.person.text) for who in one.people]) for one in page.shown] == [
        ("A", ["The Alpha Consortium"]),
        ("G", ["Ada García Márquez"]),
        ("S", ["Bo Sample Jr."]),
        ("T", ["Cy van Tester", "Widget Works Two"]),
        ("W", ["Widget Works"]),
    ]


def test_a_family_name_that_any_paper_tells_counts_for_all() -> None:
    plain, told = (
        Author("Ada García Márquez"),
        Author("Ada García Márquez", family="García Márquez"),
    )
    for order in ((plain, told), (told, plain)):
        papers = [
            replace(paper, paper=replace(paper.paper, authors=(author,)))
            for paper, author in zip(
                entries(("Ada García Márquez",), ("Ada García Márquez",)), order, strict=True
            )
        ]
        ((_, page),) = authors.directory(papers)
        assert [initial.letter for initial in page.shown] == ["G"]


BIBTEX = """
@misc{a, title={Counting together}, author={Example, Ada and {The Alpha Consortium} and others}}
@misc{b, title={Sorting together}, author={{The Alpha Consortium} and Sample, Bo and others}}
"""


def test_others_are_told_and_are_nobody(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "list.bib").write_text(BIBTEX, encoding="utf-8")
    build(tmp_path / "content", tmp_path / "site", tmp_path / "cache")
    paper = tmp_path / "site" / "papers" / "a.html"
    line = re.search(r'<p class="authors">(.*?)</p>', paper.read_text(encoding="utf-8"))
    assert line is not None
    assert re.sub("<[^>]+>", "", line[1]) == "Ada Example, The Alpha Consortium, et al."
    assert [path.name for path in (tmp_path / "site" / "authors").iterdir()] == [
        "the-alpha-consortium.html"
    ]
    listed = (tmp_path / "site" / "authors.html").read_text(encoding="utf-8")
    assert "others" not in listed
    assert re.findall(r'<h2[^>]* id="(\w+)"', listed) == ["a", "e", "s"]
    assert "author = {Example, Ada and {The Alpha Consortium} and others}" in (
        tmp_path / "site" / "papers.bib"
    ).read_text(encoding="utf-8")
