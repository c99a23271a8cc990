"""A text's tokens, and its runs: stretches of words that may be a phrase.

Each token has a letter, so that the letters of a text are a line that regular expressions read.
That of a word tells, besides its kind, all by which a phrase is weighed: many phrases have the
same few letters, and are weighed once.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from itertools import compress
from sys import intern
from typing import NamedTuple

from generator.terms._stopwords import NOUNS
from generator.terms.concepts import FUSED, KNOWN_KEYS, LONG_FORMS, is_of_concepts
from generator.terms.words import (
    BASE,
    MARK,
    NOUN,
    PERIOD,
    STOP,
    THIRD,
    TOKEN,
    Known,
    fold,
    is_weak,
    kind,
)

MOST_WORDS = 4  # a longer phrase is a clause
EARLY = 5  # sentences at the beginning of a text

# The bits of the letters of words. First, how many spaces there are in the key.
SPACES = 7  # four stand for more
WEAK, HYPHEN, CAPITALS = 1 << 3, 1 << 4, 1 << 5
UNFIT = 1 << 6  # for a phrase of its own
ING, PARTICIPLE, ED = 1 << 7, 2 << 7, 3 << 7  # what it ends in, by two bits
ENDING = 3 << 7
_OPENER = 1 << 9  # a well-known name of several tokens may begin with it
_KINDS = {letter: 0xE000 + (place << 10) for place, letter in enumerate("NBZG")}
FIRST = "\ue000"  # of these letters, which are of private use; the others are ASCII

_MODIFIER = ("ic", "al", "ive", "ous", "able", "ible", "ed", "ful", "less", "wise")
_PARTICIPIAL = ("able", "ible", "ous", "ed", "ful", "less", "wise")
_CODED = re.compile(r"[A-Z]{2}|[a-z][A-Z]|[A-Z]\d")
_NOUNS = frozenset(NOUNS.split())

_MARKS = ",.:;()"  # the most frequent
_SEVERAL = ("?", "?")  # stands for what is known of a piece of text that is several tokens
_BETWEEN = "|"  # the letter between the heading and the text
OPENING = PERIOD + _BETWEEN  # the letters that may stand before a sentence


def _openings(key: str) -> list[str]:
    """What a key begins with, up to all its words."""
    words = key.split(" ")
    return [" ".join(words[: size + 1]) for size in range(len(words))]


# By these a search for the longest well-known name goes on.
_OPENINGS = frozenset(part for key in KNOWN_KEYS for part in _openings(key))


def _class(kinds: str, least: int = 0) -> str:
    """The letters of the words of some kinds, for a regular expression."""
    pairs = [(chr(_KINDS[k] + least), chr(_KINDS[k] + 2 * _OPENER - 1)) for k in kinds]
    return f"[{''.join(f'{first}-{last}' for first, last in pairs)}]"


_B, _Z, _G = map(_class, "BZG")
# Verbs: "to sample", "easily sample", "that forks", "a prover forks the", "boosting the".
_VERB = re.compile(
    f"{_class('BZG')}(?:(?<=T{_class('BZ')})|(?<=A{_B})|(?<=H{_Z})|"
    f"(?<={_class('NBZG')}{_Z})(?={_class('NBZG')}|D)|(?<={_G})(?=D))"
)
# "we then carefully study", and the words after it, in which the thing studied is named
_CUE = re.compile(r"S[^.|]{0,2}V[^.|]{0,16}")
_OPENERS = re.compile(f"[a-z]|{_class('NBZG', _OPENER)}")
_RUN = re.compile(r"[^\0-\x7f]{2,}")

Use = tuple[int, int]  # where a phrase stands: its first token, and the one past its last


class Tokens(NamedTuple):
    """The words and marks of a heading and a text; a well-known name is one."""

    words: list[str]  # as written
    keys: list[str]  # the same folded, acronyms spelt out
    line: str  # their letters; between heading and text, and at the end, that of a mark
    body: int  # where the text begins
    first: int  # where its first sentence ends,
    early: int  # and the last early one
    cued: frozenset[int]  # the tokens after "we study"


def tokens(heading: str, text: str, long_forms: Mapping[str, str]) -> Tokens:
    """The tokens of plain texts; `long_forms` gives the keys of acronyms that are explained."""
    words, known = _pieces(heading)
    more, others = _pieces(text)
    words += [_BETWEEN, *more]
    known += [(_BETWEEN, _BETWEEN), *others]
    letters = "".join([letter for letter, _ in known])
    keys = [key for _, key in known]
    letters = _fuse(words, keys, letters).upper()
    if long_forms:
        letters = _spell_out(words, keys, letters, long_forms)
    line = _VERB.sub(STOP, letters) + MARK
    body = line.index(_BETWEEN) + 1
    first, early = _sentences(line, body)
    return Tokens(words, keys, line, body, first, early, _cued(line))


def _pieces(text: str) -> tuple[list[str], list[tuple[str, str]]]:
    """The tokens of a text, and what is known of each."""
    for mark in _MARKS:
        text = text.replace(mark, f" {mark} ")
    words = text.split()
    known = list(map(_TOKENS.__getitem__, words))
    if _SEVERAL in known:
        for place in range(len(words) - 1, -1, -1):
            if known[place] is _SEVERAL:
                words[place : place + 1] = found = TOKEN.findall(words[place])
                known[place : place + 1] = map(_TOKENS.__getitem__, found)
    return words, known


def _cued(line: str) -> frozenset[int]:
    """The tokens that stand after a cue."""
    cued: list[int] = []
    match = _CUE.search(line)
    while match:
        start, stop = match.span()
        cued += range(start + 1, stop)
        match = _CUE.search(line, stop - 1)  # whose last token may be the next one's subject
    return frozenset(cued)


def _sentences(line: str, body: int) -> tuple[int, int]:
    """Where the first sentence ends, and the last early one."""
    first = place = line.find(PERIOD, body)
    for _ in range(1, EARLY):
        if place < 0:
            break
        place = line.find(PERIOD, place + 1)
    return first if first >= 0 else len(line), place if place >= 0 else len(line)


def _token(piece: str) -> tuple[str, str]:
    """What is known of a piece of text: a token's letter and key, or _SEVERAL.

    The letter of a token that parts runs is small where a well-known name may begin with it.
    """
    if not (piece.isalpha() or TOKEN.fullmatch(piece)):
        return _SEVERAL
    letter, folded = kind(piece), intern(fold(piece))
    key = folded
    if not piece.islower() and sum(map(str.isupper, piece)) > 1:
        key = LONG_FORMS.get(key, key)
    opens = key in FUSED
    if letter not in _KINDS:
        return intern(letter.lower() if opens else letter), key
    if letter in (BASE, THIRD) and is_of_concepts(folded):
        letter = NOUN
    return _SIGNS[_KINDS[letter] + _traits(piece, key) + _OPENER * opens], key


def _traits(word: str, key: str) -> int:
    """The bits of a word's letter, but for its kind."""
    spaces = key.count(" ")
    traits = WEAK if is_weak(key) else 0
    if not (word.isalpha() and word.islower()):
        traits += min(spaces, 4) + HYPHEN * ("-" in word) + CAPITALS * bool(_CODED.search(word))
    if spaces or (key.endswith(_MODIFIER) and key not in _NOUNS):
        traits += UNFIT
    if key.endswith(_PARTICIPIAL):
        return traits + (ED if key.endswith("ed") else PARTICIPLE)
    return traits + ING if key.endswith("ing") else traits


