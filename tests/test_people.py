"""Names as lists write them: parted, turned round, never torn."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.sources.affiliations import told, unlisted
from generator.sources.entities import spelt_out
from generator.sources.others import without_others
from generator.sources.parting import parted
from generator.sources.people import is_names, turned


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        (["Ada Example; Bo Sample", "Cy Tester"], [("Ada Example", "Bo Sample"), ("Cy Tester",)]),
        # The file's other rows say that a comma parts no authors.
        (
            ["Example, Ada; Sample, Bo", "Tester, Cy"],
            [("Ada Example", "Bo Sample"), ("Cy Tester",)],
        ),
        (["Ada Example|Bo Sample|Cy Tester"], [("Ada Example", "Bo Sample", "Cy Tester")]),
        (["Ada Example\nBo Sample", "Cy Tester"], [("Ada Example", "Bo Sample"), ("Cy Tester",)]),
        (["Ada Example, Bo Sample and Cy Tester"], [("Ada Example", "Bo Sample", "Cy Tester")]),
        (["Ada Example, Bo Sample, and Cy Tester"], [("Ada Example", "Bo Sample", "Cy Tester")]),
        (
            ["Example, Ada and van der Sample, Bo", "Tester, Jr., Cy"],
            [("Ada Example", "Bo van der Sample"), ("Cy Tester Jr.",)],
        ),
        (["Ada Example and Bo Sample and Cy Tester"], [("Ada Example", "Bo Sample", "Cy Tester")]),
        (
            ["Example, A., Sample, B. C., and Tester, D.-E."],
            [("A. Example", "B. C. Sample", "D.-E. Tester")],
        ),
        (["张三、李四，王五"], [("张三", "李四", "王五")]),
        (["张三；李四", "王五;赵六"], [("张三", "李四"), ("王五", "赵六")]),
        (["Ada Example1, Bo Sample*"], [("Ada Example", "Bo Sample")]),
        (["Madonna Mononym; Mononym"], [("Madonna Mononym", "Mononym")]),
        (["Ada Example; Cy Tester, Jr."], [("Ada Example", "Cy Tester Jr.")]),
        (["", "Ada Example"], [(), ("Ada Example",)]),
        (["Ada Example (Lab (Hall 3)), Bo Sample"], [("Ada Example", "Bo Sample")]),
        # Lists are parted already.
        (["Ada Example\n", "Bo and Sons\nCy\n"], [("Ada Example",), ("Bo and Sons", "Cy")]),
        (["Example, Ada\nSample, Bo\n"], [("Ada Example", "Bo Sample")]),
        (["Ada Example\nand Bo Sample\n"], [("Ada Example", "Bo Sample")]),
        (["Ada Example*\nBo Sample†\n"], [("Ada Example", "Bo Sample")]),
        # A row that parts names otherwise than most.
        (
            ["Ada Example|Bo Sample", "Cy Tester|Di Foo", "Ed Bar, Flo Probe and Gil Trial"],
            [
                ("Ada Example", "Bo Sample"),
                ("Cy Tester", "Di Foo"),
                ("Ed Bar", "Flo Probe", "Gil Trial"),
            ],
        ),
        (
            ["Example, Ada; Sample, Bo", "Van Tester, Cy Max"],
            [("Ada Example", "Bo Sample"), ("Cy Max Van Tester",)],
        ),
        (
            ["Ada Example\nBo Sample", "Cy Tester and Di Foo"],
            [("Ada Example", "Bo Sample"), ("Cy Tester", "Di Foo")],
        ),
        # What stands behind the comma is no given name.
        (
            ["Ada Example, Sorting Institute; Bo, Cy"],
            [("Ada Example, Sorting Institute", "Bo, Cy")],
        ),
        # Forms that ask for given and family names, and write them in this order.
        (["Ada Example; 小明 王", "林 文"], [("Ada Example", "王小明"), ("文林",)]),
        (["王 小明; 林 文"], [("王 小明", "林 文")]),
        (["太郎 山田; 山田 花子"], [("太郎 山田", "山田 花子")]),
    ],
)
def test_fields_are_parted(fields: list[str], names: list[tuple[str, ...]]) -> None:
    assert parted(fields)[0] == names


def test_names_in_lists_of_our_own_form_stand_as_they_are() -> None:
    assert parted(["Example, Ada\n"], [True])[0] == [("Example, Ada",)]
    assert parted(["Example, Ada; Sample, Bo"], [False])[0] == [("Ada Example", "Bo Sample")]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (["Ada Example; Bo Sample"], ""),
        (["Ada Example"], ""),
        (["Ada Example\nBo Sample\n"], ""),
        # Only where a word stands alone, a comma may stand inside of a name.
        (["Ada Example, Bo Sample and Cy Tester", "Di Foo and Ed Bar"], ""),
        (["Ada Example, Bo Sample", "张三, 李四"], ""),
        (["Ada Example1,2, Bo Sample* (Lab, City)"], ""),
        (["Ada Example, Bo Sample", "Cy Tester, Di"], 'parted at commas and the word "and"'),
        (["Example, Ada, Sample, Bo"], 'parted at commas and the word "and"'),
        (
            ["Example, Ada and Sample, Bo"],
            'parted at the word "and" and turned round, since they are written "Family, Given"',
        ),
        (
            ["Ada Example|Bo Sample", "Cy Tester|Di Foo", "Ed Bar and Flo Probe"],
            'parted at commas and the word "and" where they hold no "|" as most do',
        ),
        (
            ["Ada Example\nBo Sample", "Cy Tester\nDi Foo", "Ed Bar; Flo Probe"],
            'parted at ";" where they hold no line break as most do',
        ),
    ],
)
def test_what_is_guessed_is_told(fields: list[str], said: str) -> None:
    assert parted(fields)[1].done == said


UNI = "Example University"


@pytest.mark.parametrize(
    ("fields", "pairs"),
    [
        (
            [f"Ada Example: {UNI}; Bo Sample: Institute of Arts and Letters"],
            [[("Ada Example", UNI), ("Bo Sample", "Institute of Arts and Letters")]],
        ),
        (
            [f"Ada Example: School of Arts and Design, Bo Sample: {UNI} and Cy Tester: MIT"],
            [
                [
                    ("Ada Example", "School of Arts and Design"),
                    ("Bo Sample", UNI),
                    ("Cy Tester", "MIT"),
                ]
            ],
        ),
        ([f"Ada Example\nBo Sample: {UNI}\n"], [[("Ada Example", ""), ("Bo Sample", UNI)]]),
        (["Speaker: Ada Example", "Chair of Talks: Bo Sample"], [[], []]),
        (["https://example.org/ada; Bo Sample"], [[]]),
        (
            [f"Ada Example and Bo Sample, {UNI}; Cy Tester, Sorting College, Town"],
            [[("Ada Example", UNI), ("Bo Sample", UNI), ("Cy Tester", "Sorting College, Town")]],
        ),
        ([f"Example, Ada, {UNI}; Sample, Bo, {UNI}"], [[("Ada Example", UNI), ("Bo Sample", UNI)]]),
        ([f"Ada Example\nBo Sample, {UNI}\n"], [[]]),
        ([f"Ada Example, {UNI}\nBo Sample, {UNI}\n"], [[("Ada Example", UNI), ("Bo Sample", UNI)]]),
        ([f"{UNI}, Ada Example"], [[]]),
        (
            ["Ada Example, Bo Sample", "Cy Tester, Center of Sorting", "Di Foo, Ed Bar"],
            [[], [], []],
        ),
        (
            [f"Ada Example, {UNI}", "Bo Sample, KAIST", "Cy Tester, Di Foo", f"Ed Bar, {UNI}"],
            [[("Ada Example", UNI)], [("Bo Sample", "KAIST")], [], [("Ed Bar", UNI)]],
        ),
        (["Example, Ada; Sample, Bo"], [[]]),
        # Who is written as nobody is, stays among the names.
        ([f"Ada Example, bo sample, {UNI}"], [[]]),
        (
            ["Ada Example (Lab, Town)*; Bo Sample (University)"],
            [[("Ada Example", "Lab, Town"), ("Bo Sample", "University")]],
        ),
        (["Ada Example (Lab)\nBo Sample\n"], [[("Ada Example", "Lab"), ("Bo Sample", "")]]),
        (["Ada Example (Ally)\nBo Sample\nCy Tester\n"], [[]]),
        (
            ["Ada Example (例)\nBo Sample (例伟)\n"],
            [[("Ada Example", "例"), ("Bo Sample (例伟)", "")]],
        ),
    ],
)
def test_where_people_work(fields: list[str], pairs: list[list[tuple[str, str]]]) -> None:
    assert [list(found) for found in told(fields)] == pairs


_NAMES = ["Ada Example", "Bo Sample", "Cy", "KAIST", "示例大学"]
_PLACES = ["Lab", "University of Testing", "(Lab, Town)", "Institute of Arts and Letters"]
_MARKS = [", ", "; ", ": ", " and ", "\n", "*", "|", "(", ")"]
_PIECES = st.sampled_from([*_NAMES, *_PLACES, *_MARKS])


@given(st.lists(st.lists(_PIECES, max_size=12).map("".join), max_size=4))
def test_no_word_of_an_author_field_is_lost(fields: list[str]) -> None:
    for field, pairs in zip(fields, told(fields), strict=True):
        kept = " ".join(f"{name} {place}" for name, place in pairs)
        words = set(re.findall(r"\w+", field)) - {"and"} if pairs else set()
        assert words <= set(re.findall(r"\w+", kept))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ada Example (Lab)*; Bo Sample (Lab)*\n", "Ada Example (Lab)*; Bo Sample (Lab)*"),
        ("Example, Ada; Sample, Bo\n", "Example, Ada; Sample, Bo"),
        ("Ada Example, Bo Sample, Cy Tester\n", "Ada Example, Bo Sample, Cy Tester"),
        ("Ada Example and Bo Sample\n", "Ada Example and Bo Sample"),
        ("Van Example, Ada Maria\n", "Van Example, Ada Maria\n"),
        ("Bo and Sons\n", "Bo and Sons\n"),
        ("Ada Example (Lab; Town)\n", "Ada Example (Lab; Town)\n"),
        ("Ada Example; Bo Sample\nCy Tester\n", "Ada Example; Bo Sample\nCy Tester\n"),
        ("Ada Example; Bo Sample", "Ada Example; Bo Sample"),
    ],
)
def test_a_list_of_one_string_may_hold_several_names(text: str, plain: str) -> None:
    assert unlisted(text) == plain


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("K&uuml;&ccedil;&#252;k, Bo", "Küçük, Bo"),
        ("Ada&nbsp;Example; Bo&#8217;s", "Ada Example; Bo’s"),
        ("R&D; S&T;", "R&D; S&T;"),
        ("Ada & Bo; Cy", "Ada & Bo; Cy"),
        ("&#0;&#55296;&zzz;", "&#0;&#55296;&zzz;"),
        ("Ada&#10;Example", "Ada Example"),
    ],
)
def test_names_of_letters(written: str, meant: str) -> None:
    assert spelt_out(written) == meant


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Example, Ada", "Ada Example"),
        ("van der Example, Ada", "Ada van der Example"),
        ("Example, Ada, III", "Ada Example III"),
        ("Example, Jr., Ada", "Ada Example Jr."),
        ("Example, I.", "I. Example"),
        ("示, 例", "示例"),
        ("Mononym", "Mononym"),
        ("Mononym,", "Mononym"),
    ],
)
def test_turned_round(written: str, name: str) -> None:
    assert turned(written) == name


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Ada Example and others", "Ada Example"),
        ("Ada Example, Bo Sample, and others", "Ada Example, Bo Sample"),
        ("Ada Example; Bo Sample; others", "Ada Example; Bo Sample"),
        ("Ada Example, Bo Sample, et al.", "Ada Example, Bo Sample"),
        ("Ada Example et al", "Ada Example"),
        ("Ada Example, Bo Sample, and collaborators", "Ada Example, Bo Sample"),
        ("Ada Example\nBo Sample\net al.\n", "Ada Example\nBo Sample\n"),
        ("Ada Example\nothers\n", "Ada Example\n"),
        ("王小明、李四等", "王小明、李四"),
        ("王小明，李四 等人", "王小明，李四"),
        ("et al.", ""),
    ],
)
def test_authors_who_are_only_hinted_at_are_no_people(text: str, named: str) -> None:
    assert without_others(text) == (named, True)


@pytest.mark.parametrize("text", ["", "Ada Others", "Others, Ada", "Al Example", "Bo Brothers\n"])
def test_people_of_such_names_are_people(text: str) -> None:
    assert without_others(text) == (text, False)


def test_a_line_that_hints_at_others_is_one_of_names() -> None:
    assert is_names("Ada Example, Bo Sample, et al.")
