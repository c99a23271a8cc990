"""One formula: TeX in; MathML for the page and plain Unicode text out.

The author's TeX is read once, into pieces that hold mended TeX and plain text side by side;
math-core makes MathML of the former. Text is not taken from the MathML, which no longer knows
that O(n) is an argument, or where a person would put brackets: √(a+b), x^(3/2).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup
from math_core import LatexError

from generator.maths._symbols import CLASSES, RESTORED
from generator.maths.commands import COMMANDS
from generator.maths.layout import lines
from generator.maths.plain import tidy
from generator.maths.reader import Reader, Unfit, shortened
from generator.maths.symbols import CONVERTER

# The longest formula of some 16,000 in real abstracts has 281 characters.
LONGEST = 5000

# What XML does not allow, what we use ourselves, and what cannot be seen.
_UNWANTED = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff9-\uffff]"
)
_STAND_IN = re.compile("[\ufdd0-\ufdef]")
_LOOKS = re.compile(r' (?:style|class)="([^"]*)"')
_DIGITS_COMMA = re.compile(r'(?<=\d)</mn><mo rspace="0">,</mo><mn>(?=\d)')
_BOX = Markup('<code class="tex" title="This formula could not be typeset">{}</code>')


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula for the page and for plain text, and what was found wrong with it."""

    html: Markup  # <math>, or the author's TeX in <code class="tex">
    text: str  # plain Unicode, on one line
    complaints: tuple[tuple[str, str], ...] = ()  # what is wrong, how to mend it


@lru_cache(maxsize=16384)
def formula(tex: str, display: bool = False) -> Formula:
    """A formula from its TeX without delimiters; `display`: on a line of its own.

    >>> formula(r"O(\\sqrt T)").text
    'O(√T)'
    """
    source = " ".join(_UNWANTED.sub("", tex).split())
    try:
        return _typeset(source, display)
    except Unfit as error:
        return _boxed(source, display, str(error))
    except LatexError as error:  # "12: Unknown …": the place is one in the mended TeX
        return _boxed(source, display, str(error).partition(": ")[2].rstrip("."))


def _typeset(source: str, display: bool) -> Formula:
    """Raises Unfit or LatexError where that cannot be done."""
    if len(source) > LONGEST:
        raise Unfit(f"it has more than {LONGEST} characters")
    reader = Reader(source, COMMANDS, display)
    tex, text, _ = reader.merge(lines(reader.all()))
    html = _page_ready(CONVERTER.convert_with_local_state(tex, displaystyle=display))
    return Formula(Markup(html), tidy(text), tuple(reader.complaints))


def _page_ready(mathml: str) -> str:
    """The typesetter's MathML as our pages need it: no style attributes, no named entities."""
    html = mathml.replace("&ApplyFunction;", "\u2061")
    html = _STAND_IN.sub(lambda found: RESTORED[found[0]], html)
    if 'style="' in html or 'class="' in html:
        html = _LOOKS.sub(_look, html)
    if 'rspace="0">,' in html:
        html = _DIGITS_COMMA.sub(",", html)
    return html.replace("<math", '<math class="notranslate"', 1)


def _look(attribute: re.Match[str]) -> str:
    declared = (CLASSES.get(part.strip(), "") for part in attribute[1].split(";"))
    names = " ".join(filter(None, declared))
    return f' class="{names}"' if names else ""


def _boxed(source: str, display: bool, reason: str) -> Formula:
    """The author's own TeX, for what cannot be typeset."""
    mark = "" if source.startswith(r"\begin") else "$$" if display else "$"
    shown = f"{mark}{source}{mark}"
    complaint = f"{shortened(shown)} cannot be typeset: {reason}"
    remedy = "correct it, or spell it out with standard LaTeX commands"
    return Formula(_BOX.format(shown), shown, ((complaint, remedy),))
