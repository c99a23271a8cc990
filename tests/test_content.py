"""The content folder: which files and folders are lists, and what becomes of all else."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.sources.content import Content, load

LANGUAGES = ("en", "zh-Hans")
ABSTRACT = "We count the widgets of a stream in one pass, and prove that no fewer bits will do."
LIST = f"My list\n\n{ABSTRACT}\n"


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    folder = Path("content")
    folder.mkdir()
    return folder


def read(folder: Path, files: dict[str, str]) -> Content:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return load(folder, LANGUAGES)


def told(found: Content) -> list[str]:
    return [problem.report("warning") for problem in found.warnings]


def test_a_folder_is_one_list(content: Path) -> None:
    files = {
        "essays/b.md": "---\ntitle: Sorting\n---\nWe sort.\n",
        "essays/a.md": "---\ntitle: Counting\n---\nWe count.\n",
        "essays/README.md": "How this folder is kept.",
        "essays/figure.png": "no list",
    }
    found = read(content, files)
    assert [(item.name, len(item.papers)) for item in found.lists] == [("essays", 2)]
    assert [paper.title for paper in found.lists[0].papers] == ["Counting", "Sorting"]
    assert [paper.place.file for paper in found.lists[0].papers] == [
        "content/essays/a.md",
        "content/essays/b.md",
    ]
    assert told(found)[0].startswith(
        'content/essays/figure.png: warning: no list format ends in ".png": left out\n'
    )


def test_what_a_program_s_file_is_to_be_saved_as(content: Path) -> None:
    found = read(content, {"list.xlsx": "PK", "book.pdf": "%PDF", "list.txt": LIST})
    assert told(found) == [
        'content/book.pdf: warning: no list format ends in ".pdf": left out\n'
        "  help: save its text as .txt, and put that here",
        'content/list.xlsx: warning: no list format ends in ".xlsx": left out\n'
        "  help: save it as CSV, and put that here",
    ]


def test_files_of_one_paper_are_one_list(content: Path) -> None:
    files = {
        "a.md": "---\ntitle: Counting\n---\nWe count.\n",
        "b.txt": LIST,
        "c.md": "---\ntitle: Sorting\n---\nWe sort.\n",
    }
    found = read(content, files)
    assert [(item.name, len(item.papers)) for item in found.lists] == [("papers", 2), ("b", 1)]


def test_front_matter_of_a_whole_list_is_none_of_a_paper(content: Path) -> None:
    text = "---\ntitle: My list\n---\n\n## Counting\n\nWe count.\n\n## Sorting\n\nWe sort.\n"
    found = read(content, {"list.md": text})
    assert [len(item.papers) for item in found.lists] == [2]


def test_lists_that_number_their_papers_alike(content: Path) -> None:
    files = {
        "a.csv": "UID,title\n1,Counting widgets\n2,Sorting widgets\n",
        "b.csv": "UID,title\n1,Weighing lamps\n3,Measuring lamps\n",
    }
    found = read(content, files)
    assert [[paper.id for paper in item.papers] for item in found.lists] == [["1", "2"], ["", "3"]]
    assert (
        "ids that papers of content/a.csv have already were left out, in line 2" in told(found)[0]
    )


def test_a_folder_without_lists_is_left_out(content: Path) -> None:
    found = read(content, {"list.txt": LIST, "figures/a.png": "", "empty/.keep": ""})
    assert [item.name for item in found.lists] == ["list"]
    assert [line.split(":")[0] for line in told(found)] == ["content/empty", "content/figures"]


def test_every_fault_in_a_folder_is_told_at_once(content: Path) -> None:
    files = {
        "essays/a.md": "---\ntitle: Counting: one\n---\n",
        "essays/b.md": "",
        "list.json": '[{"title": "x"',
        "table.csv": "a,id\n1,2\n",
    }
    with pytest.raises(ContentError) as caught:
        read(content, files)
    assert [problem.place.file.removeprefix("content/") for problem in caught.value.problems] == [
        "essays/a.md",
        "essays/b.md",
        "list.json",
        "table.csv",
        "table.csv",
    ]


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("sites.yaml", 'did you mean "site.yaml"?'),
        ("adresses.yaml", 'did you mean "addresses.yaml"?'),
        ("title.yml", 'did you mean "titles.yaml"?'),
        ("list.docx", "save its text as .txt"),
        ("list.docs", "lists end in .txt, .text"),
    ],
)
def test_a_name_that_is_nearly_one_of_ours(content: Path, name: str, advice: str) -> None:
    found = read(content, {"list.txt": LIST, name: "x: y"})
    assert [item.name for item in found.lists] == ["list"]
    assert advice in told(found)[0]


@pytest.mark.parametrize("name", ["a.yaml", "sites.yaml", "site2024.yaml", "title.yaml"])
@pytest.mark.parametrize("text", ["- title: Counting\n", "title: L\npapers:\n- title: Counting\n"])
def test_what_holds_papers_is_a_list_whatever_its_name(content: Path, name: str, text: str) -> None:
    found = read(content, {name: text})
    assert [paper.title for item in found.lists for paper in item.papers] == ["Counting"]
    assert told(found) == []


def test_a_broken_list_is_not_taken_for_settings(content: Path) -> None:
    with pytest.raises(ContentError, match="not YAML"):
        read(content, {"sites.yaml": "- title: Counting: one\n"})


@pytest.mark.parametrize("name", ["site.yaml", "titles.yaml", "addresses.yaml", "history.yaml"])
def test_a_file_of_ours_in_an_inner_folder(content: Path, name: str) -> None:
    found = read(content, {"2024/list.txt": LIST, f"2024/{name}": "x: y\n"})
    assert [item.name for item in found.lists] == ["2024"]
    assert "read only at the top of the content folder" in told(found)[0]
    assert "did you mean" not in told(found)[0]


@pytest.mark.parametrize(
    "files",
    [
        {"content/list.txt": LIST, "README.md": "x", "site/index.html": "x"},
        {"content/list.txt": LIST, "content/site.yaml": "", "requirements.txt": "paperlist"},
    ],
)
def test_a_project_is_no_content(content: Path, files: dict[str, str]) -> None:
    with pytest.raises(ContentError, match=r'this looks like a project(.|\n)*"content/content"'):
        read(content, files)


def test_a_list_may_be_a_folder_named_content(content: Path) -> None:
    found = read(content, {"a.txt": LIST, "content/b.csv": "title,year\nCounting,2026\n"})
    assert [item.name for item in found.lists] == ["a", "content"]


def test_the_paper_whose_authors_were_guessed_is_named(content: Path) -> None:
    text = """- title: Counting
  authors: [Ada Example, Cy Tester]
