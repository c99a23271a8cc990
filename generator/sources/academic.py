"""What Hugo's publication folders say in words of their own, in the words that lists use.

There, each paper is a folder with an `index.md`, and often a `cite.bib` that says the same once
more; `_index.md` is the page about them all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

INDEX, CITATION, OVERVIEW = "index.md", "cite.bib", "_index.md"
_SIGNS = frozenset(["publication_types", "publication", "publishDate"])  # of such a folder's page
# What only the site's looks and program are told by.
_LOOKS = frozenset(
    ["publication_short", "publication_types", "publishDate", "featured", "image", "projects"]
)
_SLANTED = re.compile(r"(?:in )?\*+([^*]+)\*+(.*)", re.IGNORECASE | re.DOTALL)
_FRONT_ONLY = re.compile(r"\s*---[ \t]*\n(?:.*\n)?(?:---|\.\.\.)\s*", re.DOTALL)


def plain(value: Mapping[str, object]) -> tuple[dict[str, object], list[str]]:
    """The front matter of a paper in the words of lists, and the names that were left out.

    >>> plain({"title": "Knots", "publication": "In *Journal of Rope*, 3", "featured": True})
    ({'title': 'Knots', 'venue': 'Journal of Rope, 3'}, ['featured'])
    >>> plain({"links": [{"name": "Slides", "url": "https://example.org/s"}]})
    ({'links': {'Slides': 'https://example.org/s'}}, [])
    """
    found = {key: _linked(item) if key == "links" else item for key, item in value.items()}
    if _SIGNS.isdisjoint(found):
        return found, []
    if "publishDate" in found and found.keys().isdisjoint(("date", "year")):
        found = {("date" if key == "publishDate" else key): item for key, item in found.items()}
    left_out = [key for key in found if key in _LOOKS]
    if isinstance(venue := found.get("publication"), str) and "venue" not in found:
        slanted = _SLANTED.fullmatch(venue.strip())
        named = slanted[1] + slanted[2] if slanted else venue
        found = {("venue" if key == "publication" else key): item for key, item in found.items()}
        found["venue"] = named
    return {key: item for key, item in found.items() if key not in _LOOKS}, left_out


def _linked(links: object) -> object:
    """Links that each have a name and an address, by their names, where no two have the same."""
    if not isinstance(links, list) or not all(isinstance(link, dict) for link in links):
        return links
    pairs = [(link.get("name"), link.get("url")) for link in links]
    names = {name for name, _ in pairs if isinstance(name, str)}
    told = len(names) == len(pairs) and all(isinstance(url, str) for _, url in pairs)
    return {str(name): url for name, url in pairs} if told else links


def repeats(path: Path) -> bool:
    """Whether a file says once more what the page beside it says."""
    return path.name == CITATION and (path.parent / INDEX).is_file()


def is_overview(path: Path, text: str) -> bool:
    """Whether a file is the page about all papers, with nothing below its front matter."""
    return path.name == OVERVIEW and _FRONT_ONLY.fullmatch(text) is not None
