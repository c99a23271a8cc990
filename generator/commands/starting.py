"""`paperlist new`."""

from __future__ import annotations

import argparse
import shlex

from generator.starter import REQUIREMENTS, requirement, start
from generator.terminal import say


def run(options: argparse.Namespace) -> int:
    """Make a small site, and say how to go on."""
    folder = options.folder
    for path in start(folder):
        say(f"  {folder / path}")
    say(f"To see it:\n  cd {shlex.quote(str(folder))}\n  paperlist serve --open")
    if requirement().startswith("#"):
        say(f"Before you publish it: {REQUIREMENTS} is to say where Paperlist comes from.")
    return 0
