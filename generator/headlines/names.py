"""The name of what a paper proposes ("ShiftRAG"), told from the words around each mention.

Every form that looks coined gathers evidence from its mentions: "we propose NAME, a …" says much,
being the subject of "achieves" says little, standing before the paper says what it does speaks
against it. The best form is the name if its evidence suffices. The weights were set by hand on
public papers with titles of the form "Name: …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.headlines import _words as lists
from generator.headlines.coinage import coined, forms, mentioned
from generator.headlines.evidence import (
    APPOSITION,
    ARTICLES,
    CALLING,
    NAMED_HEAD,
    NAMING,
    OURS,
    OWN,
    PROPOSE,
    evidence,
    followed,
    is_named,
    mention_at,
    without,
)
from generator.headlines.patterns import Late

ENOUGH = 1.8  # evidence that makes a form a name: at 2.2 a few more are right and many more missed

_NOT_NAMES = frozenset(lists.NOT_NAMES.split())
_WORDY = Late(r"[A-Z](?<=[\s\"“‘'(][A-Z])[a-z]+(?:-[A-Za-z]+)?(?![\w-])")
_TWINS = Late(r"\(([A-Z][\w\-+]*)\)\s*,?\s*and\s+(?:[\w-]+\s+){1,8}\(([A-Z][\w\-+]*)\)")
_SITE = Late(r"github\.(?:com/[\w-]+/|io/)([A-Za-z][\w\-+]+)")
_SAID = Late(
    r"[WwTt](?<!\w[WwTt])(?:(?<=[Ww])e|(?<=[Tt])his (?:paper|work|article|study|letter|report))"
    r"\b[^.,]{0,30}?\b(?:propos|introduc|present|develop|study|studi|investigat|show|design)"
)
_POSSESSIVE = ("’s-", "'s-")  # "NAME's-OTHER"
_HINTS = PROPOSE | NAMING | CALLING | {"our", "proposed", "resulting", "this", "new", "novel"}
_HINTS = _HINTS | {"referred", "refer", "known"}  # without one, no plain word is a name


def system_name(plain: str, sentences: Sequence[str]) -> str:
    """The name of what an abstract proposes, or ""; `plain` is its text, cut into `sentences`."""
    told = _telling(sentences)
    found: dict[str, list[float]] = {}
    for index, sentence in enumerate(sentences):
        if sentence[1:].islower():
            continue
        weight = max(0.82, 1 - 0.05 * index)
        for start, word in forms(sentence):
            if coined(word) and sentence[start + len(word) :][:3].lower() not in _POSSESSIVE:
                mention = mention_at(sentence, start, word)
                score = max(evidence(mention, index, told), 0.0)
                found.setdefault(word, []).append(score * weight)
        for word, score in _wordy(sentence, plain):
            found.setdefault(word, []).append(score * weight)
    return _best(found, plain, sentences, told) or _from_site(plain)


def _telling(sentences: Sequence[str]) -> int:
    """The first sentence that says what the paper does, or -1."""
    for index, sentence in enumerate(sentences):
        if _SAID.search(sentence):
            return index
    return -1


def _wordy(sentence: str, plain: str) -> Iterator[tuple[str, float]]:
    """Names that look like ordinary words: only where the sentence itself introduces them."""
    hinted = False
    for match in _WORDY.finditer(sentence):
        word = match.group()
        right = sentence[match.end() :][:100].lstrip("\"”’'")
        if not followed(right) or word.lower() in _NOT_NAMES:
            continue
        hinted = hinted or not _HINTS.isdisjoint(_plain_words(sentence))
        if not hinted:
            return
        mention = mention_at(sentence, match.start(), word)
        if mention.mark == "(":
            continue
        before = mention.before
        core = without(before, ARTICLES)
        proposed = not mention.mark and core and core[-1] in PROPOSE
        ours = before[-1:] and before[-1] in NAMED_HEAD and not OURS.isdisjoint(before[-6:-1])
        introduced = APPOSITION.match(right) and (proposed or ours)
        named = is_named(before) and not OWN.isdisjoint(before)
        again = (introduced or named) and plain.count(word) > 1
        if again or (introduced and proposed):
            yield word, 2.6


def _plain_words(sentence: str) -> list[str]:
    return sentence.lower().replace(",", "").replace(":", "").split()


def _best(found: dict[str, list[float]], plain: str, sentences: Sequence[str], told: int) -> str:
    if not found:
        return ""
    early = " ".join(sentences[: max(told, 0)])
    twins = {name for match in _TWINS.finditer(plain) for name in match.groups()}
    best, name = ENOUGH, ""
    for word, scores in found.items():
        top = max(scores)
        if top <= 0.6:
            continue
        again = 0.3 * (sum(score > 0.4 for score in scores) - 1)
        total = top + again + 0.25 * min(len(scores) - 1, 4) - (word in twins)
        background = top < 2.9 and not sentences[0].startswith((word, f"The {word}"))
        defined = told < 1 and top < 1.9 and f"({word})" in sentences[0]
        if background and (defined or mentioned(word, early)):
            total -= 1.3
        if total > best:
            best, name = total, word
    return name[:-1] if name[-1:] == "s" and name[-2:-1].isupper() else name


def _from_site(plain: str) -> str:
    """The name of the repository, where the abstract gives one and nothing else tells."""
    match = _SITE.search(plain)
    if match and coined(match[1]) and any(forms(match[1])) and match[1].count("-") < 2:
        return match[1] if len(match[1]) < 20 and "_" not in match[1] else ""
    return ""
