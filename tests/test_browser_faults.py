"""The site in a browser where something is amiss: a storage that is full or holds anything, files
that do not come, addresses that say nonsense, a reader who turns back midway."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from generator.build import build
from tests.conftest import HEIGHT, WIDTHS, Open, watched

SETTLED = 600  # milliseconds, after which a search and all that it brings has come

KEEP = "([name, text]) => localStorage.setItem(`paperlist:${Paperlist.top.pathname}:${name}`, text)"
FILL = """() => {
  for (let size = 1 << 20; size; size >>= 1) {
    try {
      for (;;) localStorage.setItem(`${size}-${localStorage.length}`, "x".repeat(size));
    } catch (error) {
      continue;
    }
  }
}"""

TOP = "card => card.getBoundingClientRect().top"


def starred(page: Page, number: int) -> None:
    """Expect a card of the list to be starred."""
    star = page.locator(".groups .star").nth(number)
    expect(star).to_have_attribute("aria-pressed", "true")


def focused_title(page: Page) -> str:
    """The title of the card that has the focus; "" where none has."""
    script = "document.activeElement.closest('.card')?.querySelector('.card-title a').textContent"
    return str(page.evaluate(script) or "")


# The storage


def test_a_star_that_no_longer_fits_lasts_as_long_as_the_page(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.locator(".groups .star").nth(1).click()
        page.evaluate(FILL)
        note = "a note that has no room left " * 9
        page.evaluate("note => Paperlist.mine.change('any-other', { note })", note)
        expect(page.locator(".failure")).to_be_visible()
        page.locator(".groups .star").first.click()
        starred(page, 0)
        starred(page, 1)


def test_what_cannot_be_meant_is_not_kept(open_page: Open, root: str, site: Path) -> None:
    """Another site of the host may have written anything there."""
    slug = min(site.glob("papers/*.html")).stem
    odd = {slug: {"star": "x", "note": {"a": 1}}, "other": {"star": 1e300}, "third": [{"star": 1}]}
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.evaluate(KEEP, ["papers", json.dumps(odd)])
        page.evaluate(KEEP, ["density", '"enormous"'])
        page.goto(f"{root}papers/{slug}.html")
        expect(page.locator(".own textarea")).to_have_value("")
        expect(page.locator("main .star")).to_have_attribute("aria-pressed", "false")
        page.goto(f"{root}index.html")
        expect(page.locator("html")).to_have_attribute("data-density", "lines")
        expect(page.locator(".density")).to_have_value("lines")
        assert page.locator(".menu [data-count]").count() == 0


def test_a_page_that_was_put_aside_learns_what_it_missed(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        slug = page.locator(".groups .card").first.get_attribute("id")
        page.evaluate(KEEP, ["papers", json.dumps({slug: {"star": 1}})])
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        starred(page, 0)


# The stars


def test_the_page_of_stars_keeps_the_focus(open_page: Open, root: str) -> None:
    """What is done with a paper makes the cards anew; the reader stays where they were."""
    with open_page() as page:
        page.goto(f"{root}index.html")
        for number in range(3):
            page.locator(".groups .star").nth(number).click()
        page.goto(f"{root}stars.html")
        titles = page.locator(".card-title a").all_text_contents()
        page.locator(".card-title a").nth(1).focus()
        page.keyboard.press("x")
        expect(page.locator(".card").nth(1)).to_have_class("card is-starred is-seen")
        assert focused_title(page) == titles[1]
        page.keyboard.press("s")
        expect(page.locator(".card")).to_have_count(2)
        assert focused_title(page) == titles[2]


def test_a_button_that_is_no_more_use_hands_on_the_focus(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        for number in range(2):
            page.locator(".groups .star").nth(number).click()
        page.goto(f"{root}stars.html")
        moved = page.locator(".card-title a").first.text_content()
        page.locator(".card").first.locator(".mine button").nth(1).press("Enter")
        expect(page.locator(".card-title a").last).to_have_text(str(moved))
        assert focused_title(page) == moved
        expect(page.locator(".card").last.locator(".mine button").first).to_be_focused()


def test_another_tab_takes_no_letter_from_a_note(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.locator(".groups .star").first.click()
        stars = page.context.new_page()
        stars.goto(f"{root}stars.html")
        stars.locator("textarea").click()
        stars.keyboard.type("now")
        stars.keyboard.press("Home")
        page.locator(".groups .star").nth(1).click()
        expect(stars.locator(".card")).to_have_count(2)
        stars.keyboard.type("read ")
        expect(stars.locator("textarea").first).to_have_value("read now")


def test_stars_of_papers_that_are_gone_are_told(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.evaluate(KEEP, ["papers", json.dumps({"a-paper-that-was": {"star": 1}})])
        page.goto(f"{root}en/stars.html")
        expect(page.locator("main")).to_contain_text("1 more is not on this site.")
        expect(page.locator(".stars-empty")).to_be_hidden()


def test_picks_that_are_told_twice_count_once(open_page: Open, root: str, site: Path) -> None:
    slug = min(site.glob("papers/*.html")).stem
    with open_page() as page:
        page.goto(f"{root}en/stars.html#picks=~{slug}~~{slug}~")
        expect(page.locator(".picks-said")).to_have_text("This link brings 1 starred paper.")


def test_keys_work_after_a_filter_was_ticked(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.locator('[name="unseen"]').check()
        expect(page.locator(".results .card").first).to_be_visible()
        page.keyboard.press("j")
        assert focused_title(page)


# Addresses


@pytest.mark.parametrize("sort", ["odd", "relevance", "__proto__"])
def test_an_order_that_is_none_is_the_lists(open_page: Open, root: str, sort: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html#?sort={sort}")
        expect(page.locator(".sort")).to_have_value("")
        expect(page.locator(".groups")).to_be_visible()


def test_who_goes_back_leaves_what_was_typed(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.locator(".search-box").press_sequentially("bandits")
        page.wait_for_url("**/index.html#?q=bandits")
        page.keyboard.type(" and")
        page.evaluate("history.back()")
        expect(page.locator(".search-box")).to_have_value("")
        page.wait_for_timeout(SETTLED)
        expect(page.locator(".results")).to_be_hidden()
        assert page.evaluate("location.hash") == ""
        page.evaluate("history.forward()")
        expect(page.locator(".search-box")).to_have_value("bandits")


def test_skipping_the_head_keeps_the_search(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html#?q=bandits")
        expect(page.locator(".results .card").first).to_be_visible()
        page.locator('a.skip[href="#_papers"]').press("Enter")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.results') !== null")
        assert page.evaluate("location.hash") == "#?q=bandits"


def test_a_long_query_is_told_in_short(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.locator(".search-box").fill("x" * 10_000)
        expect(page.locator(".shown")).to_contain_text("xxx…")
        page.wait_for_timeout(SETTLED)
        assert len(page.locator(".live").text_content() or "") < 200


# The way back into a long list


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a list of 200 papers, ending in a slash."""
    folder = tmp_path_factory.mktemp("many")
    papers = "".join(f"\n\nWe count the kinds of part {n} and name each." for n in range(200))
    (folder / "content").mkdir()
    (folder / "content" / "many.txt").write_text(f"Many{papers}\n", encoding="utf-8")
    build(folder / "content", folder / "site", folder / "cache")
    return f"{(folder / 'site').as_uri()}/"


