"""Citations: examples in cases/citations, what other programs make of them, and laws.

The parsers are not ours: pybtex for BibTeX, rispy for RIS, citeproc for CSL-JSON. The same
records are written once more by assets/cite.js in a browser, and the bytes compared.
"""

from __future__ import annotations

import csv
import io
import json
import string
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import rispy  # type: ignore[import-untyped]
import yaml
from citeproc import (  # type: ignore[import-untyped]
    Citation as Cited,
)
from citeproc import (
    CitationItem,
    CitationStylesBibliography,
    CitationStylesStyle,
    formatter,
)
from citeproc.source.json import CiteProcJSON  # type: ignore[import-untyped]
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page
from pybtex.database import BibliographyData, parse_string  # type: ignore[import-untyped]

from generator import markup, render
from generator.citations import bibtex
from generator.citations.keys import Wish, keys
from generator.citations.people import person
from generator.citations.styles import STYLES
from generator.citations.works import cite
from generator.identifiers import links_of
from generator.model import Author, Byline, Citation, Entry, Keyword, Link, Origin, Paper
from generator.sources import formats
from generator.text import language
from tests.entries import entry as bare

CASES = Path(__file__).parent / "cases" / "citations"
NOTE = "The title was derived."
ORIGIN = Origin("Examples & more", "https://x.example/list/", NOTE)
TEXT = st.text(
    st.sampled_from(string.ascii_letters + " 0123456789.,:;-'\"`=+@#$%&~^_{}\\<>/|*[]()!?…“é中Öß"),
    max_size=40,
)


def cases(path: Path) -> list[tuple[str, str, str]]:
    """A case file's examples: name, input, expected; lines with a dot stand between."""
    parts = path.read_text(encoding="utf-8").split("\n.\n")
    return [
        (name.strip(), text, expected)
        for name, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
    ]


def paper_of(fields: dict[str, Any]) -> Paper:
    """A paper from what a case says of it."""
    known = dict(fields)
    known.pop("derived", None)
    people = tuple(Author(name) for name in known.pop("authors", ()))
    links = tuple(Link(kind, href) for kind, href in known.pop("links", {}).items())
    words = tuple(known.pop("keywords", ()))
    return Paper("We count.", authors=people, links=links, keywords=words, **known)


def entry_of(paper: Paper, slug: str = "counting-with-one-bit", derived: bool = False) -> Entry:
    """The entry of a paper, as the build makes it."""
    heading = markup.inline(paper.title)
    return replace(
        bare(slug),
        paper=paper,
        title=paper.title,
        heading=heading,
        derived=derived,
        authors=tuple(Byline(markup.inline(author.name)) for author in paper.authors),
        keywords=tuple(Keyword(word, word) for word in paper.keywords),
        keywords_derived=not paper.keywords,
        links=links_of(paper),
        abstract=markup.abstract(paper.abstract),
        heading_language=language(heading.text),
    )


def cited(*papers: Paper) -> tuple[Citation, ...]:
    entries = [entry_of(paper, f"paper-{number}") for number, paper in enumerate(papers)]
    return cite(entries, ORIGIN, markup.bibtex)


def every_case() -> tuple[Citation, ...]:
    """The papers of cases/citations/papers.md."""
    told = [yaml.safe_load(text) for _, text, _ in cases(CASES / "papers.md")]
    entries = [
        entry_of(paper_of(fields), f"case-{number}", "derived" in fields)
        for number, fields in enumerate(told)
    ]
    return cite(entries, ORIGIN, markup.bibtex)


def parsed(text: str) -> BibliographyData:
    """What pybtex reads; it raises on every fault."""
    return parse_string(text, "bibtex")


# Examples


@pytest.mark.parametrize(("source", "expected"), [case[1:] for case in cases(CASES / "titles.md")])
def test_capitals_stay_where_they_must(source: str, expected: str) -> None:
    assert bibtex.title(markup.bibtex(source), "") == expected


@pytest.mark.parametrize(("source", "expected"), [case[1:] for case in cases(CASES / "names.md")])
def test_names_are_taken_apart(source: str, expected: str) -> None:
    assert bibtex.name(person(source)) == expected


def test_papers_in_every_style(update: bool) -> None:
    found = cases(CASES / "papers.md")
    shown = [said(citation) for citation in every_case()]
    if update:
        texts = (
            f"{name}\n.\n{text}\n.\n{new}\n.\n"
            for (name, text, _), new in zip(found, shown, strict=True)
        )
        (CASES / "papers.md").write_text("\n".join(texts), encoding="utf-8")
    else:
        assert shown == [expected for _, _, expected in found]


def said(citation: Citation) -> str:
    """A citation in the styles that people read; lines that end in a space would not last."""
    names = ("bibtex", "ris", "text", "markdown")
    texts = (STYLES[name].write([citation]).replace("\r\n", "\n") for name in names)
    return "\n".join("\n".join(map(str.rstrip, text.rstrip().split("\n"))) for text in texts)


# Other programs


def test_bibtex_is_read_by_others() -> None:
    read = parsed(STYLES["bibtex"].write(every_case()))
    assert list(read.entries) == [citation.key for citation in every_case()]
    first = next(iter(read.entries.values()))
    assert [str(name) for name in first.persons["author"]] == [
        "Example, Ada",
        "van der Sample, Bo",
        "{The Example Team}",
    ]
    assert first.persons["author"][1].prelast_names == ["van", "der"]
    assert first.fields["url"] == "https://x.example/a_b?c=1&d=%20#e"


