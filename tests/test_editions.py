"""One site in several languages: which there are, where each stands, which pages it has."""

from __future__ import annotations

from markupsafe import Markup

from generator.editions import LARGE, editions, of_edition
from generator.model import Paper, PaperList, Settings
from generator.render import STRINGS, templates
from generator.views import Document, Edition

WORDS = templates() / STRINGS


def document(path: str, edition: str = "") -> Document:
    return Document(path, path, Markup(""), edition or "en", edition)


def test_the_first_language_stands_at_the_root() -> None:
    settings = Settings(title="T", languages=("zh-Hans", "en"))
    chinese, english = editions(settings, [], [], [("stars.html", "stars")], WORDS)
    assert (chinese.folder, english.folder) == ("", "en/")
    assert chinese.editions == english.editions
    assert english.editions == (
        Edition("zh-Hans", "", "中文"),
        Edition("en", "en/", "English"),
    )
    assert [str(item.text) for item in chinese.menu] == ["收藏"]
    assert [str(item.text) for item in english.menu] == ["Stars"]


def test_one_language_needs_no_switch_and_the_list_decides_it() -> None:
    (site,) = editions(Settings(), [PaperList("l", "论文列表", ())], [], [], WORDS)
    assert (site.language, site.editions, site.folder) == ("zh-Hans", (), "")


def test_a_japanese_list_with_a_title_in_characters_alone_is_not_chinese() -> None:
    papers = (Paper("本研究では、ウィジェットを数える手法を提案する。"),)
    (site,) = editions(Settings(), [PaperList("l", "機械翻訳論文集", papers)], [], [], WORDS)
    assert site.language == "en"  # the interface does not speak Japanese


def test_a_list_without_a_title_is_called_after_its_conference() -> None:
    papers = (Paper("我们计数。"),)
    for name, title in [("icml-2026", "ICML 2026"), ("papers", "论文列表")]:
        (site,) = editions(Settings(), [PaperList(name, "", papers)], [], [], WORDS)
        assert (site.title, site.language) == (title, "zh-Hans")
    (site,) = editions(Settings(title="T"), [PaperList("icml2026", "", papers)], [], [], WORDS)
    assert site.title == "T"


def test_a_page_for_one_language_takes_the_place_of_the_common_one() -> None:
    pages = [document("about.html"), document("about.html", "en"), document("only.html", "en")]
    assert of_edition(pages, "en") == (pages[1], pages[2])
    assert of_edition(pages, "zh-Hans") == (pages[0],)


def test_a_site_knows_whether_its_list_is_long() -> None:
    papers = (Paper("One."),) * (LARGE - 1)
    (short,) = editions(Settings(), [PaperList("l", "", papers)], [], [], WORDS)
    both = [PaperList("l", "", papers), PaperList("m", "", papers[:1])]
    (long,) = editions(Settings(), both, [], [], WORDS)
    assert (short.large, long.large) == (False, True)
