"""What machines read: only where there is an address, and within the protocols' limits."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from generator import exports
from generator.model import Converted, Feed, File, Page, Planned, Site, Sitemap
from tests.test_pages import entry

URL = "https://x.example/list/"


def site(base_url: str) -> Site:
    return Site("T", Markup("T"), "en", Converted(Markup(""), ""), base_url, ())


def made(base_url: str, count: int = 3) -> dict[str, Planned]:
    entries = [entry(f"p{number}") for number in range(count)]
    pages = [Page(item.path, "paper.html", None) for item in entries]
    pages += [
        Page("papers/old.html", "moved.html", None),
        Page("404.html", "404.html", None),
        Page("index.html", "index.html", None),
    ]
    return {item.path: item for item in exports.files(site(base_url), entries, pages, "2026-01-02")}


def test_without_an_address_there_is_no_feed_and_no_sitemap() -> None:
    assert set(made("")) == {"robots.txt", ".nojekyll"}


def test_the_sitemap_lists_what_can_be_read_at_its_best_address() -> None:
    found = made(URL)["sitemap.xml"]
    assert isinstance(found, Page)
    papers = [f"{URL}papers/p{number}.html" for number in range(3)]
    assert found.data == Sitemap((*papers, URL))


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


def test_the_feed_is_capped_and_dated_by_the_content() -> None:
    found = made(URL, exports.FEED_MOST + 5)["feed.xml"]
    assert isinstance(found, Page)
    assert isinstance(found.data, Feed)
    assert found.data.updated == "2026-01-02T00:00:00Z"
    assert len(found.data.entries) == exports.FEED_MOST


def test_crawlers_are_told_where_the_sitemap_is() -> None:
    found = made(URL)["robots.txt"]
    assert isinstance(found, File)
    assert found.content.decode().endswith(f"Sitemap: {URL}sitemap.xml\n")
