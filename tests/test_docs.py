"""README tells all: every setting, module and dependency."""

from __future__ import annotations

import dataclasses
import re
import tomllib
from pathlib import Path

import pytest

from generator.model import Settings
from tests.test_layers import ORDER

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(Settings)])
def test_every_setting_is_explained(name: str) -> None:
    assert f"| `{name}` |" in README


@pytest.mark.parametrize("name", dict.fromkeys(module.split(".")[0] for module in ORDER))
def test_every_module_and_package_is_in_the_table(name: str) -> None:
    assert re.search(rf"^\| .*`{name}/?`.* \|", README, re.MULTILINE)


def dependencies() -> list[str]:
    """The names of all packages that pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    return [item.split("=")[0].split(">")[0].split("<")[0] for item in wanted]


@pytest.mark.parametrize("name", dependencies())
def test_every_dependency_has_its_reason(name: str) -> None:
    assert f"**{name}**" in README


def test_the_two_commands_are_those_of_continuous_integration() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for line in (
        "python3 -m venv .venv",
        ".venv/bin/pip install -q -e '.[test]'",
        ".venv/bin/pytest",
    ):
        assert line in script
        assert line in README


def test_the_list_is_the_users_own() -> None:
    listed = (ROOT / "content" / "neurips-2026.txt").read_bytes()
    assert len(listed) == 27_891
    assert listed.startswith("NeurIPS 2026 论文列表\n\nWe present the first algorithms".encode())