def test_a_paper_that_left_the_list_is_not_sought_in_all_of_it(browser: Browser, many: str) -> None:
    """Marked as seen on its own page, it stands no more among the unseen."""
    with watched(browser, many, viewport={"width": WIDTHS[-1], "height": HEIGHT}) as page:
        page.goto(f"{many}index.html#?unseen")
        page.locator(".results .card-title a").first.click()
        page.locator("main.paper .seen").click()
        page.locator(".back a").click()
        expect(page.locator(".results .card").first).to_be_visible()
        page.wait_for_timeout(SETTLED)
        assert page.locator(".results .card").count() <= 30


@pytest.mark.parametrize("gone", ["to a paper", "to the stars"])
def test_what_was_read_last_is_where_it_was(browser: Browser, many: str, gone: str) -> None:
    """Also in a browser that gives a link that is clicked no focus."""
    with watched(browser, many, viewport={"width": WIDTHS[-1], "height": HEIGHT}) as page:
        page.goto(f"{many}index.html#?q=kinds")
        card = page.locator(".results .card").nth(70)
        while page.locator(".results .card").count() <= 70:
            page.mouse.wheel(0, 2000)
            page.wait_for_timeout(100)
        card.scroll_into_view_if_needed()
        page.evaluate("addEventListener('mousedown', event => event.preventDefault())")
        page.wait_for_timeout(SETTLED)
        before = card.evaluate(TOP)
        if gone == "to a paper":
            card.locator(".card-title a").click()
            page.wait_for_url("**/papers/**")
        else:
            page.evaluate("location.href = 'stars.html'")
            page.wait_for_url("**/stars.html")
        page.go_back()
        expect(card).to_be_visible()
        page.wait_for_timeout(SETTLED)
        assert abs(card.evaluate(TOP) - before) < 40


