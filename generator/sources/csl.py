"""Items of CSL-JSON, which Zotero, Crossref and pandoc write, as records with our names.

The form is that of the Citation Style Language's data model (citationstyles.org, version 1.0.2).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

_KINDS = """
article article-journal article-magazine article-newspaper bill book broadcast chapter classic
collection dataset document entry event figure graphic hearing interview manuscript map
motion_picture musical_score pamphlet paper-conference patent performance periodical
personal_communication post post-weblog regulation report review review-book software song speech
standard thesis treaty webpage journal-article proceedings-article posted-content book-chapter
"""
_TYPES = frozenset(_KINDS.split())
_TAG = re.compile(r"</?jats:[^<>]*>")
_TITLE = re.compile(r"<jats:title>[^<]*</jats:title>")
_OWN = frozenset({"container-title", "issued", "citation-key", "event-title"})


def is_item(value: Mapping[str, Any]) -> bool:
    """Whether a JSON object is a CSL item."""
    return bool(_OWN & value.keys()) and (
        value.get("type") in _TYPES or isinstance(value.get("issued"), dict)
    )


def record(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """An item as a record with names that `fields` knows."""
    result: dict[str, Any] = {}
    for name, inner in value.items():
        if name == "type":
            result["publication type"] = inner
        elif name == "id" or name == "citation-key":
            result["id"] = _last(inner)
        elif name == "keyword":
            result["keywords"] = inner
        elif name == "container-title" and isinstance(inner, list):  # as Crossref writes it
            result["venue"] = next(iter(inner), "")
        elif name == "title" and isinstance(inner, list):
            result["title"] = next(iter(inner), "")
        elif name == "abstract" and isinstance(inner, str):
            result["abstract"] = _untagged(inner)
        elif name == "link" and isinstance(inner, list):  # as Crossref writes it
            result["url"] = " ".join(each["URL"] for each in inner if _has_address(each))
        elif name == "note":
            result["annotation"] = inner
        else:
            result[name] = inner
    return result


def _untagged(abstract: str) -> str:
    """An abstract without the tags of JATS, which publishers leave in it for Crossref."""
    if "<jats:" not in abstract:
        return abstract
    parts = _TITLE.sub("", abstract).replace("</jats:p>", "\n\n")
    return unescape(_TAG.sub("", parts)).strip()


def _has_address(link: Any) -> bool:
    return isinstance(link, dict) and isinstance(link.get("URL"), str)


def _last(value: Any) -> str:
    """An id without the address that Zotero puts before it."""
    return str(value).rsplit("/", 1)[-1]
