"""The lines of a text as a reader needs them: numbered, squeezed, rules and headings marked; and
lines back into running text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from generator.sources._words import PREFIXES
from generator.sources.labels import label
from generator.sources.plaintext.looks import is_prose

BOLD = "#######"  # the mark of a line that is all bold: a heading below all numbered ones
RULE = "---"
_PREFIXES = frozenset(PREFIXES.split())
_RULE = re.compile(r"([-*_=~—─])(?: ?\1){2,}")
_HEADING = re.compile(r"(#{1,6}) (.*?)(?: #+)?")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
# With what may stand behind a bold title: "(best paper)", a medal.
_BOLD_LINE = re.compile(r"\*\*([^*]+)\*\*( \([^()*]{1,40}\))?[^\w*()]*")
_LISTED = re.compile(r"\[\d+\] ?arXiv:(\d{4}\.\d{4,5}(?:v\d+)?)\b")  # on its web pages
_FOLDING = re.compile(r"</?(?:details|summary|div|center)\b[^<>]*>", re.IGNORECASE)  # on GitHub
_MOST_HEADING = 250  # characters
_PAGE_BREAK = re.compile("^[ \t]*\f+|\f+[ \t]*$", re.MULTILINE)
_UNSEEN = re.compile(
    "^[^\\S\n]*[\u200b\u2060\ufeff]+|[\u200b\u2060\ufeff]+[^\\S\n]*$", re.MULTILINE
)
# All that Unicode calls a space, but the one and the breaks of lines.
_SPACES = "\t\f\x1c\x1d\x1e\x1f\x85\xa0\u1680\u202f\u205f\u3000" + "".join(
    map(chr, range(0x2000, 0x200B))
)
_QUOTE = re.compile(r"\s*>+ ?")
_WORDS = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_BREAKS = ("-", "‐", "\xad", "(cid:173)")  # at a line's end they may stand inside a word
_HYPHEN = re.compile(r"(?:^|[\s(\[“‘\"'/])([^\W\d_]{2,}(?:-[^\W\d_]+)*)(?:[-‐]|\(cid:173\)|\xad)$")
_WORD = 60  # characters of a line's end in which to look for its last word
_LOWER = re.compile(r"[^\W\d_A-Z]+")
_SOFT = re.compile(r"(?:\xad|\(cid:173\))$")
_SUSPENDED = ("and ", "or ", "to ", "und ")  # "pre- and post-processing"
# Chinese and Japanese, whose lines join without a space; Korean parts its words.
_WIDE = re.compile("[\u2e80-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]")
_WIDE_STOP = re.compile("[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff64]")


@dataclass(frozen=True, slots=True)
class Line:
    """A line that is not blank."""

    number: int  # as an editor counts
    text: str  # single spaces, without its mark
    opens: bool  # whether nothing, a blank line, a rule or a heading stands above it
    mark: str = ""  # RULE, or a heading's "#" to "######" or BOLD


Block = tuple[Line, ...]


def lines(text: str) -> tuple[Line, ...]:
    """The lines of a text that are not blank."""
    found: list[Line] = []
    opens = True
    # Most files hold single spaces only, and need no squeezing.
    tidy = "  " not in text and not any(space in text for space in _SPACES)
    for number, piece in _pieces(text):
        words = piece.strip() if tidy else " ".join(piece.split())
        if words[:1] == "<":
            words = _FOLDING.sub("", words).strip()
        if not words:
            opens = True
            continue
        found.append(_line(number, words, opens))
        opens = bool(found[-1].mark)
    return _underlined(found)


def _pieces(text: str) -> Iterable[tuple[int, str]]:
    """Lines with their numbers; what only a printer takes for a line break does not count."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\f" in text:
        text = _PAGE_BREAK.sub("\v\v", text)
    if "\u200b" in text or "\u2060" in text or "\ufeff" in text:
        text = _UNSEEN.sub("", text)
    text = text.replace("\u2029", "\v\v").replace("\u2028", "\v")
    rows = text.split("\n")
    if all(row.lstrip().startswith(">") for row in rows if row.strip()):
        rows = [_QUOTE.sub("", row, count=1) for row in rows]  # quoted in a mail
    if "\v" not in text:
        return enumerate(rows, 1)
    return ((at, piece) for at, row in enumerate(rows, 1) for piece in row.split("\v"))


def _line(number: int, text: str, opens: bool) -> Line:
    if text[0] == "[" and text[-1] == "]" and (listed := _LISTED.match(text)):
        return Line(number, f"arXiv: {listed[1]}", True)
    if text[0] not in "#-*_=~—─":
        return Line(number, text, opens)
    if _RULE.fullmatch(text):
        return Line(number, text, opens, RULE)
    mark, words = "", ""
    if heading := _HEADING.fullmatch(text):
        mark, words = heading[1], heading[2]
    elif bold := _BOLD_LINE.fullmatch(text):
        mark, words = BOLD, f"{bold[1].strip()}{bold[2] or ''}"
    # "# of samples" in the middle of a wrapped sentence is no heading.
    if not words or len(words) > _MOST_HEADING or (not opens and words[0].islower()):
        return Line(number, text, opens)
    words = _BOLD.sub(r"\1", words)
    said = label(words) or label(f"{words}:")
    if said and said.kind == "text":
        return Line(number, words if label(words) else f"{words}:", True)
    return Line(number, words, True, mark)


