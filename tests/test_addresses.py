"""Addresses: readable, unique without regard to case, independent of order and neighbours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator import addresses
from generator.errors import ContentError, Place
from generator.model import Paper


def assign(*said: tuple[str, str]) -> tuple[str, ...]:
    """The paths of papers given as (heading, abstract)."""
    papers = [
        Paper(abstract, title, place=Place("list.txt", n))
        for n, (title, abstract) in enumerate(said, 1)
    ]
    return addresses.assign(papers, [heading for heading, _ in said])[0]


def test_the_heading_is_the_address() -> None:
    assert assign(("Shared noise for Schrödinger's O(√T)", "x")) == (
        "papers/shared-noise-for-schrodingers-o-sqrt-t.html",
    )


def test_an_id_goes_before_the_heading() -> None:
    paper = Paper("x", id="P-17/b")
    assert addresses.assign([paper], ["Heading"])[0] == ("papers/p-17-b.html",)


def test_a_heading_without_latin_letters_gets_a_mark_of_its_text() -> None:
    (first,), (second,) = assign(("论文", "甲")), assign(("论文", "乙"))
    assert first.startswith("papers/paper-")
    assert first != second


@pytest.mark.parametrize("heading", ["CON", "nul", "Com1", "LPT0"])
def test_names_that_windows_reserves_are_not_used(heading: str) -> None:
    assert assign((heading, "x")) == (f"papers/{heading.lower()}-paper.html",)


def test_a_long_heading_is_cut_between_words() -> None:
    (path,) = assign(("word " * 100, "x"))
    assert len(path) <= len("papers/.html") + 60
    assert path.endswith("word.html")


def test_equal_headings_are_told_apart_by_their_abstracts_and_reported() -> None:
    papers = [Paper("one", place=Place("l.txt", 3)), Paper("two", place=Place("l.txt", 5))]
    paths, warnings = addresses.assign(papers, ["Über X", "Uber X"])
    assert len(set(paths)) == 2
    assert [str(warning.place) for warning in warnings] == ["l.txt:5"]


def test_one_id_for_two_papers_is_an_error_that_names_both() -> None:
    papers = [
        Paper("a", id="X1", place=Place("l.txt", 3)),
        Paper("b", id="x1", place=Place("l.txt", 9)),
    ]
    with pytest.raises(ContentError) as caught:
        addresses.assign(papers, ["A", "B"])
    assert str(caught.value) == (
        'l.txt:9: error: id "x1" is used twice\n  help: it was first used at l.txt:3'
    )


SAID = st.lists(st.tuples(st.text(max_size=80), st.text(max_size=20)), max_size=12)


@given(SAID)
def test_addresses_are_unique_safe_and_short(said: list[tuple[str, str]]) -> None:
    paths = assign(*said)
    assert len({path.casefold() for path in paths}) == len(said)
    for path in paths:
        name = path.removeprefix("papers/").removesuffix(".html")
        assert name
        assert len(name) <= 60 + len("-12345678")
        assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")


@given(SAID, st.randoms(use_true_random=False))
def test_order_does_not_matter(said: list[tuple[str, str]], random: object) -> None:
    distinct = list(dict.fromkeys(said))
    shuffled = list(distinct)
    random.shuffle(shuffled)  # type: ignore[attr-defined]  # Hypothesis gives a Random
    assert dict(zip(distinct, assign(*distinct), strict=True)) == dict(
        zip(shuffled, assign(*shuffled), strict=True)
    )
