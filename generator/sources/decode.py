"""The bytes of a list file into text: UTF-8, UTF-16 by its mark, and what people save by accident.

Stray bytes in a UTF-8 file are read as Windows-1252, where they nearly always come from: curly
quotes, dashes and accents that an old editor pasted. A file without UTF-8 whose other bytes pair
up as Chinese characters is read as GB 18030, which a Chinese Windows calls "ANSI".
"""

from __future__ import annotations

import codecs
import re

from generator.errors import ContentError, Place, Problem
from generator.sources.reading import spots

_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark is its beginning
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# How files begin that only programs read, what they are, and what to do.
_OF_PROGRAMS = (
    (b"PK\x03\x04", "this is an office program's file, not text", "save it as CSV or plain text"),
    (b"\xd0\xcf\x11\xe0", "this is an office program's file, not text", "save it as CSV or text"),
    (b"%PDF-", "this is a PDF, not text", "copy its text into a file that ends in .txt"),
    (b"{\\rtf", "this is rich text, with marks of its own", "save it as plain text"),
)
_STRAY = re.compile("[\udc80-\udcff]")  # a byte that is not UTF-8, by surrogateescape (PEP 383)
_HIGH = re.compile(rb"[\x80-\xff]+")
_BREAK = re.compile("\r\n?|\n")
_LOST = "\ufffd"  # what decoders write for bytes they cannot read
_SAMPLES = 10  # repaired characters shown in the message
_MOST_STRAY = 0.2  # of all characters; French in Windows-1252 has a twentieth, Cyrillic most
_SAVE = "save the file as UTF-8"


def decode(data: bytes, file: str) -> tuple[str, tuple[Problem, ...]]:
    """The text without its byte order mark, and what had to be repaired.

    Raises ContentError for a file that is no text.
    """
    if found := next((each for each in _OF_PROGRAMS if data.startswith(each[0])), None):
        raise ContentError([Problem(Place(file), *found[1:])])
    text, warnings = _read(data, file)
    if "\0" in text:
        message = "this is a binary file, not text: it holds NUL bytes"
        raise ContentError([Problem(_first(text, "\0", file), message, f"{_SAVE} text")])
    if _LOST in text:
        lines = [number for number, line in _numbered(text) if _LOST in line]
        message = f"characters are lost ({_LOST}) in {spots(lines)}"
        warnings.append(Problem(Place(file, lines[0]), message, "copy them from the source again"))
    return text, tuple(warnings)


def strictly(data: bytes, file: str) -> str:
    """The text without its byte order mark, of a file in which nothing may be guessed.

    Raises ContentError, with the line, where the bytes are not what the mark says, or UTF-8.
    """
    unmarked = (codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b"", "utf-8")
    mark, encoding = next((pair for pair in _MARKS if data.startswith(pair[0])), unmarked)
    try:
        return data[len(mark) :].decode(encoding)
    except UnicodeDecodeError as error:
        before = data[len(mark) :][: error.start].decode(encoding)
        message = f"not {encoding.upper()} text: {error.reason}"
        problem = Problem(Place(file, len(_BREAK.split(before))), message, _SAVE)
        raise ContentError([problem]) from error


def _read(data: bytes, file: str) -> tuple[str, list[Problem]]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace"), []
    return _unmarked(data.removeprefix(codecs.BOM_UTF8), file)


def _unmarked(data: bytes, file: str) -> tuple[str, list[Problem]]:
    text = _strict(data, "utf-8")
    if text is not None:
        return text, []
    if _is_chinese(data) and (text := _strict(data, "gb18030")) is not None:
        message = "the file is not UTF-8: it was read as GB 18030"
        return text, [Problem(Place(file), message, _SAVE)]
    escaped = data.decode("utf-8", "surrogateescape")
    stray = _STRAY.findall(escaped)
    if "\0" not in escaped and len(stray) > _MOST_STRAY * len(escaped):
        verb = "is" if len(stray) == 1 else "are"
        message = f"this is not UTF-8 text: {len(stray)} of its {len(data)} bytes {verb} not"
        raise ContentError([Problem(_first(escaped, stray[0], file), message, _SAVE)])
    return _STRAY.sub(_western, escaped), [_repaired(escaped, stray, file)]


def _strict(data: bytes, encoding: str) -> str | None:
    """The text, or None where a byte does not fit the encoding."""
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def _is_chinese(data: bytes) -> bool:
    """Whether the bytes past ASCII pair up as in GB 2312, where both are 0xA1 or more.

    Windows-1252 text fails: its accents stand alone, its quotes and dashes lie below 0xA1.
    """
    runs = _HIGH.findall(data)
    pairs = sum(len(run) % 2 == 0 and min(run) >= 0xA1 for run in runs)
    return bool(pairs >= 0.9 * len(runs))


def _western(match: re.Match[str]) -> str:
    return bytes([ord(match[0]) - 0xDC00]).decode("cp1252", "replace")


def _repaired(escaped: str, stray: list[str], file: str) -> Problem:
    lines = [number for number, line in _numbered(escaped) if _STRAY.search(line)]
    unlike = list(dict.fromkeys(stray))[:_SAMPLES]
    samples = " ".join(_STRAY.sub(_western, char) for char in unlike)
    counted = "1 byte is" if len(stray) == 1 else f"{len(stray)} bytes are"
    message = f"{counted} not UTF-8, in {spots(lines)}: read as Windows-1252 ({samples})"
    return Problem(Place(file, lines[0]), message, f"see that they are right, then {_SAVE}")


def _first(text: str, char: str, file: str) -> Place:
    return Place(file, next(number for number, line in _numbered(text) if char in line))


def _numbered(text: str) -> enumerate[str]:
    return enumerate(_BREAK.split(text), 1)
