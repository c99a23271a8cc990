"""A folder comes to hold what is planned, whatever stood there and whenever a build is killed."""

from __future__ import annotations

import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from itertools import count, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator import output
from generator.cache import Cache
from generator.errors import ContentError
from generator.output import Report, check
from generator.views import File, Page, Planned

MANIFEST = ".paperlist-manifest"
Plan = Mapping[str, str]  # contents by path

rendered: list[str] = []


@pytest.fixture(autouse=True)
def _nothing_rendered() -> None:
    rendered.clear()


def render(page: Page) -> bytes:
    """The bytes of a page, which here is all in its template."""
    rendered.append(page.path)
    return page.template.encode()


def pages(plan: Plan) -> list[Planned]:
    """A site of pages, in the order of the plan."""
    return [Page(path, text, None) for path, text in plan.items()]


def sync(site: Path, plan: Plan, cache: Path | None = None, salt: str = "") -> Report:
    """One build, which remembers what it did unless `cache` is None."""
    memory = Cache(cache, "program")
    report = output.sync(site, pages(plan), render, memory, salt)
    assert memory.save() == []
    return report


def tree(folder: Path) -> dict[str, bytes | None]:
    """Every file under a folder, with its bytes, and every folder and link, with None."""
    return {
        path.relative_to(folder).as_posix(): (
            None if path.is_dir() or path.is_symlink() else path.read_bytes()
        )
        for path in sorted(folder.rglob("*"))
    }


def files(folder: Path) -> dict[str, str]:
    """What a reader finds."""
    return {
        path: content.decode()
        for path, content in tree(folder).items()
        if content is not None and path != MANIFEST
    }


def times(folder: Path) -> dict[str, int]:
    return {str(path): path.lstat().st_mtime_ns for path in sorted(folder.rglob("*"))}


OLD = {"assets/a.css": "css", "papers/a.html": "a", "papers/b.html": "b", "index.html": "a b"}
NEW = {"assets/a.css": "CSS", "papers/b.html": "b", "papers/c.html": "c", "index.html": "b c"}


# What is written, kept and removed


def test_a_first_sync_writes_everything(tmp_path: Path) -> None:
    site = tmp_path / "deep" / "site"
    assert sync(site, OLD) == Report(written=4, kept=0, removed=0)
    assert files(site) == OLD


def test_the_manifest_is_sorted_and_tells_the_bytes(tmp_path: Path) -> None:
    sync(tmp_path, OLD)
    head, *lines = (tmp_path / MANIFEST).read_text().splitlines()
    assert head.startswith("# Made by paperlist")
    assert lines == [
        f"{blake2b(OLD[path].encode(), digest_size=16).hexdigest()}  {path}" for path in sorted(OLD)
    ]


def test_a_second_sync_renders_and_writes_nothing(tmp_path: Path) -> None:
    site, cache = tmp_path / "site", tmp_path / "cache"
    sync(site, OLD, cache)
    before = times(site)
    rendered.clear()
    assert sync(site, OLD, cache) == Report(written=0, kept=4, removed=0)
    assert rendered == []
    assert times(site) == before


def test_only_what_changed_is_rendered_and_written(tmp_path: Path) -> None:
    site, cache = tmp_path / "site", tmp_path / "cache"
    sync(site, OLD, cache)
    kept = (site / "papers/b.html").stat().st_mtime_ns
    rendered.clear()
    assert sync(site, NEW, cache) == Report(written=3, kept=1, removed=1)
    assert rendered == ["assets/a.css", "papers/c.html", "index.html"]
    assert files(site) == NEW
    assert (site / "papers/b.html").stat().st_mtime_ns == kept


def test_what_is_rendered_again_to_the_same_bytes_is_not_touched(tmp_path: Path) -> None:
    site, cache = tmp_path / "site", tmp_path / "cache"
    sync(site, OLD, cache)
    before = times(site)
    rendered.clear()
    assert sync(site, OLD, cache, salt="another template") == Report(0, 4, 0)
    assert sync(site, OLD, None) == Report(0, 4, 0)
    assert rendered == [*OLD, *OLD]
    assert times(site) == before


