"""Read a Markdown list of papers, as public collections of papers are kept.

An entry is an item of a list, a row of a table, or a title in bold or under the deepest headings
with a list of links below it. Other headings say where in the collection it stands: the upper ones
are its track, the lowest is its session.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from generator.errors import Place, Problem, note
from generator.sources.fields import field
from generator.sources.frontmatter import without_page
from generator.sources.labels import label
from generator.sources.markdown.captions import is_file, is_label, is_scholarly, is_web
from generator.sources.markdown.entry import (
    Entry,
    Fact,
    details,
    from_item,
    gathered,
    link,
    named,
    titling,
)
from generator.sources.markdown.outline import (
    Heading,
    Item,
    Paragraph,
    Part,
    Table,
    outline,
    plain,
)
from generator.sources.markdown.rows import from_table
from generator.sources.markdown.words import FEW
from generator.sources.reading import Row, Rows, spots

_LEAST = 2  # titles in headings
_LINE = re.compile(r"\r\n?|\n")
_BOLD = re.compile(r"\*\*[^*]*\s[^*]*\s[^*]+\*\*")  # three words or more
_OF_LISTS = frozenset(  # headings that say only what stands below them
    {"papers", "paper list", "list", "list of papers", "contents", "content", "论文", "论文列表"}
)
_NAMED = re.compile(r"\b(?:19|20)\d\d\b|\b(?:papers?|list|awesome)\b|论文|列表", re.IGNORECASE)


def read(text: str, file: str) -> Rows:
    """The entries of a collection; raises no error, and tells what it left out."""
    stated, text, told = without_page(text, file)
    found = outline(text)
    parts, title = found.parts, _title(found.parts)
    rows: list[Row] = []
    aside: list[int] = []
    for sections, part, below in _placed(parts, title):
        for entry in _entries(part, below, aside):
            fields, extra = gathered(entry.facts)
            if entry.group and "session" not in fields:
                fields["session"] = entry.group
            if "session" in fields:  # the item above it is the nearest heading
                fields |= {"track": sections[0] or sections[1]}
            for name, section in zip(("track", "session"), sections, strict=True):
                if section:
                    fields.setdefault(name, section)
            rows.append(Row(entry.line, fields, extra))
    doubts = [Problem(Place(file), *complaint) for complaint in found.complaints]
    if stated and title and stated != title:
        message = f'left out, since the list has another title below it: "{stated}"'
        told = (*told, note(Place(file, 1), message))
    return Rows(tuple(rows), title or stated, (*told, *doubts, *_left_out(aside, text, file)))


def _title(parts: Sequence[Part]) -> str:
    """The text of the first heading, unless others are above it or it stands over entries.

    Where there are others like it, it may stand over entries if it names a list.
    """
    headings = [part for part in parts if isinstance(part, Heading) and part.level]
    if not headings or headings[0].level > min(part.level for part in headings):
        return ""
    start = parts.index(headings[0]) + 1
    below = takewhile(lambda part: not isinstance(part, Heading), parts[start:])
    only = [part.level for part in headings].count(1) == 1
    only = only or (headings[0].level == 1 and _NAMED.search(headings[0].text) is not None)
    return headings[0].text if only or not any(map(_may_be_entries, below)) else ""


def _may_be_entries(part: Part) -> bool:
    return isinstance(part, Table) or (
        isinstance(part, Item) and any(run.href.startswith("http") for run in part.runs)
    )


def _left_out(lines: Sequence[int], text: str, file: str) -> Iterator[Problem]:
    """What is told of lines that name no paper, those apart that lead to one all the same."""
    written = _LINE.split(text)
    papers = sorted(line for line in set(lines) if is_scholarly(written[line - 1]))
    if papers:
        message = f"left out, though an address of a paper stands there, in {spots(papers)}"
        remedy = 'write it as "[title](address)"'
        yield Problem(Place(file, papers[0]), message, remedy)
    bold = sorted(line for line in set(lines) - {*papers} if _BOLD.search(written[line - 1]))
    if bold:
        message = f"left out, though a title may stand there in bold, in {spots(bold)}"
        yield Problem(Place(file, bold[0]), message, 'write it as "**title** names"')
    if others := sorted(set(lines).difference(papers, bold)):
        message = f"left out, since no paper is named there, in {spots(others)}"
        yield note(Place(file, others[0]), message)


Sections = tuple[str, str]


def _placed(parts: Sequence[Part], title: str) -> Iterator[tuple[Sections, Part, list[Part]]]:
    """Each part that may hold entries, the sections that it stands in, and what belongs to it."""
    deepest = _of_papers(parts)
    path: dict[int, str] = {}
    at = 0
    while at < len(parts):
        part, at = parts[at], at + 1
        if isinstance(part, Heading) and part.level != deepest:
            if part.text != title:
                level = part.level or 7
                path = {above: text for above, text in path.items() if above < level}
                path[level] = part.text
            continue
        below: list[Part] = []
        if isinstance(part, Heading) or _is_entry(part, parts[at : at + 1]):
            while at < len(parts) and _belongs(part, parts[at]):
                below.append(parts[at])
                at += 1
        headings = (path[level] for level in sorted(path) if level < 7)
        names = [text for text in headings if text.casefold() not in _OF_LISTS]
        yield (names[0] if len(names) > 1 else "", names[-1] if names else ""), part, below


def _of_papers(parts: Sequence[Part]) -> int:
    """The level of headings that are papers' titles; -1 where none are."""
    levels = Counter(part.level for part in parts if isinstance(part, Heading) and part.level)
    if len(levels) < 2:
        return -1
    deepest = max(levels)
    followed = sum(
        isinstance(part, Heading) and part.level == deepest and _is_detail(below)
        for part, below in pairwise(parts)
    )
    return deepest if deepest > 1 and 2 * followed >= levels[deepest] and followed >= _LEAST else -1


