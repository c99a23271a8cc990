"""The words of the interface, one YAML file a language in `templates/strings/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from generator.yaml_loader import LOADER

FALLBACK = "en"  # complete by test; what another language lacks is said in English


@dataclass(frozen=True, slots=True)
class Strings:
    """One language's words; call it with a key and the values its text names.

    >>> say = Strings("en", {"papers": {"one": "{n} paper", "other": "{n} papers"}})
    >>> say("papers", n=1), say("papers", n=1200)
    ('1 paper', '1,200 papers')
    """

    language: str
    texts: Mapping[str, str | Mapping[str, str]]

    def __call__(self, key: str, **values: str | int) -> str:
        """The text of `key`; raises KeyError for a key or value that is not there (our bug)."""
        text = self.texts[key]
        if not values and isinstance(text, str):
            return text
        if not isinstance(text, str):
            text = text[plural(self.language, values["n"], text)]
        return text.format(**{name: _spell(value) for name, value in values.items()})


def plural(language: str, count: str | int, forms: Mapping[str, str]) -> str:
    """The plural category of a whole number (CLDR's "one" and "other", for our languages)."""
    return "one" if count == 1 and "one" in forms and not language.startswith("zh") else "other"


def _spell(value: str | int) -> str:
    # Both of our languages group digits by thousands with a comma on screen.
    return f"{value:,}" if isinstance(value, int) else value


def languages(folder: Path) -> tuple[str, ...]:
    """The language tags that have a file, sorted."""
    return tuple(sorted(path.stem for path in folder.glob("*.yaml")))


def missing(folder: Path) -> dict[str, tuple[str, ...]]:
    """For each language that lacks some of the strings, their keys."""
    whole = _read(folder / f"{FALLBACK}.yaml")
    lacking = {
        tag: tuple(whole.keys() - _read(folder / f"{tag}.yaml").keys()) for tag in languages(folder)
    }
    return {tag: tuple(sorted(keys)) for tag, keys in lacking.items() if keys}


def nearest(folder: Path, language: str) -> str:
    """The language itself where the interface speaks it, else English."""
    return language if language in languages(folder) else FALLBACK


def load(folder: Path, language: str) -> Strings:
    """The strings of `language`, filled up with English where it lacks some."""
    texts = _read(folder / f"{FALLBACK}.yaml") | _read(folder / f"{language}.yaml")
    return Strings(language, texts)


def _read(path: Path) -> dict[str, str | Mapping[str, str]]:
    texts: dict[str, str | Mapping[str, str]] = yaml.load(path.read_bytes(), Loader=LOADER)
    return texts
