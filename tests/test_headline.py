"""Headlines and names: examples in cases/headlines.md, and what holds for any text."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from generator.headline import distinct, headline

CASES = Path(__file__).parent / "cases" / "headlines.md"

WORDS = ["We propose", "a novel", "method", "for", "learning", "NAME,", "that", ". ", "$x$", "(Q)"]
TEXTS = st.text(max_size=400) | st.lists(st.sampled_from(WORDS)).map(" ".join)


def cases() -> list[tuple[str, str, str]]:
    """The examples: name, abstract, expected; lines with a dot stand between."""
    parts = CASES.read_text(encoding="utf-8").split("\n.\n")
    return [
        (name.strip(), text, expected)
        for name, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
    ]


def told(text: str) -> str:
    """The headline, and on a second line the name where there is one."""
    found = headline(text)
    return f"{found.text}\nname: {found.name}" if found.name else found.text


def test_cases(update: bool) -> None:
    found = cases()
    if update:
        texts = (f"{name}\n.\n{text}\n.\n{told(text)}\n.\n" for name, text, _ in found)
        CASES.write_text("\n".join(texts), encoding="utf-8")
    else:
        assert [(name, told(text)) for name, text, _ in found] == [
            (name, expected) for name, _, expected in found
        ]


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
