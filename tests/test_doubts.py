"""What `paperlist check` finds doubtful, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.doubts import CHECKS, KINDS, doubts
from generator.errors import Place
from generator.model import Author, Paper
from generator.references import dead_references
from generator.sources import formats
from tests.test_plain import cases

CASES = Path(__file__).parent / "cases"


def told(text: str) -> str:
    """What is doubtful in a list, a line a doubt."""
    papers = formats.read(text.encode(), "list.yaml").list.papers
    return "\n".join(
        f"{problem.place.line} {problem.kind}: {problem.message} [{problem.help}]"
        for problem in doubts(papers)
    )


def test_cases(update: bool) -> None:
    path = CASES / "doubts.md"
    found = cases(path)
    if update:
        texts = (f"{name}\n.\n{text}\n.\n{told(text) or 'nothing'}\n.\n" for name, text, _ in found)
        path.write_text("\n".join(texts), encoding="utf-8")
        return
    for name, text, expected in found:
        assert (told(text) or "nothing") == expected, name


def test_every_kind_has_its_words_and_its_case() -> None:
    seen = {
        line.split(" ")[1].rstrip(":")
        for _, _, expected in cases(CASES / "doubts.md")
        for line in expected.splitlines()
        if line[0].isdigit()
    }
    assert seen | {"references"} == set(KINDS)
    assert len(CHECKS) == len(KINDS) - 1


@pytest.mark.parametrize(
    "name",
    [
        "Ada Example",
        "Zoë Müller-Beispiel",
        "Gwo (Chris) Sample",
        "Conor O'Sample Jr.",
        "J. R. Tester",
        "van der Sample",
        "Mononym",
        "张三",
        "阿卜杜拉·示例",
        'M{\\"u}ller',
        "Anand Example",
        "Alexandre de la Muestra y Ejemplo",
    ],
)
def test_real_names_are_not_doubted(name: str) -> None:
    text = "We study widgets with many arms and prove that every widget has a bound on its arms."
    assert doubts([Paper(text, title="Widgets", authors=(Author(name),))]) == ()


def test_links_that_lead_nowhere() -> None:
    text = """# About
See [the list](index.html), [a paper](papers/counting.html#abstract), [out](https://x.example/a),
[mail](mailto:a@x.example), [here](#about), `[code](nowhere.html)` and [gone](papers/countin.html).

[ref]: topic.html

A claim[^1].

[^1]: See the annex.
"""
    paths = {"index.html", "papers/counting.html", "topics.html", "about.html"}
    found = list(dead_references([("about.html", text, Place("pages/about.md"))], paths))
    assert [(problem.place.line, problem.message, problem.help) for problem in found] == [
        (
            3,
            'no file of the site is at "papers/countin.html"',
            'did you mean "papers/counting.html"?',
        ),
        (5, 'no file of the site is at "topic.html"', 'did you mean "topics.html"?'),
    ]


def test_a_picture_is_none_of_the_site() -> None:
    paths = {"index.html", "halls.html", "hall.css"}
    text = "![A hall](hall.png) and [the halls](hall)"
    found = list(dead_references([("about.html", text, Place("pages/about.md"))], paths))
    assert [problem.help for problem in found] == [
        "link to where it is on the web",
        'did you mean "halls.html"?',
    ]


def test_links_that_leave_the_site() -> None:
    text = "[a](/papers/a.html), [b](../papers/a.html), [c](/elsewhere), [d](x/../papers/a.html)"
    found = list(dead_references([("about.html", text, Place("about.md"))], {"papers/a.html"}))
    assert [(problem.message.partition(" leads")[0], problem.help) for problem in found] == [
        ('"/papers/a.html"', 'write "papers/a.html"'),
        ('"../papers/a.html"', 'write "papers/a.html"'),
        ('"/elsewhere"', "write the whole address, with https://"),
    ]


@given(st.text(max_size=60), st.text(max_size=60), st.lists(st.text(max_size=20), max_size=3))
def test_any_paper_can_be_doubted(title: str, abstract: str, names: list[str]) -> None:
    paper = Paper(abstract, title=title, authors=tuple(map(Author, names)))
    assert all(problem.kind in KINDS for problem in doubts([paper, paper]))


@pytest.mark.parametrize(
    "piece", ["a", "a.", "a.In ", "$", "\\(", "](a", "<p ", "&", "(cid:", "e c", "é?"]
)
def test_long_texts_take_no_time(piece: str) -> None:
    text = piece * (100_000 // len(piece))
    start = process_time()
    doubts([Paper(text, title=text, authors=(Author(text),))])
    list(dead_references([("a.html", text, Place("a.md"))], ()))
    assert process_time() - start < 4  # seconds; each takes less than one on an idle machine
