"""Make a folder hold exactly the planned files, each written whole.

New and changed files are first put into a hidden folder, and only when all of them are there
are they moved into place: those that are new, then those that replace others; what is no longer
planned goes last. Pages that come or go together may link to each other, so each has a
placeholder, which links to nothing, until all are there, and again until all are gone. So
whatever ends a build, each file is whole, and no page links to one that is missing. Only a first
build does without: what ends it leaves no index, by which a reader would come to its pages.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.cache import Cache
from generator.disk import locked, refusal, write
from generator.errors import ContentError, Place, Problem
from generator.ground import (
    MANIFEST,
    STAGE,
    Found,
    folders_of,
    foreign,
    is_folder,
    obstacles,
    read_manifest,
    status,
    survey,
    vet,
)
from generator.notes import Note, content_digest, keep, recall, there_now
from generator.views import Draft, File, Page, Planned

_HEAD = "# Made by paperlist, which replaces and removes these files and no others.\n"
_PAGE = ".html"
_PLACEHOLDER = (
    '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
    '<meta name="robots" content="noindex">\n<title>…</title>\n'
    "<p>This page is on its way.</p>\n"
    '<p lang="zh-Hans">此页正在更新。</p>\n</html>\n'
).encode()


@dataclass(frozen=True, slots=True)
class Report:
    """How many files a sync wrote, left as they were, and removed."""

    written: int
    kept: int
    removed: int


def check(folder: Path, protected: Iterable[Path]) -> None:
    """Raise ContentError where `folder` may not become the site; changes nothing.

    It may if it does not exist, is empty (but for hidden files and a CNAME) or was made by us,
    and if it is and contains none of the `protected` files and folders.
    """
    try:
        problem = next(_objections(folder, protected), None)
    except OSError as error:
        problem = refusal(error, folder)
    if problem:
        raise ContentError([problem])


def sync(
    folder: Path,
    planned: Sequence[Planned],
    render: Callable[[Page], bytes],
    cache: Cache,
    salt: str,
) -> Report:
    """Make `folder` hold the planned files, which come in the order in which they may appear.

    A page is rendered only where it, the file or `salt` (for whatever else `render` depends on)
    has changed; what is there byte for byte is not touched. Waits for another build of the
    same folder. Raises ContentError where a stranger's file is in the way or the disk refuses,
    and ValueError for paths that no site can have.
    """
    vet([item.path for item in planned])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder):
            return _sync(folder, planned, render, cache, salt)
    except OSError as error:
        raise ContentError([refusal(error, folder)]) from error


def _objections(folder: Path, protected: Iterable[Path]) -> Iterator[Problem]:
    elsewhere = "name another folder with --out"
    there = next(path for path in (folder, *folder.parents) if os.path.lexists(path))
    if not there.is_dir():
        yield Problem(Place(str(there)), "is not a folder", elsewhere)
    elif not os.access(there, os.W_OK | os.X_OK):
        yield Problem(Place(str(there)), "cannot be written to", f"allow it, or {elsewhere}")
    elif there == folder:
        for path in protected:
            around = (path.resolve(), *path.resolve().parents)
            if any(folder.samefile(outer) for outer in around if outer.exists()):
                yield Problem(Place(str(folder)), f'a site here would replace "{path}"', elsewhere)
        if problem := foreign(folder):
            yield problem


def _sync(
    folder: Path,
    planned: Sequence[Planned],
    render: Callable[[Page], bytes],
    cache: Cache,
    salt: str,
) -> Report:
    if problem := foreign(folder):
        raise ContentError([problem])
    _clear(folder / STAGE)  # of a build that was killed
    listed = read_manifest(folder)
    found = survey(folder, folders_of([*listed, *(item.path for item in planned)]))
    problems = [*obstacles(folder, planned, listed, found), *_closed(folder, listed)]
    if problems:
        raise ContentError(problems)
    try:
        inputs = cache.digests([item for item in planned if isinstance(item, Page)], salt)
        notes, changed = _stage(folder, planned, inputs, render, found, recall(folder, cache))
        removed = _commit(folder, notes, changed, listed, found)
    finally:
        _clear(folder / STAGE)
    keep(folder, cache, notes)
    return Report(len(changed), len(planned) - len(changed), removed)


def _closed(folder: Path, listed: Mapping[str, str]) -> Iterator[Problem]:
    """Folders of the site that may not be changed: found out before anything is moved."""
    for name in sorted({"", *folders_of(listed)}):
        place = folder / name
        if place.is_dir() and not os.access(place, os.W_OK | os.X_OK):
            yield Problem(Place(str(place)), "cannot be written to", "allow it, and build again")


def _stage(
    folder: Path,
    planned: Sequence[Planned],
    inputs: Iterable[str],
    render: Callable[[Page], bytes],
    found: Found,
    notes: Mapping[str, Note],
) -> tuple[dict[str, Note], list[str]]:
    """Put what is new or changed into the hidden folder.

    `inputs` are digests of all that the bytes of each page depend on. Returns what to remember of
    each planned file, and the paths of those put there, both in planned order.
    """
    of_pages = iter(inputs)
    settled: dict[str, Note] = {}
    changed: list[str] = []
    made: set[str] = set()
    for item in planned:
        path, content = item.path, b"" if isinstance(item, Page) else _bytes(item)
        made_from = next(of_pages) if isinstance(item, Page) else content_digest(content)
        there = there_now(f"{folder}/{path}", status(found.get(path)), notes.get(path))
        if there is None or there.inputs != made_from:
            content = render(item) if isinstance(item, Page) else content
            digest = content_digest(content) if isinstance(item, Page) else made_from
            if there is None or there.content != digest:
                time = _put(f"{folder}/{STAGE}", path, content, made)
                there = Note(made_from, digest, len(content), time)
                changed.append(path)
            else:
                there = there._replace(inputs=made_from)
        settled[path] = there
    return settled, changed


def _bytes(item: File | Draft) -> bytes:
    return item.content if isinstance(item, File) else item.write()


def _put(stage: str, path: str, content: bytes, made: set[str]) -> int:
    """Write a file into the hidden folder and return its time of change.

    `made` are the folders that are there, "" for the hidden one, and takes up new ones.
    """
    folder = path.rpartition("/")[0]
    if folder not in made:
        for name in sorted({"", *folders_of([path])} - made):
            os.mkdir(f"{stage}/{name}")  # one by one: a site that vanished is not made anew
            made.add(name)
    return write(f"{stage}/{path}", content)


def _commit(
    folder: Path,
    notes: Mapping[str, Note],
    changed: Sequence[str],
    listed: Mapping[str, str],
    found: Found,
) -> int:
    """Move the staged files into place and remove what is no longer planned; how many of these.

    The manifest first takes in the new files, so that they are ours whatever happens.
    """
    planned = {path: note.content for path, note in notes.items()}
    gone = [path for path in sorted(listed) if path not in planned]
    in_the_way = _in_the_way(gone, planned)
    if not planned.keys() <= listed.keys():
        _write_manifest(folder, {**listed, **planned})
    removed = _remove(folder, sorted(in_the_way), found)
    for path in changed:
        if is_folder(found.get(path)):
            _clear(folder / path)  # a folder became a file, and only empty ones are left in it
    going = [path for path in gone if path not in in_the_way]
    if listed:
        _hold(folder, [path for path in changed if path not in found])
    _move(folder, sorted(changed, key=lambda path: _rank(path, found)))
    _hold(folder, [path for path in going if status(found.get(path))])
    removed += _remove(folder, going, found)
    _write_manifest(folder, planned)
    return removed


def _rank(path: str, found: Found) -> tuple[bool, bool]:
    """New files come first, and of these the pages last, since they link to the others."""
    is_new = path not in found
    return (not is_new, is_new and path.endswith(_PAGE))


def _hold(folder: Path, paths: Iterable[str]) -> None:
    """Put a placeholder under each path that is a page's."""
    pages = [path for path in paths if path.endswith(_PAGE)]
    for name in sorted(folders_of(pages)):
        (folder / name).mkdir(exist_ok=True)
    stage = folder / STAGE
    for path in pages:
        stage.mkdir(exist_ok=True)
        write(f"{stage}/{MANIFEST}", _PLACEHOLDER)
        os.replace(stage / MANIFEST, folder / path)


