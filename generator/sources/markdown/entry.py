"""What one entry of a Markdown list says of a paper, for each field the words that say it.

    - **[Counting with one bit](https://…)** Ada Example, Bo Sample. *ICML 2024* [[code](https://…)]

Besides the title, it is told apart by bars, dashes, brackets and line ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from generator.identifiers import from_address, preprint
from generator.sources.fields import Field, field
from generator.sources.labels import apart
from generator.sources.markdown.captions import (
    BRACKETS,
    by_host,
    is_file,
    is_label,
    is_web,
    link_of,
)
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
_STARS = re.compile(r"(?<=[^\W\d_])\\?[*†‡]+(?=,|$|;| and | & )")  # of a footnote, after names
_TURNED = re.compile(r"([^\s,]+), ([^\s,]+)")
_MARKED = re.compile(
    r"\s+[^\w\s]*\s*\(?(ORAL|SPOTLIGHT|POSTER|HIGHLIGHT|(?:BEST|OUTSTANDING) PAPER[^:]*"
    r"|(?<=\()(?:oral|spotlight|poster|highlight))\)?$",
)
_NOTHING = frozenset({"here", "click here", "link", "this", "链接", "点击这里"})
_ASIDE = re.compile(r"([^()（）]+?)\s*[(（]([^()（）]+)[)）]")


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that an entry says of its paper."""

    kind: Literal["field", "link", "abstract", "names", "preprint", "extra", "words"]
    name: str  # of a field; what the list calls an extra one; "" for words of none
    value: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A paper, and all that is said of it."""

    line: int
    facts: tuple[Fact, ...]
    group: str = ""  # the item above that is only its heading


def gathered(facts: Iterable[Fact]) -> tuple[dict[str, str], tuple[tuple[str, str], ...]]:
    """All fields, and extra ones; the words of no field are a summary, or a note if they are few.

    The first value of a field stands; others are words.
    """
    fields: dict[str, str] = {}
    extra: list[tuple[str, str]] = []
    several: dict[str, list[str]] = {}  # links, and the paragraphs of an abstract
    said: list[str] = []
    before = alone = ""  # names, which semicolons may have parted; one that stands alone
    for fact in facts:
        known = fields.get(fact.name, "")
        if fact.kind == "extra":
            extra.append((fact.name, fact.value))
        elif fact.kind == "preprint":  # which an address tells by the way
            fields.setdefault(fact.name, fact.value)
        elif fact.kind in ("link", "abstract"):
            several.setdefault(fact.name, []).append(fact.value)
        elif fact.kind == "names" and alone and known == alone and "," in fact.value:
            said.append(known)  # two words that only look like a name
            fields[fact.name] = fact.value
        elif fact.kind == "names" and before and known.endswith(before):
            fields[fact.name] = f"{known}; {fact.value}"
        elif fact.kind == "words" or (known and known != fact.value):
            said.append(fact.value)
        else:
            fields[fact.name] = fact.value
        if fact.kind == "names" and not known and "," not in fact.value:
            alone = fact.value
        if fact.kind not in ("link", "preprint"):  # which may stand among names
            before = fact.value if fact.kind == "names" else ""
    for name, values in several.items():
        between = "\n\n" if name == "abstract" else " "
        fields[name] = between.join(filter(None, (fields.get(name), *values)))
    words = squeeze("; ".join(said))
    if words and ("tldr" in fields or _is_note(words)):
        return fields, (*extra, ("note", words))
    return fields | ({"tldr": words} if words else {}), tuple(extra)


def _is_note(words: str) -> bool:
    """Whether words are too few to sum up a paper."""
    return words.count(" ") < 2 * FEW and not has_stop(words)


def stated(name: str, value: str) -> Iterator[Fact]:
    """What a field is said to be, if anything."""
    if value:
        yield Fact("field", name, value)


def link(caption: str, href: str) -> Iterator[Fact]:
    """What an address says with what the list calls it."""
    if not is_web(href):
        yield Fact("extra", "file", href)
        return
    said = link_of(caption) or by_host(href)
    if said.name == "pdf" and from_address(href)[0]:
        said = Field("link", "url")  # the page of a preprint
    if said.kind != "link":
        yield from stated(said.name, href)
        return
    if number := preprint(href):
        yield Fact("preprint", "arxiv", number)
    yield Fact("link", said.name, href)


def titling(text: str) -> Iterator[Fact]:
    """What a title says, which may end in how the paper was presented: "… (Oral)"."""
    if found := _MARKED.search(text):
        yield from _told(found[1].strip(SIGNS))
        text = text[: found.start()]
    yield from stated("title", text.strip(SIGNS.replace("|", "")))


def tell(text: str) -> Iterator[Fact]:
    """What some words say, whatever it is."""
    for href in _ADDRESS.findall(text):
        yield from link("", href)
    for part in parted(_ADDRESS.sub(" ", text)):
        yield from _told(part)


def _told(part: str) -> Iterator[Fact]:
    venue, year = venue_of(part)
    if venue or year:
        yield from (*stated("venue", venue), *stated("year", year))
    elif is_mark(part):
        yield Fact("field", "type" if part.casefold() in PRESENTED else "award", part)
    elif are_authors(bare := _STARS.sub("", part)):
        names, others = without_others(bare)
        turned = _TURNED.fullmatch(names) if others else None  # "Example, Ada, et al."
        said = f"{turned[2]} {turned[1]} et al." if turned else bare
        yield Fact("names", "authors", said)
    else:
        yield Fact("words", "", part)


def from_item(item: Item) -> Entry | None:
    """The paper that an item of a list is about; None where it has no title."""
    title, href, left = titled(item.runs)
    if not title:
        return None
    facts = [*titling(title), *(link("", href) if href else ()), *rest(left)]
    for runs in (*item.more, *_below(item.items)):
        facts += details(runs)
    return Entry(item.line, tuple(facts))


def details(runs: Runs) -> Iterator[Fact]:
    """What a line below the title says: a label's value, links, or words."""
    text = plain(runs)
    name, aside, value = named(text)
    known = (link_of(name) or field(name)) if name else Field("extra", "")
    if aside and known.kind != "extra":
        yield from tell(aside)
    if known.name == "abstract":
        yield Fact("abstract", "abstract", named(_written(runs))[2])
    elif known.kind == "link":
        yield from links(name, runs)
    elif known.kind == "text":
        yield from stated(known.name, value)
    elif _is_text(runs):
        yield Fact("abstract", "abstract", text)
    else:
        yield from rest(runs)


