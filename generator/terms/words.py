"""The words of a plain text: folded so that variants meet, stemmed, and run together.

"Multi-agent", "multi-agents" and "multiagent" fold to the same; a run is a stretch of words none
of which is a word of grammar, a verb or a mark: what keywords, likeness and search are made of.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeVar

from generator.terms._stopwords import (
    ARTICLES,
    CUES,
    FUNCTION,
    IRREGULAR,
    NO_ADVERBS,
    NOMINAL,
    SINGULARS,
    SPEAK,
    SUBJECTS,
    VERBS,
    WEAK,
)

# A word may hold hyphens, dashes, apostrophes and "&"; marks come one by one.
TOKEN = re.compile(r"\w+(?:[-‐‑–'’&]\w+)*|[^\w\s]")
_MANY = 1 << 16  # words to remember: more than a large conference uses
_PREFIX = re.compile(
    r"(anti|auto|bi|co|hyper|inter|intra|meta|micro|mini|multi|neuro|non|over|poly|pre|pseudo|re|"
    r"semi|spatio|sub|super|trans|ultra|un|under)-(?=[^\W\d]{2})"
)
_HYPHEN = re.compile(r"[-‐‑–]")
_ES = re.compile(r"(?:[^aeiou]s|ss|sh|ch|x|zz)es$")
_PLURALS = {
    "analyses": "analysis",
    "axes": "axis",
    "corpora": "corpus",
    "criteria": "criterion",
    "diagnoses": "diagnosis",
    "hypotheses": "hypothesis",
    "indices": "index",
    "matrices": "matrix",
    "phenomena": "phenomenon",
    "stimuli": "stimulus",
    "syntheses": "synthesis",
    "vertices": "vertex",
}
_SINGULARS = frozenset(SINGULARS.split())


K = TypeVar("K")
V = TypeVar("V")


class Known(dict[K, V]):
    """What a function says, asked once for each argument, as long as there are not too many.

    Known values are items, since `lru_cache` takes three times as long to give one.
    """

    def __init__(self, function: Callable[[K], V], most: int = _MANY) -> None:
        super().__init__()
        self._function = function
        self._most = most

    def __missing__(self, argument: K) -> V:
        if len(self) >= self._most:
            self.clear()
        self[argument] = value = self._function(argument)
        return value

    def let_go(self) -> None:
        """Know nothing more, and be asked no more.

        A method's own object holds what is known of it: nothing frees such a circle in a build,
        which puts off the search for them.
        """
        self.clear()
        del self._function


class Phrase(NamedTuple):
    """Words that a text is about."""

    key: str  # folded, so that variants meet
    text: str  # as the text has it; "" where it may be only a part of a phrase
    long: str  # the long form, where `text` is an acronym that the text explains
    chance: float  # that the authors would make it a keyword; four decimals


def singular(word: str) -> str:
    """The singular of a lower-case English word, as far as its ending tells.

    >>> [singular(word) for word in ("bandits", "policies", "losses", "dynamics", "bias")]
    ['bandit', 'policy', 'loss', 'dynamics', 'bias']
    """
    if len(word) < 4 or word[-1] != "s" or word in _SINGULARS:
        return word
    if known := _PLURALS.get(word):
        return known
    if word.endswith(("ss", "us", "is", "ics", "ous")):
        return word
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    return word[:-2] if _ES.search(word) else word[:-1]


@lru_cache(_MANY)
def fold(word: str) -> str:
    """A word's key: lower case, singular, hyphens as spaces or, after a prefix, as nothing.

    >>> [fold(word) for word in ("Multi-agents", "pre-trained", "Audio–Visual", "graph’s")]
    ['multiagent', 'pretrained', 'audio visual', 'graph']
    """
    if word.isalpha():
        return singular(word.lower())
    word = word.lower()
    if not word.isascii():
        word = _HYPHEN.sub("-", word).replace("’", "'")
    word = word.removesuffix("'s")
    if "-" in word:
        if prefix := _PREFIX.match(word):
            word = prefix[1] + word[prefix.end() :]
        head, _, last = word.replace("-", " ").rpartition(" ")
        return f"{head} {singular(last)}" if head else singular(last)
    return singular(word)


def fold_all(text: str) -> str:
    """The key of a phrase.

    >>> fold_all("Multi-Armed Bandits")
    'multiarmed bandit'
    """
    return " ".join(map(fold, text.split()))


# Endings that make another word of the same stem, the longest first.
_ENDINGS = re.compile(
    r"(?:izations?|izing|izers?|ized?|isation|ising|iser|ised?|ations?|ators?|atively|ative|ating|"
    r"ated?|ities|ity|itions?|ically|ical|icity|ics?|ional|ions?|ivity|ively|ives?|ments?|"
    r"nesses|ness|ances?|ences?|ants?|ents?|ably|able|ibly|ible|ously|ous|fully|ful|less|isms?|"
    r"ists?|ingly|ings?|edly|ed|ers?|ors?|ally|als?|ly|ies|es|y|e)$"
)
_LEAST = 4  # letters that an ending leaves; three before -s, -ed, -ing and -er
_SHORT = re.compile(r"(?:ings?|ed|ers?|es|e|y|ies)$")
_VOWEL = re.compile(r"[aeiouy]")


@lru_cache(_MANY)
def stem(word: str) -> str:
    """What a word shares with its inflections and near kin; a light stemmer of our own.

    >>> [stem(word) for word in ("optimizing", "optimizers", "parsers", "parsing", "privacy")]
    ['optim', 'optim', 'pars', 'pars', 'privac']
    """
    word = singular(word)
    if len(word) <= 3 or not word.isascii():
        return word
    if match := _ENDINGS.search(word):
        root = word[: match.start()]
        least = 3 if _SHORT.fullmatch(match[0]) else _LEAST
        if len(root) >= least and _VOWEL.search(root):
            word = root
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        return word[:-1]
    return word


@lru_cache(_MANY)
def stems(key: str) -> frozenset[str]:
    """The stems of a phrase's words."""
    return frozenset(map(stem, key.split()))


