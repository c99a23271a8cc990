"""Addresses in a text: which may be linked to, and where one ends in running text."""

from __future__ import annotations

import re

_SAFE = re.compile(r"(?i)(?:https?://|mailto:)[^\s\x00-\x20<>\"]+")
_BARE_HOST = re.compile(r"(?i)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:][^\s<>\"]*)?")
_ESCAPED = re.compile(r"\\([_%#&~$^{}-])|\\textasciitilde(?:\{\})?|\\~\{\}")
_RUNNING = re.compile(r"(?:[!#%&'()*+,./0-9:;=?@A-Z\[_a-z~-]|\](?!\()|\\[_%&#~]){1,2000}")
_TRAILING = ".,;:!?'*_"


def unescaped(address: str) -> str:
    """An address without TeX's escapes."""
    return _ESCAPED.sub(lambda match: match[1] or "~", address.strip())


def safe_address(raw: str) -> str:
    """An address that may be linked to (http, https or mailto), else "".

    >>> safe_address(" www.example.org/a\\\\_b "), safe_address("javascript:alert(1)")
    ('https://www.example.org/a_b', '')
    """
    address = unescaped(raw)
    if _SAFE.fullmatch(address):
        return address
    return f"https://{address}" if _BARE_HOST.fullmatch(address) else ""


def running_address(text: str, start: int) -> str:
    """The address that begins at text[start], without the punctuation that follows it."""
    match = _RUNNING.match(text, start)
    address = match[0] if match else ""
    while address:
        last = address[-1]
        unpaired = last in ")]" and address.count(last) > address.count("(["[last == "]"])
        if not unpaired and last not in _TRAILING:
            break
        address = address[:-1]
    return address
