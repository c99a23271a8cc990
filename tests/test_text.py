"""Plain strings: one line, a language, a cut, a word for an address, a name."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.text import RESERVED, cut, fold_name, language, slug, squeeze


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("", "en"),
        ("123", "en"),
        ("学习", "zh-Hans"),
        ("学 abcd", "zh-Hans"),  # a fifth
        ("学 abcde", "en"),
        ("学 ab12 __cd", "zh-Hans"),  # digits are no letters
        ("かな", "ja"),
        ("Übergänge é", "en"),
    ],
)
def test_a_language_is_told_by_its_letters(text: str, tag: str) -> None:
    assert language(text) == tag


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("one two", 7, "one two"),
        ("one two", 6, "one…"),
        ("one  two", 7, "one two"),
        ("one, two three", 9, "one, two…"),
        ("one two, three", 8, "one two…"),
        ("one — two three", 6, "one…"),
        ("one X two", 7, "one X…"),
        ("abcdefgh", 4, "abc…"),
        ("a bcdefghijk", 8, "a bcdef…"),  # the space comes too early to cut there
        ("abcd efghijk", 8, "abcd…"),
        ("深度学习，方法", 6, "深度学习…"),
    ],
)
def test_a_cut_falls_between_words(text: str, most: int, shown: str) -> None:
    assert cut(text, most) == shown


@given(st.text(), st.integers(1, 30))
def test_a_cut_is_never_too_long(text: str, most: int) -> None:
    shown = cut(text, most)
    assert len(shown) <= most
    assert shown == squeeze(text) or shown.endswith("…")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (
            "Smørrebrød, straße, Łódź, œuvre, æther, đ, ð",
            "smorrebrod-strasse-lodz-oeuvre-aether-d-d",
        ),
        ("ØŁ", "ol"),
        ("A&B × C → ∞", "a-and-b-x-c-infinity"),
        ("ℓ1 and ε", "l1-and-epsilon"),
        ("λ, Λ and ά", "lambda-lambda-and-alpha"),
        ("it's it’s", "its-its"),
        ("LATEX2E", "latex2e"),
        ("a\u0378b", "a-b"),  # a sign that Unicode has no name for
        ("__a--b__", "a-b"),
        ("", ""),
    ],
)
def test_a_slug_spells_what_is_said(text: str, word: str) -> None:
    assert slug(text) == word


@pytest.mark.parametrize(
    ("text", "most", "word"),
    [
        ("abc def", 7, "abc-def"),
        ("abc def", 6, "abc"),
        ("abc def g", 8, "abc-def"),
        ("abcdef", 4, "abcd"),
        ("a bcdef", 4, "a"),
    ],
)
def test_a_slug_is_cut_between_words(text: str, most: int, word: str) -> None:
    assert slug(text, most) == word


def test_a_slug_is_sixty_characters_long_at_most() -> None:
    assert len(slug("a" * 99)) == 60
    assert slug("word " * 99) == "-".join(["word"] * 12)
    assert slug(" " * 479 + "ab") == "a"  # what is far behind is not looked at


@given(st.text(max_size=80))
def test_a_slug_is_made_of_words(text: str) -> None:
    assert re.fullmatch(r"(?:[a-z0-9]+(?:-[a-z0-9]+)*)?", slug(text))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bjørn O'Neill", "bjorn oneill"),
        ("ŁUKASZ WEIß", "lukasz weiss"),
        ("Ada  B. Example-Sample", "ada b example sample"),
        ("Æsa Œder Đorđe Ðana", "aesa oeder dorde dana"),
        ("x_y", "x y"),
        ("É", "e"),
    ],
)
def test_a_name_is_one_however_it_is_spelt(one: str, other: str) -> None:
    assert fold_name(one) == other


def test_names_that_windows_keeps() -> None:
    assert {"con", "prn", "aux", "nul", "com0", "com9", "lpt0", "lpt9"} <= RESERVED
    assert len(RESERVED) == 24
