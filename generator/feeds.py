"""Feeds for readers of news: Atom and JSON Feed of the list, Atom of each topic.

Their entries are known by their pages' addresses. They are dated by the list's history, the newest
first, or where none is kept by the list: then they stand in its order. They need absolute
addresses: a site without one has none.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from generator.model import Entry
from generator.views import Changes, Day, Feed, File, Listing, Page, Planned, Site

NO_DATE = "1970-01-01"  # of a list that nothing dates: a feed must say one
MOST = 50  # entries: readers refuse feeds of several megabytes
_Dated = tuple[str, Entry]  # YYYY-MM-DD
ATOM, JSON = "feed.xml", "feed.json"


def feeds(listing: Listing) -> list[Planned]:
    """The feeds of the whole list and of each topic."""
    if not listing.site.base_url:
        return []
    title, dates = listing.site.title, _dates(listing)
    first = _newest(listing.entries, dates)
    return [
        _atom(ATOM, "", title, first, listing.date),
        File(JSON, _json(first, listing.site)),
        *(
            _atom(
                topic_feed(topic.path),
                topic.path,
                f"{topic.name} · {title}",
                _newest([entry for _, entry in topic.entries], dates),
                listing.date,
            )
            for topic in listing.topics
        ),
    ]


def topic_feed(path: str) -> str:
    """The path of a topic's feed, beside its page.

    >>> topic_feed("topics/bandits.html")
    'topics/bandits.xml'
    """
    return f"{path.removesuffix('.html')}.xml"


def newest(changes: Changes) -> Changes:
    """The latest MOST changes, for a feed of them."""
    days: list[Day] = []
    room = MOST
    for day in changes.days:
        if room > 0:
            days.append(Day(day.date, day.changes[:room]))
        room -= len(day.changes)
    return Changes(tuple(days))


def _dates(listing: Listing) -> dict[str, str]:
    """For each paper's word in addresses the date on which it was new, or what it is now."""
    start = listing.changes.start or listing.date
    dates = dict.fromkeys((entry.slug for entry in listing.entries), start)
    for day in reversed(listing.changes.days):
        dates |= {change.slug: day.date for change in day.changes}
    return dates


def _newest(entries: Sequence[Entry], dates: Mapping[str, str]) -> tuple[_Dated, ...]:
    """The latest MOST papers; those of one date in the list's order."""
    dated = [(dates[entry.slug], entry) for entry in entries]
    return tuple(sorted(dated, key=itemgetter(0), reverse=True)[:MOST])


def _atom(path: str, page: str, title: str, entries: tuple[_Dated, ...], date: str) -> Page:
    updated = entries[0][0] if entries else date
    return Page(path, "feed.xml", Feed(updated, title, page, entries))


def _json(entries: Iterable[_Dated], site: Site) -> bytes:
    """JSON Feed 1.1 (jsonfeed.org)."""
    feed = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": site.title,
        "home_page_url": site.base_url,
        "feed_url": site.base_url + JSON,
        "description": site.description.text,
        "language": site.language,
        "items": [_item(date, entry, site) for date, entry in entries],
    }
    said = {key: value for key, value in feed.items() if value or key == "items"}
    return f"{json.dumps(said, ensure_ascii=False, indent=1)}\n".encode()


def _item(date: str, entry: Entry, site: Site) -> dict[str, Any]:
    address = site.base_url + entry.path
    item = {
        "id": address,
        "url": address,
        "title": entry.heading.text,
        "content_html": str(entry.abstract.html),
        "summary": entry.description,
        "date_modified": f"{date}T00:00:00Z",
        "authors": [{"name": byline.name.text} for byline in entry.authors],
        "tags": [str(topic.text) for topic in entry.topics],
        "language": entry.abstract_language,
    }
    return {key: value for key, value in item.items() if value}
