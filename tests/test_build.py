"""The whole build: laws that hold for any list, and bytes that depend on nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator.build import build, check
from generator.editions import list_date
from generator.errors import ContentError

ROOT = Path(__file__).parent.parent
ABSTRACT = "We study $n$ counters in a stream of many items and prove that $O(\\log n)$ bits do."


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, by its path."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def build_text(folder: Path, text: str, name: str = "list.txt") -> Path:
    """Build one list inside `folder`; its site."""
    listed = folder / name
    listed.write_bytes(text.encode("utf-8", "surrogatepass"))
    build(listed, folder / "site", folder / "cache")
    return folder / "site"


def test_the_committed_list_gives_nineteen_papers(tmp_path: Path) -> None:
    content = shutil.copytree(ROOT / "content", tmp_path / "content")
    built = build(content, tmp_path / "site", tmp_path / "cache")
    assert tree(content) == tree(ROOT / "content")
    assert built.papers == 19
    assert len(list((tmp_path / "site" / "papers").iterdir())) == 19
    assert built.warnings == ()


def test_a_second_build_writes_nothing_and_a_clean_one_the_same(tmp_path: Path) -> None:
    site = build_text(tmp_path, f"L\n\n{ABSTRACT}\n\nSecond: {ABSTRACT}")
    before = tree(site)
    again = build(tmp_path / "list.txt", site, tmp_path / "cache")
    assert (again.files.written, again.files.removed) == (0, 0)
    clean = build(tmp_path / "list.txt", tmp_path / "clean", tmp_path / "other-cache")
    assert clean.files.written == again.files.kept
    assert before == tree(site) == tree(tmp_path / "clean")


def test_an_edited_list_gives_what_a_clean_build_gives(tmp_path: Path) -> None:
    build_text(tmp_path, f"L\n\n{ABSTRACT}\n\nThis one goes. {ABSTRACT}\n\nThird: {ABSTRACT}")
    edited = f"L\n\nNew, and first. {ABSTRACT}\n\n{ABSTRACT}\n\nThird: {ABSTRACT}"
    site = build_text(tmp_path, edited)
    build(tmp_path / "list.txt", tmp_path / "clean", tmp_path / "other-cache")
    assert tree(site) == tree(tmp_path / "clean")


def test_a_changed_setting_reaches_every_page(tmp_path: Path) -> None:
    site = build_text(tmp_path, f"L\n\n{ABSTRACT}")
    url = "https://x.example/"
    build(tmp_path / "list.txt", site, tmp_path / "cache", url)
    build(tmp_path / "list.txt", tmp_path / "clean", tmp_path / "other-cache", url)
    assert tree(site) == tree(tmp_path / "clean")


def test_the_same_bytes_from_any_folder_locale_and_hash_seed(tmp_path: Path) -> None:
    trees = []
    for seed, locale, name in (("0", "C", "a"), ("1", "C.UTF-8", "ü b"), ("77", "POSIX", "c")):
        folder = tmp_path / name
        shutil.copytree(ROOT / "content", folder / "content")
        (folder / "content" / "addresses.yaml").unlink()
        environment = os.environ | {"PYTHONHASHSEED": seed, "LC_ALL": locale, "LANG": locale}
        environment["PYTHONPATH"] = str(ROOT)
        command = [sys.executable, "-m", "generator", "--quiet"]
        subprocess.run(command, cwd=folder, env=environment, check=True)
        trees.append(tree(folder / "site"))
    assert trees[0] == trees[1] == trees[2]


def test_a_build_that_fails_changes_nothing(tmp_path: Path) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "list.txt").write_text(f"L\n\n{ABSTRACT}", encoding="utf-8")
    build(content, tmp_path / "site", tmp_path / "cache")
    before = tree(tmp_path / "site")
    (content / "site.yaml").write_text("titel: x\npage_size: none\n", encoding="utf-8")
    (content / "second.txt").write_bytes(b"")
    with pytest.raises(ContentError) as caught:
        build(content, tmp_path / "site", tmp_path / "cache")
    assert len(caught.value.problems) == 3
    assert tree(tmp_path / "site") == before


def test_addresses_outlast_edits_and_those_given_up_say_so(tmp_path: Path) -> None:
    content = tmp_path / "content"
    content.mkdir()
    listed = content / "list.txt"
    first = (
        "We propose a new method for counting coloured marbles in streams that is fast and small."
    )
    second = "We prove that sorting networks of small depth exist for every number of input wires."

    def paths() -> set[str]:
        build(content, tmp_path / "site", tmp_path / "cache")
        return {path.name for path in (tmp_path / "site" / "papers").iterdir()}

    listed.write_text(f"L\n\n{first}\n\n{second}\n", encoding="utf-8")
    before = paths()
    record = (content / "addresses.yaml").read_text(encoding="utf-8")
    assert len(before) == 2
    listed.write_text(
        f"L\n\nSorting, in short\n\n{second}\n\n{first.replace('fast', 'quick')}\n",
        encoding="utf-8",
    )
    assert paths() == before
    listed.write_text(f"L\n\n{second}\n", encoding="utf-8")
    assert paths() == before
    gone = [p for p in (tmp_path / "site" / "papers").iterdir() if "withdrawn" in p.read_text()]
    assert len(gone) == 1
    assert len(record.splitlines()) == len((content / "addresses.yaml").read_text().splitlines())
    assert dead_links(tmp_path / "site") == []
    told = [problem.message for problem in check(content, tmp_path / "cache").warnings]
    assert told == [f'"papers/{gone[0].name}" was given up; it says that the paper is gone']


def test_a_site_inside_its_content_is_refused(tmp_path: Path) -> None:
    """The next build would read it as lists."""
    content = tmp_path / "content"
    content.mkdir()
    (content / "list.txt").write_text(f"L\n\n{ABSTRACT}\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        build(content, content / "out", tmp_path / "cache")
    assert "may not lie in one another" in str(caught.value)
    assert [path.name for path in content.iterdir()] == ["list.txt"]


def test_a_single_list_leaves_nothing_beside_it(tmp_path: Path) -> None:
    build_text(tmp_path, f"L\n\n{ABSTRACT}")
    assert {path.name for path in tmp_path.iterdir()} == {"list.txt", "site", "cache"}


def test_a_page_may_not_take_the_place_of_the_index(tmp_path: Path) -> None:
    content = tmp_path / "content"
    (content / "pages").mkdir(parents=True)
    (content / "list.txt").write_text(f"L\n\n{ABSTRACT}", encoding="utf-8")
    (content / "pages" / "Index.md").write_text("# Mine", encoding="utf-8")
    with pytest.raises(ContentError, match=r"pages/Index\.md: error: .* already a page"):
        build(content, tmp_path / "site", tmp_path / "cache")
    assert not (tmp_path / "site").exists()


class Links(HTMLParser):
    """The links and anchors of a page, and every element's name and attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: set[str] = set()
        self.names: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name in ("href", "src"):
                self.targets.append(value or "")
            elif name == "id":
                self.ids.add(value or "")


