"""The command line, run as a user would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

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


@pytest.mark.parametrize("arguments", [[], ["nowhere.txt"], ["build", "nowhere"], ["./nowhere"]])
def test_what_is_not_there_is_told_and_nothing_written(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(arguments) == 1
    assert "error: there is no such file or folder" in capsys.readouterr().err
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["biuld"], 'did you mean "build"?'),
        (["--base-url", "x"], '"x" is not the address of a site'),
        (["--base-url", 'https://x.example/"><script>'], "is not the address of a site"),
        (["--outt", "x"], "unrecognized arguments: --outt"),
    ],
)
def test_a_wrong_command_line_ends_with_two(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert said in capsys.readouterr().err


FOREIGN = {
    "a.bib": "@inproceedings{x, title = {Of x}}",
    "b.txt": "@article{x, title = {Of x}}",
    "c.txt": '[{"title": "Of x"}]',
    "d.txt": "<!DOCTYPE html><p>Of x",
    "site.yml": "title: x",
    "e.docx": "PK",
}


@pytest.mark.parametrize("name", FOREIGN)
def test_what_is_no_plain_list_is_not_taken_for_one(folder: Path, name: str) -> None:
    (folder / name).write_text(FOREIGN[name], encoding="utf-8")
    assert main([name]) == 1
    assert not (folder / "site").exists()


def test_a_pipe_is_not_waited_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "content" / "pages").mkdir(parents=True)
    for name in ("site.yaml", "list.txt", "pages/about.md"):
        os.mkfifo(folder / "content" / name)
    assert main([]) == 1
    assert capsys.readouterr().err.count("is not a file") == 2


def test_a_page_has_an_address_that_every_host_and_disk_takes(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "content" / "pages").mkdir(parents=True)
    (folder / "content" / "list.txt").write_text(LIST, encoding="utf-8")
    for name in ("what? #1.md", "javascript:alert(1).md", "à propos.md"):
        (folder / "content" / "pages" / name).write_text("# T", encoding="utf-8")
    assert main([]) == 0
    pages = {path.name for path in (folder / "site").glob("*.html")}
    assert {"what-1.html", "javascript-alert-1.html", "a-propos.html"} <= pages
    (folder / "content" / "pages" / "关于.md").write_text("# T", encoding="utf-8")
    assert main([]) == 1
    assert "its name makes no address" in capsys.readouterr().err


def test_what_a_terminal_would_obey_is_spelt_out(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "content").mkdir()
    (folder / "content" / "site.yaml").write_text('"\\x1b[2Jy": 1\n', encoding="utf-8")
    main([])
    said = capsys.readouterr().err
    assert "\x1b" not in said
    assert "\\x1b[2Jy" in said


def test_a_lists_title_is_cleaned_and_its_formulas_set(folder: Path) -> None:
    title = "My \x01list \u202eof $n$ < 3"
    (folder / "l.txt").write_text(LIST.replace("My list", title), encoding="utf-8")
    assert main(["l.txt", "--base-url", "https://x.example/"]) == 0
    html = (folder / "site" / "index.html").read_text(encoding="utf-8")
    assert "<title>My list of n &lt; 3</title>" in html
    assert "<h1>My list of <math" in html
    ElementTree.parse(folder / "site" / "feed.xml")


@pytest.mark.parametrize("options", [["--cache", "site/c"], ["--out", "content/pages"]])
def test_the_site_lies_apart(folder: Path, options: list[str]) -> None:
    (folder / "content" / "pages").mkdir(parents=True)
    (folder / "content" / "list.txt").write_text(LIST, encoding="utf-8")
    assert main(options) == 1
    assert not (folder / "site").exists()


def test_check_shows_all_warnings_and_build_the_first(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    papers = [
        f"We study case {n} of $\\nosuchmacro{chr(97 + n)}$ in long lists." for n in range(25)
    ]
    (folder / "l.txt").write_text("L\n\n" + "\n\n".join(papers), encoding="utf-8")
    main(["l.txt"])
    said = capsys.readouterr().err
    assert said.count("warning: ") == 20
    assert "… and 5 more warnings\n  help: `paperlist check` shows them all" in said
    main(["check", "l.txt"])
    assert capsys.readouterr().err.count("warning: ") == 25


def test_the_module_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "generator", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("paperlist ")
