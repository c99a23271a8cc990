"""What machines read: only where there is an address, within the protocols' limits, and legal.

The readers are not ours: feedparser for Atom, expat for XML; Zotero's mapping is written down as
its translator documents it.
"""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import feedparser  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markupsafe import Markup

from generator import dumps, exports, markup, render
from generator.build import build
from generator.citations.styles import STYLES
from generator.citations.works import cite
from generator.dumps import RUN
from generator.editions import list_date
from generator.feeds import MOST
from generator.model import Anchor, Author, Converted, Entry, Origin, Paper, Topic
from generator.views import (
    Cards,
    Change,
    Changes,
    Day,
    Edition,
    Feed,
    File,
    Listing,
    Page,
    PaperPage,
    Planned,
    Site,
    Sitemap,
)
from tests.entries import entry
from tests.test_citations import entry_of

URL = "https://x.example/a/b/"


def site(base_url: str) -> Site:
    return Site("T", Markup("T"), "en", Converted(Markup(""), ""), base_url, ())


def listing(base_url: str, entries: list[Entry]) -> Listing:
    pages = [Page(item.path, "paper.html", None) for item in entries]
    pages += [
        Page("papers/old.html", "moved.html", None),
        Page("404.html", "404.html", None),
        Page("data/words.js", "words.js", None),
        Page("index.html", "index.html", None),
    ]
    origin = Origin("T", base_url, "derived")
    numbered = tuple(enumerate(entries, start=1))
    topic = Topic("topics/bits.html", "bits", "en", numbered)
    cited = cite(entries, origin, markup.bibtex)
    return Listing(site(base_url), tuple(entries), cited, (topic,), tuple(pages), "2026-01-02")


def made(base_url: str, count: int = 3) -> dict[str, Planned]:
    entries = [entry(f"p{number}") for number in range(count)]
    return {item.path: item for item in exports.files(listing(base_url, entries))}


def content(item: Planned) -> bytes:
    assert not isinstance(item, Page)
    return item.content if isinstance(item, File) else item.write()


def rendered(found: Listing, path: str) -> bytes:
    """The bytes of an export that is a page."""
    page = next(item for item in exports.files(found) if item.path == path)
    assert isinstance(page, Page)
    return render.Renderer(render.templates(), [found.site], ())(page)


def test_without_an_address_there_is_no_feed_and_no_sitemap() -> None:
    data = {"papers.json", "papers.csv", "papers.bib", "papers.ris", "data/records-0.js"}
    assert set(made("")) == {"robots.txt", ".nojekyll", "topics/bits.bib", *data}


def test_in_a_long_list_data_and_pages_say_each_thing_once() -> None:
    origin = Origin("T", "", "derived", abstracts=False)
    told = entry_of(Paper("We count whole abstracts.", title="Counting"), "counting")
    cited = cite([told], origin, markup.bibtex)
    page = Page(told.path, "paper.html", PaperPage(told, cited[0], 0, "index.html", None, None))
    cards = Page("data/cards-0.js", "cards.js", Cards(0, ((1, told),)))
    long = replace(site(""), large=True)
    found = Listing(long, (told,), cited, (), (page,), "2026-01-02")
    for item in exports.files(found):
        assert b"whole abstracts" not in content(item), item.path
    render_page = render.Renderer(render.templates(), [long], ())
    assert render_page(page).count(b"whole abstracts") == 1
    assert b"whole abstracts" not in render_page(cards)  # but for its beginning
    short = render.Renderer(render.templates(), [site("")], ())
    assert b"whole abstracts" in short(cards)


# Sitemap


def test_the_sitemap_lists_what_can_be_read_at_its_best_address() -> None:
    found = made(URL)["sitemap.xml"]
    assert isinstance(found, Page)
    papers = [f"{URL}papers/p{number}.html" for number in range(3)]
    assert found.data == Sitemap((*papers, URL))


def test_each_edition_has_a_first_page() -> None:
    editions = (Edition("en", "", "English"), Edition("zh-Hans", "zh-Hans/", "中文"))
    found = listing(URL, [])
    pages = (*found.pages, Page("zh-Hans/index.html", "index.html", None))
    told = replace(found, site=replace(found.site, editions=editions), pages=pages)
    (page,) = exports.sitemap(told)
    assert isinstance(page, Page)
    assert page.data == Sitemap((URL, f"{URL}zh-Hans/"))


