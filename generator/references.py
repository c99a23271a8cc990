"""Links of the organiser's Markdown pages that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from posixpath import join, normpath, splitext
from urllib.parse import unquote, urlsplit

from generator.errors import Place, Problem, nearest

_LINK = re.compile(
    r"\]\(<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+\"[^\"]*\")?\)|^\[(?!\^)[^\]]+\]:\s*(\S+)",
    re.M,
)
_PAGES = ("", ".html", ".htm", ".md")  # how links to pages of the site may end
_CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def dead_references(
    pages: Iterable[tuple[str, str, Place]], paths: Collection[str]
) -> Iterator[Problem]:
    """Links of Markdown pages to files that the site will not have.

    `pages` are each page's own path in the site, its Markdown and its place; `paths` are those of
    all files of the site.
    """
    for path, text, place in pages:
        hidden = _CODE.sub(lambda code: "\n" * code[0].count("\n"), text)
        for found in _LINK.finditer(hidden):
            href = found[1] or found[2] or ""
            parts = urlsplit(href)
            if parts.scheme or parts.netloc or not parts.path:
                continue
            target = normpath(join(path.rpartition("/")[0], unquote(parts.path)))
            if fault := _fault(href, target, paths):
                line = place.line + hidden.count("\n", 0, found.start()) + (0 if place.line else 1)
                yield Problem(Place(place.file, line), *fault, "references")


def _fault(href: str, target: str, paths: Collection[str]) -> tuple[str, str] | None:
    """What is wrong with a link to a place in the site, and its remedy; None where nothing is."""
    if target.startswith(("/", "../")):
        inside = target.removeprefix("/")
        while inside != (inside := inside.removeprefix("../")):
            pass
        message = f'"{href}" leads out of the site, which may stand under any address'
        known = inside in paths
        return message, f'write "{inside}"' if known else "write the whole address, with https://"
    if target in paths or f"{target}/index.html" in paths or target == ".":
        return None
    return f'no file of the site is at "{href}"', _remedy(target, paths)


def _remedy(target: str, paths: Collection[str]) -> str:
    if splitext(target)[1] not in _PAGES:  # the site takes no pictures and no files of others
        return "link to where it is on the web"
    return nearest(target, [path for path in paths if path.endswith(".html")])
