"""A text's tokens, and its runs: stretches of words that may be a phrase."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from generator.terms.concepts import FUSED, LONG_FORMS, is_of_concepts
from generator.terms.words import BASE, MARK, NOUN, STOP, THIRD, TOKEN, fold, kind

MOST_WORDS = 4  # a longer phrase is a clause
_MANY = 1 << 16  # words to remember: more than a large conference uses

WORDS = "NBZGnbzg"  # the letters of the words of a run
# Over the letters of `terms`. Verbs: "to sample", "easily sample", "that forks", "a prover forks
# the", "boosting the".
_VERB = re.compile(r"(?<=T)[BZ]|(?<=A)B|(?<=H)Z|(?<=[NBZG])Z(?=[NBZGD])|G(?=D)")
# "we then carefully study", and the words after it, in which the thing studied is named
_CUE = re.compile(r"(?<=S)[^.]{0,2}V[^.]{0,16}")
_SMALL = re.compile("[a-z]")
_RUN = re.compile(f"[{WORDS}]+")


class Tokens(NamedTuple):
    """A text's words and marks; a well-known name is one."""

    words: list[str]  # as written
    keys: list[str]  # the same folded, acronyms spelt out
    line: str  # their kinds, by the letters of `terms`, small after "we study"; a mark at the end


Use = tuple[int, int]  # where a phrase stands: its first token, and the one past its last


def tokens(text: str, long_forms: Mapping[str, str]) -> Tokens:
    """The tokens of a plain text; `long_forms` gives the keys of acronyms that it explains."""
    words: list[str] = TOKEN.findall(text)
    if not words:
        return Tokens([], [], MARK)
    letters, keys = map(list, zip(*map(_token, words), strict=True))
    _fuse(words, letters, keys)
    if not long_forms.keys().isdisjoint(words):
        keys = [long_forms.get(word, key) for word, key in zip(words, keys, strict=True)]
    line = _VERB.sub(STOP, "".join(letters).upper() + MARK)
    return Tokens(words, keys, _CUE.sub(_lower, line))


def _lower(match: re.Match[str]) -> str:
    return match[0].lower()


@lru_cache(_MANY)
def _token(word: str) -> tuple[str, str]:
    """The letter of a word, small where a well-known name may begin with it, and its key."""
    letter, key = kind(word), fold(word)
    if letter in (BASE, THIRD) and is_of_concepts(key):
        letter = NOUN
    if key in FUSED:
        letter = letter.lower()
    if sum(map(str.isupper, word)) > 1:
        key = LONG_FORMS.get(key, key)
    return letter, key


def _fuse(words: list[str], letters: list[str], keys: list[str]) -> None:
    """Make one token of each well-known name that holds a word that parts runs."""
    found = [match.start() for match in _SMALL.finditer("".join(letters))]
    for index in reversed(found):
        if name := _name(keys, index):
            stop = index + len(name)
            words[index:stop] = [" ".join(words[index:stop])]
            keys[index:stop] = [" ".join(name)]
            letters[index:stop] = [NOUN]


def _name(keys: Sequence[str], start: int) -> tuple[str, ...]:
    """The longest well-known name that the keys from `start` on spell; () where there is none."""
    for name in FUSED.get(keys[start], ()):
        if tuple(keys[start : start + len(name)]) == name:
            return name
    return ()


def uses(found: Tokens) -> dict[str, list[Use]]:
    """Every stretch of up to MOST_WORDS words of a run, by its key."""
    where: dict[str, list[Use]] = {}
    keys = found.keys
    for match in _RUN.finditer(found.line):
        first, past = match.span()
        for start in range(first, past):
            key = ""
            for stop in range(start + 1, min(past, start + MOST_WORDS) + 1):
                key = f"{key} {keys[stop - 1]}" if key else keys[start]
                if key in where:
                    where[key].append((start, stop))
                else:
                    where[key] = [(start, stop)]
    return where
