"""The candidates of an abstract, the best first, or what says the same and more than the best."""

from __future__ import annotations

from collections.abc import Iterable

from generator.headlines._words import RESULTS, SMALL
from generator.headlines.bearing import dangling
from generator.headlines.candidates import beginnings, candidates, proposals
from generator.headlines.openings import Topic
from generator.headlines.pairing import pairs
from generator.headlines.ranking import score
from generator.headlines.reading import Reading, covered
from generator.headlines.spans import Candidate
from generator.headlines.vocabulary import STEM
from generator.headlines.wordclasses import forms
from generator.headlines.wording import bare

Scored = tuple[float, Candidate]  # the score with a minus

_FAIR = 0.3  # score that no beginning of an abstract has
_SURE = 0.6  # score of a proposal that hardly anything outdoes
_PAIRED = 8  # of the best phrases may be joined to another
_ALONE = 3  # words that may stand without a name or another phrase
_TOPIC = 10  # words of a problem that is named without what is done about it
# Words of a headline, with its name, and how much worse one may be that says more: the more,
# the less the first says.
_BARE, _MUCH_WORSE = 5, 0.4
_SHORT, _WORSE = 7, 0.2
_LONG, _HARDLY_WORSE = 10, 0.08
_SAYS = 0.5  # of what the abstract comes back to; what holds more needs no more, if not short
# Or how much more it must hold of what the abstract comes back to, and how much worse it may be.
_MUCH_MORE, _NOT_MUCH_WORSE = 0.2, 0.3
# Words of a problem's name, how much worse what is found of it may be, and its words in that.
_NAMELY, _FOUND_WORSE, _NAMED_AGAIN = 7, 0.7, 2
_FULL = 0.6  # of it that a phrase holds which needs no other
_LONGEST = 14  # words of what says more than a phrase that is not short
_MORE = 3  # words
_BOAST = frozenset(["exceeding", "outperforms", "outperforming", "superior", "state-of-the-art"])
_LINKS = frozenset(["of", "in"])  # "effectiveness of kites: …" is about something else
_HAS = frozenset(["has", "have"])
_TASKS = frozenset(["studied", "purpose", "topic"])  # tails that say what it is for
_RESULTS = frozenset([*forms(RESULTS.split()), "proposed"])
_SMALL = frozenset(f"{SMALL} , : that which can is are not".split())
_EASY = frozenset(["for", "using", ":", "based", "with", "in"])
_BE = frozenset(["is", "are", "was", "were", "has", "have", "remain", "remains"])


def ranked(reading: Reading, stated: list[Topic]) -> list[Scored]:
    """All candidates that could be the best, the best first; `stated` are the topics."""
    plain = _plain(reading, stated)
    best = [made for _, made in plain if not made.tail][:_PAIRED]
    if not reading.name:
        plain = [pair for pair in plain if len(pair[1].words) >= _ALONE]
    if not plain or not _suffices(reading, *plain[0]):
        plain = _merged(plain, _scored(reading, pairs(reading, best, stated)))
    return _fuller(reading, plain)


def _plain(reading: Reading, stated: list[Topic]) -> list[Scored]:
    """Candidates of one phrase; the weaker kinds only where the stronger are poor, to save time."""
    plain = _scored(reading, proposals(reading, stated))
    if not plain or -plain[0][0] < _SURE:
        plain = _merged(plain, _scored(reading, candidates(reading, stated)))
    if not plain or -plain[0][0] < _FAIR:
        plain = _merged(plain, _scored(reading, beginnings(reading, stated)))
    return plain


def _scored(reading: Reading, found: Iterable[Candidate]) -> list[Scored]:
    return sorted(((-score(reading, made), made) for made in found), key=_order)


def _merged(some: list[Scored], others: list[Scored]) -> list[Scored]:
    return sorted([*some, *others], key=_order) if others else some


def _order(pair: Scored) -> tuple[float, int, int, str]:
    return pair[0], pair[1].start, -pair[1].stop, pair[1].tail


def _suffices(reading: Reading, minus: float, made: Candidate) -> bool:
    """Whether a phrase needs no other."""
    if -minus < _SURE or len(made.words) <= _SHORT or _is_topic(made):
        return False
    return covered(reading, made.words) > _FULL


def _is_topic(made: Candidate) -> bool:
    """Whether it may be the field or the problem alone, without what is done about it."""
    return made.cue.kind in "SF" and len(made.words) <= _TOPIC