def dead_links(site: Path) -> list[str]:
    """Links and anchors of a site's pages that lead nowhere in it, or out by another scheme."""
    pages = {path: Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    dead = []
    for path, page in pages.items():
        for target in page.targets:
            if re.match(r"(https?|mailto):", target):
                continue
            file, _, anchor = target.partition("#")
            goal = (path.parent / file).resolve() if file else path
            if not goal.is_file() or (anchor and anchor not in pages[goal].ids):
                dead.append(f"{path.relative_to(site)}: {target}")
    return dead


def test_every_link_and_anchor_of_the_committed_site_resolves() -> None:
    assert dead_links(ROOT / "site") == []


# Pieces that are likely to hurt: markup, TeX, lists' own marks, odd characters.
PIECES = st.sampled_from(
    [
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</p></article>", "&lt;", "&",
        "$", "$$", "$x^2$", "\\", "\\(", "\\textbf{", "}", "{", "\\frac", "\\href{javascript:x}{y}",
        "[a](javascript:alert(1))", "`", "``", "''", "---", "\n---\n", "\n\n", "\n# ", "\n1. ",
        "\nTitle: ", "\nAbstract: ", "\nURL: data:x", "标题：", "\x00", "\x0b", "\u2028", "\ufeff",
        "\u202e", "\ud800", "\ufffe", "{{ site }}", "{% raw %}", "]]>", "<!--", "CON", "../../x",
        "word", "We propose a new method for counting items in streams that is fast. ",
    ]
)  # fmt: skip
TEXTS = st.lists(PIECES | st.text(max_size=12), max_size=40).map("".join)


# A script of the site's own, or data that no browser runs.
OURS = re.compile(
    r'<script (?:(?:defer )?src="(?:\.\./)*(?:assets|data)/[\w-]+\.js"'
    r'|type="application/(?:ld\+)?json"(?: class="citation")?)>'
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(TEXTS)
def test_any_list_builds_or_is_refused_and_nothing_in_it_becomes_markup(text: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            site = build_text(folder, f"L\n\n{ABSTRACT}\n\n{text}")
        except ContentError:
            assert not (folder / "site").exists()
            return
        assert dead_links(site) == []
        for path in site.rglob("*.html"):
            html = path.read_text(encoding="utf-8")
            page = Links(html)
            assert [
                tag for tag in re.findall("<script[^>]*>", html) if not OURS.fullmatch(tag)
            ] == []
            assert html.count("<form") == (1 if path.name == "index.html" else 0)
            assert not page.names & {"img", "iframe", "object", "embed", "style", "base"}
            assert not {name for name in page.attributes if name.startswith("on")}
            assert "style" not in page.attributes
            assert not [target for target in page.targets if target.startswith(("java", "data:"))]


@pytest.mark.parametrize(
    ("stated", "epoch", "title", "date"),
    [
        ("2026-02-03", "0", "X 2025", "2026-02-03"),
        ("", "86400", "X 2025", "1970-01-02"),
        ("", "", "X 2025", "2025-01-01"),
        ("", "", "X 20255", "1970-01-01"),
    ],
)
def test_the_feeds_date_never_asks_the_clock(
    monkeypatch: pytest.MonkeyPatch, stated: str, epoch: str, title: str, date: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    assert list_date(stated, title) == date
