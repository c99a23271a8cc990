"""Live: what is edited is shown, what is broken is told, and the site stays as `build` makes it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from threading import Event, Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page, expect

from generator.build import build
from generator.errors import ContentError
from generator.live import fragment, watching
from generator.live.web import State
from generator.progress import Watch
from generator.serve import HOST, Job, Outcome, Server, Session, _after, claim
from generator.sources import formats

FIRST = "We study counters in a stream of many items and prove that few of them suffice."
SECOND = "We train a model on the humming of widgets, and find that it predicts when they stop."


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a small content."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "content").mkdir()
    write("content/list.txt", f"Our list\n\n{FIRST}\n")
    return tmp_path


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def session(watch: Watch | None = None) -> Session:
    return Session(Job(Path("content"), Path("site"), Path(".cache")), watch or Watch())


@contextmanager
def live() -> Iterator[str]:
    """Serve the working folder; gives the site's address."""
    place, one, there = claim(0), session(), Event()
    port = place.getsockname()[1]
    server = Server(one, Path("site"), lambda outcome: None)
    thread = Thread(target=server.run, args=(place, one.build(), there.set))
    thread.start()
    there.wait()
    try:
        yield f"http://{HOST}:{port}/"
    finally:
        server.stop()
        thread.join()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of the browser; fails at the end if a page's policy was broken."""
    context = browser.new_context()
    page = context.new_page()
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.on("pageerror", lambda error: heard.append(f"Error: {error}"))
    yield page
    context.close()
    # A server that has ended is complained of too, which is right.
    assert not [text for text in heard if "Security Policy" in text or text.startswith("Error")]


def overlay(page: Page) -> Callable[[str], None]:
    """A check that a text stands in the problems shown over a page."""
    problems = page.locator("paperlist-problems section")
    return lambda text: expect(problems).to_contain_text(text)


def connected(page: Page, address: str) -> None:
    """Open a page, and wait until it listens."""
    with page.expect_websocket() as found:
        page.goto(address)
    found.value.wait_for_event("framesent", lambda frame: "info" in str(frame))


def test_an_edited_list_is_shown_at_once(page: Page) -> None:
    with live() as address:
        connected(page, address)
        write("content/list.txt", f"Our list\n\n{FIRST}\n\n{SECOND}\n")
        expect(page.get_by_text("humming of widgets").first).to_be_visible()


def test_style_changes_without_loading_the_page_anew(page: Page) -> None:
    write("content/site.yaml", "extra_css: own.css\n")
    write("content/own.css", "h1 { color: rgb(1, 2, 3) }")
    with live() as address:
        connected(page, address)
        expect(page.locator("h1")).to_have_css("color", "rgb(1, 2, 3)")
        page.evaluate("window.mark = 'the same page'")
        write("content/own.css", "h1 { color: rgb(4, 5, 6) }")
        expect(page.locator("h1")).to_have_css("color", "rgb(4, 5, 6)")
        assert page.evaluate("window.mark") == "the same page"


def test_a_broken_list_is_told_over_the_page_until_it_is_mended(page: Page) -> None:
    with live() as address:
        connected(page, address)
        tells = overlay(page)
        write("content/site.yaml", "title: Ours\npage_sise: 3\n")
        tells("content/site.yaml:2")
        tells('unknown key "page_sise"')
        tells('did you mean "page_size"?')
        write("content/site.yaml", "")
        expect(page.locator("paperlist-problems")).to_have_count(0)
        expect(page.locator("h1")).to_have_text("Our list")


def test_a_broken_template_is_told_too(page: Page) -> None:
    with live() as address:
        connected(page, address)
        write("templates/paper.html", "{# mine #}\n\n{{ nobody.knows }}")
        overlay(page)("templates/paper.html:3")
        shutil.rmtree("templates")
        expect(page.locator("paperlist-problems")).to_have_count(0)


def test_a_session_may_begin_with_what_is_broken(page: Page) -> None:
    write("content/site.yaml", "langage: en\n")
    with live() as address:
        connected(page, address)
        overlay(page)('did you mean "language"?')
        write("content/site.yaml", "language: en\n")
        expect(page.locator("h1")).to_have_text("Our list")


def test_a_page_that_missed_a_change_finds_out(page: Page) -> None:
    with live() as address:
        page.route("**/livereload.js*", lambda route: route.abort())
        page.goto(address)
        page.unroute_all()
        before = get(address, "/.live/state")
        write("content/list.txt", f"Our list\n\n{FIRST}\n\n{SECOND}\n")
        while get(address, "/.live/state") == before or b"humming" not in get(address, "/")[1]:
            time.sleep(0.01)
        page.evaluate("document.dispatchEvent(new CustomEvent('LiveReloadConnect'))")
        expect(page.get_by_text("humming of widgets").first).to_be_visible()


