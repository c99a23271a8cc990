"""Plain-text lists: what people paste, read as they mean it, and every guess told."""

from __future__ import annotations

import codecs
import string
from itertools import islice, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.model import Author, Link, Paper
from generator.sources.facts import FIELDS
from generator.sources.plain import read
from generator.sources.reading import Read

CASES = Path(__file__).parent / "cases"
FILE = "list.txt"


def cases(path: Path) -> list[tuple[str, str, str]]:
    """A case file's examples: name, input, expected; lines with a dot stand between."""
    parts = path.read_text(encoding="utf-8").split("\n.\n")
    return [
        (name.strip(), text, expected)
        for name, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
    ]


def told(text: str) -> str:
    """What became of a list, for people to read."""
    try:
        result = read(text.encode(), FILE)
    except ContentError as error:
        return str(error)
    return "\n".join(
        [
            f"list: {result.list.title}".rstrip(),
            *(line for paper in result.list.papers for line in paper_lines(paper)),
            *(problem.report("warning") for problem in result.warnings),
        ]
    )


def _person(author: Author) -> str:
    return f"{author.name} ({author.affiliation})" if author.affiliation else author.name


def paper_lines(paper: Paper) -> list[str]:
    """A paper as lines, what it lacks left out."""
    fields = {
        "title": paper.title,
        "authors": "; ".join([*map(_person, paper.authors), *["…"] * paper.others]),
        "keywords": "; ".join(paper.keywords),
        "tldr": paper.tldr,
        "id": paper.id,
    }
    known = {field: getattr(paper, field) for field in FIELDS}
    links = ((link.kind, link.href) for link in paper.links)
    stated = (*fields.items(), *known.items(), *links, *paper.extra)
    said = [f"  {name}: {value}" for name, value in stated if value]
    text = [f"  | {line}".rstrip() for line in paper.abstract.split("\n") if paper.abstract]
    return [f"paper of line {paper.place.line}", *said, *text]


