"""Mail addresses where a list has something else: they are of persons, and are not published."""

from __future__ import annotations

import re

_MAIL = re.compile(r"[^\s@,;|<>()/:]+@[\w-]+(?:\.[\w-]+)+")
_MARKS = re.compile(r"[,;|\n]")
_MOST = 1000  # characters of mail addresses


def is_of_mails(text: str) -> bool:
    """Whether a text is nothing but mail addresses, alone or each with somebody's name.

    >>> is_of_mails("Ada <ada@x.example>; bo@x.example"), is_of_mails("ask ada@x.example, or Bo")
    (True, False)
    """
    if "@" not in text or len(text) > _MOST:
        return False
    return all(map(_MAIL.search, filter(str.strip, _MARKS.split(text))))
