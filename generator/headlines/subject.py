"""What a headline leaves out though the paper is about it: the likeliest of its keywords.

A phrase that the abstract opens with, and that its authors would very likely make a keyword, is
what a reader looks for in a title.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.headlines._words import HEADED, RESULTS_OF
from generator.headlines.openings import is_task, running
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading, covered
from generator.headlines.spans import Candidate
from generator.headlines.wordclasses import adjective
from generator.headlines.wording import bare
from generator.terms import keyphrases
from generator.terms.concepts import BROAD_KEYS, EMPTY_KEYS, LONG_FORMS
from generator.terms.words import Phrase, fold, stems

_SAYS = 0.5  # of what the abstract comes back to; a headline that holds more needs no more
_LIKELY = 0.1  # chance that the authors would make it a keyword
_BEST = 3  # phrases that are considered
_LONGEST = 12  # words of a headline to which one is added,
_MOST = 14  # and of both
_NEAR = 60  # characters before a phrase that may say that it is an example,
_ARTICLE = 8  # and in which its article stands
_OTHER = Late(r"\bsuch as |\b(?:unlike|without|not|no|beyond|instead of|rather than)\b[^,.;]*$")
_TURNED = Late(r"(?:\bbut|\byet|;|\bhowever,) we\b|\binstead\b|, however,|\bis not about\b")
_HEADED = frozenset(HEADED.split())
_THE = (["the"], ["this"], ["our"], ["each"], ["every"])
_RESULTS = frozenset(RESULTS_OF.split())
_CLAUSES = frozenset("TCQF")


def completed(reading: Reading, made: Candidate, words: list[str], named: bool) -> list[str]:
    """The words of a headline with what it leaves out: "X for Y" or "Y: X"."""
    said = bare(words)
    served = "for" in said and made.kind not in _CLAUSES
    if not said or served or len(said) + named > _LONGEST:
        return words
    left_out = subject(reading, said)
    if not left_out or len(said) + len(left_out) + named > _MOST:
        return words
    serves = not _HEADED.isdisjoint(said) or is_task(left_out[-1])
    if serves and made.kind not in _CLAUSES:
        return [*words, "for", *left_out]
    if named or ":" in words:
        return words
    first = running(reading, made.start, made.stop)[0]
    return [*left_out, ":", first if first == said[0].lower() else said[0], *said[1:]]


def subject(reading: Reading, words: Sequence[str]) -> list[str]:
    """The words of what a headline of these words leaves out; [] where it needs no more."""
    if covered(reading, list(words)) > _SAYS:
        return []
    found = keyphrases.read(reading.text.plain, " ".join(words)).phrases
    best = [phrase for phrase in found if phrase.text and phrase.text != reading.name][:_BEST]
    said = frozenset(_stems_of(words))
    if not best or _is_said(best[0], said):
        return []
    for phrase in best:
        if _is_fit(phrase) and not _is_said(phrase, said) and _opens(reading, phrase.text):
            return _unaided(reading, phrase.text).split()
    return []


def _stems_of(words: Sequence[str]) -> Iterator[str]:
    """The stems of words, and of what acronyms among them are short for."""
    for word in words:
        yield from stems(fold(word))
        for part in word.split("-"):  # "MMD-GAN"
            yield from stems(LONG_FORMS.get(fold(part), ""))


def _is_said(phrase: Phrase, said: frozenset[str]) -> bool:
    """Whether at least half of a phrase stands in a headline."""
    own = stems(phrase.key)
    return 2 * len(own & said) >= len(own)


def _is_fit(phrase: Phrase) -> bool:
    broad = phrase.key in BROAD_KEYS or phrase.key in EMPTY_KEYS
    last = phrase.text.rpartition(" ")[2]
    bare_adjective = adjective(last) and "-to-" not in last  # "differentially private"
    result = last in _RESULTS or bare_adjective  # "regret bounds"
    return phrase.chance >= _LIKELY and " " in phrase.key and not (broad or result)


def _opens(reading: Reading, phrase: str) -> bool:
    """Whether the abstract opens with it: in its first sentence, or in the second and again.

    Not as an example only: "tools such as X"; nor as what it is not about: "unlike X, …".
    """
    low = phrase.lower()
    told = [(number, text.lower()) for number, text in enumerate(reading.sentences)]
    places = [(number, start) for number, text in told for start, _ in _uses(low, text)]
    if not places or places[0][0] > 1:
        return False
    number, start = places[0]
    text = told[number][1]
    after = told[number + 1][1] if number + 1 < len(told) else ""
    if _OTHER.search(text, max(start - _NEAR, 0), start) or _TURNED.search(f"{text} {after}"):
        return False
    return number == 0 or places[-1][0] > 1


def _unaided(reading: Reading, phrase: str) -> str:
    """The phrase as it can stand without an article, as the abstract has it; "" if it cannot."""
    text = reading.text.plain.lower()
    uses = list(_uses(phrase.lower(), text))
    if any(plural for _, plural in uses):
        return f"{phrase}s"
    befores = [text[max(start - _ARTICLE, 0) : start].split(" ")[-2:-1] for start, _ in uses]
    counted = any(before in (["a"], ["an"]) for before in befores)
    return "" if counted or all(before in _THE for before in befores) else phrase


def _uses(phrase: str, text: str) -> Iterator[tuple[int, bool]]:
    """Where a phrase stands in a text, not as a part of other words, and whether in the plural."""
    start = text.find(phrase)
    while start >= 0:
        stop = start + len(phrase)
        plural = text.startswith("s", stop)
        after = text[stop + plural : stop + plural + 1]
        if not (text[max(start - 1, 0) : start].isalnum() or after.isalnum()):
            yield start, plural
        start = text.find(phrase, stop)
