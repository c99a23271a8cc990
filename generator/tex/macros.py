r"""What a TeX command in running text does: \emph, \cite, \url, accents, and unknown ones.

Each command is a row of a table, from its name to a function that is given the stream, the name
and the place after the name, and returns where to read on. Maths commands are in `baremaths`.
"""

from __future__ import annotations

import re
import unicodedata

from generator.tex import baremaths, dollars
from generator.tex._accents import COMBINING, LETTERS
from generator.tex._textmacros import (
    CITATIONS,
    DECLARATIONS,
    ESCAPES,
    HIDDEN,
    REFERENCES,
    SHOWN,
    WORDS,
    WRAPPERS,
)
from generator.tex.pieces import Action, Mark, Maths, Piece, Stream, as_is
from generator.tex.urls import safe_address, unescaped

_NAME = re.compile(r"\\([A-Za-z]+)")
_OPTION = re.compile(r" ?\[[^\]\[]{0,200}\]")
# What an accent stands over: {o}, {\i}, \i or o.
_ACCENTED = re.compile(
    r" ?(?:\{ ?(?:\\([A-Za-z]{1,2})|([^\W\d_])) ?\}|\\([ij])(?![A-Za-z]) ?|([^\W\d_]))"
)
_CONTRACTION = re.compile(r"(?:s|t|re|ve|ll|d|m)(?![a-z])")
_GLUED_SCHEME = re.compile(r"https?$")
_VERBATIM = re.compile(r"([^\w\s*])(.{0,200}?)\1")
# Addresses whole: "\~u" in one is a tilde.
_SIGN = re.compile(r"\\(?:url|href|path|nolinkurl) ?\{[^{}]*\}|https?://\S+|\\.|\$")
_TAKES_ARGUMENT = re.compile(r"(?:\\(?:[A-Za-z]+|.) ?|[\]}_^])$")
_BRACE = re.compile(r"\\.|[{}]")

_WRAPS = {tag: as_is(Mark(tag), Mark(tag, opens=False)) for tag in WRAPPERS.values()}
_BARE = as_is("", "")
_LONGEST_ENSURED = 500  # characters of \ensuremath's argument


def command(stream: Stream, start: int) -> int:
    """Read the command at text[start], a backslash; where to read on."""
    match = _NAME.match(stream.text, start)
    if match is None:
        return _escape(stream, start)
    name = match[1]
    return _ACTIONS.get(name, _unknown)(stream, name, match.end())


def known(text: str, start: int) -> bool:
    r"""Whether a command or an accented letter begins at text[start]."""
    match = _NAME.match(text, start)
    if match:
        return match[1] in _ACTIONS
    accent = text[start + 1 : start + 2] if text[start] == "\\" else ""
    return accent in COMBINING and bool(_ACCENTED.match(text, start + 2))


def lettered(text: str) -> str:
    r"""A text in which the letters that TeX spells by commands are letters, but in formulas.

    >>> lettered(r'M{\"u}ller, \v{C}apek, S\o ren and \emph{\'a}: $\v{x}$')
    'Müller, Čapek, Søren and \\emph{á}: $\\v{x}$'
    """
    parts: list[str] = []
    at = 0
    for found in _SIGN.finditer(text):
        start = found.start()
        if start < at or len(found[0]) > 2:
            continue
        if span := dollars.span(text, start):
            parts.append(text[at : span.end])
            at = span.end
        elif _spells_letter(text, start):
            stream = Stream(text)
            end = command(stream, start)
            braced = text[at:start].endswith("{") and text.startswith("}", end)
            bare = braced and not _TAKES_ARGUMENT.search(text, max(at, start - 30), start - 1)
            parts += [text[at : start - bare], *map(str, stream.pieces)]
            at = end + bare
    return "".join([*parts, text[at:]])


def _spells_letter(text: str, start: int) -> bool:
    if name := _NAME.match(text, start):
        is_accent = name[1] in COMBINING and _ACCENTED.match(text, name.end())
        return name[1] in LETTERS or bool(is_accent)
    return text[start + 1 : start + 2] in COMBINING and bool(_ACCENTED.match(text, start + 2))


def _escape(stream: Stream, start: int) -> int:
    """A backslash before something that is no letter."""
    char = stream.text[start + 1 : start + 2]
    if char in COMBINING:
        return _accent(stream, char, start + 2)
    stream.add(ESCAPES.get(char, char or "\\"))
    option = _OPTION.match(stream.text, start + 2) if char == "\\" else None
    return option.end() if option else start + 2


def _accent(stream: Stream, name: str, pos: int) -> int:
    text = stream.text
    match = _ACCENTED.match(text, pos)
    if match is None:
        stream.add("" if name.isalpha() else name)
        return pos + 2 if text.startswith("{}", pos) else pos
    if name == "'" and text[pos - 3 : pos - 2].isalpha() and _CONTRACTION.match(text, pos):
        stream.add("'")  # it\'s: an escape of some programming language
        return pos
    letter = match[match.lastindex or 0]
    if match.lastindex == 1 and letter not in "ij":
        letter = LETTERS.get(letter, letter)
    stream.add(unicodedata.normalize("NFC", letter + COMBINING[name]))
    return match.end()


def _letter(stream: Stream, name: str, pos: int) -> int:
    stream.add(LETTERS[name])
    return pos + 2 if stream.text.startswith("{}", pos) else stream.after_space(pos)


def _word(stream: Stream, name: str, pos: int) -> int:
    stream.add(WORDS.get(name, name))
    return pos + 2 if stream.text.startswith("{}", pos) else pos


def _wrap(stream: Stream, name: str, pos: int) -> int:
    return stream.argument(_WRAPS[WRAPPERS[name]], pos)


