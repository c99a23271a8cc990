"""Well-known names of ideas, looked up by their folded words."""

from __future__ import annotations

from generator.terms._concepts import ACRONYMS, BROAD, CONCEPTS, EMPTY, SAME, TOOLS
from generator.terms.words import BASE, GERUND, NOUN, THIRD, fold, fold_all, kind


def _names(table: str) -> tuple[str, ...]:
    """The names of a table: parted by ";", blank lines and lines that begin with "#"."""
    lines = (";" if not line or line.startswith("#") else line for line in table.splitlines())
    return tuple(name for part in " ".join(lines).split(";") if (name := " ".join(part.split())))


NAMES = {fold_all(name): name for name in _names(CONCEPTS)}  # key to the name as shown
BROAD_KEYS = frozenset(map(fold_all, _names(BROAD)))
EMPTY_KEYS = frozenset(map(fold_all, _names(EMPTY)))
TOOL_KEYS = frozenset(map(fold_all, _names(TOOLS)))
LONG_FORMS = {fold(short): fold_all(name) for short, name in ACRONYMS.items()}
_SAME_KEYS = {fold_all(other): fold_all(name) for other, name in SAME.items()}
_WORDS = frozenset(word for key in NAMES for word in key.split())
_PROPER = frozenset(
    fold(word) for name in NAMES.values() for word in name.split() if word[:1].isupper()
)


KNOWN_KEYS = NAMES.keys() | {k for k, v in (LONG_FORMS | _SAME_KEYS).items() if v in NAMES}


_CONCEPTS = _SAME_KEYS | {short: _SAME_KEYS.get(key, key) for short, key in LONG_FORMS.items()}


def concept(key: str) -> str:
    """The key of the concept that a key is another wording of, or the key itself.

    >>> concept("llm"), concept("generative adversarial net"), concept("sheaf")
    ('large language model', 'generative adversarial network', 'sheaf')
    """
    return _CONCEPTS.get(key, key)


def is_of_concepts(key: str) -> bool:
    """Whether a folded word belongs to a well-known name, so that it is no verb."""
    return key in _WORDS


def is_proper(key: str) -> bool:
    """Whether a folded word of a well-known name has a capital: "Markov"."""
    return key in _PROPER


def _with_parting_words() -> dict[str, dict[str, tuple[tuple[str, ...], ...]]]:
    """Names holding a word that parts runs, by their first two words, the longest first."""
    found: dict[str, dict[str, list[tuple[str, ...]]]] = {}
    for name in [*NAMES.values(), *SAME]:
        words = name.split()
        if len(words) > 1 and any(kind(word) not in (NOUN, BASE, THIRD, GERUND) for word in words):
            first, second, *rest = map(fold, words)
            same = found.setdefault(first, {}).setdefault(second, [])
            same.append((first, second, *rest))
    return {
        first: {
            second: tuple(sorted(keys, key=lambda key: (-len(key), key)))
            for second, keys in by_second.items()
        }
        for first, by_second in found.items()
    }


FUSED = _with_parting_words()
