"""Read and check all of `content/`: the settings, the lists, the organiser's own pages."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from generator.errors import ContentError, Place, Problem, nearest
from generator.model import PaperList, Settings
from generator.sources import plain, settings, titles
from generator.sources.reading import Read
from generator.sources.titles import Title

# A list format is a function from a file's bytes and its name, and a row here.
READERS: dict[str, Callable[[bytes, str], Read]] = {
    ".txt": plain.read,
    ".text": plain.read,
    ".md": plain.read,
}
SETTINGS = "site.yaml"
TITLES = "titles.yaml"
PAGES = "pages"


@dataclass(frozen=True, slots=True)
class Source:
    """A Markdown page as the organiser wrote it."""

    name: str  # the file's name without its ending
    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Content:
    """All that the organiser wrote, read and found sound."""

    settings: Settings
    lists: tuple[PaperList, ...]
    titles: tuple[Title, ...]
    pages: tuple[Source, ...]
    warnings: tuple[Problem, ...]


def load(content: Path, languages: tuple[str, ...]) -> Content:
    """Read a folder, or one list file; raises ContentError with every problem in any file.

    `languages` are the interface languages there are.
    """
    if content.is_dir():
        return _folder(content, languages)
    file = os.fspath(content)
    if not content.exists():
        siblings = [path.name for path in content.parent.glob("*")]
        advice = nearest(content.name, siblings) if siblings else "name a folder or a list file"
        raise ContentError([Problem(Place(file), "there is no such file or folder", advice)])
    read = _reader(content)(_bytes(content), file)
    return Content(Settings(), (read.list,), (), (), read.warnings)


def _folder(content: Path, languages: tuple[str, ...]) -> Content:
    problems: list[Problem] = []
    warnings: list[Problem] = []
    found = Settings()
    given: tuple[Title, ...] = ()
    lists: list[PaperList] = []
    for path in sorted(content.iterdir()):
        try:
            if path.name == SETTINGS:
                found = settings.load(_bytes(path), os.fspath(path), languages)
            elif path.name == TITLES:
                given = titles.load(_bytes(path), os.fspath(path))
            elif path.is_file() and path.suffix.lower() in READERS:
                read = _reader(path)(_bytes(path), os.fspath(path))
                lists.append(read.list)
                warnings.extend(read.warnings)
            elif warning := _stranger(path):
                warnings.append(warning)
        except ContentError as error:
            problems.extend(error.problems)
    pages = _pages(content / PAGES, problems, warnings)
    if not lists and not problems:
        known = ", ".join(READERS)
        problems.append(
            Problem(Place(os.fspath(content)), "no list of papers here", f"put one in: {known}")
        )
    if problems:
        raise ContentError(problems)
    return Content(found, tuple(lists), given, pages, tuple(sorted(warnings)))


def _pages(folder: Path, problems: list[Problem], warnings: list[Problem]) -> tuple[Source, ...]:
    pages = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        place = Place(os.fspath(path))
        if path.suffix.lower() != ".md":
            if not path.name.startswith("."):
                warnings.append(Problem(place, "not a Markdown page: left out", "name it .md"))
            continue
        try:
            pages.append(Source(path.stem, _bytes(path).decode("utf-8-sig"), place))
        except UnicodeDecodeError as error:
            problems.append(Problem(place, f"not UTF-8 text: {error.reason}", "save it as UTF-8"))
        except ContentError as error:
            problems.extend(error.problems)
    return tuple(pages)


def _reader(path: Path) -> Callable[[bytes, str], Read]:
    # A file named on the command line is read as text whatever its ending says.
    return READERS.get(path.suffix.lower(), plain.read)


def _stranger(path: Path) -> Problem | None:
    """The complaint about an entry that nothing reads; None for what may lie there."""
    if path.name.startswith(".") or (path.is_dir() and path.name == PAGES):
        return None
    what = "a folder" if path.is_dir() else f'no format "{path.suffix}"'
    remedy = f"lists end in {', '.join(READERS)}"
    return Problem(Place(os.fspath(path)), f"{what} is read here: left out", remedy)


def _bytes(path: Path) -> bytes:
    """A file's bytes; raises ContentError where the system refuses them."""
    try:
        return path.read_bytes()
    except OSError as error:
        place = Place(os.fspath(path))
        message = f"cannot be read: {error.strerror}"
        raise ContentError(
            [Problem(place, message, "check that it is there and readable")]
        ) from error