def _is_detail(part: Part) -> bool:
    """Whether a part says something of a paper rather than naming one."""
    if not isinstance(part, Item):
        return False
    words = plain(part.runs)
    name, _, _ = named(words)
    if name and (label(words) or field(name).kind != "extra"):
        return True
    linked = [run for run in part.runs if run.href]
    return (
        bool(linked)
        and all(is_label(run.text, run.href) for run in linked)
        and not words.strip(" []()")
    )


def _is_entry(part: Part, below: Sequence[Part]) -> bool:
    """Whether a paragraph is a title with a list of details below it."""
    return (
        isinstance(part, Paragraph)
        and any(run.strong or run.href for run in part.runs)
        and bool(below)
        and _is_detail(below[0])
    )


def _belongs(first: Part, part: Part) -> bool:
    """Whether a part belongs to the entry that began with another."""
    if isinstance(part, Heading | Table):
        return False
    if isinstance(first, Heading):
        return True
    return isinstance(part, Item) or not any(run.strong for run in part.runs)


def _entries(part: Part, below: Sequence[Part], aside: list[int]) -> Iterator[Entry]:
    """The entries in a part; the lines of what names no paper go to `aside`."""
    if isinstance(part, Heading):
        linked = link("", part.href) if is_web(part.href) or is_file(part.href) else ()
        yield Entry(part.line, (*titling(part.text), *linked, *_below(below)))
    elif isinstance(part, Table):
        yield from from_table(part, aside)
    elif isinstance(part, Item):
        yield from _from_item(part, aside)
    elif below and (entry := from_item(Item(part.line, part.runs))):
        yield replace(entry, facts=(*entry.facts, *_below(below)))
    elif plain(part.runs):
        aside.append(part.line)


def _below(parts: Sequence[Part]) -> Iterator[Fact]:
    """What the parts below a title say."""
    for part in parts:
        if isinstance(part, Item | Paragraph):
            yield from details(part.runs)
        if isinstance(part, Item):
            for runs in part.more:
                yield from details(runs)
            yield from _below(part.items)


def _from_item(item: Item, aside: list[int]) -> Iterator[Entry]:
    """The paper of an item, or those of the items below one that is only their heading."""
    if _is_group(item):
        for each in item.items:
            for one in _from_item(each, aside):
                yield one if one.group else replace(one, group=plain(item.runs))
    elif _names_one(item):
        papers = [each for each in item.items if _is_paper(each)]
        others = tuple(each for each in item.items if each not in papers)
        if entry := from_item(replace(item, items=others)):
            yield entry
        else:
            aside.append(item.line)
        for each in papers:
            yield from _from_item(each, aside)
    elif not _leads_within(item):
        aside.extend(_lines(item))


def _is_paper(item: Item) -> bool:
    """Whether an item below a paper is another paper, and not a link or a word of the first."""
    linked = [
        run for run in item.runs if is_scholarly(run.href) and not is_label(run.text, run.href)
    ]
    return any(len(run.text.split()) >= FEW for run in linked) and not _is_detail(item)


def _is_titled(item: Item) -> bool:
    """Whether an item begins with a bold title that looks labelled: "**Data: An Oil?** Ada"."""
    first, behind = item.runs[0], plain(item.runs[1:])
    name, _, value = named(first.text.strip())
    said = first.strong and not first.href and bool(name) and value.count(" ") > 0
    return said and any(map(str.isalpha, behind))


def _is_group(item: Item) -> bool:
    """Whether an item is only the heading of those below it."""
    if not item.items or any(run.href for run in item.runs):
        return False
    papers = [_is_group(each) or _names_one(each) for each in item.items]
    return all(papers) or (any(papers) and not _names_one(item))


def _leads_within(item: Item) -> bool:
    """Whether an item is of a table of contents: all its links stay on the page."""
    hrefs = [run.href for run in item.runs if run.href]
    return bool(hrefs) and all(href.startswith("#") for href in hrefs)


def _lines(item: Item) -> Iterator[int]:
    yield item.line
    for each in item.items:
        yield from _lines(each)


def _names_one(item: Item) -> bool:
    """Whether an item can be a paper: it links somewhere, is bold, or states a year."""
    if _leads_within(item) or (_is_detail(item) and not _is_titled(item)):
        return False
    words = plain(item.runs)
    marked = is_scholarly(words) or any(run.strong or run.href for run in item.runs)
    return marked or re.search(r"\b(?:19|20)\d\d\b", words) is not None