# Card files of which the later ones come the later, while the reader asks for more: of the answer
# before, whose cards still stand, none may go on, and of the new one none may be missing.
ASK_FOR_MORE = """async () => {
  const P = Paperlist;
  const load = P.loadCard;
  const range = from => Array.from({ length: 60 }, (_, at) => from + at);
  await P.results.put(range(0), null, P.results.begin());
  P.loadCard = async number => {
    await new Promise(resolve => setTimeout(resolve, number < 100 ? 400 : 200));
    return load(number);
  };
  const done = P.results.put(range(100), null, P.results.begin());
  document.querySelector(".show-more").click();
  await done;
  await new Promise(resolve => setTimeout(resolve, 1500));
  return Array.from(document.querySelectorAll(".results .number"), card => card.textContent);
}"""


def test_who_asks_for_more_gets_more_of_the_latest_answer(browser: Browser, many: str) -> None:
    with watched(browser, many, viewport={"width": WIDTHS[-1], "height": HEIGHT}) as page:
        page.goto(f"{many}index.html")
        page.evaluate("Paperlist.facets.learn()")
        shown = page.evaluate(ASK_FOR_MORE)
        assert len(shown) > 6
        assert shown == [str(101 + at) for at in range(len(shown))]


# Files that do not come


def test_what_has_come_at_last_is_no_longer_told_of(browser: Browser, hosted: str) -> None:
    page = browser.new_page()
    page.route("**/data/facets-0.js", lambda route: route.abort())
    page.goto(f"{hosted}index.html#?topic=bandits")
    expect(page.locator(".failure")).to_be_visible()
    page.unroute_all(behavior="wait")
    page.locator(".search-box").fill("bandits")
    expect(page.locator(".results .card").first).to_be_visible()
    expect(page.locator(".failure")).to_have_count(0)
    page.close()


def test_a_file_that_came_in_part_is_asked_for_again(browser: Browser, hosted: str) -> None:
    page = browser.new_page()
    page.route("**/assets/hits.js", cut)
    page.goto(f"{hosted}index.html")
    page.locator(".search-box").fill("bandits")
    expect(page.locator(".failure")).to_be_visible()
    page.unroute_all(behavior="wait")
    page.locator(".search-box").fill("bandit")
    expect(page.locator(".results mark").first).to_be_visible()
    page.close()


def cut(route: Route) -> None:
    """Answer with the first half of a file, as a broken connection may."""
    body = route.fetch().body()
    route.fulfill(body=body[: len(body) // 2], content_type="text/javascript")


@pytest.mark.parametrize("name", ["core", "cards", "state", "results", "list", "searchbox"])
@pytest.mark.parametrize("how", ["none", "half"])
def test_without_a_script_of_its_own_the_page_shows_the_list(
    browser: Browser, hosted: str, name: str, how: str
) -> None:
    page = browser.new_page()
    answer = cut if how == "half" else lambda route: route.fulfill(status=404, body="no")
    page.route(f"**/assets/{name}.js", answer)
    page.goto(f"{hosted}index.html#?q=bandits")
    expect(page.locator(".groups .card").first).to_be_visible()
    expect(page.locator(".failure")).to_have_count(0 if name == "core" else 1)
    page.close()


# Room and paper


def test_a_label_without_a_space_stays_in_the_window(browser: Browser, tmp_path: Path) -> None:
    odd = "x" * 300
    text = f"Title: Long\nTrack: {odd}\nKeywords: {odd}y\nAbstract: We measure how wide it goes.\n"
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "papers.txt").write_text(text, encoding="utf-8")
    build(tmp_path / "content", tmp_path / "site", tmp_path / "cache")
    root = f"{(tmp_path / 'site').as_uri()}/"
    with watched(browser, root, viewport={"width": WIDTHS[0], "height": HEIGHT}) as page:
        page.goto(f"{root}papers/{next((tmp_path / 'site' / 'papers').iterdir()).name}")
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTHS[0]


def test_on_paper_stand_all_authors_and_no_filters(browser: Browser, tmp_path: Path) -> None:
    text = "Title: Many\nAuthors: Ada; Bo; Cy; Di; Eve\nAbstract: We are five and say so here.\n"
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "papers.txt").write_text(text, encoding="utf-8")
    build(tmp_path / "content", tmp_path / "site", tmp_path / "cache")
    root = f"{(tmp_path / 'site').as_uri()}/"
    with watched(browser, root, viewport={"width": 1600, "height": HEIGHT}) as page:
        page.goto(f"{root}index.html")
        page.emulate_media(media="print")
        assert page.locator(".authors").inner_text() == "Ada, Bo, Cy, Di, Eve"
        expect(page.locator(".facets")).to_be_hidden()


def test_cards_are_no_list_items_to_be_numbered(open_page: Open, root: str) -> None:
    """Browsers number those again and again: a second of work for 3,600 cards."""
    with open_page() as page:
        page.goto(f"{root}index.html")
        display = "getComputedStyle(document.querySelector('.papers > li')).display"
        assert page.evaluate(display) == "block"
