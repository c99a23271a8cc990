"""Build, serve and show the site while its content is being edited."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from tornado.httpserver import HTTPServer

from generator import strings
from generator.build import Built, build
from generator.errors import ContentError, Place, Problem
from generator.ground import read_manifest
from generator.live import fragment, watching, web
from generator.live.preview import edits, preview
from generator.live.resident import Resident
from generator.live.watching import Look
from generator.live.web import State
from generator.model import Paper, PaperList
from generator.progress import Watch
from generator.render import STRINGS, templates
from generator.sources import content

HOST = "127.0.0.1"
FIRST_PORT = 5500
_PORTS = 100  # to be tried
_GRACE = 0.2  # seconds in which the browser gets an edited page, before we are busy again
_SCRIPTS = "serve"  # the folder of what pages are given beside their own


@dataclass(frozen=True, slots=True)
class Job:
    """What to build and where to; as for `build`."""

    source: Path
    out: Path
    cache_folder: Path
    base_url: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one build came to."""

    built: Built | None  # None where the content cannot be built
    problems: tuple[Problem, ...]  # why not
    warnings: tuple[Problem, ...]
    changed: tuple[str, ...]  # paths of the site's files


class Session:
    """Builds one job again and again, and remembers what the last build was made from."""

    def __init__(self, job: Job, watch: Watch) -> None:
        self._job = job
        self._watch = watch
        self._resident = Resident(watch)
        self._made: dict[str, str] = {}  # digests of the site's files
        self._last: Built | None = None
        self._texts: dict[str, bytes] = {}  # of the lists' files
        self._unsaved: tuple[Problem, ...] = ()
        self._look: Look = {}  # the files that it was made from

    def build(self) -> Outcome:
        """Build what is there now; a broken content is an outcome like any other."""
        job = self._job
        before = watching.look(self._roots(), self._look)
        built: Built | None = None
        problems: tuple[Problem, ...] = ()
        try:
            built = build(
                job.source,
                job.out,
                job.cache_folder,
                job.base_url,
                self._watch,
                self._resident.open,
            )
        except ContentError as error:
            problems = error.problems
        self._look = before
        if built is None:
            return Outcome(None, problems, (), ())
        self._last = built
        self._look = {**before, **self._written(before)}
        return Outcome(built, (), (*built.warnings, *self._unsaved), self._changed())

    def preview(self) -> dict[str, bytes]:
        """The pages of papers that were edited since the last build, by path: in a moment."""
        last = self._last
        if last is None:
            return {}
        now = watching.look(self._roots(), self._look)
        paths = watching.changed(self._look, now)
        one = self._edited(paths[0], last) if len(paths) == 1 else None
        try:
            edited = [one] if one else edits(self._read(), last.lists)
            return preview(edited, last.pages, last.render) if edited else {}
        except ContentError:
            return {}  # the build that follows tells

    def wait(self, pause: Callable[[float], bool]) -> bool:
        """Wait until there is something to build; False where `pause` says to wait no more."""
        return watching.wait(self._roots(), self._look, pause)

    def rest(self) -> None:
        """Do what can wait until a build is shown: write its results to the disk, tidy the memory.

        What the disk refuses is a warning of the next build.
        """
        self._unsaved = tuple(self._resident.save())
        files = {paper.place.file for item in self._lists() for paper in item.papers}
        self._texts = {path: text for path in files if (text := self._as_built(path)) is not None}
        gc.collect()
        gc.freeze()  # what is kept for the next build is not looked through again and again

    def _lists(self) -> tuple[PaperList, ...]:
        return self._last.lists if self._last else ()

    def _read(self) -> tuple[PaperList, ...]:
        """The lists as they are now; raises ContentError."""
        return content.load(self._job.source, strings.languages(templates() / STRINGS)).lists

    def _as_built(self, path: str) -> bytes | None:
        """The bytes of a file that the last build was made from; None where it has changed."""
        seen = self._look.get(path)
        text = watching.read(path) if seen else None
        return text if text is not None and seen and watching.digest(text) == seen.digest else None

    def _edited(self, path: str, last: Built) -> tuple[Paper, Paper] | None:
        """The only paper in a list's file that is not as it was in the last build."""
        before, now = self._texts.get(path), watching.read(path)
        if before is None or now is None:
            return None
        papers = [paper for item in last.lists for paper in item.papers if paper.place.file == path]
        return fragment.edited(papers, before, now, path)

    def _roots(self) -> list[Path]:
        """Where the files are that a site is made from."""
        source = self._job.source
        if not source.is_dir():
            return [source, templates()]
        own = source.resolve().parent / "templates"
        return [source, templates()] if own == templates() else [source, templates(), own]

    def _written(self, before: Look) -> Look:
        """The files of the content that the build itself writes: no reason for another."""
        kept = (content.ADDRESSES, content.HISTORY)
        own = {os.path.join(self._job.source, name) for name in kept}
        now = watching.look([self._job.source], before)
        return {path: seen for path, seen in now.items() if path in own}

    def _changed(self) -> tuple[str, ...]:
        before, self._made = self._made, read_manifest(self._job.out)
        paths = sorted(before.keys() | self._made.keys())
        return tuple(path for path in paths if before.get(path) != self._made.get(path))