def _fuller(reading: Reading, scored: list[Scored]) -> list[Scored]:
    """With the best first, or what says the same and more, where the best says little."""
    if not scored:
        return scored
    if pair := _telling(reading, scored) or _found_of(reading, scored):
        return [pair, *(other for other in scored if other is not pair)]
    least, best = scored[0]
    said, named = bare(best.words), bool(reading.name)
    worst = least + _worse(reading, best, len(said) + named)
    for pair in scored[1:]:
        if pair[0] > worst:
            break
        more = bare(pair[1].words)
        fits = len(said) < _SHORT or len(more) + named <= _LONGEST
        if fits and _says_more(best, said, pair[1], more):
            return [pair, *(other for other in scored if other is not pair)]
    return scored


def _telling(reading: Reading, scored: list[Scored]) -> Scored | None:
    """What says the same as the best, and holds much more of what the abstract comes back to."""
    least, best = scored[0]
    said, most, found = bare(best.words), covered(reading, best.words) + _MUCH_MORE, None
    for pair in scored[1:]:
        if pair[0] > least + _NOT_MUCH_WORSE:
            break
        if covered(reading, pair[1].words) > most and _says_all(best, said, pair[1]):
            most, found = covered(reading, pair[1].words), pair
    return found


def _found_of(reading: Reading, scored: list[Scored]) -> Scored | None:
    """What is found of a problem whose name alone is the best."""
    least, best = scored[0]
    said = bare(best.words)
    if reading.name or best.cue.kind != "S" or best.tail or len(said) > _NAMELY:
        return None
    asked = {word[:STEM].lower() for word in said} - _SMALL
    for pair in scored[1:]:
        made = pair[1]
        if pair[0] > least + _FOUND_WORSE:
            break
        told = {word[:STEM].lower() for word in made.words}
        whole = made.kind in "TC" and not made.tail and reading.letters[made.stop] in ".;:"
        if whole and len(asked & told) >= _NAMED_AGAIN and not dangling(made.words):
            return pair
    return None


def _says_all(best: Candidate, said: list[str], made: Candidate) -> bool:
    """Whether a candidate goes on where the best stops, or is the best with a second phrase."""
    more = bare(made.words)
    if dangling(more):
        return False
    if made.start == best.start and more[: len(said)] == said:
        return _goes_on(more[len(said) :], made.kind)
    plain = made.tail in _TASKS or (made.tail == "theme" and _LINKS.isdisjoint(more[: -len(said)]))
    return plain and not best.tail and _within(said, more)


def _within(words: list[str], others: list[str]) -> bool:
    size = len(words)
    return any(others[at : at + size] == words for at in range(len(others) - size + 1))


def _worse(reading: Reading, best: Candidate, size: int) -> float:
    """How much worse what says more may be than a phrase of a `size`, its name counted."""
    if size > _LONG:
        return 0.0
    if size <= _BARE or _is_topic(best):
        return _MUCH_WORSE
    if size <= _SHORT:
        return _WORSE
    return _HARDLY_WORSE if covered(reading, best.words) < _SAYS else 0.0


def _says_more(best: Candidate, said: list[str], made: Candidate, more: list[str]) -> bool:
    """Whether a candidate goes on where the best stops, or says what is done about it."""
    if dangling(more):
        return False
    if made.start == best.start and more[: len(said)] == said:
        return _adds(more[len(said) :], made.kind)
    deed = made.tail in _TASKS and made.kind not in "GM"
    if not deed or len(more) < len(said) + _MORE or not _RESULTS.isdisjoint(more):
        return False
    return _within(said, more)


def _adds(words: list[str], kind: str) -> bool:
    """Whether what follows says enough: "for X" more easily than "which does X".

    >>> _adds("which performs reasoning".split(), "P"), _adds("for sorting shells".split(), "P")
    (False, True)
    """
    telling = sum(word not in _SMALL for word in words)
    return _goes_on(words, kind) and telling > 1 + (words[0] not in _EASY)


def _goes_on(words: list[str], kind: str) -> bool:
    """Whether what follows tells more of the same: not "is hard", ", which has been studied"."""
    if not words or words[0] in _BE or (words[1:2] == ["which"] and words[2] in _HAS):
        return False
    return _BOAST.isdisjoint(words) and (kind != "F" or _BE.isdisjoint(words))
