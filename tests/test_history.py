"""What changed: from one date of the list to the next, kept in a file that lasts."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import feedparser  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator import history
from generator.build import build
from generator.errors import ContentError
from generator.history import History, State, changes, read, update, write
from tests.entries import entry

DAYS = ("2026-01-01", "2026-02-01", "2026-03-01")
STATES = st.dictionaries(
    st.sampled_from(["a", "b", "c-d"]),
    st.tuples(st.text(max_size=5), st.sampled_from(["0" * 16, "1" * 16])),
)


def states(told: dict[str, tuple[str, str]]) -> list[State]:
    return [State(slug, " ".join(title.split()), digest) for slug, (title, digest) in told.items()]


def after(*lists: dict[str, tuple[str, str]]) -> History:
    """The history of lists, each under a later date."""
    found: History = ()
    for day, told in zip(DAYS, lists, strict=False):
        found = update(found, states(told), day)
    return found


def told(found: History) -> list[tuple[str, str, str]]:
    """Date, kind and paper of every change that the page shows."""
    days = changes(found, [entry("a"), entry("b")]).days
    return [(day.date, change.kind, change.slug) for day in days for change in day.changes]


OLD, NEW = "0" * 16, "0" * 12 + "1" * 4


def test_the_beginning_is_no_change() -> None:
    assert told(after({"a": ("A", OLD), "b": ("B", OLD)})) == []


def test_what_came_changed_and_went_is_told_the_latest_first() -> None:
    found = after(
        {"a": ("A", OLD), "b": ("B", OLD)},
        {"a": ("A", NEW), "b": ("B", OLD), "c-d": ("C", OLD)},
        {"a": ("A", NEW), "c-d": ("C", OLD)},
    )
    assert told(found) == [
        ("2026-03-01", "withdrawn", "b"),
        ("2026-02-01", "added", "c-d"),
        ("2026-02-01", "changed", "a"),
    ]
    (changed,) = [c for day in changes(found, []).days for c in day.changes if c.parts]
    assert changed.parts == ("other",)


def test_what_is_mended_back_under_one_date_is_no_change() -> None:
    found = after({"a": ("A", OLD)}, {"a": ("A", NEW)})
    assert told(update(found, states({"a": ("A", OLD)}), DAYS[1])) == []


def test_time_does_not_run_backwards() -> None:
    found = after({"a": ("A", OLD)}, {"a": ("A", NEW)})
    assert update(found, states({"a": ("A", NEW)}), "1999-01-01") == found


@given(st.lists(STATES, max_size=3))
def test_a_history_is_read_as_it_was_written(lists: list[dict[str, tuple[str, str]]]) -> None:
    found = after(*lists)
    assert read(write(found).encode("utf-8", "surrogatepass"), "history.yaml") == found


@given(STATES, STATES)
def test_the_same_list_changes_nothing(
    first: dict[str, tuple[str, str]], second: dict[str, tuple[str, str]]
) -> None:
    found = after(first, second)
    last = DAYS[1] if found else DAYS[0]
    assert update(found, states(second), last) == found


def test_damaged_lines_are_told() -> None:
    with pytest.raises(ContentError) as caught:
        read(b"# said\n\na: [\n", "history.yaml")
    assert [(p.place.line, p.message) for p in caught.value.problems] == [(3, "a damaged line")]


COUNT = (
    "We count the marbles of a stream in one pass with few bits, prove that no fewer bits will do, "
    "and try the method on three made-up collections of coloured marbles"
)
FIRST = f"Title: One\nAbstract: {COUNT}.\n\nTitle: Two & more\nAbstract: We sort.\n"
SECOND = f"Title: One\nAbstract: {COUNT} of glass.\n\nTitle: Three\nAbstract: We guess.\n"


def test_a_site_tells_what_changed(tmp_path: Path) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "history.yaml").write_bytes(b"")
    address = "https://x.example/l/"
    site = tmp_path / "site"

    def made(text: str, date: str) -> None:
        (content / "list.txt").write_text(text, encoding="utf-8")
        (content / "site.yaml").write_text(f"date: {date}\nbase_url: {address}\n", encoding="utf-8")
        build(content, site, tmp_path / "cache")

    made(FIRST, "2026-01-01")
    assert not (site / "changes.html").exists()
    made(SECOND, "2026-02-01")
    page = (site / "changes.html").read_text(encoding="utf-8")
    assert '<li id="2026-02-01-one"><a href="papers/one.html">One</a> <span' in page
    assert '<li id="2026-02-01-two-and-more">Two &amp; more</li>' in page
    assert '<a href="changes.html">What changed</a>' in (site / "index.html").read_text("utf-8")
    ElementTree.parse(site / "changes.xml")
    read = feedparser.parse((site / "changes.xml").read_bytes())
    assert not read.bozo
    assert [item.title for item in read.entries] == [
        "Added: Three",
        "Changed: One",
        "Withdrawn: Two & more",
    ]
    assert f"{address}changes.html" in (site / "sitemap.xml").read_text(encoding="utf-8")
    kept = (content / "history.yaml").read_bytes()
    made(SECOND, "2026-02-01")
    assert (content / "history.yaml").read_bytes() == kept


def test_a_history_without_a_date_is_told(tmp_path: Path) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "history.yaml").write_bytes(b"")
    (content / "list.txt").write_text(FIRST, encoding="utf-8")

    def told() -> set[str]:
        found = build(content, tmp_path / "site", tmp_path / "cache").warnings
        return {Path(problem.place.file).name for problem in found}

    assert "history.yaml" in told()
    (content / "site.yaml").write_text("date: 2026-01-01\n", encoding="utf-8")
    assert "history.yaml" not in told()


def test_without_a_history_there_is_no_page(tmp_path: Path) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "list.txt").write_text(FIRST, encoding="utf-8")
    build(content, tmp_path / "site", tmp_path / "cache")
    assert not (tmp_path / "site" / "changes.html").exists()
    assert not (content / "history.yaml").exists()
    assert history.update((), [], DAYS[0]) == ()
