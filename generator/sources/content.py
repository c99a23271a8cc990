"""Read and check all of `content/`: the settings, the lists, the organiser's own pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path, PurePath

from generator import history, record
from generator.disk import refusal
from generator.errors import ContentError, Place, Problem, distance, nearest, note
from generator.history import History
from generator.model import PaperList, Settings
from generator.record import Record
from generator.sources import formats, settings, titles, yaml_list
from generator.sources.academic import INDEX, OVERVIEW, is_overview, repeats
from generator.sources.joining import join
from generator.sources.reading import Read, grouped, merged
from generator.sources.titles import Title
from generator.text import RESERVED, slug

SETTINGS = "site.yaml"
TITLES = "titles.yaml"
ADDRESSES = "addresses.yaml"
HISTORY = "history.yaml"
PAGES = "pages"
_OWN = (SETTINGS, TITLES, ADDRESSES, HISTORY)
_SLIPS = 2  # letters by which a name of ours may be misspelt
_PROJECT = "content"  # the folder of the lists in a project, beside which the site goes
_SHEET, _TEXT = "save it as CSV, and put that here", "save its text as .txt, and put that here"
_SAVED = dict.fromkeys((".xls", ".xlsx", ".ods", ".numbers"), _SHEET)  # what to do with a file
_SAVED |= dict.fromkeys((".doc", ".docx", ".odt", ".pages", ".pdf", ".rtf"), _TEXT)
_README = re.compile(r"readme(\.\w+)?", re.IGNORECASE)  # says how the folder is kept; no list


@dataclass(frozen=True, slots=True)
class Source:
    """A Markdown page as the organiser wrote it."""

    name: str  # the file's name without its endings, as its address spells it
    language: str  # the interface it is for: "en" of "about.en.md"; "" for all
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
    history: History | None = None  # None where the organiser keeps none


def load(content: Path, languages: tuple[str, ...]) -> Content:
    """Read a folder, or one list file; raises ContentError with every problem in any file.

    `languages` are the interface languages there are.
    """
    if os.path.isdir(content):
        if _is_project(content):
            raise ContentError([_inside(content)])
        return _folder(content, languages)
    if not os.path.exists(content):
        raise ContentError([missing(content)])
    read = _list(content)
    return Content(Settings(), (read.list,), (), (), (), read.warnings)


def missing(content: Path) -> Problem:
    """The complaint that what was named is not there."""
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
    past: History | None = None
    reads: list[Read] = []
    for path in _entries(content):
        try:
            if path.name == SETTINGS:
                found = settings.load(_bytes(path), os.fspath(path), languages)
            elif path.name == TITLES:
                given = titles.load(_bytes(path), os.fspath(path))
            elif path.name == ADDRESSES:
                known = record.read(_bytes(path), os.fspath(path))
            elif path.name == HISTORY:
                past = history.read(_bytes(path), os.fspath(path))
            elif warning := _stranger(path):
                warnings.append(warning)
            elif not _is_kept(path) and path.name != PAGES:
                reads.append(_list(path))
        except ContentError as error:
            problems.extend(error.problems)
        except OSError as error:
            problems.append(refusal(error, path))
    pages = _pages(content / PAGES, languages, problems, warnings)
    if not reads and not problems:
        remedy = f"put one in: {', '.join(formats.ENDINGS)}"
        problems = [Problem(Place(os.fspath(content)), "no list of papers here", remedy), *warnings]
    if problems:
        raise ContentError(problems)
    reads = grouped(reads)
    lists = [read.list for read in reads]
    joined = join(lists, [PurePath(item.place.file).suffix in formats.PLAIN for item in lists])
    warnings += [*(warning for read in reads for warning in read.warnings), *joined.warnings]
    return Content(found, joined.lists, given, known, pages, tuple(sorted(warnings)), past)


def _inside(project: Path) -> Problem:
    message = f'this looks like a project, whose lists are in its folder "{_PROJECT}"'
    return Problem(Place(os.fspath(project)), message, f'name that: "{project / _PROJECT}"')


def _is_project(folder: Path) -> bool:
    """Whether a folder holds a content folder rather than being one."""
    inner = folder / _PROJECT
    if not os.path.isdir(inner) or any(os.path.exists(folder / name) for name in _OWN):
        return False
    if any(os.path.exists(inner / name) for name in _OWN):  # beside it may lie a requirements.txt
        return True
    return not any(
        path.suffix.lower() in formats.ENDINGS and path.is_file() and not _is_kept(path)
        for path in _entries(folder)
    )


def _list(path: Path) -> Read:
    """One list: a file of papers, or a folder of such files."""
    if path.is_dir():
        return together(path)
    if problem := _unreadable(path):
        raise ContentError([problem])
    return formats.read(_bytes(path), os.fspath(path))


def together(folder: Path) -> Read:
    """The files of a folder as one list, in the order of their names.

    Raises ContentError with all that is wrong in any of them, and where none is a list.
    """
    reads: list[Read] = []
    problems: list[Problem] = []
    warnings: list[Problem] = []
    for path in _entries(folder):
        if _is_kept(path):
            continue
        if repeats(path):
            message = f'says once more what "{INDEX}" beside it says: left out'
            warnings.append(note(Place(os.fspath(path)), message))
            continue
        try:
            if problem := _unreadable(path):
                warnings.append(problem)
                continue
            reads.append(formats.read(_bytes(path), os.fspath(path)))
        except ContentError as error:
            problems.extend(error.problems)
    if not reads and not problems:
        remedy = "name a folder with one file a paper in it, or one list"
        problems.append(Problem(Place(os.fspath(folder)), "no list in this folder", remedy))
    if problems:
        raise ContentError(problems)
    whole = merged(reads, folder.name)
    return replace(whole, warnings=(*warnings, *whole.warnings))


def _stranger(path: Path) -> Problem | None:
    """The complaint about an entry that nothing reads; None for what may lie there."""
    if _is_kept(path) or (path.is_dir() and path.name == PAGES):
        return None
    if not path.is_dir():
        return _unreadable(path)
    if any(not _is_kept(inner) and not _unreadable(inner) for inner in _entries(path)):
        return None
    place, remedy = Place(os.fspath(path)), "put one file a paper in it, or one list"
    return Problem(place, "no list in this folder: left out", remedy)


def _unreadable(path: Path) -> Problem | None:
    """The complaint about a file that cannot be a list."""
    place = Place(os.fspath(path))
    if not path.is_file():
        return Problem(place, "is no file to read from", "name a list file")
    ending = path.suffix.lower()
    own = _meant(path) if ending in (".yaml", ".yml", "") else ""
    if own == path.name:
        message = f'"{own}" is no list, and read only at the top of the content folder: left out'
        return Problem(place, message, "move it there, or delete it")
    if own:
        message = f'"{path.name}" is nearly the name of a file of ours: left out'
        return Problem(place, message, f'did you mean "{own}"?')
    if ending in formats.ENDINGS:
        return None
    remedy = _SAVED.get(ending, f"lists end in {', '.join(formats.ENDINGS)}")
    return Problem(place, f'no list format ends in "{path.suffix}": left out', remedy)


def _meant(path: Path) -> str:
    """The file of ours that a YAML file is by its name or nearly; "" where it is a list.

    What is no YAML is taken for a list too, whose reader tells what is wrong with it.
    """
    off, own = min((distance(path.stem.casefold(), PurePath(name).stem), name) for name in _OWN)
    return own if off <= _SLIPS and not yaml_list.may_hold(_bytes(path)) else ""


def _is_kept(path: Path) -> bool:
    """Whether a file may lie in a content folder without being content."""
    if path.name == OVERVIEW and path.is_file():
        return is_overview(path, _bytes(path).decode("utf-8", "replace"))
    return path.name.startswith(".") or bool(_README.fullmatch(path.name)) or path.suffix == ".css"


def _pages(
    folder: Path, languages: tuple[str, ...], problems: list[Problem], warnings: list[Problem]
) -> tuple[Source, ...]:
    pages = []
    for path in _entries(folder) if folder.is_dir() else ():
        place = Place(os.fspath(path))
        if path.suffix.lower() != ".md" or path.is_dir():
            if not path.name.startswith("."):
                message = "only Markdown pages (.md) are read here: left out"
                warnings.append(Problem(place, message, "move it out of this folder"))
            continue
        stem, spoken = _spoken(path.stem, languages)
        name = slug(stem)
        if fault := _name_fault(name):
            problems.append(Problem(place, *fault))
            continue
        try:
            pages.append(Source(name, spoken, _bytes(path).decode("utf-8-sig"), place))
        except UnicodeDecodeError as error:
            problems.append(Problem(place, f"not UTF-8 text: {error.reason}", "save it as UTF-8"))
        except ContentError as error:
            problems.extend(error.problems)
    return tuple(pages)


def _name_fault(name: str) -> tuple[str, str] | None:
    """What is wrong with the word that a page's file name makes, and the remedy."""
    if not name:
        return "its name makes no address", "name it with Latin letters, digits and hyphens"
    if name in RESERVED:
        return f'Windows keeps the name "{name}" for itself', "give the file another name"
    return None


def _spoken(stem: str, languages: tuple[str, ...]) -> tuple[str, str]:
    """A page's name and the language at its end: ("about", "en") of "about.en"."""
    name, _, ending = stem.rpartition(".")
    return (name, ending) if name and ending in languages else (stem, "")


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
