"""One notion of a paper for all formats: the same list, written in each, is the same papers."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Sequence

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from generator.model import Author, Paper
from generator.sources import formats

# Words that mean nothing to any format, since each has signs of its own.
WORD = st.sampled_from(
    ["widgets", "Counting", "naïve", "数数", "$n^2$", "one-bit", "O(n)", "1.5", "Über"]
)
LINE = st.lists(WORD, min_size=1, max_size=6).map(" ".join)
NAME = st.sampled_from(
    ["Ada Example", "Bo van der Sample", "Zoë Müller-Beispiel", "Mononym", "J. R. Tester"]
)
PAPER = st.builds(
    Paper,
    abstract=LINE,
    title=LINE,
    authors=st.lists(NAME.map(Author), unique=True, max_size=3).map(tuple),
    keywords=st.lists(LINE, max_size=2).map(tuple),
    year=st.sampled_from([0, 1987, 2026]),
    venue=st.just("") | LINE,
    doi=st.sampled_from(["", "10.1000/1"]),
)
PAPERS = st.lists(PAPER, min_size=1, max_size=3)


def record(paper: Paper) -> dict[str, object]:
    return {
        "title": paper.title,
        "authors": [author.name for author in paper.authors],
        "abstract": paper.abstract,
        "keywords": list(paper.keywords),
        "year": paper.year or None,
        "venue": paper.venue,
        "doi": paper.doi,
    }


def cells(paper: Paper) -> list[str]:
    values = record(paper).values()
    return ["; ".join(v) if isinstance(v, list) else str(v or "") for v in values]


def to_table(papers: Sequence[Paper], mark: str) -> str:
    target = io.StringIO()
    writer = csv.writer(target, delimiter=mark)
    writer.writerow(record(papers[0]))
    writer.writerows(map(cells, papers))
    return target.getvalue()


def to_bibtex(papers: Sequence[Paper]) -> str:
    entries = []
    for at, paper in enumerate(papers):
        names = " and ".join(author.name for author in paper.authors)
        values = {"title": paper.title, "author": names, "abstract": paper.abstract}
        values |= {"keywords": "; ".join(paper.keywords), "booktitle": paper.venue}
        values |= {"year": str(paper.year or ""), "doi": paper.doi}
        body = ",\n".join(f"  {name} = {{{value}}}" for name, value in values.items())
        entries.append(f"@misc{{k{at},\n{body}\n}}\n")
    return "\n".join(entries)


def to_ris(papers: Sequence[Paper]) -> str:
    lines = []
    for paper in papers:
        lines += ["TY  - CONF", f"TI  - {paper.title}", f"AB  - {paper.abstract}"]
        lines += [f"AU  - {author.name}" for author in paper.authors]
        lines += [f"KW  - {word}" for word in paper.keywords]
        lines += [
            f"PY  - {paper.year or ''}",
            f"T2  - {paper.venue}",
            f"DO  - {paper.doi}",
            "ER  - ",
        ]
    return "\n".join(lines)


def to_csl(papers: Sequence[Paper]) -> str:
    items = [
        {
            "type": "paper-conference",
            "title": paper.title,
            "abstract": paper.abstract,
            "author": [{"literal": author.name} for author in paper.authors],
            "issued": {"date-parts": [[paper.year]]} if paper.year else {},
            "container-title": paper.venue,
            "DOI": paper.doi,
            "keyword": "; ".join(paper.keywords),
        }
        for paper in papers
    ]
    return json.dumps(items)


WRITERS: dict[str, Callable[[Sequence[Paper]], str]] = {
    "list.json": lambda papers: json.dumps([record(paper) for paper in papers], indent=1),
    "list.jsonl": lambda papers: "\n".join(json.dumps(record(paper)) for paper in papers),
    "list.yaml": lambda papers: yaml.safe_dump([record(paper) for paper in papers], width=40),
    "list.csv": lambda papers: to_table(papers, ","),
    "excel.csv": lambda papers: "\ufeff" + to_table(papers, ";"),
    "list.tsv": lambda papers: to_table(papers, "\t"),
    "list.bib": to_bibtex,
    "list.ris": to_ris,
    "items.json": to_csl,
}


@pytest.mark.parametrize("file", WRITERS)
@given(papers=PAPERS)
def test_the_same_list_in_every_format(file: str, papers: list[Paper]) -> None:
    found = formats.read(WRITERS[file](papers).encode(), file).list.papers
    assert list(map(cells, found)) == list(map(cells, papers))


# Names that mean something beside each other, and values that none of them can hold for another.
NAMES = (
    *("title", "Talk title", "contribution_name", "name", "affiliation", "abstract"),
    *("short abstract", "Author", "author-name", "first_author", "Co-Authors", "presenters"),
    *("speaker", "student", "organizers", "topics", "keywords", "type", "submission_type"),
    *("session", "talk_session", "poster_link", "url_slides", "status", "decision", "files"),
)
SAID = st.sampled_from(
    ["Ada Example", "Bo Sample, Cy Tester", "Foo, Di", "1", "yes", "https://x.example/1", "a.pdf"]
)
FIELDS = st.dictionaries(st.sampled_from(NAMES), SAID, min_size=1)
SORTED = re.compile(r"\w+")


@given(rows=st.lists(FIELDS, min_size=1, max_size=3))
def test_whatever_fields_are_called_no_word_is_lost_in_silence(rows: list[dict[str, str]]) -> None:
    first = {"title": "Counting", **rows[0]}
    text = json.dumps([first, *({"title": f"Sorting {n}", **row} for n, row in enumerate(rows))])
    read = formats.read(text.encode(), "list.json")
    told = " ".join(problem.message for problem in read.warnings)
    words = set(SORTED.findall(told + repr(read.list.papers)))
    for name, value in (pair for row in (first, *rows) for pair in row.items()):
        lost = set(SORTED.findall(value)) - words
        assert not lost or name in told or value in ("1", "yes"), (name, value)
