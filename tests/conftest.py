"""What the tests share: a browser, the repository's own site, and a server for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import settings
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    Request,
    sync_playwright,
)

from generator.build import build

# Nothing is timed here: machines are noisy.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

TESTS = Path(__file__).parent
CONTENT = TESTS.parent / "content"
SUB_PATH = "/some-repo/"  # where project sites stand on GitHub Pages

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_FLAGS = [
    "--no-sandbox",  # containers run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
INSTALL_SECONDS = 300

Serve = Callable[[Path], str]
Open = Callable[..., AbstractContextManager[Page]]

WIDTHS = (320, 390, 768, 1280)  # CSS pixels: the smallest phone, a phone, a tablet, a laptop
HEIGHT = 844

LISTEN = """
document.addEventListener("securitypolicyviolation", event =>
  console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI || "inline"}`))
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update` rewrites what is expected: the sites of tests/sites and the case files."""
    parser.addoption("--update", action="store_true", help="rewrite what is expected")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether what is expected shall be rewritten."""
    return bool(request.config.getoption("--update"))


class Pages(SimpleHTTPRequestHandler):
    """Serves a folder under SUB_PATH with the habits of GitHub Pages."""

    timeout = 2  # seconds: an idle connection of the browser must not keep its thread alive

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet: what goes wrong, the tests see in the browser."""

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if not path.startswith(SUB_PATH):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        inside = path.removeprefix(SUB_PATH)
        for name in (inside, f"{inside}.html", f"{inside.rstrip('/')}/index.html"):
            self.path = f"/{name.lstrip('/')}"
            if Path(self.translate_path(self.path)).is_file():
                super().do_GET()
                return
        self.send_not_found()

    def send_not_found(self) -> None:
        """Answer with the site's own 404 page, at whatever address was asked for."""
        body = Path(self.translate_path("/404.html")).read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Server(ThreadingHTTPServer):
    """Waits for its threads when it is closed, so that no socket is left open."""

    daemon_threads = False


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve `folder` on a free port of this machine; gives the address of its root."""
    with Server(("127.0.0.1", 0), partial(Pages, directory=os.fspath(folder))) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
        finally:
            server.shutdown()
            thread.join()


def find_chromium(playwright: Playwright) -> str:
    """The path of a Chromium: the machine's, or Playwright's own; "" where there is none."""
    found = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), "")
    own = playwright.chromium.executable_path
    return found or (own if Path(own).exists() else "")


def install_chromium() -> None:
    """Let Playwright fetch its Chromium; whether it could, find_chromium tells afterwards."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    with suppress(subprocess.TimeoutExpired):
        subprocess.run(command, capture_output=True, check=False, timeout=INSTALL_SECONDS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; skips the test where there is none, or fails it if PAPERLIST_BROWSER=required."""
    with sync_playwright() as playwright:
        if not find_chromium(playwright):
            install_chromium()
        path = find_chromium(playwright)
        if not path and os.environ.get("PAPERLIST_BROWSER") == "required":
            pytest.fail("no browser, and PAPERLIST_BROWSER=required")
        if not path:
            pytest.skip(f"no browser: looked for {', '.join(CHROMIUM_NAMES)} and Playwright's own")
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def served() -> Iterator[Serve]:
    """A function that serves a folder until the tests end, and gives its address."""
    with ExitStack() as stack:
        yield lambda folder: stack.enter_context(serving(folder))


@pytest.fixture(scope="session")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository's content, and with it a Markdown page that has everything."""
    folder = tmp_path_factory.mktemp("browser") / "content"
    shutil.copytree(CONTENT, folder)
    (folder / "pages").mkdir(exist_ok=True)
    shutil.copy(TESTS / "browser-page.md", folder / "pages" / "browser-page.md")
    return folder


@pytest.fixture(scope="session")
def site(content: Path) -> Path:
    """The site of `content`, as built for a disk: a folder."""
    folder = content.parent / "site"
    build(content, folder, content.parent / "cache")
    return folder


@pytest.fixture(scope="session")
def hosted(content: Path, served: Serve) -> str:
    """The same site, built for and served at an address: its root."""
    folder = content.parent / "hosted"
    folder.mkdir()
    root = served(folder)
    build(content, folder, content.parent / "cache", root)
    return root


@pytest.fixture(params=["file", "http"])
def root(request: pytest.FixtureRequest) -> str:
    """The address of the site, ending in a slash: once on the disk, once served."""
    if request.param == "http":
        return str(request.getfixturevalue("hosted"))
    return f"{request.getfixturevalue('site').as_uri()}/"


def listen(context: BrowserContext, root: str) -> list[str]:
    """What the browser complains of from now on, as a list that grows."""
    heard: list[str] = []

    def requested(request: Request) -> None:
        if not request.url.startswith(root):
            heard.append(f"foreign: {request.url}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # else the test left before all had come
            heard.append(f"failed: {request.url}: {request.failure}")

    context.add_init_script(LISTEN)
    context.on("console", lambda message: heard.append(f"console: {message.text}"))
    context.on("weberror", lambda error: heard.append(f"error: {error.error}"))
    context.on("request", requested)
    context.on("requestfailed", failed)
    return heard


@contextmanager
def watched(browser: Browser, root: str, **options: object) -> Iterator[Page]:
    """A page of a fresh browser profile; fails at the end if the browser complained."""
    options = {"viewport": {"width": WIDTHS[-1], "height": HEIGHT}, **options}
    context = browser.new_context(**options)  # type: ignore[arg-type]
    heard = listen(context, root)
    try:
        yield context.new_page()
    finally:
        context.close()
    assert not heard, "\n".join(heard)


@pytest.fixture
def open_page(browser: Browser, root: str) -> Open:
    """A function that opens a page on `root`, given the browser's options for its profile."""
    return lambda **options: watched(browser, root, **options)
