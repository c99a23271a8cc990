"""Which acronyms a text explains: "retrieval-augmented generation (RAG)"."""

from __future__ import annotations

import re

from generator.terms._stopwords import SMALL

_BRACKET = re.compile(r"\(\s*([A-Za-z][\w&/–-]{1,11})(?:\s*[;,][^()]{0,40})?\)")
_BREAK = re.compile(r"[.;:,()!?]\s|—|---?")
_PART = re.compile(r"[-‐‑–/\s]+")
_SMALL = frozenset(SMALL.split())
_MOST = 4  # letters that one word may give: "Ref-AVS", referring audio-visual segmentation
_FAR = 120  # characters before the bracket in which the long form stands


def acronyms(text: str) -> dict[str, str]:
    """Acronyms with their long forms as written, in the order of the text.

    >>> acronyms("Markov decision processes (MDPs) and whole slide images (WSIs)")
    {'MDPs': 'Markov decision processes', 'WSIs': 'whole slide images'}
    """
    found: dict[str, str] = {}
    for match in _BRACKET.finditer(text) if "(" in text else ():
        short = match[1]
        if sum(map(str.isupper, short)) < 2 or short in found:
            continue
        before = _BREAK.split(text[max(0, match.start() - _FAR) : match.start()])[-1]
        if long := _long_form(short, before.split()):
            found[short] = long
    return found


def _long_form(short: str, words: list[str]) -> str:
    """The last words of `words` whose beginnings spell `short`; "" where none do."""
    letters = "".join(filter(str.isalnum, short.removesuffix("s") or short)).lower()
    lowers = [word.lower() for word in words[-2 * len(letters) :]]
    for start in range(len(lowers) - 1, -1, -1):
        if lowers[start][0] == letters[0] and lowers[start] not in _SMALL:
            tail = lowers[start:]
            parts = _PART.sub(" ", " ".join(tail)).split()
            if _spells(letters, parts) or (parts != tail and _spells(letters, tail)):
                return " ".join(words[start - len(lowers) :])
    return ""


def _spells(letters: str, words: list[str]) -> bool:
    """Whether beginnings of all the words, small ones aside, make up the letters.

    >>> _spells("nerf", ["neural", "radiance", "field"]), _spells("nrf", ["neural", "field"])
    (True, False)
    """
    if not words or not letters:
        return not letters and all(word in _SMALL for word in words)
    first, rest = words[0], words[1:]
    if first in _SMALL and _spells(letters, rest):
        return True
    most = next((n for n, (a, b) in enumerate(zip(letters, first, strict=False)) if a != b), None)
    sizes = range(1, min(_MOST, len(letters), len(first) if most is None else most) + 1)
    return any(_spells(letters[size:], rest) for size in sizes)
