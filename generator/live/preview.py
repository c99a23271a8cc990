"""The pages of edited papers, before the rest of the site has followed.

What an edit means for the index, the topics and the related papers takes a build; what the
paper's own page shows of it takes a moment, if all else is taken from the build before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from markupsafe import Markup

from generator import markup
from generator.enrich import DESCRIPTION, SNIPPET
from generator.model import Entry, Paper, PaperList
from generator.text import cut
from generator.views import Page, PaperPage

_FEW = 20  # papers; of more, nobody looks at the pages at once


def edits(lists: Sequence[PaperList], before: Sequence[PaperList]) -> list[tuple[Paper, Paper]]:
    """The papers that were edited, as they were and as they are.

    Empty where papers came or went or many were edited, which only a build can tell the meaning
    of.
    """
    new, old = _papers(lists), _papers(before)
    if len(new) != len(old):
        return []
    edited = [(was, now) for was, now in zip(old, new, strict=True) if now != was]
    return edited if len(edited) <= _FEW else []


def preview(
    edited: Sequence[tuple[Paper, Paper]],
    pages: Sequence[Page],
    render: Callable[[Page], bytes],
) -> dict[str, bytes]:
    """The pages of papers that were edited, by path.

    `edited` has each paper as it was and as it is; `pages` and `render` are those of the last
    build.
    """
    new = {id(was): now for was, now in edited}
    shown = ((page, page.data) for page in pages if isinstance(page.data, PaperPage))
    return {
        page.path: render(replace(page, data=replace(data, entry=_edited(data.entry, now))))
        for page, data in shown
        if (now := new.get(id(data.entry.paper)))
    }


def _papers(lists: Sequence[PaperList]) -> list[Paper]:
    return [paper for item in lists for paper in item.papers]


def _edited(entry: Entry, paper: Paper) -> Entry:
    """The entry with what can be said of the paper's new text by itself."""
    made = markup.excerpted(paper.abstract, SNIPPET)
    abstract = made.abstract
    title = paper.title or entry.title  # a derived one takes more than a moment
    return replace(
        entry,
        paper=paper,
        title=title,
        heading=markup.inline(title),
        abstract=abstract,
        source=markup.written(paper.abstract) if paper.abstract != abstract.text else "",
        snippet=made.snippet,
        tldr=markup.inline(paper.tldr).html if paper.tldr else Markup(""),
        description=cut(abstract.text, DESCRIPTION),
    )
