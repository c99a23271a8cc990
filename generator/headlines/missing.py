"""Which phrase an abstract comes back to, or opens with, that a headline of some words leaves out.

The phrases are those that the authors would likely make keywords, and the topics of the first
sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from generator.headlines._words import RESULTS_OF
from generator.headlines.openings import Topic, is_task, running
from generator.headlines.patterns import Late
from generator.headlines.reading import Reading, covered
from generator.headlines.themes import field, fit, sound
from generator.headlines.wordclasses import adjective
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
_STRONG = 0.2  # and of one that a headline lacks which says much else
# Shares that a topic must add to what a headline holds: of one that stands once, and again.
_ADDED = 0.35
_ADDED_AGAIN = 0.25
# A headline that holds less of it is off the point, and gets a phrase that holds so much more.
_OFF, _NEWS = 0.35, 0.2
_MANY = 6  # phrases that are then considered,
_BEST = 3  # and otherwise
_BARE = 5  # words of a headline that says least
_NEAR = 160  # characters before a phrase that may say that it is an example
_OTHER = Late(
    r"\bsuch as .{0,60}$|\b(?:unlike|without|not|no|beyond|instead of|rather than|needs? for"
    r"|requir(?:es?|ing)|avoid(?:s|ing)?|eliminat(?:es?|ing)|remov(?:es?|ing))\b[^,.;]{0,60}$"
    r"|\bincluding (?:(?! (?:is|are|was|were|has|have|can|may|we) )(?:e\.g\.|[^.;:]))*$"
    r"|\branging from [^.,;]{0,40}$"
)
_TURNED = Late(r"(?:\bbut|\byet|;|\bhowever,) we\b|\binstead\b|, however,|\bis not about\b")
_ONE = frozenset(["a", "an"])
_THE = frozenset(["the", "this", "our", "each", "every"])
_TELLING = frozenset(["for", ":"])
_RESULTS = frozenset(RESULTS_OF.split())
_SUBJECT = Late("D?[JNEG]{1,3}[NG](?=[AV])")  # "Zero-shot learning is …"
_PAIR = Late("[NJEGMV](?=[NJEG])")
_PREFIX = 4  # letters by which two words are known, whatever their endings

Phrases = Callable[[], Sequence[Phrase]]


def likely_phrases(reading: Reading, words: list[str]) -> Phrases:
    """The likeliest keywords, the best first; they are found when they are asked for, once."""
    return cache(lambda: keyphrases.read(reading.text.plain, " ".join(words)).phrases)


def missed(reading: Reading, words: list[str], phrases: Phrases) -> list[str]:
    """What the abstract comes back to most, for a headline that hardly has anything of it, or [].

    For one that has more, and tells no purpose, only a very likely keyword.
    """
    says = covered(reading, words)
    much = says >= _OFF
    told = says > _SAYS or not _TELLING.isdisjoint(words)
    if much and (told or not _may_lack(reading, words, once=False)):
        return []
    said, best, most = frozenset(_stems_of(words)), "", 0.0
    for phrase in phrases()[:_MANY]:
        text = phrase.text
        if not text or not _is_fit(phrase) or _is_said(phrase.key, said):
            continue
        more = covered(reading, [*words, *text.split()]) - says
        if more < _NEWS or more + phrase.chance <= most or (much and phrase.chance < _STRONG):
            continue
        likely, back = phrase.chance >= _LIKELY, _comes_back(reading, text)
        opens = (likely or much) and (back or not much) and _opens(reading, text)
        if opens or (back and not much and _leads(reading, text)):
            best, most = text, more + phrase.chance
    return _unaided(reading, best).split() if best else []


def keyword(reading: Reading, words: Sequence[str], served: bool, phrases: Phrases) -> list[str]:
    """The likeliest keyword that a headline of these words leaves out, if it needs one, or [].

    One that is `served` says already what it is for.
    """
    says = covered(reading, list(words))
    if says > (_SAYS_SERVED if served else _SAYS):
        return []
    once = not served and says <= _SAYS_ONCE
    if not _may_lack(reading, words, once):
        return []
    best = [phrase for phrase in phrases() if phrase.text and phrase.text != reading.name][:_BEST]
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


def begun(reading: Reading, words: Sequence[str], phrases: Phrases) -> list[str]:
    """The task that the abstract's very first words name, if a headline lacks it, or []."""
    first = _SUBJECT.match(reading.letters)
    if not first or not is_task(reading.lowers[first.end() - 1]):
        return []
    start = reading.letters.startswith("D")
    text, said = " ".join(reading.lowers[start : first.end()]), frozenset(_stems_of(words))
    for phrase in phrases()[:_MANY]:
        strong = phrase.text.lower() == text and phrase.chance >= _STRONG and _is_fit(phrase)
        if strong and _opens(reading, phrase.text):
            return [] if _is_said(phrase.key, said) else _unaided(reading, phrase.text).split()
    return []


def recurring(reading: Reading, words: Sequence[str], phrases: Phrases) -> list[str]:
    """The likeliest keyword that the abstract comes back to, for a headline that says little."""
    if covered(reading, list(words)) > _SAYS:
        return []
    said, least = frozenset(_stems_of(words)), _LIKELY_AGAIN if len(words) <= _BARE else _LIKELY
    for phrase in phrases()[:_BEST]:
        likely = phrase.text and phrase.chance >= least and _is_fit(phrase)
        if likely and not _is_said(phrase.key, said) and _comes_back(reading, phrase.text):
            return _unaided(reading, phrase.text).split()
    return []


def topic(reading: Reading, words: list[str], stated: Sequence[Topic]) -> list[str]:
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
    for pair in _PAIR.finditer(letters, 0, max(first, letters.find(".", first + 1))):
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


def _leads(reading: Reading, phrase: str) -> bool:
    """Whether a phrase is said no later than what the paper does: it is no mere application."""
    low, last = phrase.lower(), max(1, reading.told)
    return any(low in text.lower() for text in reading.sentences[: last + 1])


def _unaided(reading: Reading, phrase: str) -> str:
    """The phrase as it can stand without an article, as the abstract has it; "" if it cannot."""
    found = [*_standing(reading, phrase.lower().split())]
    if any(plural for _, plural, _ in found):
        return f"{phrase}s"
    alone = [place for place, _, within in found if not within]
    if found and not alone and is_task(phrase.rpartition(" ")[2].lower()):
        return phrase  # "translation" in "a translation system" needs no article
    befores = [reading.lowers[place - 1] for place in alone or [place for place, _, _ in found]]
    return "" if not _ONE.isdisjoint(befores) or _THE.issuperset(befores) else phrase


def _standing(reading: Reading, words: list[str]) -> Iterator[tuple[int, bool, bool]]:
    """Where a phrase stands, whether in the plural, and whether within a longer phrase."""
    lowers, size = reading.lowers, len(words)
    last, many = words[-1], f"{words[-1]}s"
    for place, word in enumerate(lowers):
        first = place - size + 1
        if word in (last, many) and first >= 0 and lowers[first:place] == words[:-1]:
            yield first, word == many, reading.letters[place + 1] in "NJG"


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
