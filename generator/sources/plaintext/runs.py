"""A paper whose title, names and links stand on one line, into a line each.

    **Counting with one bit.** Ada Example, Bo Sample. [[PDF](https://x.example/1)]
    [Counting with one bit](https://x.example/1) Ada Example and Bo Sample
    "Counting with one bit" by Ada Example
    Ada Example, Bo Sample. **Counting with one bit.**
    Title: Counting with one bit Authors: Ada Example Abstract: We count …

Nothing is taken apart unless names stand beside the title, or labels one behind the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from generator.sources._labels import TYPES
from generator.sources.labels import KINDS, label
from generator.sources.people import is_names
from generator.sources.plaintext.lines import Block, Line
from generator.sources.plaintext.looks import speaks

_TITLE = re.compile(
    r"(?:(\*\*|__|[*_])(?P<bold>[^*_].*?)\1|(?P<link>\[[^\[\]]+\]\([^\s()]+\))"
    r"|[“\"](?P<quoted>[^“”\"]+)[”\"])"
    r"(?P<gap>[.,:;]? ?(?:[-–—·|] ?)?(?:by )?)(?P<rest>.+)"
)
_SET_OFF = re.compile(r"\*\*[^*]+\*\*|“[^“”]+”")
# Labels that run on in one line: "Title: … Authors: … Abstract: …".
_INNER = re.compile(r" (?=(?:Authors?|Author\(s\)|Abstract|Key ?words|Title): )")
_LINK = re.compile(r"\[?\[([^\[\]]+)\]\(([^\s()]+)\)\]?")
_ASIDE = re.compile(r"(?<!\*)\*(?!\*)([^*]+)\*|\*\*([^*]+)\*\*")
_AWARD = re.compile(r"\b(?:awards?|best|prizes?|honou?rable|mention|finalists?)\b", re.IGNORECASE)
_HEAD = 32  # characters in which a label ends: far faster than to look for one
_EDGES = " .,;:|·–—-()[]"


def unfolded(section: Block) -> Block:
    """A paper's lines, the first apart where it is a title that is set off, and names behind it.

    What stands behind the names in slanted or bold letters is a line of its own, as are links.
    """
    first = section[0]
    if ":" in first.text[:_HEAD] and label(first.text) and _INNER.search(first.text):
        return tuple(_relabelled(section))
    found = _TITLE.fullmatch(first.text) if first.text[0] in '*_[“"' else None
    if not found:
        return _named_first(section)
    title = (found["bold"] or found["link"] or found["quoted"]).rstrip(".,: ")
    links = [(said, href) for said, href in _LINK.findall(found["rest"]) if _leads(said)]
    rest = _LINK.sub(lambda link: "" if _leads(link[1]) else link[0], found["rest"])
    bare = _ASIDE.sub("", rest).strip()
    asides = [found[found.lastindex or 0] for found in _ASIDE.finditer(rest)]
    if asides and not is_names(bare.strip(_EDGES)):  # the names themselves are slanted
        bare, asides = asides[0], [*asides[1:], *filter(None, [bare.strip(_EDGES)])]
    names, asides = _without_type(bare.strip(" .,;:|·–—-"), asides)
    if label(title) or not is_names(names):
        return section
    return (*_lines(first, title, names, links, asides), *section[1:])


def _named_first(section: Block) -> Block:
    """A paper's lines, the first apart where names stand before a title that is set off."""
    first = section[0]
    found = _SET_OFF.search(first.text) if "**" in first.text or "“" in first.text else None
    names = first.text[: found.start()].strip(_EDGES) if found else ""
    if not found or not names or speaks(names) or not is_names(names):
        return section
    turned = f"{found[0]} {names} {first.text[found.end() :].lstrip('.,')}".strip()
    return unfolded((replace(first, text=turned), *section[1:]))


def _relabelled(section: Block) -> Iterator[Line]:
    """A paper's lines, each apart where further labels stand inside of it."""
    for line in section:
        for at, part in enumerate(_INNER.split(line.text)):
            yield replace(line, text=part, opens=line.opens and not at)


def _without_type(names: str, asides: list[str]) -> tuple[str, list[str]]:
    """Names without "(oral)" behind them, which goes to the asides."""
    head, bracket, tail = names.rpartition("(")
    if bracket and tail.rstrip(")").casefold() in TYPES:
        return head.strip(_EDGES), [*asides, tail.rstrip(")")]
    return names, asides


def _leads(said: str) -> bool:
    return said.casefold().strip("*_ ") in KINDS


def _lines(
    first: Line, title: str, names: str, links: list[tuple[str, str]], asides: list[str]
) -> Iterator[Line]:
    yield replace(first, text=title, mark=first.mark or "#")
    yield Line(first.number, f"Authors: {names}", False)
    for said, href in links:
        yield Line(first.number, f"[{said}]({href})", False)
    for aside in asides:
        yield Line(first.number, f"{_called(aside)}: {aside}", False)


def _called(aside: str) -> str:
    """The label for what stands behind names in letters of its own."""
    if _AWARD.search(aside):
        return "Award"
    return "Type" if aside.casefold().strip("() ") in TYPES else "Comments"
