"""Read and check all of `content/`: the settings, the lists, the organiser's own pages."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from generator import record
from generator.disk import refusal
from generator.errors import ContentError, Place, Problem, nearest
from generator.model import PaperList, Settings
from generator.record import Record
from generator.sources import plain, settings, titles
from generator.sources.reading import Read
from generator.sources.titles import Title
from generator.text import slug

# A list format is a function from a file's bytes and its name, and a row here.
READERS: dict[str, Callable[[bytes, str], Read]] = {
    ".txt": plain.read,
    ".text": plain.read,
    ".md": plain.read,
}
SETTINGS = "site.yaml"
TITLES = "titles.yaml"
ADDRESSES = "addresses.yaml"
PAGES = "pages"
_README = re.compile(r"readme(\.\w+)?", re.IGNORECASE)  # says how the folder is kept; no list
# How formats begin that a text file may hold but that are no plain-text lists.
_FOREIGN = {
    "BibTeX": re.compile(rb"\s*@\w+\s*\{"),
    "JSON": re.compile(rb'\s*[\[{]\s*["{\[]'),
    "HTML or XML": re.compile(rb"\s*<(?:\?xml|!doctype|html|rss|feed)", re.IGNORECASE),
}


@dataclass(frozen=True, slots=True)
class Source:
    """A Markdown page as the organiser wrote it."""

    name: str  # the file's name without its ending, as its address spells it
    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Content:
    """All that the organiser wrote, read and found sound."""

    settings: Settings
    lists: tuple[PaperList, ...]
    titles: tuple[Title, ...]
    record: Record  # of the addresses there were
    pages: tuple[Source, ...]
    warnings: tuple[Problem, ...]


def load(content: Path, languages: tuple[str, ...]) -> Content:
    """Read a folder, or one list file; raises ContentError with every problem in any file.

    `languages` are the interface languages there are.
    """
    if os.path.isdir(content):
        return _folder(content, languages)
    if not os.path.exists(content):
        raise ContentError([_missing(content)])
    read = _list(content)
    return Content(Settings(), (read.list,), (), (), (), read.warnings)


def _missing(content: Path) -> Problem:
    beside = [path.name for path in _entries(content.parent)] if content.parent.is_dir() else []
    advice = nearest(content.name, beside)
    known = advice if advice.startswith("did you mean") else "name a folder or a list file"
    return Problem(Place(os.fspath(content)), "there is no such file or folder", known)


def _folder(content: Path, languages: tuple[str, ...]) -> Content:
    problems: list[Problem] = []
    warnings: list[Problem] = []
    found = Settings()
    given: tuple[Title, ...] = ()
    known: Record = ()
    lists: list[PaperList] = []
    for path in _entries(content):
        try:
            if path.name == SETTINGS:
                found = settings.load(_bytes(path), os.fspath(path), languages)
            elif path.name == TITLES:
                given = titles.load(_bytes(path), os.fspath(path))
            elif path.name == ADDRESSES:
                known = record.read(_bytes(path), os.fspath(path))
            elif warning := _stranger(path):
                warnings.append(warning)
            elif path.is_file() and not _is_kept(path):
                read = _list(path)
                lists.append(read.list)
                warnings.extend(read.warnings)
        except ContentError as error:
            problems.extend(error.problems)
        except OSError as error:
            problems.append(refusal(error, path))
    pages = _pages(content / PAGES, problems, warnings)
    if not lists and not problems:
        remedy = f"put one in: {', '.join(READERS)}"
        problems = [Problem(Place(os.fspath(content)), "no list of papers here", remedy), *warnings]
    if problems:
        raise ContentError(problems)
    return Content(found, tuple(lists), given, known, pages, tuple(sorted(warnings)))


def _list(path: Path) -> Read:
    """One list file, by the reader for its name's ending."""
    if problem := _unreadable(path):
        raise ContentError([problem])
    data = _bytes(path)
    for name, beginning in _FOREIGN.items():
        if beginning.match(data.removeprefix(b"\xef\xbb\xbf")):
            message = f"this looks like {name}, which is not read yet"
            raise ContentError([Problem(Place(os.fspath(path), 1), message, _AS_TEXT)])
    return READERS[path.suffix.lower()](data, os.fspath(path))


_AS_TEXT = "write it as a plain list: README says how"


def _stranger(path: Path) -> Problem | None:
    """The complaint about an entry that nothing reads; None for what may lie there."""
    if _is_kept(path) or (path.is_dir() and path.name == PAGES):
        return None
    if path.is_dir():
        place, remedy = Place(os.fspath(path)), "lists lie in the content folder itself"
        return Problem(place, "folders are not read: left out", remedy)
    return _unreadable(path)


def _unreadable(path: Path) -> Problem | None:
    """The complaint about a file that cannot be a list."""
    place = Place(os.fspath(path))
    if not path.is_file():
        return Problem(place, "is no file to read from", "name a list file")
    if path.suffix.lower() in READERS:
        return None
    advice = nearest(path.name, (SETTINGS, TITLES, ADDRESSES))
    remedy = advice if advice.startswith("did you mean") else f"lists end in {', '.join(READERS)}"
    return Problem(place, f'no list format ends in "{path.suffix}": left out', remedy)


def _is_kept(path: Path) -> bool:
    """Whether a file may lie in a content folder without being content."""
    return path.name.startswith(".") or bool(_README.fullmatch(path.name))


def _pages(folder: Path, problems: list[Problem], warnings: list[Problem]) -> tuple[Source, ...]:
    pages = []
    for path in _entries(folder) if folder.is_dir() else ():
        place = Place(os.fspath(path))
        if path.suffix.lower() != ".md" or path.is_dir():
            if not path.name.startswith("."):
                message = "only Markdown pages (.md) are read here: left out"
                warnings.append(Problem(place, message, "move it out of this folder"))
            continue
        name = slug(path.stem)
        if not name:
            remedy = "name it with Latin letters, digits and hyphens"
            problems.append(Problem(place, "its name makes no address", remedy))
            continue
        try:
            pages.append(Source(name, _bytes(path).decode("utf-8-sig"), place))
        except UnicodeDecodeError as error:
            problems.append(Problem(place, f"not UTF-8 text: {error.reason}", "save it as UTF-8"))
        except ContentError as error:
            problems.extend(error.problems)
    return tuple(pages)


def _entries(folder: Path) -> Iterable[Path]:
    """What lies in a folder, by name; raises ContentError where the system refuses to tell."""
    try:
        return sorted(folder.iterdir())
    except OSError as error:
        raise ContentError([refusal(error, folder)]) from error


def _bytes(path: Path) -> bytes:
    """A file's bytes; raises ContentError where it is none or the system refuses them."""
    try:
        if not path.is_file():  # a pipe would be waited for, a device read for ever
            raise ContentError([Problem(Place(os.fspath(path)), "is not a file", "name a file")])
        return path.read_bytes()
    except OSError as error:
        place = Place(os.fspath(path))
        message = f"cannot be read: {error.strerror}"
        remedy = "check that it is there and readable"
        raise ContentError([Problem(place, message, remedy)]) from error
