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
        "table.csv": "a,b\n1,2\n",
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
        ("list.docx", "lists end in .txt, .text, .md, .markdown, .json, .jsonl"),
    ],
)
def test_a_name_that_is_nearly_one_of_ours(content: Path, name: str, advice: str) -> None:
    found = read(content, {"list.txt": LIST, name: "x: y"})
    assert [item.name for item in found.lists] == ["list"]
    assert advice in told(found)[0]


def test_a_second_list_may_tell_more(content: Path) -> None:
    entry = f"title = {{Counting}}, author = {{Ada Example}}, abstract = {{{ABSTRACT}}}"
    found = read(content, {"list.txt": LIST, "a.bib": f"@misc{{x, {entry}}}"})
    assert [item.title for item in found.lists] == ["My list"]
    paper = found.lists[0].papers[0]
    assert (paper.title, paper.authors[0].name, paper.id) == ("Counting", "Ada Example", "x")
    assert "1 of 1 papers are those of content/list.txt" in told(found)[0]
