"""The title in the words of an entry of a Markdown list.

It is what a link says that is no label, or what is bold or stands in quotes, or the words before
all else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from generator.sources.markdown.captions import is_file, is_label, is_scholarly, is_web
from generator.sources.markdown.outline import Run, Runs
from generator.sources.markdown.words import (
    BRACKETS,
    FEW,
    PARTS,
    SIGNS,
    are_authors,
    parted,
    venue_of,
)
from generator.text import squeeze

_QUOTED = re.compile(r"[“\"]([^“”\"]{12,})[”\"]")
_WHOLE = re.compile(r"[“\"]([^“”\"]+)[”\"]")
_NUMBERED = re.compile(r"^\s*[\[(]?\d{1,4}[\])][.:]?\s+")
_LAST = re.compile(r"(.{12,}?)[,.]?\s*[,(（]\s*((?:19|20)\d\d)\s*[,)）]?\s*([A-Z][\w&+ -]{1,20})?$")
_GOES_ON = re.compile(r"\s+(?:and|by|for|from|in|of|on|to|using|via|with|without)\b")
_PHRASE = re.compile("[\u4e00-\u9fff]{5}")  # no name in Chinese is as long

_Choice = tuple[str, str, Runs] | None


def titled(runs: Sequence[Run]) -> tuple[str, str, Runs]:
    """The title in an entry's words, the address that it links to, and the words that remain.

    All are "" and () where there is no title.
    """
    for choose in (_linked, _bold, _quoted, _first, _short):
        if found := choose(runs):
            title, href, rest = found
            return _bare(title), href, rest
    return "", "", ()


def _bare(title: str) -> str:
    """A title without the signs around it, and without the quotes that hold all of it."""
    text = title.strip(SIGNS)
    found = _WHOLE.fullmatch(text)
    return found[1].strip(SIGNS) if found else text


def _linked(runs: Sequence[Run]) -> _Choice:
    """A link that is no label; a name with a colon behind it goes on to the next mark."""
    for at, run in enumerate(runs):
        if not _leads(run.href) or is_label(run.text, run.href):
            words = run.text.strip(f'{SIGNS}"“”')
            if _is_title(words) and not run.href and not are_authors(words):
                return None  # words before it are the title
            continue
        if not _is_title(run.text) and any(map(_says, runs[:at])):
            return None
        end = at + 1
        while end < len(runs) and runs[end].href == run.href:  # several runs in one link
            end += 1
        title = "".join(part.text for part in runs[at:end])
        left = tuple(runs[end:])
        after = left[0].text if left and not left[0].href else ""
        if after.lstrip().startswith((":", "：")) or title.rstrip().endswith((":", "：")):
            more, remains = _until_mark(after)
            return (
                squeeze(f"{title.strip()}{more}"),
                run.href,
                (*runs[:at], Run(remains), *left[1:]),
            )
        if _is_title(title) or not after.strip(SIGNS):
            return squeeze(title), run.href, (*runs[:at], *left)
    return None


def _leads(href: str) -> bool:
    """Whether an address may be a paper's."""
    return is_web(href) or is_file(href)


def _until_mark(text: str) -> tuple[str, str]:
    """Words up to a bar, a dash, a bracket or a line's end, and those from there on."""
    marks = [found.start() for found in (PARTS.search(text, 2), BRACKETS.search(text)) if found]
    end = min(marks, default=len(text))
    words = text[:end].strip()
    more = f": {words.lstrip(':： ')}" if words.lstrip(":： ") else ""
    return more if words.startswith((":", "：")) else f" {words}", text[end:]


def _bold(runs: Sequence[Run]) -> _Choice:
    for at, run in enumerate(runs):
        if not run.strong or run.href:
            continue
        # A part of it may be in italics besides.
        bold = tuple(takewhile(lambda each: each.strong and not each.href, runs[at:]))
        title = "".join(each.text for each in bold)
        if _is_title(title.strip(SIGNS)):
            return squeeze(title), "", (*runs[:at], *runs[at + len(bold) :])
    return None


def _quoted(runs: Sequence[Run]) -> _Choice:
    for at, run in enumerate(runs):
        if not run.href and (found := _QUOTED.search(run.text)):
            left = Run(f"{run.text[: found.start()]}\n{run.text[found.end() :]}")
            return squeeze(found[1]), "", (*runs[:at], left, *runs[at + 1 :])
    return None


def _first(runs: Sequence[Run]) -> _Choice:
    """The first words, up to a link, a mark, or the year and the venue at their end."""
    text, at = "", 0
    while at < len(runs) and not runs[at].href and not runs[at].emphasis:
        text += runs[at].text
        at += 1
    text, address, behind = _NUMBERED.sub("", text).partition("http")
    text, behind = text.strip(" (["), address + behind
    if found := _LAST.match(squeeze(text)):
        said = Run(f"\n{found[3] or ''} {found[2]}\n{behind}")
        return found[1], "", (said, *runs[at:])
    found_mark = PARTS.search(text)
    title = text[: found_mark.start()] if found_mark else text
    if not _is_title(title.strip(SIGNS)):
        return None
    return squeeze(title), "", (Run(f"{text[len(title) :]} {behind} "), *runs[at:])


def _short(runs: Sequence[Run]) -> _Choice:
    """One or two words that lead somewhere or are bold, before names or the venue."""
    at = next((at for at, run in enumerate(runs) if run.href or _says(run)), len(runs))
    if at == len(runs) or not (runs[at].strong or is_web(runs[at].href)):
        return None
    if runs[at].href and is_label(runs[at].text, runs[at].href):
        return None
    title, href, left = runs[at].text, runs[at].href, runs[at + 1 :]
    if left and not left[0].href and _GOES_ON.match(left[0].text):
        more, remains = _until_mark(left[0].text)
        return squeeze(f"{title}{more}"), href, (*runs[:at], Run(remains), *left[1:])
    after = next(parted("".join(run.text for run in left if not run.href)), "")
    tells = are_authors(after) or any(venue_of(after)) or is_scholarly(href)
    if _PHRASE.search(after) or not tells:
        return None
    return squeeze(title), href, (*runs[:at], *left)


def _is_title(text: str) -> bool:
    # A word in Chinese may be a whole title, a picture is none.
    other = any(char.isalpha() and not char.isascii() for char in text)
    return other or len(text.split()) >= FEW


def _says(run: Run) -> bool:
    return not run.href and any(map(str.isalpha, run.text))
