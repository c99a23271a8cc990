"""The TeX of one formula read into pieces: mended for the typesetter, and as plain text.

A recursive descent over tokens. What authors leave out (braces, a closing \\right) is put in,
so that what comes out is plain, balanced TeX with its text beside it. What a command means is
not known here: `commands` says it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from generator.maths._commands import DELIMITER_NAMES, DELIMITERS, SWITCHES
from generator.maths._symbols import BOUNDED, CLOSE, DOTS, GROUP, OPEN, OPERATOR
from generator.maths.plain import Piece, join
from generator.maths.symbols import EMPTY, MACROS, by_name, guess, split, symbol, template

# The typesetter ends the process where nesting exhausts its stack: from 190 levels on a thread
# of 512 KB. Operators and dots in a row nest as well, from 280. And its time doubles with every
# bracket that opens and is not closed: 20 take 10 ms, 30 take 10 s. Abstracts have five levels.
DEEPEST = 50
MOST_OPERATORS = 100
MOST_UNCLOSED = 10

CLOSERS = frozenset(("}", r"\right", r"\end"))
CELL_STOPS = CLOSERS | {"&", r"\\"}
FONT_OF = by_name(SWITCHES)
_NESTING = frozenset((OPERATOR, BOUNDED, DOTS))
_WORD = re.compile(" ?[A-Za-z]+")

Command = Callable[["Reader", str, list[Piece]], None]


class Unfit(Exception):
    """A formula that is not to be given to the typesetter; the message says why."""


def shortened(tex: str) -> str:
    """TeX for a message: at most 60 characters."""
    return tex if len(tex) <= 60 else tex[:59] + "…"


class Reader:
    """Tokens on their way to become pieces. The next token is the last of `tokens`."""

    def __init__(self, tex: str, commands: Mapping[str, Command], display: bool) -> None:
        self.shown = shortened(f"${tex}$")
        self.tokens = split(tex)[::-1]
        self.commands = commands
        self.display = display  # on lines of its own, which it may break
        self.complaints: dict[tuple[str, str], None] = {}  # ordered, each once
        self.stops = CLOSERS  # what ends the present row
        self.tight = False  # in scripts and fractions, where texts have fewer spaces
        self.cells = 0  # how many tables we are in, from the innermost brace
        self.fences = 0  # how many \left have not met their \right
        self.scripted = EMPTY  # the last piece with scripts; TeX allows it no others
        self.depth = 0
        self.operators = 0  # how many we have read, …
        self.unclosed = 0  # … and how many brackets that open and do not close

    def row(self, stops: frozenset[str] = CLOSERS) -> list[Piece]:
        """Pieces up to a token of `stops`, which is left to the caller. Raises Unfit.

        `stops` has at least CLOSERS.
        """
        outer, self.stops = self.stops, stops
        self.descend()
        pieces: list[Piece] = []
        tokens, commands = self.tokens, self.commands
        while tokens:
            token = tokens.pop()
            if token in stops:
                tokens.append(token)
                break
            command = commands.get(token)
            if command is not None:
                command(self, token, pieces)
                continue
            piece = symbol(token)
            if piece is not None:
                pieces.append(piece)
            else:
                self._expand(token)
        self.depth -= 1
        self.stops = outer
        self.limit(pieces)
        return pieces

    def all(self) -> list[Piece]:
        """Every piece, also after a closer that closes nothing. Raises Unfit."""
        pieces = self.row()
        while self.tokens:
            token = self.tokens.pop()
            self.complain(f"a {token} closes nothing", f"remove the {token}, or open it before")
            if token == r"\right":
                tex, text = self.delimiter()
                pieces += [Piece(tex, text, CLOSE)] if text else []
            elif token == r"\end":
                self.raw()
            pieces += self.row()
        return pieces

    def inner_row(self, stops: frozenset[str] = CLOSERS) -> list[Piece]:
        """A row in braces or brackets, which no cell of a table around it can end."""
        outer, self.cells = self.cells, 0
        pieces = self.row(stops)
        self.cells = outer
        return pieces

    def argument(self, tight: bool = True) -> Piece:
        """The argument that follows, in braces or not, as one piece. Raises Unfit."""
        outer = self.tight
        self.tight = tight or outer
        self.descend()
        piece = self._unit()
        self.depth -= 1
        self.tight = outer
        return piece

    def _unit(self) -> Piece:
        while self.peek() not in self.stops and self.tokens:
            token = self.tokens.pop()
            if token == "{":
                return self.group()
            if token[1:] in FONT_OF and self.peek() != "{":
                self._brace_word(token)
                continue
            if len(token) > 1 and token[0].isdecimal():  # \frac12
                self.tokens.extend(token[:0:-1])
                token = token[0]
            command = self.commands.get(token)
            if command is not None:
                pieces: list[Piece] = []
                command(self, token, pieces)
                if pieces:
                    return self.merge(pieces)
                continue
            piece = symbol(token)
            if piece is not None:
                return piece
            self._expand(token, braces=True)
        self.complain("an argument is missing", "complete the formula")
        return EMPTY

    def rest(self) -> Piece:
        """What is left of the row, or of the cell of a table, as one piece. Raises Unfit."""
        return self.merge(self.row(self.stops | (CELL_STOPS if self.cells else CLOSERS)))

    def group(self) -> Piece:
        """The rest of a group whose opening brace has been read, without its braces."""
        piece = self.merge(self.inner_row())
        if not self.take("}"):
            self.complain("a { is not closed", "add the missing }")
        return piece

    def merge(self, pieces: list[Piece]) -> Piece:
        """Pieces in a row as one."""
        if len(pieces) == 1:
            return pieces[0]
        if not pieces:
            return EMPTY
        return Piece("".join([piece.tex for piece in pieces]), join(pieces, self.tight), GROUP)

    def peek(self) -> str:
        """The next token after spaces; "" at the end."""
        tokens = self.tokens
        while tokens and tokens[-1] == " ":
            tokens.pop()
        return tokens[-1] if tokens else ""

    def take(self, token: str) -> bool:
        """Whether `token` comes next, after spaces; it is then read."""
        if self.peek() != token:
            return False
        self.tokens.pop()
        return True

    def take_match(self, pattern: re.Pattern[str]) -> str:
        """What of the next few tokens `pattern` matches from the start; it is then read."""
        match = pattern.match("".join(self.tokens[:-16:-1]))
        if match is None:
            return ""
        left = match.end()
        while left > 0:
            token = self.tokens.pop()
            left -= len(token)
        if left < 0:
            self.tokens.append(token[left:])
        return match[0]

    def letters(self) -> str:
        """The argument that follows as it is written: a length, an environment's name."""
        return "".join(self.raw()).strip()

    def raw(self) -> list[str]:
        """The tokens of the argument that follows, without its braces."""
        if self.peek() in CLOSERS or not self.tokens:
            return []
        if not self.take("{"):
            return [self.tokens.pop()]
        found: list[str] = []
        level = 1
        while self.tokens:
            token = self.tokens.pop()
            level += (token == "{") - (token == "}")
            if not level:
                return found
            found.append(token)
        self.complain("a { is not closed", "add the missing }")
        return found

    def delimiter(self) -> tuple[str, str]:
        """A bracket as the typesetter and plain text have it; nothing where none follows."""
        name = DELIMITER_NAMES.get(self.peek()) or self.peek()
        if name not in DELIMITERS:
            return ".", ""
        self.tokens.pop()
        return (name + " " if name[-1].isalpha() else name), DELIMITERS[name]

    def complain(self, wrong: str, remedy: str) -> None:
        """Remember what is wrong with the formula, once."""
        self.complaints[f"in {self.shown}, {wrong}", remedy] = None

    def descend(self) -> None:
        """Note one more level of nesting. Raises Unfit."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise Unfit("it is nested too deeply")

    def limit(self, pieces: list[Piece]) -> None:
        """Note what nests in the typesetter without a brace. Raises Unfit."""
        level = 0
        for piece in pieces:
            kind = piece.kind
            if kind == OPEN:
                level += 1
            elif kind == CLOSE and level:
                level -= 1
            elif kind in _NESTING:
                self.operators += 1
        self.unclosed += level
        if self.unclosed > MOST_UNCLOSED:
            raise Unfit(f"more than {MOST_UNCLOSED} brackets are not closed")
        if self.operators > MOST_OPERATORS:
            raise Unfit(f"it has more than {MOST_OPERATORS} operators")

    def _brace_word(self, switch: str) -> None:
        """Brace the word that a font switch without braces is meant for: d_\\rm TV."""
        word = self.take_match(_WORD).strip()
        self.tokens.extend(["}", *word[::-1], "{", "\\" + FONT_OF[switch[1:]]])

    def _expand(self, token: str, braces: bool = False) -> None:
        """Put what a macro stands for in its place; as one group if `braces`."""
        name = token[1:]
        body = MACROS.get(name)
        if body is None:
            body = guess(name)
            wrong = f"the macro {token} is defined nowhere; it is shown as if it were {body}"
            self.complaints[wrong, "spell it out with standard LaTeX commands"] = None
        parts = template(body)
        count = max((part for part in parts if isinstance(part, int)), default=0)
        arguments = [self.raw() for _ in range(count)]
        found: list[str] = []
        for part in parts:
            found.extend(arguments[part - 1] if isinstance(part, int) else part)
        if braces and len(found) > 1:
            found = ["{", *found, "}"]
        self.tokens.extend(found[::-1])
