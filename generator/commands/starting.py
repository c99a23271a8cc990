"""`paperlist new`."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from pathlib import Path

from generator.starter import REQUIREMENTS, requirement, start
from generator.terminal import say

NAME = "paperlist"
PACKAGE = "generator"  # which Python runs, too


def run(options: argparse.Namespace) -> int:
    """Make a small site, and say how to go on."""
    folder = options.folder
    for path in start(folder):
        say(f"  {folder / path}")
    say(f"To see it:\n  cd {shlex.quote(str(folder))}\n  {_ourselves()} serve --open")
    if requirement().startswith("#"):
        say(f"Before you publish it: {REQUIREMENTS} is to say which Paperlist, and from where.")
    return 0


def _ourselves() -> str:
    """How a shell calls us: by name where it knows us, or else by path.

    Only what is not installed must be called from its own folder.
    """
    if shutil.which(NAME):
        return NAME
    called = Path(sys.argv[0])
    if called.stem == NAME:
        return shlex.quote(str(called.absolute()))
    return f"{shlex.quote(sys.executable)} -m {PACKAGE}"
