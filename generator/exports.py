"""The list for machines: feeds, data, changes, sitemap, robots; a row a function."""

from __future__ import annotations

from collections.abc import Callable

from generator.dumps import dumps, records
from generator.feeds import feeds, newest
from generator.views import Changes, File, Listing, Page, Planned, Site, Sitemap

_UNLISTED = ("404.html", "moved.html", "stars.html")  # nothing to be found there
CHANGES, CHANGES_FEED = "changes.html", "changes.xml"
_MOST_DAYS = 20  # on the page of changes; the history keeps all
SITEMAP_MOST = 50_000  # the protocol's limit (sitemaps.org)


def changes(listing: Listing) -> list[Planned]:
    """The page of changes in each language, and its feed; none before anything has changed."""
    feed = [Page(CHANGES_FEED, "changes.xml", newest(listing.changes))]
    pages = _change_pages(listing)
    return [*pages, *(feed if pages and listing.site.base_url else [])]


def _change_pages(listing: Listing) -> list[Page]:
    if not listing.changes.days:
        return []
    site, shown = listing.site, Changes(listing.changes.days[:_MOST_DAYS])
    places = [(edition.folder, edition.language) for edition in site.editions] or [("", "")]
    return [
        Page(f"{folder}{CHANGES}", "changes.html", shown, language) for folder, language in places
    ]


def sitemap(listing: Listing) -> list[Planned]:
    """The addresses of all pages, split where the protocol's limit asks for it."""
    site = listing.site
    if not site.base_url:
        return []
    pages = (*listing.pages, *_change_pages(listing))
    urls = [_url(site, page.path) for page in pages if _is_listed(page)]
    if len(urls) <= SITEMAP_MOST:
        return [Page("sitemap.xml", "sitemap.xml", Sitemap(tuple(urls)))]
    parts = [urls[start : start + SITEMAP_MOST] for start in range(0, len(urls), SITEMAP_MOST)]
    names = [f"sitemap-{number}.xml" for number in range(1, len(parts) + 1)]
    files = [
        Page(name, "sitemap.xml", Sitemap(tuple(part)))
        for name, part in zip(names, parts, strict=True)
    ]
    index = Sitemap(tuple(site.base_url + name for name in names))
    return [*files, Page("sitemap.xml", "sitemap-index.xml", index)]


def robots(listing: Listing) -> list[Planned]:
    """All may read all; crawlers are told where the sitemap is."""
    lines = ["User-agent: *", "Allow: /"]
    if listing.site.base_url:
        lines.append(f"Sitemap: {listing.site.base_url}sitemap.xml")
    return [File("robots.txt", ("\n".join(lines) + "\n").encode())]


def nojekyll(listing: Listing) -> list[Planned]:
    """Tells GitHub Pages to serve the files as they are."""
    return [File(".nojekyll", b"")]


EXPORTS: tuple[Callable[[Listing], list[Planned]], ...] = (
    records,
    feeds,
    dumps,
    changes,
    sitemap,
    robots,
    nojekyll,
)


def files(listing: Listing) -> list[Planned]:
    """Every export of a site."""
    return [planned for export in EXPORTS for planned in export(listing)]


def _is_listed(page: Page) -> bool:
    return page.path.endswith(".html") and page.template not in _UNLISTED


def _url(site: Site, path: str) -> str:
    folders = {edition.folder for edition in site.editions} | {""}
    folder = path.removesuffix("index.html")
    return site.base_url + (folder if folder in folders else path)
