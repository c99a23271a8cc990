"""The ways to narrow a list: which choices there are, in which order, and who has them."""

from __future__ import annotations

from generator.facets import facets
from generator.model import Anchor, Entry, Keyword, Link, Section
from tests.entries import entry, labels, said


def told(*sections: tuple[Entry, ...]) -> dict[str, list[tuple[str, tuple[int, ...]]]]:
    """The facets of lists called A, B …, each with its choices and their papers."""
    found = facets([Section(said("AB"[n]), entries) for n, entries in enumerate(sections)])
    return {facet.key: [(c.name, c.papers) for c in facet.choices] for facet in found}


def test_years_come_latest_first_and_the_rest_by_their_papers() -> None:
    papers = (
        entry("a", labels=labels(year="2024", track="theory")),
        entry("b", labels=labels(year="2026", track="vision")),
        entry("c", labels=labels(year="2025", track="vision")),
        entry("d", labels=labels(year="2026", track="applied")),
    )
    assert told(papers) == {
        "track": [("vision", (1, 2)), ("applied", (3,)), ("theory", (0,))],
        "year": [("2026", (1, 3)), ("2025", (2,)), ("2024", (0,))],
    }


def test_what_is_numbered_comes_in_the_order_of_its_numbers() -> None:
    names = ("Session 10: Bits", "Posters", "Session 2", "session 1B", "Session 10: Bits", "Demos")
    papers = tuple(entry(str(n), labels=labels(session=name)) for n, name in enumerate(names))
    order = [name for name, _ in told(papers)["session"]]
    assert order == ["session 1B", "Session 2", "Session 10: Bits", "Demos", "Posters"]
    times = ("9:30", "10:00", "10:00")
    papers = tuple(entry(str(n), labels=labels(session=name)) for n, name in enumerate(times))
    assert [name for name, _ in told(papers)["session"]] == ["10:00", "9:30"]


def test_what_parts_nothing_is_no_facet() -> None:
    same = tuple(entry(name, labels=labels(venue="Widget Days")) for name in "ab")
    assert told(same) == {}
    one = (entry("a", labels=labels(award="best paper")), entry("b"))
    assert told(one) == {}, "one choice that most lack is found by a search"


def test_lists_topics_links_and_given_keywords() -> None:
    code = Link("code", "https://example.org/c")
    words = (Keyword("sorting", "sorting"), Keyword("rare", "rare"))
    topic = Anchor("topics/sorting.html", "sorting", "en")
    first = (
        entry("a", links=(code,), keywords=words, keywords_derived=False),
        entry("b", topics=(topic,), keywords=words[:1], keywords_derived=False),
    )
    second = (entry("c", links=(Link("url", "https://example.org"),), keywords=words),)
    assert told(first, second) == {
        "list": [("A", (0, 1)), ("B", (2,))],
        "topic": [("sorting", (1,))],
        "has": [("code", (0,))],
    }
    more = (*first, entry("d", keywords=words[1:], keywords_derived=False))
    assert told(more)["keyword"] == [("rare", (0, 2)), ("sorting", (0, 1))]


def test_keywords_that_differ_in_case_number_or_hyphens_are_one_choice() -> None:
    written = [
        ("Glass sorting", "LLMs"),
        ("glass sorting", "large language model"),
        ("glass-sorting", "Large Language Models", "meta learning"),
        ("other", "Meta-learning"),
    ]
    papers = tuple(
        entry(f"p{n}", keywords=tuple(Keyword(w, w) for w in words), keywords_derived=False)
        for n, words in enumerate(written)
    )
    assert told(papers)["keyword"] == [
        ("glass sorting", (0, 1, 2)),
        ("large language models", (0, 1, 2)),
        ("meta learning", (2, 3)),
    ]
