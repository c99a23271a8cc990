"""Lists made to hurt: nothing in them runs, leads or reaches anywhere, however it is written.

Papers are put together at random, but always the same, from what has hurt other programs.
"""

from __future__ import annotations

import csv
import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect

from generator.build import build, check
from generator.errors import ContentError
from tests.conftest import Serve, watched

HURT = "window.hurt=1"
MARKUP = [
    f"<script>{HURT}</script>",
    f"</script><script>{HURT}</script>",
    f"</title></style></textarea></noscript><script>{HURT}</script>",
    f"<img src=x onerror={HURT}>",
    f'"><img src=x onerror="{HURT}">',
    f"' autofocus onfocus={HURT} x='",
    f"<svg onload={HURT}><script>{HURT}</script></svg>",
    f"<svg><a xlink:href='javascript:{HURT}'><text>a</text></a></svg>",
    f"<math><mtext><script>{HURT}</script></mtext></math>",
    f"<math href='javascript:{HURT}'><mi>x</mi></math>",
    '<iframe srcdoc="<script>parent.hurt=1</script>">',
    f"<details open ontoggle={HURT}>",
    '<base href="https://evil.example/">',
    '<meta http-equiv=refresh content="0;url=https://evil.example/">',
    '<link rel=stylesheet href="https://evil.example/a.css">',
    "<style>*{background:url(https://evil.example/a.png)}</style>",
    "<form action=https://evil.example/><button>a</button>",
    "<!--", "-->", "]]>", "<![CDATA[", "&lt;script&gt;", "&#60;script&#62;", "&amp;lt;",
    f"[a](javascript:{HURT})",
    f"[a](data:text/html,<script>{HURT}</script>)",
    "![a](https://evil.example/a.png)",
]  # fmt: skip
TEX = [
    f"\\href{{javascript:{HURT}}}{{a}}", f"$\\href{{javascript:{HURT}}}{{a}}$",
    "\\url{data:text/html,a}", "\\includegraphics{https://evil.example/a.png}",
    "\\input{/etc/passwd}",
    f"$\\text{{<script>{HURT}</script>}}$", f'$\\color{{" onload="{HURT}}}{{a}}$',
    "\\def\\a{\\a\\a}\\a", "$\\def\\a{\\a\\a}\\a$", "\\newcommand{\\b}{\\b\\b}$\\b$",
    "\\begin{array}{" + "c" * 30 + "}", "\\end{align}", "\\left(" * 9, "$\\frac{\\frac{1}{2}",
    "$", "$$", "\\(", "\\]", "{" * 30, "}" * 30, "\\", "%", "\\verb|a",
    "$" + "{" * 40 + "}" * 40 + "$",
]  # fmt: skip
SIGNS = [
    "\0", "\x07", "\x1b[31m", "\u2028", "\u202e", "\u2066", "\u200f", "\ufffe", "\ud800", "\udfff",
    "a\u0301" * 20, "\U0001f600\u200d", "{{ 7*7 }}", "{% raw %}", "{#", "__proto__", "constructor",
    "=HYPERLINK(\"https://evil.example/\")", "@SUM(A1)", "+1+1", "-2+3", "\t=1",
    "=cmd|' /C calc'!A0",
    "}\n@article{evil, title = {mine}}", "},author={Evil", "TY  - JOUR", "ER  - ", "---",
    "Title: a",
    "!!python/object/apply:os.system ['true']", "../../../etc/passwd", "(" * 40, "[" * 40,
    "x" * 900,
]  # fmt: skip
WORDS = ["We", "propose", "a", "robust", "graph", "method", "that", "learns", "sparse bounds"]
ADDRESSES = [
    f"javascript:{HURT}", f" JaVaScRiPt:{HURT}", f"java\tscript:{HURT}", f"\x01javascript:{HURT}",
    f"data:text/html,<script>{HURT}</script>", "vbscript:a", "//evil.example/a",
    "file:///etc/passwd",
    f'https://evil.example/" onclick="{HURT}', f"https://evil.example/'><script>{HURT}</script>",
    "https://user:pass@evil.example/", "http://[::1", "https://evil.example/\u202egpj", "C:\\a",
    f"&#106;avascript:{HURT}", f"10.1000/<script>{HURT}</script>",
    f'2301.00001"><script>{HURT}</script>',
    "../../../etc/passwd", f"0000-0001-2345-6789\"><script>{HURT}</script>",
    "https:\\\\evil.example",
]  # fmt: skip
IDS = [
    "../../../etc/passwd", "..", "nul", "aux.txt", "con.", "index", "index.html", "..\\..\\a",
    "/abs",
    "C:\\a", "404", "<script>", "__proto__", "x" * 400, "a\u202eb", "%2e%2e%2f", ".git",
    "CNAME", "-rf",
    "COM1", "$HOME", "`id`", "stars", "constructor",
]  # fmt: skip
LINKS = ("url", "pdf", "code", "video", "doi", "arxiv", "openreview")
TEXTS = ("venue", "track", "session", "type", "status", "award", "tldr", "notes", "an extra field")
SCHEME = re.compile(r"^[\x00-\x20]*(?!https?:|mailto:)[a-z][a-z0-9+.-]*:|^//", re.IGNORECASE)


