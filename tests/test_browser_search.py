"""The search box and the list that it leaves, in a browser, as a reader uses them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.build import build
from tests.conftest import HEIGHT, TESTS, WIDTHS, Open, Serve, watched

REST = 1000  # milliseconds: where the cards stand still so long, they are the answer


@pytest.fixture
def page(open_page: Open, root: str) -> Iterator[Page]:
    """The list, as it comes."""
    with open_page() as page:
        page.goto(f"{root}index.html")
        yield page


def shown(page: Page) -> list[str]:
    """The titles of the cards, once they stand still."""
    titles = page.locator(".card:visible .card-title")
    before: list[str] = []
    for _ in range(10):
        now = titles.all_inner_texts()
        if now and now == before:
            break
        before = now
        page.wait_for_timeout(REST)
    else:
        pytest.fail("the cards never stand still")
    return before


def ask(page: Page, text: str) -> None:
    """Put a text into the box and wait until the count is told and the address says it."""
    page.locator(".search-box").fill(text)
    expect(page.locator(".shown")).to_contain_text(f"“{text}”")
    expect(page).to_have_url(re.compile(re.escape(urlencode({"q": text})) + "$"))


def test_words_leave_their_papers(page: Page) -> None:
    every = len(shown(page))
    ask(page, "differentially private")
    assert 0 < len(shown(page)) < every
    assert "private" in shown(page)[0].lower()
    marked = page.locator(".results mark").all_inner_texts()
    assert {text.lower()[:5] for text in marked} == {"diffe", "priva"}
    expect(page.locator(".live")).to_contain_text("“differentially private”")
    expect(page).to_have_url(re.compile(r"#\?q=differentially\+private$"))


def test_the_first_search_is_a_step_back(page: Page) -> None:
    every = shown(page)
    ask(page, "bandits")
    ask(page, "hessian")
    found = shown(page)
    page.go_back()
    expect(page.locator(".results")).to_be_hidden()
    assert shown(page) == every
    page.go_forward()
    expect(page.locator(".results")).to_be_visible()
    assert shown(page) == found


def test_typing_drops_no_letter(page: Page) -> None:
    """However fast, and though the first letters fetch the engine and its files."""
    page.locator(".search-box").press_sequentially("kernelized bandit optimization", delay=0)
    expect(page.locator(".search-box")).to_have_value("kernelized bandit optimization")
    expect(page.locator(".shown")).to_contain_text("“kernelized bandit optimization”")
    typed = shown(page)
    page.reload()
    expect(page.locator(".results .card").first).to_be_visible()
    assert shown(page) == typed


def test_a_late_answer_overwrites_no_newer_one(page: Page) -> None:
    ask(page, "hessian")
    expected = shown(page)
    ask(page, "bandits")
    page.locator(".search-box").evaluate(
        """async box => {
          for (const text of ["virtual", "bandits", "audio", "newton", "hessian"]) {
            box.value = text;
            box.dispatchEvent(new Event("input", { bubbles: true }));
            await null;
          }
        }"""
    )
    expect(page.locator(".shown")).to_contain_text("“hessian”")
    assert shown(page) == expected


def test_a_search_survives_the_way_to_a_paper_and_back(page: Page) -> None:
    page.locator(".search-box").press_sequentially("bandits")
    expect(page.locator(".results .card").first).to_be_visible()
    page.locator(".results .card-title a").first.click()
    expect(page.locator("main.paper")).to_be_visible()
    page.locator(".back a").click()
    expect(page.locator(".results .card").first).to_be_visible()
    expect(page.locator(".search-box")).to_have_value("bandits")


def test_who_leaves_before_the_answer_comes_back_to_all_that_was_typed(page: Page) -> None:
    box = page.locator(".search-box")
    box.press_sequentially("bandit")
    expect(page.locator(".results .card").first).to_be_visible()
    # A letter whose answer is still to come, and the reader is gone.
    page.evaluate(
        """() => {
          const box = document.querySelector(".search-box");
          box.value = "bandits";
          box.dispatchEvent(new Event("input", { bubbles: true }));
          box.blur();
        }"""
    )
    assert page.evaluate("new URLSearchParams(location.hash.slice(2)).get('q')") == "bandits"


@pytest.mark.parametrize("query", ["autor:x", "foo:bar", "year:never", "is:anything"])
def test_what_is_no_field_is_text_with_a_hint(page: Page, query: str) -> None:
    ask(page, query)
    expect(page.locator(".advice")).to_contain_text("2015-2018")


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("autor:x bandits", "author:x bandits"),
        ("bandits -Tittle:x", "bandits -title:x"),
        ("yaer:2015", "year:2015"),
    ],
)
def test_a_misspelt_field_is_offered_as_it_is_written(page: Page, query: str, meant: str) -> None:
    ask(page, query)
    page.locator(".advice button", has_text=meant).click()
    expect(page.locator(".search-box")).to_have_value(meant)
    expect(page.locator(".advice")).not_to_contain_text("Did you mean")


@pytest.mark.parametrize("query", ["authors:x", "au:x", "foo:bar", "as:x", "bandits"])
def test_what_is_no_misspelt_field_is_left_as_it_is(page: Page, query: str) -> None:
    ask(page, query)
    expect(page.locator(".advice")).not_to_contain_text("Did you mean")


def test_a_field_without_its_value_leaves_every_paper(page: Page) -> None:
    every = len(shown(page))
    ask(page, "author:")
    expect(page.locator(".shown")).to_contain_text(re.compile(rf"^{every} .*{every} "))


def test_facets_and_words_narrow_together(page: Page) -> None:
    ask(page, "bandits")
    found = shown(page)
    choice = page.locator(".facet[data-facet] .choice:visible").filter(
        has=page.locator(".number", has_text=re.compile(r"^[1-9]"))
    )
    n = int(choice.first.locator(".number").inner_text())
    choice.first.locator("input").check()
    assert len(shown(page)) == n
    assert set(shown(page)) <= set(found)
    page.locator(".shown button").click()
    expect(page.locator(".results")).to_be_hidden()


HIDDEN_HITS = """
excerpts => excerpts.filter(excerpt => {
  const box = excerpt.getBoundingClientRect();
  const marks = [...excerpt.querySelectorAll("mark")].filter(mark => !mark.closest(".before"));
  return marks.length && !marks.some(mark => mark.getBoundingClientRect().bottom <= box.bottom + 1);
}).map(excerpt => excerpt.innerText)
"""


@pytest.mark.parametrize("query", ["data", "bounds", "model"])
def test_the_first_hit_in_an_abstract_is_seen(open_page: Open, root: str, query: str) -> None:
    hidden = {}
    hit = ".results .excerpt mark"
    for width in WIDTHS:
        with open_page(viewport={"width": width, "height": 9 * HEIGHT}) as page:
            page.goto(f"{root}index.html#?q={query}")
            expect(page.locator(".results mark").first).to_be_visible()
            shown(page)
            assert page.locator(hit).count() > 0
            hidden[width] = page.locator(".results .excerpt").evaluate_all(HIDDEN_HITS)
    assert hidden == {width: [] for width in WIDTHS}


# A list of several pages


@pytest.fixture(scope="session")
def long_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a list that fills three pages."""
    folder = tmp_path_factory.mktemp("long")
    shutil.copytree(TESTS / "sites" / "every-field" / "content", folder / "content")
    build(folder / "content", folder / "site", folder / "cache")
    return folder / "site"