FILES = sorted(CASES.glob("plain_*.md"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cases(path: Path, update: bool) -> None:
    found = cases(path)
    if update:
        texts = (f"{name}\n.\n{text}\n.\n{told(text)}\n.\n" for name, text, _ in found)
        path.write_text("\n".join(texts), encoding="utf-8")
        return
    for name, text, expected in found:
        assert told(text) == expected, name


def test_the_list_of_this_site() -> None:
    data = (CASES.parent.parent / "content" / "neurips-2026.txt").read_bytes()
    result = read(data, "content/neurips-2026.txt")
    title, *abstracts = [line for line in data.decode().split("\n") if line]
    assert result.list.title == title == "NeurIPS 2026 论文列表"
    assert [paper.abstract for paper in result.list.papers] == abstracts
    assert len(abstracts) == 19
    assert (result.list.name, result.warnings) == ("neurips-2026", ())


LABELS = {
    "Title": ("Counting with one bit", "Streams for all", "A scale for gadgets"),
    "Authors": ("Ada Example", "Bo Sample", "Cy Tester"),
    "Abstract": (
        "We count widgets and show that one bit is enough for all of them.",
        "We draw streams and find that there are enough for everybody.",
        "We weigh gadgets, one by one, and tell what each of them weighs.",
    ),
}
MISSPELT = {"Title": "Titlle", "Authors": "Auhtors", "Abstract": "Abstrct"}


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_a_title_that_a_paper_lacks_shifts_none_whatever_parts_labels(gap: str) -> None:
    said = [(name, at) for at in range(3) for name in LABELS if (name, at) != ("Title", 1)]
    text = gap.join(f"{name}: {LABELS[name][at]}" for name, at in said)
    papers = read(text.encode(), FILE).list.papers
    first, last = LABELS["Title"][0], LABELS["Title"][2]
    assert [each.title for each in papers] == [first, "", last]
    assert [each.abstract for each in papers] == list(LABELS["Abstract"])


@pytest.mark.parametrize("lacking", list(product((None, *LABELS), repeat=3)))
def test_a_label_that_a_paper_lacks_shifts_none(lacking: tuple[str | None, ...]) -> None:
    blocks = [
        [f"{name}: {LABELS[name][at]}" for name in LABELS if name != lack]
        for at, lack in enumerate(lacking)
    ]
    text = "\n\n".join(map("\n".join, blocks))
    papers = read(f"Widget Days 2026\n\n{text}\n".encode(), FILE).list.papers
    told = [(each.title, "".join(a.name for a in each.authors), each.abstract) for each in papers]
    assert told == [
        tuple("" if name == lack else LABELS[name][at] for name in LABELS)
        for at, lack in enumerate(lacking)
    ]


@pytest.mark.parametrize(("name", "at"), list(product(MISSPELT, range(3))))
def test_a_misspelt_label_is_the_one_it_is_meant_for(name: str, at: int) -> None:
    blocks = [[f"{label}: {LABELS[label][paper]}" for label in LABELS] for paper in range(3)]
    right = "\n\n".join(map("\n".join, blocks))
    wrong = right.replace(f"{name}: {LABELS[name][at]}", f"{MISSPELT[name]}: {LABELS[name][at]}")
    result = read(wrong.encode(), FILE)
    assert result.list == read(right.encode(), FILE).list
    assert f'"{MISSPELT[name]}" was read as "{name}"' in result.warnings[0].message


TEXT = "Widget Days 2026\n\nWidgets are “small” and naïve.\n\nWe study 2–3 gadgets in a café.\n"
PLAIN = read(TEXT.encode(), FILE)


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode("utf-8-sig"),
        TEXT.encode("utf-16"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        TEXT.encode("utf-32"),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        TEXT.replace("\n\n", "\n \t\u3000\u200b\n").encode(),
        TEXT.replace("\n\n", "  \n\f\n").encode(),
        TEXT.replace("\n\n", "\u2029").encode(),
        TEXT.replace(" ", "\u00a0 ").encode(),
    ],
    ids=[
        "bom",
        "utf16",
        "utf16be",
        "utf32",
        "crlf",
        "cr",
        "blanks",
        "formfeed",
        "separator",
        "spaces",
    ],
)
def test_the_same_list_in_other_bytes(data: bytes) -> None:
    assert read(data, FILE) == PLAIN


def test_stray_bytes_are_repaired_and_told() -> None:
    data = TEXT.encode().replace("“small”".encode(), b"\x93small\x94").replace(b"\xc3\xa9", b"\xe9")
    result = read(data, FILE)
    assert result.list == PLAIN.list
    assert [problem.report("warning") for problem in result.warnings] == [
        "list.txt:3: warning: 3 bytes are not UTF-8, in lines 3, 5: read as Windows-1252 (“ ” é)\n"
        "  help: see that they are right, then save the file as UTF-8"
    ]


def test_chinese_bytes_of_windows_are_read_and_told() -> None:
    text = "论文列表\n\n我们研究多臂小器械，证明每个小器械都有上界。\n\nWe study 2 gadgets.\n"
    result = read(text.encode("gb18030"), FILE)
    assert result.list == read(text.encode(), FILE).list
    assert "GB 18030" in result.warnings[0].message


def test_lost_characters_are_told() -> None:
    (problem,) = read(TEXT.replace("é", "\ufffd").encode(), FILE).warnings
    assert (problem.place.line, "\ufffd" in problem.message) == (5, True)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1" * 9, "NUL"),
        (TEXT.encode("utf-16-le"), "NUL"),
        ("Мы изучаем виджеты и доказываем, что у них есть граница.".encode("cp1251"), "not UTF-8"),
    ],
    ids=["empty", "image", "utf16-without-mark", "cyrillic"],
)
def test_what_is_no_text_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(ContentError, match=message) as caught:
        read(data, FILE)
    assert all(problem.help for problem in caught.value.problems)


def test_one_huge_line() -> None:
    line = "We study widgets. " * 100_000
    assert read(line.encode(), FILE).list.papers[0].abstract == line.strip()


LAW = settings(deadline=None)  # a busy machine breaks no law

# Documents from what people write, each word of them its own.

MARKS = ["---", "===", "***", "", "", "", " \t", "\f", "Title: Foo", "Ada Example", "Best regards,"]
HEADS = ["# ", "## ", "**", "Title: ", "Authors: ", "Abstract: ", "Keywords: ", "TL;DR: ", "Code: "]
HEADS += [
    "ID: ",
    "Date: ",
    "1. ",
    "2. ",
    "3. ",
    "[4] ",
    "- ",
    "• ",
    "标题：",
    "摘要：",
    "> ",
    "Paper 12: ",
    "(1) ",
    "7 Ada Example and Bo Sample. ",
    "19 Cy Tester. ",
    "Ada Example, Bo Sample. ",
    "10:30 ",
    "Note: ",
    "PDF\n",
    "\t",
    "",
]
ENDS = ["", "", ".", ",", ":", "-", "**", "?", "。"]


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, list[str]]:
    """A text, and the words in it that are no marks."""
    letters = product("Ww", string.ascii_lowercase, string.ascii_lowercase, "q")
    words = map("".join, letters)
    lines, used = [], []
    for _ in range(draw(st.integers(0, 14))):
        if draw(st.booleans()):
            lines.append(draw(st.sampled_from(MARKS)))
            continue
        own = list(islice(words, draw(st.sampled_from([1, 2, 3, 9, 60]))))
        used += own
        lines.append(draw(st.sampled_from(HEADS)) + " ".join(own) + draw(st.sampled_from(ENDS)))
    return "\n".join(lines), used


