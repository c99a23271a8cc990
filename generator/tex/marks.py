"""The Markdown that authors put into abstracts: emphasis, links, and bare addresses.

Stricter than CommonMark, where "1*2*3" and "2**3**4" are emphasis: here a sign opens only before
a word and closes only after one.
"""

from __future__ import annotations

import re

from generator.tex.pieces import Mark, Stream
from generator.tex.typography import after, before
from generator.tex.urls import running_address, safe_address

_RUN = re.compile(r"\*+|_+")
# **Co**ncept, cust**O**mer, *N*eural: the only emphasis that may begin or end inside a word.
_ACRONYM = re.compile(
    r"(?<![\w*])\*(?:\*([A-Za-z]{1,15})\*\*(?=[A-Za-z])|([A-Z]{1,4})\*(?=[a-z]))"
    r"|(?<=[A-Za-z])\*\*(?:([A-Z]{1,4})\*\*(?![*\d])|([a-z]{1,4})\*\*(?=[a-z]))"
)
_TARGET = re.compile(
    r"\]\(<?((?:https?://|mailto:)[^\s()<>]{1,1000}(?:\([^\s()<>]{0,500}\)[^\s()<>]{0,500}){0,9})>?"
    r"(?: \"[^\"]{0,200}\")?\)"
)
_NO_OPENING_BEFORE = "\\$^"
_NO_OPENING_AFTER = ")]},.;:!? "
_NO_CLOSING_BEFORE = "([{ ^"
_SHORTEST_ADDRESS = 9  # www.a.org


def emphasis(stream: Stream, start: int) -> int:
    """A run of "*" or "_" that opens or closes emphasis, or is itself."""
    text = stream.text
    run = _RUN.match(text, start)[0]  # type: ignore[index]  # there is one
    end = start + len(run)
    left, right = before(stream, start), after(stream, end)
    if len(run) > 3 or (run[0] == "_" and right == "{"):
        stream.add(run)
        return end
    if (left.isalpha() or right.isalpha()) and (match := _ACRONYM.match(text, start)):
        return _acronym(stream, match)
    signs = [run[0] * size for size in (1, 2) if len(run) in (size, 3)]
    if left not in _NO_CLOSING_BEFORE and not right.isalnum() and _ends(stream, signs, start):
        for sign in signs:
            stream.close(sign, Mark("em" if len(sign) == 1 else "strong"))
    elif _may_open(left, right):
        for sign in reversed(signs):
            stream.offer(sign, start)
    else:
        stream.add(run)
    return end


def _may_open(left: str, right: str) -> bool:
    return not left.isalnum() and left not in _NO_OPENING_BEFORE and right not in _NO_OPENING_AFTER


def _ends(stream: Stream, signs: list[str], start: int) -> bool:
    """Whether all signs have an opener waiting."""
    openers = [opener for sign in signs if (opener := stream.opener(sign))]
    if len(openers) < len(signs):
        return False
    # The star of "A*" ends nothing, unless "*A*" is all there is.
    text = stream.text
    named = text[start] == "*" and text[start - 1].isupper() and not text[start - 2].isalnum()
    return not named or openers[0][1] == start - 2


def _acronym(stream: Stream, match: re.Match[str]) -> int:
    tag = "em" if match[2] else "strong"
    stream.pieces += [Mark(tag), match[match.lastindex or 0], Mark(tag, opens=False)]
    return match.end()


def bracket(stream: Stream, start: int) -> int:
    """A "[" that may begin a link's text."""
    stream.offer("[", start)
    return start + 1


def bracket_end(stream: Stream, start: int) -> int:
    """A "]" that ends a link's text if a safe address follows, or is itself."""
    match = _TARGET.match(stream.text, start) if stream.opener("[") else None
    href = safe_address(match[1]) if match else ""
    if match and href:
        stream.close("[", Mark("a", href=href))
        return match.end()
    if stream.opener("["):
        stream.levels[-1].openers["["].pop()
    stream.add("]")
    return start + 1


def address(stream: Stream, start: int) -> int:
    """An address in running text."""
    left = before(stream, start)
    inside = (left.isalnum() and left.isascii()) or left in "@/.-_"
    found = "" if inside else running_address(stream.text, start)
    href = safe_address(found) if len(found) >= _SHORTEST_ADDRESS else ""
    if not href:
        stream.add(stream.text[start])
        return start + 1
    shown = href.removeprefix("https://") if found.startswith("www.") else href
    stream.pieces += [Mark("a", href=href), shown, Mark("a", opens=False)]
    return start + len(found)
