"""What each command of a formula takes and gives: the table `COMMANDS` for `reader.Reader`.

Each function is given the reader, the token just read, and the pieces of the row so far, to
which it adds.
"""

from __future__ import annotations

import re
from typing import Final

from generator.maths import _commands as names
from generator.maths import _symbols as kinds
from generator.maths.layout import CELL, LINE, big, cell, environment, fence, line, middle
from generator.maths.plain import Piece, accented, blackboard, fraction, root, scripted, tidy
from generator.maths.reader import CLOSERS, FONT_OF, Command, Reader, Unfit
from generator.maths.symbols import EMPTY, by_name
from generator.maths.words import TEXT_FONT_OF, text_argument

_ACCENT_OF: Final = by_name(names.ACCENTS)
_PRIMES: Final = {"'": 1, "’": 1, "′": 1, "‘": 1, "”": 2, "″": 2, "‴": 3}
_MARKS: Final = {2: "″", 3: "‴"}
_SCRIPTS: Final = frozenset(("^", "_", *_PRIMES))
_NO_ATOM: Final = frozenset((kinds.GROUP, kinds.MARK, kinds.OPEN, kinds.CLOSE))
_NAME = re.compile(r"[A-Za-z0-9 .,−-]+")
_LENGTH = re.compile(r" ?(-?) ?[\d.]*(?:\\[a-z]+| ?(?:em|ex|pt|mu|cm|mm|in))")


def _scripts(reader: Reader, token: str, pieces: list[Piece]) -> None:
    """x_i^2, x', and the scripts that are one too many: x_i_j."""
    base = EMPTY
    if pieces and pieces[-1].kind != kinds.SPACE and pieces[-1] is not reader.scripted:
        base = pieces.pop()
    found: dict[str, Piece] = {}
    primes = 0
    while True:
        if token in _PRIMES:
            primes += _PRIMES[token]
        elif token in found:
            reader.tokens.append(token)
            reader.complain(f"two {token} follow one another", "put braces: {x_i}_j or x_{i_j}")
            break
        else:
            found[token] = reader.argument()
        if reader.peek() not in _SCRIPTS:
            break
        token = reader.tokens.pop()
    lower, upper = found.get("_", EMPTY), found.get("^", EMPTY)
    tex = base.tex or "{}"
    tex += f"_{{{lower.tex}}}" if "_" in found else ""
    tex += "'" * primes
    tex += f"^{{{upper.tex}}}" if "^" in found else ""
    text, kind = scripted(
        base._replace(text=base.text + _MARKS.get(primes, "′" * primes)), lower.text, upper.text
    )
    reader.scripted = Piece(tex, text, kind)
    pieces.append(reader.scripted)


