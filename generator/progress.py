"""How far a build is: the time of each stage, and a line for whoever waits.

A line that is drawn over itself needs no library: all of it is here, and a build that ends
within a second pays nothing for it.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TextIO, TypeVar, cast

from generator.cache import Cache

P = ParamSpec("P")
R = TypeVar("R")

PATIENCE = 1.0  # seconds that a stage may take before anything is said of it
_BEAT = 0.1  # seconds between two looks
_NARROW = 80  # characters in a line where the terminal does not tell
_BAR = 20  # characters
_WIPE = "\r\x1b[K"  # back to the beginning of the line, and clear it


@dataclass(frozen=True, slots=True)
class Step:
    """What a build is doing: a stage, or one kind of work within it."""

    stage: str = ""
    work: str = ""  # what is counted; "" where nothing is
    done: int = 0
    total: int = 0  # 0 where it is not known
    seconds: float = 0.0  # since it began


class Watch:
    """Takes the time of a build's stages and counts the work within them; says nothing."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock` gives seconds since any moment."""
        self._clock = clock
        self._times: list[tuple[str, float]] = []
        self._stage, self._total, self._began = "", 0, 0.0
        self._work = ""
        self._done: dict[str, int] = {}  # by the kind of work, in this stage
        self._since: dict[str, float] = {}  # when each kind of work began

    def stage(self, name: str, total: int = 0) -> None:
        """End the stage before and begin another, with `total` things to do; "" ends the last."""
        now = self._clock()
        if self._stage:
            self._times.append((self._stage, now - self._began))
        self._stage, self._total, self._began = name, total, now
        self._work, self._done, self._since = "", {}, {"": now}

    def counted(self, function: Callable[P, R], work: str) -> Callable[P, R]:
        """The same function; each call counts as one thing done of the kind `work`."""

        def counting(*args: P.args, **kwargs: P.kwargs) -> R:
            # Little is done here, since it may run some thirty thousand times.
            self._work = work
            if work not in self._done:
                self._since[work] = self._clock()
                self._done[work] = 0
            self._done[work] += 1
            return function(*args, **kwargs)

        return counting

    def now(self) -> Step:
        """What is being done; for a thread beside the one at work."""
        work = self._work
        since = self._since.get(work, self._began)
        done = self._done.get(work, 0)
        return Step(self._stage, work, done, self._total, self._clock() - since)

    def times(self) -> tuple[tuple[str, float], ...]:
        """The stages that have ended, in order, and the seconds that each took."""
        return tuple(self._times)


class CountedCache(Cache):
    """A cache; whatever a function of it is asked counts as work of the current stage."""

    def __init__(self, watch: Watch, folder: Path | None, fingerprint: str) -> None:
        super().__init__(folder, fingerprint)
        self._watch = watch
        self._counted: dict[str, Callable[..., object]] = {}

    def memo(self, function: Callable[P, R]) -> Callable[P, R]:
        """As `Cache.memo`."""
        name = f"{function.__module__}.{function.__qualname__}"
        if name not in self._counted:
            work = name.rpartition(".")[2]
            counted = self._watch.counted(super().memo(function), work)
            self._counted[name] = wraps(function)(counted)
        return cast(Callable[P, R], self._counted[name])


@contextmanager
def shown(watch: Watch, stream: TextIO | None) -> Iterator[None]:
    """Tell on `stream` what takes longer than PATIENCE, until the block ends.

    A terminal gets a line that is drawn over itself and wiped at the end; anything else gets a
    plain line for each stage, once it has ended. A stream that cannot be written to gets nothing.
    """
    if stream is None:  # the caller closed it
        yield
        return
    ended = threading.Event()
    tell = _draw if is_terminal(stream) else _note
    thread = threading.Thread(target=tell, args=(watch, stream, ended), daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a line can be drawn over itself there."""
    return stream is not None and stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _draw(watch: Watch, stream: TextIO, ended: threading.Event) -> None:
    drawn = False
    while not ended.wait(_BEAT):
        step = watch.now()
        if step.stage and (drawn or step.seconds > PATIENCE):
            drawn = _say(stream, _WIPE + line(step)[: _width(stream) - 1])
    if drawn:
        _say(stream, _WIPE)


def _width(stream: TextIO) -> int:
    try:
        return os.get_terminal_size(stream.fileno()).columns or _NARROW
    except OSError:
        return _NARROW


def _note(watch: Watch, stream: TextIO, ended: threading.Event) -> None:
    told = 0
    last = False
    while not last:
        last = ended.wait(_BEAT)
        times = watch.times()
        for name, seconds in times[told:]:
            if seconds > PATIENCE:
                _say(stream, f"{name}: {seconds:.1f} s\n")
        told = len(times)


def _say(stream: TextIO, text: str) -> bool:
    """Whether the stream took it: nobody may be there any more, and that must not end a build."""
    try:
        stream.write(text)
        stream.flush()
    except OSError:
        return False
    return True


def line(step: Step) -> str:
    """What is being done, as a terminal shows it; ASCII, since not every terminal has more.

    >>> line(Step("writing", "", 50, 200, 2.0))
    'writing [#####---------------] 50 of 200, 25/s'
    >>> line(Step("understanding", "related", 1, 5300, 3.2))
    'understanding: related, 3 s'
    """
    name = f"{step.stage}: {step.work}" if step.work else step.stage
    if step.done >= step.total or step.done < 2 or not step.seconds:
        # One long piece of work, or what has no name and comes after all that were counted.
        return f"{name if step.done < 2 else step.stage}, {step.seconds:.0f} s"
    filled = "#" * (_BAR * step.done // step.total)
    rate = step.done / step.seconds
    return f"{name} [{filled:-<{_BAR}}] {step.done:,} of {step.total:,}, {rate:,.0f}/s"
