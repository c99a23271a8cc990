"""Headlines and names: examples in cases/headlines.md, and what holds for any text."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.headline import distinct, headline

WORDS = ["We propose", "a novel", "method", "for", "learning", "NAME,", "that", ". ", "$x$", "(Q)"]
TEXTS = st.text(max_size=400) | st.lists(st.sampled_from(WORDS)).map(" ".join)


@given(TEXTS)
def test_any_text_has_a_headline(text: str) -> None:
    found = headline(text)
    assert found == headline(text)
    assert "\n" not in found.text
    assert not found.text.endswith(".")
    assert len(found.text) <= max(200, len(text) + 1)


@given(st.lists(TEXTS, max_size=6))
def test_no_two_alike_in_a_list(texts: list[str]) -> None:
    lines = [found.text.casefold() for found in distinct(texts) if found.text]
    assert len(lines) == len(set(lines))
