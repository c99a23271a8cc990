"""The class of each word of an abstract, as one letter a token, so that grammar can be a regex.

No tagger is needed for the few questions asked here (where does a phrase start and end, is this
the verb): a table of words, the ending of the others, and the neighbours of the words that may
be noun or verb. The letters are explained in `_lexicon`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.headlines._lexicon import CLOSED, OPEN
from generator.headlines._words import DOUBLING, PASTS, PLURALS

MARKS = ",;:—."
_TABLE = {word: letter for letter, words in {**OPEN, **CLOSED}.items() for word in words.split()}
_TABLE.update({mark: mark for mark in MARKS}, **{"?": ".", "!": "."})
# A third person is told from a plural by other neighbours than a base form from a noun.
_TABLE.update({w: "z" for w, letter in _TABLE.items() if letter == "v" and w.endswith("s")})
_SHORT = re.compile("(?:qu|[^aeiou])*[aeiou][^aeiouhwxy]$")  # "wrap", "plan"
_DOUBLING = frozenset(DOUBLING.split())

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
_SUBJECT = re.compile("(?<=[DJNEP])N(?=VN)")
_PASTS = frozenset(PASTS.split())
_PLURALS = frozenset(PLURALS.split())
_WHERE = frozenset(["in", "at", "on", "within", "across", "throughout"])
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


class _Classes(dict[str, str]):
    """The classes of words in lower case, those met included; "" for words with a capital."""

    def __missing__(self, word: str) -> str:
        letter = _guess(word) if word == word.lower() else ""
        if len(self) < _MEMORY:
            self[word] = letter
        return letter


_MEMORY = 1 << 17  # words, a few megabytes
_CLASSES = _Classes(_TABLE)

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
        (r"T[NE](?=[DS])|(?:(?<=\.)|\A)TN(?=[PJN])", "TV"),
        (r"(?<=TB)N(?=[DS])|(?<=T)J(?=[,.;])", "V"),
        (r"VCN(?=[DS])", "VCV"),
        (r"(D[JE]*)J(?=[PO.;:VA]|CD)", r"\1N"),
        (r"(?<=W)N(?=[DSJNMPE])|(?<=WB)N(?=[DSJN])", "V"),
        (r"(?<=N)J(?=[.;])", "N"),
        (r"g(?=[DSH])", "G"),
        (r"g", "N"),
        (r"G(?<=NG)(?=[.,;:])", "N"),
    )
)


def classes(words: list[str]) -> str:
    """One letter for each token; sentences are parted by the token "."."""
    letters = [*map(_CLASSES.__getitem__, words)]
    for place in [place for place, letter in enumerate(letters) if not letter]:
        word = words[place]
        lower = word.lower()
        if not place or letters[place - 1] == ".":
            letters[place] = _CLASSES[lower]
        else:
            letters[place] = _capital(word, lower)
    for place in _places(words, "such"):
        if words[place + 1] == "as":
            letters[place] = "P"  # it points at nothing
    for place in _places(words, "present"):
        if words[place + 1] in _WHERE:
            letters[place] = "J"  # "the objects present in a scene"
    for place in _places(words, "subject"):
        if place and words[place + 1] == "to":
            letters[place] = "E"  # as "bound to"
    for place in _places(words, "making"):
        if place and words[place - 1].lower().endswith("decision"):
            letters[place] = "N"
    found = "".join(letters)
    for pattern, letter in _RULES:
        found = pattern.sub(letter, found)
    return _agreeing(words, found)


def adjective(word: str) -> bool:
    """Whether a word in lower case, taken alone, is an adjective or a participle.

    >>> adjective("best"), adjective("graph")
    (True, False)
    """
    return _CLASSES[word] in ("J", "E")


def third_person(word: str) -> bool:
    """Whether a word in lower case may be the third person of a verb: "plans", "maps"."""
    return _TABLE.get(word) == "z"


def _agreeing(words: list[str], letters: str) -> str:
    """Without verbs that do not agree: "highlight" is a noun in "one video highlight detector"."""
    for match in _SUBJECT.finditer(letters):
        place = match.end()
        if not words[place].endswith("s") and words[place] not in _PASTS:
            noun = words[place - 1]
            if not noun.endswith("s") and noun not in _PLURALS:
                letters = f"{letters[:place]}N{letters[place + 1 :]}"
    return letters


def _places(words: list[str], word: str) -> list[int]:
    """Where a word stands, but at the end."""
    if word not in words:
        return []
    return [place for place, other in enumerate(words[:-1]) if other == word]


def _capital(word: str, lower: str) -> str:
    """A capital inside a sentence makes a name of a word, but "Bayesian" stays an adjective."""
    if not _LETTER.search(word):
        return "M"
    return "J" if lower.endswith(("ian", "ean")) and word[1:].islower() else "N"


def gerund(verb: str) -> str:
    """The -ing form of a base form.

    >>> [gerund(verb) for verb in ("learn", "tie", "make", "see", "map")]
    ['learning', 'tying', 'making', 'seeing', 'mapping']
    """
    if verb.endswith("ing"):
        return verb
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")):
        return verb[:-1] + "ing"
    double = verb in _DOUBLING or _SHORT.match(verb)
    return verb + verb[-1] + "ing" if double else verb + "ing"


def base(verb: str) -> str:
    """The base form of a third person; "" where there is none to trust.

    >>> [base(verb) for verb in ("learns", "classifies", "addresses", "uses", "is")]
    ['learn', 'classify', 'address', 'use', '']
    """
    if verb.endswith("goes"):
        return verb[:-2]
    if len(verb) < 4 or not verb.endswith("s") or verb.endswith("ss") or verb in ("does", "this"):
        return ""
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if re.search(r"(?:ss|ch|sh|x|zz)es$", verb) else verb[:-1]


def forms(verbs: list[str]) -> Iterator[str]:
    """Base form, third person and past of each regular verb.

    >>> list(forms(["study"]))
    ['study', 'studies', 'studied']
    """
    for verb in verbs:
        stem = verb[:-1] if verb.endswith("y") and verb[-2] not in "aeiou" else ""
        yield verb
        yield stem + "ies" if stem else verb + ("es" if verb.endswith(("s", "ch", "sh")) else "s")
        yield stem + "ied" if stem else verb + ("d" if verb.endswith("e") else "ed")