class Chance(random.Random):
    """Makes papers, the same ones each time."""

    def text(self, most: int) -> str:
        parts = [self.choice(self.choice([MARKUP, TEX, SIGNS, WORDS, WORDS])) for _ in range(most)]
        return self.choice([" ", "", "\t"]).join(parts[: self.randint(1, most)])

    def paper(self, number: int) -> dict[str, object]:
        said: dict[str, object] = {"abstract": self.text(24)}
        if number % 3:
            said["title"] = self.text(6)
        if number < len(IDS):
            said["id"] = IDS[number]
        people = [self.text(2) for _ in range(self.randint(0, 3))]
        said |= {"authors": people, "keywords": [self.text(1), self.choice(WORDS)]}
        said["affiliations"] = [self.text(1) for _ in people]
        said["homepages"] = [self.choice(ADDRESSES) for _ in people]
        said["orcids"] = [self.choice(ADDRESSES) for _ in people]
        said |= {name: self.choice(ADDRESSES) for name in LINKS if self.random() < 0.4}
        said |= {name: self.text(3) for name in TEXTS if self.random() < 0.4}
        said[self.text(1)] = self.choice(ADDRESSES)
        said["year"] = self.choice(["2024", "-1", "9" * 20, "1e400", "<script>"])
        said["bibtex"] = f"@article{{{self.text(1)}, title={{{self.text(2)}}}}}"
        return said


PAPERS = 200


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory, served: Serve) -> tuple[Path, str]:
    """The site of a hostile list, and where it is served."""
    folder = tmp_path_factory.mktemp("hostile")
    content = folder / "content"
    (content / "pages").mkdir(parents=True)
    chance = Chance(2026)
    data = {"title": f"List {MARKUP[1]}", "papers": [chance.paper(n) for n in range(PAPERS)]}
    (content / "list.json").write_text(json.dumps(data))
    page = "# A page\n\n" + "\n\n".join(
        text for text in [*MARKUP, *TEX, *SIGNS] if "\0" not in text
    )
    (content / "pages" / "page.md").write_bytes(page.encode("utf-8", "replace"))
    site = folder / "site"
    site.mkdir()
    root = served(site)
    settings = {"base_url": root, "languages": ["en", "zh-Hans"], "description": MARKUP[1]}
    (content / "site.yaml").write_text(json.dumps(settings))
    assert build(content, site, folder / "cache").papers == PAPERS
    return site, root


class Elements(HTMLParser):
    """The elements of a page, with their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def test_no_page_holds_what_could_run_or_leave(hostile: tuple[Path, str]) -> None:
    site, root = hostile
    for path in site.rglob("*.html"):
        for tag, attributes in Elements(path.read_text(encoding="utf-8")).found:
            assert tag not in ("iframe", "object", "embed", "base", "style", "img"), path
            assert not [name for name in attributes if name.startswith("on")], path
            if tag == "script":
                assert "src" in attributes or attributes["type"].endswith("json"), path
            for name in ("href", "src", "xlink:href", "action"):
                assert not SCHEME.match(attributes.get(name, "")), (path, attributes)
            address = attributes.get("href", "")
            if tag == "a" and address.startswith("http") and not address.startswith(root):
                assert attributes["rel"] == "noopener", (path, address)


def test_every_file_lies_in_the_site_under_a_name_that_any_disk_takes(
    hostile: tuple[Path, str],
) -> None:
    site, _ = hostile
    papers = [path.stem for path in site.glob("papers/*.html")]
    assert len(papers) == PAPERS
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in papers)
    assert not {"nul", "con", "aux", "com1"} & set(papers)
    assert max(map(len, papers)) < 200


def test_exports_hold_no_formula_and_no_entry_of_their_own(hostile: tuple[Path, str]) -> None:
    site, _ = hostile
    with (site / "papers.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert len(rows) == PAPERS + 1
    assert not [cell for row in rows for cell in row if cell[:1] in tuple("=+-@\t\r") and cell]
    assert len(json.loads((site / "papers.json").read_bytes())["papers"]) == PAPERS
    ris = (site / "papers.ris").read_text(encoding="utf-8")
    assert (
        len(re.findall(r"^TY  - ", ris, re.M)) == len(re.findall(r"^ER  - ", ris, re.M)) == PAPERS
    )
    assert "evil" not in re.findall(r"^@\w+\{(\w+)", (site / "papers.bib").read_text(), re.M)


@pytest.fixture
def page(browser: Browser, hostile: tuple[Path, str]) -> Iterator[Page]:
    """A page on the hostile site; fails if anything ran, asked, or was forbidden to."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    with watched(browser, hostile[1]) as page:
        page.on("dialog", answer)
        yield page
        assert not page.evaluate("window.hurt")
    assert asked == []


