"""A stream of pieces as HTML, as plain Unicode, as BibTeX-safe TeX, or cut short."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from generator.maths.formula import formula
from generator.tex._bibtex import CLOSE_BRACE, OPEN_BRACE, SIGNS
from generator.tex.pieces import Complaint, Mark, Maths, Piece

_TAGS = {
    "em": ("<em>", "</em>"),
    "strong": ("<strong>", "</strong>"),
    "code": ("<code>", "</code>"),
    "sc": ('<span class="sc">', "</span>"),
    "u": ("<u>", "</u>"),
    "sup": ("<sup>", "</sup>"),
    "sub": ("<sub>", "</sub>"),
}
_COMMANDS = {
    "em": "\\emph{",
    "strong": "\\textbf{",
    "code": "\\texttt{",
    "sc": "\\textsc{",
    "u": "\\underline{",
    "sup": "\\textsuperscript{",
    "sub": "\\textsubscript{",
    "group": "{",
}
_DEEPEST = 24  # elements inside each other; what is deeper is shown without its marks
# A formula of more characters of plain text than this may be wider than 300 px at 17 px. Of 4,143
# real ones 66 are so long; among them are all 18 that were measured to be so wide.
_WIDE = 34
# What no line may be broken between and a formula: in scripts without spaces only punctuation.
_TOUCHING_BEFORE = re.compile(r"[!-~\u00a1-\u024f\u2010-\u2027（《「『【]+$")
_TOUCHING_AFTER = re.compile(r"[!-~\u00a1-\u024f\u2010-\u2027，。、；：！？）》」』】]+")
_STOP = re.compile("[.,;:]")
_MOST_TOUCHING = 16  # characters
_SPECIAL_TO_BIBTEX = re.compile("[" + re.escape("".join(SIGNS)) + "]")
_BRACES = re.compile("[{}]")
_BARE_DOLLAR = re.compile(r"(?<!\\)\$")
_GROUP = re.compile(r"\{[^{}$]*\$[^{}$]*\$[^{}$]*\}")
_BARE_SIGN = re.compile(r"(?<!\\)([%#])")


class Typeset(NamedTuple):
    """A formula ready to be shown."""

    html: str
    text: str
    # The attributes of a box of its own, which may scroll; "" where it flows with the line.
    box: str = ""


Shown = str | Mark | Typeset


def typeset(pieces: Iterable[Piece], displays: bool = True) -> tuple[list[Shown], list[Complaint]]:
    """The pieces with their formulas set, and what was wrong with those.

    Without `displays` even a displayed formula stands in the line.
    """
    shown: list[Shown] = []
    complaints: list[Complaint] = []
    for piece in pieces:
        if not isinstance(piece, Maths):
            shown.append(piece)
            continue
        display = piece.display and displays
        made = formula(piece.tex, display)
        complaints += made.complaints
        flows = not display and len(made.text) <= _WIDE
        kind = "math-display" if display else "math-wide"
        # What scrolls takes the keyboard's focus, but not in lines, which may be links.
        box = "" if flows else f'class="{kind}"' + (' tabindex="0"' if displays else "")
        shown.append(Typeset(made.html, made.text, box))
    return shown, complaints


def to_html(pieces: Sequence[Shown], links: bool = True) -> str:
    """HTML of one line. Marks are nested by how they were read; unfinished ones are ended."""
    parts: list[str] = []
    ends: list[tuple[str, int]] = []  # of the open marks; "" for one that is not shown
    for piece in _tied(pieces):
        if isinstance(piece, str):
            parts.append(escape(piece))
        elif isinstance(piece, Typeset):
            parts.append(f"<span {piece.box}>{piece.html}</span>" if piece.box else piece.html)
        elif piece.opens:
            opening, end = _tags(piece, ends, links)
            parts.append(opening)
            ends.append((end, len(parts)))
        else:
            _end(parts, ends)
    while ends:
        _end(parts, ends)
    return "".join(parts)


def _tags(mark: Mark, ends: Sequence[tuple[str, int]], links: bool) -> tuple[str, str]:
    """What opens and ends a mark inside others; "" for one that is not shown there."""
    if len(ends) >= _DEEPEST:
        return "", ""
    if mark.tag != "a":
        return _TAGS.get(mark.tag, ("", ""))
    if not links or any(end == "</a>" for end, _ in ends):
        return "", ""
    return f'<a href="{html.escape(mark.href)}" rel="noopener">', "</a>"


def _end(parts: list[str], ends: list[tuple[str, int]]) -> None:
    end, begin = ends.pop()
    if end and any(parts[begin:]):
        parts.append(end)
    elif end:  # an element with nothing in it
        del parts[begin - 1 :]


def _tied(pieces: Sequence[Shown]) -> list[Shown]:
    """The pieces with each formula tied to the characters that touch it.

    Browsers would break the line on either side of a formula, even before a comma.
    """
    tied: list[Shown] = []
    run: list[str] = []  # the HTML of a formula in the line and of what touches it
    for piece in pieces:
        if isinstance(piece, Typeset) and not piece.box:
            run += _touching_tail(tied) if not run else []
            run.append(piece.html)
        elif isinstance(piece, str) and run:
            end = _head(piece)
            run.append(escape(piece[:end]))
            if end < len(piece):
                tied += [_run(run), piece[end:]]
                run = []
        else:
            tied += [_run(run)] if run else []
            run = []
            tied.append(_punctuated(tied, piece) if isinstance(piece, str) else piece)
    return [*tied, _run(run)] if run else tied


def _touching_tail(tied: list[Shown]) -> list[str]:
    """Take off the last piece, as HTML, the characters that touch what follows."""
    last = tied[-1] if tied else ""
    match = None
    if isinstance(last, str):
        match = _TOUCHING_BEFORE.search(last, max(0, len(last) - _MOST_TOUCHING))
    if match is None:
        return []
    tied[-1] = match.string[: match.start()]
    return [escape(match[0])]


def _punctuated(tied: list[Shown], text: str) -> str:
    """What is left of a text when its first stop has gone into the box before it."""
    box = tied[-1] if tied else ""
    match = _STOP.match(text)
    if match is None or not isinstance(box, Typeset):
        return text
    tied[-1] = box._replace(html=box.html + match[0])
    return text[match.end() :]


def _head(text: str) -> int:
    """Where the characters end that touch what precedes the text."""
    match = _TOUCHING_AFTER.match(text, 0, _MOST_TOUCHING)
    return match.end() if match else 0


def _run(parts: Sequence[str]) -> Typeset:
    seen = [part for part in parts if part]
    markup = "".join(seen)
    return Typeset(markup, "", 'class="math-run"' if len(seen) > 1 else "")


def to_text(pieces: Iterable[Shown]) -> str:
    """Plain Unicode of one line."""
    return "".join(p if isinstance(p, str) else p.text for p in pieces if not isinstance(p, Mark))


def escape(text: str) -> str:
    """Text between tags; quotes need no escape there."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def to_bibtex(pieces: Iterable[Piece]) -> str:
    """TeX of one line: braces balanced, special signs escaped, formulas as their author wrote."""
    tex = "".join(map(_bibtex_piece, pieces))
    # BibTeX counts escaped braces as well.
    return tex if _balanced(tex) else tex.replace(r"\{", OPEN_BRACE).replace(r"\}", CLOSE_BRACE)


