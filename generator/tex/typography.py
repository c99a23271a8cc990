r"""What single characters mean in a TeX text: quotes, dashes, ties, entities.

Each rule is given the stream and the place of the character, puts pieces into the stream and
returns where to read on.
"""

from __future__ import annotations

import html
import re

from generator.tex.pieces import Mark, Stream

_DASHES = re.compile("-+")
# Markdown's `code`; not what TeX writers begin with ` and end with '.
_CODE = re.compile(r"`([^`'’$]{0,200}[^`'’$\s])`(?!`)")
_DOUBLY_QUOTED = re.compile(r"``([^`']{1,200})``(?!`)")
_QUOTED = re.compile(r"[^`]{1,80}?(?<!')'(?![\w'])")
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,12}\d{0,2});")


def before(stream: Stream, start: int) -> str:
    """The character before text[start]; a space where the text begins."""
    return stream.text[start - 1] if start else " "


def after(stream: Stream, end: int) -> str:
    """The character text[end]; a space where the text has ended."""
    return stream.text[end] if end < len(stream.text) else " "


def backtick(stream: Stream, start: int) -> int:
    """The beginning of TeX's “ or ‘, or Markdown's code."""
    text = stream.text
    if text.startswith("``", start):
        if match := _DOUBLY_QUOTED.match(text, start):
            stream.pieces += ["“", match[1], "”"]
            return match.end()
        stream.add("“")
        return start + 2
    if match := _CODE.match(text, start):
        stream.pieces += [Mark("code"), match[1], Mark("code", opens=False)]
        return match.end()
    if _QUOTED.match(text, start + 1):
        stream.offer("`", start)
    else:
        stream.add(_lone_backtick(before(stream, start), after(stream, start + 1)))
    return start + 1


def _lone_backtick(left: str, right: str) -> str:
    if left.isalpha() and right == "s":
        return "'"  # the robot`s arm
    return "‘" if left in " ([" and (right.isalpha() or right == '"') else "`"


def apostrophe(stream: Stream, start: int) -> int:
    """An apostrophe, or the end of TeX's ” or ’."""
    if stream.text.startswith("''", start):
        opens = before(stream, start) in " (" and after(stream, start + 2).isalnum()
        stream.add("“" if opens else "”")
        return start + 2
    opener = None if after(stream, start + 1).isalnum() else stream.opener("`")
    if opener:
        stream.levels[-1].openers["`"].clear()
        stream.pieces[opener[0]] = "‘"
    stream.add("’" if opener else "'")
    return start + 1


def tie(stream: Stream, start: int) -> int:
    """A "~" is a tie between a word and a word or command; else it is "about", or itself."""
    left, right = before(stream, start), after(stream, start + 1)
    joins = (
        right.isalpha() or right in "\\([$" or (right.isdigit() and (left.isalpha() or left == "."))
    )
    stream.add("\xa0" if joins and not left.isspace() else "~")
    return start + 1


def dash(stream: Stream, start: int) -> int:
    """TeX's two kinds of dashes; not a program's --option, an arrow or a rule of many."""
    end = _DASHES.match(stream.text, start).end()  # type: ignore[union-attr]  # there is one
    size = end - start
    left, right = before(stream, start), after(stream, end)
    option = size == 2 and left in " `(\"'[" and right.isalpha()
    if size > 3 or option or right == ">" or left in "<!":
        stream.add("-" * size)
    else:
        stream.add("–" if size == 2 else "—")
    return end


def entity(stream: Stream, start: int) -> int:
    """An HTML entity that some form has left in the text, or just "&"."""
    match = _ENTITY.match(stream.text, start)
    meaning = html.unescape(match[0]) if match else ""
    if match is None or not (meaning.isprintable() or meaning.isspace()):
        stream.add("&")
        return start + 1
    stream.add(" " if meaning.isspace() else meaning)
    return match.end()
