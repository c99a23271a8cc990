"""What one entry of a Markdown list says of a paper, for each field the words that say it.

    - **[Counting with one bit](https://…)** Ada Example, Bo Sample. *ICML 2024* [[code](https://…)]

Besides the title, it is told apart by bars, dashes, brackets and line ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from generator.identifiers import from_address, preprint
from generator.sources.fields import Field, field
from generator.sources.labels import apart
from generator.sources.markdown.captions import BRACKETS, by_host, is_label, is_web, link_of
from generator.sources.markdown.outline import Item, Run, Runs, plain
from generator.sources.markdown.titles import titled
from generator.sources.markdown.words import (
    FEW,
    PRESENTED,
    SIGNS,
    are_authors,
    is_mark,
    parted,
    venue_of,
)
from generator.sources.others import without_others
from generator.sources.plaintext.looks import has_stop, is_prose
from generator.text import squeeze

_CLOSED = "\x1f"  # where italics end
_BEFORE_YEAR = re.compile(rf"{_CLOSED}(?=\s*['’]?(?:19|20)\d\d\b)")
_ADDRESS = re.compile(r"<?(https?://[^\s<>]+[^\s<>.,;:!?)\]'\"])>?")
_TURNED = re.compile(r"([^\s,]+), ([^\s,]+)")
_MARKED = re.compile(
    r"\s+[^\w\s]*\s*\(?(ORAL|SPOTLIGHT|POSTER|HIGHLIGHT|(?:BEST|OUTSTANDING) PAPER[^:]*"
    r"|(?<=\()(?:oral|spotlight|poster|highlight))\)?$",
)
_ASIDE = re.compile(r"([^()（）]+?)\s*[(（]([^()（）]+)[)）]")


class Entry:
    """The fields of a paper, filled one by one; what fits none is kept beside them."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.fields: dict[str, str] = {}
        self.extra: list[tuple[str, str]] = []
        self.said: list[str] = []  # words that are of no field
        self._names = False  # whether the last words were names

    def link(self, caption: str, href: str) -> None:
        """Take up an address with what the list calls it."""
        said = link_of(caption) or by_host(href)
        if said.name == "pdf" and from_address(href)[0]:
            said = Field("link", "url")  # the page of a preprint
        if said.kind == "link":
            if number := preprint(href):
                self.fields.setdefault("arxiv", number)
            known = self.fields.get(said.name, "")
            self.fields[said.name] = f"{known} {href}".strip()
        else:
            self.state(said.name, href)

    def title(self, text: str) -> None:
        """Take up the title, which may end in how the paper was presented: "… (Oral)"."""
        if found := _MARKED.search(text):
            self._tell(found[1].strip(SIGNS))
            text = text[: found.start()]
        self.fields["title"] = text.strip(SIGNS.replace("|", ""))

    def tell(self, text: str) -> None:
        """Take up some words, whatever they say."""
        for href in _ADDRESS.findall(text):
            self.link("", href)
        for part in parted(_ADDRESS.sub(" ", text)):
            self._tell(part)

    def abstract(self, text: str) -> None:
        """Take up a paragraph of the abstract."""
        self.fields["abstract"] = "\n\n".join(filter(None, (self.fields.get("abstract"), text)))

    def _tell(self, part: str) -> None:
        before, self._names = self._names, are_authors(part)
        venue, stated = venue_of(part)
        names, others = without_others(part)
        if venue or stated:
            self.state("venue", venue)
            self.state("year", stated)
        elif is_mark(part):
            self.state("type" if part.casefold() in PRESENTED else "award", part)
        elif before and self._names:  # parted by semicolons
            self.fields["authors"] += f"; {part}"
        elif self._names and "authors" not in self.fields:
            turned = _TURNED.fullmatch(names) if others else None  # "Example, Ada, et al."
            self.fields["authors"] = f"{turned[2]} {turned[1]} et al." if turned else part
        else:
            self.said.append(part)

    def state(self, name: str, value: str) -> None:
        """Take up the value of a field; what another has been given for stays among the words."""
        if value and self.fields.setdefault(name, value) != value:
            self.said.append(value)

    def finish(self) -> tuple[dict[str, str], tuple[tuple[str, str], ...]]:
        """All fields; the words that are of none are a summary, or a note if they are few."""
        said = squeeze("; ".join(self.said))
        if said and ("tldr" in self.fields or (said.count(" ") < 2 * FEW and not has_stop(said))):
            self.extra.append(("note", said))
        elif said:
            self.fields["tldr"] = said
        return self.fields, tuple(self.extra)


