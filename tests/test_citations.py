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
from generator.citations.works import cite, embedded
from generator.identifiers import links_of
from generator.model import Author, Byline, Citation, Entry, Keyword, Link, Origin, Paper, Person
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
    first, *others = rispy.loads(STYLES["ris"].write(every_case()))
    own = next(each for each in others if each["id"].startswith("Own"))
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
            citation.work.others,
            citation.work.year,
            citation.work.container,
            citation.work.doi,
            citation.work.arxiv,
        )
        for citation in found
    ]


SEVERAL = "García Márquez, Gabriela"
AS_STATED = {
    "papers.bib": f"""@article{{k, author={{{SEVERAL} and van der Example Sample, Bo}}, title={{T}},
        journal={{J}}}}""",
    "braces.bib": """@article{k, author={Gabriela {García Márquez} and Bo van der {Example Sample}},
        title={T}, journal={J}}""",
    "papers.ris": f"TY  - JOUR\nTI  - T\nAU  - {SEVERAL}\n"
    "AU  - van der Example Sample, Bo\nER  - \n",
    "papers.json": """[{"type": "article-journal", "title": "T", "container-title": "J", "author": [
        {"family": "García Márquez", "given": "Gabriela"},
        {"family": "Example Sample", "non-dropping-particle": "van der", "given": "Bo"}]}]""",
    "papers.csv": f'title,authors,year\nT,"{SEVERAL}; van der Example Sample, Bo",2026\n',
    "papers.yaml": """papers:
- title: T
  authors:
  - {name: Gabriela García Márquez, family: García Márquez}
  - {name: Bo van der Example Sample, family: Example Sample}
""",
}


@pytest.mark.parametrize("file", AS_STATED)
def test_family_names_stay_as_a_list_states_them(file: str) -> None:
    (paper,) = formats.read(AS_STATED[file].encode(), file).list.papers
    assert [markup.inline(each.name).text for each in paper.authors] == [
        "Gabriela García Márquez",
        "Bo van der Example Sample",
    ]
    (citation,) = cited(paper)
    assert citation.work.authors == (
        Person("García Márquez", "Gabriela"),
        Person("Example Sample", "Bo", "van der"),
    )
    assert (
        STYLES["text"]
        .write([citation])
        .startswith("García Márquez, G., & van der Example Sample, B. ")
    )
    assert rispy.loads(STYLES["ris"].write([citation]))[0]["authors"] == [
        SEVERAL,
        "van der Example Sample, Bo",
    ]


def test_accents_in_tex_are_still_the_family_name() -> None:
    paper = Paper("We count.", authors=(Author("G. Garc{\\'i}a M.", family="Garc{\\'i}a M."),))
    assert cited(paper)[0].work.authors == (Person("García M.", "G."),)


IN_PLACE = {
    "papers.bib": """@article{k, title={T}, journal={Journal of Tests}, volume={12}, number={3},
        pages={45--67}, publisher={Example \\& Co}}""",
    "papers.ris": "TY  - JOUR\nTI  - T\nT2  - Journal of Tests\nVL  - 12\nIS  - 3\nSP  - 45\n"
    "EP  - 67\nPB  - Example & Co\nER  - \n",
    "papers.json": """[{"type": "article-journal", "title": "T", "volume": "12", "issue": "3",
        "container-title": "Journal of Tests", "page": "45–67", "publisher": "Example & Co"}]""",
}


@pytest.mark.parametrize("file", IN_PLACE)
def test_the_place_in_a_volume_is_carried(file: str) -> None:
    (paper,) = formats.read(IN_PLACE[file].encode(), file).list.papers
    (citation,) = cited(paper)
    (read,) = rispy.loads(STYLES["ris"].write([citation]))
    found = [read[n] for n in ("volume", "number", "start_page", "end_page", "publisher")]
    assert found == ["12", "3", "45", "67", "Example & Co"]
    (item,) = json.loads(STYLES["csl"].write([citation]))
    found = [item[name] for name in ("volume", "issue", "page", "publisher")]
    assert found == ["12", "3", "45-67", "Example & Co"]
    assert "Journal of Tests, 12(3), 45–67. " in STYLES["text"].write([citation])
    assert "*Journal of Tests, 12*(3), 45–67." in STYLES["markdown"].write([citation])
    fields = parsed(bibtex.entry("k", citation.work, "T", "J")).entries["k"].fields
    assert [fields[n] for n in ("volume", "number", "pages")] == ["12", "3", "45--67"]


