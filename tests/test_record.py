"""The record of addresses: what is written is read again, and every fault is told."""

from __future__ import annotations

from dataclasses import replace

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from generator import recognition, record
from generator.errors import ContentError
from generator.model import Author, Paper
from generator.record import Known, Record


def mark(text: str, id: str = "", title: str = "", author: str = "") -> str:
    paper = Paper(text, title, (Author(author),), id=id)
    parts = recognition.titled(paper, recognition.digests(paper))
    return recognition.spell(replace(parts, sketch=recognition.sketch(text)))


SLUGS = st.from_regex(r"[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}", fullmatch=True)
WORD = st.sampled_from(["", "P1"])
RECORDS = st.dictionaries(SLUGS, st.tuples(st.text(max_size=40), WORD, WORD, WORD)).map(
    lambda known: tuple(Known(slug, mark(*said)) for slug, said in sorted(known.items()))
)


@given(RECORDS, st.randoms(use_true_random=False))
def test_what_is_written_is_read_again(known: Record, random: object) -> None:
    shuffled = list(known)
    random.shuffle(shuffled)  # type: ignore[attr-defined]  # Hypothesis gives a Random
    text = record.write(tuple(shuffled))
    assert text == record.write(known)
    assert record.read(text.encode(), "a.yaml") == known
    assert record.read(text.replace("\n", "\r\n").encode("utf-8-sig"), "a.yaml") == known


@given(RECORDS)
def test_the_form_is_yaml_with_a_line_a_paper(known: Record) -> None:
    text = record.write(known)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert len(lines) == len(known)
    assert len((yaml.compose(text) or yaml.MappingNode("", [])).value) == len(known)


def test_an_empty_file_knows_no_paper() -> None:
    assert record.read(b"", "a.yaml") == ()


def faults(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        record.read(text.encode(), "a.yaml")
    return [problem.report("error") for problem in caught.value.problems]


def test_a_damaged_line_is_told() -> None:
    assert faults(f"# head\na-b: {mark('x')}\nc: {mark('y')[:-5]}\n") == [
        "a.yaml:3: error: a damaged line\n"
        "  help: fetch the line back from git; without it the paper is taken for a new one"
    ]


@pytest.mark.parametrize("author", ["", "Ada Example"])
def test_a_cut_off_title_or_author_is_damage(author: str) -> None:
    whole = mark("x", title="T", author=author)
    assert record.read(f"a: {whole}\n".encode(), "a.yaml") == (Known("a", whole),)
    assert len(faults(f"a: {whole[:-1]}\n")) == 1


def test_an_address_that_stands_twice_is_told() -> None:
    assert faults(f"a: {mark('x')}\nb: {mark('y')}\na: {mark('z')}\n") == [
        'a.yaml:3: error: "a" stands here again, first in line 1\n'
        "  help: keep one of the lines; a paper that loses its line gets another address"
    ]


def test_marks_of_a_conflict_are_told_with_the_remedy() -> None:
    text = f"<<<<<<< HEAD\na: {mark('x')}\n=======\nb: {mark('y')}\n>>>>>>> topic\n"
    told = faults(text)
    assert [line.split(" ")[0] for line in told] == ["a.yaml:1:", "a.yaml:3:", "a.yaml:5:"]
    assert "keep both sides" in told[0]
    kept = "".join(line for line in text.splitlines(keepends=True) if line[0] in "ab")
    assert len(record.read(kept.encode(), "a.yaml")) == 2


def test_bytes_that_are_no_text_are_told() -> None:
    with pytest.raises(ContentError, match="not text"):
        record.read(b"a: \xff\n", "a.yaml")