def from_item(item: Item) -> Entry | None:
    """The paper that an item of a list is about; None where it has no title."""
    title, href, left = titled(item.runs)
    if not title:
        return None
    entry = Entry(item.line)
    entry.title(title)
    if href:
        entry.link("", href)
    rest(entry, left)
    for runs in (*item.more, *_below(item.items)):
        details(entry, runs)
    return entry


def details(entry: Entry, runs: Runs) -> None:
    """Take up what a line below the title says: a label's value, links, or words."""
    text = plain(runs)
    name, aside, value = named(text)
    known = (link_of(name) or field(name)) if name else Field("extra", "")
    if aside and known.kind != "extra":
        entry.tell(aside)
    if known.name == "abstract":
        entry.abstract(value)
    elif known.kind == "link":
        links(entry, name, runs)
    elif known.kind == "text":
        entry.state(known.name, value)
    elif _is_text(runs):
        entry.abstract(text)
    else:
        rest(entry, runs)


def _is_text(runs: Runs) -> bool:
    """Whether a paragraph is an abstract's: prose without links that begins with no names."""
    if not is_prose(plain(runs)) or any(run.href for run in runs):
        return False
    return not are_authors(next(parted(_marked(runs)), ""))


def rest(entry: Entry, runs: Iterable[Run]) -> None:
    """Take up the words besides a title: links by their captions, and the others."""
    words: list[Run] = []
    for run in runs:
        caption = run.text.strip(f"{BRACKETS} \n")
        if is_web(run.href) and caption:
            entry.link(caption, run.href)
            words.append(Run("\n" if link_of(caption) else f"\n{caption}\n"))
        else:
            words.append(run)
    entry.tell(_marked(words))


def _marked(runs: Iterable[Run]) -> str:
    """The words of runs, those in bold or italics on lines of their own."""
    words = (f"\n{run.text}{_CLOSED}" if run.emphasis or run.strong else run.text for run in runs)
    # A year belongs to the venue in italics before it.
    return _BEFORE_YEAR.sub(" ", "".join(words)).replace(_CLOSED, "\n")


def named(text: str) -> tuple[str, str, str]:
    """What a line calls itself, what stands in brackets behind that, and its value.

    >>> named("Paper (Oral): https://example.org/w"), named("We count.")
    (('Paper', 'Oral', 'https://example.org/w'), ('', '', ''))
    """
    name, value = apart(text)
    found = _ASIDE.fullmatch(name)
    return (found[1], found[2], value) if found else (name, "", value)


def links(entry: Entry, name: str, runs: Runs) -> None:
    """Take up the addresses behind a label, and what else stands there."""
    linked = [run for run in runs if is_web(run.href)]
    text = "".join(run.text for run in runs if not is_web(run.href))
    hrefs = [*(run.href for run in linked), *_ADDRESS.findall(text)]
    for href in hrefs:
        entry.link(name, href)
    # One word behind a label, as "here", says no more than the label.
    others = [run.text for run in linked if " " in run.text.strip() and not is_label(run.text)]
    for said in (_ADDRESS.sub(" ", text.partition(":")[2]), *others):
        if hrefs:
            entry.tell(said)
    if not hrefs:
        entry.said.append(plain(runs))


def _below(items: Iterable[Item]) -> Iterator[Runs]:
    for item in items:
        yield item.runs
        yield from item.more
        yield from _below(item.items)
