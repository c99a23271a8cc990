"""What a read text is made of, and the growing stream of it while groups are still open."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple


class Maths(NamedTuple):
    """A formula."""

    tex: str  # without delimiters, unless they are an environment's
    display: bool


class Mark(NamedTuple):
    """Where something begins or ends."""

    # em, strong, code, sc, u, sup, sub, a; and "group", braces that only BibTeX sees.
    tag: str
    opens: bool = True
    href: str = ""


Piece = str | Maths | Mark
Pair = tuple[Piece, Piece]
Complaint = tuple[str, str]

Pairing = Callable[["Stream", "Level", int], Pair]  # asked at the group's end
Action = Callable[["Stream", str, int], int]  # of a command: its name, and the place after it

_SPACES = re.compile(" {2,}")
_RAW = re.compile(r" ?\{([^{}]*)\}")
_OPTION = re.compile(r" ?\[[^\]\[]{0,200}\]")


@dataclass(slots=True)
class Level:
    """An open group: a brace that waits for its like."""

    pair: Pairing  # what its two braces become
    at: int  # the place of its opening piece in the stream
    begin: int  # where its content begins in the text
    unclosed: str = ""  # what the opening piece becomes if the group never ends
    follow: Pairing | None = None  # of a group right after it
    closing: list[Mark] = field(default_factory=list)  # marks that end where the group ends
    openers: dict[str, list[tuple[int, int]]] = field(default_factory=dict)


def as_is(opening: Piece, closing: Piece) -> Pairing:
    """A pair that does not depend on what stands inside."""
    pair = (opening, closing)
    return lambda stream, level, end: pair


class Stream:
    """The pieces read so far, and the groups still open. Time is linear in the text.

    A sign that may open something is put down as itself, and becomes a mark only when its
    partner is met: so nothing is ever read twice.
    """

    __slots__ = ("complaints", "levels", "pieces", "text", "unpaired")

    def __init__(self, text: str) -> None:
        self.text = text
        self.pieces: list[Piece] = []
        self.levels: list[Level] = [Level(as_is("", ""), 0, 0)]
        self.complaints: list[Complaint] = []
        self.unpaired = 0  # dollars among the complaints

    def add(self, piece: Piece) -> None:
        self.pieces.append(piece)

    def complain(self, what: str, remedy: str) -> None:
        self.complaints.append((what, remedy))

    def push(
        self,
        pair: Pairing,
        begin: int,
        unclosed: str = "",
        follow: Pairing | None = None,
    ) -> int:
        """Open a group whose content begins at `begin`; where to read on."""
        self.levels.append(Level(pair, len(self.pieces), begin, unclosed, follow))
        self.pieces.append("")
        return begin

    def argument(self, pair: Pairing, pos: int, follow: Pairing | None = None) -> int:
        """Open the {…} that begins at `pos`, if one does; where to read on."""
        brace = self.after_space(pos)
        if not self.text.startswith("{", brace):
            return pos
        return self.push(pair, brace + 1, follow=follow)

    def raw_argument(self, pos: int) -> tuple[str, int] | None:
        """The text of a {…} without inner braces that begins at `pos`, and where it ends."""
        match = _RAW.match(self.text, pos)
        return (match[1], match.end()) if match else None

    def skip(self, grammar: str, pos: int) -> int:
        """Pass over the arguments of a grammar (see `_textmacros`)."""
        for sign in grammar:
            if sign == "*":
                pos += self.text.startswith("*", pos)
                continue
            match = (_OPTION if sign == "o" else _RAW).match(self.text, pos)
            pos = match.end() if match else pos
        return pos

    def after_space(self, pos: int) -> int:
        return pos + self.text.startswith(" ", pos)

    def pop(self, end: int) -> int:
        """Close the innermost group at the brace text[end]; where to read on."""
        if len(self.levels) == 1:
            self.add("}")
            return end + 1
        level = self.levels.pop()
        opening, closing = level.pair(self, level, end)
        self.pieces[level.at] = opening
        self.pieces += reversed(level.closing)
        self.add(closing)
        if level.follow and self.text.startswith("{", end + 1):
            return self.push(level.follow, end + 2)
        return end + 1

    def declare(self, tag: str) -> None:
        """Mark the rest of the innermost group."""
        level = self.levels[-1]
        if len(self.levels) > 1:
            self.add(Mark(tag))
            level.closing.append(Mark(tag, opens=False))
            level.openers.clear()  # nothing from before may end inside the mark

    def offer(self, sign: str, start: int) -> None:
        """Put down a sign at text[start] that may open something."""
        self.levels[-1].openers.setdefault(sign, []).append((len(self.pieces), start))
        self.add(sign)

    def opener(self, sign: str) -> tuple[int, int] | None:
        """The latest such sign of this group still waiting: its place in pieces and in text."""
        waiting = self.levels[-1].openers.get(sign)
        return waiting[-1] if waiting else None

    def close(self, sign: str, mark: Mark) -> None:
        """Turn the latest waiting sign into a mark, and end it here."""
        openers = self.levels[-1].openers
        place, _ = openers[sign].pop()
        for waiting in openers.values():  # what opened inside and did not end stays a sign
            while waiting and waiting[-1][0] > place:
                waiting.pop()
        self.pieces[place] = mark
        self.add(Mark(mark.tag, opens=False))

    def inside(self, level: Level) -> str | None:
        """The text inside a group that is about to close, if it is only a little plain text."""
        pieces = self.pieces[level.at + 1 :] if len(self.pieces) - level.at < 6 else [Mark("")]
        return "".join(map(str, pieces)) if all(type(p) is str for p in pieces) else None

    def finish(self) -> list[Piece]:
        """All pieces; groups that never ended show their opening sign or nothing."""
        while len(self.levels) > 1:
            level = self.levels.pop()
            self.pieces[level.at] = level.unclosed
            self.pieces += reversed(level.closing)
        return tidy(self.pieces)


def tidy(pieces: list[Piece]) -> list[Piece]:
    """Neighbouring texts joined, runs of spaces made one, none at either end."""
    tidied: list[Piece] = []
    texts: list[str] = []
    spaced = True

    def flush() -> None:
        nonlocal spaced
        text = "".join(texts)
        texts.clear()
        if "  " in text:
            text = _SPACES.sub(" ", text)
        if spaced and text[0] == " ":
            text = text[1:]
        if text:
            tidied.append(text)
            spaced = text[-1] == " "

    for piece in pieces:
        if type(piece) is str:
            if piece:
                texts.append(piece)
            continue
        if texts:
            flush()
        tidied.append(piece)
        if type(piece) is Maths:
            spaced = False
    if texts:
        flush()
    if spaced and tidied and type(tidied[-1]) is str:
        tidied[-1] = tidied[-1].rstrip(" ")
    return tidied