_TOKENS = Known(_token)
_SIGNS = Known(chr)  # one object for each, of which memory is sooner read


def _spell_out(
    words: Sequence[str], keys: list[str], line: str, long_forms: Mapping[str, str]
) -> str:
    """Set the keys of acronyms; the letters of all."""
    parts, past = [], 0
    for place in [place for place, word in enumerate(words) if word in long_forms]:
        keys[place] = key = long_forms[words[place]]
        if (letter := line[place]) >= FIRST:
            kind = ord(letter) & ~(_OPENER - 1)
            parts += [line[past:place], _SIGNS[kind + _traits(words[place], key)]]
            past = place + 1
    return "".join([*parts, line[past:]])


def _fuse(words: list[str], keys: list[str], line: str) -> str:
    """Make one token of each well-known name that holds a word that parts runs; their letters."""
    found = [match.start() for match in _OPENERS.finditer(line)]
    for index in reversed(found):
        if name := _name(keys, index):
            stop, key = index + len(name), " ".join(name)
            word = " ".join(words[index:stop])
            words[index:stop], keys[index:stop] = [word], [key]
            line = line[:index] + _SIGNS[_KINDS[NOUN] + _traits(word, key)] + line[stop:]
    return line


def _name(keys: Sequence[str], start: int) -> tuple[str, ...]:
    """The longest well-known name that the keys from `start` on spell; () where there is none."""
    for name in FUSED[keys[start]].get(keys[min(start + 1, len(keys) - 1)], ()):
        if tuple(keys[start : start + len(name)]) == name:
            return name
    return ()


def contents(found: Tokens) -> tuple[list[int], list[int]]:
    """Where the words of the heading's runs stand, and those of the text's."""
    marks = found.line.encode("utf-16-le")[1::2]  # not zero for these words
    where = list(compress(range(len(marks)), marks))
    body = bisect_left(where, found.body)
    return where[:body], where[body:]


def stretches(found: Tokens, where: Iterable[int]) -> frozenset[str]:
    """The keys of stretches of up to MOST_WORDS words of runs; `where` the words of these stand."""
    keys, line, all_keys = found.keys, found.line, []
    for start in where:
        key, stop = keys[start], start + 1
        all_keys.append(key)
        while line[stop] >= FIRST and stop - start < MOST_WORDS:
            key = f"{key} {keys[stop]}"
            all_keys.append(key)
            stop += 1
    return frozenset(all_keys)


def uses(
    found: Tokens, where: Iterable[int], again: Set[str], explained: Collection[str]
) -> tuple[dict[str, list[Use]], list[Use]]:
    """Where the stretches of words stand that may be phrases; `where` the words of runs stand.

    First, by their keys, those of words that all come `again`, those of well-known names, and
    those that are `explained`; then those others, of two words or more, that end a run, and not
    in a participle.
    """
    placed: dict[str, list[Use]] = {}
    whole = set()  # the starts of those, of the first, that end a run
    keys, line = found.keys, found.line
    opening = frozenset([part for key in explained for part in _openings(key)])
    for start in where:
        key, stop = keys[start], start + 1
        repeated = key in again
        while repeated or key in _OPENINGS or key in opening:
            if repeated or key in KNOWN_KEYS or key in explained:
                if key in placed:
                    placed[key].append((start, stop))
                else:
                    placed[key] = [(start, stop)]
                if line[stop] < FIRST:
                    whole.add(start)
            if line[stop] < FIRST or stop - start == MOST_WORDS:
                break
            more = keys[stop]
            repeated = repeated and more in again
            key = f"{key} {more}"
            stop += 1
    ends = [
        (start, past)
        for first, past in [match.span() for match in _RUN.finditer(line, found.body)]
        if not ord(line[past - 1]) & PARTICIPLE
        for start in range(max(first, past - MOST_WORDS), past - 1)
        if start not in whole
    ]
    return placed, ends
