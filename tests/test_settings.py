"""`site.yaml`: sound values taken as written, every fault told with its line and remedy."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.model import Settings
from generator.sources import settings

REMEDY = 'write lines of key: value, and put a value that holds ": " or " #" in quotes'
LANGUAGES = ("en", "zh-Hans")


def load(text: str | bytes) -> Settings:
    data = text.encode() if isinstance(text, str) else text
    return settings.load(data, "site.yaml", LANGUAGES)


def faults(text: str | bytes) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load(text)
    return [problem.report("error") for problem in caught.value.problems]


def test_an_empty_file_gives_the_defaults() -> None:
    assert load("# nothing yet\n") == Settings()


def test_values_are_taken_as_written() -> None:
    assert load("title: 2026\ndescription: on\npage_size: 50\nbase_url: https://x.example/a") == (
        Settings(title="2026", description="on", page_size=50, base_url="https://x.example/a/")
    )


def test_a_blank_value_is_the_default() -> None:
    assert load("title:\npage_size: ~\n") == Settings()


def test_a_byte_order_mark_is_no_fault() -> None:
    assert load(b"\xef\xbb\xbftitle: x\n") == Settings(title="x")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_the_encoding_that_a_mark_names_is_read_and_its_faults_told(encoding: str) -> None:
    assert load("title: Größe".encode(encoding)) == Settings(title="Größe")
    assert faults("\ntitle: [Bad".encode(encoding)) == faults("\ntitle: [Bad")
    assert faults("\ntitle: [Bad")[0].startswith('site.yaml:2: error: not YAML: the "["')


def test_bytes_of_no_unicode_are_told_with_their_line() -> None:
    assert faults("date: 2026-01-01\ntitle: Größe".encode("cp1252")) == [
        "site.yaml:2: error: not UTF-8 text: invalid start byte\n  help: save the file as UTF-8"
    ]


FAULTS = {
    "page_sise: 3": 'site.yaml:1: error: unknown key "page_sise"'
    '\n  help: did you mean "page_size"?',
    "\npage_size: many": 'site.yaml:2: error: "page_size" must be a whole number from 1 to 999999'
    "\n  help: the default is 100",
    "page_size: 0": 'site.yaml:1: error: "page_size" must be a whole number from 1 to 999999'
    "\n  help: the default is 100",
    "title: [a]": "site.yaml:1: error: \"title\" must be text\n  help: the default is ''",
    "title: a\ntitle: b": 'site.yaml:2: error: "title" is set twice\n  help: keep one of them',
    "language: zh": 'site.yaml:1: error: no interface in "zh"\n  help: did you mean "zh-Hans"?',
    "base_url: x.example": 'site.yaml:1: error: "x.example" is not the address of a site'
    '\n  help: write it like "https://example.org/list/"',
    "base_url: javascript:alert(1)": "site.yaml:1: error: "
    '"javascript:alert(1)" is not the address of a site'
    '\n  help: write it like "https://example.org/list/"',
    "base_url: https://x.example/?": 'site.yaml:1: error: "https://x.example/?" is not the address'
    ' of a site\n  help: write it like "https://example.org/list/"',
    "base_url: https://x.example:99999": "site.yaml:1: error: "
    '"https://x.example:99999" is not the address of a site'
    '\n  help: write it like "https://example.org/list/"',
    "title: \a": "site.yaml: error: not YAML: it holds characters or escapes that YAML has none of"
    "\n  help: write the characters, or leave them out",
    "date: 2026-1-1": 'site.yaml:1: error: "2026-1-1" is not a date'
    "\n  help: write it as YYYY-MM-DD",
    "date: 2026-13-01": 'site.yaml:1: error: "2026-13-01" is not a date'
    "\n  help: write it as YYYY-MM-DD",
    "- a": "site.yaml:1: error: keys and values expected\n  help: " + REMEDY,
}


@pytest.mark.parametrize("text", FAULTS)
def test_each_fault_says_where_what_and_how_to_mend_it(text: str) -> None:
    assert faults(text) == [FAULTS[text]]


def test_all_faults_come_at_once() -> None:
    assert len(faults("titel: x\npage_size: x\nlanguage: xx\n? [a, b]\n: c")) == 4


@pytest.mark.parametrize(
    "text", ["title: [", "a: b: c", "\ttitle: x", "title: *nowhere", 'a: "\\U00110000"']
)
def test_what_is_not_yaml_is_told_with_its_line(text: str) -> None:
    assert faults(text)[0].startswith("site.yaml:")
    assert "not YAML" in faults(text)[0]


def test_tags_and_aliases_build_nothing() -> None:
    assert load("title: !!python/object/apply:os.system ['echo']".replace("['echo']", "x")) == (
        Settings(title="x")
    )
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"
    assert len(faults(bomb)) == 3


def test_deep_nesting_is_a_fault_and_no_crash() -> None:
    for text in ("title: " + "[" * 20_000, "title: " + "[" * 20_000 + "]" * 20_000):
        assert "error: nested too deeply\n" in faults(text)[0]


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_settings_or_a_complaint(data: bytes) -> None:
    with contextlib.suppress(ContentError):
        assert isinstance(load(data), Settings)
