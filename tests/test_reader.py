"""What a reader can do in a browser: narrow the list, search it, keep papers, go about by keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, FloatRect, Page, Route, expect

from generator.build import build
from tests.conftest import HEIGHT, WIDTHS, Open, watched
from tests.test_browser import papers

TITLES = """
cards => cards.filter(card => card.offsetParent)
  .map(card => card.querySelector(".card-title a").textContent)
"""


def shown(page: Page) -> list[str]:
    """The titles of the cards that are in the page, painted or not."""
    return list(page.locator(".card").evaluate_all(TITLES))


def choose(page: Page, facet: str, value: str) -> None:
    page.locator(f'[data-facet="{facet}"] input[value="{value}"]').check()


def found(page: Page) -> str:
    """What the list says is shown, but for the button behind it."""
    return re.sub(r"\s*(清除|Clear)$", "", page.locator(".shown").inner_text())


def height(box: FloatRect | None) -> float:
    """Of what is to be seen, in CSS pixels."""
    assert box
    return box["height"]


def until(page: Page, script: str) -> None:
    """Wait for a script to be true; Playwright's own way is forbidden by the pages' policy."""
    for _ in range(100):
        if page.evaluate(script):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"never true: {script}")


# Facets


def test_a_facet_narrows_the_list_and_says_so(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        choose(page, "topic", "bandits")
        expect(page.locator(".results .card")).to_have_count(3)
        assert found(page) == "3 of 19 papers · topic: bandits"
        choose(page, "topic", "differential privacy")  # any of the two
        expect(page.locator(".results .card")).to_have_count(4)
        assert found(page) == "4 of 19 papers · topic: bandits / differential privacy"
        page.get_by_role("button", name="Clear").click()
        expect(page.locator(".groups .card").first).to_be_visible()
        assert len(shown(page)) == 19


def test_what_is_shown_stands_in_the_address(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html#?topic=bandits&sort=title")
        expect(page.locator(".results .card")).to_have_count(3)
        titles = shown(page)
        assert titles == sorted(titles, key=str.casefold)
        assert page.locator('[data-facet="topic"] input[value="bandits"]').is_checked()
        choose(page, "topic", "optimizers")
        expect(page.locator(".results .card")).to_have_count(5)
        page.go_back()
        expect(page.locator(".results .card")).to_have_count(3)


def test_counts_follow_the_other_facets(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        page.locator(".groups .star").first.click()
        page.locator('[name="starred"]').check()
        expect(page.locator(".results .card")).to_have_count(1)
        assert found(page) == "1 of 19 papers · starred"
        count = page.locator('.choice:has([value="large language models"]) .number')
        expect(count).to_have_text("0")


def test_a_shuffle_can_be_shared(open_page: Open, root: str) -> None:
    with open_page() as page:
        orders = []
        for seed in (7, 7, 8):
            page.goto("about:blank")
            page.goto(f"{root}index.html#?sort=random&seed={seed}")
            expect(page.locator(".results .card")).to_have_count(6)
            page.mouse.wheel(0, 20_000)  # more come as the reader comes to the end
            expect(page.locator(".results .card")).to_have_count(19)
            orders.append(shown(page))
        assert orders[0] == orders[1] != orders[2]
        assert sorted(orders[0]) == sorted(orders[2])


def test_back_to_the_list_as_it_was_left(open_page: Open, root: str) -> None:
    top = "document.activeElement.closest('.card').getBoundingClientRect().top"
    with open_page() as page:
        page.goto(f"{root}en/index.html#?sort=title")
        title = page.locator(".results .card-title a").nth(4)
        title.scroll_into_view_if_needed()
        title.focus()
        left = page.evaluate(top)
        title.click()
        page.wait_for_url("**/papers/**")
        page.locator(".back a").click()
        page.wait_for_url("**/index.html#?sort=title")
        expect(page.locator(".results .card-title a").nth(4)).to_be_focused()
        until(page, f"Math.abs({top} - {left}) < 2")


# Cards


def test_density_is_kept(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        excerpt = page.locator(".groups .excerpt").first
        lines = excerpt.bounding_box()
        page.locator(".density").select_option("abstracts")
        whole = excerpt.bounding_box()
        assert height(whole) > 2 * height(lines)
        page.locator(".density").select_option("titles")
        expect(excerpt).to_be_hidden()
        page.reload()
        expect(page.locator(".groups .excerpt").first).to_be_hidden()


def test_a_fraction_in_the_last_line_is_no_longer_abstract(
    browser: Browser, tmp_path: Path
) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "list.txt").write_text(
        "Our list\n\nTitle: Hats\nAbstract: We stack $\\frac{n}{2}$ hats of $\\frac{1}{n}$ kg.\n"
    )
    build(content, tmp_path / "site", tmp_path / "cache")
    root = f"{(tmp_path / 'site').as_uri()}/"
    with watched(browser, root) as page:
        page.goto(f"{root}index.html")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(200)
        expect(page.locator(".card .expand")).to_be_hidden()
        expect(page.locator(".excerpt.clipped")).to_have_count(0)


def test_in_a_list_of_titles_a_paper_takes_no_line_more_than_its_title(
    open_page: Open, root: str
) -> None:
    """Where there is room; the number stands in the line of the title's beginning."""
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        page.locator(".density").select_option("titles")
        card = page.locator(".groups .card").first
        title = card.locator(".card-title").bounding_box()
        foot = card.locator(".card-foot").bounding_box()
        number = card.locator(".number").bounding_box()
        assert title
        assert foot
        assert number
        assert foot["x"] >= title["x"] + title["width"]
        assert title["y"] <= foot["y"] < title["y"] + title["height"]
        assert title["y"] <= number["y"] < title["y"] + title["height"] / 2
        assert height(card.bounding_box()) < title["height"] + 32