def _declare(stream: Stream, name: str, pos: int) -> int:
    if DECLARATIONS[name]:
        stream.declare(DECLARATIONS[name])
    return stream.after_space(pos)


def _show(stream: Stream, name: str, pos: int) -> int:
    return stream.argument(_BARE, stream.skip(SHOWN[name], pos))


def _hide(stream: Stream, name: str, pos: int) -> int:
    return stream.skip(HIDDEN[name], pos)


def _cite(stream: Stream, name: str, pos: int) -> int:
    keys = stream.raw_argument(stream.skip("*oo", pos))
    if keys is None:
        return pos
    stream.add(f"[{', '.join(key.strip() for key in keys[0].split(','))}]")
    return keys[1]


def _url(stream: Stream, name: str, pos: int) -> int:
    address = stream.raw_argument(pos)
    if address is None:
        return pos
    href = safe_address(address[0])
    shown = unescaped(address[0])
    stream.pieces += [Mark("a", href=href), shown, Mark("a", opens=False)] if href else [shown]
    return address[1]


def _href(stream: Stream, name: str, pos: int) -> int:
    pos = stream.skip("o", pos)
    address = stream.raw_argument(pos)
    if address is None:
        return pos
    if not stream.text.startswith("{", stream.after_space(address[1])):
        return _url(stream, name, pos)
    href = safe_address(address[0])
    link = as_is(Mark("a", href=href), Mark("a", opens=False)) if href else _BARE
    return stream.argument(link, address[1])


def _footnote(stream: Stream, name: str, pos: int) -> int:
    return stream.argument(as_is(" (", ")"), stream.skip("o", pos))


def _quote(stream: Stream, name: str, pos: int) -> int:
    return stream.argument(as_is("“", "”"), pos)


def _environment(stream: Stream, name: str, pos: int) -> int:
    environment = stream.raw_argument(pos)
    stream.add(" ")
    if environment is None:
        return pos
    columns = name == "begin" and environment[0].startswith(("tabular", "minipage"))
    return stream.skip("o-" if columns else "o", environment[1])


def _verbatim(stream: Stream, name: str, pos: int) -> int:
    match = _VERBATIM.match(stream.text, pos)
    if match is None:
        return pos
    stream.pieces += [Mark("code"), match[2], Mark("code", opens=False)]
    return match.end()


def _ensure_maths(stream: Stream, name: str, pos: int) -> int:
    begin = stream.after_space(pos) + 1
    end = _closing_brace(stream.text, begin) if stream.text.startswith("{", begin - 1) else -1
    if end <= begin:
        return pos
    if tex := stream.text[begin:end].strip(" $"):
        stream.add(Maths(tex, display=False))
    return end + 1


def _closing_brace(text: str, begin: int) -> int:
    """Where the group ends whose content begins at `begin`; -1 if that is not near."""
    depth = 1
    for match in _BRACE.finditer(text, begin, begin + _LONGEST_ENSURED):
        depth += {"{": 1, "}": -1}.get(match[0], 0)
        if depth == 0:
            return match.start()
    return -1


def _unknown(stream: Stream, name: str, pos: int) -> int:
    """A command that no table has: its argument is shown, or else its name."""
    text = stream.text
    scheme = _GLUED_SCHEME.search(name[-5:])
    if scheme and text.startswith("://", pos):
        return pos - len(scheme[0])  # \urlhttps://…
    if glued := _unglued(name):
        stream.complain(f"\\{name} has lost its braces", "write them, and dollars around maths")
        stream.pieces += glued
        return pos
    if text.startswith("{", pos) and not text.startswith("{}", pos):
        stream.complain(f"unknown command \\{name}: only its argument is shown", "write it out")
        return stream.argument(_BARE, pos)
    stream.complain(f"unknown command \\{name}: its name is shown", "write it out")
    return _word(stream, name, pos)


def _unglued(name: str) -> list[Piece]:
    r"""What a command and its argument run together mean (\emphany, \sqrtT); [] if nothing."""
    for size in range(min(len(name) - 1, _LONGEST_NAME), 2, -1):
        prefix, rest = name[:size], name[size:]
        if prefix in WRAPPERS:
            return [Mark(WRAPPERS[prefix]), rest, Mark(WRAPPERS[prefix], opens=False)]
        if prefix in CITATIONS and rest[0].isupper():
            return [f"[{rest}]"]
        if prefix in ("begin", "end"):
            return [" "]
        if prefix in ("text", "textrm", "textsf", "mathrm", "mathbf", "mathsf"):
            return [rest]
        if sign := baremaths.unglued(prefix, rest):
            return [sign]
    return []


_LONGEST_NAME = 15

_ACTIONS: dict[str, Action] = {
    **baremaths.ACTIONS,
    **dict.fromkeys(WORDS, _word),
    **dict.fromkeys(LETTERS, _letter),
    **dict.fromkeys((name for name in COMBINING if name.isalpha()), _accent),
    **dict.fromkeys(WRAPPERS, _wrap),
    **dict.fromkeys(DECLARATIONS, _declare),
    **dict.fromkeys(SHOWN, _show),
    **dict.fromkeys(HIDDEN, _hide),
    **dict.fromkeys((*CITATIONS, *REFERENCES), _cite),
    **dict.fromkeys(("enquote", "say", "textquote"), _quote),
    **dict.fromkeys(("footnote", "footnotetext", "tablefootnote"), _footnote),
    **dict.fromkeys(("begin", "end"), _environment),
    **dict.fromkeys(("verb", "lstinline"), _verbatim),
    **dict.fromkeys(("url", "nolinkurl", "path"), _url),
    "href": _href,
    "ensuremath": _ensure_maths,
}