def edit(path: Path) -> None:
    path.write_text("by hand")


def swap(path: Path) -> None:
    """Other bytes, as many as before."""
    path.write_text(path.read_text().swapcase())


def edit_quietly(path: Path) -> None:
    """Change a file and set its clock back."""
    moment = path.stat().st_mtime_ns
    edit(path)
    os.utime(path, ns=(moment, moment))


def link(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("b.html"))


@pytest.mark.parametrize("harm", [edit, edit_quietly, swap, link, Path.unlink])
def test_what_was_changed_by_hand_is_made_good(
    tmp_path: Path, harm: Callable[[Path], object]
) -> None:
    site, cache = tmp_path / "site", tmp_path / "cache"
    sync(site, OLD, cache)
    harm(site / "papers/a.html")
    rendered.clear()
    assert sync(site, OLD, cache) == Report(written=1, kept=3, removed=0)
    assert rendered == ["papers/a.html"]
    assert files(site) == OLD
    assert not (site / "papers/a.html").is_symlink()


def test_a_fresh_checkout_renders_nothing_where_the_cache_knows_the_bytes(tmp_path: Path) -> None:
    site, cache = tmp_path / "site", tmp_path / "cache"
    sync(site, OLD, cache)
    for path in OLD:
        os.utime(site / path, ns=(1, 1))
    rendered.clear()
    for _ in range(2):
        assert sync(site, OLD, cache) == Report(0, 4, 0)
    assert rendered == []


def test_what_is_remembered_of_another_folder_does_not_count(tmp_path: Path) -> None:
    sync(tmp_path / "one", OLD, tmp_path / "cache")
    sync(tmp_path / "two", {path: text.swapcase() for path, text in OLD.items()})
    for path in OLD:
        moment = (tmp_path / "one" / path).stat().st_mtime_ns
        os.utime(tmp_path / "two" / path, ns=(moment, moment))
    sync(tmp_path / "two", OLD, tmp_path / "cache")
    assert files(tmp_path / "two") == OLD


def test_files_are_written_as_they_are(tmp_path: Path) -> None:
    site, content = tmp_path / "site", bytes(range(256)) * 300
    for expected in (Report(2, 0, 0), Report(0, 2, 0)):
        memory = Cache(tmp_path / "cache", "program")
        planned = [File("font.woff2", content), File(".nojekyll", b"")]
        assert output.sync(site, planned, render, memory, "") == expected
        memory.save()
    assert (site / "font.woff2").read_bytes() == content


def test_a_page_behind_a_file_is_told_from_it(tmp_path: Path) -> None:
    for text in ("one", "two"):
        memory = Cache(tmp_path / "cache", "program")
        planned: list[Planned] = [
            File("a.css", b"css"),
            Page("b.html", text, None),
            File("c", b"c"),
        ]
        output.sync(tmp_path / "site", planned, render, memory, "")
        memory.save()
        assert files(tmp_path / "site") == {"a.css": "css", "b.html": text, "c": "c"}


def test_an_empty_plan_empties_the_site(tmp_path: Path) -> None:
    sync(tmp_path, {**OLD, "a/b/c/d.html": "d"})
    (tmp_path / "CNAME").write_text("example.org")
    assert sync(tmp_path, {}) == Report(0, 0, 5)
    assert sorted(tree(tmp_path)) == [MANIFEST, "CNAME"]


# Files and folders that change places


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": "1", "b": "2"}, {"a/c": "1", "b": "2"}),
        ({"a": "1"}, {"a/b/c": "1", "a/b/d": "2"}),
        ({"a/b/c": "1", "a/d": "2", "a/b/e": "3"}, {"a": "1"}),
        ({"a/b/c": "1", "a/d": "2"}, {"a/b": "1", "a/d/e": "2"}),
        ({"Papers/a": "1", "Papers/b": "2"}, {"papers/a": "1", "papers/c": "3"}),
        ({"a.html": "1"}, {"A.html": "1"}),
    ],
)
@pytest.mark.parametrize("way", [1, -1])
def test_files_and_folders_change_places(tmp_path: Path, one: Plan, other: Plan, way: int) -> None:
    before, after = (one, other)[::way]
    sync(tmp_path, before)
    assert sync(tmp_path, after).removed == len(before.keys() - after.keys())
    sync(tmp_path / ".clean", after)
    expected = tree(tmp_path / ".clean")
    assert {path: what for path, what in tree(tmp_path).items() if path[:6] != ".clean"} == expected


