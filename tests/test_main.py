"""The command line, run as a user would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from generator.__main__ import main

LIST = "My list\n\nWe study $n$ counters in a stream of many items and prove that few suffice.\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_no_command_builds(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "content").mkdir()
    (folder / "content" / "list.txt").write_text(LIST, encoding="utf-8")
    assert main([]) == 0
    assert (folder / "site" / "index.html").is_file()
    assert (folder / ".cache").is_dir()
    assert capsys.readouterr().out.startswith("1 paper in site: ")


def test_one_list_file_is_enough(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a list.txt").write_text(LIST, encoding="utf-8")
    assert main(["a list.txt", "--out", "o/p", "--cache", "c", "--quiet"]) == 0
    assert (folder / "o" / "p" / "index.html").is_file()
    assert sorted(path.name for path in folder.iterdir()) == ["a list.txt", "c", "o"]
    assert capsys.readouterr() == ("", "")


def test_a_base_url_gives_feed_and_sitemap(folder: Path) -> None:
    (folder / "l.txt").write_text(LIST, encoding="utf-8")
    main(["build", "l.txt", "--base-url", "https://x.example/a"])
    assert "https://x.example/a/" in (folder / "site" / "sitemap.xml").read_text(encoding="utf-8")
    assert (folder / "site" / "feed.xml").is_file()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--base-url", "x"], '--base-url: error: "x" is not the address of a site'),
        ([], "content: error: there is no such file or folder"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_written(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(arguments) == 1
    assert said in capsys.readouterr().err
    assert list(folder.iterdir()) == []


def test_a_misspelt_command_names_its_neighbour() -> None:
    with pytest.raises(SystemExit) as caught:
        main(["biuld"])
    assert 'did you mean "build"?' in str(caught.value)


def test_the_module_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "generator", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("paperlist ")