def test_the_site_is_what_a_build_makes(page: Page) -> None:
    with live() as address:
        connected(page, address)
        write("content/list.txt", f"Our list\n\n{FIRST}\n\n{SECOND}\n")
        expect(page.get_by_text("humming of widgets").first).to_be_visible()
    build(Path("content"), Path("clean"), Path("other-cache"))
    assert tree(Path("site")) == tree(Path("clean"))
    assert not [name for name, held in tree(Path("site")).items() if b"livereload" in held]


def tree(folder: Path) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def get(address: str, path: str, host: str = "") -> tuple[int, bytes]:
    """The status and the bytes that a path of the server has; `host` is whom we think we ask."""
    port = int(address.rstrip("/").rpartition(":")[2])
    connection = HTTPConnection(HOST, port, timeout=10)
    connection.request("GET", path, headers={"Host": host} if host else {})
    with connection.getresponse() as response:
        status, body = response.status, response.read()
    connection.close()
    return status, body


def test_addresses_are_as_on_the_host() -> None:
    write("content/site.yaml", "base_url: https://x.example/some/list\n")
    with live() as address:
        papers = next(Path("site/papers").glob("*.html")).stem
        for path in ("/", "/index", "/some/list/", f"/some/list/papers/{papers}"):
            status, body = get(address, path)
            assert status == 200, path
            assert b"overlay.js" in body
        assert get(address, "/nowhere")[0] == 404
        assert b"/some/list/assets/style.css" in get(address, "/nowhere")[1]
        assert get(address, "/some/list/assets/style.css") == (
            200,
            Path("site/assets/style.css").read_bytes(),
        )


@pytest.mark.parametrize(
    "path", ["/../content/list.txt", "/%2e%2e/content/list.txt", "//etc/passwd"]
)
def test_only_the_site_is_served(path: str) -> None:
    with live() as address:
        assert get(address, path)[0] == 404


def test_a_link_out_of_the_site_is_not_followed() -> None:
    with live() as address:
        Path("site/list.txt").symlink_to(Path("content/list.txt").resolve())
        Path("site/own").symlink_to(Path("content").resolve())
        for path in ("/list.txt", "/own/list.txt"):
            assert get(address, path)[0] == 404, path
        Path("site/own.html").symlink_to("404.html")
        assert get(address, "/own.html")[0] == 200


def test_no_stranger_is_served() -> None:
    with live() as address:
        assert get(address, "/", "evil.example")[0] == 404
        assert get(address, "/", "localhost")[0] == 200


def test_what_changes_during_a_build_is_built_next() -> None:
    asked = count()

    def clock() -> float:
        if next(asked) == 1:  # as the second stage begins, when the list has been read
            write("content/list.txt", f"Our list\n\n{FIRST}\n\n{SECOND}\n")
        return 0.0

    one = session(Watch(clock))
    assert papers(one.build()) == 1
    assert one.wait(slowly(1000))
    assert papers(one.build()) == 2
    assert not one.wait(slowly(5))


def papers(outcome: Outcome) -> int:
    assert outcome.built
    return outcome.built.papers


def slowly(times: int) -> Callable[[float], bool]:
    """A pause that says to wait no more after so many times."""
    counted = count()

    def pause(seconds: float) -> bool:
        time.sleep(seconds)
        return next(counted) >= times

    return pause


def by_renaming(text: str) -> None:
    os.rename("content/list.txt", "content/list.txt~")
    write("content/list.txt", text)
    os.unlink("content/list.txt~")


def by_a_temporary_file(text: str) -> None:
    write("content/.list.txt.swp", text)
    write("content/4913", "")
    os.unlink("content/4913")
    os.replace("content/.list.txt.swp", "content/list.txt")


def twice(text: str) -> None:
    write("content/list.txt", "")
    write("content/list.txt", text[:40])
    write("content/list.txt", text)


@pytest.mark.parametrize("save", [by_renaming, by_a_temporary_file, twice])
def test_a_save_is_one_change_however_the_editor_dances(save: Callable[[str], None]) -> None:
    one = session()
    one.build()
    save(f"Our list\n\n{FIRST}\n")
    assert not one.wait(slowly(5))  # nothing is new in it
    save(f"Our list\n\n{FIRST}\n\n{SECOND}\n")
    assert one.wait(slowly(1000))
    assert papers(one.build()) == 2
    assert not one.wait(slowly(5))


def test_one_list_file_is_watched_too() -> None:
    one = Session(Job(Path("content/list.txt"), Path("site"), Path(".cache")), Watch())
    assert papers(one.build()) == 1
    write("content/other.txt", "Another list")
    assert not one.wait(slowly(5))
    by_renaming(f"Our list\n\n{FIRST}\n\n{SECOND}\n")
    assert one.wait(slowly(1000))
    assert papers(one.build()) == 2


def test_a_file_that_is_being_saved_is_waited_for() -> None:
    one = session()
    one.build()
    os.unlink("content/list.txt")
    assert not one.wait(slowly(3))
    write("content/list.txt", f"Our list\n\n{SECOND}\n")
    assert one.wait(slowly(1000))


@pytest.mark.parametrize("name", [".x.swp", "#x#", "x~", "4913"])
def test_what_editors_leave_is_not_looked_at(name: str) -> None:
    write(f"content/{name}", "x")
    assert list(watching.look([Path("content")], {})) == ["content/list.txt"]


