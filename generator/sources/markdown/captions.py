"""What the words of a link say about it: what kind of link it is, or what it leads to."""

from __future__ import annotations

from urllib.parse import urlsplit

from generator.sources.fields import Field, field
from generator.sources.markdown.words import venue_of

BRACKETS = "[]()【】"  # that captions stand in
_IDENTIFIERS = frozenset({"doi", "arxiv", "openreview"})
_CODE = frozenset({"github.com", "gitlab.com", "bitbucket.org"})
_VIDEO = frozenset(
    {"youtube.com", "www.youtube.com", "youtu.be", "slideslive.com", "www.bilibili.com"}
)


def is_label(text: str) -> bool:
    """Whether a link's words say only what kind of link it is."""
    caption = text.strip(f"{BRACKETS} ")
    return link_of(caption) is not None or venue_of(caption)[1] != ""


def link_of(caption: str) -> Field | None:
    """The field that a link's words name; None where they are no name."""
    words = caption.strip(f"{BRACKETS}:： ").casefold()
    for said in filter(None, (words, words.split(" ")[0], words.removesuffix("s"))):
        found = field(said)
        if found.kind == "link" or found.name in _IDENTIFIERS:
            return found
        if found.name == "homepages":  # a paper's, here
            return Field("link", "project")
    return None


def by_host(href: str) -> Field:
    """The field for an address of which nothing is said but itself."""
    parts = urlsplit(href)
    if parts.netloc in _CODE:
        return Field("link", "code")
    if parts.netloc in _VIDEO:
        return Field("link", "video")
    return Field("link", "pdf" if parts.path.endswith(".pdf") else "url")


def is_web(href: str) -> bool:
    return href.startswith(("https://", "http://"))
