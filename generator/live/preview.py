"""The pages of edited papers, before the rest of the site has followed.

What an edit means for the index, the topics and the related papers takes a build; what the
paper's own page shows of it takes a moment, if all else is taken from the build before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from markupsafe import Markup

from generator import markup
from generator.enrich import DESCRIPTION
from generator.model import Entry, Page, Paper, PaperList, PaperPage
from generator.text import cut

_FEW = 20  # papers; of more, nobody looks at the pages at once


def preview(
    lists: Sequence[PaperList],
    before: Sequence[PaperList],
    pages: Sequence[Page],
    render: Callable[[Page], bytes],
) -> dict[str, bytes]:
    """The pages of the papers that were edited, by path.

    `lists` are as they are now; `before`, `pages` and `render` are those of the last build. Empty
    where papers came or went, which only a build can tell the meaning of.
    """
    new, old = _papers(lists), _papers(before)
    if len(new) != len(old):
        return {}
    edited = {id(was): now for now, was in zip(new, old, strict=True) if now != was}
    if len(edited) > _FEW:
        return {}
    shown = ((page, page.data) for page in pages if isinstance(page.data, PaperPage))
    return {
        page.path: render(replace(page, data=replace(data, entry=_edited(data.entry, now))))
        for page, data in shown
        if (now := edited.get(id(data.entry.paper)))
    }


def _papers(lists: Sequence[PaperList]) -> list[Paper]:
    return [paper for item in lists for paper in item.papers]


def _edited(entry: Entry, paper: Paper) -> Entry:
    """The entry with what can be said of the paper's new text by itself."""
    abstract = markup.abstract(paper.abstract)
    title = paper.title or entry.title  # a derived one takes more than a moment
    return replace(
        entry,
        paper=paper,
        title=title,
        heading=markup.inline(title),
        abstract=abstract,
        tldr=markup.inline(paper.tldr).html if paper.tldr else Markup(""),
        description=cut(abstract.text, DESCRIPTION),
    )
