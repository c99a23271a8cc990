"""Titles given later: read with their lines, written to be edited, and no address moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.__main__ import main
from generator.errors import ContentError, Place
from generator.sources import titles
from generator.sources.titles import Title

LIST = "My list\n\nWe study $n$ counters in a stream of many items and prove that few suffice.\n"


def test_a_line_is_a_slug_and_a_title() -> None:
    assert titles.load(b"# mine\na-b: 'Of $x$: a  study'\n", "t.yaml") == (
        Title("a-b", "Of $x$: a study", Place("t.yaml", 2)),
    )


def test_every_fault_is_told_with_its_line() -> None:
    with pytest.raises(ContentError) as caught:
        titles.load(b"a:\nb: [x]\nc: y\nc: z\n", "t.yaml")
    assert [problem.report("error").split("\n")[0] for problem in caught.value.problems] == [
        't.yaml:1: error: "a" has no title',
        't.yaml:2: error: "b" has no title',
        't.yaml:4: error: "c" is set twice',
    ]


TITLES = st.text(st.characters(codec="utf-8"), min_size=1).map(lambda text: " ".join(text.split()))


@given(st.dictionaries(st.from_regex(r"[a-z0-9][a-z0-9-]{0,9}", fullmatch=True), TITLES))
def test_what_is_written_is_read_again(given: dict[str, str]) -> None:
    given = {slug: title for slug, title in given.items() if title}
    read = titles.load(titles.write(given.items()).encode(), "t.yaml")
    assert {title.slug: title.text for title in read} == given


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "list.txt").write_text(LIST, encoding="utf-8")
    return tmp_path / "content"


def test_a_derived_headline_is_checked_written_edited_and_shown(
    content: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--write-titles", "content/titles.yaml"]) == 0
    assert "content/list.txt:3: derived headline: " in capsys.readouterr().out
    main([])
    (address,) = (content.parent / "site" / "papers").iterdir()
    slug = address.stem
    (content / "titles.yaml").write_text(f"{slug}: Counting with $n$ bits\n", encoding="utf-8")
    main([])
    assert [path.name for path in address.parent.iterdir()] == [address.name]
    page = address.read_text(encoding="utf-8")
    assert "<title>Counting with n bits · My list</title>" in page
    assert "derived from the abstract" not in page


def test_titles_of_no_paper_are_told(content: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (content / "titles.yaml").write_text("\nno-such-paper: X\n", encoding="utf-8")
    assert main([]) == 0
    assert (
        'content/titles.yaml:2: warning: no paper has the address "no-such-paper"'
        in capsys.readouterr().err
    )


def test_titles_that_cannot_be_written_are_told(
    content: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--write-titles", "no/such/titles.yaml"]) == 1
    assert "no/such" in capsys.readouterr().err


def test_a_file_of_titles_is_never_overwritten(
    content: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (content / "titles.yaml").write_text("# an evening's work\n", encoding="utf-8")
    assert main(["check", "--write-titles", "content/titles.yaml"]) == 1
    assert "content/titles.yaml: error: is already there" in capsys.readouterr().err
