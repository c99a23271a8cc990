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
from generator.sources import _tongues
from generator.sources._labels import DASHED, FACTS, LINKS, TEXT, UNUSED
from generator.sources._words import BUTTONS
from generator.sources.facts import fact

_ANY_TEXT = TEXT | _tongues.TEXT
_ANY_FACT = FACTS | _tongues.FACTS
_WIDEST = 32  # characters of the longest label with its marks
_END = re.compile("[:：】]")
_DASH = re.compile(r"([A-Za-z ]{8,11}|摘 ?要|关键[词字])(?: ?[—–―]| -(?= )|\.(?= [A-Z]|$)|$) ?(.*)")
# "Abstract" run into its text, which begins as only a sentence does ("Abstract Algebra" is none).
_RUN_IN = re.compile(
    "(Abstract|ABSTRACT) ((?:We|This|In|The|Our|Recent|Recently|Many|Modern|Despite|While|It|To"
    "|Although|Existing|Current|There|These) .*)"
)
_WEB = re.compile(
    r"(https?)://(?:[^\s\"<>\\/?#@]+@)?(\w[\w.-]*(?::\d+)?(?:[/?#][^\s\"<>\\]*)?)", re.IGNORECASE
)
_MAIL = re.compile(r"(mailto):[^\s\"<>\\@]+@[^\s\"<>\\@]+", re.IGNORECASE)
_BARE = re.compile(r"(?:www\.(?:[\w-]+\.)+[a-z]{2,}|(?:[\w-]+\.)+[a-z]{2,}(?=/))(?:/[^\s\"<>\\]*)?")
_MARKDOWN = re.compile(r"\[([^\s\[\]]+)\]\(([^\s()]+)\)")
_CAPTIONED = re.compile(r"\[.*\]\(([^\s()]+)\)", re.DOTALL)
_CAPTIONS = re.compile(r"\[([^\[\]]+)\]\(([^\s()]+)\)")
# What links are called that lead to a paper, and to what they lead.
KINDS = dict.fromkeys(BUTTONS.split(), "url") | LINKS
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
    >>> label("[[PDF](https://x.example/1)] [[Code](https://x.example/c)]").value
    'pdf: https://x.example/1 code: https://x.example/c'
    """
    if text[0] in "[(*" and (row := _row_of_links(text)):
        return row
    written, value = apart(text)
    if written and (field := _field(written)):
        return Label(*field, value)
    if text[0] in "AaIiKk摘关":
        found = _DASH.fullmatch(text) or _RUN_IN.fullmatch(text)
        if found and (name := found[1].replace("摘 要", "摘要").strip().casefold()) in DASHED:
            return Label("text", TEXT[name], found[2])
    return None


def _row_of_links(text: str) -> Label | None:
    """A line of nothing but Markdown's links, each called by what it leads to."""
    found = _CAPTIONS.findall(text)
    if not found or any(map(str.isalnum, _CAPTIONS.sub("", text))):
        return None
    kinds = [KINDS.get(said.strip("*_ ").casefold(), "") for said, _ in found]
    if not all(kinds):
        return None
    named = [f"{kind}: {href}" for kind, (_, href) in zip(kinds, found, strict=True)]
    return Label("link", kinds[0], " ".join(named))


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


def is_english(text: str) -> bool:
    """Whether a labelled line has its label in English.

    >>> is_english("Abstract: We count."), is_english("Résumé : Nous comptons.")
    (True, False)
    """
    written = apart(text)[0].casefold()
    return text.lstrip("【* ")[:1].isascii() and written not in _tongues.TEXT


def is_identifier(said: Label) -> bool:
    """Whether a labelled line states an identifier, as "DOI: 10.1000/1" does."""
    return said.field in PREFIXES and fact(said.field, said.value) != ""


def _field(written: str) -> tuple[str, str] | None:
    name = written.casefold()
    if not name.isascii() and name not in _ANY_TEXT:
        name = name.replace(" ", "")  # "摘 要" is spaced for looks
    if name in _ANY_TEXT:
        return "text", _ANY_TEXT[name]
    if name in _ANY_FACT:
        return "fact", _ANY_FACT[name]
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


def as_pdf(link: Link) -> Link:
    """A paper's link, called a PDF where its address ends like one."""
    is_pdf = link.kind == "url" and link.href.casefold().partition("?")[0].endswith(".pdf")
    return Link("pdf", link.href, link.host) if is_pdf else link


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
    if web := _WEB.fullmatch(word):
        return f"{web[1].lower()}://{web[2]}"  # whoever logs in there is no reader
    if mail := _MAIL.fullmatch(word):
        return mail[1].lower() + word[len(mail[1]) :]
    return f"https://{word}" if _BARE.fullmatch(word) else ""