def test_an_empty_folder_gives_way_to_a_file(tmp_path: Path) -> None:
    sync(tmp_path, {"a/b": "1"})
    (tmp_path / "a" / "empty" / "too").mkdir(parents=True)
    sync(tmp_path, {"a": "1"})
    assert files(tmp_path) == {"a": "1"}


# Strangers


def test_strangers_stay(tmp_path: Path) -> None:
    strangers = [".git/HEAD", "CNAME", "papers/notes.txt", "papers/own/a.html", "own/x"]
    sync(tmp_path, OLD)
    for path in strangers:
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text("mine")
    for plan in (NEW, OLD, {"index.html": ""}, {}, NEW):
        sync(tmp_path, plan)
        assert files(tmp_path) == {**plan, **dict.fromkeys(strangers, "mine")}


def test_a_new_host_may_hold_hidden_files_and_its_name(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "CNAME").write_text("example.org")
    check(tmp_path, [])
    sync(tmp_path, OLD)
    assert files(tmp_path) == {**OLD, "CNAME": "example.org"}


def refused(site: Path, plan: Plan) -> list[str]:
    """The problems of a sync, which changes nothing."""
    before, moments = tree(site), times(site)
    with pytest.raises(ContentError) as caught:
        sync(site, plan)
    assert (tree(site), times(site)) == (before, moments)
    assert all(problem.help for problem in caught.value.problems)
    return [
        f"{Path(problem.place.file).relative_to(site).as_posix()} {problem.message}"
        for problem in caught.value.problems
    ]


@pytest.mark.parametrize(
    ("stranger", "plan"),
    [
        ("new.html", {"new.html": "new"}),
        ("NEW.html", {"new.html": "new"}),
        ("new", {"new/a.html": "a"}),
        ("New", {"new/a.html": "a"}),
        ("new/own/a.txt", {"new": "new"}),
        ("papers/x.html", {"papers/x.html": "x"}),
        ("papers/x.html/own", {"papers/x.html": "x"}),
        ("papers/own", {"papers": "now a file"}),
    ],
)
def test_a_stranger_in_the_way_is_an_error(tmp_path: Path, stranger: str, plan: Plan) -> None:
    sync(tmp_path, OLD)
    (tmp_path / stranger).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / stranger).write_text("mine")
    assert refused(tmp_path, {**plan, "zzz.html": "z"}) == [f"{stranger} was not made by paperlist"]


def test_a_stranger_in_place_of_our_file_is_an_error(tmp_path: Path) -> None:
    sync(tmp_path, OLD)
    (tmp_path / "index.html").unlink()
    (tmp_path / "index.html").mkdir()
    (tmp_path / "index.html" / "own").write_text("mine")
    assert refused(tmp_path, OLD) == ["index.html/own was not made by paperlist"]


def test_all_strangers_in_the_way_are_named_at_once(tmp_path: Path) -> None:
    sync(tmp_path, {})
    for path in ("b.html", "a.html"):
        (tmp_path / path).write_text("mine")
    assert refused(tmp_path, {"a.html": "", "b.html": "", "c.html": ""}) == [
        "a.html was not made by paperlist",
        "b.html was not made by paperlist",
    ]


def test_a_file_that_is_already_as_planned_becomes_ours(tmp_path: Path) -> None:
    (tmp_path / ".nojekyll").write_text("")
    planned = [File(".nojekyll", b"")]
    assert output.sync(tmp_path, planned, render, Cache(None, ""), "") == Report(0, 1, 0)
    assert sync(tmp_path, {}) == Report(0, 0, 1)


