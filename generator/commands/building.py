"""`paperlist build`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from generator import unchanged
from generator.bare import build_bare
from generator.build import Built, build
from generator.cache import Cache
from generator.disk import refusal
from generator.errors import SHOWN, Problem, report
from generator.output import Report
from generator.progress import CountedCache, Watch, is_terminal, shown
from generator.render import templates
from generator.sources.content import ADDRESSES, HISTORY
from generator.terminal import say, warn

_OWN = frozenset({ADDRESSES, HISTORY})  # what a build itself may write beside the lists


def run(options: argparse.Namespace) -> int:
    """Build the site, and tell what was done."""
    if options.bare:
        count, files = build_bare(options.content, options.out, options.cache, options.base_url)
        if not options.quiet:
            say(_done(count, options.out, files))
        return 0
    read = _read(options.content)
    before = unchanged.state(options.words, read)
    others = unchanged.state(options.words, read, _OWN)
    watch = Watch()
    # Only where somebody looks on is the work counted, which costs a little.
    looked_at = is_terminal(sys.stderr) and not options.quiet
    with nullcontext() if options.quiet else shown(watch, sys.stderr):
        built = build(
            options.content,
            options.out,
            options.cache,
            options.base_url,
            watch,
            partial(CountedCache, watch) if looked_at else Cache,
        )
    if not options.quiet:
        tell(built, options.out, built.warnings)
    if options.timings:
        say(times(watch.times()))
    elif os.access(options.cache, os.W_OK):  # else its own refusal has been told
        said = "" if options.quiet else _next_time(built, options.out)
        own = _OWN if built.remembers else frozenset()
        _keep(options, read, others if own else before, own, said)
    return 0


def _read(source: Path) -> tuple[str, ...]:
    """Files and folders that decide what a site is; some need not be there."""
    own = source.resolve().parent / "templates"
    return str(source), str(templates()), str(own), str(Path(__file__).parent.parent)


def _keep(
    options: argparse.Namespace,
    read: tuple[str, ...],
    before: bytes,
    own: frozenset[str],
    said: str,
) -> None:
    site, cache = str(options.out), str(options.cache)
    try:
        unchanged.keep(options.words, read, site, cache, before, own, said)
    except OSError as error:
        warn(refusal(error, options.cache).report("warning"))


def _next_time(built: Built, out: Path) -> str:
    """What a build says that finds all as this one has left it; see `terminal.repeat`."""
    files = built.files
    there = Report(0, files.written + files.kept, 0)
    return f"{doubtful(built.warnings, SHOWN)}\0{_done(built.papers, out, there)}"


def tell(built: Built, out: Path, warnings: Iterable[Problem]) -> None:
    """Say what a build did: the first of these warnings, and a line about the files in `out`."""
    if told := doubtful(warnings, SHOWN):
        warn(told)
    say(_done(built.papers, out, built.files))


def _done(count: int, out: Path, files: Report) -> str:
    work = f"{files.written} files written, {files.kept} kept, {files.removed} removed"
    return f"{papers(count)} in {out}: {work}"


def doubtful(warnings: Iterable[Problem], most: int) -> str:
    """The first `most` warnings in the order of their places, and how many more there are."""
    told = sorted(set(warnings))
    more = "\n  help: `paperlist check` shows them all" if len(told) > most else ""
    return report(told, "warning", most) + more


def papers(count: int) -> str:
    """A number of papers in words."""
    return f"{count} paper" if count == 1 else f"{count} papers"


def times(stages: Sequence[tuple[str, float]]) -> str:
    """Stages and their seconds, one a line, and their sum.

    >>> print(times([("reading", 0.25), ("writing", 1.5)]))
      reading           0.25 s
      writing           1.50 s
      together          1.75 s
    """
    rows = [*stages, ("together", sum(seconds for _, seconds in stages))]
    return "\n".join(f"  {name:<14}{seconds:8.2f} s" for name, seconds in rows)
