"""The command line: `paperlist`, the same as `python -m generator`."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from pathlib import Path

from generator.build import build, check
from generator.disk import refusal, write_atomic
from generator.errors import SHOWN, ContentError, Place, Problem, nearest, report
from generator.model import Entry
from generator.sources.settings import normal_url, url_fault
from generator.sources.titles import write


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 done, 1 the content is wrong, 2 the command line is."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # what it cannot spell must not end a build
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(_with_command(words))
    try:
        return COMMANDS[options.command](options)
    except ContentError as error:  # the user's to mend: no traceback
        print(error, file=sys.stderr)
        return 1


def _build(options: argparse.Namespace) -> int:
    built = build(options.content, options.out, options.cache, options.base_url)
    if options.quiet:
        return 0
    _warn(built.warnings, SHOWN)
    files = built.files
    print(
        f"{_papers(built.papers)} in {options.out}: "
        f"{files.written} files written, {files.kept} kept, {files.removed} removed"
    )
    return 0


def _check(options: argparse.Namespace) -> int:
    if options.write_titles and options.write_titles.exists():  # an evening's work, perhaps
        place = Place(str(options.write_titles))
        raise ContentError([Problem(place, "is already there", "name a new file")])
    found = check(options.content, options.cache)
    derived = [entry for entry in found.entries if entry.derived]
    for entry in derived:
        print(f"{entry.paper.place}: derived headline: {entry.heading.text}")
    _warn(found.warnings, len(found.warnings))
    print(f"{_papers(len(found.entries))}, {len(derived)} with a derived headline")
    if options.write_titles:
        _write_titles(options.write_titles, derived)
    return 0


def _write_titles(path: Path, derived: Iterable[Entry]) -> None:
    text = write((entry.slug, entry.title) for entry in derived)
    try:
        write_atomic(path, text.encode())
    except OSError as error:
        raise ContentError([refusal(error, path)]) from error


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {"build": _build, "check": _check}


def _with_command(words: list[str]) -> list[str]:
    """With no command, the program builds: "paperlist list.txt" is "paperlist build list.txt"."""
    first = words[0] if words else ""
    if first in (*COMMANDS, "-h", "--help", "--version"):
        return words
    is_option = not first or first.startswith("-")
    if not is_option and not os.path.exists(first) and not re.search(r"[./\\\s]", first):
        message = f'"{first}" is neither a command nor a file'
        print(f"paperlist: error: {message}\n  help: {nearest(first, COMMANDS)}", file=sys.stderr)
        raise SystemExit(2)
    return ["build", *words]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="paperlist",
        description="A site from a list of papers.",
        epilog="With no command it builds; `paperlist build -h` tells the options.",
    )
    parser.add_argument("--version", action="version", version=f"paperlist {version('paperlist')}")
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="build the site (the default)")
    checking = commands.add_parser("check", help="say what was derived and what is doubtful")
    for command in (building, checking):
        _common(command)
    building.add_argument(
        "--out", type=Path, default=Path("site"), metavar="DIR", help="where to (default: site/)"
    )
    building.add_argument(
        "--base-url",
        type=_base_url,
        default="",
        metavar="URL",
        help="the address the site will have",
    )
    building.add_argument("--quiet", action="store_true", help="say nothing but errors")
    checking.add_argument(
        "--write-titles",
        type=Path,
        metavar="FILE",
        help="write the derived headlines to a new file, to be edited and kept",
    )
    return parser


def _common(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "content",
        nargs="?",
        type=Path,
        default=Path("content"),
        metavar="CONTENT",
        help="a folder, or one list file (default: content/)",
    )
    command.add_argument(
        "--cache",
        type=Path,
        default=Path(".cache"),
        metavar="DIR",
        help="where results are remembered (default: .cache/)",
    )


def _base_url(url: str) -> str:
    if url and (fault := url_fault(url)):
        raise argparse.ArgumentTypeError(": ".join(fault))
    return normal_url(url)


def _papers(count: int) -> str:
    return f"{count} paper" if count == 1 else f"{count} papers"


def _warn(warnings: Iterable[Problem], most: int) -> None:
    """Tell the first `most` warnings in the order of their places."""
    told = sorted(set(warnings))
    if told:
        print(report(told, "warning", most), file=sys.stderr)
    if len(told) > most:
        print("  help: `paperlist check` shows them all", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
