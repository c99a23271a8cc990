"""Words that hyphens join, and the signs that are letters of a word."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.search.fold import compounds, tokens, with_hyphens


@pytest.mark.parametrize(
    ("folded", "words"),
    [
        ("no such word", []),
        ("self-supervised", ["self-supervised"]),
        ("a self-supervised one and k-nn", ["self-supervised", "k-nn"]),
        ("multi- and -label and a--b", []),
        ("state-of-the-art", ["state-of-the-art"]),
        ("a-b-c-d-e", []),
        ("k-nn, (x-ray)", ["k-nn", "x-ray"]),
        ("naïve-bayes", []),
    ],
)
def test_compounds(folded: str, words: list[str]) -> None:
    assert compounds(folded) == words


@given(st.text("ab- "))
def test_what_holds_a_hyphen_is_all_that_spaces_part(text: str) -> None:
    assert with_hyphens(text) == [word for word in text.split(" ") if "-" in word]


@pytest.mark.parametrize(
    ("folded", "terms"),
    [
        ("a* b", ["a*", "b"]),
        ("c++ b", ["c++", "b"]),
        ("c# b", ["c#", "b"]),
        ("a_b c-d", ["a", "b", "c", "d"]),
        ("学", ["学"]),
        ("深度b学习", ["深度", "度", "b", "学习", "习"]),
        ("é b", ["é", "b"]),
    ],
)
def test_terms(folded: str, terms: list[str]) -> None:
    assert tokens(folded) == terms


@given(st.text("ab1 -.,_\x7f~"))
def test_the_short_way_for_ascii_finds_the_same(text: str) -> None:
    assert tokens(text) == re.findall("[a-z0-9]+", text)