def overlap(one: str, other: str) -> bool:
    """Whether one phrase is part of the other, whatever the endings; phrases by their keys.

    >>> overlap("semantic parser", "parsing"), overlap("深度学习", "学习"), overlap("art", "artist")
    (True, True, False)
    """
    if one.isascii() and other.isascii():
        return stems(one) <= stems(other) or stems(one) >= stems(other)
    return one in other or other in one


# The kinds of token, one letter each, so that a regular expression can look for runs: N is a noun
# or adjective; B may be a verb after "to" or an adverb, Z after "to" or "that" or inside a run,
# and G (-ing) before an article.
STOP, MARK, PERIOD, SUBJECT, CUE, ADVERB = "X", ",", ".", "S", "V", "A"
ARTICLE, TO, THAT = "D", "T", "H"
NOUN, BASE, THIRD, GERUND = "N", "B", "Z", "G"


def _forms(verb: str) -> Iterator[str]:
    """A verb's base, third person, past and -ing forms; with a doubled letter as well."""
    stem = verb[:-1] if verb.endswith("e") else verb
    yield verb
    if verb.endswith("y") and verb[-2] not in "aeou":
        yield from (verb[:-1] + "ies", verb[:-1] + "ied", verb + "ing")
    else:
        yield verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else "s")
        yield from (stem + "ed", stem + "ing", stem + verb[-1] + "ed", stem + verb[-1] + "ing")


_BASES = frozenset(VERBS.split())
_FORMS = frozenset(form for verb in _BASES for form in _forms(verb))
_PARTING = frozenset(f"{FUNCTION} {SPEAK} {IRREGULAR}".split()) | _FORMS - set(NOMINAL.split())
_WEAK = frozenset(map(fold, WEAK.split()))
_CUED = frozenset(f for verb in CUES.split() for f in (verb, verb + "s", verb[:-1] + "ies"))
_KINDS = dict.fromkeys(_PARTING, STOP)
_KINDS |= {word: CUE for word in _CUED if word in _KINDS}
_KINDS |= dict.fromkeys(ARTICLES.split(), ARTICLE) | dict.fromkeys(SUBJECTS.split(), SUBJECT)
_KINDS |= dict.fromkeys(("that", "which", "who"), THAT) | {"to": TO}
_NO_ADVERBS = frozenset(NO_ADVERBS.split())
_VERBAL = ("izes", "ises", "ifies", "ulates", "igates", "inates", "erates", "trates")
_NOUNLY = """
tion ment ity ness ance ence ing al ic ics ive ous ar or er ism ist ship phy gy ed
"""
NOUNLY = tuple([ending + plural for ending in _NOUNLY.split() for plural in ("", "s")])
_SCRIPT = re.compile("[\u00b2\u00b3\u00b9\u1d2c-\u1d6a\u2070-\u209f\u2c7c]")  # "xᵢ"
_SIZED = re.compile(r"\d+[dD]$")  # "3D"


def kind(token: str) -> str:
    """The letter of a token."""
    if not token[0].isalnum():
        return PERIOD if token in ".!?。！？" else MARK
    low = token.lower()
    if (known := _KINDS.get(low)) is not None:
        return known
    if not (token.isascii() and token.isalpha()) or len(token) < 2:
        if "_" in token or sum(map(str.isalpha, token)) < 2 or _SCRIPT.search(token):
            return NOUN if _SIZED.match(token) else STOP
        if token.endswith(("'s", "’s")) and token.islower():  # "Shepherd's" may be a name's part
            return STOP
    if low.endswith("ly") and low not in _NO_ADVERBS and "-" not in low:
        return ADVERB
    return STOP if low.endswith(_VERBAL) else _content(token)


def _content(token: str) -> str:
    if not (token.islower() and token.isalpha()):
        return NOUN
    if token.endswith("ing"):
        return GERUND
    if token in _BASES:
        return BASE
    if is_weak(fold(token)):
        return NOUN
    if token[-1] == "s" and not token.endswith(("ss", "us", "is", "ics")):
        return THIRD
    return NOUN if token.endswith(NOUNLY) else BASE


def is_weak(key: str) -> bool:
    """Whether a folded word says little at the end of a phrase."""
    return key in _WEAK