def test_a_link_out_of_the_site_is_an_error(tmp_path: Path) -> None:
    site, outside = tmp_path / "site", tmp_path / "outside"
    sync(site, OLD)
    (site / "papers").rename(outside)
    (site / "papers").symlink_to(outside)
    for plan in (OLD, {}):
        assert refused(site, plan) == ["papers leads elsewhere"]
    assert sorted(tree(outside)) == ["a.html", "b.html"]


def test_a_linked_hidden_folder_loses_only_the_link(tmp_path: Path) -> None:
    site, outside = tmp_path / "site", tmp_path / "outside"
    sync(site, OLD)
    sync(outside, OLD)
    (site / ".paperlist-new").symlink_to(outside)
    sync(site, NEW)
    assert files(site) == NEW
    assert files(outside) == OLD


@pytest.mark.parametrize(
    "line", ["../victim", "/victim", "papers/../../victim", "papers//a.html", "a\\b", ".", ""]
)
def test_a_forged_manifest_reaches_nothing_outside(tmp_path: Path, line: str) -> None:
    victim = tmp_path / "victim"
    victim.write_text("dear")
    sync(tmp_path / "site", OLD)
    with (tmp_path / "site" / MANIFEST).open("a") as file:
        file.write(f"{'0' * 32}  {line}\n<<<<<<< a conflict\n\xff\0\n")
    assert sync(tmp_path / "site", {}) == Report(0, 0, 4)
    assert victim.read_text() == "dear"


@pytest.mark.parametrize("stranger", [".git/HEAD", "CNAME", "papers/.own", ".nojekyll/x"])
def test_a_forged_manifest_gives_us_nothing_that_we_never_make(
    tmp_path: Path, stranger: str
) -> None:
    sync(tmp_path, OLD)
    (tmp_path / stranger).parent.mkdir(exist_ok=True)
    (tmp_path / stranger).write_text("dear")
    digest = blake2b(b"dear", digest_size=16).hexdigest()
    with (tmp_path / MANIFEST).open("a") as file:
        file.write(f"{digest}  {stranger}\n")
    sync(tmp_path, NEW)
    assert files(tmp_path) == {**NEW, stranger: "dear"}


def test_line_ends_do_not_matter_in_a_manifest(tmp_path: Path) -> None:
    sync(tmp_path, OLD)
    manifest = tmp_path / MANIFEST
    expected = manifest.read_bytes()
    manifest.write_bytes(expected.replace(b"\n", b"\r\n"))
    assert sync(tmp_path, OLD) == Report(0, 4, 0)
    assert manifest.read_bytes() == expected


@pytest.mark.parametrize(
    "paths",
    [
        ["/a"],
        ["../a"],
        ["a/../b"],
        ["a/.."],
        ["./a"],
        ["a//b"],
        ["a/"],
        [""],
        ["a\\b"],
        ["c:a"],
        ["a\nb"],
        ["a\0"],
        ["\ud800"],
        ["a", "a"],
        ["a", "A"],
        ["a", "a/b"],
        ["A", "a/b"],
        [".Paperlist-manifest"],
        [".paperlist-new/a"],
    ],
)
def test_paths_no_site_can_have_are_our_mistake(tmp_path: Path, paths: Sequence[str]) -> None:
    planned = [File(path, b"") for path in ["index.html", *paths]]
    with pytest.raises(ValueError, match="path"):
        output.sync(tmp_path / "site", planned, render, Cache(None, ""), "")
    assert tree(tmp_path) == {}


# Where a site may be


def objection(folder: Path, protected: Iterable[Path] = ()) -> str:
    before = tree(folder.parent)
    with pytest.raises(ContentError) as caught:
        check(folder, protected)
    assert tree(folder.parent) == before
    (problem,) = caught.value.problems
    assert "--out" in problem.help
    return problem.message


