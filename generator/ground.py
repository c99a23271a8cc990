"""What stands in the site's folder, and what of it is ours to replace.

Ours is what the manifest lists. Everything else is a stranger's: it is never written, moved or
removed, and where it stands in the way, that is said before anything is done.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from generator.errors import ContentError, Place, Problem
from generator.views import File, Planned

MANIFEST = ".paperlist-manifest"
STAGE = ".paperlist-new"  # where a build puts files until all of them are there

_PART = r"(?!\.{1,2}(?:/|$))[^/\\:\x00-\x1f\x7f\ud800-\udfff]+"  # no "..", drive or line end
_PATH = re.compile(f"{_PART}(?:/{_PART})*")
_LINE = re.compile(f"[0-9a-f]{{32}}  {_PATH.pattern}")

_HIDDEN = (".nojekyll",)  # of what we make
_STRANGERS = re.compile(r"(?:^|/)\.|^CNAME$", re.IGNORECASE)

Found = Mapping[str, "os.DirEntry[str]"]


def vet(paths: Sequence[str]) -> None:
    """Raise ValueError for a path that leads out of a site, and for two that exclude each other.

    Some disks and hosts ignore case, so paths are compared without it.
    """
    for path in paths:
        if not _PATH.fullmatch(path):
            raise ValueError(f"no path in a site: {path!r}")
    files = {path.casefold() for path in paths}
    folders = {name.casefold() for name in folders_of(paths)}
    if len(files) < len(paths) or files & folders or {MANIFEST, STAGE} & (files | folders):
        raise ValueError("two files claim one path")


def folders_of(paths: Iterable[str]) -> set[str]:
    """Every folder above the paths, but for the site itself.

    >>> sorted(folders_of(["index.html", "a/b/c.html"]))
    ['a', 'a/b']
    """
    folders: set[str] = set()
    for folder in {path.rpartition("/")[0] for path in paths}:
        parts = folder.split("/")
        folders.update("/".join(parts[:end]) for end in range(1, len(parts) + 1))
    return folders - {""}


def foreign(folder: Path) -> Problem | None:
    """Why a folder is not ours to fill: it holds more than a new host's, and no manifest."""
    names = os.listdir(folder)
    if (folder / MANIFEST).is_file() or all(n[0] == "." or n == "CNAME" for n in names):
        return None
    message = "is not empty, and paperlist did not make it"
    return Problem(Place(str(folder)), message, "name another folder with --out, or empty this one")


def read_manifest(folder: Path) -> dict[str, str]:
    """The digests of the files we made here, by path; lines that are none of ours do not count."""
    path = folder / MANIFEST
    text = path.read_bytes().decode("utf-8", "replace") if path.is_file() else ""
    lines = (line.rstrip("\r") for line in text.split("\n"))
    return {line[34:]: line[:32] for line in lines if _LINE.fullmatch(line) and _may_be_ours(line)}


def _may_be_ours(line: str) -> bool:
    """Whether we make such files: else a forged line could cost a repository its ".git"."""
    return line[34:] in _HIDDEN or not _STRANGERS.search(line[34:])


def survey(folder: Path, names: Iterable[str]) -> Found:
    """What is in the site and in these folders of it, by path. Raises ContentError for a link."""
    found: dict[str, os.DirEntry[str]] = {}
    for name in sorted({"", *names}):  # a folder comes before what is in it
        if name in found and found[name].is_symlink():
            remedy = "remove the link; the files of a site are all inside it"
            raise ContentError([Problem(Place(str(folder / name)), "leads elsewhere", remedy)])
        if not name or is_folder(found.get(name)):
            with os.scandir(folder / name) as entries:
                prefix = f"{name}/" if name else ""
                found.update((prefix + entry.name, entry) for entry in entries)
    return found


def is_folder(entry: os.DirEntry[str] | None) -> bool:
    """Whether something is there and is a folder, not a link to one."""
    return entry is not None and entry.is_dir(follow_symlinks=False)


def status(entry: os.DirEntry[str] | None) -> os.stat_result | None:
    """Size and times of what is there, if it is a plain file."""
    result = entry.stat(follow_symlinks=False) if entry else None
    return result if result and stat.S_ISREG(result.st_mode) else None


def obstacles(
    folder: Path, planned: Sequence[Planned], listed: Mapping[str, str], found: Found
) -> Iterator[Problem]:
    """What strangers have put where a planned file or its folder belongs."""
    known = {item.path: item for item in planned}
    folders = folders_of(known)
    claimed = {path.casefold() for path in (*known, *folders)}
    doubtful = (path for path in found if path not in listed or is_folder(found[path]))
    for path in sorted(doubtful):
        inside = is_folder(found[path])
        if path.casefold() not in claimed or (inside and path in folders):
            continue
        item = known.get(path)
        for other in _below(folder, path) if inside else (path,):
            if other not in listed and not (isinstance(item, File) and _holds(folder, item)):
                remedy = "move it out of the site, or delete it"
                yield Problem(Place(str(folder / other)), "was not made by paperlist", remedy)


def _below(folder: Path, name: str) -> Iterator[str]:
    """Every file in a folder of the site and in its folders."""
    for entry in sorted(os.scandir(folder / name), key=lambda entry: entry.name):
        if is_folder(entry):
            yield from _below(folder, f"{name}/{entry.name}")
        else:
            yield f"{name}/{entry.name}"


def _holds(folder: Path, item: File) -> bool:
    """Whether a file is there as planned: an empty .nojekyll, say, that a user made before us."""
    path = folder / item.path
    return path.is_file() and not path.is_symlink() and path.read_bytes() == item.content


def spare(source: Path, cache: Path) -> None:
    """Raise ContentError where the cache would lie among the content; where it is hidden, it may.

    `source` is the content folder or a list file.
    """
    here, content = cache.resolve(), source.resolve()
    if not source.is_dir() or content not in (here, *here.parents):
        return
    if any(name.startswith(".") for name in here.relative_to(content).parts):
        return  # what is hidden is no content
    message = f'the cache may not lie in the content "{source}"'
    raise ContentError([Problem(Place(str(cache)), message, "name another --cache")])


def apart(site: Path, cache: Path, source: Path) -> None:
    """Raise ContentError where the site would lie among what it is made from or remembered by.

    `cache` is the cache's folder, `source` the content folder or a list file.
    """
    here = site.resolve()
    wrong = [
        (cache, "--cache", here in (cache.resolve(), *cache.resolve().parents)),
        (source, "--out", source.resolve() in (here, *here.parents)),
    ]
    problems = [
        Problem(
            Place(str(site)),
            f'the site and "{path}" may not lie in one another',
            f"name another {option}",
        )
        for path, option, found in wrong
        if found
    ]
    if problems:
        raise ContentError(problems)