def _underlined(found: Sequence[Line]) -> tuple[Line, ...]:
    """Turn a short line with a row of "=" or "-" right below it into a heading."""
    kept: list[Line] = []
    free = {line.text for line in found if line.mark == RULE and line.opens}
    for line in found:
        under = line.mark == RULE and not line.opens and line.text not in free
        if under and _is_underline(line, kept[-1]):
            mark = "#" if line.text[0] == "=" else "##"
            kept[-1] = replace(kept[-1], mark=mark)
        else:
            kept.append(line)
    return tuple(kept)


def _is_underline(rule: Line, above: Line) -> bool:
    # Three hyphens are a rule; an underline is about as long as its line.
    drawn = rule.text[0] in "=-" and len(rule.text) * 2 >= len(above.text)
    bare = above.opens and not above.mark and not label(above.text)
    return drawn and bare and not is_prose(above.text)


def blocks(found: Iterable[Line]) -> list[Block]:
    """Lines grouped into paragraphs; rules and headings stand alone."""
    groups: list[list[Line]] = []
    for line in found:
        if line.opens or line.mark or not groups:
            groups.append([line])
        else:
            groups[-1].append(line)
    return [tuple(group) for group in groups]


def plain(block: Iterable[Line]) -> str:
    """A block's text for judging and for messages."""
    return " ".join(line.text for line in block)


def vocabulary(found: Sequence[Line]) -> frozenset[str]:
    """The words of a text in lower case, but for those broken at a line's end.

    Empty where no line ends in a hyphen: nobody asks then.
    """
    if not any(line.text.endswith(_BREAKS) for line in found):
        return frozenset()
    return frozenset(_WORDS.findall("\n".join(_whole(found)).lower()))


def _whole(found: Sequence[Line]) -> Iterator[str]:
    """The lines without the words that a line's end breaks in two."""
    broken = False
    for line in found:
        words = line.text.split()
        first, broken = int(broken), line.text.endswith(_BREAKS)
        yield " ".join(words[first : len(words) - 1 if broken else None])


def join(texts: Sequence[str], known: frozenset[str] = frozenset()) -> str:
    """Wrapped lines as one, words broken by a hyphen made whole where `known` words say so.

    >>> join(["We study regu-", "larised self-", "supervised nets,", "深度", "学习。"])
    'We study regularised self-supervised nets, 深度学习。'
    """
    parts = list(texts[:1])
    for text in texts[1:]:
        parts[-1], gap = seam(parts[-1], text, known)
        parts.append(gap + text)
    return "".join(parts)


def seam(left: str, right: str, known: frozenset[str]) -> tuple[str, str]:
    """The line above without a hyphen that only broke a word, and what goes between the two."""
    if left.endswith(_BREAKS):
        return _hyphenated(left, right, known)
    if left[-1] in "–—" and not left[-2:-1].isspace():
        return left, ""
    wide = is_wide(left[-1]) and is_wide(right[0])
    if wide or _WIDE_STOP.match(left[-1]) or _WIDE_STOP.match(right[0]):
        return left, ""
    return left, " "


def is_wide(char: str) -> bool:
    """Whether a character joins the next line without a space."""
    return _WIDE.match(char) is not None


def _hyphenated(left: str, right: str, known: frozenset[str]) -> tuple[str, str]:
    if right.startswith(_SUSPENDED) or left[-2:-1] in ("", " "):
        return left, " "
    if _SOFT.search(left):
        return _SOFT.sub("", left), ""
    first, second = _HYPHEN.search(left[-_WORD:]), _LOWER.match(right)
    if first and second and _is_broken(first[1].lower(), second[0].lower(), known):
        return left[:-1], ""
    return left, ""


def _is_broken(first: str, second: str, known: frozenset[str]) -> bool:
    """Whether two halves are one word: the file's other words tell, else that the first is none."""
    if f"{first}-{second}" in known or "-" in first:
        return False
    if first + second in known:
        return True
    whole = first in known and (second in known or len(first) > 3)
    return first not in _PREFIXES and not whole


def broken_words(found: Sequence[Line], known: frozenset[str]) -> dict[str, int]:
    """Words whose hyphen at a line's end is dropped, and the line each is first broken in."""
    words: dict[str, int] = {}
    for above, below in pairwise(found):
        if below.opens or not above.text.endswith(_BREAKS):
            continue
        left, gap = seam(above.text, below.text, known)
        if not gap and left != above.text:
            word = left.rsplit(" ", 1)[-1] + below.text.split(" ", 1)[0]
            words.setdefault(word.strip(".,;:()"), above.number)
    return words
