"""The list for machines: feed, sitemap, robots; one function a file, one row a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.model import Entry, Feed, File, Page, Planned, Site, Sitemap

_UNLISTED = ("404.html", "moved.html")  # nothing to be found there
FEED_MOST = 50  # readers refuse feeds of several megabytes
SITEMAP_MOST = 50_000  # the protocol's limit (sitemaps.org)


def feed(
    site: Site, entries: Sequence[Entry], laid_out: Sequence[Page], date: str
) -> list[Planned]:
    """An Atom feed of the first papers; it needs absolute addresses."""
    if not site.base_url:
        return []
    return [Page("feed.xml", "feed.xml", Feed(f"{date}T00:00:00Z", tuple(entries[:FEED_MOST])))]


def sitemap(
    site: Site, entries: Sequence[Entry], laid_out: Sequence[Page], date: str
) -> list[Planned]:
    """The addresses of all pages, split where the protocol's limit asks for it."""
    if not site.base_url:
        return []
    urls = [_url(site, page.path) for page in laid_out if page.template not in _UNLISTED]
    if len(urls) <= SITEMAP_MOST:
        return [Page("sitemap.xml", "sitemap.xml", Sitemap(tuple(urls)))]
    parts = [urls[start : start + SITEMAP_MOST] for start in range(0, len(urls), SITEMAP_MOST)]
    names = [f"sitemap-{number}.xml" for number in range(1, len(parts) + 1)]
    pages: list[Planned] = [
        Page(name, "sitemap.xml", Sitemap(tuple(part)))
        for name, part in zip(names, parts, strict=True)
    ]
    index = Sitemap(tuple(site.base_url + name for name in names))
    return [*pages, Page("sitemap.xml", "sitemap-index.xml", index)]


def robots(
    site: Site, entries: Sequence[Entry], laid_out: Sequence[Page], date: str
) -> list[Planned]:
    """All may read all; crawlers are told where the sitemap is."""
    lines = ["User-agent: *", "Allow: /"]
    if site.base_url:
        lines.append(f"Sitemap: {site.base_url}sitemap.xml")
    return [File("robots.txt", ("\n".join(lines) + "\n").encode())]


def nojekyll(
    site: Site, entries: Sequence[Entry], laid_out: Sequence[Page], date: str
) -> list[Planned]:
    """Tells GitHub Pages to serve the files as they are."""
    return [File(".nojekyll", b"")]


EXPORTS: tuple[Callable[[Site, Sequence[Entry], Sequence[Page], str], list[Planned]], ...] = (
    feed,
    sitemap,
    robots,
    nojekyll,
)


def files(
    site: Site, entries: Sequence[Entry], laid_out: Sequence[Page], date: str
) -> list[Planned]:
    """Every export of a site; `laid_out` are its readable pages, `date` is YYYY-MM-DD."""
    return [planned for export in EXPORTS for planned in export(site, entries, laid_out, date)]


def _url(site: Site, path: str) -> str:
    return site.base_url + ("" if path == "index.html" else path)
