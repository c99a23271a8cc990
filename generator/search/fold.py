"""Text as the search sees it: plain lower-case words, the same in a paper and in a query.

`assets/search.js` does the same with the same tables; tests compare the two.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from generator.search._signs import (
    DASHES,
    GREEK,
    GREEK_NAMES,
    LETTER,
    LETTERS,
    PATTERNS,
    QUOTES,
    SPACELESS,
    TEX,
    UNSEEN,
)

# What stands for a sign; Greek letters are words of their own, with their index: " beta1".
SIGNS = (
    {letter: f" {name}" for letter, name in zip(GREEK, GREEK_NAMES.split(), strict=True)}
    | LETTERS
    | QUOTES
    | dict.fromkeys(DASHES, "-")
    | dict.fromkeys(UNSEEN, "")
)
_SIGN = re.compile(f"[{''.join(SIGNS)}]")
_TEX = [(re.compile(pattern), into.replace("$1", r"\1")) for pattern, into in TEX]
_TOKEN, _SCRIPT, _MARKS = (
    re.compile(PATTERNS[name].replace(LETTER, r"[^\W_]")) for name in ("token", "script", "marks")
)
_BEYOND = re.compile("[^\0-\x7f]+")
_FOREIGN = re.compile(r"[^\0-\x7f\s]+")
_NO_WORDS = re.compile(r"[^\0-\x7f\w]+")
_IS_CJK = re.compile(f"[{SPACELESS}]")
_COMPOUND = re.compile("[a-z0-9]+(?:-[a-z0-9]+){1,3}")
_WITH_SIGN = re.compile(r"[a-z0-9](?:\*|\+\+|#)")
# For texts in ASCII without a*, c++ and c#, which need no patterns.
_NO_LETTERS = {code: " " for code in range(128) if not chr(code).isalnum()}
_NO_HYPHENS = {code: sign for code, sign in _NO_LETTERS.items() if code != ord("-")}


def fold(text: str) -> str:
    """`text` without case, accents, ligatures, styles of letters, and TeX; Greek is spelt.

    >>> fold("Schölkopf’s ℓ₁"), fold(r"Sch\\"olkopf's $\\ell_1$")
    ("scholkopf's l1", "scholkopf's l1")
    >>> fold("O(√T)"), fold("O(sqrt(T))")
    ('o( sqrt t)', 'o(sqrt(t))')
    """
    if "\\" in text or "$" in text:
        text = _plain(text)
    if not text.isascii():
        text = _BEYOND.sub(lambda match: _ascii(match[0]), text)
    text = text.lower()
    return _SCRIPT.sub(r"\1", text) if "_" in text or "^" in text else text


@lru_cache(1 << 12)
def _ascii(run: str) -> str:
    """What a run of signs beyond ASCII is folded to.

    It takes no part in what stands beside it: all that composes with a letter of ASCII is a mark.
    """
    run = _MARKS.sub("", unicodedata.normalize("NFKD", run)).lower()
    return unicodedata.normalize("NFC", _SIGN.sub(lambda match: SIGNS[match[0]], run))


def _plain(text: str) -> str:
    for pattern, into in _TEX:
        text = pattern.sub(into, text)
    return text


def tokens(folded: str) -> list[str]:
    """The terms of a folded text in their order; of scripts without spaces, pairs of characters.

    The last character of such a run is a term too, so that every character begins one.

    >>> tokens("c++ and a* with k-nn: 深度学习")
    ['c++', 'and', 'a*', 'with', 'k', 'nn', '深度', '度学', '学习', '习']
    """
    if not folded.isascii():
        folded = _NO_WORDS.sub(" ", folded)
    signed = "*" in folded or "+" in folded or "#" in folded
    if folded.isascii() and not (signed and _WITH_SIGN.search(folded)):
        return folded.translate(_NO_LETTERS).split()
    found: list[str] = _TOKEN.findall(folded)
    if folded.isascii() or not _IS_CJK.search(folded):
        return found
    return [term for run in found for term in _pairs(run)]


def _pairs(run: str) -> list[str]:
    """A word as it is; a run without spaces as its pairs of neighbours, and its last character."""
    if not _IS_CJK.match(run):
        return [run]
    return [run[place : place + 2] for place in range(len(run))]


def compounds(folded: str) -> list[str]:
    """The words of two to four parts with hyphens between them.

    >>> compounds("self-supervised, multi- and state-of-the-art")
    ['self-supervised', 'state-of-the-art']
    """
    return compounds_of(" ".join(with_hyphens(folded))) if "-" in folded else []


def compounds_of(words: str) -> list[str]:
    """The same of words that nearly all have a hyphen."""
    if not words.isascii():
        words = _FOREIGN.sub("X", words)  # a capital, as no folded word has
    return list(filter(_COMPOUND.fullmatch, words.translate(_NO_HYPHENS).split()))


def with_hyphens(text: str) -> list[str]:
    """What has a hyphen of all that spaces part; a long text is not parted for it."""
    found: list[str] = []
    before, *others = text.split("-")
    word = before.rpartition(" ")[2]
    for part in others:
        rest, space, _ = part.partition(" ")
        word += "-" + rest
        if space:
            found.append(word)
            word = part.rpartition(" ")[2]
    return [*found, word] if "-" in word else found
