"""What a headline leaves out though the paper is about it: a keyword, or the topic it opens with.

A phrase that the abstract opens with, and that its authors would very likely make a keyword, is
what a reader looks for in a title.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from generator.headlines._words import HEADED, RESULTS_OF
from generator.headlines.openings import Topic, is_task, running
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading, covered
from generator.headlines.spans import Candidate
from generator.headlines.themes import field, fit, sound
from generator.headlines.wordclasses import adjective
from generator.headlines.wording import bare
from generator.terms import keyphrases
from generator.terms.concepts import BROAD_KEYS, EMPTY_KEYS, KNOWN_KEYS, LONG_FORMS
from generator.terms.words import Phrase, fold, stems

# Shares of what the abstract comes back to: a headline that holds more needs no more,
_SAYS = 0.65
_SAYS_ONCE = 0.5  # or no phrase that stands only once, and no topic,
_SAYS_SERVED = 0.4  # or nothing besides what it is "for".
# Chances that the authors would make it a keyword: of a phrase that stands once, and again.
_LIKELY = 0.1
_LIKELY_AGAIN = 0.06
# Shares that a topic must add to what a headline holds: of one that stands once, and again.
_ADDED = 0.35
_ADDED_AGAIN = 0.25
_BEST = 3  # phrases that are considered
_LONGEST = 12  # words of a headline to which one is added,
_MOST = 14  # and of both
_BRIEF = 7  # words of a headline that says little,
_BARE = 5  # and of one that says less
_NEAR = 60  # characters before a phrase that may say that it is an example,
_ARTICLE = 8  # and in which its article stands
_OTHER = Late(r"\bsuch as |\b(?:unlike|without|not|no|beyond|instead of|rather than)\b[^,.;]*$")
_TURNED = Late(r"(?:\bbut|\byet|;|\bhowever,) we\b|\binstead\b|, however,|\bis not about\b")
_HEADED = frozenset(HEADED.split())
_THE = (["the"], ["this"], ["our"], ["each"], ["every"])
_RESULTS = frozenset(RESULTS_OF.split())
_CLAUSES = frozenset("TCQF")
_PAIR = Late("[NJEGMV](?=[NJEG])")
_PREFIX = 4  # letters by which two words are known, whatever their endings


def completed(
    reading: Reading, made: Candidate, words: list[str], named: bool, stated: Sequence[Topic]
) -> list[str]:
    """The words of a headline with what it leaves out: "X for Y" or "Y: X".

    `stated` are the topics of the abstract; one that is `named` has the name before it.
    """
    said = bare(words)
    clause = made.kind in _CLAUSES
    served = "for" in said and not clause
    headed = named or ":" in words
    if not said or len(said) + named > _LONGEST or (headed and (served or clause)):
        return words
    left_out = _keyword(reading, said, served) or _topic(reading, said, stated)
    aside = []
    if not left_out and not headed and not served and len(said) <= _BRIEF:
        left_out = aside = _recurring(reading, said)
    if not left_out or len(said) + len(left_out) + named > _MOST:
        return words
    serves = not _HEADED.isdisjoint(said) or is_task(left_out[-1])
    if serves and not clause and not served and not aside:
        return [*words, "for", *left_out]
    if headed:
        return words
    first = running(reading, made.start, made.stop)[0]
    return [*left_out, ":", first if first == said[0].lower() else said[0], *said[1:]]


def _keyword(reading: Reading, words: Sequence[str], served: bool) -> list[str]:
    """The likeliest keyword that a headline of these words leaves out, if it needs one, or [].

    One that is `served` says already what it is for.
    """
    says = covered(reading, list(words))
    if says > (_SAYS_SERVED if served else _SAYS):
        return []
    once = not served and says <= _SAYS_ONCE
    if not _may_lack(reading, words, once):
        return []
    found = keyphrases.read(reading.text.plain, " ".join(words)).phrases
    best = [phrase for phrase in found if phrase.text and phrase.text != reading.name][:_BEST]
    said = frozenset(_stems_of(words))
    if not best or _is_said(best[0].key, said):
        return []
    for phrase in best:
        again = _stands_again(reading, phrase.text)
        likely = (again or once) and phrase.chance >= (_LIKELY_AGAIN if again else _LIKELY)
        fit_too = likely and _is_fit(phrase) and not _is_said(phrase.key, said)
        if fit_too and _opens(reading, phrase.text):
            return _unaided(reading, phrase.text).split()
    return []


def _recurring(reading: Reading, words: Sequence[str]) -> list[str]:
    """The likeliest keyword that the abstract comes back to, for a headline that says little."""
    if covered(reading, list(words)) > _SAYS:
        return []
    said, least = frozenset(_stems_of(words)), _LIKELY_AGAIN if len(words) <= _BARE else _LIKELY
    for phrase in keyphrases.read(reading.text.plain, " ".join(words)).phrases[:_BEST]:
        likely = phrase.text and phrase.chance >= least and _is_fit(phrase)
        if likely and not _is_said(phrase.key, said) and _comes_back(reading, phrase.text):
            return _unaided(reading, phrase.text).split()
    return []


def _topic(reading: Reading, words: list[str], stated: Sequence[Topic]) -> list[str]:
    """The topic of the first sentence that says much of what a headline leaves out, or []."""
    says = covered(reading, words)
    if says >= _SAYS_ONCE:
        return []
    first = reading.letters.find(".")
    for about in stated:
        topic = field(running(reading, about.start, about.stop))
        text = " ".join(topic)
        least = _ADDED_AGAIN if _stands_again(reading, text) else _ADDED
        if (
            about.stop <= first
            and covered(reading, [*words, *topic]) > says + least
            and fit(reading, topic)
            and sound(topic)
            and not _is_said(" ".join(map(fold, topic)), frozenset(_stems_of(words)))
            and _opens(reading, text)
        ):
            return topic
    return []


def _stands_again(reading: Reading, text: str) -> bool:
    return reading.text.plain.lower().count(text.lower()) > 1


@cache
def _known() -> frozenset[str]:
    """The first two words of each well-known name, by their prefixes."""
    return _prefixes(KNOWN_KEYS - BROAD_KEYS - EMPTY_KEYS)


@cache
def _broad() -> frozenset[str]:
    """The same of those that say too little."""
    return _prefixes(BROAD_KEYS | EMPTY_KEYS)


def _prefixes(keys: Iterable[str]) -> frozenset[str]:
    parted = (key.split(" ", 2) for key in sorted(keys) if " " in key)
    return frozenset(first[:_PREFIX] + second[:_PREFIX] for first, second, *_ in parted)


def _may_lack(reading: Reading, words: Sequence[str], once: bool) -> bool:
    """Whether the first two sentences have a phrase of which `keyphrases` could make enough.

    That is, two words unlike those of the headline that come again or, if `once` will do, begin
    a well-known name: a quick look, because the slow one reads the whole abstract.
    """
    lowers, letters, text = reading.lowers, reading.letters, ""
    said = {part[:_PREFIX].lower() for word in words for part in word.split("-")}
    first = letters.find(".")
    for pair in _PAIR.finditer(letters, 0, letters.find(".", first + 1)):
        place = pair.start()
        word, after = lowers[place], lowers[place + 1][:_PREFIX]
        key = word[:_PREFIX] + after
        if word[:_PREFIX] in said or after in said or key in _broad():
            continue
        if once and place < first and key in _known():
            return True
        text = text or reading.text.plain.lower()
        if text.count(f"{word} {after}") > 1:
            return True
    parts = (word.split("-", 2) for word in lowers[:first] if "-" in word)  # "k-means"
    return once and any(head[:_PREFIX] + second[:_PREFIX] in _known() for head, second, *_ in parts)


def _stems_of(words: Sequence[str]) -> Iterator[str]:
    """The stems of words, and of what acronyms among them are short for."""
    for word in words:
        yield from stems(fold(word))
        for part in word.split("-"):  # "MMD-GAN"
            yield from stems(LONG_FORMS.get(fold(part), ""))


def _is_said(key: str, said: frozenset[str]) -> bool:
    """Whether at least half of a phrase, by its key, stands in a headline."""
    own = stems(key)
    return 2 * len(own & said) >= len(own)


def _is_fit(phrase: Phrase) -> bool:
    broad = phrase.key in BROAD_KEYS or phrase.key in EMPTY_KEYS
    last = phrase.text.rpartition(" ")[2]
    bare_adjective = adjective(last) and "-to-" not in last  # "differentially private"
    result = last in _RESULTS or bare_adjective  # "regret bounds"
    return " " in phrase.key and not (broad or result)


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


def _comes_back(reading: Reading, phrase: str) -> bool:
    """Whether two sentences have it, and the first not as an example or as another thing."""
    low = phrase.lower()
    found = [text for text in map(str.lower, reading.sentences) if low in text]
    if len(found) < 2:
        return False
    start = found[0].find(low)
    return not _OTHER.search(found[0], max(start - _NEAR, 0), start)


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
