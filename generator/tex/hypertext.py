r"""What HTML leaves in a text with TeX: TeX's signs as it spells them, and edges of paragraphs."""

from __future__ import annotations

import re

from generator.tex._damage import CODED

_BACKSLASH = r"&(?:#0{0,4}92|#[xX]0{0,4}5[cC]|bsol);"
# A command whose backslash is spelt: with an argument, in a formula, or else no part of a path.
_COMMAND = re.compile(
    rf"{_BACKSLASH}(?:[A-Za-z]+\*?(?:\{{|&(?:#0*123|lbrace|lcub);)|[()\[\]])"
    rf"|(?:\$|&(?:#0*36|dollar);)[^$&]*{_BACKSLASH}[A-Za-z]"
    rf"|(?<![\w:\\;]){_BACKSLASH}[a-z]{{2}}"
)
_SIGN = re.compile(r"&(?:#0*(\d{2,3}|x[\da-f]{2})|([a-z]{3,6}));", re.IGNORECASE)
# Where a paragraph can begin or end; a text about tags has them amid its sentences.
_TAGS = r"(?i:</?(?:p|br)(?:\s[^<>]{0,80})?/?>\s*)+"
_EDGE = re.compile(
    rf"^\s*{_TAGS}|(?<=[.!?:;)\]\"'”’>$}}])\s*{_TAGS}(?=[^\Wa-z_]|[\"“(\\$]|$)| {_TAGS}$"
)


def plain(text: str) -> str:
    r"""A text in which TeX's signs are signs, if it spells a command, and paragraphs are parted.

    >>> plain("We call it &#92;textsc{Widget} of size &#36;n&#36;.<p>It hums.")
    'We call it \\textsc{Widget} of size $n$.\n\nIt hums.'
    >>> plain("The <p> tag and C:&#92;users stay.")
    'The <p> tag and C:&#92;users stay.'
    """
    if "&" in text and _COMMAND.search(text):
        text = _SIGN.sub(_sign, text)
    return _EDGE.sub("\n\n", text) if "<" in text else text


def _sign(found: re.Match[str]) -> str:
    return CODED.get((found[1] or found[2]).lower(), found[0])
