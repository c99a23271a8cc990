"""Lists in every format: told by their content, read with nothing lost, refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError, Problem
from generator.model import Paper
from generator.sources import formats, plain
from generator.sources.facts import FIELDS
from tests.test_plain import cases

CASES = Path(__file__).parent / "cases"
FILES = sorted(CASES.glob("format_*.md"))


def told(text: str, file: str) -> str:
    """What became of a list, for people to read."""
    try:
        result = formats.read(text.encode("utf-8", "surrogatepass"), file)
    except ContentError as error:
        return str(error)
    lines = [f"list: {result.list.title}".rstrip()]
    for paper in result.list.papers:
        lines.append(f"paper of line {paper.place.line}")
        stated = {name: getattr(paper, name) for name in ("title", "tldr", "id", *FIELDS)}
        authors = [
            "; ".join(filter(None, (a.name, a.affiliation, a.orcid, a.homepage)))
            for a in paper.authors
        ]
        pairs = [("author", author) for author in authors]
        pairs += [("author", "and others")] if paper.others else []
        pairs += [("keyword", word) for word in paper.keywords]
        pairs += [*stated.items(), *((link.kind, link.href) for link in paper.links)]
        pairs += [(f"extra {name}", value) for name, value in paper.extra]
        lines += [f"  {name}: {value}" for name, value in pairs if value]
        for mark, text in (("|", paper.abstract), ("#", paper.notes)):
            lines += [f"  {mark} {line}".rstrip() for line in text.split("\n") if text]
    return "\n".join([*lines, *(problem.report("warning") for problem in result.warnings)])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cases(path: Path, update: bool) -> None:
    found = cases(path)
    if update:
        texts = (
            f"{name}\n.\n{text}\n.\n{told(text, name.split()[-1])}\n.\n" for name, text, _ in found
        )
        path.write_text("\n".join(texts), encoding="utf-8")
        return
    for name, text, expected in found:
        assert told(text, name.split()[-1]) == expected, name


def test_a_table_in_the_bytes_that_excel_writes() -> None:
    text = "title;authors\r\nÜber Maß;Zoë Müller-Beispiel\r\n"
    wanted = formats.read(text.encode(), "list.csv").list.papers
    assert wanted[0].title == "Über Maß"
    for data in (text.encode("utf-8-sig"), text.encode("utf-16"), text.encode("cp1252")):
        assert formats.read(data, "list.csv").list.papers == wanted


@pytest.mark.parametrize("text", ["\ufeff\ufeff[a", "\ufeff\ufeff{a", "- a\n\ufeff- title: [b"])
def test_a_byte_order_mark_amid_yaml_is_no_crash(text: str) -> None:
    papers, problems = attempt(text, "list.yaml")
    assert not papers
    assert problems[0].message.startswith("not YAML: ")


@pytest.mark.parametrize(
    ("data", "message", "remedy"),
    [
        (b"PK\x03\x04\x14\0", "this is an office program's file, not text", "CSV"),
        (b"%PDF-1.5\n%\xe2\xe3", "this is a PDF, not text", "copy its text"),
        (b"{\\rtf1\\ansi", "this is rich text, with marks of its own", "plain text"),
    ],
)
def test_what_only_programs_read_is_told_by_its_name(
    data: bytes, message: str, remedy: str
) -> None:
    with pytest.raises(ContentError) as raised:
        formats.read(data, "list.csv")
    (problem,) = raised.value.problems
    assert problem.message == message
    assert remedy in problem.report("error")


def test_an_entry_is_cited_without_what_a_program_made_of_it() -> None:
    text = r"@article{a, author={Ada Example 0002 and Bo Sample}, title={\textbackslash ell\_1}}"
    (paper,) = formats.read(text.encode(), "list.bib").list.papers
    assert "author = {Ada Example and Bo Sample}" in paper.bibtex
    assert r"title = {$\ell_1$}" in paper.bibtex


def test_an_object_below_a_faulty_line_is_no_crash() -> None:
    _, problems = attempt('{"title": x}\n{"papers": [{"title": "Counting"}]}', "list.json")
    assert [problem.place.line for problem in problems] == [1]


def attempt(text: str, file: str) -> tuple[tuple[Paper, ...], tuple[Problem, ...]]:
    """The papers in a file, or none, and all that is told of it."""
    try:
        result = formats.read(text.encode("utf-8", "surrogatepass"), file)
    except ContentError as error:
        return (), error.problems
    return result.list.papers, result.warnings


PIECES = (
    *(
        "{",
        "}",
        "[",
        "]",
        '"',
        ",",
        ":",
        "\\",
        "\n",
        "---\n",
        "- ",
        "  ",
        "#",
        "|-\n",
        "> ",
        "&a ",
        "*a ",
    ),
    *("title", "title: ", '"title": ', "abstract", "authors", "year", "extra: ", "papers:\n", "id"),
    *(
        "@article{",
        "@string{",
        "@misc(",
        " = ",
        "crossref = {k}",
        "TY  - X\n",
        "TI  - y\n",
        "ER  - \n",
    ),
    *(
        "<feed>",
        "</feed>",
        "<entry>",
        "<title>",
        "</title>",
        "<collection>",
        "<paper>",
        "<!DOCTYPE x [",
    ),
    *(
        "&lt;",
        "<![CDATA[",
        "]]>",
        "title,abstract\n",
        "title\tabstract\n",
        ";",
        "|",
        "null",
        "true",
        "1e9",
    ),
    *(
        '{"content": {"title": "x"}, "forum": "y"}',
        '{"issued": {"date-parts": [[1]]}, "title": "x"}',
    ),
    *(
        "\\ud800",
        "\\u0000",
        "\x00",
        "\x85",
        "\u2028",
        "\ufeff",
        "\r",
        "\t",
        "$x$",
        "Ada, Bo and Cy",
    ),
    *(
        '{"value": ',
        '{"title": ',
        '{"papers": [',
        "a title of some words",
        "é",
        "数",
        "(",
        ")",
        "title,authors\n",
    ),
)
ENDINGS = sorted({*formats.ENDINGS, ".unknown"})


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join), st.sampled_from(ENDINGS))
def test_whatever_a_file_holds_it_is_read_or_refused(text: str, ending: str) -> None:
    papers, problems = attempt(text, f"list{ending}")
    assert papers or problems
    for paper in papers:
        assert paper.title or paper.abstract or paper.id
        repr(paper).encode()  # no halves of characters


EXAMPLES = [
    (name.split()[-1], text) for path in FILES for name, text, _ in cases(path) if len(text) < 3000
]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(EXAMPLES), st.integers(0, 3000), st.integers(0, 40), st.sampled_from(PIECES))
def test_a_damaged_file_is_read_or_refused(
    example: tuple[str, str], at: int, gone: int, put: str
) -> None:
    file, text = example
    _, problems = attempt(text[:at] + put + text[at + gone :], file)
    assert all(problem.place.file == file for problem in problems)


WORD = "x" * 1_000_000
DEEP = 100_000
HUGE = {
    "word.json": json.dumps([{"title": WORD, "authors": [WORD]}]),
    "word.csv": f"title,authors\n{WORD},{WORD}\n",
    "word.yaml": f"- title: {WORD}\n  abstract: {WORD}\n  authors: {WORD}\n",
    "word.bib": f"@misc{{x, title = {{{WORD}}}, author = {{{WORD}}}, year = {WORD}}}",
    "word.ris": f"TY  - X\nTI  - {WORD}\nAU  - {WORD}\nER  - \n",
    "word.xml": f"<feed><entry><title>{WORD}</title></entry></feed>",
    "word.md": f"---\ntitle: {WORD}\n---\n{WORD}",
    "names.csv": 'title,authors\nx,"' + "Ada Example, " * 50_000 + '"\n',
    "brackets.csv": 'title,authors\nx,"' + "A (" * DEEP + ")" * DEEP + '"\n',
    "braces.bib": "@misc{x, title = {" + "{" * DEEP + "}" * DEEP + "}}",
    "quotes.csv": 'title,abstract\n"' + '""' * DEEP + '",x\n',
    "spaces.txt": " " * 1_000_000 + "title",
    "percents.bib": "% x\n" * DEEP,
    "comments.xml": "<!-- x -->" * 50_000 + "x",
    "dashes.md": "---\n" * DEEP,
    "entries.bib": "@misc{x" * 20_000,
    "value.json": '[{"title": ' + '{"value": ' * 400 + '"x"' + "}" * 400 + "}]",
    "extra.json": '[{"title": "x", "y": ' + "[" * 900 + "]" * 900 + "}]",
    "deep.json": "[" * DEEP,
    "deep2.json": '{"a":' * DEEP,
    "deep.yaml": "- " * DEEP + "x",
    "deep2.yaml": "title: " + "[" * DEEP,
    "deep3.yaml": "- title: " + "[" * 500 + "]" * 500,
    "deep.xml": "<a>" * DEEP,
    "digits.json": '[{"title": "x", "year": %s}]' % ("9" * 100_000),
    "billion.yaml": "a: &a [x, x]\n"
    + "".join(
        f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(20)
    ),
}


@pytest.mark.parametrize("file", HUGE)
def test_what_is_huge_or_deep_takes_no_time_and_no_traceback(file: str) -> None:
    start = process_time()
    _, problems = attempt(HUGE[file], file)
    assert process_time() - start < 4  # seconds; each takes less than one on an idle machine
    assert all(len(problem.message) < 400 for problem in problems)


TABLE = "several columns of a spreadsheet"  # which the plain-text reader sees only by itself
PLAIN = [
    (name, text)
    for path in sorted(CASES.glob("plain_*.md"))
    for name, text, _ in cases(path)
    if text.strip() and name != TABLE
]


@pytest.mark.parametrize(("name", "text"), PLAIN, ids=[name for name, _ in PLAIN])
def test_plain_text_is_taken_for_nothing_else(name: str, text: str) -> None:
    found = formats.which(text, "list.txt")
    if found is None:
        return
    # Some of these are collections in Markdown too: then it is all one who reads them.
    assert found.name == "Markdown list"
    read, plainly = (each(text.encode(), "list.txt").list for each in (formats.read, plain.read))
    assert (read.title, read.papers) == (plainly.title, plainly.papers)
