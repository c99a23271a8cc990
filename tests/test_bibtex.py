"""Our reading of BibTeX against that of pybtex, where the two shall agree."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pybtex.database import Person, parse_string  # type: ignore[import-untyped]

from generator.sources.bibtex import people
from generator.sources.entries import parse
from generator.sources.unescaping import unescaped

# Pieces of values that balance, in braces as in quotes.
PIECES = ("Counting", " ", "{W}idget", '{"}', "{\\'e}", "$x^{2}$", "#", ", ", "=", "%", "@", "\n  ")
VALUE = st.lists(st.sampled_from(PIECES), max_size=6).map("".join)
WRITTEN = st.one_of(
    VALUE.map(lambda text: f"{{{text}}}"),
    VALUE.map(lambda text: f'"{text}"'),
    st.sampled_from(["2026", "wd", "jan", 'wd # " Letters"', "{The } # wd # {s}"]),
)
FIELDS = st.dictionaries(
    st.sampled_from(["title", "Journal", "year", "note-x"]), WRITTEN, max_size=4
)
ENTRY = st.tuples(st.sampled_from(["{}", "()"]), FIELDS, st.sampled_from(["", ",", ",\n"]))
HEAD = '@string{wd = {Widget Days}}\nA comment.\n@comment{x}\n@preamble{"x"}\n'


def write(key: str, braces: str, fields: dict[str, str], end: str) -> str:
    body = ",\n  ".join(f"{name} = {value}" for name, value in fields.items())
    return (
        f"@Misc{braces[0]}{key}{',' if fields else ''} {body}{end if fields else ''}{braces[1]}\n"
    )


@given(st.lists(ENTRY, max_size=4))
def test_entries_are_those_of_pybtex(entries: list[tuple[str, dict[str, str], str]]) -> None:
    text = HEAD + "\n".join(write(f"k{at}", *entry) for at, entry in enumerate(entries))
    parsed = parse(text, "list.bib")
    assert parsed.problems == ()
    theirs = parse_string(text, "bibtex").entries
    assert [entry.key for entry in parsed.entries] == list(theirs)
    for entry in parsed.entries:
        fields = {key.lower(): value for key, value in theirs[entry.key].fields.items()}
        ours = {key: " ".join(value.split()) for key, value in entry.fields.items()}
        assert ours == {key: " ".join(value.split()) for key, value in fields.items()}


@pytest.mark.parametrize(
    "name",
    [
        "Ada Example",
        "Example, Ada",
        "Ada van der Example",
        "van der Example, Ada B.",
        "de la Muestra, Jr., Ada",
        "{\\'E}cole, Ada",
        "Ada {de Example}",
        "Mononym",
    ],
)
def test_names_are_those_of_pybtex(name: str) -> None:
    person = Person(name)
    parts = (person.first_names, person.middle_names, person.prelast_names, person.last_names)
    spelt = " ".join([*(word for part in parts for word in part), *person.lineage_names])
    assert [each.replace("{", "").replace("}", "") for each, _ in people(name)] == [
        spelt.replace("{", "").replace("}", "")
    ]


def test_braces_around_a_whole_name_make_a_group() -> None:
    assert people("{Widget Works} and Ada Example") == [
        ("Widget Works", "Widget Works"),
        ("Ada Example", ""),
    ]
    assert people("{Widget Works}") == [("Widget Works", "Widget Works")]
    braced = people("{Ada Example} and {Bo Sample} and others")
    assert braced == [("Ada Example", ""), ("Bo Sample", ""), ("others", "")]
    # An export that puts braces around every name.
    assert people("{Ada Example} and {Bo Sample}") == [("Ada Example", ""), ("Bo Sample", "")]


ESCAPED = ("\\", "\\\\", r"\$", "$", r"\{", r"\}", "{", "}", r"\_", r"\%", "a", "x^2", " ", "&")
COMMANDS = (r"\\textit\{", r"\$x\_1\$", "textit")


@given(st.lists(st.sampled_from(ESCAPED + COMMANDS), max_size=12).map("".join))
def test_backslashes_that_escape_are_taken_away_once_and_nothing_else(text: str) -> None:
    meant = unescaped(text)
    assert unescaped(meant) == meant
    assert meant.replace("\\", "") == text.replace("\\", "")
