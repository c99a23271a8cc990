"""Which words look coined, as the names of systems do, and which are known already."""

from __future__ import annotations

from collections.abc import Iterator

from generator.headlines._known import KNOWN
from generator.headlines._words import COINED_ADJECTIVE, HEADED, LEAD, NAME_LINKS, WAYS
from generator.headlines.patterns import Late

_KNOWN = frozenset(KNOWN.split())
_HEADS = frozenset(HEADED.split())
_WAYS = frozenset(WAYS.split())
_THINGS = _HEADS | {"concept"}
_LEAD = frozenset(LEAD.split())
_LINKS = frozenset(NAME_LINKS.split())
_ADJECTIVE = tuple(COINED_ADJECTIVE.split())
# Two capitals, or a capital inside, or a capital and a digit; known things are sieved out later.
_COINED = Late(
    r"(?<![\w$\\/.@-])(?=[^\s,;:()]{0,24}[A-Z])(?:[A-Za-z0-9]*[a-z0-9][A-Z]|[A-Z]{2}"
    r"|[A-Z][a-z]*(?:-?v?\d|[+*])|[A-Za-z]+-[A-Z]{2}|[A-Z]-[A-Z]|\d+[A-Z]|[A-Z]\w*-[A-Z]"
    r"|[a-z]+-[A-Z][A-Za-z]*[A-Z])[\w\-+*@/&^]*(?:\.\d+)?"
)
_CAPITAL = Late("[A-Z](?:(?<=[^ ][A-Z])|(?![a-z]+[.,;:]? ))")  # but that of an ordinary word
_QUANTITY = Late(r"\d[\d.,]*[A-Za-z%]{0,3}$|[\dx×.,%–-]+$")


def coined(word: str) -> bool:
    """Whether a word may be the name of something new, by its form and the known ones.

    >>> [coined(word) for word in ("ShiftRAG", "BERT", "CNNs", "CNN-based", "shuffle-DP", "10K")]
    [True, False, False, False, False, False]
    """
    if not 2 <= len(word) <= 32 or word in _KNOWN or _QUANTITY.match(word):
        return False
    if (word[-1] == "s" and word[:-1] in _KNOWN) or word.endswith(_ADJECTIVE):
        return False
    prefix, hyphen, rest = word.partition("-")
    # "shuffle-DP", "pre-LLM": a known thing with something before it.
    return not (hyphen and prefix.islower() and (rest in _KNOWN or rest.rstrip("s") in _KNOWN))


def initials(short: str, before: str) -> bool:
    """Whether the last words of `before` spell `short`, letter by letter in order.

    >>> initials("SAIL", "a novel Shift-Aware Identity-guided Latent")
    True
    """
    letters = [letter for letter in short.lower() if letter.isalnum()]
    words = before.lower().replace("-", " ").replace("–", " ").replace("/", " ").split()
    words = words[-len(letters) - 5 :]
    for first in range(len(words) - 1, -1, -1):
        if letters and words[first][0] == letters[0]:
            found, place, spelt = 0, 0, "".join(words[first:])
            for letter in letters:
                ahead = spelt.find(letter, place)
                found, place = (found + 1, ahead + 1) if ahead >= 0 else (found, place)
            if found >= len(letters) - (len(letters) > 3):
                return True
    return False


def clipped(words: list[str], name: str, sentence: str) -> bool:
    """Whether words before a comma are the beginning of what a name is short for.

    >>> clipped(["Torn", "Kites"], "TKMF", "the Torn Kites, Mended Fast (TKMF) scheme")
    True
    >>> clipped(["torn", "kites"], "MEND", "for torn kites, Mending Every Net Daily (MEND)")
    False
    """
    front, bracket, _ = sentence.partition(f" ({name})")
    before, _, last = front.rpartition(", ")
    if not bracket or not before.endswith(words[-1]):
        return False
    return initials(name, front) and not initials(name, last) and not initials(name, before)


def mentioned(word: str, text: str) -> bool:
    """Whether a word stands in a text, not as a part of another.

    >>> mentioned("RAG", "ShiftRAG"), mentioned("RAG", "of RAG, as")
    (False, True)
    """
    place = text.find(word)
    while place >= 0:
        around = text[max(0, place - 1) : place] + text[place + len(word) :][:1]
        if not any(sign.isalnum() or sign in "-_" for sign in around):
            return True
        place = text.find(word, place + 1)
    return False


def forms(sentence: str) -> Iterator[tuple[int, str]]:
    """Where the forms that look coined stand in a sentence."""
    done = 0
    for capital in _CAPITAL.finditer(sentence):
        if capital.start() < done:
            continue
        first = sentence.rfind(" ", done, capital.start()) + 1 or done
        done = sentence.find(" ", first) + 1 or len(sentence) + 1
        piece = sentence[first : done - 1]
        if piece[1:].islower():
            continue  # an ordinary word; the regular expression is slower
        for match in _COINED.finditer(piece):
            yield first + match.start(), match.group().rstrip("-/&.")


def beyond_doubt(word: str) -> bool:
    """Whether a form is coined beyond doubt: "DNA-GAN", but not "KNN-contrastive"."""
    return not word.rpartition("-")[2].islower()


def parted(words: list[str], name: str) -> list[str]:
    """ "planner tidal pair sketch", where the last three spell NAME, with a comma between."""
    if name and name not in words:
        first = name[0].lower()
        for place in range(len(words) - 2, 1, -1):
            short = len(words) - place <= len(name) + 1 and words[place] not in _LINKS
            spelt = (
                short
                and words[place][:1].lower() == first
                and initials(name, " ".join(words[place:]))
            )
            if spelt and words[place - 1] in _HEADS:
                return [*words[:place], ",", *words[place:]]
    return words


def turned(words: list[str]) -> list[str]:
    """ "descriptor, Tidal Pair Sketch" as "Tidal Pair Sketch: descriptor"; it has a name."""
    if len(words) > 3 and words[0] in _WAYS and words[1][:1].isupper() and words[2][:1].isupper():
        return words[1:]  # "approach Tidal Pair Sketch"
    if len(words) > 4 and words[1] == "," and words[0].lower() in _HEADS and words[2][:1].isupper():
        rest = words[2:]
        comma = rest.index(",") if "," in rest else len(rest) - 1
        after = rest[comma + 1 :]
        if after[:1] == ["that"]:
            return [*rest[:comma], ":", words[0].lower(), *after]
        return [*rest[:comma], *after] if after[:1] in (["for"], ["to"]) else rest
    if words.count(",") != 1 or ":" in words:
        return words
    if len(words) > 4 and words[1] == "," and words[0].lower() in _THINGS:
        more = words[2] in ("which", "that") or words[2].endswith(("ed", "ing"))
        return words if more else words[2:]  # "algorithm, tidal pair sketch"
    place = words.index(",")
    label, front = words[place + 1 :], words[words[0] in _LEAD : place]
    if 1 < len(label) < 6 and all(word[:1].isupper() for word in label) and front:
        return label if _empty_head(front) else [*label, ":", *front]
    return words


def _empty_head(front: list[str]) -> bool:
    """Whether a phrase is but "task" or "method"."""
    return len(front) == 1 and front[0] in _HEADS