def _group(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, kind = reader.group()
    if kind == kinds.GROUP:
        kind = kinds.WORD if " " in text and text[0].isalpha() else kinds.LETTER
    elif kind in (kinds.BINARY, kinds.RELATION, kinds.PUNCTUATION, kinds.OPEN, kinds.CLOSE):
        kind = kinds.MARK
    pieces.append(Piece("{" + tex + "}", text, kind))


def _atom(kind: str) -> str:
    """The kind of a command's argument, as one atom among others."""
    return kinds.LETTER if kind in _NO_ATOM else kind


def _skip(reader: Reader, token: str, pieces: list[Piece]) -> None:
    pass


def _font(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, kind = reader.argument()
    pieces.append(Piece(f"{token}{{{tex}}}", text, _face_kind(text, kind)))


def _blackboard(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, kind = reader.argument()
    text = blackboard(text)
    pieces.append(Piece(f"{token}{{{tex}}}", text, _face_kind(text, kind)))


def _face_kind(text: str, kind: str) -> str:
    """The kind of what stands in a font of its own: poly is a word, not p times o …"""
    if kind not in (kinds.LETTER, kinds.GROUP):
        return _atom(kind)
    if text.isdecimal():
        return kinds.NUMBER
    return kinds.WORD if text[:1].isalpha() and text[1:2].isalpha() else kinds.LETTER


def _switch(reader: Reader, token: str, pieces: list[Piece]) -> None:
    """\\bf and its like: the font of all that follows in the group; \\bf{x} is meant for x."""
    if reader.tokens and reader.tokens[-1] == "{":
        reader.tokens.append("\\" + FONT_OF[token[1:]])
        return
    tex, text, kind = reader.rest()
    if tex:
        pieces.append(Piece(f"\\{FONT_OF[token[1:]]}{{{tex}}}", text, _face_kind(text, kind)))


def _style(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, kind = reader.rest()
    pieces.append(Piece(f"{{{token} {tex}}}", text, _atom(kind)))


def _accent(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, kind = reader.argument()
    text = accented(text, _ACCENT_OF[token[1:]])
    pieces.append(Piece(f"{token}{{{tex}}}", text, _atom(kind)))


def _fraction(reader: Reader, token: str, pieces: list[Piece]) -> None:
    above, below = reader.argument(), reader.argument()
    pieces.append(_over(token, above, below))


def _over(token: str, above: Piece, below: Piece) -> Piece:
    return Piece(f"{token}{{{above.tex}}}{{{below.tex}}}", fraction(above, below), kinds.FRACTION)


def _binomial(reader: Reader, token: str, pieces: list[Piece]) -> None:
    above, below = reader.argument(), reader.argument()
    text = f"({above.text} choose {below.text})"
    pieces.append(Piece(f"{token}{{{above.tex}}}{{{below.tex}}}", text, kinds.LETTER))


def _infix(reader: Reader, token: str, pieces: list[Piece]) -> None:
    """a \\over b, from the start of the row or cell to its end."""
    start = max((i + 1 for i, piece in enumerate(pieces) if piece in (CELL, LINE)), default=0)
    outer, reader.tight = reader.tight, True
    above = reader.merge(pieces[start:])
    below = reader.rest()
    reader.tight = outer
    if token == r"\over":
        pieces[start:] = [_over(r"\frac", above, below)]
        return
    tex = f"{{{above.tex}{token} {below.tex}}}"
    word = " choose " if token == r"\choose" else " "
    pieces[start:] = [Piece(tex, f"({above.text}{word}{below.text})", kinds.LETTER)]


def _root(reader: Reader, token: str, pieces: list[Piece]) -> None:
    index = _optional(reader)
    inside = reader.argument()
    text, kind = root(index.text, inside)
    option = f"[{{{index.tex}}}]" if index.tex else ""
    pieces.append(Piece(rf"\sqrt{option}{{{inside.tex}}}", text, kind))


def _root_sign(reader: Reader, token: str, pieces: list[Piece]) -> None:
    """√n and √{n}; but √(n) is a sign before a bracket."""
    following = reader.peek()
    if following == "{" or following.isalnum():
        _root(reader, token, pieces)
    else:
        pieces.append(Piece(r"\text{√}", "√", kinds.LETTER))


def _optional(reader: Reader) -> Piece:
    """An argument in square brackets; empty where there is none."""
    if not reader.take("["):
        return EMPTY
    piece = reader.merge(reader.inner_row(CLOSERS | {"]"}))
    reader.take("]")
    return piece


def _limits(reader: Reader, token: str, pieces: list[Piece]) -> None:
    if not pieces or pieces[-1].kind != kinds.OPERATOR:
        return
    tex, text, kind = pieces[-1]
    if tex.startswith(r"\operatorname{"):
        pieces[-1] = Piece(tex.replace("{", "*{", 1), text, kind)
    elif "{" not in tex and (len(text) == 1 or text[:3] in ("lim", "max", "min", "sup", "inf")):
        pieces[-1] = Piece(f"{tex}{token} ", text, kind)


def _operator(reader: Reader, token: str, pieces: list[Piece]) -> None:
    star = "*" if reader.take("*") else ""
    tex, text, _ = reader.argument()
    if _NAME.fullmatch(text):
        text = text.replace("−", "-")
        name = tidy(text).translate(kinds.PROTECTED).replace(" ", r"\,")
        tex = rf"\operatorname{star}{{{name}}}"
    else:
        tex = f"{{{tex}}}"
    pieces.append(Piece(tex, text, kinds.OPERATOR))


def _above(reader: Reader, token: str, pieces: list[Piece]) -> None:
    mark, base = reader.argument(), reader.argument()
    pieces.append(_stack(token, mark, base, scripted(base, "", mark.text)[0]))


def _below(reader: Reader, token: str, pieces: list[Piece]) -> None:
    mark, base = reader.argument(), reader.argument()
    pieces.append(_stack(token, mark, base, scripted(base, mark.text, "")[0]))


def _stack(token: str, mark: Piece, base: Piece, text: str) -> Piece:
    return Piece(f"{token}{{{mark.tex}}}{{{base.tex}}}", text, _atom(base.kind))


def _arrow(reader: Reader, token: str, pieces: list[Piece]) -> None:
    below, above = _optional(reader), reader.argument()
    text, _ = scripted(Piece("", names.ARROWS[token[1:]], kinds.RELATION), below.text, above.text)
    option = f"[{{{below.tex}}}]" if below.tex else ""
    pieces.append(Piece(f"{token}{option}{{{above.tex}}}", text, kinds.RELATION))


def _wrapper(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, kind = reader.argument(tight=False)
    pieces.append(Piece(f"{token}{{{tex}}}", text, _atom(kind)))


def _modulus(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, _ = reader.argument()
    shown = f"(mod {text})" if token == r"\pmod" else f"({text})"
    pieces.append(Piece(f"{token}{{{tex}}}", shown, kinds.WORD))


def _hidden(reader: Reader, token: str, pieces: list[Piece]) -> None:
    pieces.append(Piece(f"{token}{{{reader.argument().tex}}}", "", kinds.SPACE))


def _not(reader: Reader, token: str, pieces: list[Piece]) -> None:
    tex, text, kind = reader.argument()
    crossed = accented(text, "\u0338")
    relation = kind == kinds.RELATION and len(text) == 1 and "{" not in tex
    tex = r"\not" + tex if relation else rf"\cancel{{{tex}}}"
    pieces.append(Piece(tex, crossed, _atom(kind)))


def _unseen(reader: Reader, token: str, pieces: list[Piece]) -> None:
    reader.take("*")
    length = reader.letters()
    if token == r"\hspace" and not length.startswith("-"):
        pieces.append(Piece(r"\ ", " ", kinds.SPACE))


def _length(reader: Reader, token: str, pieces: list[Piece]) -> None:
    if "-" not in reader.take_match(_LENGTH):
        pieces.append(Piece(r"\,", " ", kinds.SPACE))


def _definition(reader: Reader, token: str, pieces: list[Piece]) -> None:
    raise Unfit(f"it defines macros ({token})")


def _rows(words: str, command: Command) -> dict[str, Command]:
    return {"\\" + name: command for name in words.split()}


COMMANDS: Final[dict[str, Command]] = {
    " ": _skip,
    "{": _group,
    "&": cell,
    **dict.fromkeys((r"\\", r"\newline", r"\cr"), line),
    **dict.fromkeys(_SCRIPTS, _scripts),
    **_rows(names.NOTHING + " " + names.SIZES, _skip),
    **_rows(names.FONTS, _font),
    **_rows(names.BLACKBOARDS, _blackboard),
    **_rows(" ".join(FONT_OF), _switch),
    **_rows(" ".join(TEXT_FONT_OF), text_argument),
    **_rows(" ".join(_ACCENT_OF), _accent),
    **_rows(names.STYLES, _style),
    **_rows(names.FRACTIONS, _fraction),
    **_rows(names.BINOMIALS, _binomial),
    **_rows(names.INFIXES, _infix),
    **_rows(names.STACKS_ABOVE, _above),
    **_rows(names.STACKS_BELOW, _below),
    **_rows(" ".join(names.ARROWS), _arrow),
    **_rows(names.WRAPPERS, _wrapper),
    **_rows(names.HIDDEN, _hidden),
    **_rows(names.BIG, big("")),
    **_rows(names.BIG_OPEN, big(kinds.OPEN)),
    **_rows(names.BIG_CLOSE, big(kinds.CLOSE)),
    **_rows(names.BIG_MIDDLE, big(kinds.RELATION)),
    **_rows(names.UNSEEN, _unseen),
    **_rows(names.LENGTHS, _length),
    **_rows(names.DEFINITIONS, _definition),
    **_rows("limits nolimits", _limits),
    **_rows("pmod pod", _modulus),
    r"\sqrt": _root,
    "√": _root_sign,
    r"\left": fence,
    r"\middle": middle,
    r"\operatorname": _operator,
    r"\not": _not,
    r"\begin": environment,
}
