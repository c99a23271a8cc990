"""Nested values, as JSON and YAML hold them, into a row's names and texts.

Numbers are texts already, as they were written; None stands for no value.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from generator.errors import Place, Problem
from generator.sources import fields
from generator.sources.persons import Tell, people, untold
from generator.sources.reading import Row, listed, several, spots
from generator.sources.values import first, spelt
from generator.text import cut

_SHOWN = 60  # characters of a value in a message
_INNER = ("text", "name", "url", "raw", "literal")
_LISTS = frozenset({"authors", "affiliations", "orcids", "homepages", "keywords"})
_field = cache(fields.field)  # a file has few names and many values
_ESCAPE = re.compile(r"\\(?:u0000|[uU](?:0000)?[dD][89a-fA-F]|0|x00)")
_STRAY = re.compile("[\0\ud800-\udfff]")
_ADDRESS = ("url", "href", "URL", "link", "address")  # of a link that is a table
_CAPTION = ("name", "title", "label", "type", "kind", "text")
_AWARD = "Award"  # of which the list says no more than that there is one
_WRITE = 'write it as text: {}: "…"'


def to_row(record: Mapping[str, Any], line: int, file: str, problems: list[Problem]) -> Row:
    """A record's row; values that make no text go to `problems`."""
    texts: dict[str, str] = {}
    extra: tuple[tuple[str, str], ...] = ()
    private: dict[str, None] = {}

    def tell(fault: tuple[str, str]) -> None:
        problems.append(Problem(Place(file, line), *fault))

    for name, value in record.items():
        if isinstance(value, dict) and "value" in value:  # as OpenReview wraps each value
            value = value["value"]
        if isinstance(value, str):
            a_list = value.startswith("[") and _field(name).name in _LISTS
            texts[name] = listed(value) if a_list else value
        elif name == "extra" and isinstance(value, dict):
            extra = tuple((key, spelt(inner)) for key, inner in value.items())
        elif name == "externalIds" and isinstance(value, dict):  # of Semantic Scholar
            texts |= {key: spelt(inner) for key, inner in value.items()}
        elif value not in (None, [], {}):
            value = _bare(value)
            _unfold(name, value, texts, tell)
            if _field(name).name == "authors" and isinstance(value, list | dict):
                private |= dict.fromkeys(untold(value))
    return Row(line, texts, extra, tuple(private))


def _unfold(name: str, value: Any, texts: dict[str, str], tell: Tell) -> None:
    said = _field(name)
    if isinstance(value, dict) and "mimetype" in value:  # HotCRP's account of an uploaded file
        texts.setdefault("file attachments", name)
    elif said.name == "award" and value is True:
        texts[name] = _AWARD
    elif said.kind == "extra" or said.name == "session":
        texts[name] = spelt(value)
    elif isinstance(value, dict) and "date-parts" in value:
        texts[name] = _date(value["date-parts"])
    elif isinstance(value, bool):
        texts[name] = spelt(value) if said.kind != "text" else ""
    elif said.name == "authors":
        texts.update(people(name, value, tell))
    elif said.kind == "link" and isinstance(value, list | dict):
        links = map(_link, _links(value))
        texts[name] = " ".join(sorted(links, key=_is_named_link))  # a kind holds for what follows
    elif isinstance(value, dict) and (text := _text_in(value)):
        texts[name] = text
    elif said.name in _LISTS and isinstance(value, list):
        texts[name] = several(map(spelt, value))
    elif isinstance(value, list) and all(isinstance(item, str) for item in value):
        gap = "\n\n" if said.name == "abstract" else "; "
        texts[name] = gap.join(value)
    elif said.kind == "private":
        texts[name] = spelt(value)  # left out of papers, but told
    else:
        tell(
            (
                f'"{cut(name, _SHOWN)}" must be text, not {_form(value)}',
                _WRITE.format(cut(name, _SHOWN)),
            )
        )


def _bare(value: Any) -> Any:
    """A value; of a list of tables that all say one thing by one name, what they say.

    >>> _bare([{"word": "bits"}, {"word": None}]), _bare([{"name": "Ada"}, {"aff": "Lab"}])
    (['bits'], [{'name': 'Ada'}, {'aff': 'Lab'}])
    """
    if not isinstance(value, list) or not all(isinstance(x, dict) and len(x) == 1 for x in value):
        return value
    names = {name for item in value for name in item}
    inner = [text for item in value for text in item.values()]
    if len(names) > 1 or not all(text is None or isinstance(text, str) for text in inner):
        return value
    return [text for text in inner if text and text.strip()]


def _links(value: Any) -> Iterable[Any]:
    """The links in a list, in a table of one, or in one that has them under their names."""
    if isinstance(value, list):
        return value
    if first(value, _ADDRESS) or not all("/" in spelt(inner) for inner in value.values()):
        return [value]
    return [{"name": name, "url": inner} for name, inner in value.items()]


def _is_named_link(text: str) -> bool:
    return ": " in text


def _link(value: Any) -> str:
    """A link as a line states it: its kind where that is known, and its address.

    >>> _link({"name": "Code", "url": "https://x.example"}), _link({"url": "https://x.example"})
    ('Code: https://x.example', 'https://x.example')
    """
    address = first(value, _ADDRESS) if isinstance(value, dict) else ""
    if not address:
        return spelt(value)
    name = first(value, _CAPTION)
    return f"{name}: {address}" if _field(name).kind == "link" and " " not in name else address


def _date(parts: Any) -> str:
    """A date as CSL and PMLR write it: [2026, 5, 1], or a list of such."""
    while isinstance(parts, list) and parts:
        parts = parts[0]
    return spelt(parts)


def _text_in(value: Mapping[str, Any]) -> str:
    """The text of a table that says more of it; "" where there is none."""
    only = list(value.values()) if len(value) == 1 else []
    texts = (*(value.get(key) for key in _INNER), *only)
    return next((text for text in texts if isinstance(text, str)), "")


def _form(value: Any) -> str:
    return "a table of names and values" if isinstance(value, dict) else "a list of tables"


def scrub(rows: Sequence[Row], text: str, file: str) -> tuple[Sequence[Row], tuple[Problem, ...]]:
    """The rows without characters that only escapes can spell and no page can hold.

    `text` is the file's, where the escapes stand.
    """
    if not _ESCAPE.search(text):
        return rows, ()
    clean = [
        Row(
            row.line,
            {_sound(key): _sound(value) for key, value in row.fields.items()},
            tuple((_sound(key), _sound(value)) for key, value in row.extra),
            row.private,
        )
        for row in rows
    ]
    lines = [a.line for a, b in zip(rows, clean, strict=True) if a != b]
    if not lines:
        return rows, ()
    message = f"escapes that spell no character were taken out, in {spots(lines)}"
    return clean, (Problem(Place(file, lines[0]), message, "see that no letter is lost"),)


def _sound(text: str) -> str:
    return _STRAY.sub("", text)