def test_a_large_sitemap_is_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "SITEMAP_MOST", 3)
    found = made(URL)
    assert [path for path in found if path.startswith("sitemap-")] == [
        "sitemap-1.xml",
        "sitemap-2.xml",
    ]
    index = found["sitemap.xml"]
    assert isinstance(index, Page)
    assert (index.template, index.data) == (
        "sitemap-index.xml",
        Sitemap((f"{URL}sitemap-1.xml", f"{URL}sitemap-2.xml")),
    )


def test_crawlers_are_told_where_the_sitemap_is() -> None:
    assert content(made(URL)["robots.txt"]).decode().endswith(f"Sitemap: {URL}sitemap.xml\n")


# Feeds


def test_feeds_are_capped_and_dated_by_the_content() -> None:
    found = made(URL, MOST + 5)
    for path in ("feed.xml", "topics/bits.xml"):
        page = found[path]
        assert isinstance(page, Page)
        assert isinstance(page.data, Feed)
        assert page.data.updated == "2026-01-02"
        assert len(page.data.entries) == MOST
    assert len(json.loads(content(found["feed.json"]))["items"]) == MOST


def test_what_is_new_stands_first_and_keeps_its_date() -> None:
    found = listing(URL, [entry(f"p{number}") for number in range(3)])
    day = Day("2025-12-31", (Change("changed", "p2", "p2", None, ("title",)),))
    told = replace(found, changes=Changes((day,), start="2025-01-01"))
    page = next(item for item in exports.files(told) if item.path == "feed.xml")
    assert isinstance(page, Page)
    assert isinstance(page.data, Feed)
    assert [(date, item.slug) for date, item in page.data.entries] == [
        ("2025-12-31", "p2"),
        ("2025-01-01", "p0"),
        ("2025-01-01", "p1"),
    ]


def test_a_feed_reader_reads_all() -> None:
    paper = Paper(
        "It has $x<y$ bits & “more”.\n\nSecond.",
        title="On $\\alpha$ & $x<y$",
        authors=(Author("Ada Example"), Author("王小明")),
    )
    one = replace(entry_of(paper), topics=(Anchor("topics/bits.html", "bits & more"),))
    read = feedparser.parse(rendered(listing(URL, [one]), "feed.xml"))
    assert not read.bozo
    assert read.feed.id == URL
    assert [link.rel for link in read.feed.links] == ["alternate", "self"]
    (item,) = read.entries
    assert item.title == "On α & x < y"
    assert item.id == item.link == f"{URL}papers/{one.slug}.html"
    assert [author.name for author in item.authors] == ["Ada Example", "王小明"]
    assert [tag.term for tag in item.tags] == ["bits & more"]
    assert "<math" in item.content[0].value
    assert "<" not in item.summary.replace("x < y", "")


def test_json_feed_says_the_same() -> None:
    paper = Paper("It has $x$ bits.", title="On bits", authors=(Author("Ada Example"),))
    found = {item.path: item for item in exports.files(listing(URL, [entry_of(paper)]))}
    feed = json.loads(content(found["feed.json"]))
    assert feed["version"] == "https://jsonfeed.org/version/1.1"
    assert feed["feed_url"] == f"{URL}feed.json"
    (item,) = feed["items"]
    assert item["id"] == item["url"] == f"{URL}papers/counting-with-one-bit.html"
    assert item["authors"] == [{"name": "Ada Example"}]
    assert "<math" in item["content_html"]


@settings(deadline=None, max_examples=50)
@given(st.text(max_size=30), st.text(max_size=30), st.text(min_size=1, max_size=10))
def test_any_text_gives_legal_xml(title: str, abstract: str, name: str) -> None:
    paper = Paper(f"{abstract}\x10\ufffe]]>🙂", title=title, authors=(Author(name),))
    found = listing(URL, [entry_of(paper)])
    ElementTree.fromstring(rendered(found, "feed.xml"))
    for item in exports.files(found):
        if not isinstance(item, Page):
            content(item).decode()


# Data


def test_the_table_opens_right_in_excel() -> None:
    text = content(made("")["papers.csv"])
    assert text.startswith(b"\xef\xbb\xbfkey,title,")
    rows = list(csv.DictReader(io.StringIO(text.decode("utf-8-sig"), newline="")))
    assert [row["page"] for row in rows] == [f"papers/p{number}.html" for number in range(3)]


