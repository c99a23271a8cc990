"""Every command but the build that has nothing to do."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from generator import arguments, terminal
from generator.annotations import FORMATS
from generator.disk import refusal
from generator.errors import ContentError
from generator.terminal import Unwritable, say, warn

INTERRUPTED = 130  # what shells say of a program that Ctrl-C ended

# Each is a module with a function `run`, which is loaded only when it is asked for: a build that
# finds nothing to do takes less time than a web server's import.
COMMANDS = {
    "build": "generator.commands.building",
    "serve": "generator.commands.serving",
    "check": "generator.commands.checking",
    "new": "generator.commands.starting",
    "import": "generator.commands.importing",
}


def run(words: Sequence[str]) -> int:
    """Run one command; gives the exit code."""
    terminal.prepare()
    try:
        try:
            return _run(words)
        finally:  # the parser ends with SystemExit
            terminal.settle()
    except Unwritable:
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(words: Sequence[str]) -> int:
    options = arguments.parse(words)
    options.words = tuple(words)
    try:
        command: Callable[[argparse.Namespace], int] = import_module(COMMANDS[options.command]).run
        return command(options)
    except ContentError as error:  # the user's to mend: no traceback
        return _told(error, options)
    except FileNotFoundError as error:
        if not _has_vanished(options):
            raise
        return _told(ContentError([refusal(error, Path(os.curdir))]), options)


def _told(error: ContentError, options: argparse.Namespace) -> int:
    form = getattr(options, "format", "text")
    if form == "text":
        warn(str(error))
    else:
        say(FORMATS[form](error.problems, "error"))
    return 1


def _has_vanished(options: argparse.Namespace) -> bool:
    """Whether the working folder or the content is no longer there; else the fault is ours."""
    source: Path | None = getattr(options, "content", None)
    try:
        return not Path.cwd().exists() or (source is not None and not source.exists())
    except FileNotFoundError:  # by `cwd`
        return True