def test_a_port_that_is_taken_is_told_and_the_next_one_tried() -> None:
    with claim(0) as taken, claim(0) as other:
        port = taken.getsockname()[1]
        assert other.getsockname()[1] > port
        with pytest.raises(
            ContentError, match=re.escape(f"{HOST}:{port}: error: cannot be served")
        ):
            claim(port)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signal")
def test_the_command_ends_at_once_with_ctrl_c() -> None:
    command = [sys.executable, "-m", "generator", "serve"]
    # What a shell starts in the background has the signal ignored, and would pass that on.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            lines = iter(process.stdout.readline, "")
            assert any("Ctrl-C ends" in line for line in lines)
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 0
            assert "Traceback" not in process.stderr.read()
        finally:
            process.kill()
            signal.signal(signal.SIGINT, before)


def test_sockets_are_closed() -> None:
    with live() as address:
        port = int(address.rstrip("/").rpartition(":")[2])
    with socket.socket() as again, pytest.raises(ConnectionRefusedError):
        again.connect((HOST, port))


def test_an_edited_papers_page_does_not_wait_for_the_build() -> None:
    one = session()
    first = one.build().built
    assert first
    path = next(f"papers/{page.name}" for page in Path("site/papers").glob("*.html"))
    assert one.preview() == {}
    write("content/list.txt", f"Our list\n\n{FIRST} This is new.\n")
    fresh = one.preview()
    assert list(fresh) == [path]
    assert b"This is new." in fresh[path]
    assert b"This is new." not in (Path("site") / path).read_bytes()
    write("content/list.txt", f"Our list\n\n{FIRST}\n\n{SECOND}\n")
    assert one.preview() == {}
    write("content/site.yaml", "broken: {")
    assert one.preview() == {}


LISTS = {
    "a.txt": "Our list\n\nFirst we begin. And it ends.\n\nThen we show that it goes on.\n",
    "b.jsonl": '{"title": "One", "abstract": "A b."}\n{"title": "Two", "abstract": "C d."}\n',
    "c.bib": "@misc{a,\n  title={One},\n  abstract={A b.},\n}\n\n@misc{b,\n  title={Two}\n}\n",
    "d.json": '[{"title": "One", "abstract": "A b."},\n{"title": "Two", "abstract": "C d."}]\n',
    "e.csv": "title,abstract\nOne,A b.\nTwo,C d.\n",
}


# In plain text, a word more can turn the list's heading into a paper's title: the build will tell.
@pytest.mark.parametrize("file", [file for file in LISTS if not file.endswith(".txt")])
@given(data=st.data())
def test_a_paper_is_read_alone_only_as_it_is_read_with_the_rest(
    file: str, data: st.DataObject
) -> None:
    text = LISTS[file]
    papers = formats.read(text.encode(), file).list.papers
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    new = text[:start] + data.draw(st.text('aB. \n{}",:', max_size=5)) + text[end:]
    found = fragment.edited(papers, text.encode(), new.encode(), file)
    try:
        whole = formats.read(new.encode(), file).list.papers
    except ContentError:
        return
    if found:
        was, now = found
        assert now in whole
        assert was in papers


@pytest.mark.parametrize("file", LISTS)
def test_a_paper_is_read_alone_where_the_format_allows(file: str) -> None:
    text = LISTS[file]
    papers = formats.read(text.encode(), file).list.papers
    new = text.replace("A b.", "A new b.").replace("it ends", "all ends")
    found = fragment.edited(papers, text.encode(), new.encode(), file)
    assert bool(found) == (file not in ("d.json", "e.csv"))
    if found:
        assert found[0] is papers[0]
        assert "new b" in found[1].abstract or "all ends" in found[1].abstract


def test_lines_that_only_readers_count_are_read_with_the_rest() -> None:
    text = b"Our list\n\nFirst we begin here.\r\rThen we show that it goes on.\r"
    papers = formats.read(text, "a.txt").list.papers
    assert fragment.edited(papers, text, text.replace(b"begin", b"start"), "a.txt") is None


def test_what_was_shown_before_its_build_does_not_stay() -> None:
    one = session()
    first = one.build()
    before = State(1, "", fresh={"papers/a.html": b"edited"})
    assert first.built
    assert _after(before, replace(first, changed=())).number == 2


def test_a_fault_of_ours_ends_the_session() -> None:
    class Faulty(Session):
        def preview(self) -> dict[str, bytes]:
            raise ZeroDivisionError

    one = Faulty(Job(Path("content"), Path("site"), Path(".cache")), Watch())
    place, first = claim(0), one.build()
    server = Server(one, Path("site"), lambda outcome: None)
    edit = partial(write, "content/list.txt", f"Our list\n\n{SECOND}\n")
    # In a thread, since the browser's driver has this one's loop of events.
    with ThreadPoolExecutor() as pool, pytest.raises(ZeroDivisionError):
        pool.submit(server.run, place, first, edit).result()
