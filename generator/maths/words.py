"""Text inside a formula: \\text{if $x$ is \\textbf{odd}}, read for `reader.Reader`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from itertools import groupby

from math_core import LatexError

from generator.maths._commands import SIZES, TEXT_ACCENTS, TEXT_SIGNS, TEXT_SWITCHES, TEXTS
from generator.maths._symbols import MARK, PROTECTED, WORD
from generator.maths.plain import Piece
from generator.maths.reader import CLOSERS, Reader
from generator.maths.symbols import CONVERTER, by_name

TEXT_FONT_OF = by_name(TEXTS)
_SWITCH_OF = by_name(TEXT_SWITCHES)
_SIGNS = re.compile("|".join(map(re.escape, TEXT_SIGNS)))
_SHOWN = re.compile("<math><mtext>([^<>]+)</mtext></math>")
_FORMULA_STOPS = CLOSERS | {"$", r"\)"}

Run = tuple[str, str]  # a font and words in it


def text_argument(reader: Reader, token: str, pieces: list[Piece]) -> None:
    """\\text{…}: its parts, each in the font that it asks for, as one piece."""
    runs = _nested(reader, TEXT_FONT_OF[token[1:]], reader.take("{"))
    parts: list[Piece] = []
    for font, group in groupby(runs, lambda run: "" if isinstance(run, Piece) else run[0]):
        found = list(group)
        words = "".join([run[1] for run in found if not isinstance(run, Piece)])
        parts += [_words(words, font)] if font else [r for r in found if isinstance(r, Piece)]
    reader.limit(parts)
    tex, shown = "".join([part.tex for part in parts]), "".join([part.text for part in parts])
    kind = WORD if shown.lstrip()[:1].isalpha() else MARK
    single = len(parts) == 1 and not isinstance(runs[0], Piece)
    pieces.append(Piece(tex if single else f"{{{tex}}}", shown, kind))


def _words(words: str, font: str) -> Piece:
    """Words as TeX users type them, as they are printed."""
    shown = _SIGNS.sub(lambda match: TEXT_SIGNS[match[0]], words)
    shown = unicodedata.normalize("NFC", shown)
    return Piece(f"\\{font}{{{shown.translate(PROTECTED)}}}", shown.replace("\xa0", " "), WORD)


def _nested(reader: Reader, font: str, braced: bool) -> list[Run | Piece]:
    reader.descend()
    runs = list(_runs(reader, font, braced))
    reader.depth -= 1
    return runs


def _runs(reader: Reader, font: str, braced: bool) -> Iterator[Run | Piece]:
    """What stands up to the closing brace; without braces, the next token alone."""
    while reader.tokens:
        token = reader.tokens.pop()
        name = token[1:]
        if token in CLOSERS:
            if token == "}" and braced:
                return
            reader.tokens.append(token)
            break
        if token == "{":
            yield from _nested(reader, font, True)
        elif token in ("$", r"\("):
            yield reader.merge(reader.inner_row(_FORMULA_STOPS))
            reader.take("$") or reader.take(r"\)")
        elif token[0] != "\\":
            yield font, token
        elif name in TEXT_FONT_OF:
            yield from _nested(reader, TEXT_FONT_OF[name], reader.take("{"))
        elif name in _SWITCH_OF:
            font = _SWITCH_OF[name]
            reader.peek()
        else:
            yield _command(reader, token, font)
        if not braced:
            break
    if braced:
        reader.complain("a { is not closed", "add the missing }")


def _command(reader: Reader, token: str, font: str) -> Run | Piece:
    name = token[1:]
    if name in TEXT_ACCENTS:
        braced = reader.take("{")
        letters = "".join([run[1] for run in _nested(reader, font, braced)])
        return font, letters[:1] + TEXT_ACCENTS[name] + letters[1:]
    sign = "" if name in SIZES.split() else _sign(token)
    if sign is None:
        reader.tokens.append(token)
        return reader.argument()
    if name.isalpha():
        reader.peek()  # the space after a command's name is not printed
    return font, sign


@lru_cache(maxsize=256)
def _sign(token: str) -> str | None:
    """What a command prints in text; None where it is none of text: \\alpha."""
    if not token[1:].isalpha():
        return {r"\ ": " ", r"\,": " ", r"\\": " "}.get(token, token[1:].strip("-/@!"))
    try:
        mathml = CONVERTER.convert_with_local_state(f"\\text{{{token}}}", displaystyle=False)
    except LatexError:
        return None
    match = _SHOWN.fullmatch(mathml)
    return unescape(match[1]) if match else None
