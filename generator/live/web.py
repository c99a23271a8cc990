"""The site of a session, on this machine's own web server.

What is served differs from what is on the disk in one way: each page loads two more scripts,
livereload's and ours, from the same origin, so that the page's own policy allows them.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path, PurePath
from urllib.parse import urlsplit

from livereload.handlers import (  # type: ignore[import-untyped]
    LiveReloadHandler,
    LiveReloadJSHandler,
)
from livereload.watcher import Watcher  # type: ignore[import-untyped]
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketHandler

from generator.errors import Problem

OWN = "/.live/"  # where our scripts are; no site has a folder of this name
_STATE = f"{OWN}state"
_HOSTS = r"(?:127\.0\.0\.1|localhost)"  # under another name, a stranger's page could ask us
_KINDS = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}
_EMPTY = b"<!doctype html><html lang=en><head><meta charset=utf-8><title>Paperlist</title></head>"


@dataclass(frozen=True, slots=True)
class State:
    """What a session has come to."""

    number: int = 0  # grows with each build that changed what a page shows
    base_url: str = ""  # the site's own; pages may name its path
    problems: tuple[Problem, ...] = ()  # why the content cannot be built now
    fresh: Mapping[str, bytes] = field(default_factory=dict)  # pages newer than the site, by path


def application(folder: Path, scripts: Path, port: int, state: Callable[[], State]) -> Application:
    """The web application that serves the site in `folder`; `scripts` is where our own are."""
    given = {"folder": folder, "port": port, "state": state}
    app = Application()
    app.add_handlers(
        _HOSTS,
        [
            ("/livereload", _Socket),
            ("/livereload.js", LiveReloadJSHandler),  # whose script knows its server by this,
            (_STATE, _State, {"state": state}),
            (f"{OWN}(overlay\\.(?:js|css))", _Script, {"folder": scripts}),
            ("/(.*)", _Site, given),
        ],
    )
    # What livereload's handler wants to be told by its own server.
    LiveReloadHandler.watcher = Watcher()
    LiveReloadHandler.live_css = True
    return app


def reload(path: str) -> None:
    """Let every open page load anew; where `path` is a style sheet's, only that."""
    LiveReloadHandler.reload_waiters(path)


def look_again() -> None:
    """Let every open page ask whether the content can be built."""
    LiveReloadHandler.reload_waiters(_STATE)


def hang_up() -> None:
    """Part from every open page; it tries again for a while."""
    for waiter in LiveReloadHandler.waiters.copy():
        waiter.ws_connection.stream.close()  # a polite end would be waited for


class _Socket(LiveReloadHandler):  # type: ignore[misc]
    """Tells pages to load anew; only our own."""

    def check_origin(self, origin: str) -> bool:
        return WebSocketHandler.check_origin(self, origin)


class _State(RequestHandler):
    """Tells a page what the session has come to, as JSON."""

    def initialize(self, state: Callable[[], State]) -> None:
        self._state = state

    def get(self) -> None:
        now = self._state()
        problems = [
            {"place": str(each.place), "message": each.message, "help": each.help}
            for each in now.problems
        ]
        self.set_header("Cache-Control", "no-store")
        self.finish({"number": now.number, "problems": problems})


class _Script(RequestHandler):
    """Our own script and style sheet, which no site holds."""

    def initialize(self, folder: Path) -> None:
        self._folder = folder

    def get(self, name: str) -> None:
        self.set_header("Content-Type", _kind(name))
        self.finish((self._folder / name).read_bytes())


class _Site(RequestHandler):
    """The site's files, with the habits of GitHub Pages."""

    def initialize(self, folder: Path, port: int, state: Callable[[], State]) -> None:
        self._folder, self._port, self._state = folder, port, state

    def get(self, path: str) -> None:
        now = self._state()
        found = _find(self._folder, path, urlsplit(now.base_url).path.strip("/"))
        if found is None:
            self.set_status(HTTPStatus.NOT_FOUND)
            found = self._folder / "404.html"
        fresh = now.fresh.get(found.relative_to(self._folder).as_posix())
        body = fresh or (found.read_bytes() if found.is_file() else _EMPTY)
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Type", _kind(found.name))
        self.finish(self._with_scripts(body, now) if found.suffix == ".html" else body)

    def head(self, path: str) -> None:
        self.get(path)

    def _with_scripts(self, page: bytes, now: State) -> bytes:
        ours = f'<script src="{OWN}overlay.js" data-number="{now.number}"></script>'
        theirs = f'<script src="/livereload.js?port={self._port}" async></script>'
        before, end, after = page.partition(b"</head>")
        return b"".join((before, ours.encode(), theirs.encode(), end, after))


def _find(folder: Path, path: str, prefix: str) -> Path | None:
    """The file of an address: with or without its ending, below the site's own path or not."""
    for inside in dict.fromkeys((path, path.removeprefix(prefix).lstrip("/"))):
        for name in (inside, f"{inside}.html", f"{inside.rstrip('/')}/index.html"):
            found = folder / name.lstrip("/")
            if ".." not in found.parts and _is_file(found, folder):
                return found
    return None


def _is_file(path: Path, folder: Path) -> bool:
    """Whether a file is there, and in the folder, not merely linked to from it."""
    try:
        return path.is_file() and path.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError):  # a name that no disk can have
        return False


def _kind(name: str) -> str:
    ending = PurePath(name).suffix
    kind = _KINDS.get(ending) or mimetypes.types_map.get(ending) or "application/octet-stream"
    is_text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    return f"{kind}; charset=utf-8" if is_text else kind