def test_a_site_may_be_a_new_an_empty_or_its_own_folder(tmp_path: Path) -> None:
    site = tmp_path / "deep" / "site"
    check(site, [tmp_path / "content", tmp_path])
    site.mkdir(parents=True)
    check(site, [tmp_path / "content", tmp_path])
    sync(site, OLD)
    check(site, [tmp_path / "content", tmp_path])
    assert files(site) == OLD


def test_a_folder_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "thesis.txt").write_text("dear")
    assert objection(site) == "is not empty, and paperlist did not make it"
    with pytest.raises(ContentError):
        sync(site, OLD)
    assert files(site) == {"thesis.txt": "dear"}


@pytest.mark.parametrize("inside", ["", "site", "site/deep"])
def test_a_file_is_no_place_for_a_site(tmp_path: Path, inside: str) -> None:
    (tmp_path / "file").write_text("dear")
    assert objection(tmp_path / "file" / inside) == "is not a folder"
    with pytest.raises(ContentError):
        sync(tmp_path / "file" / inside, OLD)


def test_a_link_to_nothing_is_no_place_for_a_site(tmp_path: Path) -> None:
    (tmp_path / "site").symlink_to(tmp_path / "gone")
    assert objection(tmp_path / "site") == "is not a folder"


@pytest.mark.parametrize("protected", [".", "content", "content/list.txt", "link/list.txt"])
def test_a_site_never_takes_the_place_of_its_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, protected: str
) -> None:
    project = tmp_path / "project"
    (project / "content").mkdir(parents=True)
    (project / "content" / "list.txt").write_text("dear")
    (project / "link").symlink_to(project / "content")
    sync(project / "site", OLD)
    (project / MANIFEST).write_bytes((project / "site" / MANIFEST).read_bytes())
    monkeypatch.chdir(project)
    for folder in (project, Path("."), Path("content/.."), Path("../project")):
        assert "would replace" in objection(folder, [Path(protected)])


NOBODY = 65534  # a user of every Linux, who owns nothing


@contextmanager
def no_root() -> Iterator[Path]:
    """A folder in which to work as somebody whom permissions stop, which root is not."""
    with TemporaryDirectory() as name:
        is_root = os.geteuid() == 0
        if is_root:
            os.chown(name, NOBODY, NOBODY)
            os.setresuid(NOBODY, NOBODY, 0)  # `os.access` asks for the real user
        try:
            yield Path(name)
        finally:
            if is_root:
                os.setresuid(0, 0, 0)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such permissions")
@pytest.mark.parametrize("closed", ["", "papers"])
def test_a_folder_that_may_not_be_written_to_is_told_before_anything(closed: str) -> None:
    with no_root() as folder:
        site = folder / "site"
        sync(site, OLD)
        (site / closed).chmod(0o555)
        try:
            if not closed:
                assert objection(site) == "cannot be written to"
            assert refused(site, NEW) == [f"{closed or '.'} cannot be written to"]
        finally:
            (site / closed).chmod(0o755)


# What ends a sync half-way


def test_a_page_that_cannot_be_rendered_leaves_the_old_site(tmp_path: Path) -> None:
    def fail(page: Page) -> bytes:
        if page.path == "index.html":
            raise ContentError([])
        return render(page)

    sync(tmp_path, OLD)
    before = tree(tmp_path)
    with pytest.raises(ContentError):
        output.sync(tmp_path, pages(NEW), fail, Cache(None, ""), "")
    assert tree(tmp_path) == before


def test_a_folder_that_vanishes_is_said_and_not_made_anew(tmp_path: Path) -> None:
    site = tmp_path / "site"

    def vanish(page: Page) -> bytes:
        if page.path == "papers/c.html":
            site.rename(tmp_path / "elsewhere")
        return render(page)

    sync(site, OLD)
    with pytest.raises(ContentError) as caught:
        output.sync(site, pages(NEW), vanish, Cache(None, ""), "")
    (problem,) = caught.value.problems
    assert "No such file" in problem.message
    assert "vanished" in problem.help
    assert not site.exists()
    sync(tmp_path / "elsewhere", NEW)
    assert files(tmp_path / "elsewhere") == NEW


