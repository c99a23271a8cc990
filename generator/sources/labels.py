"""Lines that say what they are: "Abstract: …", "关键词：…", "Code: https://…".

A label stands at a line's start, ends in a colon (ASCII or full-width), may be bold as Markdown
writes it or stand in 【】. "Abstract" and "Keywords" may also end in a dash or full stop, or stand
alone on their line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.identifiers import PREFIXES
from generator.model import Link
from generator.sources._labels import DASHED, FACTS, LINKS, TEXT, UNUSED
from generator.sources.facts import fact

_WIDEST = 32  # characters of the longest label with its marks
_END = re.compile("[:：】]")
_DASH = re.compile(r"([A-Za-z ]{8,11}|摘 ?要|关键[词字])(?: ?[—–―]| -(?= )|\.(?= [A-Z]|$)|$) ?(.*)")
# "Abstract" run into its text, which begins as only a sentence does ("Abstract Algebra" is none).
_RUN_IN = re.compile(
    "(Abstract|ABSTRACT) ((?:We|This|In|The|Our|Recent|Recently|Many|Modern|Despite|While|It|To"
    "|Although|Existing|Current|There|These) .*)"
)
_WEB = re.compile(r"(https?)://\w[\w.-]*(?::\d+)?(?:[/?#][^\s\"<>\\]*)?", re.IGNORECASE)
_MAIL = re.compile(r"(mailto):[^\s\"<>\\@]+@[^\s\"<>\\@]+", re.IGNORECASE)
_BARE = re.compile(r"(?:www\.(?:[\w-]+\.)+[a-z]{2,}|(?:[\w-]+\.)+[a-z]{2,}(?=/))(?:/[^\s\"<>\\]*)?")
_MARKDOWN = re.compile(r"\[([^\s\[\]]+)\]\(([^\s()]+)\)")
_CAPTIONED = re.compile(r"\[.*\]\(([^\s()]+)\)", re.DOTALL)
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:\S")


@dataclass(frozen=True, slots=True)
class Label:
    """A labelled line: the kind of its field, the field, and the text behind the label."""

    kind: str  # "text", "fact", "link" or "unused"
    field: str  # a Paper's field, a link's kind, or an unused label's own words
    value: str


def label(text: str) -> Label | None:
    """What a line says it is; None for a line without a known label.

    >>> label("**Key words:** bandits, privacy")
    Label(kind='text', field='keywords', value='bandits, privacy')
    >>> label("Abstract—We study bandits.").value, label("Note: we study bandits.")
    ('We study bandits.', None)
    """
    written, value = apart(text)
    if written and (field := _field(written)):
        return Label(*field, value)
    if text[0] in "AaIiKk摘关":
        found = _DASH.fullmatch(text) or _RUN_IN.fullmatch(text)
        if found and (name := found[1].replace("摘 要", "摘要").strip().casefold()) in DASHED:
            return Label("text", TEXT[name], found[2])
    return None


def apart(text: str) -> tuple[str, str]:
    """A line's head up to a colon, whatever it says, and what stands behind; "" for no head.

    >>> apart("**Titel:** Counting"), apart("We count.")
    (('Titel', 'Counting'), ('', ''))
    """
    head = text[:_WIDEST]
    ends = ":" in head or "：" in head or "】" in head  # far faster than to search in vain
    if not ends or not (end := _END.search(head)):
        return "", ""
    value = text[end.end() :].lstrip("*_ :：")
    if text.startswith("**") and value.endswith("**") and value.count("**") == 1:
        value = value[:-2].rstrip()
    return text[: end.start()].strip(" *_【"), value


def is_identifier(said: Label) -> bool:
    """Whether a labelled line states an identifier, as "DOI: 10.1000/1" does."""
    return said.field in PREFIXES and fact(said.field, said.value) != ""


def _field(written: str) -> tuple[str, str] | None:
    name = written.casefold()
    if not name.isascii():
        name = name.replace(" ", "")  # "摘 要" is spaced for looks
    if name in TEXT:
        return "text", TEXT[name]
    if name in FACTS:
        return "fact", FACTS[name]
    if name in LINKS:
        return "link", LINKS[name]
    return ("unused", written) if name in UNUSED else None


def links(kind: str, value: str) -> tuple[tuple[Link, ...], str]:
    """The addresses in a label's value, and what of it is none.

    >>> found, others = links("pdf", "example.org/a.pdf (soon)")
    >>> found[0].href, others
    ('https://example.org/a.pdf', '(soon)')
    """
    found: list[Link] = []
    others: list[str] = []
    for word in _MARKDOWN.sub(_target, value).split():
        if (name := word.rstrip(":：").casefold()) in LINKS and name != word.casefold():
            kind = LINKS[name]  # several on one line: "PDF: https://… Code: https://…"
        elif href := _href(word.strip("<>(),;，；").rstrip(".。")):
            found.append(Link(kind, href))
        elif any(map(str.isalnum, word)):
            others.append(word)
    return tuple(found), " ".join(others)


def captioned(value: str) -> str:
    """The address behind a caption in Markdown; "" where there is none.

    >>> captioned("[![code](/icon.svg) ada/widgets](https://example.org/w)")
    'https://example.org/w'
    """
    found = _CAPTIONED.fullmatch(value)
    return _href(found[1]) if found else ""


def is_address(value: str) -> bool:
    """Whether a value tries to be an address, if only of a kind that no link may have."""
    return bool(_SCHEME.match(value))


def _target(match: re.Match[str]) -> str:
    # Only an address that is its own caption: another caption would be lost.
    return match[2] if match[1] == match[2] else match[0]


def _href(word: str) -> str:
    """The address that a word spells, with its scheme; "" where it is none."""
    if web := _WEB.fullmatch(word) or _MAIL.fullmatch(word):
        return web[1].lower() + word[len(web[1]) :]
    return f"https://{word}" if _BARE.fullmatch(word) else ""