def everything(result: Read) -> str:
    """All that a reader gives back, fields and warnings, as one text."""
    papers = [" ".join(paper_lines(paper)) for paper in result.list.papers]
    return " ".join([result.list.title, *papers, *(each.message for each in result.warnings)])


def lost(text: str, words: list[str]) -> list[str]:
    """The words of a text that the reader neither gives back nor complains of."""
    try:
        kept = everything(read(text.encode(), FILE))
    except ContentError as error:
        kept = " ".join(problem.message for problem in error.problems)
    return [word for word in words if word not in kept]


@LAW
@given(documents())
def test_no_text_is_lost(document: tuple[str, list[str]]) -> None:
    assert lost(*document) == []


@LAW
@given(documents(), st.sampled_from(["\r\n", "\r"]))
def test_ends_of_lines_and_the_mark_of_utf8_change_nothing(
    document: tuple[str, list[str]], end: str
) -> None:
    text = document[0]
    assert told(text.replace("\n", end)) == told("\ufeff" + text) == told(text)


@LAW
@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        result = read(data, FILE)
    except ContentError:
        return
    assert result.list.papers
    assert all(problem.place.file == FILE and problem.message for problem in result.warnings)


# Papers as we would write them.

WORDS = "widgets have many arms $x_i \\le 1$ and \\emph{small} bounds, 3D gizmos --- of 2024 (hum)"
sentences = st.lists(st.sampled_from(WORDS.split(" ")), min_size=5, max_size=30).map(
    lambda words: f"We study {' '.join(words)} here."
)
paragraphs = st.lists(sentences, min_size=1, max_size=3).map(" ".join)
abstracts = st.lists(paragraphs, min_size=1, max_size=3).map("\n\n".join)
people = st.lists(st.sampled_from(["Ada Exemplar", "Bo van Beispiel", "Chen"]), max_size=3)
titles = st.lists(st.sampled_from(["Widgets", "with", "$k$", "Arms:", "2"]), min_size=1, max_size=9)
papers = st.builds(
    Paper,
    abstracts,
    titles.map(" ".join),
    people.map(lambda names: tuple(map(Author, names))),
    st.lists(st.sampled_from(["hum", "bounds on arms", "$k$-arms"]), max_size=3).map(tuple),
    st.just("") | sentences,
    st.lists(
        st.sampled_from([Link("code", "https://example.org/a"), Link("url", "mailto:a@b.org")]),
        max_size=2,
    ).map(tuple),
    st.sampled_from(["", "17", "a-b/2"]),
)


def labelled(paper: Paper) -> str:
    """A paper as its list would label it."""
    fields = {
        "Title": paper.title,
        "Authors": "; ".join(author.name for author in paper.authors),
        "Keywords": "; ".join(paper.keywords),
        "TL;DR": paper.tldr,
        "ID": paper.id,
        "Abstract": paper.abstract,
    }
    said = [f"{name}: {value}\n" for name, value in fields.items() if value]
    return "".join([*said, *(f"{link.kind}: {link.href}\n" for link in paper.links)])


@LAW
@given(st.lists(papers, min_size=1, max_size=4), st.sampled_from(["", "Widget Days 2026\n\n"]))
def test_labelled_papers_come_back(written: list[Paper], title: str) -> None:
    text = title + "\n".join(map(labelled, written))
    result = read(text.encode(), FILE)
    assert (result.list.papers, result.list.title) == (tuple(written), title.strip())


@LAW
@given(st.lists(abstracts, min_size=1, max_size=4), st.sampled_from(["", "Widget Days 2026\n\n"]))
def test_papers_between_rules_come_back(written: list[str], title: str) -> None:
    text = "\n\n---\n\n".join([title.strip(), *written, ""])
    result = read(text.encode(), FILE)
    assert [paper.abstract for paper in result.list.papers] == written
    assert result.list.title == title.strip()
