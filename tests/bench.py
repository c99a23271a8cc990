"""What each stage of a build costs: `python tests/bench.py LIST`, for people, not for pytest.

One line a stage, once with an empty cache and once with a full one: CPU seconds of this process,
papers a second, and the most memory that it has held so far.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from generator.build import build
from generator.progress import Watch


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        for state in ("cold", "warm"):
            for line in lines(state, Path(sys.argv[1]), Path(folder)):
                print(line, flush=True)
    return 0


class Noting(Watch):
    """Takes CPU time, and notes the memory that had been needed when each stage ended."""

    def __init__(self) -> None:
        super().__init__(time.process_time)
        self.peaks: list[int] = []

    def stage(self, name: str, total: int = 0) -> None:
        """As `Watch.stage`."""
        super().stage(name, total)
        self.peaks.append(memory())


def lines(state: str, source: Path, folder: Path) -> Iterator[str]:
    """Build once, and tell of each stage."""
    watch = Noting()
    built = build(source, folder / "site", folder / "cache", watch=watch)
    stages = [*watch.times(), ("together", sum(seconds for _, seconds in watch.times()))]
    peaks = [*watch.peaks[1:], memory()]  # the first is from before any stage
    for (name, seconds), peak in zip(stages, peaks, strict=True):
        rate = built.papers / seconds if seconds else 0
        yield f"{state}  {name:<14}{seconds:9.2f} s{rate:12,.0f} papers/s{peak:8,} MiB"


def memory() -> int:
    """The most that this process has held, in MiB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1024 if sys.platform != "darwin" else 1024 * 1024)


if __name__ == "__main__":
    sys.exit(main())
