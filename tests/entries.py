"""Made-up entries for tests: only what a test names matters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup

from generator.model import Author, Byline, Converted, Entry, Label, Paper

_SAID = Converted(Markup(""), "")
_BLANK = Entry(
    paper=Paper(""),
    slug="",
    path="",
    title="",
    heading=_SAID,
    derived=True,
    name="",
    authors=(),
    keywords=(),
    keywords_derived=True,
    topics=(),
    labels=(),
    links=(),
    notes=Markup(""),
    extra=(),
    related=(),
    tldr=Markup(""),
    abstract=_SAID,
    source="",
    snippet=Markup(""),
    description="",
    heading_language="en",
    abstract_language="en",
)


def said(text: str) -> Converted:
    """A text that has no markup."""
    return Converted(Markup(text), text)


def entry(name: str, **fields: Any) -> Entry:
    """An entry called `name`, with whatever fields differ from blank ones."""
    blank = replace(
        _BLANK,
        paper=Paper(name),
        slug=name,
        path=f"papers/{name}.html",
        title=name,
        heading=said(name),
        abstract=said(name),
        description=name,
    )
    if "paper" not in fields:  # bylines have authors behind them
        names = [byline.name.text for byline in fields.get("authors", ())]
        fields["paper"] = Paper(name, authors=tuple(map(Author, names)))
    return replace(blank, **fields)


def by(*names: str) -> tuple[Byline, ...]:
    """Authors without pages."""
    return tuple(Byline(said(name)) for name in names)


def labels(**values: str) -> tuple[Label, ...]:
    """Short facts of a paper."""
    return tuple(Label(key, said(value), telling=True) for key, value in values.items())
