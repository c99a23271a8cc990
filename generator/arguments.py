"""What the command line may say."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from generator.annotations import FORMATS
from generator.errors import nearest
from generator.sources.settings import normal_url, url_fault
from generator.terminal import say, warn

FIRST_PORT = 5500
_HELP = {
    "build": "build the site (the default)",
    "serve": "build, show the site in a browser, and build again at each change",
    "check": "say what was derived and what is doubtful",
    "new": "make a small site to begin with",
    "import": "turn lists of any known format into one that reads well in git",
}


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The options of one command; raises SystemExit with 2 where they are wrong."""
    return _parser().parse_args(_with_command(list(words)))


def _with_command(words: list[str]) -> list[str]:
    """With no command, the program builds: "paperlist list.txt" is "paperlist build list.txt"."""
    first = words[0] if words else ""
    if first in (*_HELP, "-h", "--help", "--version"):
        return words
    is_option = not first or first.startswith("-")
    if not is_option and not os.path.exists(first) and not re.search(r"[./\\\s]", first):
        message = f'"{first}" is neither a command nor a file'
        warn(f"paperlist: error: {message}\n  help: {nearest(first, _HELP)}")
        raise SystemExit(2)
    return ["build", *words]


class _Version(argparse.Action):
    """Says the version, and only then looks for it: that takes as long as a small build."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        version = import_module("importlib.metadata").version("paperlist")
        say(f"paperlist {version}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="paperlist",
        description="A site from a list of papers.",
        epilog="With no command it builds; `paperlist build -h` tells the options.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say the version and end")
    commands = parser.add_subparsers(dest="command", required=True)
    made = {name: commands.add_parser(name, help=text) for name, text in _HELP.items()}
    for name in ("build", "serve", "check"):
        _reading(made[name])
    for name in ("build", "serve"):
        _writing(made[name])
    how = made["build"].add_mutually_exclusive_group()
    how.add_argument("--timings", action="store_true", help="say how long each stage took")
    how.add_argument(
        "--bare",
        action="store_true",
        help="only plain pages, a sitemap and a feed: what to compare with other generators",
    )
    _serving(made["serve"])
    _checking(made["check"])
    made["new"].add_argument("folder", type=Path, metavar="DIR", help="a folder that is not there")
    _importing(made["import"])
    return parser


def _reading(command: argparse.ArgumentParser) -> None:
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


def _writing(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--out", type=Path, default=Path("site"), metavar="DIR", help="where to (default: site/)"
    )
    command.add_argument(
        "--base-url",
        type=_base_url,
        default="",
        metavar="URL",
        help="the address the site will have",
    )
    command.add_argument("--quiet", action="store_true", help="say nothing but errors")


def _serving(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--port",
        type=_port,
        default=0,
        metavar="N",
        help=f"the port to serve at (default: the first free one from {FIRST_PORT})",
    )
    command.add_argument("--open", action="store_true", help="open the site in a browser")


def _checking(command: argparse.ArgumentParser) -> None:
    command.add_argument("--strict", action="store_true", help="end with 1 if anything is doubtful")
    command.add_argument(
        "--format",
        choices=list(FORMATS),
        default="text",
        help="for people, for scripts, or as annotations on GitHub",
    )
    command.add_argument(
        "--write-titles",
        type=Path,
        metavar="FILE",
        help="write the derived headlines to a new file, to be edited and kept",
    )


def _importing(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="a list, or a folder that is one"
    )
    command.add_argument(
        "--to",
        type=Path,
        default=Path("content"),
        metavar="DIR",
        help="the folder that takes them (default: content/)",
    )


def _base_url(url: str) -> str:
    if url and (fault := url_fault(url)):
        raise argparse.ArgumentTypeError(": ".join(fault))
    return normal_url(url)


def _port(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text) or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f'"{text}" is no port: name one from 1 to 65535')
    return int(text)