def _bibtex_piece(piece: Piece) -> str:
    if isinstance(piece, str):
        return bibtex_escape(piece)
    if isinstance(piece, Maths):
        return _bibtex_formula(piece)
    if piece.tag not in _COMMANDS:
        return ""
    return _COMMANDS[piece.tag] if piece.opens else "}"


def bibtex_escape(text: str) -> str:
    """Plain Unicode as TeX; letters stay, since every BibTeX of today reads UTF-8."""
    return _SPECIAL_TO_BIBTEX.sub(lambda match: SIGNS[match[0]], text)


def _bibtex_formula(piece: Maths) -> str:
    tex = _BARE_SIGN.sub(r"\\\1", piece.tex)
    if not _balanced(tex):
        tex = tex.replace(r"\{", r"\lbrace ").replace(r"\}", r"\rbrace ")
    if not _balanced(tex) or _BARE_DOLLAR.search(_GROUP.sub("", tex)) or tex.endswith("\\"):
        return bibtex_escape(formula(piece.tex, piece.display).text)
    if tex.startswith("\\begin{"):
        return tex
    return f"\\[{tex}\\]" if piece.display else f"${tex}$"


def _balanced(tex: str) -> bool:
    depth = 0
    for brace in _BRACES.findall(tex):
        depth += 1 if brace == "{" else -1
        if depth < 0:
            return False
    return depth == 0


def beginning(pieces: Sequence[Shown], most: int) -> list[Shown]:
    """About the first `most` characters: whole words, whole formulas; "…" where it was cut."""
    kept: list[Shown] = []
    room = most
    for piece in pieces:
        size = len(to_text([piece]))
        if size > room:
            return [*kept, cut(piece, room) if isinstance(piece, str) else "…"]
        kept.append(piece)
        room -= size
    return kept


def cut(text: str, most: int) -> str:
    """The first words of a text that is longer than `most` characters, and "…"."""
    end = text.rfind(" ", 0, most + 1)
    if end < 0:  # scripts without spaces, or one very long word
        end = most if not text[:most].isascii() else 0
    return text[:end].rstrip(" ,;:—–-(") + "…"
