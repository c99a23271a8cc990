"""What a paper's page says of it beside its texts."""

from __future__ import annotations

from generator.cache import Cache
from generator.details import details
from generator.model import Paper


def said(*papers: Paper) -> list[list[tuple[str, bool]]]:
    """The short facts of each paper, and whether cards show them."""
    found = details(papers, Cache(None, ""))
    return [[(label.value.text, label.telling) for label in one.labels] for one in found]


def test_what_all_papers_share_stands_on_their_pages_only() -> None:
    sorting = Paper("We sort.", year=2026, type="oral", track="theory")
    counting = Paper("We count.", year=2026, type="poster", track="theory")
    assert said(sorting, counting) == [
        [("2026", False), ("theory", False), ("oral", True)],
        [("2026", False), ("theory", False), ("poster", True)],
    ]


def test_a_paper_in_several_sessions_is_in_each() -> None:
    both = Paper("We sort.", session="Session 1; Session 4")
    others = (
        Paper("We count.", session="Session 1; Session 5"),
        Paper("We knot.", session="Logic; II"),
    )
    assert [[text for text, _ in labels] for labels in said(both, *others)] == [
        ["Session 1", "Session 4"],
        ["Session 1", "Session 5"],
        ["Logic; II"],  # no other paper is in a part of it
    ]


def test_what_is_taken_for_granted_is_not_said_unless_papers_differ() -> None:
    usual = Paper("We sort.", track="main", status="accepted")
    other = Paper("We count.", track="demo", status="accepted")
    assert said(usual, usual) == [[], []]
    assert said(usual, other) == [[("main", True)], [("demo", True)]]
