"""The site by which generators are compared."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.__main__ import main
from generator.bare import build_bare
from generator.errors import ContentError

LIST = """\
- id: knots
  title: Counting $\\ell_1$ knots
  authors: [Ada Example, Bo Sample]
  keywords: [knots, counting]
  abstract: We count knots <b>quickly</b> & well, in time $O(n^2)$.
- id: kites
  title: Mending kites
  abstract: Kites are mended.
"""


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "papers.yaml").write_text(LIST, encoding="utf-8")
    settings = "title: Workshop on Knots\nbase_url: https://example.org/knots/\n"
    (tmp_path / "content" / "site.yaml").write_text(settings, encoding="utf-8")
    return tmp_path / "content"


def everything(folder: Path) -> dict[str, bytes]:
    shown = (path for path in folder.rglob("*") if path.is_file() and path.name[0] != ".")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in shown}


def files(folder: Path) -> dict[str, str]:
    return {path: content.decode() for path, content in everything(folder).items()}


def test_it_has_plain_pages_a_sitemap_and_a_feed(source: Path) -> None:
    count, report = build_bare(source, Path("out"), Path(".cache"))
    made = files(Path("out"))
    assert (count, report.written) == (2, 6)
    papers = ["papers/kites.html", "papers/knots.html"]
    assert sorted(made) == ["feed.xml", "index.html", *papers, "sitemap.xml", "style.css"]
    knots = made["papers/knots.html"]
    assert "<title>Counting ℓ₁ knots - Workshop on Knots</title>" in knots
    assert '<p class="authors">Ada Example, Bo Sample</p>' in knots
    assert '<p class="keywords">knots, counting</p>' in knots
    assert "knots &lt;b&gt;quickly&lt;/b&gt; &amp; well" in knots
    assert "<msup><mi>n</mi><mn>2</mn></msup>" in knots
    assert '<a rel="next" href="../papers/kites.html">Mending kites</a>' in knots
    assert '<a rel="prev" href="../papers/knots.html">' in made["papers/kites.html"]
    assert "<p>Kites are mended.</p></li>" in made["index.html"]
    addresses = [url[0].text for url in ElementTree.fromstring(made["sitemap.xml"])]
    own = ["index.html", "papers/knots.html", "papers/kites.html"]
    assert addresses == [f"https://example.org/knots/{path}" for path in own]
    feed = ElementTree.fromstring(made["feed.xml"])
    titles = [item.text for item in feed.iter("{http://www.w3.org/2005/Atom}title")]
    assert titles == ["Workshop on Knots", "Counting ℓ₁ knots", "Mending kites"]


def test_a_hundred_papers_stand_on_a_page(tmp_path: Path) -> None:
    made = "\n\n".join(f"Kite {number} is mended with glue." for number in range(201))
    (tmp_path / "kites.txt").write_text(f"Kites\n\n{made}\n", encoding="utf-8")
    build_bare(tmp_path / "kites.txt", tmp_path / "out", tmp_path / ".cache")
    pages = {path.name: path.read_text("utf-8") for path in (tmp_path / "out").glob("*.html")}
    assert {name: text.count("<li>") for name, text in pages.items()} == {
        "index.html": 100,
        "page-2.html": 100,
        "page-3.html": 1,
    }
    assert '<a rel="prev" href="index.html">' in pages["page-2.html"]
    assert '<a rel="next" href="page-3.html">' in pages["page-2.html"]
    assert 'rel="next"' not in pages["page-3.html"]


def test_nothing_is_written_of_a_list_that_cannot_be_built(source: Path) -> None:
    (source / "papers.yaml").write_text("- title: [", encoding="utf-8")
    with pytest.raises(ContentError):
        build_bare(source, Path("out"), Path(".cache"))
    assert not Path("out").exists()


def test_a_whole_site_can_follow_it(source: Path) -> None:
    assert main([str(source), "--out", "whole", "--cache", "other"]) == 0
    assert main([str(source)]) == 0
    assert main([str(source), "--bare"]) == 0
    assert "stars.html" not in everything(Path("site"))
    assert main([str(source)]) == 0
    assert everything(Path("site")) == everything(Path("whole"))


def test_the_address_on_the_command_line_counts(source: Path) -> None:
    assert main([str(source), "--bare", "--quiet", "--base-url", "https://example.net/x"]) == 0
    assert "<loc>https://example.net/x/index.html</loc>" in files(Path("site"))["sitemap.xml"]


def test_it_lies_apart_from_what_it_is_made_from(source: Path) -> None:
    assert main([str(source), "--bare", "--out", str(source / "site")]) == 1
    assert not (source / "site").exists()
