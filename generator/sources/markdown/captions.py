"""What the words of a link say about it: what kind of link it is, or what it leads to."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from generator.sources.fields import Field, field
from generator.sources.markdown.words import venue_of

BRACKETS = "[]()【】"  # that captions stand in
_TITLE = 3  # words behind the first, from which on no caption goes on like that
_IDENTIFIERS = frozenset({"doi", "arxiv", "openreview"})
_FILE = re.compile(r"(?![a-z]+:|//|#)[^?#]+\.(?:pdf|ps|html?)", re.IGNORECASE)
_SCHOLARLY = re.compile(
    r"\b(?:arxiv\.org/(?:abs|pdf)|openreview\.net|doi\.org|aclanthology\.org)/|\.pdf(?![\w-])",
    re.IGNORECASE,
)
_CODE = frozenset({"github.com", "gitlab.com", "bitbucket.org"})
_VIDEO = frozenset(
    {"youtube.com", "www.youtube.com", "youtu.be", "slideslive.com", "www.bilibili.com"}
)


def is_label(text: str, href: str = "") -> bool:
    """Whether a link's words say only what kind of link it is; `href` is where it leads to.

    >>> is_label("Code"), is_label("Code Llama", "https://arxiv.org/abs/2308.12950")
    (True, False)
    """
    caption = text.strip(f"{BRACKETS} ")
    if venue_of(caption)[1] or link_of(caption.split(" ")[0] if "(" in caption else caption):
        several = caption.count(" ") and "(" not in caption and not venue_of(caption)[1]
        return not (several and is_scholarly(href) and not _names_a_link(caption))
    return False


def _names_a_link(words: str) -> bool:
    found = field(words)
    return found.kind == "link" or found.name in _IDENTIFIERS


def link_of(caption: str) -> Field | None:
    """The field that a link's words name; None where they are no name."""
    words = caption.strip(f"{BRACKETS}:： ").casefold()
    first = words.split(" ")[0] if words.count(" ") < _TITLE else ""
    for said in filter(None, (words, first, words.removesuffix("s"))):
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
    return href.lower().startswith(("https://", "http://"))


def is_scholarly(text: str) -> bool:
    """Whether an address, or a line that holds it, can only be a paper's."""
    return "://" in text and _SCHOLARLY.search(text) is not None


def is_file(href: str) -> bool:
    """Whether a link leads to a paper that is kept beside the list, not to a further list."""
    return _FILE.fullmatch(href) is not None
