"""A small site to begin with."""

from __future__ import annotations

import json
import os
import re
from importlib.metadata import distribution
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from generator.disk import refusal
from generator.errors import ContentError, Place, Problem
from generator.render import templates

NAME = "paperlist"
REQUIREMENTS = "requirements.txt"
_FOLDER = "starter"  # where the files lie among the templates
FILES = {
    "content/site.yaml": "site.yaml",
    "content/papers.txt": "papers.txt",
    "content/pages/about.md": "about.md",
    ".github/workflows/pages.yml": "pages.yml",
    ".gitignore": "ignore.txt",
    "README.md": "readme.md",
}
# The address of a clone's origin, without what only its owner may know.
_ORIGIN = re.compile(r'^\[remote "origin"\]\n(?:[ \t]+[^\n]*\n)*?[ \t]+url *= *(\S+)', re.MULTILINE)
_ADDRESS = re.compile(
    r"(?:https?://(?:[^@/]*@)?|ssh://(?:\w+@)?|\w+@)([\w.-]+)[:/](?!\d+/)([\w./~-]+)"
)
_ELSEWHERE = "name another folder, or move it away"


def start(folder: Path) -> tuple[str, ...]:
    """Put a small site into `folder`; gives the paths of its files there.

    Raises ContentError, with nothing written, where a file or a content is there already, and
    where the disk refuses.
    """
    source = templates() / _FOLDER
    texts = {path: (source / name).read_bytes() for path, name in FILES.items()}
    texts[REQUIREMENTS] = requirement().encode()
    claimed = ("content", *(path for path in texts if not path.startswith("content/")))
    problems = [
        Problem(Place(str(folder / path)), "is already there", _ELSEWHERE)
        for path in claimed
        if os.path.lexists(folder / path)
    ]
    if problems:
        raise ContentError(problems)
    for path, text in texts.items():
        _put(folder / path, text)
    return tuple(texts)


def _put(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:  # whoever was quicker than we keeps what they wrote
            file.write(content)
    except OSError as error:
        raise ContentError([refusal(error, path)]) from error


def requirement() -> str:
    """The text of a requirements file: where another machine gets this program from.

    It is this very program, but for one that was installed from a clone: that is named by its
    origin without a commit. What the user is to see to before they publish begins with "#".
    """
    installed = distribution(NAME)
    origin = json.loads(installed.read_text("direct_url.json") or "{}")
    return f"{_source(origin, installed.version, _cloned(_config(origin)))}\n"


def _config(origin: dict[str, object]) -> str:
    """What git has noted of the folder that a program was installed from; "" for none."""
    url = urlsplit(str(origin.get("url", "")))
    if url.scheme != "file" or "vcs_info" in origin:
        return ""
    config = Path(url2pathname(url.path)) / ".git" / "config"
    try:
        return config.read_text(encoding="utf-8", errors="replace")
    except OSError:  # no clone, or none that we may look into: the user is asked to name one
        return ""


def _cloned(config: str) -> str:
    """The address that a git repository was cloned from, as others may use it; "" for none.

    >>> _cloned('[remote "origin"]\\n\\turl = git@x.example:ada/paperlist.git')
    'https://x.example/ada/paperlist.git'
    >>> _cloned('[remote "origin"]\\n\\turl = https://ada:secret@x.example/paperlist')
    'https://x.example/paperlist'
    >>> _cloned('[remote "origin"]\\n\\turl = /home/ada/paperlist')
    ''
    """
    found = _ORIGIN.search(config)
    address = _ADDRESS.fullmatch(found[1]) if found else None
    return f"https://{address[1]}/{address[2]}" if address else ""


def _source(origin: dict[str, object], version: str, cloned: str = "") -> str:
    """A requirement, as pip's record of an installation (PEP 610) and a version tell it.

    `cloned` is where the folder came from of which the program was installed.

    >>> _source({}, "1.2")
    'paperlist==1.2'
    >>> _source({"url": "https://x.example/p", "vcs_info": {"vcs": "git", "commit_id": "0a"}}, "1")
    'paperlist @ git+https://x.example/p@0a'
    >>> print(_source({"url": "file:///home/ada/paperlist"}, "1.2", "https://x.example/paperlist.git"))
    # Name here the commit that others are to get: "@" and its number at the end of the line.
    paperlist @ git+https://x.example/paperlist.git
    >>> print(_source({"url": "file:///home/ada/paperlist", "dir_info": {}}, "1.2"))
    # Name here where others get Paperlist from; this machine has it from a folder:
    # paperlist @ git+https://github.com/OWNER/REPOSITORY
    """
    url, control = str(origin.get("url", "")), origin.get("vcs_info")
    if cloned:  # not its commit, which may be on this machine only
        return (
            '# Name here the commit that others are to get: "@" and its number at the end of the '
            f"line.\n{NAME} @ git+{cloned}"
        )
    if url.startswith("file:"):  # and a name alone might be somebody else's program
        return (
            "# Name here where others get Paperlist from; this machine has it from a folder:\n"
            f"# {NAME} @ git+https://github.com/OWNER/REPOSITORY"
        )
    if isinstance(control, dict):
        return f"{NAME} @ {control['vcs']}+{url}@{control['commit_id']}"
    return f"{NAME} @ {url}" if url else f"{NAME}=={version}"