@pytest.mark.parametrize("name", ["csv", "bibtex", "ris"])
def test_files_written_in_portions_are_as_if_written_at_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = [entry(f"p{number}") for number in range(5)]
    whole = STYLES[name].write(listing("", entries).citations).encode()
    monkeypatch.setattr(dumps, "_PORTION", 2)
    assert (
        content(made("", 5)[f"papers.{STYLES[name].ending}"]).removeprefix(b"\xef\xbb\xbf") == whole
    )


def test_a_date_that_nothing_gives_is_only_the_feeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    undated = replace(listing(URL, [entry("p0")]), date=list_date("", "Examples"))
    files = {item.path: item for item in exports.files(undated)}
    assert "date" not in json.loads(content(files["papers.json"]))
    assert b"<updated>1970-01-01T" in rendered(undated, "feed.xml")


def test_papers_json_leaves_out_what_is_not_known() -> None:
    paper = Paper(
        "Of $x$ bits.",
        title="On bits",
        authors=(Author("Ada Example", affiliation="Example \\& Co", orcid="0000-0000-0000-0001"),),
        year=2026,
        venue="Examples",
        extra=(("colour", "blue"),),
    )
    files = {item.path: item for item in exports.files(listing(URL, [entry_of(paper)]))}
    told = json.loads(content(files["papers.json"]))
    assert told == {
        "title": "T",
        "url": URL,
        "date": "2026-01-02",
        "papers": [
            {
                "slug": "counting-with-one-bit",
                "page": f"{URL}papers/counting-with-one-bit.html",
                "key": "example-2026-counting-one",
                "title": "On bits",
                "authors": [
                    {
                        "name": "Ada Example",
                        "affiliation": "Example & Co",
                        "orcid": "0000-0000-0000-0001",
                    }
                ],
                "abstract": "Of x bits.",
                "abstract_tex": "Of $x$ bits.",
                "year": 2026,
                "venue": "Examples",
                "extra": {"colour": "blue"},
            }
        ],
    }


def test_the_organiser_says_where_and_when(tmp_path: Path) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "list.yaml").write_text(LIST, encoding="utf-8")
    (content / "site.yaml").write_text("venue: Examples & Co\nyear: 2025\n", encoding="utf-8")
    build(content, tmp_path / "site", tmp_path / "cache")
    entries = (tmp_path / "site" / "papers.bib").read_text(encoding="utf-8").split("\n@")
    assert [("year = {2025}" in text, "{Examples \\& Co}" in text) for text in entries] == [
        (False, False),
        (True, True),
    ]


def test_a_topic_has_the_entries_of_its_papers() -> None:
    found = made("")
    assert content(found["topics/bits.bib"]) == content(found["papers.bib"])


def test_records_are_scripts_of_so_many_papers() -> None:
    found = made("", RUN + 1)
    for number, count in ((0, RUN), (1, 1)):
        text = content(found[f"data/records-{number}.js"]).decode()
        head, tail = f'Paperlist.data("records",{number},', ");\n"
        assert text.startswith(head)
        assert len(json.loads(text.removeprefix(head).removesuffix(tail))) == count


# Found

# From the names of tags to Zotero's fields: its translator "Embedded Metadata".
ZOTERO = {
    "citation_title": "title",
    "citation_publication_date": "date",
    "citation_conference_title": "conferenceName",
    "citation_journal_title": "publicationTitle",
    "citation_abstract": "abstractNote",
    "citation_doi": "DOI",
    "citation_volume": "volume",
    "citation_firstpage": "first page",  # of "pages", which Zotero puts together
    "citation_lastpage": "last page",
    "citation_publisher": "publisher",
    "citation_abstract_html_url": "url",
    "citation_pdf_url": "attachment",
}


