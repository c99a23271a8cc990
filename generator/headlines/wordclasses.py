"""The class of each word of an abstract, as one letter a token, so that grammar can be a regex.

No tagger is needed for the few questions asked here (where does a phrase start and end, is this
the verb): a table of words, the ending of the others, and the neighbours of the words that may
be noun or verb. The letters are explained in `_lexicon`.
"""

from __future__ import annotations

import re

from generator.headlines._lexicon import CLOSED, OPEN

MARKS = ",;:—."
_TABLE = {word: letter for letter, words in {**OPEN, **CLOSED}.items() for word in words.split()}
_TABLE.update({mark: mark for mark in MARKS}, **{"?": ".", "!": "."})
# A third person is told from a plural by other neighbours than a base form from a noun.
_TABLE.update({w: "z" for w, letter in _TABLE.items() if letter == "v" and w.endswith("s")})

_HYPHENED = (
    *("ed", "al", "ive", "ic", "ous", "able", "ent", "ant", "aware", "based", "free", "specific"),
    *("agnostic", "wise", "level", "guided", "scale", "world", "driven", "time", "shot", "quality"),
    *("order", "dimensional", "ing", "ready"),
)
_SINGULAR = ("ss", "us", "is", "ics", "ions", "ments", "ities", "ers", "ors", "isms", "'s")
# By the last letter: endings that tell a class. What ends otherwise is a noun.
_ENDINGS = {
    "s": (("ous", "J"), ("less", "J"), *((ending, "N") for ending in _SINGULAR), ("", "z")),
    "y": (("ly", "B"), ("ary", "J")),
    "g": (("ing", "g"),),
    "d": (("ed", "E"),),
    "t": (("ment", "N"), ("ant", "J"), ("ent", "J")),
    "e": (("ive", "J"), ("able", "J"), ("ible", "J")),
    "l": (("al", "J"), ("ful", "J")),
    "c": (("ic", "J"),),
    "n": (("ian", "J"),),
    "h": (("ish", "J"),),
}
_LETTER = re.compile(r"[^\W\d_]")


def _guess(word: str) -> str:
    """The class of a word that no table lists, by its ending."""
    if not word.isalpha():
        if not _LETTER.search(word):
            return "M"
        if "-" in word:
            last = _TABLE.get(word.rpartition("-")[2])
            if "-to-" in word:
                return "J"
            return last if last in ("N", "J") else "J" if word.endswith(_HYPHENED) else "N"
    for ending, letter in _ENDINGS.get(word[-1], ()):
        if word.endswith(ending):
            return letter
    return "N"


# Applied in turn to the letters of the whole text.
_RULES = tuple(
    (re.compile(pattern), letter)
    for pattern, letter in (
        (
            r"v(?:(?<=[TWHRA]v)|(?<=[TWHRA]Bv)|(?<=W[DJM]v)|(?<=VCv)|(?<=V,Cv)|(?<=,CBv)|(?<=,Cv)(?=[DS])|(?<=Cv)(?=K))",
            "V",
        ),
        (r"v(?<![DSJOPGMvE]v)(?=[DSH])", "V"),
        (r"([RK][DSJNEMg]*N)v(?=[DSJNEPTBg])", r"\1V"),
        (r"v", "N"),
        (r"z(?:(?<=[RH]z)(?=[DSHTJNBOPgGv])|(?<=[RHN]Bz)|(?<=[NG]z)(?=[DSH]))", "V"),
        (r"z(?:(?<=VCz)(?=[DSJNB])|(?<=V[NJ]Cz)(?=[DSJ])|(?<=NCz)(?=[DSH]))", "V"),
        (r"z", "N"),
        (r"g(?=[DSH])", "G"),
        (r"g", "N"),
        (r"G(?<=NG)(?=[.,;:])", "N"),
    )
)


def classes(words: list[str]) -> str:
    """One letter for each token; sentences are parted by the token "."."""
    letters = [_TABLE.get(word) or "" for word in words]
    for place, letter in enumerate(letters):
        if not letter:
            word = words[place]
            lower = word.lower()
            if lower == word or not place or letters[place - 1] == ".":
                letters[place] = _TABLE.get(lower) or _guess(lower)
            else:
                letters[place] = _capital(word, lower)
    for place, word in enumerate(words[:-1]):
        if word == "such" and words[place + 1] == "as":
            letters[place] = "P"  # it points at nothing
    found = "".join(letters)
    for pattern, letter in _RULES:
        found = pattern.sub(letter, found)
    return found


def _capital(word: str, lower: str) -> str:
    """A capital inside a sentence makes a name of a word, but "Bayesian" stays an adjective."""
    if not _LETTER.search(word):
        return "M"
    return "J" if lower.endswith(("ian", "ean")) and word[1:].islower() else "N"
