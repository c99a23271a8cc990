"""The command line, run as a user would."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from generator import unchanged
from generator.__main__ import main
from generator.ground import MANIFEST

LIST = (
    "My list\n\n"
    "We study $n$ counters in a stream of many items and prove that few of them suffice for all.\n"
)


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
    "a.xml": "<rss><title>Of x</title></rss>",
    "b.json": "Of x",
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
    (folder / "content" / "pages" / "aux.md").write_text("# T", encoding="utf-8")
    assert main([]) == 1
    said = capsys.readouterr().err
    assert "its name makes no address" in said
    assert 'content/pages/aux.md: error: Windows keeps the name "aux" for itself' in said


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


@pytest.mark.parametrize("command", ["build", "check"])
def test_the_cache_is_none_of_the_content(
    folder: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "content").mkdir()
    (folder / "content" / "list.txt").write_text(LIST, encoding="utf-8")
    for cache in ("content", "content/cache"):
        assert main([command, "--cache", cache]) == 1
        assert "help: name another --cache" in capsys.readouterr().err
    assert os.listdir("content") == ["list.txt"]
    assert main([command, "--cache", "content/.cache"]) == 0


@pytest.mark.parametrize("command", ["serve", "check"])
def test_what_is_not_there_is_an_error(
    folder: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "nothere"]) == 1
    assert "nothere: error: there is no such file or folder" in capsys.readouterr().err


def test_a_note_is_told_and_fails_no_strict_check(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    abstract = (
        "We count widgets in a stream of many items and prove that few counters suffice. " * 2
    )
    text = f"title,abstract,shoe size\nCounting widgets,{abstract},42\n"
    (folder / "list.csv").write_text(text, encoding="utf-8")
    assert main(["check", "list.csv", "--strict"]) == 0
    said, other = capsys.readouterr()
    assert said.endswith("\n\n1 paper, 0 with a derived headline, 0 warnings, 1 note\n")
    assert other == ""
    assert "notes: 1\nlist.csv:2: note: fields that" in said
    assert "nothing need be done" in said
    main(["check", "list.csv", "--format", "github"])
    assert "::notice file=list.csv,line=2::fields that" in capsys.readouterr().out


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
    said, other = capsys.readouterr()
    assert said.count("nosuchmacro") >= 25
    assert other == ""


def test_the_module_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "generator", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("paperlist ")


DOUBTFUL = (
    "L\n\nWe study $\\nosuchmacro$ in long lists, and prove that there is no such thing at all.\n"
)


def test_a_strict_check_fails_where_anything_is_doubtful(folder: Path) -> None:
    (folder / "l.txt").write_text(DOUBTFUL, encoding="utf-8")
    assert main(["check", "l.txt"]) == 0
    assert main(["check", "l.txt", "--strict"]) == 1
    (folder / "l.txt").write_text(LIST, encoding="utf-8")
    assert main(["check", "l.txt", "--strict"]) == 0


def test_a_check_groups_by_kind(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "l.txt").write_text(f"{LIST}\n\nWe pay $ for nothing.\n", encoding="utf-8")
    main(["check", "l.txt"])
    said = capsys.readouterr().out
    assert '\n\nl.txt:6: warning: a "$" opens no formula: "…We pay $ for nothing.…"' in said
    assert "\nabstracts that are hardly any: 1\nl.txt:6: warning: " in said


def test_a_check_can_be_read_by_scripts(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "l.txt").write_text(DOUBTFUL, encoding="utf-8")
    main(["check", "l.txt", "--format", "json"])
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert said.err == ""
    assert {"level": "warning", "file": "l.txt", "line": 3}.items() <= found[0].items()
    assert "nosuchmacro" in found[0]["message"]
    (folder / "l.txt").write_text("", encoding="utf-8")
    assert main(["check", "l.txt", "--format", "json"]) == 1
    assert [problem["level"] for problem in json.loads(capsys.readouterr().out)] == ["error"]


def test_a_check_can_annotate_on_github(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "l.txt").write_text(DOUBTFUL, encoding="utf-8")
    main(["check", "l.txt", "--format", "github"])
    assert re.search(r"^::warning file=l\.txt,line=3::.*nosuchmacro", capsys.readouterr().out, re.M)
    (folder / "l.txt").write_text("", encoding="utf-8")
    assert main(["check", "l.txt", "--format", "github"]) == 1
    assert capsys.readouterr().out.startswith("::error file=l.txt::the file is empty%0Ahelp: ")


def test_timings_name_each_stage(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "l.txt").write_text(LIST, encoding="utf-8")
    main(["l.txt", "--timings"])
    lines = capsys.readouterr().out.splitlines()[1:]
    stages = ["reading", "understanding", "planning", "writing", "remembering", "together"]
    assert [line.split()[0] for line in lines] == stages


def test_a_list_is_imported_with_all_that_it_says(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "a list.bib").write_text(BIBTEX, encoding="utf-8")
    assert main(["import", "a list.bib"]) == 0
    assert capsys.readouterr().out == f"1 paper in {Path('content/a list.yaml')}\n"
    written = (folder / "content" / "a list.yaml").read_text(encoding="utf-8")
    for part in ("title: Counting widgets", "- Ada Example", "year: 2026"):
        assert part in written
    assert main([]) == 0
    os.rename("a list.bib", "content/b.bib")
    main(["import", "content/b.bib"])
    said = capsys.readouterr().out
    assert "now delete content/b.bib: while it is there, what it says stays" in said
    assert f"whatever you change in {Path('content/b.yaml')}" in said


def test_a_folder_of_papers_is_imported_as_one_list(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "widgets").mkdir()
    (folder / "empty").mkdir()
    for name in "ab":
        text = f"---\ntitle: Counting {name}\n---\nWe count widgets in a stream of many items.\n"
        (folder / "widgets" / f"{name}.md").write_text(text, encoding="utf-8")
    assert main(["import", "widgets"]) == 0
    assert capsys.readouterr().out == f"2 papers in {Path('content/widgets.yaml')}\n"
    written = (folder / "content" / "widgets.yaml").read_text(encoding="utf-8")
    assert "Counting a" in written
    assert "Counting b" in written
    assert main(["import", "empty"]) == 1
    assert "empty: error: no list in this folder" in capsys.readouterr().err


BIBTEX = """@inproceedings{w, title = {Counting widgets}, author = {Example, Ada}, year = 2026,
abstract = {We count widgets in a stream of many items and prove that few counters suffice.}}
"""


def test_an_import_writes_nothing_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a.bib", "b/a.bib", "b/c.bib"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(BIBTEX, encoding="utf-8")
    (folder / "content").mkdir()
    (folder / "content" / "a.yaml").write_text("mine", encoding="utf-8")
    assert main(["import", "b/c.bib", "a.bib"]) == 1
    assert f"{Path('content/a.yaml')}: error: is already there" in capsys.readouterr().err
    assert main(["import", "b/a.bib", "a.bib", "--to", "there"]) == 1
    assert "two of the files would be written here" in capsys.readouterr().err
    assert main(["import", "b/c.bib", "nowhere.bib", "--to", "there"]) == 1
    assert [path.name for path in (folder / "content").iterdir()] == ["a.yaml"]
    assert not (folder / "there").exists()


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["--version"], ["check", "l.txt"], ["l.txt"]])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_behind_the_output_is_told(
    folder: Path, arguments: list[str], unbuffered: str
) -> None:
    (folder / "l.txt").write_text(LIST, encoding="utf-8")
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = run(arguments, stdout=full, env={**os.environ, "PYTHONUNBUFFERED": unbuffered})
    assert done.returncode == 1
    said = "standard output: error: cannot be written: No space left on device\n"
    assert done.stderr.endswith(said)  # a slow machine tells of its stages before


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.skipif(os.name != "posix", reason="Windows has other pipes")
def test_whoever_closes_the_pipe_hears_no_more(folder: Path, unbuffered: str) -> None:
    (folder / "l.txt").write_text(LIST, encoding="utf-8")
    reader, writer = os.pipe()
    os.close(reader)
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    done = run(["check", "l.txt"], stdout=writer, env=environment)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("arguments", [["build"], ["check"], ["serve"], ["new", "x"]])
@pytest.mark.skipif(os.name != "posix", reason="Windows keeps a folder that somebody is in")
def test_a_working_folder_that_vanished_is_told(
    folder: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "gone").mkdir()
    os.chdir(folder / "gone")
    (folder / "gone").rmdir()
    assert main(arguments) == 1
    said = capsys.readouterr().err
    assert ": error: " in said
    assert "\n  help: " in said


def run(arguments: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "generator", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False, **options)


def test_a_build_with_nothing_to_do_says_so(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "l.txt").write_text(DOUBTFUL, encoding="utf-8")
    first = main(["l.txt"]), capsys.readouterr()
    again = main(["l.txt"]), capsys.readouterr()
    assert first[0] == again[0] == 0
    assert again[1].err == first[1].err != ""
    number = len([path for path in (folder / "site").rglob("*") if path.name != MANIFEST])
    number -= len([path for path in (folder / "site").rglob("*") if path.is_dir()])
    assert again[1].out == f"1 paper in site: 0 files written, {number} kept, 0 removed\n"
    (folder / "site" / "index.html").unlink()
    assert main(["l.txt"]) == 0
    assert (folder / "site" / "index.html").is_file()


def test_the_addresses_that_a_build_writes_are_nothing_to_do(folder: Path) -> None:
    (folder / "content").mkdir()
    (folder / "content" / "l.txt").write_text(LIST, encoding="utf-8")
    assert main([]) == 0
    assert (folder / "content" / "addresses.yaml").is_file()
    assert unchanged.told(()) is not None
    with (folder / "content" / "addresses.yaml").open("a", encoding="utf-8") as file:
        file.write("# mine\n")
    assert unchanged.told(()) is None


@pytest.mark.parametrize("change", ["l.txt", "templates/404.html", "site/index.html"])
def test_a_build_with_something_to_do_does_it(folder: Path, change: str) -> None:
    (folder / "content").mkdir()
    (folder / "content" / "l.txt").write_text(LIST, encoding="utf-8")
    for _ in range(2):  # the first writes the addresses
        main(["--quiet"])
    before = tree(folder / "site")
    path = folder / ("content/l.txt" if change == "l.txt" else change)
    path.parent.mkdir(exist_ok=True)
    path.write_text(LIST.replace("items", "widgets"), encoding="utf-8")
    main(["--quiet"])
    assert (tree(folder / "site") == before) == (change == "site/index.html")


def tree(folder: Path) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