def _written(runs: Runs) -> str:
    """The words of runs on one line, with links as Markdown has them."""
    return squeeze(
        "".join(f"[{run.text}]({run.href})" if is_web(run.href) else run.text for run in runs)
    )


def _is_text(runs: Runs) -> bool:
    """Whether a paragraph is an abstract's: prose without links that begins with no names."""
    if not is_prose(plain(runs)) or any(run.href for run in runs):
        return False
    return not are_authors(next(parted(_marked(runs)), ""))


def rest(runs: Iterable[Run]) -> Iterator[Fact]:
    """What the words besides a title say: links by their captions, and the others."""
    words: list[Run] = []
    for run in runs:
        caption = run.text.strip(f"{BRACKETS} \n")
        if is_web(run.href) and caption:
            yield from link(caption, run.href)
            words.append(Run("\n" if link_of(caption) else f"\n{caption}\n"))
        elif is_file(run.href):
            yield from link("", run.href)
            words.append(run)
        else:
            words.append(run)
    yield from tell(_marked(words))


def _marked(runs: Sequence[Run]) -> str:
    """The words of runs, those in bold or italics on lines of their own."""
    words: list[str] = []
    for at, run in enumerate(runs):
        if run.emphasis or run.strong:
            before, after = _around(runs, at)
            words += [before, run.text, after]
        else:
            words.append(run.text)
    # A year belongs to the venue in italics before it.
    return _BEFORE_YEAR.sub(" ", "".join(words)).replace(_CLOSED, "\n")


def _around(runs: Sequence[Run], at: int) -> tuple[str, str]:
    """The marks before and after what is in bold or italics; none between a name and others."""
    if not are_authors(runs[at].text):
        return "\n", _CLOSED
    before = runs[at - 1].text.rstrip() if at else ""
    after = runs[at + 1].text.strip() if at + 1 < len(runs) else ""
    others = after.startswith(",") and are_authors(next(parted(after), ""))
    return "" if before.endswith(",") else "\n", "" if others else _CLOSED


def named(text: str) -> tuple[str, str, str]:
    """What a line calls itself, what stands in brackets behind that, and its value.

    >>> named("Paper (Oral): https://example.org/w"), named("We count.")
    (('Paper', 'Oral', 'https://example.org/w'), ('', '', ''))
    """
    name, value = apart(text)
    found = _ASIDE.fullmatch(name)
    return (found[1], found[2], value) if found else (name, "", value)


def links(name: str, runs: Runs) -> Iterator[Fact]:
    """The addresses behind a label, and what else stands there."""
    linked = [run for run in runs if is_web(run.href)]
    text = "".join(run.text for run in runs if not is_web(run.href))
    hrefs = [*(run.href for run in linked), *_ADDRESS.findall(text)]
    if not hrefs:
        yield Fact("words", "", plain(runs))
        return
    for href in hrefs:
        yield from link(name, href)
    for run in runs:
        yield from link("", run.href) if is_file(run.href) else ()
    others = [run.text for run in linked if not _says_nothing(run)]
    for said in (_ADDRESS.sub(" ", text.partition(":")[2]), *others):
        yield from tell(said)


def _says_nothing(run: Run) -> bool:
    """Whether a link behind a label says no more than the label: "here"."""
    words = run.text.strip(f"{BRACKETS} ").casefold()
    return words in _NOTHING or words == run.href.casefold() or is_label(run.text, run.href)


def _below(items: Iterable[Item]) -> Iterator[Runs]:
    for item in items:
        yield item.runs
        yield from item.more
        yield from _below(item.items)
