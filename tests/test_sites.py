"""Whole small sites: `content/` is built and compared with `expected/`, or with the messages.

`pytest --update` rewrites what is expected; read the diff as you would read code.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator import progress
from generator.__main__ import main
from tests.test_build import tree

SITES = sorted(path for path in (Path(__file__).parent / "sites").iterdir() if path.is_dir())
SHARED = ("assets/",)  # the same in every site: tested once, not kept in each


@pytest.mark.parametrize("case", SITES, ids=lambda path: path.name)
def test_site(
    case: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    update: bool,
) -> None:
    shutil.copytree(case / "content", tmp_path / "content")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(progress, "PATIENCE", float("inf"))  # a slow machine has more to say
    code = main([])
    said = f"exit {code}\n{capsys.readouterr().err}"
    site = {
        path: content
        for path, content in tree(tmp_path / "site").items()
        if not path.startswith(SHARED) and not path.startswith(".")
    }
    if update:
        rewrite(case / "expected", site)
        (case / "expected.txt").write_text(said, encoding="utf-8")
    assert said == (case / "expected.txt").read_text(encoding="utf-8")
    assert site == tree(case / "expected")


def rewrite(folder: Path, site: dict[str, bytes]) -> None:
    """Make a folder hold exactly these files."""
    shutil.rmtree(folder, ignore_errors=True)
    for path, content in site.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
