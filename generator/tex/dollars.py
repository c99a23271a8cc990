"""Find formulas in a text, and tell them from money.

The rules were settled on 3,426 real abstracts that hold a "$", judged by hand: one wrong there,
against 13 for plain pairing and 86 for pandoc's rule. pandoc errs because authors do write
"$ n^{-1/2}$", "$\\sim$15" and "256$\\times$256".
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Span(NamedTuple):
    """A formula in a text."""

    end: int  # where the text goes on
    tex: str  # without delimiters; with them where they are an environment's
    display: bool


LONGEST = 1500  # characters; the longest real formula met has 281
_DEEPEST_TEXT = 4  # \text{…} inside each other; a real formula has one

_PLAIN_ENVIRONMENTS = {"math": False, "displaymath": True, "equation": True}
_ENVIRONMENTS = ("align", "gather", "multline", "eqnarray", "alignat", "flalign")
_BEGIN = re.compile(rf"\\begin\{{({'|'.join((*_PLAIN_ENVIRONMENTS, *_ENVIRONMENTS))})(\*?)\}}")
_TEXT_COMMAND = r"\\(?:text[a-z]*|mbox|hbox|emph)\s*\{"
_CLOSING = re.compile(_TEXT_COMMAND + r"|\\.|[{}$]|\n[ \t]*\n", re.DOTALL)
_BLANK_LINE = re.compile(r"\n[ \t]*\n")
_BARE_DOLLAR = re.compile(r"(?<!\\)\$")

# Clearly a formula, without a closer look: no space, or a command, and nothing like a price.
_SURELY = re.compile(r"[^\s\d$][^\s$]{0,60}")
_TEX_SIGN = re.compile(r"[\\^_{}=<>|]")
# What in a formula may hold words that are not prose: arguments, \text{…} and others.
_ARGUMENT = re.compile(r"\{[^{}]*\}")
_THREE_WORDS = re.compile(
    r"(?<![\w\\])[A-Za-z][A-Za-z’-]+[,.;:]?\s+[A-Za-z][A-Za-z’-]+[,.;:)]*\s+\(?[A-Za-z]+"
)
_STOP_WORD = re.compile(
    r"(?<![A-Za-z\\])(?:the|and|of|to|is|we|for|in|with|that|are|on|as|by|which|from|where|at|per"
    r"|than|or|an?|our|this|it|be|can|was)(?![A-Za-z])",
    re.IGNORECASE,
)
_LONG_WORD = re.compile(r"(?<![A-Za-z\\])[A-Za-z]{4}")
_TWO_LETTERS = re.compile(r"[A-Za-z]{2,}")
_TWO_WORDS = re.compile(r"[A-Za-z]{2,}\s+[A-Za-z]{2,}")
_PRICE = re.compile(r"\s?\d[\d.,]*(?:k|K|M|B|bn|m)?(?![A-Za-z^_\\{])")
_TO_NEXT_PRICE = re.compile(r"\s+(?:and|or|to|-|–|—)\s+\(?~?(?:\d[\d.,]*k?)?|[-–~]\d[\d.,]*k?")
_UP_TO_NEXT_PRICE = re.compile(r"\s\(?[A-Za-z]{3,}")
_GOES_ON = re.compile(r"[;:.,]\s")
_NEXT_CURRENCY = re.compile(r"[,;] ~?[A-Z]$")
_AFTER_PRICE = re.compile(r"\s*[).,;:]")
# A "$" that opens no formula: of "$5", "$ 50k" and "$3-4M", but not of "$2^n"; of "20$" and "US$".
_SUM = re.compile(r"\s?\d(?:[\d.,]*\d)?+(?:bn|mn|mil|USD|[kKmMBT])?+(?![A-Za-z^_\\{=])")
_BEFORE_PRICE = re.compile(r"(?:\d[kKMB+]?|\b(?:US|CA|AU|HK|NT|NZ))$")


def span(text: str, start: int) -> Span | None:
    """The formula that begins at text[start], a "$" or a backslash; None where none does.

    >>> span("from $5 to $10 with $n$", 5), span("from $5 to $10 with $n$", 20)
    (None, Span(end=23, tex='n', display=False))
    """
    if text.startswith("$$", start):
        return _delimited(text, start, "$$", display=True)
    if text[start] == "$":
        return _inline(text, start)
    if text.startswith(r"\(", start):
        return _delimited(text, start, r"\)", display=False)
    if text.startswith(r"\[", start):
        return _delimited(text, start, r"\]", display=True)
    return _environment(text, start) if text.startswith(r"\begin", start) else None


def is_price(text: str, at: int) -> bool:
    """Whether the "$" at text[at], which opens no formula, is a currency's.

    >>> [is_price(text, text.find("$")) for text in ("a $5k", "US$", "20$.", "$2^n is", "$n is")]
    [True, True, True, False, False]
    """
    before = text[max(at - 3, 0) : at]
    return bool(_SUM.match(text, at + 1) or _BEFORE_PRICE.search(before))


def _delimited(text: str, start: int, closing: str, display: bool) -> Span | None:
    begin = start + 2
    end = text.find(closing, begin, begin + LONGEST)
    tex = text[begin:end] if end > 0 else ""
    if not tex.strip() or _BLANK_LINE.search(tex):
        return None
    if closing == "$$" and _BARE_DOLLAR.search(tex):
        return None
    return Span(end + 2, tex, display)


def _environment(text: str, start: int) -> Span | None:
    match = _BEGIN.match(text, start)
    if match is None:
        return None
    closing = rf"\end{{{match[1]}{match[2]}}}"
    end = text.find(closing, match.end(), match.end() + LONGEST)
    if end < 0:
        return None
    if match[1] in _PLAIN_ENVIRONMENTS:
        inside = text[match.end() : end]
        display = _PLAIN_ENVIRONMENTS[match[1]]
        return Span(end + len(closing), inside, display) if inside.strip() else None
    return Span(end + len(closing), text[start : end + len(closing)], display=True)


def _inline(text: str, start: int) -> Span | None:
    end = _closing_dollar(text, start + 1)
    if end <= start + 1:
        return None
    tex = text[start + 1 : end]
    before, after = text[max(start - 1, 0) : start], text[end + 1 : end + 2]
    sure = _SURELY.fullmatch(tex) and not before.isdigit()
    if sure or _is_formula(tex, before, after):
        return Span(end + 1, tex, display=False)
    return None


def _closing_dollar(text: str, begin: int) -> int:
    r"""Where the formula that begins at `begin` ends, or -1. A "$" inside \text{…} ends none."""
    braces: list[bool] = []  # of each open one: whether it holds text
    texts = 0
    first = -1
    for match in _CLOSING.finditer(text, begin, begin + LONGEST):
        sign = match[0]
        if sign == "$":
            if not texts:
                return match.start()
            first = match.start() if first < 0 else first
        elif sign == "}":
            texts -= braces.pop() if braces else 0
        elif sign[-1] == "{" and sign != r"\{":
            braces.append(len(sign) > 1)
            texts += braces[-1]
            if texts > _DEEPEST_TEXT:
                break
        elif sign[0] == "\n":
            break
    return first


def _is_formula(tex: str, before: str, after: str) -> bool:
    """Whether what stands between two dollars is a formula, by it and its two neighbours."""
    if not tex.strip():
        return False
    bare = _ARGUMENT.sub(" ", _ARGUMENT.sub(" ", tex))
    if _THREE_WORDS.search(bare) and _STOP_WORD.search(bare):
        return False  # prose
    if not _TEX_SIGN.search(tex) and _is_money(tex, before, after):
        return False
    # A closing dollar that looks like an opening one: "$5 per run and $n$".
    like_opening = tex[-1].isspace() and (after.isalnum() or (after and after in "\\({["))
    return not (like_opening and _LONG_WORD.search(bare))


def _is_money(tex: str, before: str, after: str) -> bool:
    if before.isdigit() and _TO_NEXT_PRICE.fullmatch(tex):
        return True  # 20$ to 30$, 20$-30$; but 10$-$20 is a minus
    if before.isdigit() and _UP_TO_NEXT_PRICE.match(tex) and tex[-1] in "0123456789 (~":
        return True  # 20$ cameras or 3000$
    if _AFTER_PRICE.match(tex) and _TWO_WORDS.search(tex):
        return True  # ~20$) and costly (~2000$
    if not _PRICE.match(tex):
        return False
    return bool(
        _TWO_LETTERS.search(tex)  # $5 to $10
        or after.isdigit()  # $5-$10
        or (_GOES_ON.search(tex) and after and (after.isalpha() or after == "\\"))  # $5; 3$n$
        or _NEXT_CURRENCY.search(tex)  # US$ 5, A$ 6
        or (tex[-1].isspace() and after and not after.isspace())  # ($200) $x$
        or (tex[-1].isspace() and tex.rstrip()[-1] in ".;:,")  # $5. $x$
    )
