"""What every reader of a list format gives back, and how it names lines.

Plain text is read into papers at once. All other formats are read into rows, names of fields with
their text, which `papers` makes into papers: so they all know the same fields by the same names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from generator.errors import Problem
from generator.model import PaperList
from generator.text import cut, squeeze

_BLANK = re.compile(r"\n[ \t\r]*\n")
_QUOTED = r"(?:'(?:[^'\\]|\\.)*+'|\"(?:[^\"\\]|\\.)*+\")"
_STRING = re.compile(_QUOTED)
_LIST = re.compile(rf"\[\s*(?:{_QUOTED}(?:(?:\s*,\s*|\s+){_QUOTED})*+)?,?\s*\]")
_ESCAPE = re.compile(  # none that spells a control character or half of one
    r"\\(?:x([2-7a-f][0-9a-f])|u((?!00[01]|d[89a-f])[0-9a-f]{4})|(.))"
)
_WORD, _WORDS = 60, 30  # characters of a word in a message; words there
_NAMED = 8  # line numbers in one message; the rest are counted


@dataclass(frozen=True, slots=True)
class Read:
    """A list file's papers, and what was doubtful in it: repaired, left out or guessed."""

    list: PaperList
    warnings: tuple[Problem, ...] = ()
    single: bool = False  # whether a file of its format is one paper


@dataclass(frozen=True, slots=True)
class Row:
    """One paper as its format states it."""

    line: int  # where it begins
    # By the name that the file gives each field. Several values are lines, each with its line
    # break, the last too, so that "Ada\n" is a list of one and "Ada, Bo" is yet to be parted.
    fields: dict[str, str]
    extra: tuple[tuple[str, str], ...] = ()  # fields that are none of ours, whatever their names
    private: tuple[str, ...] = ()  # names of what is said of authors, and was left out


@dataclass(frozen=True, slots=True)
class Rows:
    """A list file's papers before they are understood."""

    rows: tuple[Row, ...]
    title: str = ""  # the list's
    warnings: tuple[Problem, ...] = ()
    ours: bool = False  # whether the fields' names are ours, so that others are misspelt
    single: bool = False  # whether a file of the format is one paper


def merged(reads: Sequence[Read], name: str) -> Read:
    """Several files as one list of that name."""
    papers = tuple(paper for read in reads for paper in read.list.papers)
    title = next((read.list.title for read in reads if read.list.title), "")
    warnings = tuple(warning for read in reads for warning in read.warnings)
    return Read(PaperList(name, title, papers, reads[0].list.place), warnings)


def grouped(reads: Sequence[Read]) -> list[Read]:
    """The lists of a folder: files of one paper each are one list, where the first of them is."""
    singles = [read for read in reads if read.single]
    if len(singles) < 2:
        return list(reads)
    one = merged(singles, "papers")
    return [one if read is singles[0] else read for read in reads if read not in singles[1:]]


def several(values: Iterable[str]) -> str:
    """Several values as a row holds them.

    >>> several(["Ada Example", "Bo  Sample"])
    'Ada Example\\nBo Sample\\n'
    """
    return "".join(f"{squeeze(value)}\n" for value in values)


def listed(text: str) -> str:
    """A text; where it is a list as Python or JSON write one, its items as a row holds them.

    >>> listed("['Ada Example', 'Bo Sample']"), listed("[1] Ada")
    ('Ada Example\\nBo Sample\\n', '[1] Ada')
    """
    if not text.startswith("[") or not _LIST.fullmatch(text.strip()):
        return text
    return several(_ESCAPE.sub(_spelt, item[1:-1]) for item in _STRING.findall(text))


def _spelt(match: re.Match[str]) -> str:
    """The sign that an escape in a list stands for; others are TeX, and stay."""
    if code := match[1] or match[2]:
        return chr(int(code, 16))
    return {"n": " ", "t": " "}.get(match[3], match[3] if match[3] in "\\'\"" else match[0])


def once(pairs: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Names and values with each name once, what comes again behind the first.

    >>> once([("note", "a"), ("pages", "1"), ("note", "b"), ("note", "a")])
    (('note', 'a; b'), ('pages', '1'))
    """
    found: dict[str, list[str]] = {}
    for name, value in pairs:
        values = found.setdefault(name, [])
        values += [value] if value not in values else []
    return tuple((name, "; ".join(values)) for name, values in found.items())


def unwrap(text: str) -> str:
    """A text without the line breaks that only kept its lines short; blank lines part paragraphs.

    >>> unwrap("We study\\n  widgets.\\n\\n\\nThey hum.")
    'We study widgets.\\n\\nThey hum.'
    """
    return "\n\n".join(filter(None, (" ".join(part.split()) for part in _BLANK.split(text))))


def spots(lines: Sequence[int]) -> str:
    """Line numbers for a message, the first few by name.

    >>> spots([4]), spots([4, 9]), spots(list(range(1, 30)))
    ('line 4', 'lines 4, 9', 'lines 1, 2, 3, 4, 5, 6, 7, 8 and 21 more')
    """
    named = ", ".join(map(str, lines[:_NAMED]))
    more = f" and {len(lines) - _NAMED} more" if len(lines) > _NAMED else ""
    return f"line{'s' if len(lines) > 1 else ''} {named}{more}"


def words(names: Iterable[str]) -> str:
    """Words for a message, each shortened, the first few by name.

    >>> words(["pages", "volume"])
    'pages, volume'
    """
    every = [cut(name, _WORD) for name in names]
    more = f" and {len(every) - _WORDS} more" if len(every) > _WORDS else ""
    return ", ".join(every[:_WORDS]) + more