@pytest.fixture(params=["file", "http"])
def long_root(request: pytest.FixtureRequest, long_site: Path, served: Serve) -> str:
    """The address of that site, ending in a slash."""
    return served(long_site) if request.param == "http" else f"{long_site.as_uri()}/"


def test_a_later_page_leads_to_what_is_sought(browser: Browser, long_root: str) -> None:
    with watched(browser, long_root) as page:
        page.goto(f"{long_root}page/2.html")
        page.keyboard.press("/")
        expect(page.locator(".search-box")).to_be_focused()
        page.keyboard.type("sorting colour")
        page.keyboard.press("Enter")
        expect(page).to_have_url(f"{long_root}index.html#?q=sorting+colour")
        expect(page.locator(".results mark").first).to_be_visible()
        page.go_back()
        expect(page).to_have_url(f"{long_root}page/2.html")


def test_a_later_page_tells_how_to_search(browser: Browser, long_root: str) -> None:
    with watched(browser, long_root) as page:
        page.goto(f"{long_root}page/2.html")
        box = page.locator(".search-box")
        expect(box).to_have_attribute("placeholder", re.compile("Enter"))
        button = page.locator(".search button")
        expect(button).to_be_hidden()
        for nothing in ("", "  "):
            box.fill(nothing)
            page.keyboard.press("Enter")
            page.wait_for_timeout(REST)
            expect(page).to_have_url(f"{long_root}page/2.html")
        box.fill("sorting")
        button.click()
        expect(page).to_have_url(f"{long_root}index.html#?q=sorting")


