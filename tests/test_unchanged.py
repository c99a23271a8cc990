"""Nothing changed: told only when it is true of every file that was read or written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator import unchanged

WORDS = ("build", "--cache", "c")
READ = ("content", "missing")

pytestmark = pytest.mark.usefixtures("built")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that was built from."""
    monkeypatch.chdir(tmp_path)
    for path in ("content/list.txt", "content/pages/a.md", "site/index.html", "site/p/x.html"):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text("one", encoding="utf-8")
    Path("c").mkdir()
    keep(unchanged.state(WORDS, READ))


def keep(before: bytes, own: frozenset[str] = frozenset()) -> None:
    unchanged.keep(WORDS, READ, "site", "c", before, own, "1 paper")


def test_what_was_said_is_said_again() -> None:
    assert unchanged.told(WORDS) == "1 paper"
    assert unchanged.told((*WORDS, "--quiet")) is None, "another command"
    assert unchanged.told(("build",)) is None, "another cache"


@pytest.mark.parametrize(
    "path", ["content/list.txt", "content/pages/a.md", "site/index.html", "site/p/x.html"]
)
def test_a_file_of_the_same_size_and_time_is_another_one(path: str) -> None:
    before = os.stat(path)
    Path(path).write_text("two", encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert unchanged.told(WORDS) is None


@pytest.mark.parametrize("path", ["content/new.txt", "missing", "site/new.html"])
def test_a_new_file_counts(path: str) -> None:
    Path(path).write_text("one", encoding="utf-8")
    assert unchanged.told(WORDS) is None


@pytest.mark.parametrize("path", ["content/list.txt", "site/p/x.html", "c/unchanged"])
def test_a_file_that_is_gone_counts(path: str) -> None:
    Path(path).unlink()
    assert unchanged.told(WORDS) is None


def test_the_date_that_the_environment_sets_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert unchanged.told(WORDS) is None


def test_a_change_during_the_build_is_seen_by_the_next() -> None:
    before = unchanged.state(WORDS, READ)
    Path("content/list.txt").write_text("changed", encoding="utf-8")
    Path("c/unchanged").unlink()
    keep(before)
    assert unchanged.told(WORDS) is None


@pytest.mark.parametrize(("written", "told"), [("own.yaml", "1 paper"), ("other.txt", None)])
def test_what_a_build_writes_beside_its_lists_is_no_change(written: str, told: str | None) -> None:
    own = frozenset({"own.yaml"})
    before = unchanged.state(WORDS, READ, own)
    Path("c/unchanged").unlink()
    Path(f"content/{written}").write_text("by the build", encoding="utf-8")
    keep(before, own)
    assert unchanged.told(WORDS) == told
    Path(f"content/{written}").write_text("by somebody else", encoding="utf-8")
    assert unchanged.told(WORDS) is None


SPOILT = [b"", b"\x00", b"\xff" * 40, b"1 9 x\n", b"1 1 1 1 1 1\n1", b"-1"]


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_spoilt_record_does_no_harm(spoilt: bytes) -> None:
    Path("c/unchanged").write_bytes(spoilt)
    assert unchanged.told(WORDS) is None


@pytest.mark.parametrize("to", ["someone@host.123", ".", "loop", "../content/pages"])
def test_links_that_lead_nowhere_or_round_do_no_harm(to: str) -> None:
    for path in ("content/loop", "content/pages/.#a.md"):
        os.symlink(to, path)
    keep(unchanged.state(WORDS, READ))
    assert unchanged.told(WORDS) == "1 paper"
    Path("content/loop").unlink()
    assert unchanged.told(WORDS) is None


def test_names_that_are_no_text_may_be_said() -> None:
    said = os.fsdecode(b"caf\xe9.txt: left out")
    unchanged.keep(WORDS, READ, "site", "c", unchanged.state(WORDS, READ), frozenset(), said)
    assert unchanged.told(WORDS) == said
