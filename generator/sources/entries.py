"""The entries of a BibTeX text.

The grammar is that of BibTeX itself (Patashnik, "BibTeXing", 1988, and `bibtex.web`): what stands
outside of entries is a comment; a value is in braces, in quotes, a number or a @string's name,
and "#" joins several. A brace too few costs its own entry only: the next one that begins a line
is read again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from generator.errors import Place, Problem
from generator.sources._bibtex import MONTHS
from generator.text import cut

_ENTRY = re.compile(r"@[ \t]*([A-Za-z]+)\s*([{(])")
_NEXT = re.compile(r"^[ \t]*@[ \t]*[A-Za-z]+\s*[{(]", re.MULTILINE)
_INSIDE = re.compile(r"\n[ \t]*@[ \t]*[A-Za-z]+\s*\{[^\s,{}=]*,[ \t]*\n")
_KEY = re.compile(r"\s*([^,\n=]*?)\s*,|\s*([^,{}\n=]*?)\s*(?=[})])")
_NAME = re.compile(r"[\s,]*([^\s,{}()=\"#]+)\s*=\s*")
_WORD = re.compile(r"[^\s,{}()=\"#]+")
_BRACE = re.compile(r"[{}]")
_SIGN = re.compile('[{}"]')
_SPACE = re.compile(r"\s*")
_SHOWN = 60  # characters of a word in a message
# How many characters @strings may come to, in all: each may double the one before.
_SPARE, _GROWTH = 10_000, 4


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry, its values joined and its strings put in."""

    line: int
    kind: str  # lower case
    key: str
    fields: dict[str, str]  # names in lower case


@dataclass(frozen=True, slots=True)
class Parsed:
    """What a BibTeX text holds."""

    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()


class _Fault(Exception):
    """A place where the grammar breaks off; holds its position, what is wrong and the remedy."""

    def __init__(self, at: int, message: str, remedy: str) -> None:
        self.at, self.message, self.remedy = at, message, remedy
        super().__init__(message)


def parse(text: str, file: str) -> Parsed:
    """The entries of a BibTeX text, and its faults, each with its line."""
    reader = _Reader(text)
    entries: list[Entry] = []
    problems: list[Problem] = []
    counted = at = 0
    while found := _ENTRY.search(text, at):
        reader.line += text.count("\n", counted, found.start())
        counted = found.start()
        try:
            entry, at = reader.entry(found)
            entries += [entry] if entry else []
        except _Fault as fault:
            there = reader.line + text.count("\n", counted, fault.at)
            message = f"{fault.message}, in the entry of line {reader.line}"
            problems.append(Problem(Place(file, there), message, fault.remedy))
            beyond = _NEXT.search(text, found.end())
            at = beyond.start() if beyond else len(text)
    return Parsed(tuple(entries), tuple(problems), tuple(reader.doubts(file)))


