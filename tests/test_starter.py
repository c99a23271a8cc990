"""A new site is small, whole, and harms nothing that is there."""

from __future__ import annotations

import dataclasses
import json
import re
import sys
from pathlib import Path

import pytest
import yaml

from generator.__main__ import main
from generator.arguments import parse
from generator.build import build, check
from generator.model import Settings
from generator.starter import FILES, NAME, REQUIREMENTS, requirement, start

NAMES = ("plain", "with spaces and ’quotes", "größer 论文")


@pytest.mark.parametrize("name", NAMES)
def test_a_new_site_builds_without_a_doubt(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    assert {*FILES, REQUIREMENTS} == set(start(folder))
    built = build(folder / "content", folder / "site", folder / ".cache")
    assert built.papers == 3
    assert built.warnings == ()
    assert (folder / "site" / "about.html").is_file()


def test_its_check_is_clean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start(tmp_path)
    assert (
        main(["check", str(tmp_path / "content"), "--cache", str(tmp_path / "c"), "--strict"]) == 0
    )
    assert capsys.readouterr().err == ""
    assert not any(entry.derived for entry in check(tmp_path / "content", tmp_path / "c").entries)


def test_every_setting_is_there_to_be_changed(tmp_path: Path) -> None:
    start(tmp_path)
    text = (tmp_path / "content" / "site.yaml").read_text(encoding="utf-8")
    assert yaml.safe_load(text) is None
    told = re.findall(r"^# (\w+): \S", text, re.MULTILINE)
    assert sorted(told) == sorted(field.name for field in dataclasses.fields(Settings))
    changed = re.sub(r"^# (\w+: \S)", r"\1", text, flags=re.MULTILINE)
    (tmp_path / "content" / "site.yaml").write_text(changed, encoding="utf-8")
    (tmp_path / "content" / "own.css").write_text("", encoding="utf-8")
    built = build(tmp_path / "content", tmp_path / "site", tmp_path / ".cache")
    assert built.base_url == "https://example.org/list/"


@pytest.mark.parametrize("path", ["content/mine.txt", ".gitignore", "README.md"])
def test_nothing_is_written_over(
    tmp_path: Path, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / path
    mine.parent.mkdir(exist_ok=True)
    mine.write_text("mine", encoding="utf-8")
    assert main(["new", str(tmp_path)]) == 1
    assert "is already there" in capsys.readouterr().err
    assert [each for each in tmp_path.rglob("*") if each.is_file()] == [mine]
    assert mine.read_text(encoding="utf-8") == "mine"


def test_a_new_repository_is_filled(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "LICENSE").write_text("", encoding="utf-8")
    assert main(["new", str(tmp_path)]) == 0


@pytest.mark.parametrize(
    ("on_path", "called", "told"),
    [
        (True, "pytest", "paperlist"),
        (False, "{bin}/paperlist", "{bin}/paperlist"),
        (False, "pytest", f"{sys.executable} -m generator"),
    ],
)
def test_the_next_steps_are_told(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    on_path: bool,
    called: str,
    told: str,
) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "paperlist").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(programs if on_path else tmp_path))
    monkeypatch.setattr(sys, "argv", [called.format(bin=programs)])
    folder = tmp_path / "my list"
    assert main(["new", str(folder)]) == 0
    said = f"cd '{folder}'\n  {told.format(bin=programs)} serve --open\n"
    assert said in capsys.readouterr().out


def test_its_readme_says_only_what_can_be_done(tmp_path: Path) -> None:
    """The program is where the first command puts it, and knows the others."""
    start(tmp_path)
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    first, *others = re.findall(r"^(?:python3|\S*/paperlist) [^#\n]*", text, re.MULTILINE)
    assert first.strip() == "python3 -m venv .venv && .venv/bin/pip install -r requirements.txt"
    assert (tmp_path / REQUIREMENTS).is_file()
    assert "/.venv/" in (tmp_path / ".gitignore").read_text(encoding="utf-8").splitlines()
    told = [command.split() for command in others]
    assert {program for program, *_ in told} == {".venv/bin/paperlist"}
    assert [parse(words).command for _, *words in told] == ["serve", "build", "check"]


def test_its_workflow_is_ours_but_for_where_the_program_comes_from(tmp_path: Path) -> None:
    start(tmp_path)
    theirs = (tmp_path / ".github/workflows/pages.yml").read_text(encoding="utf-8")
    ours = (Path(__file__).parent.parent / ".github/workflows/pages.yml").read_text("utf-8")
    checked = "      - run: paperlist check --format github\n"
    assert theirs.replace("-r requirements.txt", ".").replace(checked, "") == ours


CONFIG = b'[remote "origin"]\n\turl = git@x.example:ada/paperlist.git\n'
CLONED = "paperlist @ git+https://x.example/ada/paperlist.git"
UNKNOWN = "# paperlist @ git+https://github.com/OWNER/REPOSITORY"
COMMIT: dict[str, object] = {"vcs_info": {"vcs": "git", "commit_id": "0a"}}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where another Paperlist seems to be installed; its record is still to be written."""
    record = tmp_path / f"{NAME}-7.dist-info"
    record.mkdir()
    (record / "METADATA").write_text(f"Name: {NAME}\nVersion: 7\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return record / "direct_url.json"


@pytest.mark.parametrize(
    ("scheme", "more", "config", "last"),
    [
        ("file", {}, CONFIG, CLONED),
        ("file", {}, b"[user]\n\tname = Zo\xeb\n" + CONFIG, CLONED),
        ("file", {}, b"", UNKNOWN),
        ("file", COMMIT, CONFIG, UNKNOWN),
        ("https", {}, CONFIG, "paperlist @ https://{folder}"),
        ("https", COMMIT, CONFIG, "paperlist @ git+https://{folder}@0a"),
    ],
)
def test_only_a_folder_is_asked_for_its_origin(
    installed: Path, scheme: str, more: dict[str, object], config: bytes, last: str
) -> None:
    folder = installed.parent.parent
    (folder / ".git").mkdir()
    (folder / ".git" / "config").write_bytes(config)
    url = f"{scheme}://{folder.as_posix()}"
    installed.write_text(json.dumps({"url": url, **more}), encoding="utf-8")
    assert requirement().splitlines()[-1] == last.format(folder=folder.as_posix())


def test_what_cannot_be_read_is_no_clone(installed: Path) -> None:
    folder = installed.parent.parent
    (folder / ".git" / "config").mkdir(parents=True)
    installed.write_text(json.dumps({"url": folder.as_uri()}), encoding="utf-8")
    assert requirement().splitlines()[-1] == UNKNOWN


def test_of_a_clone_the_user_is_to_name_the_commit(
    installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = installed.parent.parent
    (folder / ".git").mkdir()
    (folder / ".git" / "config").write_bytes(CONFIG)
    installed.write_text(json.dumps({"url": folder.as_uri()}), encoding="utf-8")
    assert main(["new", str(folder / "list")]) == 0
    assert f"Before you publish it: {REQUIREMENTS}" in capsys.readouterr().out
    written = (folder / "list" / REQUIREMENTS).read_text(encoding="utf-8")
    assert written.splitlines()[0].startswith("# Name here the commit")
