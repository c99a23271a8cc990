"""The command line: `paperlist`, the same as `python -m generator`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from generator.build import Built, build
from generator.errors import ContentError, Place, Problem, nearest, report
from generator.sources.settings import normal_url, url_fault

COMMANDS = ("build",)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 done, 1 the content is wrong, 2 the command line is."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    options = _parser().parse_args(_with_command(words))
    try:
        built = build(options.content, options.out, options.cache, _base_url(options.base_url))
    except ContentError as error:  # the user's to mend: no traceback
        print(error, file=sys.stderr)
        return 1
    if not options.quiet:
        _tell(built, options.out)
    return 0


def _with_command(words: list[str]) -> list[str]:
    """With no command, the program builds: "paperlist list.txt" is "paperlist build list.txt"."""
    first = words[0] if words else ""
    if first in (*COMMANDS, "-h", "--help", "--version"):
        return words
    if first and not first.startswith("-") and not Path(first).exists():
        advice = nearest(first, COMMANDS)
        message = f'"{first}" is neither a command nor a file'
        raise SystemExit(f"paperlist: error: {message}\n  help: {advice}")
    return ["build", *words]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="paperlist", description="A site from a list of papers.")
    parser.add_argument("--version", action="version", version=f"paperlist {version('paperlist')}")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("build", help="build the site (the default)")
    command.add_argument(
        "content",
        nargs="?",
        type=Path,
        default=Path("content"),
        metavar="CONTENT",
        help="a folder, or one list file (default: content/)",
    )
    command.add_argument(
        "--out", type=Path, default=Path("site"), metavar="DIR", help="where to (default: site/)"
    )
    command.add_argument(
        "--cache",
        type=Path,
        default=Path(".cache"),
        metavar="DIR",
        help="where results are remembered (default: .cache/)",
    )
    command.add_argument(
        "--base-url", default="", metavar="URL", help="the address the site will have"
    )
    command.add_argument("--quiet", action="store_true", help="say nothing but errors")
    return parser


def _base_url(url: str) -> str:
    if url and (fault := url_fault(url)):
        raise ContentError([Problem(Place("--base-url"), *fault)])
    return normal_url(url)


def _tell(built: Built, out: Path) -> None:
    if built.warnings:
        print(report(sorted(built.warnings), "warning"), file=sys.stderr)
    files = built.files
    print(
        f"{built.papers} paper{'' if built.papers == 1 else 's'} in {out}: "
        f"{files.written} files written, {files.kept} kept, {files.removed} removed"
    )


if __name__ == "__main__":
    sys.exit(main())
