"""The class of each word of an abstract, as one letter a token, so that grammar can be a regex.

No tagger is needed for the few questions asked here (where does a phrase start and end, is this
the verb): a table of words, the ending of the others, and the neighbours of the words that may
be noun or verb. The letters are explained in `_lexicon`.
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines._lexicon import CLOSED, OPEN
from generator.headlines._words import DOUBLING, PASTS, PLURALS, VERBS
from generator.headlines.patterns import Late
from generator.headlines.vocabulary import STEM, Table

MARKS = ",;:—."
_TABLE = {word: letter for letter, words in {**OPEN, **CLOSED}.items() for word in words.split()}
_TABLE.update({mark: mark for mark in MARKS}, **{"?": ".", "!": "."})
# A third person is told from a plural by other neighbours than a base form from a noun.
_TABLE.update({w: "z" for w, letter in _TABLE.items() if letter == "v" and w.endswith("s")})
_TABLE.update(dict.fromkeys(VERBS.split(), "V"))
_SHORT = Late("(?:qu|[^aeiou])*[aeiou][^aeiouhwxy]$")  # "wrap", "plan"
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
_SUBJECT = Late("NV(?=[NH])(?<=[DJNEP]NV)")
_PASTS = frozenset(PASTS.split())
_PLURALS = frozenset(PLURALS.split())
_WHERE = frozenset(["in", "at", "on", "within", "across", "throughout"])
_LETTER = Late(r"[^\W\d_]")


def _guess(word: str) -> str:
    """The class of a word that no table lists, by its ending."""
    if not word.isalpha():
        if not _LETTER.search(word):
            return "M"
        if "-" in word:
            last = _TABLE.get(word.rpartition("-")[2])
            if "-to-" in word:
                return "J"
            if word.endswith(("ally", "arly", "ntly")):
                return "B"  # "non-trivially", "sub-linearly"
            return last if last in ("N", "J") else "J" if word.endswith(_HYPHENED) else "N"
    for ending, letter in _ENDINGS.get(word[-1], ()):
        if word.endswith(ending):
            return letter
    return "N"


# The classes of words in lower case, those met included.
_CLASSES = Table(_guess)
_CLASSES.update(_TABLE)
# Words whose class depends on the next or last one have digits for letters until it is known.
_DOUBTFUL = {"such": "1", "present": "2", "subject": "3", "making": "4", "end-to-end": "5"}
_DOUBT = Late("[1-5]")


def _token(word: str) -> tuple[str, str, str]:
    """A word in lower case, its stem, and its letter inside a sentence."""
    lower = word.lower()
    if word == lower:
        return lower, lower[:STEM], _DOUBTFUL.get(word) or _CLASSES[lower]
    return lower, lower[:STEM], _capital(word, lower)


_TOKENS = Table(_token)

# Applied in turn to the letters of the whole text.
# Each begins with the letter to change, or the one before it, which is found fast.
_RULES = tuple(
    (sign, Late(pattern), letter)
    for sign, pattern, letter in (
        (
            "v",
            r"v(?:(?<=[TWHRA]v)|(?<=[TWHRA]Bv)|(?<=W[DJM]v)|(?<=VCv)|(?<=V,Cv)|(?<=,CBv)|(?<=,Cv)(?=[DS])|(?<=Cv)(?=K))",
            "V",
        ),
        ("v", r"v(?<![DSJOPGMvE]v)(?=[DSH])", "V"),
        ("Nv", r"[RK][DSJNEMg]*Nv(?=[DSJNEPTBg])", lambda match: f"{match[0][:-1]}V"),
        ("v", r"v", "N"),
        ("z", r"z(?:(?<=[RH]z)(?=[DSHTJNBOPgGv])|(?<=[RHN]Bz)|(?<=[NG]z)(?=[DSH]))", "V"),
        ("Cz", r"z(?:(?<=VCz)(?=[DSJNB])|(?<=V[NJ]Cz)(?=[DSJ])|(?<=NCz)(?=[DSH]))", "V"),
        ("z", r"z", "N"),
        ("T", r"T(?:[NE](?=[DS])|N(?=[PJN])(?<![^.]TN))", "TV"),
        ("TBN", r"TBN(?=[DS])", "TBV"),
        ("TJ", r"TJ(?=[,.;])", "TV"),
        ("VCN", r"VCN(?=[DS])", "VCV"),
        ("J", r"D[JE]*J(?=[PO.;:VA]|CD)", lambda match: f"{match[0][:-1]}N"),
        ("WN", r"WN(?=[DSJNMPE])", "WV"),
        ("WBN", r"WBN(?=[DSJN])", "WBV"),
        ("NJ", r"NJ(?=[.;])", "NN"),
        ("g", r"g(?=[DSH])", "G"),
        ("g", r"g", "N"),
        ("NG", r"G(?<=NG)(?=[.,;:])", "N"),
    )
)


def classified(words: list[str]) -> tuple[list[str], list[str], str]:
    """Tokens in lower case, their stems, and one letter for the class of each.

    Sentences are parted by the token ".".
    """
    if not words:
        return [], [], ""
    lowers, stems, inside = zip(*map(_TOKENS.__getitem__, words), strict=True)
    letters, found, place = [*inside], "".join(inside), 0
    while place < len(letters):
        if words[place] != lowers[place]:  # the capital of a sentence's start tells nothing
            letters[place] = _CLASSES[lowers[place]]
        place = found.find(".", place) + 1 or len(letters)
    found = _settled(words, "".join(letters))
    for sign, pattern, letter in _RULES:
        if sign in found:
            found = pattern.sub(letter, found)
    return [*lowers], [*stems], _agreeing(words, found)


def _settled(words: list[str], letters: str) -> str:
    """The letters of the doubtful words told by their neighbours."""
    for match in _DOUBT.finditer(letters):
        place = match.start()
        word, following = words[place], words[place + 1]
        letter = _CLASSES[word]
        if word == "such" and following == "as":
            letter = "P"  # it points at nothing
        elif word == "present" and following in _WHERE:
            letter = "J"  # "the objects present in a scene"
        elif word == "subject" and place and following == "to":
            letter = "E"  # as "bound to"
        elif word == "end-to-end" and letters[place - 1] in "EV" and letters[place + 1] in "TPC,.":
            letter = "B"  # "trained end-to-end"
        elif word == "making" and place and words[place - 1].lower().endswith("decision"):
            letter = "N"
        letters = f"{letters[:place]}{letter}{letters[place + 1 :]}"
    return letters


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
    """Without verbs that do not agree: "highlight" is a noun in "one video highlight detector".

    Nor is "types" a verb before "they", the subject of another.
    """
    for match in _SUBJECT.finditer(letters):
        place = match.end() - 1
        if letters[place + 1] == "H":
            if words[place + 1] == "they" and words[place].endswith("s"):
                letters = f"{letters[:place]}N{letters[place + 1 :]}"
        elif not words[place].endswith("s") and words[place] not in _PASTS:
            noun = words[place - 1]
            if not noun.endswith("s") and noun not in _PLURALS:
                letters = f"{letters[:place]}N{letters[place + 1 :]}"
    return letters


def _capital(word: str, lower: str) -> str:
    """A capital inside a sentence makes a name of a word, but "Bayesian" stays an adjective."""
    if not _LETTER.search(word):
        return "M"
    return "J" if lower.endswith(("ian", "ean")) and word[1:].islower() else "N"


def gerund(verb: str) -> str:
    """The -ing form of a base form.

    >>> [gerund(verb) for verb in ("learn", "tie", "make", "see", "map", "mimic")]
    ['learning', 'tying', 'making', 'seeing', 'mapping', 'mimicking']
    """
    if verb.endswith("ing"):
        return verb
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("ic"):
        return verb + "king"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")):
        return verb[:-1] + "ing"
    double = verb in _DOUBLING or _SHORT.match(verb)
    return verb + verb[-1] + "ing" if double else verb + "ing"


_HISSING = ("sses", "ches", "shes", "xes", "zzes")


def base(verb: str) -> str:
    """The base form of a third person; "" where there is none to trust.

    >>> [base(verb) for verb in ("learns", "classifies", "addresses", "uses", "is")]
    ['learn', 'classify', 'address', 'use', '']
    """
    if verb.endswith("goes"):
        return verb[:-2]
    if len(verb) < 4 or not verb.endswith("s") or verb.endswith("ss") or verb in ("does", "this"):
        return ""
    if verb.endswith("us"):  # "focus"
        return ""
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if verb.endswith(_HISSING) else verb[:-1]


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