def test_a_later_page_hands_on_what_narrows_the_list(browser: Browser, long_root: str) -> None:
    with watched(browser, long_root) as page:
        page.goto(f"{long_root}page/2.html#?q=sorting")
        expect(page).to_have_url(f"{long_root}index.html#?q=sorting")
        expect(page.locator(".results .card").first).to_be_visible()


@pytest.mark.parametrize("key", ["j", "n"])
def test_keys_lead_to_the_next_page(browser: Browser, long_root: str, key: str) -> None:
    with watched(browser, long_root) as page:
        page.goto(f"{long_root}index.html")
        page.locator(".groups .card-title a").last.focus()
        page.keyboard.press(key)
        expect(page).to_have_url(f"{long_root}page/2.html")


def test_keys_stay_in_what_was_found(browser: Browser, long_root: str) -> None:
    with watched(browser, long_root) as page:
        page.goto(f"{long_root}index.html#?q=title:sorting")
        title = page.locator(".results .card-title a").last
        title.focus()
        page.keyboard.press("j")
        page.wait_for_timeout(REST)
        expect(page).to_have_url(f"{long_root}index.html#?q=title:sorting")
        expect(title).to_be_focused()


def test_a_later_page_without_scripts_has_no_box(browser: Browser, long_root: str) -> None:
    with watched(browser, long_root, java_script_enabled=False) as page:
        page.goto(f"{long_root}page/2.html")
        expect(page.locator(".search-box")).to_be_hidden()
        expect(page.locator(".card").first).to_be_visible()


# A list made for what the box advises

ADVISED = """
Title: Capsule Furnaces
Authors: Ada Example; Bo Sample
Abstract: We heat every capsule with care, as an actor would, and no author complains.

Title: Teapots at Rest
Authors: Bo Sample
Abstract: Teapots are left alone, and oral reports on them are gathered by k-NN.

Title: Deep Reinforcement of Bridges
Authors: Ada Example
Abstract: We reinforce bridges deep below, with C++ and by hand; 深度学习的茶壶 too.

Title: Odd Words
Authors: Cy Muster
Keywords: -minus; title:x; C++; k-NN; gizmo; f(x); is:starred; "quoted"
Abstract: Words that look like a query stand beside a minus, an x and other signs.
"""


@pytest.fixture(scope="session")
def advised_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of ADVISED."""
    folder = tmp_path_factory.mktemp("advised")
    (folder / "content").mkdir()
    (folder / "content" / "papers.txt").write_text(ADVISED, encoding="utf-8")
    build(folder / "content", folder / "site", folder / "cache")
    return folder / "site"


@pytest.fixture
def advised(browser: Browser, advised_site: Path) -> Iterator[Page]:
    """That site's list."""
    root = f"{advised_site.as_uri()}/"
    with watched(browser, root) as page:
        page.goto(f"{root}index.html")
        yield page