def test_a_card_unfolds_only_where_its_abstract_is_cut(open_page: Open, root: str) -> None:
    cut = """card => {
      const excerpt = card.querySelector(".excerpt");
      return excerpt.scrollHeight > excerpt.clientHeight + 2;
    }"""
    with open_page() as page:
        page.goto(f"{root}index.html")
        card = page.locator(".groups .card").first
        expect(card.locator(".expand")).to_be_visible()
        assert card.evaluate(cut)
        card.locator(".excerpt").evaluate("excerpt => excerpt.textContent = 'We count, and so on.'")
        assert not card.evaluate(cut)
        expect(card.locator(".expand")).to_be_hidden()


def test_a_card_unfolds_in_place(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        card = page.locator(".groups .card").first
        before = card.locator(".excerpt").bounding_box()
        card.locator(".expand").click()
        expect(card.locator(".expand")).to_have_attribute("aria-expanded", "true")
        after = card.locator(".excerpt").bounding_box()
        assert height(after) > 2 * height(before)


# Keys


def test_keys_go_about(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        titles = page.locator(".groups .card-title a")
        page.keyboard.press("j")
        expect(titles.nth(0)).to_be_focused()
        page.keyboard.press("j")
        page.keyboard.press("j")
        page.keyboard.press("k")
        expect(titles.nth(1)).to_be_focused()
        page.keyboard.press("s")
        card = page.locator(".groups .card").nth(1)
        expect(card.locator(".star")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("x")
        expect(card.locator(".seen")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("k")
        page.keyboard.press("n")  # the second is seen
        expect(titles.nth(2)).to_be_focused()
        page.keyboard.press("o")
        page.wait_for_url("**/papers/**")
        page.keyboard.press("u")
        page.wait_for_url("**/index.html*")


def test_keys_are_letters_while_typing_and_can_be_turned_off(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        page.keyboard.press("/")
        expect(page.locator(".search-box")).to_be_focused()
        page.keyboard.type("?jsx")
        expect(page.locator(".search-box")).to_have_value("?jsx")
        page.keyboard.press("Escape")
        expect(page.locator(".search-box")).to_have_value("")
        page.keyboard.press("Escape")
        expect(page.locator(".search-box")).not_to_be_focused()
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name="Keys")
        expect(dialog).to_be_visible()
        dialog.get_by_label("Single keys are on").uncheck()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        page.locator("h1").click()
        page.keyboard.press("j")
        assert page.evaluate("document.activeElement.tagName") == "BODY"


# Stars


def test_stars_notes_and_their_page(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/stars.html")
        expect(page.locator(".stars-empty")).to_be_visible()
        page.goto(f"{root}en/index.html")
        for number in (4, 1):
            page.locator(".groups .star").nth(number).click()
        starred = [page.locator(".groups .card-title a").nth(n).inner_text() for n in (4, 1)]
        expect(page.locator('.menu a[href$="stars.html"]')).to_have_attribute("data-count", "2")
        page.locator(".groups .card-title a").nth(1).click()
        page.wait_for_url("**/papers/**")
        page.locator(".own textarea").fill("ask <b>about</b> it")
        page.goto(f"{root}en/stars.html")
        expect(page.locator(".card")).to_have_count(2)
        assert shown(page) == starred
        expect(page.locator(".card .own textarea").nth(1)).to_have_value("ask <b>about</b> it")
        page.get_by_role("button", name="Up").nth(1).click()
        expect(page.locator(".card-title a").first).to_have_text(starred[1], use_inner_text=True)


def test_stars_are_exported(open_page: Open, root: str) -> None:
    with open_page(accept_downloads=True) as page:
        page.goto(f"{root}en/index.html")
        page.locator(".groups .star").nth(2).click()
        page.goto(f"{root}en/stars.html")
        expect(page.locator(".card")).to_have_count(1)
        kinds = {"bibtex": "@misc{", "ris": "TY  - ", "csv": "\ufeffkey,", "markdown": "- "}
        for kind, beginning in kinds.items():
            page.locator(".stars-format").select_option(kind)
            with page.expect_download() as download:
                page.locator(".stars-download").click()
            text = Path(download.value.path()).read_text(encoding="utf-8")
            assert text.startswith(beginning), kind


def test_a_link_carries_the_picks(open_page: Open, root: str, site: Path) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        for number in range(5):
            page.locator(".groups .star").nth(number).click()
        page.goto(f"{root}en/stars.html")
        expect(page.locator(".card")).to_have_count(5)
        page.evaluate("() => { Paperlist.cite.copy = (text, done) => (window.copied = text); }")
        page.locator(".stars-share").click()
        until(page, "window.copied")
        link = page.evaluate("window.copied")
        assert len(link) - len(f"{root}en/stars.html") < 50
    with open_page() as page:
        page.goto(link + "ZZZZZ")  # and one that this site has not
        expect(page.locator(".picks-said")).to_have_text(
            "This link brings 5 starred papers. 1 more is not on this site."
        )
        assert len(shown(page)) == 0
        page.locator(".take-picks").click()
        expect(page.locator(".card")).to_have_count(5)


def test_a_backup_comes_back_and_nothing_foreign_with_it(
    open_page: Open, root: str, site: Path, tmp_path: Path
) -> None:
    slug = papers(site)[0].removeprefix("papers/").removesuffix(".html")
    said = {slug: {"star": 1, "note": "<img src=x onerror=alert(1)>"}, "no-such": {"star": 2}}
    file = tmp_path / "stars.json"
    file.write_text(json.dumps({"paperlist": 1, "papers": said}), encoding="utf-8")
    with open_page() as page:
        page.goto(f"{root}en/stars.html")
        page.locator(".stars-more summary").click()
        page.locator(".stars-import").set_input_files(file)
        expect(page.locator(".card")).to_have_count(1)
        expect(page.locator(".card .own textarea")).to_have_value("<img src=x onerror=alert(1)>")
        assert list(page.evaluate("Paperlist.mine.all()")) == [slug]


def test_two_tabs_agree(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        other = page.context.new_page()
        other.goto(f"{root}index.html")
        page.locator(".groups .star").first.click()
        expect(other.locator(".groups .star").first).to_have_attribute("aria-pressed", "true")
        other.locator(".groups .star").nth(1).click()
        expect(page.locator(".groups .star").nth(1)).to_have_attribute("aria-pressed", "true")


REFUSE = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); }
});
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""


@pytest.mark.parametrize("fault", [REFUSE, FULL], ids=["refused", "full"])
def test_stars_outlast_a_storage_that_fails_for_as_long_as_the_page(
    open_page: Open, root: str, fault: str
) -> None:
    with open_page() as page:
        page.add_init_script(fault)
        page.goto(f"{root}index.html")
        page.locator(".groups .star").first.click()
        expect(page.locator(".groups .star").first).to_have_attribute("aria-pressed", "true")
        page.locator('[name="starred"]').check()
        expect(page.locator(".results .card")).to_have_count(1)


def test_a_spoilt_storage_does_no_harm(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        page.evaluate(
            "for (const name of ['papers', 'place', 'searches', 'density', 'keys'])"
            " localStorage.setItem(`paperlist:${Paperlist.top.pathname}:${name}`, '[1, {\"a\": 2')"
        )
        page.reload()
        page.locator(".groups .star").first.click()
        expect(page.locator(".groups .star").first).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("value", ['{"gone": null}', '{"gone": {"star": "x"}}', "[null]", '"x"'])
def test_what_another_site_left_in_the_storage_does_no_harm(
    open_page: Open, root: str, value: str
) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html")
        key = "`paperlist:${Paperlist.top.pathname}:papers`"
        page.evaluate(f"localStorage.setItem({key}, {json.dumps(value)})")
        page.reload()
        page.locator(".groups .star").first.click()
        page.goto(f"{root}stars.html")
        expect(page.locator(".card")).to_have_count(1)


# Citing


def test_a_citation_in_every_style(open_page: Open, root: str, site: Path) -> None:
    with open_page(accept_downloads=True) as page:
        page.goto(f"{root}en/{papers(site)[0]}")
        page.locator(".cite summary").click()
        cited = page.locator(".cite pre")
        expect(cited).to_contain_text("@misc{")
        page.get_by_role("button", name="RIS").click()
        expect(cited).to_contain_text("TY  - GEN")
        with page.expect_download() as waiting:
            page.locator(".cite").get_by_role("button", name="Download").click()
        assert waiting.value.suggested_filename.endswith(".ris")
        assert Path(waiting.value.path()).read_bytes().startswith(b"TY  - GEN\r\n")
        page.locator(".cite").get_by_role("button", name="Copy").click()
        expect(page.locator(".cite-status")).not_to_be_empty()


# Search


def test_searching_marks_what_it_finds(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        page.locator(".search-box").fill("differental privacy")  # one typo
        expect(page.locator(".advice")).to_contain_text("differential")
        expect(page.locator(".results mark").first).to_be_visible()
        marked = {text.casefold() for text in page.locator(".results mark").all_inner_texts()}
        assert {"differential", "privacy"} <= marked
        assert re.match(r"\d+ of 19 papers · “differental privacy”", found(page))
        expect(page).to_have_url(re.compile(r"#\?q=differental\+privacy$"))
        choose(page, "topic", "bandits")
        expect(page.locator(".results .card")).to_have_count(1)


def test_a_search_that_finds_nothing_says_what_to_drop(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html#?q=bandits+xylophone")
        button = page.locator(".advice").get_by_role("button", name="xylophone")
        expect(button).to_be_visible()
        button.click()
        expect(page.locator(".search-box")).to_have_value("bandits")
        expect(page.locator(".advice")).to_be_empty()


def test_the_box_is_a_combobox(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        box = page.get_by_role("combobox", name="Search the papers")
        box.click()
        page.keyboard.type("di")
        options = page.get_by_role("listbox").get_by_role("option")
        expect(options.first).to_be_visible()
        expect(box).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("ArrowDown")
        expect(options.first).to_have_attribute("aria-selected", "true")
        first = options.first.inner_text()
        page.keyboard.press("Enter")
        expect(box).to_have_value(first)
        expect(box).to_have_attribute("aria-expanded", "false")
        page.keyboard.press("Escape")
        expect(box).to_have_value("")
        page.locator("h1").click()
        box.click()
        expect(page.get_by_role("option", name=first)).to_be_visible()  # as a recent search


ODD = ["f(x", "a:b", ".", '"', "\\", "🙂", "<b>x</b>", "-", "author:", "x" * 10_000, "year:9-1"]


def test_any_text_is_just_text(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        for text in ODD:
            page.locator(".search-box").fill(text)
            page.wait_for_timeout(450)
        page.locator(".search-box").fill("bandits")
        expect(page.locator(".results .card")).not_to_have_count(0)


def test_a_field_without_a_value_filters_nothing(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        page.locator(".search-box").fill("bandits author:")
        expect(page.locator(".results .card").first).to_be_visible()


# A network that is slow or fails


def test_slow_cards_never_stand_under_another_search(browser: Browser, hosted: str) -> None:
    page = browser.new_page()

    def slowly(route: Route) -> None:
        page.wait_for_timeout(400)
        route.continue_()

    page.route("**/data/cards-*.js", slowly)
    page.goto(f"{hosted}en/index.html")
    for text in ("private", "bandit"):
        page.locator(".search-box").fill(text)
        page.wait_for_timeout(500)
    expect(page.locator(".results mark").first).to_have_text(re.compile("bandit", re.IGNORECASE))
    expect(page.locator(".shown")).to_contain_text("bandit")
    page.close()


def test_what_cannot_be_loaded_is_told_and_asked_for_again(browser: Browser, hosted: str) -> None:
    page = browser.new_page()
    page.route("**/data/*-0.js", lambda route: route.abort())
    page.goto(f"{hosted}en/index.html")
    page.unroute("**/data/*-0.js")
    page.route("**/data/cards-*.js", lambda route: route.abort())
    page.reload()
    page.locator(".search-box").fill("bandits")
    expect(page.locator(".failure")).to_be_visible()
    page.unroute("**/data/cards-*.js")
    page.locator(".search-box").press("Enter")
    expect(page.locator(".results .card")).to_have_count(3)
    page.close()


def test_hidden_are_papers_that_were_just_seen(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}en/index.html")
        page.locator(".search-box").fill("private")
        expect(page.locator(".results .card").first).to_be_visible()
        count = page.locator('.choice:has([value="bandits"]) .number')
        expect(count).to_have_text("1")
        page.locator(".results .seen").first.click()
        expect(count).to_have_text("1")  # counted among what is shown, not among all
        page.locator(".search-box").fill("")
        page.locator('[name="unseen"]').check()
        expect(page.locator(".shown")).to_contain_text("18 of 19")


# Languages and no script


def test_the_switch_keeps_the_page_and_its_state(open_page: Open, root: str) -> None:
    with open_page() as page:
        page.goto(f"{root}index.html#?topic=bandits")
        expect(page.locator(".results .card")).to_have_count(3)
        page.locator("a.language").click()
        page.wait_for_url("**/en/index.html#?topic=bandits")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page.locator(".results .card")).to_have_count(3)
        page.locator(".results .card-title a").first.click()
        page.wait_for_url("**/en/papers/**")
        page.locator("a.language").click()
        page.wait_for_url(lambda url: "/papers/" in url and "/en/" not in url)


def test_without_a_script_all_can_be_read(open_page: Open, root: str, site: Path) -> None:
    with open_page(java_script_enabled=False) as page:
        page.goto(f"{root}index.html")
        assert page.locator(".search-box, .facets, .mine:visible").filter(visible=True).count() == 0
        assert len(page.locator(".card").all()) == len(papers(site))
        page.locator(".all-topics a").first.click()
        expect(page.locator("h1")).to_be_visible()
        page.goto(f"{root}en/{papers(site)[0]}")
        page.locator(".cite summary").click()
        expect(page.locator(".cite pre")).to_contain_text("@misc{")


# Accessibility, in the states that pages come to by a reader's doing


def narrowed(page: Page) -> None:
    choose(page, "topic", "bandits")
    expect(page.locator(".results .card")).to_have_count(3)


def searched(page: Page) -> None:
    page.locator(".search-box").fill("privat")
    expect(page.locator(".results mark").first).to_be_visible()


def suggested(page: Page) -> None:
    page.locator(".search-box").click()
    page.keyboard.type("di")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("ArrowDown")


def starred(page: Page) -> None:
    page.locator(".groups .star").first.click()
    page.locator(".groups .seen").first.click()
    page.goto(page.url.replace("index.html", "stars.html"))
    expect(page.locator(".card")).to_have_count(1)


def helped(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


STATES = [narrowed, searched, suggested, starred, helped]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing_in_any_state(
    browser: Browser,
    hosted: str,
    state: Callable[[Page], None],
    width: int,
    scheme: Literal["dark", "light"],
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHT}, color_scheme=scheme, bypass_csp=True
    )
    page = context.new_page()
    page.goto(f"{hosted}en/index.html")
    if width < WIDTHS[-1]:
        page.locator(".facets-toggle").click()
    state(page)
    found = Axe().run(page).response["violations"]
    context.close()
    assert [f"{rule['id']}: {node['html']}" for rule in found for node in rule["nodes"]] == []
