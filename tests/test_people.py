"""Names as lists write them: parted, turned round, never torn."""

from __future__ import annotations

import pytest

from generator.sources.others import without_others
from generator.sources.people import is_names, parted, turned


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
    ],
)
def test_fields_are_parted(fields: list[str], names: list[tuple[str, ...]]) -> None:
    assert parted(fields)[0] == names


def test_names_in_lists_of_our_own_form_stand_as_they_are() -> None:
    assert parted(["Example, Ada\n"], exact=True)[0] == [("Example, Ada",)]
    assert parted(["Example, Ada; Sample, Bo"], exact=True)[0] == [("Ada Example", "Bo Sample")]


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
    ],
)
def test_what_is_guessed_is_told(fields: list[str], said: str) -> None:
    assert parted(fields)[1].done == said


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