class Server:
    """Serves a session's site until it is stopped, and keeps site and pages up to date."""

    def __init__(self, session: Session, folder: Path, tell: Callable[[Outcome], None]) -> None:
        """`folder` is the site's; `tell` is told what each build but the first has come to."""
        self._session = session
        self._folder = folder
        self._tell = tell
        self._state = State()
        self._stopped = threading.Event()
        self._loop: asyncio.AbstractEventLoop
        self._ended: asyncio.Future[None]

    def run(self, place: socket.socket, first: Outcome, ready: Callable[[], None]) -> None:
        """Serve at `place`, where the first build came to `first`; until `stop` or Ctrl-C.

        Calls `ready` once the server is there. Raises whatever a later build raises, but for
        ContentError, which the pages show.
        """
        self._state = _after(self._state, first)
        asyncio.run(self._serve(place, ready))

    def stop(self) -> None:
        """End `run`; may be called from any thread once it is ready."""
        self._loop.call_soon_threadsafe(self._ended.cancel)

    async def _serve(self, place: socket.socket, ready: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        port = place.getsockname()[1]
        app = web.application(self._folder, templates() / _SCRIPTS, port, lambda: self._state)
        server = HTTPServer(app)
        server.add_sockets([place])
        # A daemon, since the end of the program shall not wait for a build: whatever ends one,
        # the site is whole.
        threading.Thread(target=self._work, daemon=True).start()
        ready()
        try:
            await self._ended
        except asyncio.CancelledError:
            pass  # by `stop` or Ctrl-C, which is how a session ends
        finally:
            self._stopped.set()
            server.stop()
            web.hang_up()
            await server.close_all_connections()

    def _work(self) -> None:
        """Build whenever there is something to build."""
        try:
            self._session.rest()
            while self._session.wait(self._stopped.wait):
                if fresh := self._session.preview():
                    self._loop.call_soon_threadsafe(self._show, fresh)
                    self._stopped.wait(_GRACE)
                outcome = self._session.build()
                if self._stopped.is_set():
                    return
                self._loop.call_soon_threadsafe(self._publish, outcome)
                self._session.rest()
        except BaseException as error:
            self._loop.call_soon_threadsafe(self._ended.set_exception, error)

    def _show(self, fresh: dict[str, bytes]) -> None:
        """Show edited papers' pages, whatever else a build will make of the edit."""
        self._state = replace(self._state, number=self._state.number + 1, fresh=fresh)
        web.reload("/")

    def _publish(self, outcome: Outcome) -> None:
        """Show the pages' readers what a build has come to."""
        before, self._state = self._state, _after(self._state, outcome)
        self._tell(outcome)
        if self._state.number != before.number:
            web.reload("/")
        else:
            for path in outcome.changed:
                web.reload(f"/{path}")
        if self._state.problems != before.problems:
            web.look_again()


def _after(before: State, outcome: Outcome) -> State:
    """What pages show after a build; style sheets alone are no reason to load pages anew."""
    if outcome.built is None:
        return replace(before, problems=outcome.problems, fresh={})
    is_new = any(not path.endswith(".css") for path in outcome.changed)
    # What was shown before the build may be no more than that.
    return State(before.number + (is_new or bool(before.fresh)), outcome.built.base_url)


def claim(port: int) -> socket.socket:
    """Listen at a port of this machine, or for 0 at the first free one from FIRST_PORT on.

    Raises ContentError where it cannot be had.
    """
    tried = [port] if port else range(FIRST_PORT, FIRST_PORT + _PORTS)
    refused = OSError()
    for number in tried:
        try:
            return _listen(number)
        except OSError as error:
            refused = error
    place = Place(f"{HOST}:{tried[0]}")
    message = f"cannot be served at: {os.strerror(refused.errno or 0)}"
    raise ContentError([Problem(place, message, "name another port with --port")])


def _listen(port: int) -> socket.socket:
    place = socket.socket()
    try:
        if os.name == "posix":  # else a port would stay taken for a minute after a session
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind((HOST, port))
        place.listen()
        place.setblocking(False)
    except OSError:
        place.close()
        raise
    return place