def visit(page: Page, address: str) -> None:
    page.goto(address)
    assert not page.evaluate("window.hurt"), address


def test_pages_do_nothing_in_a_browser(hostile: tuple[Path, str], page: Page) -> None:
    site, root = hostile
    paths = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    chance = random.Random(1)
    for path in ["index.html", "page.html", "topics.html", *chance.sample(paths, 20)]:
        if path != "404.html":
            visit(page, root + quote(path))


QUERIES = [
    MARKUP[0], MARKUP[4], f"author:{MARKUP[3]}", "robust graph", '"', "-", "author:", "__proto__",
    "$" * 500, "(" * 500, "\\frac{", "{{7*7}}", "is:starred is:unseen", "year:9-1", "\u202e x",
]  # fmt: skip


def test_searches_do_nothing_either(hostile: tuple[Path, str], page: Page) -> None:
    _, root = hostile
    visit(page, f"{root}index.html")
    for query in QUERIES:
        page.locator(".search-box").fill(query)
        expect(page.locator(".search-box")).to_have_value(query)
        page.wait_for_timeout(100)
    for query in QUERIES[:5]:
        visit(page, "about:blank")
        visit(page, f"{root}index.html#?q={quote(query)}")
        page.wait_for_timeout(100)


def test_stars_and_notes_that_others_made_do_nothing(
    hostile: tuple[Path, str], page: Page, tmp_path: Path
) -> None:
    site, root = hostile
    slugs = sorted(path.stem for path in site.glob("papers/*.html"))[:20]
    note = f"{MARKUP[1]}{MARKUP[4]}\u202e=1+1"
    said = {slug: {"star": n, "note": note} for n, slug in enumerate([*slugs, "__proto__"], 1)}
    (tmp_path / "stars.json").write_text(json.dumps({"paperlist": 1, "papers": said}))
    for picks in ("~__proto__~", quote(f"~{MARKUP[4]}~"), "%", "A" * 9000, "~%00"):
        visit(page, "about:blank")
        visit(page, f"{root}stars.html#picks={picks}")
        page.wait_for_timeout(50)
    visit(page, "about:blank")
    visit(page, f"{root}stars.html")
    page.locator(".stars-more summary").click()
    page.locator(".stars-import").set_input_files(tmp_path / "stars.json")
    expect(page.locator(".card")).to_have_count(len(slugs))
    expect(page.locator(".card .own textarea").first).to_have_value(note)
    visit(page, f"{root}index.html")
    expect(page.locator('.menu a[href$="stars.html"]')).to_have_attribute("data-count", "20")


LONG = 100_000


@pytest.mark.parametrize(
    "text", ["x" * 10 * LONG, "$" * LONG, "(" * LONG, "{" * LONG, "\\left(" * LONG, "<b>" * LONG]
)
def test_what_is_endless_ends(tmp_path: Path, text: str) -> None:
    (tmp_path / "list.txt").write_text(f"L\n\nTitle: A\nAbstract: We show {text}\n")
    assert len(check(tmp_path / "list.txt", tmp_path / "cache").entries) == 1


BOMB = "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 60))


@pytest.mark.parametrize(
    "text",
    [
        BOMB + "papers: [{title: A, abstract: *a59}]\n",
        "papers:\n- title: !!python/object/apply:os.mkdir [hurt]\n  abstract: b\n",
        "papers:\n- !!python/object/new:os.system [mkdir hurt]\n",
        "papers: " + "[" * 5000,
    ],
)
@pytest.mark.parametrize("name", ["list.yaml", "site.yaml", "titles.yaml"])
def test_yaml_runs_nothing_and_never_explodes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    content = Path("content")
    content.mkdir()
    (content / "list.txt").write_text("L\n\nTitle: A\nAbstract: We show it.\n")
    (content / name).write_text(text)
    with suppress(ContentError):  # or it is taken for what it is, a text
        check(content, Path("cache"))
    assert not Path("hurt").exists()


def test_strings_of_strings_never_explode(tmp_path: Path) -> None:
    doubled = "".join(f"@string{{s{n} = s{n - 1} # s{n - 1}}}\n" for n in range(1, 300))
    entry = "@article{k, title = s299, abstract = {We show it.}}"
    (tmp_path / "list.bib").write_text(f'@string{{s0 = "abc"}}\n{doubled}{entry}\n')
    with pytest.raises(ContentError, match="@strings come to many times the file"):
        check(tmp_path / "list.bib", tmp_path / "cache")