def test_ris_is_read_by_others() -> None:
    first, *_, own, _ = rispy.loads(STYLES["ris"].write(every_case()))
    assert first["type_of_reference"] == "CPAPER"
    assert first["authors"] == ["Example, Ada", "van der Sample, Bo", "The Example Team"]
    assert first["year"] == "2026"
    assert first["secondary_title"] == "Conference on Examples & Samples"
    assert first["keywords"] == ["streaming", "big data"]
    assert first["doi"] == "10.5555/ex_1(2)"
    assert own["title"] == "Own entries"


def test_csl_is_read_by_others() -> None:
    items = json.loads(STYLES["csl"].write(every_case()))
    style = CitationStylesStyle("harvard-cite-them-right", validate=False)
    listed = CitationStylesBibliography(style, CiteProcJSON(items), formatter.plain)
    for item in items:
        listed.register(Cited([CitationItem(item["id"])]))
    shown = [str(line) for line in listed.bibliography()]
    assert len(shown) == len(items)
    assert "Example, A., van der Sample, B." in shown[0]
    assert "2026" in shown[0]


@pytest.mark.parametrize("name", ["bibtex", "ris", "csl", "csv"])
def test_our_own_readers_get_back_what_was_written(name: str) -> None:
    """But for the papers for which the list's own entries stand."""
    style = STYLES[name]
    found = [citation for citation in every_case() if not citation.key.startswith("Own")]
    read = formats.read(style.write(found).encode(), f"papers.{style.ending}")
    assert [facts(paper) for paper in read.list.papers] == [
        (
            citation.work.title,
            [author.family for author in citation.work.authors],
            citation.work.year,
            citation.work.container,
            citation.work.doi,
            citation.work.arxiv,
        )
        for citation in found
    ]


def facts(paper: Paper) -> tuple[str, list[str], int, str, str, str]:
    """What is known of a paper that was read."""
    return (
        markup.inline(paper.title).text,
        [person(author.name).family for author in paper.authors],
        paper.year,
        markup.inline(paper.venue).text,
        paper.doi,
        paper.arxiv,
    )


# Laws


@given(TEXT, TEXT, st.lists(TEXT, max_size=3), TEXT)
def test_any_text_gives_a_sound_entry(title: str, venue: str, names: list[str], word: str) -> None:
    authors = tuple(Author(name) for name in names)
    paper = Paper("We count.", title=title, authors=authors, venue=venue, keywords=(word,))
    (citation,) = cited(paper)
    read = parsed(STYLES["bibtex"].write([citation]))
    assert list(read.entries) == [citation.key]
    assert citation.key.isascii()
    assert "</" not in citation.record
    assert "<!" not in citation.record
    assert json.loads(citation.record)["id"] == citation.key
    assert len(rispy.loads(STYLES["ris"].write([citation]))) == 1


@given(st.lists(st.tuples(TEXT, st.integers(0, 2), st.sampled_from(["", "K1", "k1"])), max_size=8))
def test_keys_are_unique_and_know_no_order(told: list[tuple[str, int, str]]) -> None:
    wishes = [
        Wish(own, family, year, f"the-same-words-{number % 3}-again-{number}")
        for number, (family, year, own) in enumerate(told)
    ]
    made = keys(wishes)
    assert len({key.casefold() for key in made}) == len(wishes)
    assert all(key.isascii() and " " not in key for key in made)
    assert keys(wishes[::-1]) == made[::-1]


def test_a_paper_more_changes_no_other_key() -> None:
    papers = [Paper("a", title=f"T {n}", authors=(Author(f"Ada Ex{n}"),)) for n in range(5)]
    entries = [entry_of(paper, f"word-{n}-more") for n, paper in enumerate(papers)]
    before = [citation.key for citation in cite(entries[1:], ORIGIN, markup.bibtex)]
    assert [citation.key for citation in cite(entries, ORIGIN, markup.bibtex)][1:] == before


@given(st.lists(TEXT, min_size=1, max_size=3))
def test_a_table_holds_no_formulas(titles: list[str]) -> None:
    text = STYLES["csv"].write(cited(*(Paper("-1+1", title=title) for title in titles)))
    head, *rows = csv.reader(io.StringIO(text, newline=""))
    assert [len(row) for row in rows] == [len(head)] * len(titles)
    assert not any(
        cell.startswith(("=", "+", "-", "@", "\t", "\r")) for row in rows for cell in row
    )


# In the browser


def written(page: Page, found: tuple[Citation, ...]) -> dict[str, str]:
    """What assets/cite.js writes of the records."""
    records = [json.loads(citation.record) for citation in found]
    script = """records => Object.fromEntries(Object.keys(Paperlist.cite.formats).map(
        format => [format, Paperlist.cite.write(records, format)]))"""
    told: dict[str, str] = page.evaluate(script, records)
    return told


def test_the_script_writes_the_same_bytes(browser: Browser) -> None:
    page = browser.new_page()
    page.add_script_tag(path=render.templates() / "assets" / "cite.js")

    def same(found: tuple[Citation, ...]) -> None:
        assert written(page, found) == {name: style.write(found) for name, style in STYLES.items()}

    @settings(max_examples=40, deadline=None)
    @given(
        st.lists(
            st.builds(
                Paper,
                TEXT,
                title=TEXT,
                authors=st.lists(st.builds(Author, TEXT), max_size=24).map(tuple),
                keywords=st.lists(TEXT, max_size=2).map(tuple),
                year=st.sampled_from([0, 2026]),
                venue=st.one_of(st.just(""), st.just("Journal of Tests"), TEXT),
                doi=st.one_of(st.just(""), st.just("10.5555/a?b#c<d>é%")),
                arxiv=st.sampled_from(["", "2401.00001"]),
            ),
            max_size=4,
        )
    )
    def any_papers(papers: list[Paper]) -> None:
        same(cited(*papers))

    same(every_case())
    any_papers()
    page.close()