def _in_the_way(gone: Sequence[str], planned: Iterable[str]) -> set[str]:
    """Old files whose place a planned file or folder takes, though under another path.

    A file became a folder, a folder became a file, or only the case of a name has changed.
    """
    folders = folders_of(planned)
    claimed = {path.casefold() for path in (*planned, *folders)}
    return {
        path
        for path in gone
        if any(name.casefold() in claimed for name in {path} | (folders_of([path]) - folders))
    }


def _move(folder: Path, paths: Sequence[str]) -> None:
    """Move staged files into place, in order; a folder that is not there yet, in one piece."""
    tops = {name: _missing(folder, name) for name in {path.rpartition("/")[0] for path in paths}}
    for path in dict.fromkeys(tops[path.rpartition("/")[0]] or path for path in paths):
        os.replace(f"{folder}/{STAGE}/{path}", f"{folder}/{path}")


def _missing(folder: Path, name: str) -> str:
    """The highest of a folder and those above it that is not in the site; "" if all are."""
    lineage = sorted(folders_of([f"{name}/"]), key=len)
    return next((part for part in lineage if not (folder / part).is_dir()), "")


def _remove(folder: Path, paths: Sequence[str], found: Found) -> int:
    """Remove files, as far as they are there, and folders that this leaves empty."""
    there = [path for path in paths if path in found and not is_folder(found[path])]
    for path in there:
        os.unlink(folder / path)
    for name in sorted(folders_of(paths), reverse=True):  # what is in a folder comes before it
        if (folder / name).is_dir() and not os.listdir(folder / name):
            os.rmdir(folder / name)
    return len(there)


def _clear(path: Path) -> None:
    """Remove a folder with all that is in it, or whatever else is there."""
    if path.is_dir() and not path.is_symlink():
        for name in os.listdir(path):
            _clear(path / name)
        os.rmdir(path)
    elif os.path.lexists(path):
        os.unlink(path)


def _write_manifest(folder: Path, digests: Mapping[str, str]) -> None:
    """Write the manifest, if that changes it; in the form of b2sum, which can check it."""
    text = _HEAD + "".join(f"{digests[path]}  {path}\n" for path in sorted(digests))
    place, content = folder / MANIFEST, text.encode("utf-8")
    if not place.is_file() or place.read_bytes() != content:
        stage = folder / STAGE
        stage.mkdir(exist_ok=True)
        write(f"{stage}/{MANIFEST}", content)
        os.replace(stage / MANIFEST, place)