@dataclass(slots=True)
class _Reader:
    """The reading of one text: what it has defined so far."""

    text: str
    line: int = 1  # of the entry that is read
    strings: dict[str, str] = field(default_factory=lambda: dict(MONTHS))
    unknown: dict[str, int] = field(default_factory=dict)  # names that no @string gives, with lines
    put_in: int = 0  # characters that stand for names of strings

    def entry(self, found: re.Match[str]) -> tuple[Entry | None, int]:
        """The entry that begins with a match of _ENTRY, if it is one of a work, and its end."""
        kind, end = found[1].lower(), "}" if found[2] == "{" else ")"
        if kind in ("comment", "preamble"):
            return None, self._closing(found.end() - 1)
        if kind == "string":
            fields, at = self._fields(found.end(), end)
            self.strings.update(fields)
            return None, at
        key, start = self._key(found.end())
        fields, at = self._fields(start, end)
        return Entry(self.line, kind, key, fields), at

    def doubts(self, file: str) -> Iterator[Problem]:
        """Complaints about names that no @string gives."""
        for word, line in self.unknown.items():
            message = f'no @string gives "{cut(word, _SHOWN)}": it was taken as it stands'
            yield Problem(Place(file, line), message, "put it in braces, or add the @string")

    def _key(self, at: int) -> tuple[str, int]:
        found = _KEY.match(self.text, at)
        if not found:
            raise _Fault(at, "an entry without a key", 'write one: "@article{key2024, …"')
        return found[1] or found[2] or "", found.end()

    def _fields(self, start: int, end: str) -> tuple[dict[str, str], int]:
        """An entry's fields, and where it ends."""
        fields: dict[str, str] = {}
        at = start
        while found := _NAME.match(self.text, at):
            value, at = self._value(found.end())
            fields.setdefault(found[1].lower(), value)
        at = self._after(at)
        while self.text.startswith(",", at):
            at = self._after(at + 1)
        if self.text.startswith(end, at):
            return fields, at + 1
        if at >= len(self.text):
            raise _Fault(start, "a brace that is never closed", f'put "{end}" at its end')
        said = self.text[at : at + 20].strip()
        message = f'"name = value", "," or "{end}" expected, but found "{said}"'
        raise _Fault(at, message, "see that the braces of the value before are balanced")

    def _value(self, at: int) -> tuple[str, int]:
        parts: list[str] = []
        while True:
            part, end = self._part(at)
            parts.append(part)
            at = self._after(end)
            if not self.text.startswith("#", at):
                return "".join(parts), at
            at = self._after(at + 1)

    def _part(self, at: int) -> tuple[str, int]:
        if self.text.startswith("{", at):
            end = self._closing(at)
            return self.text[at + 1 : end - 1], end
        if self.text.startswith('"', at):
            end = self._quoted(at)
            return self.text[at + 1 : end - 1], end
        word = _WORD.match(self.text, at)
        if not word:
            raise _Fault(at, "a value is missing", 'write it in braces: "title = {…}"')
        if not word[0].isdecimal() and word[0].lower() not in self.strings:
            self.unknown.setdefault(word[0], self.line)
        value = self.strings.get(word[0].lower(), word[0])
        self.put_in += len(value)
        if self.put_in > _SPARE + _GROWTH * len(self.text):
            raise _Fault(at, "its @strings come to many times the file", "write its values out")
        return value, word.end()

    def _closing(self, at: int) -> int:
        """Where the brace or bracket at `at` is closed, past its end."""
        if self.text[at] == "(":
            end = self.text.find(")", at)
            if end < 0:
                raise _Fault(at, '"(" is never closed', 'put ")" at the end')
            return end + 1
        end = self.text.find("}", at)
        if end >= 0 and self.text.find("{", at + 1, end) < 0:
            return end + 1
        for escapes in (False, True):  # BibTeX counts "\{" as a brace, but not all who write it do
            end = self._balanced(at, escapes)
            if end and not _INSIDE.search(self.text, at, end):
                return end
        raise _Fault(at, '"{" is never closed', "balance the braces of this value")

    def _balanced(self, at: int, escapes: bool) -> int:
        depth = 0
        for brace in _BRACE.finditer(self.text, at):
            if escapes and self.text[brace.start() - 1] == "\\":
                continue
            depth += 1 if brace[0] == "{" else -1
            if not depth:
                return brace.end()
        return 0

    def _quoted(self, at: int) -> int:
        """Where the quoted value that begins at `at` ends, past its quote; none in braces does."""
        depth = 0
        for sign in _SIGN.finditer(self.text, at + 1):
            if sign[0] == '"' and depth == 0:
                return sign.end()
            depth += {"{": 1, "}": -1, '"': 0}[sign[0]]
            if depth < 0:
                break
        raise _Fault(at, "a quote is never closed", "balance its quotes and braces")

    def _after(self, at: int) -> int:
        found = _SPACE.match(self.text, at)
        return found.end() if found else at
