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
    """How a shell calls us: by name, or by path where a virtual environment is not active."""
    called = Path(sys.argv[0])
    if called.stem != NAME or shutil.which(NAME):
        return NAME
    return shlex.quote(str(called.absolute()))
