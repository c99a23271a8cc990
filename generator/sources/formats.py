"""Which format a list file is in: told by its content, and by its name only where that is no help.

A format is a row of READERS: a function from text to rows, and a function that knows its files.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import PurePath

from generator.errors import ContentError, Place, Problem
from generator.sources import (
    anthology,
    arxiv,
    bibtex,
    frontmatter,
    json_list,
    plain,
    refer,
    ris,
    tables,
    yaml_list,
)
from generator.sources.decode import decode
from generator.sources.markdown import lists
from generator.sources.markdown.recogniser import is_markdown_list
from generator.sources.papers import make
from generator.sources.reading import Read, Rows

_OF_YAML = (".yaml", ".yml")
_HEAD = 100_000  # characters in which a format shows itself


@dataclass(frozen=True, slots=True)
class Format:
    """A format of lists."""

    name: str
    endings: tuple[str, ...]  # of files that can be nothing else, if their content does not tell
    knows: Callable[[str], bool]  # whether a text is in this format, told by its beginning
    read: Callable[[str, str], Rows]  # a text and the file's path; raises ContentError


# Each of these looks at a text's beginning, and is atomic: no text makes it try twice.
_JSON = re.compile(r'\s*+(?:\[\s*+[\[{"\]]|\{\s*+["}])')
_BIBTEX = re.compile(
    r"(?>\s*+%[^\n]*+\n)*+\s*+@\s*+(?:article|book|booklet|collection|comment|conference|data"
    r"|inbook|incollection|inproceedings|manual|mastersthesis|misc|online|phdthesis|preamble"
    r"|proceedings|report|software|string|techreport|thesis|unpublished|xdata)\s*+[{(]",
    re.IGNORECASE,
)
_RIS = re.compile(r"(?>[^\n]{0,200}\n){0,20}?TY  ?- ?\w")
_XML = re.compile(
    r"\s*+(?>(?:<\?xml[^>]*+>|<!--.*?-->|<!DOCTYPE[^>\[]*+(?:\[.*?\]\s*+)?>)\s*+)*+<([\w:-]+)",
    re.DOTALL | re.IGNORECASE,
)
_YAML = re.compile(
    r"(?>\s*+(?:#|---(?=\s)|%YAML)[^\n]*+\n)*+"
    r"\s*+(?:- +\"?[a-z_]+\"?:\s|(?:title: [^\n]*+\n)?papers:[ \t]*(?:\n|$))"
)
_PAGE = "html head body div table h1 h2 h3 h4 h5 h6 ul ol dl section article main center"
_HTML = frozenset(_PAGE.split())


def _is_xml(*tags: str) -> Callable[[str], bool]:
    def knows(text: str) -> bool:
        found = _XML.match(text)
        return found is not None and found[1].lower() in tags

    return knows


def _is_any_xml(text: str) -> bool:
    return text.lstrip().startswith(("<?xml", "<!DOCTYPE")) and _XML.match(text) is not None


def _json(text: str, file: str) -> Rows:
    """The rows of JSON; of what only YAML allows of it, where the file's name says YAML."""
    try:
        return json_list.read(text, file)
    except ContentError:
        if not file.lower().endswith(_OF_YAML):
            raise
        return yaml_list.read(text, file)


# The plainest signs first.
READERS: tuple[Format, ...] = (
    Format(
        "JSON",
        (".json", ".jsonl", ".ndjson"),
        lambda text: _JSON.match(text) is not None,
        _json,
    ),
    Format("ACL Anthology XML", (), _is_xml("collection", "volume"), anthology.read),
    Format(
        "Atom",
        (".xml", ".atom"),
        lambda text: _is_xml("feed")(text) or _is_any_xml(text),
        arxiv.read,
    ),
    Format("RIS", (".ris",), lambda text: _RIS.match(text) is not None, ris.read),
    Format("Refer", (".enw",), lambda text: refer.REFER.match(text) is not None, refer.read),
    Format(
        "BibTeX", (".bib", ".bibtex"), lambda text: _BIBTEX.match(text) is not None, bibtex.read
    ),
    Format("front matter", (), frontmatter.is_front, frontmatter.read),
    Format("YAML", _OF_YAML, lambda text: _YAML.match(text) is not None, yaml_list.read),
    Format("Markdown list", (), is_markdown_list, lists.read),
    Format("table", (".csv", ".tsv"), lambda text: tables.known_headings(text) > 1, tables.read),
)
PLAIN = (".txt", ".text", ".md", ".markdown", ".tex")
ENDINGS = (*PLAIN, *(ending for each in READERS for ending in each.endings))


def read(data: bytes, file: str) -> Read:
    """The list in a file; raises ContentError with all that is wrong in it."""
    text, repaired = decode(data, file)
    found = which(text, file)
    if found is None:
        return plain.read(data, file)
    made = make(found.read(text, file), file)
    return replace(made, warnings=tuple(sorted((*repaired, *made.warnings))))


def which(text: str, file: str) -> Format | None:
    """The format of a text; None for plain text."""
    head = text[:_HEAD]
    ending = PurePath(file).suffix.lower()
    named = next((each for each in READERS if ending in each.endings), None)
    if not text.strip():
        raise ContentError(
            [Problem(Place(file), "the file is empty", "put the list's title and abstracts in it")]
        )
    if _is_xml(*_HTML)(head) and (page := _XML.match(head)):
        message = f"this is a web page (<{page[1]}>), not a list"
        raise ContentError(
            [Problem(Place(file, 1), message, "save its text, or find the data behind it")]
        )
    return next((each for each in READERS if each.knows(head)), named)