- title: Sorting
  authors: Li, Wei and Sample, Bo
"""
    [warning] = told(read(content, {"list.yaml": text}))
    assert warning.startswith("content/list.yaml:3: ")
    assert "Wei Li, Bo Sample\n" in warning


def test_names_that_were_only_turned_round_need_no_other_mark(content: Path) -> None:
    text = 'title,authors\nCounting,"Li, Wei; Sample, Bo"\n'
    [warning] = told(read(content, {"list.csv": text}))
    assert warning.endswith('help: write them "Given Family" to be sure')


def test_a_second_list_may_tell_more(content: Path) -> None:
    entry = f"title = {{Counting}}, author = {{Ada Example}}, abstract = {{{ABSTRACT}}}"
    found = read(content, {"list.txt": LIST, "a.bib": f"@misc{{x, {entry}}}"})
    assert [item.title for item in found.lists] == ["My list"]
    paper = found.lists[0].papers[0]
    assert (paper.title, paper.authors[0].name, paper.id) == ("Counting", "Ada Example", "x")
    assert "1 of 1 papers are those of content/list.txt" in told(found)[0]


PUBLICATION = """\
---
title: "Counting knots"
publishDate: "2021-05-01"
authors:
- Ada Example
publication_types: ["1"]
abstract: We count the knots of long ropes.
publication: In *Journal of Rope*
featured: false
links:
- name: Slides
  url: https://example.org/s.pdf
---
"""


def test_a_publication_folder_is_one_paper_a_page(content: Path) -> None:
    folder = content / "publication"
    (folder / "knots").mkdir(parents=True)
    (folder / "_index.md").write_text("---\ntitle: Publications\nview: 2\n---\n", encoding="utf-8")
    (folder / "knots" / "index.md").write_text(PUBLICATION, encoding="utf-8")
    bib = "@article{k, title = {Counting knots}, author = {Example, Ada}}\n"
    (folder / "knots" / "cite.bib").write_text(bib, encoding="utf-8")
    found = load(folder, ("en",))
    (paper,) = (paper for item in found.lists for paper in item.papers)
    assert (paper.title, paper.venue, paper.year) == ("Counting knots", "Journal of Rope", 2021)
    assert [author.name for author in paper.authors] == ["Ada Example"]
    assert [link.href for link in paper.links] == ["https://example.org/s.pdf"]
    assert not paper.extra
    told = [problem.message for problem in found.warnings]
    assert any('says once more what "index.md" beside it says' in message for message in told)
    assert any("publication_types, featured" in message for message in told)


def test_an_overview_that_holds_a_list_is_read(content: Path) -> None:
    text = "---\ntitle: Papers\n---\n\n- [Counting knots](https://example.org/k), Ada Example\n"
    (content / "list").mkdir(parents=True)
    (content / "list" / "_index.md").write_text(text + text.split("---\n\n")[1], encoding="utf-8")
    found = load(content, ("en",))
    assert "Counting knots" in str(found.lists)
