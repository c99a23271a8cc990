"""HTML's names of signs in what is no HTML: "K&uuml;" is "Kü", and its ";" parts nothing."""

from __future__ import annotations

import re
from html import unescape

_ENTITY = re.compile(r"&(?:#\d{2,7}|#[xX][0-9a-fA-F]{2,6}|[A-Za-z][A-Za-z0-9]{1,30});")


def spelt_out(text: str) -> str:
    """A text with the signs that HTML's names stand for; what names none stays.

    >>> spelt_out("Bo K&uuml;hn&#39;s R&amp;D &nosuch;")
    "Bo Kühn's R&D &nosuch;"
    """
    return _ENTITY.sub(_sign, text) if "&" in text and ";" in text else text


def _sign(found: re.Match[str]) -> str:
    sign = unescape(found[0])
    if sign == "\ufffd":  # what no character is
        return found[0]
    return sign if all(map(str.isprintable, sign)) else " "  # the space that keeps words together