class Head(HTMLParser):
    """What the head of a page says: its meta tags, its canonical address and its JSON-LD."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, str]] = []
        self.canonical = ""
        self.linked: list[Any] = []
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta":
            name = given.get("name") or given.get("property") or ""
            self.tags.append((name, given.get("content") or ""))
        if tag == "link" and given.get("rel") == "canonical":
            self.canonical = given["href"] or ""
        self._script = tag == "script" and given.get("type") == "application/ld+json"

    def handle_data(self, data: str) -> None:
        if self._script:
            self.linked.append(json.loads(data))
            self._script = False

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.tags if key == name]


def zotero(head: Head) -> dict[str, Any]:
    """The item that Zotero makes of a page."""
    item: dict[str, Any] = {
        field: head.all(tag)[0] for tag, field in ZOTERO.items() if head.all(tag)
    }
    item["creators"] = [creator for text in head.all("citation_author") for creator in people(text)]
    item["tags"] = head.all("citation_keywords")
    item["itemType"] = (
        "conferencePaper" if head.all("citation_conference_title") else "journalArticle"
    )
    return item


def people(text: str) -> list[tuple[str, str]]:
    """Family and given name; two people where spaces stand on both sides of a comma."""
    before, comma, after = text.partition(", ")
    if comma and " " in before and " " in after:
        return [("", before), ("", after)]
    if comma:
        return [(before, after)]
    given, _, family = text.rpartition(" ")
    return [(family, given)]


LIST = """
- title: "Counting $x<y$ & “more”"
  authors: [Ada Example, Bo C. van Sample]
  year: 2026
  venue: Conference on Examples
  doi: 10.5555/ex.1
  pdf: https://x.example/p.pdf
  extra: {volume: 3, pages: 12--34, publisher: Example & Co}
  keywords: [streaming, sketching]
  abstract: We count $n$ items & more.
- abstract: We study the counting of marbles without a title.
"""


@pytest.fixture(scope="module")
def hosted_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("found")
    (folder / "content").mkdir()
    (folder / "content" / "list.yaml").write_text(LIST, encoding="utf-8")
    build(folder / "content", folder / "site", folder / "cache", URL)
    return folder / "site"


def head_of(site: Path, path: str) -> Head:
    return Head((site / path).read_text(encoding="utf-8"))


def titled(site: Path, derived: bool) -> Path:
    """The page of the one paper that has a title, or of the one that has none."""
    pages = sorted((site / "papers").glob("*.html"))
    return next(page for page in pages if page.name.startswith("counting-x") is not derived)


def test_zotero_makes_a_conference_paper(hosted_site: Path) -> None:
    page = titled(hosted_site, derived=False)
    assert zotero(Head(page.read_text(encoding="utf-8"))) == {
        "itemType": "conferencePaper",
        "title": "Counting x < y & “more”",
        "date": "2026",
        "conferenceName": "Conference on Examples",
        "abstractNote": "We count n items & more.",
        "DOI": "10.5555/ex.1",
        "volume": "3",
        "first page": "12",
        "last page": "34",
        "publisher": "Example & Co",
        "url": f"{URL}papers/{page.name}",
        "attachment": "https://x.example/p.pdf",
        "creators": [("Example", "Ada"), ("Sample", "Bo C. van")],
        "tags": ["streaming", "sketching"],
    }


def test_each_language_has_its_locale(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "list.yaml").write_text(LIST, encoding="utf-8")
    (tmp_path / "content" / "site.yaml").write_text("languages: [en, zh-Hans]\n", encoding="utf-8")
    build(tmp_path / "content", tmp_path / "site", tmp_path / "cache")
    paths = ("index.html", "zh-Hans/index.html")
    found = [head_of(tmp_path / "site", path).all("og:locale") for path in paths]
    assert found == [["en_US"], ["zh_CN"]]


def test_what_is_not_known_is_not_made_up(hosted_site: Path) -> None:
    head = Head(titled(hosted_site, derived=True).read_text(encoding="utf-8"))
    assert {name for name, _ in head.tags if name.startswith("citation_")} == {
        "citation_abstract",
        "citation_abstract_html_url",
    }
    (linked,) = head.linked
    assert "headline" not in linked
    assert "author" not in linked


def test_search_engines_are_told_of_papers_and_list(hosted_site: Path) -> None:
    page = titled(hosted_site, derived=False)
    head = Head(page.read_text(encoding="utf-8"))
    (linked,) = head.linked
    assert linked["@type"] == "ScholarlyArticle"
    assert linked["headline"] == "Counting x < y & “more”"
    assert [author["name"] for author in linked["author"]] == ["Ada Example", "Bo C. van Sample"]
    assert linked["url"] == head.canonical == f"{URL}papers/{page.name}"
    assert head.all("og:title") == ["Counting x < y & “more”"]
    assert head.all("twitter:card") == ["summary"]
    index = head_of(hosted_site, "index.html")
    assert index.canonical == URL
    assert not any("<" in value for name, value in index.tags if name.startswith("og:"))


def test_links_given_are_not_joined_twice(hosted_site: Path) -> None:
    for page in hosted_site.rglob("*.html"):
        assert f"{URL}{URL}" not in page.read_text(encoding="utf-8")