def test_a_full_disk_leaves_the_old_site(tmp_path: Path) -> None:
    sync(tmp_path, OLD)
    before = tree(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(ContentError) as caught:
            sync(tmp_path, {**NEW, "papers/c.html": "c" * 2000})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    (problem,) = caught.value.problems
    assert problem.place.file.endswith("papers/c.html")
    assert "File too large" in problem.message
    assert problem.help
    assert tree(tmp_path) == before


def start(work: Callable[[], object]) -> int:
    """Do some work in another process, whose number this returns."""
    child = os.fork()
    if child:
        return child
    try:
        work()
        os._exit(0)
    finally:
        os._exit(1)


def killed_at(number: int, site: Path, plan: Plan) -> bool:
    """Sync in another process, killed before its `number`th change to the disk; whether it was."""

    def work() -> None:
        kill_at(number)
        sync(site, plan)

    status = os.waitpid(start(work), 0)[1]
    assert status in (0, signal.SIGKILL)
    return status != 0


def kill_at(number: int) -> None:
    """Let the system kill this process when it is about to make a change once too often."""
    left = number

    def count(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        changes = event in ("os.rename", "os.remove", "os.mkdir", "os.rmdir")
        if changes or (event == "open" and isinstance(arguments[2], int) and arguments[2] & 1):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)


BIG = {
    "assets/a.css": "css",
    "topics/x.html": "topic",
    **{f"papers/{number}.html": f"paper {number}" for number in range(3, 6)},
    "papers/1.html": "paper 1, changed",
    "about.html": "about",
    "index.html": "3 4 5",
}
SMALL = {
    "assets/a.css": "css",
    "papers/1.html": "paper 1",
    "papers/2.html": "paper 2",
    "authors/a.html": "author",
    "about": "about",
    "index.html": "1 2",
}


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.parametrize(
    ("before", "after"), [(SMALL, BIG), (BIG, SMALL), ({}, BIG), (SMALL, {"papers": "a file"})]
)
def test_a_build_killed_at_any_change_is_completed_by_the_next(
    tmp_path: Path, before: Plan, after: Plan
) -> None:
    sync(tmp_path / "clean", after)
    expected = tree(tmp_path / "clean")
    number = 1
    while True:
        site = tmp_path / f"site-{number}"
        sync(site, before)
        (site / "CNAME").write_text("mine")
        killed = killed_at(number, site, after)
        present = {path: text for path, text in files(site).items() if path[0] != "."}
        assert present.pop("CNAME") == "mine"
        for path, text in present.items():
            assert text in (before.get(path), after.get(path)) or is_placeholder(path, text)
        assert_pages_are_there(present, before, after)
        check(site, [])
        sync(site, after)
        assert tree(site) == {**expected, "CNAME": b"mine"}
        if not killed:
            break
        number += 1
    assert number > len(after)


def is_placeholder(path: str, text: str) -> bool:
    """Whether a page is whole and links to nothing."""
    html = path.endswith(".html") and text.startswith("<!doctype html>")
    return html and text.endswith("</html>\n") and "href" not in text and "src" not in text


def linked(paths: Iterable[str], version: str) -> dict[str, str]:
    """A site whose every page names all of its files, one a line, as links."""
    links = "\n".join(paths)
    return {path: f"{version}\n{links}" if path[-5:] == ".html" else version for path in paths}


STAYING = ["assets/a.css", "papers/1.html", "papers/2.html", "index.html"]
COMING = [
    *("data/a.js", "papers/3.html", "papers/4.html", "new/a.html", "new/b.bib"),
    "new/in/the/deep/a.html",
]
GOING = ["papers/5.html", "papers/6.html", "old/a.html", "old/b.html", "old/b.bib", "a.html"]


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_no_page_links_to_one_that_is_missing_whatever_ends_a_build(tmp_path: Path) -> None:
    """Nor when the build that follows is ended too, and makes yet another site."""
    one = linked([*STAYING[:-1], *GOING, "index.html"], "one")
    two = linked([*STAYING[:-1], *COMING, "index.html"], "two")
    numbers = (1, 5, 14, 17, 22, 30)
    for number in count(1):
        site = tmp_path / f"site-{number}"
        sync(site, one)
        killed = killed_at(number, site, two)
        assert_links_lead_somewhere(site)
        there = files(site)
        assert all(there[path] in (one[path], two[path]) for path in STAYING)
        killed_at(numbers[number % len(numbers)], site, one)
        assert_links_lead_somewhere(site)
        sync(site, two)
        assert files(site) == two
        if not killed:
            break


def assert_links_lead_somewhere(site: Path) -> None:
    for path, text in files(site).items():
        if path.endswith(".html") and path[0] != "." and not is_placeholder(path, text):
            for link in text.splitlines()[1:]:
                assert (site / link).is_file(), f"{path} links to {link}"


def assert_pages_are_there(present: Plan, before: Plan, after: Plan) -> None:
    """What an index names is there: all of the old site, or all of the new."""
    if "index.html" in after and present.get("index.html") == after["index.html"]:
        assert after.items() <= present.items()
    elif "index.html" in before and "index.html" in after:
        assert before.keys() <= present.keys()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_build_killed_at_any_time_leaves_whole_files(tmp_path: Path) -> None:
    chance = random.Random(7)
    site, cache = tmp_path / "site", tmp_path / "cache"
    plans = [{f"{n % 7}/{n}.html": f"{n} {name} " * 4000 for n in range(60)} for name in "ab"]
    sync(site, plans[0])
    for number in range(20):
        child = start(partial(sync, site, plans[number % 2], cache))
        time.sleep(chance.uniform(0, 0.03))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        for path, text in files(site).items():
            assert path[0] == "." or text in (plans[0][path], plans[1][path])
    assert sync(site, plans[1], cache).removed == 0
    assert files(site) == plans[1]


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_two_builds_at_once_take_turns(tmp_path: Path) -> None:
    plans = [{f"{n}.html": f"{n} {name}" for n in range(200)} for name in "abcd"]
    children = [start(partial(sync, tmp_path, plan)) for plan in plans]
    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0, 0, 0]
    assert files(tmp_path) in plans


