"""Notes of OpenReview's API, of version 1 and 2, as records with our names.

Version 2 wraps each value: {"title": {"value": "…"}}. Notes that answer others, as reviews do,
are no papers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_VENUE = re.compile(
    r"Submitted to (?P<to>.*)|(?P<venue>.*?\b(?:19|20)\d\d\b)(?: Conference)?(?P<more>.*)",
    re.DOTALL,
)
_YEAR = re.compile(r"(?:19|20)\d\d")
_OUTCOMES = {
    "withdrawn submission": "withdrawn",
    "desk rejected submission": "desk-rejected",
    "submission": "submitted",
    "blind submission": "submitted",
    "rejected submission": "rejected",
}


def is_note(value: Mapping[str, Any]) -> bool:
    """Whether a JSON object is a note."""
    return isinstance(value.get("content"), dict) and bool(
        value.keys() & {"forum", "invitation", "invitations", "signatures"}
    )


def record(note: Mapping[str, Any]) -> Mapping[str, Any]:
    """A note as a record with names that `fields` knows; {} where it is no paper or was deleted."""
    content = {key: _plain(value) for key, value in note["content"].items()}
    forum = str(note.get("forum") or note.get("id") or "")
    answers = note.get("replyto") or (note.get("id") or forum) != forum
    if note.get("ddate") or answers or not content.get("title"):
        return {}
    kept = {key: value for key, value in content.items() if key != "venueid"}
    venue = kept.pop("venue", "")
    result = {"id": forum, "openreview": forum, **kept}
    if note.get("number"):
        result["number"] = note["number"]
    return {**result, **_standing(venue, content.get("venueid", ""))}


def _plain(value: Any) -> Any:
    return value.get("value") if isinstance(value, dict) and "value" in value else value


def _standing(venue: Any, venueid: Any) -> dict[str, str]:
    """Venue, year and outcome, which OpenReview writes into one line.

    >>> _standing("ICLR 2024 poster", "ICLR.cc/2024/Conference")
    {'venue': 'ICLR 2024', 'status': 'poster', 'year': '2024'}
    >>> _standing("Submitted to ICLR 2024", "")
    {'venue': 'ICLR 2024', 'status': 'submitted', 'year': '2024'}
    """
    if not isinstance(venue, str) or not venue:
        return {}
    found = _VENUE.fullmatch(venue)
    if not found:
        return {"venue": venue}
    if to := found["to"]:
        name, status = to, "submitted"
    else:
        name, more = found["venue"], found["more"].strip(" -–:()")
        status = _OUTCOMES.get(more.casefold(), more)
    result = {"venue": name, **({"status": status} if status else {})}
    year = _YEAR.search(name) or _YEAR.search(str(venueid))
    return {**result, "year": year[0]} if year else result
