"""`paperlist serve`."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from contextlib import nullcontext
from pathlib import Path

from generator.commands.building import tell
from generator.errors import ContentError, Problem, report
from generator.progress import Watch, shown
from generator.serve import HOST, Job, Outcome, Server, Session, claim
from generator.sources.content import missing
from generator.terminal import say, settle, warn

_TURN = 0.001  # seconds that a build may keep the web server waiting


def run(options: argparse.Namespace) -> int:
    """Build and serve until Ctrl-C; raises ContentError where there is nothing to build."""
    if not os.path.exists(options.content):  # it will hardly come by itself
        raise ContentError([missing(options.content)])
    sys.setswitchinterval(_TURN)
    place = claim(options.port)
    address = f"http://{HOST}:{place.getsockname()[1]}/"
    watch = Watch()
    session = Session(Job(options.content, options.out, options.cache, options.base_url), watch)
    with nullcontext() if options.quiet else shown(watch, sys.stderr):
        first = session.build()
    teller = _Teller(options.out, options.quiet)
    teller(first)

    def ready() -> None:
        if not options.quiet:
            say(f"{address} shows it; Ctrl-C ends")
            settle()
        if options.open:
            webbrowser.open(address)

    Server(session, options.out, teller).run(place, first, ready)
    return 0


class _Teller:
    """Tells in the terminal what each build has come to; the same warnings only once."""

    def __init__(self, out: Path, is_quiet: bool) -> None:
        self._out = out
        self._is_quiet = is_quiet
        self._warnings: tuple[Problem, ...] = ()

    def __call__(self, outcome: Outcome) -> None:
        if outcome.built is None:
            warn(report(outcome.problems, "error"))
        elif not self._is_quiet:
            known, self._warnings = self._warnings, outcome.warnings
            tell(outcome.built, self._out, () if outcome.warnings == known else outcome.warnings)
        settle()
