"""The site in a browser, opened from a disk and served under a sub-path.

Whatever a test does, the browser must have nothing to say: no console message, no error, no
blocked or failed request, no request for anything outside the site.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urldefrag

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from tests.conftest import HEIGHT, WIDTHS, Open, listen

SCHEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")
MANY = 40  # pages looked at where a test goes through all of them


@pytest.fixture
def kinds(site: Path) -> dict[str, str]:
    """One path for each kind of page; the 404 page is for hosts, and has tests of its own."""
    topic = min(site.glob("topics/*.html"))
    return {
        "list": "index.html",
        "paper": papers(site)[0],
        "topic": f"topics/{topic.name}",
        "topics": "topics.html",
        "document": "browser-page.html",
    }


def papers(site: Path) -> list[str]:
    """The paths of all papers, in the order of the alphabet."""
    return sorted(f"papers/{path.name}" for path in site.glob("papers/*.html"))


def every_page(site: Path) -> list[str]:
    """The paths of MANY pages of the site, or of all."""
    found = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    return [path for path in found if path != "404.html"][:MANY]


def sideways(page: Page) -> int:
    """By how many CSS pixels the page is wider than the window."""
    return int(
        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


def background(page: Page) -> str:
    """The colour behind the page."""
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


# Reading and going about


def test_lists_show_every_paper_once(open_page: Open, root: str, site: Path) -> None:
    """All pages of the list together hold every paper."""
    found: list[str] = []
    with open_page() as page:
        page.goto(f"{root}index.html")
        found += links_of_cards(page, root)
        while page.locator("a[rel=next]").count():
            page.locator("a[rel=next]").first.click()
            found += links_of_cards(page, root)
    assert sorted(found) == papers(site)


def links_of_cards(page: Page, root: str) -> list[str]:
    """The paths that the cards of a list lead to."""
    script = "links => links.map(link => link.href)"
    hrefs = page.locator("article.card .card-title a").evaluate_all(script)
    return [unquote(href.removeprefix(root)) for href in hrefs]


def test_to_a_paper_and_back(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        card = page.locator("article.card").first
        title = card.locator(".card-title a").inner_text()
        card.locator(".card-title a").click()
        expect(page.locator("h1")).to_have_text(title, use_inner_text=True)
        first = page.url

        page.locator("main a[rel=next]").click()
        expect(page.locator("h1")).not_to_have_text(title, use_inner_text=True)
        page.locator("main a[rel=prev]").click()
        expect(page).to_have_url(first)

        page.wait_for_load_state()
        page.locator(".back a").click()
        expect(page).to_have_url(re.compile(r"/index\.html$"))
        expect(page.locator("article.card .card-title a").first).to_be_focused()
        page.go_back()
        expect(page).to_have_url(first)


def test_a_keyword_leads_to_the_papers_that_use_it(open_page: Open, root: str, site: Path) -> None:
    with open_page() as page:
        for path in papers(site):
            page.goto(f"{root}{path}")
            if page.locator(".keywords a").count():
                break
        keyword = page.locator(".keywords a").first.text_content()
        slug = page.locator("article").get_attribute("data-slug")
        page.locator(".keywords a").first.click()
        expect(page.locator("#_search")).to_have_value(re.compile(re.escape(str(keyword))))
        found = page.locator(f"article.card a[href$='{slug}.html']").filter(visible=True)
        expect(found.first).to_be_visible()


def test_links_lead_somewhere(open_page: Open, root: str, site: Path) -> None:
    """Every link to the site itself has its file, and its place in that file."""
    folder = site if root.startswith("file:") else site.with_name("hosted")
    links: set[tuple[str, str]] = set()
    with open_page() as page:
        for path in every_page(site):
            page.goto(root + path)
            hrefs = page.locator("a[href]").evaluate_all("all => all.map(link => link.href)")
            links |= {(path, href) for href in hrefs if href.startswith(root)}
    assert links
    assert sorted((path, href) for path, href in links if not leads(folder, root, href)) == []


def leads(folder: Path, root: str, href: str) -> bool:
    """Whether the address `href` stands for a file in `folder`, and a place in it."""
    address, fragment = urldefrag(href)
    file = folder / unquote(address.removeprefix(root))
    if not file.is_file():
        return False
    is_search = fragment.startswith("?")
    place = f'id="{unquote(fragment)}"'
    return not fragment or is_search or place in file.read_text(encoding="utf-8")


# Light and dark


@pytest.mark.parametrize("kind", ["list", "paper", "topic", "topics", "document"])
def test_follows_the_system(open_page: Open, root: str, kinds: dict[str, str], kind: str) -> None:
    with open_page() as page:
        page.goto(root + kinds[kind])
        colours = []
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            colours.append(background(page))
    assert brightness(colours[0]) > 200
    assert brightness(colours[1]) < 60


def brightness(colour: str) -> float:
    """The mean of red, green and blue in "rgb(253, 252, 249)"."""
    parts = [int(part) for part in re.findall(r"\d+", colour)[:3]]
    return sum(parts) / len(parts)


def test_reader_may_choose_and_is_remembered(open_page: Open, root: str) -> None:
    with open_page(color_scheme="light") as page:
        page.goto(f"{root}index.html")
        light = background(page)
        button = page.locator("button.theme")
        expect(button).to_be_visible()
        for _ in range(3):
            if background(page) != light:
                break
            button.click()
        dark = background(page)
        assert brightness(dark) < 60

        page.locator("article.card .card-title a").first.click()
        page.wait_for_url("**/papers/**")
        assert background(page) == dark
        page.reload()
        assert background(page) == dark


# Room


@pytest.mark.parametrize("kind", ["list", "paper", "topic", "topics", "document"])
def test_no_sideways_scroll(open_page: Open, root: str, kinds: dict[str, str], kind: str) -> None:
    with open_page() as page:
        page.goto(root + kinds[kind])
        assert {width: pixels for width in WIDTHS if (pixels := sideways_at(page, width)) > 0} == {}


def sideways_at(page: Page, width: int) -> int:
    """The same in a window of another width."""
    page.set_viewport_size({"width": width, "height": HEIGHT})
    return sideways(page)


def test_every_page_fits_the_smallest_phone(open_page: Open, root: str, site: Path) -> None:
    wide: dict[str, int] = {}
    with open_page(viewport={"width": WIDTHS[0], "height": HEIGHT}) as page:
        for path in every_page(site):
            page.goto(root + path)
            wide[path] = sideways(page)
    assert {path: pixels for path, pixels in wide.items() if pixels > 0} == {}


@pytest.mark.parametrize("width", WIDTHS)
def test_every_page_stands_in_the_same_place(
    open_page: Open, root: str, kinds: dict[str, str], width: int
) -> None:
    """Who goes from the list to a paper sees no column jump."""
    places: dict[str, float] = {}
    with open_page(viewport={"width": width, "height": HEIGHT}) as page:
        for kind, path in kinds.items():
            page.goto(root + path)
            places[kind] = page.locator("h1").evaluate("h1 => h1.getBoundingClientRect().left")
    assert len(set(places.values())) == 1, places


# Formulas

BAD_FORMULAS = """
formulas => formulas.filter(formula => {
  const box = formula.getBoundingClientRect();
  return !box.width || !box.height || formula.querySelector("merror");
}).map(formula => formula.outerHTML)
"""


def test_formulas_are_drawn(open_page: Open, root: str, site: Path) -> None:
    """Each has a size, none shows an error, and the font has come."""
    bad: dict[str, list[str]] = {}
    fonts: set[str] = set()
    with open_page() as page:
        for path in every_page(site):
            page.goto(root + path)
            formulas = page.locator("math")
            bad[path] = formulas.evaluate_all(BAD_FORMULAS)
            if formulas.count():
                page.evaluate("document.fonts.ready")
                script = "[...document.fonts].map(font => `${font.family}: ${font.status}`)"
                fonts |= set(page.evaluate(script))
    assert {path: html for path, html in bad.items() if html} == {}
    assert len(fonts) == 1
    assert fonts.pop().endswith(": loaded")


@pytest.mark.parametrize("selector", [".math-wide", ".math-display"])
def test_wide_formulas_scroll_by_themselves(
    open_page: Open, root: str, kinds: dict[str, str], selector: str
) -> None:
    with open_page(viewport={"width": WIDTHS[0], "height": HEIGHT}) as page:
        page.goto(root + kinds["document"])
        page.evaluate("document.fonts.ready")
        box = page.locator(selector).first
        wider, taller = box.evaluate(
            "box => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]"
        )
        assert wider > 20
        assert taller <= 0
        box.evaluate("box => { box.scrollLeft = 20 }")
        assert box.evaluate("box => box.scrollLeft") == 20


def test_ordinary_formulas_leave_the_line_as_high_as_it_is(
    open_page: Open, root: str, kinds: dict[str, str]
) -> None:
    with open_page() as page:
        page.goto(root + kinds["document"])
        page.evaluate("document.fonts.ready")
        paragraph = page.locator("p", has_text="Ordinary formulas")
        assert paragraph.locator("math").count() > 10
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHT})
            lines = paragraph.evaluate(
                "p => p.getBoundingClientRect().height / parseFloat(getComputedStyle(p).lineHeight)"
            )
            assert abs(lines - round(lines)) < 0.12, f"{lines} lines at {width} px"


# Without JavaScript


def test_reads_without_javascript(open_page: Open, root: str, site: Path) -> None:
    with open_page(java_script_enabled=False) as page:
        page.goto(f"{root}index.html")
        cards = page.locator("article.card")
        assert cards.count() > 0
        for card in cards.all():
            expect(card.locator(".card-title a")).to_be_visible()
            expect(card.locator(".excerpt")).to_be_visible()
        expect(page.locator("button.theme")).to_be_hidden()

        cards.first.locator(".card-title a").click()
        expect(page).to_have_url(re.compile(r"/papers/[^/]+\.html$"))
        for path in papers(site)[:MANY]:
            page.goto(root + path)
            expect(page.locator("h1")).to_be_visible()
            expect(page.locator(".abstract")).to_be_visible()
            assert len(page.locator(".abstract").inner_text()) > 20


# Keyboard

REACHABLE = """
all => all.filter(item => item.checkVisibility() && !item.disabled).map((item, row) => {
  item.dataset.row = row;
  return row;
})
"""
FOCUSED = """
() => {
  const item = document.activeElement;
  const style = getComputedStyle(item);
  const box = item.getBoundingClientRect();
  return {
    row: Number(item.dataset.row ??= -document.querySelectorAll("[data-row]").length),
    html: item.outerHTML.slice(0, 80),
    page: item === document.body,
    visible: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
      && box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight
      && box.left >= -1 && box.right <= innerWidth + 1,
  };
}
"""


@pytest.mark.parametrize("kind", ["list", "paper", "topic", "topics", "document"])
def test_keyboard_reaches_everything(
    open_page: Open, root: str, kinds: dict[str, str], kind: str
) -> None:
    with open_page() as page:
        page.goto(root + kinds[kind])
        targets = "a[href], button, summary, input, select, textarea, [tabindex='0']"
        wanted = set(page.locator(targets).evaluate_all(REACHABLE))
        reached: set[int] = set()
        unseen: list[str] = []
        for _ in range(len(wanted) + 20):  # the browser stops at boxes that scroll, too
            page.keyboard.press("Tab")
            focused = page.evaluate(FOCUSED)
            if focused["page"] or focused["row"] in reached:
                break
            reached.add(focused["row"])
            if not focused["visible"]:
                unseen.append(focused["html"])
    assert wanted <= reached
    assert unseen == []


def test_skip_link_skips(open_page: Open, root: str) -> None:
    """The first stop leads past the head of the page."""
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('main') !== null")


# The page for addresses that do not exist


@pytest.mark.parametrize("path", ["no-such-page", "papers/no-such-paper.html", "a/b/c/d"])
def test_unknown_address(browser: Browser, hosted: str, path: str) -> None:
    """It looks like the site wherever it is shown, and leads to the list."""
    context = browser.new_context()
    heard = listen(context, hosted)
    page = context.new_page()
    answer = page.goto(hosted + path)
    assert answer is not None
    assert answer.status == 404
    assert page.evaluate("[...document.styleSheets].length") == 1
    assert {width: pixels for width in WIDTHS if (pixels := sideways_at(page, width)) > 0} == {}
    page.locator("main a").first.click()
    expect(page.locator("article.card").first).to_be_visible()
    context.close()
    # The browser reports the status of the page itself; nothing more may go wrong.
    assert len(heard) == 1, "\n".join(heard)
    assert "the server responded with a status of 404" in heard[0]


# Accessibility


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("kind", ["list", "paper", "topic", "topics", "document", "404"])
def test_axe_finds_nothing(
    browser: Browser,
    hosted: str,
    kinds: dict[str, str],
    kind: str,
    width: int,
    scheme: Literal["dark", "light"],
) -> None:
    # axe is put into the page, which the page's own policy forbids; here alone it is lifted.
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHT}, color_scheme=scheme, bypass_csp=True
    )
    page = context.new_page()
    page.goto(hosted + kinds.get(kind, "404.html"))
    found = Axe().run(page).response["violations"]
    context.close()
    assert [f"{rule['id']}: {node['html']}" for rule in found for node in rule["nodes"]] == []
