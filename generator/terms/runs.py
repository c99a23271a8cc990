"""A text's tokens, and its runs: stretches of words that may be a phrase."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from generator.terms.concepts import FUSED, KNOWN_KEYS, LONG_FORMS, is_of_concepts
from generator.terms.words import BASE, MARK, NOUN, STOP, THIRD, TOKEN, Known, fold, kind

MOST_WORDS = 4  # a longer phrase is a clause

WORDS = "NBZGnbzg"  # the letters of the words of a run
# Over the letters of `terms`. Verbs: "to sample", "easily sample", "that forks", "a prover forks
# the", "boosting the".
_VERB = re.compile(r"(?<=T)[BZ]|(?<=A)B|(?<=H)Z|(?<=[NBZG])Z(?=[NBZGD])|G(?=D)")
# "we then carefully study", and the words after it, in which the thing studied is named
_CUE = re.compile(r"(?<=S)[^.]{0,2}V[^.]{0,16}")
_SMALL = re.compile("[a-z]")
_RUN = re.compile(f"[{WORDS}]+")


_MARKS = ",.:;()"  # the most frequent
_SEVERAL = "?"  # the letter of a piece of text that is several tokens
_OPENERS = frozenset(key.split(" ")[0] for key in KNOWN_KEYS)


class Tokens(NamedTuple):
    """A text's words and marks; a well-known name is one."""

    words: list[str]  # as written
    keys: list[str]  # the same folded, acronyms spelt out
    line: str  # their kinds, by the letters of `terms`, small after "we study"; a mark at the end


Use = tuple[int, int]  # where a phrase stands: its first token, and the one past its last


def tokens(text: str, long_forms: Mapping[str, str]) -> Tokens:
    """The tokens of a plain text; `long_forms` gives the keys of acronyms that it explains."""
    for mark in _MARKS:
        text = text.replace(mark, f" {mark} ")
    words = text.split()
    letters = "".join(map(_LETTERS.__getitem__, words))
    if _SEVERAL in letters:
        letters = _part(words, letters)
    keys = list(map(_KEYS.__getitem__, words))
    if not letters.isupper():
        letters = _fuse(words, keys, letters).upper()
    if long_forms:
        _spell_out(words, keys, long_forms)
    return Tokens(words, keys, _CUE.sub(_lower, _VERB.sub(STOP, letters + MARK)))


def _lower(match: re.Match[str]) -> str:
    return match[0].lower()


def _part(words: list[str], letters: str) -> str:
    """Take apart the pieces that are several tokens; the letters of all."""
    place = letters.rfind(_SEVERAL)
    while place >= 0:
        found = TOKEN.findall(words[place])
        words[place : place + 1] = found
        between = "".join(map(_LETTERS.__getitem__, found))
        letters = letters[:place] + between + letters[place + 1 :]
        place = letters.rfind(_SEVERAL, 0, place)
    return letters


def _key(token: str) -> str:
    key = fold(token)
    if token.islower():
        return key
    return LONG_FORMS.get(key, key) if sum(map(str.isupper, token)) > 1 else key


def _letter(piece: str) -> str:
    """The letter of a token, small where a well-known name may begin with it."""
    if not (piece.isalpha() or TOKEN.fullmatch(piece)):
        return _SEVERAL
    letter = kind(piece)
    if letter in (BASE, THIRD) and is_of_concepts(fold(piece)):
        letter = NOUN
    return letter.lower() if _KEYS[piece] in FUSED else letter


_KEYS, _LETTERS = Known(_key), Known(_letter)


def _spell_out(words: Sequence[str], keys: list[str], long_forms: Mapping[str, str]) -> None:
    """Set the keys of acronyms."""
    for short in long_forms.keys() & set(words):
        place = -1
        for _ in range(words.count(short)):
            place = words.index(short, place + 1)
            keys[place] = long_forms[short]


def _fuse(words: list[str], keys: list[str], line: str) -> str:
    """Make one token of each well-known name that holds a word that parts runs; their letters."""
    found = [match.start() for match in _SMALL.finditer(line)]
    for index in reversed(found):
        if name := _name(keys, index):
            stop = index + len(name)
            words[index:stop] = [" ".join(words[index:stop])]
            keys[index:stop] = [" ".join(name)]
            line = line[:index] + NOUN + line[stop:]
    return line


def _name(keys: Sequence[str], start: int) -> tuple[str, ...]:
    """The longest well-known name that the keys from `start` on spell; () where there is none."""
    for name in FUSED.get(keys[start], ()):
        if tuple(keys[start : start + len(name)]) == name:
            return name
    return ()


def runs(found: Tokens) -> list[Use]:
    """Where the runs of a text stand."""
    return [match.span() for match in _RUN.finditer(found.line)]


def stretches(found: Tokens, where: Sequence[Use]) -> Iterator[str]:
    """The keys of all stretches of up to MOST_WORDS words of runs."""
    for first, past in where:
        for start in range(first, past):
            for stop in range(start + 1, min(past, start + MOST_WORDS) + 1):
                yield " ".join(found.keys[start:stop])


def uses(
    found: Tokens, where: Sequence[Use], words: Mapping[str, int], explained: Collection[str]
) -> tuple[dict[str, list[Use]], list[Use]]:
    """Where the stretches of words stand that may be phrases.

    First, by their keys, those of words that all come again, those of well-known names, and those
    that are `explained`; then, of two words or more that do not come again, those that end a run.
    `words` counts the words of the runs.
    """
    placed: dict[str, list[Use]] = {}
    ends = []
    openers = {key.split(" ")[0] for key in explained}
    keys = found.keys
    for first, past in where:
        for start in range(first, past):
            key, stop = keys[start], start + 1
            end = past if past - start < MOST_WORDS else start + MOST_WORDS
            again = " " in key or words[key] > 1
            if not (again or key in _OPENERS or key in openers):
                if start + 1 < past == end:
                    ends.append((start, past))
                continue
            while True:
                if again or key in KNOWN_KEYS or key in explained:
                    if key in placed:
                        placed[key].append((start, stop))
                    else:
                        placed[key] = [(start, stop)]
                elif stop == past > start + 1:
                    ends.append((start, past))
                if stop == end:
                    break
                again = again and (" " in keys[stop] or words[keys[stop]] > 1)
                key = f"{key} {keys[stop]}"
                stop += 1
    return placed, ends
