"""The command line: `paperlist`, the same as `python -m generator`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from generator import unchanged


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 done, 1 the content is wrong, 2 the command line is."""
    given = tuple(sys.argv[1:] if words is None else words)
    said = unchanged.told(given)
    # Loaded only now, since that takes longer than to see that there is nothing to do.
    if said is None:
        return int(import_module("generator.program").run(given))
    return int(import_module("generator.terminal").repeat(said)) if said else 0


if __name__ == "__main__":
    sys.exit(main())