# Laws

names = st.sampled_from(["a", "b", "A", "a.html", "é"])
paths = st.lists(names, min_size=1, max_size=3).map("/".join)


def stands(plan: Plan) -> bool:
    """Whether no path is another's folder or twin."""
    folded = sorted(f"{path.casefold()}/" for path in plan)
    return not any(other.startswith(one) for one, other in pairwise(folded))


plans = st.dictionaries(paths, st.sampled_from(["", "x", "yy"]), max_size=6).filter(stands)
harms = st.sampled_from([edit, swap, Path.unlink])


@settings(deadline=None)
@given(history=st.lists(st.tuples(plans, st.none() | harms), min_size=1, max_size=5))
def test_the_last_plan_is_all_that_counts(
    history: Sequence[tuple[Plan, Callable[[Path], object] | None]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        site, cache, clean = (Path(folder) / name for name in ("site", "cache", "clean"))
        for plan, harm in history:
            sync(site, plan, cache)
            if harm and plan:
                harm(site / min(plan))
        last = history[-1][0]
        sync(site, last, cache)
        sync(clean, last)
        assert tree(site) == tree(clean)
        assert files(site) == last
        rendered.clear()
        assert sync(site, last, cache) == Report(0, len(last), 0)
        assert rendered == []


@settings(deadline=None)
@given(strangers=plans, history=st.lists(plans, max_size=4))
def test_strangers_survive_anything(strangers: Plan, history: Sequence[Plan]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        sync(site, {})
        for path, text in strangers.items():
            (site / path).parent.mkdir(parents=True, exist_ok=True)
            (site / path).write_text(f"mine {text}")
        theirs = tree(site)
        for plan in history:
            before = tree(site)
            try:
                sync(site, plan)
            except ContentError:
                assert tree(site) == before
        del theirs[MANIFEST]
        assert theirs.items() <= tree(site).items()
