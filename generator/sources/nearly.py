"""Names that are nearly one of ours, as a slip of the finger makes them."""

from __future__ import annotations

from collections.abc import Iterable

from generator.errors import distance

_SHORTEST = 4  # letters of a name that may be misspelt: of shorter ones, any is nearly another
_LONG = 6  # letters from which on two may be wrong
# What is nearly one of our names, and means what it says.
_OTHERS = frozenset({"bibkey", "mode", "note", "section", "version", "votes"})


def near(word: str, known: Iterable[str]) -> str:
    """The known name that a word is nearly, in lower case; "" where it is none or known itself.

    One letter may be wrong, missing, too many or swapped with the next; of six or more, two.

    >>> near("Titel", ["title"]), near("auhtor", ["author"]), near("note", ["notes"])
    ('title', 'author', '')
    """
    said = word.casefold()
    if len(said) < _SHORTEST or said in _OTHERS:
        return ""
    apart = {name: _apart(said, name) for name in known if len(name) >= _SHORTEST}
    best = min(apart, key=lambda name: (apart[name], name), default="")
    if not best or apart[best] == 0:
        return ""
    return best if apart[best] <= (2 if min(len(said), len(best)) >= _LONG else 1) else ""


def _apart(one: str, other: str) -> int:
    """The distance of two words, two letters in each other's place counted as one fault."""
    # One fault changes a length by one, and the letters used by two: far faster than to count.
    if abs(len(one) - len(other)) > 2 or len(set(one) ^ set(other)) > 4:
        return 3  # or more
    swapped = any(
        one[:at] + one[at + 1] + one[at] + one[at + 2 :] == other for at in range(len(one) - 1)
    )
    return 1 if swapped and one != other else distance(one, other)