def test_a_paper_in_proceedings_has_its_pages() -> None:
    extra = (("pages", "1--9"), ("publisher", "Example Inc."))
    text = STYLES["text"].write(cited(Paper("a", title="T", venue="Example Days", extra=extra)))
    assert "In Example Days (pp. 1–9). Example Inc. " in f"{text} "


def test_what_may_mean_something_else_is_not_carried() -> None:
    (citation,) = cited(Paper("a", title="T", extra=(("number", "17"), ("pages", "9"))))
    assert (citation.work.issue, citation.work.pages) == ("", "")


@pytest.mark.parametrize(
    ("venue", "entry", "kind"),
    [
        ("Phys. Lett. B", "@article{a, title={T}}", "article-journal"),
        ("Widget Days", "@inproceedings{a, title={T}}", "paper-conference"),
        ("arXiv preprint arXiv:2101.00001", "@article{a, title={T}}", "article"),
        ("Journal of Widgets", "", "article-journal"),
    ],
)
def test_what_kind_of_work_a_paper_is(venue: str, entry: str, kind: str) -> None:
    (citation,) = cited(Paper("x", title="T", venue=venue, bibtex=entry))
    assert citation.work.kind == kind
    ours = next(iter(cited(Paper("x", title="T", venue=venue)))).bibtex
    assert f"{{{venue}}}" in ours


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("TY  - JOUR\nTI  - T\nT2  - Widgets and Gadgets\nER  - \n", "article-journal"),
        ("TY  - CONF\nTI  - T\nT2  - Journal Days\nER  - \n", "paper-conference"),
        ("%0 Journal Article\n%T T\n%J Widgets and Gadgets\n", "article-journal"),
        ("Item Type,Title,Venue\njournalArticle,T,Widgets\n", "article-journal"),
    ],
)
def test_what_kind_of_work_a_program_says_that_a_paper_is(text: str, kind: str) -> None:
    name = "list.csv" if text.startswith("Item") else "list.txt"
    (citation,) = cited(*formats.read(text.encode(), name).list.papers)
    assert citation.work.kind == kind


@pytest.mark.parametrize("kind", ["phdthesis", "mastersthesis"])
def test_a_thesis_is_its_school_s(kind: str) -> None:
    text = f"@{kind}{{k, title={{T}}, author={{Example, Ada}}, school={{Example School}}}}"
    (citation,) = cited(formats.read(text.encode(), "papers.bib").list.papers[0])
    (read,) = rispy.loads(STYLES["ris"].write([citation]))
    assert (read["type_of_reference"], read["publisher"]) == ("THES", "Example School")
    (item,) = json.loads(STYLES["csl"].write([citation]))
    assert (item["type"], item["publisher"]) == ("thesis", "Example School")
    assert " T. Example School. " in STYLES["text"].write([citation])


def facts(paper: Paper) -> tuple[str, list[str], bool, int, str, str, str]:
    """What is known of a paper that was read."""
    return (
        markup.inline(paper.title).text,
        [person(author.name).family for author in paper.authors],
        paper.others,
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
    record = embedded(citation)
    assert "</" not in record
    assert "<!" not in record
    assert json.loads(record)["id"] == citation.key
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

DETAILS = ("volume", "number", "issue", "pages", "publisher", "school", "entry type")
PAGES = st.sampled_from(["phdthesis", "7", "12--34", "5, 7–9", "e1-e2", "1-2-3-4"])


def written(page: Page, found: tuple[Citation, ...]) -> dict[str, str]:
    """What assets/cite.js writes of the records."""
    records = [json.loads(embedded(citation)) for citation in found]
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
                others=st.booleans(),
                venue=st.one_of(st.just(""), st.just("Journal of Tests"), TEXT),
                doi=st.one_of(st.just(""), st.just("10.5555/a?b#c<d>é%")),
                arxiv=st.sampled_from(["", "2401.00001"]),
                extra=st.dictionaries(st.sampled_from(DETAILS), st.one_of(PAGES, TEXT)).map(
                    lambda told: tuple(told.items())
                ),
            ),
            max_size=4,
        )
    )
    def any_papers(papers: list[Paper]) -> None:
        same(cited(*papers))

    same(every_case())
    any_papers()
    page.close()
