"""Whoever waits is told what for; whoever does not, is not."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from generator.progress import PATIENCE, CountedCache, Step, Watch, line, shown


class Terminal(io.StringIO):
    """A stream that says it is a terminal, and when something was written to it."""

    def isatty(self) -> bool:
        return True


def slow() -> Callable[[], float]:
    """A clock on which every look takes longer than anybody's patience."""
    seconds = count(0.0, PATIENCE * 2)
    return lambda: next(seconds)


def test_stages_have_their_times() -> None:
    ticks = iter([0.0, 3.0, 5.0])
    watch = Watch(lambda: next(ticks))
    watch.stage("reading")
    watch.stage("writing", 7)
    watch.stage("")
    assert watch.times() == (("reading", 3.0), ("writing", 2.0))


def test_what_a_cache_is_asked_counts_as_work(tmp_path: Path) -> None:
    watch = Watch(lambda: 0.0)
    watch.stage("understanding", 2)
    cache = CountedCache(watch, tmp_path, "")
    for text in ("a", "b"):
        assert cache.memo(shout)(text) == text.upper()
    assert watch.now() == Step("understanding", "shout", 2, 2, 0.0)
    assert cache.memo(shout) is cache.memo(shout)


def shout(text: str) -> str:
    return text.upper()


@pytest.fixture
def clever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.usefixtures("clever")
def test_a_terminal_is_shown_a_line_that_goes_away() -> None:
    terminal, watch = Terminal(), Watch(slow())
    with shown(watch, terminal):
        watch.stage("understanding", 3)
        while "understanding" not in terminal.getvalue():
            pass
    assert terminal.getvalue().endswith("\r\x1b[K")
    assert "\n" not in terminal.getvalue()


def test_a_file_gets_a_line_for_each_long_stage() -> None:
    log, watch = io.StringIO(), Watch(slow())
    with shown(watch, log):
        watch.stage("reading")
        watch.stage("writing")
        watch.stage("")
    assert log.getvalue() == "reading: 2.0 s\nwriting: 2.0 s\n"


@pytest.mark.usefixtures("clever")
@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_what_is_quick_is_not_told(stream: io.StringIO) -> None:
    watch = Watch()
    with shown(watch, stream):
        watch.stage("reading")
        watch.stage("")
    assert stream.getvalue() == ""


@pytest.mark.usefixtures("clever")
def test_nobody_there_ends_no_build() -> None:
    class Gone(Terminal):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    watch = Watch(slow())
    for stream in (None, Gone()):
        with shown(watch, stream):
            watch.stage("reading")
            watch.stage("")


@pytest.mark.parametrize("total", [0, 1, 7, 5300])
@pytest.mark.parametrize("done", [0, 1, 2, 7, 9999])
def test_a_line_can_always_be_made(total: int, done: int) -> None:
    text = line(Step("writing", "", done, total, 0.5))
    assert text.isascii()
    assert len(text) < 70