@pytest.mark.parametrize(
    ("query", "word", "left"),
    [
        ("capsule,teapots", "teapots", "capsule"),
        ("capsule,teapots", "capsule", "teapots"),
        ("(Capsule/teapots) author:bo", "teapots", "(Capsule author:bo"),
        ("type:oral", "type", "oral"),
        ("type: oral", "type", "oral"),
        ("Type:oral title:teapots -foo", "type", "oral title:teapots -foo"),
        ("is:oral capsule", "oral", "is capsule"),
        ("author:cy words teapots", "teapots", "author:cy words"),
        ("C++,teapots", "teapots", "C++"),
        ("bridges-teapots hand", "teapots", "bridges hand"),
        ('"deep reinforcement" teapots', "teapots", '"deep reinforcement"'),
        (r"b\"ridges teapots bridges", r"teapots", r"b\"ridges bridges"),
        ("深度学习茶壶", "习茶", "深度学习 茶壶"),
    ],
)
def test_a_word_is_taken_out_whatever_it_is_joined_by(
    advised: Page, query: str, word: str, left: str
) -> None:
    ask(advised, query)
    advised.locator(".advice button").get_by_text(word, exact=True).click()
    expect(advised.locator(".search-box")).to_have_value(left)
    expect(advised.locator(".shown")).to_contain_text(f"“{left}”")
    expect(advised.locator(".advice")).not_to_contain_text("No paper")
    assert shown(advised)


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("autor:muster", "author:muster"),
        ("authr:mustr", "author:mustr"),
        ("author: muster", "author:muster"),
        ("Autor: muster words", "author:muster words"),
        ('autor:"cy muster"', 'author:"cy muster"'),
    ],
)
def test_a_field_that_is_meant_is_all_the_advice(advised: Page, query: str, meant: str) -> None:
    ask(advised, query)
    advice = advised.locator(".advice")
    expect(advice).to_contain_text("Did you mean")
    expect(advice).not_to_contain_text("Without")
    expect(advice).not_to_contain_text("Results for")
    assert shown(advised)[0] == "Odd Words"
    advice.get_by_text(meant, exact=True).click()
    expect(advised.locator(".shown")).to_contain_text(f"“{meant}”")
    assert shown(advised) == ["Odd Words"]


@pytest.mark.parametrize("query", ["Bear: words", "What it is: words", "year: words", "words: odd"])
def test_words_before_a_colon_are_often_just_words(advised: Page, query: str) -> None:
    ask(advised, query)
    expect(advised.locator(".advice")).not_to_contain_text("Did you mean")


@pytest.mark.parametrize("signs", ["-", '"', "“", '-"', "?!"])
def test_a_lone_sign_is_as_an_empty_box(advised: Page, signs: str) -> None:
    box = advised.locator(".search-box")
    ask(advised, "teapots")
    box.fill(signs)
    expect(advised.locator(".results")).to_be_hidden()
    expect(advised).to_have_url(re.compile("index.html$"))
    expect(box).to_have_value(signs)
    assert len(shown(advised)) == ADVISED.count("Title:")
    advised.goto(f"{advised.url}#?{urlencode({'q': signs})}")
    assert len(shown(advised)) == ADVISED.count("Title:")


def test_a_quotation_finds_its_paper_from_its_second_letter_on(advised: Page) -> None:
    text = '"deep reinforcement of br'
    for end in range(len('"de'), len(text) + 1):
        advised.locator(".search-box").fill(text[:end])
        expect(advised.locator(".shown")).to_contain_text(f"“{text[:end].strip()}”")
        title = advised.locator(".results .card-title", has_text="Deep Reinforcement of Bridges")
        expect(title).to_be_visible()


def test_each_keyword_leads_to_its_paper(advised: Page) -> None:
    advised.get_by_role("link", name="Odd Words").click()
    expect(advised.locator("main.paper")).to_be_visible()
    address = advised.url
    keywords = advised.locator(".keywords a")
    expect(keywords).to_have_count(8)
    for n in range(8):
        keywords.nth(n).click()
        own = advised.locator(".results .card-title", has_text="Odd Words")
        expect(own).to_be_visible()
        advised.goto(address)
