"""What the program says, and what becomes of it where nobody can hear it.

This module imports next to nothing: it is all that a build with nothing to do needs of ours.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable

_CLOSED = (errno.EPIPE, errno.EINVAL)  # Windows says the latter


class Unwritable(Exception):
    """Standard output or standard error takes nothing any more."""


def prepare() -> None:
    """Let no sign that a terminal cannot spell end a build."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Print a text and a line end; raises Unwritable, having told why."""
    _try("stdout", lambda: print(text))


def warn(text: str) -> None:
    """As `say`, on standard error."""
    _try("stderr", lambda: print(text, file=sys.stderr))


def settle() -> None:
    """Send off what is left to say, so that the interpreter's end has nothing to complain of.

    Raises Unwritable, having told why.
    """
    for name, stream in (("stdout", sys.stdout), ("stderr", sys.stderr)):
        if stream is not None:  # there is none where the caller closed it
            _try(name, stream.flush)


def repeat(said: str) -> int:
    """Say again what a build said: warnings, a NUL, and the rest; gives the exit code."""
    prepare()
    warnings, _, rest = said.partition("\0")
    try:
        if warnings:
            warn(warnings)
        say(rest)
        settle()
    except Unwritable:
        return 1
    return 0


def _try(name: str, write: Callable[[], None]) -> None:
    """Write to a stream of `sys`."""
    try:
        write()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), getattr(sys, name).fileno())  # takes the rest
        # Whoever closed a pipe has what they wanted, and needs no message.
        if name == "stdout" and error.errno not in _CLOSED:
            warn(f"standard output: error: cannot be written: {error.strerror}")
        raise Unwritable from error
