"""The interface's words: complete, and the same values in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator import strings
from generator.identifiers import PREFIXES
from generator.render import STRINGS, templates
from generator.sources._labels import LINKS

FOLDER = templates() / STRINGS
ENGLISH = strings.load(FOLDER, "en").texts


def values(text: object) -> set[str]:
    """The values that a text, or the fullest of its plural forms, asks for."""
    return set(re.findall(r"{(\w+)}", str(text)))


@pytest.mark.parametrize("language", strings.languages(FOLDER))
def test_languages_say_the_same(language: str) -> None:
    own = strings.load(FOLDER, language).texts
    raw = (FOLDER / f"{language}.yaml").read_text(encoding="utf-8")
    assert [key for key in ENGLISH if not re.search(f"^{key}:", raw, re.MULTILINE)] == []
    assert {key: values(text) for key, text in own.items()} == {
        key: values(text) for key, text in ENGLISH.items()
    }


def read(pattern: str) -> str:
    """All files of `templates/` whose names match, one behind the other."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(templates().glob(pattern)))


FAMILIES = ("link_", "facet_", "change_", "changed_")  # completed by what the content holds
ELSEWHERE = {
    "untitled_site",
    "language_name",
    "topics",
    "authors",
    "stars",
    "cite_note",
}  # said by the build


def test_templates_use_every_string_and_no_other() -> None:
    said = set(re.findall(r"""\bt\(["'](\w+)["']""", read("**/*.html") + read("*.xml")))
    kinds = {key for key in ENGLISH if key.startswith(FAMILIES)}
    used = (said - set(FAMILIES)) | scripted() | ELSEWHERE
    assert used - set(ENGLISH) == set()
    assert set(ENGLISH) - used - kinds == set()


def scripted() -> set[str]:
    """The strings that are handed to the scripts."""
    keys = read("words.js").partition("keys = [")[2].partition("]")[0]
    return set(re.findall(r'"(\w+)"', keys))


def test_scripts_are_handed_the_strings_they_say_and_no_other() -> None:
    code = read("assets/*.js")
    said = set(re.findall(r'\bt\(\s*"(\w+)"', code)) | set(re.findall(r'\["(key_\w+)"', code))
    for either in re.findall(r'\bt\(\w+ \? "(\w+)" : "(\w+)"\)', code):
        said |= set(either)
    assert said == scripted()


def test_english_stands_in_for_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "en.yaml").write_text("feed: Feed\nskip: Skip\n", encoding="utf-8")
    (tmp_path / "zh-Hans.yaml").write_text("feed: 订阅\n", encoding="utf-8")
    say = strings.load(tmp_path, "zh-Hans")
    assert (say("feed"), say("skip")) == ("订阅", "Skip")
    assert strings.missing(tmp_path) == {"zh-Hans": ("skip",)}


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [("en", 0, "0 papers"), ("en", 1, "1 paper"), ("en", 5300, "5,300 papers")],
)
def test_numbers_and_plurals(language: str, count: int, expected: str) -> None:
    assert strings.load(FOLDER, language)("papers", n=count) == expected


def test_chinese_has_one_form() -> None:
    assert strings.load(FOLDER, "zh-Hans")("papers", n=1) == "1 篇论文"


def test_every_kind_of_link_has_a_word() -> None:
    kinds = {*LINKS.values(), *PREFIXES, "homepage", "orcid"}  # of papers, and of their authors
    assert {f"link_{kind}" for kind in kinds} == {key for key in ENGLISH if key.startswith("link_")}
