"""What a few words of a Markdown list say: names, venue and year, a presentation, an award."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.sources.others import without_others
from generator.sources.people import is_names
from generator.text import squeeze

FEW = 3  # words; what is shorter is rather a name than a title
SIGNS = " \t.,;:|·•*_—–-，。；："  # around words, of no meaning
PRESENTED = frozenset({"oral", "spotlight", "poster", "highlight", "talk"})
# A run of spaces is looked at from its start only: else long ones would take quadratic time.
PARTS = re.compile(r"(?:(?<!\s)\s+)?[|｜;；]\s*|\n|(?<!\s)\s+[-–—]\s+|(?<=[a-z\d)])\.\s+(?=[A-Z*])")
BRACKETS = re.compile(r"[(（\[【]([^()（）\[\]【】]*)[)）\]】]")
_TURN = "60"  # of the century, in years of two digits
_MONTH = re.compile(
    r"(?:jan|febr|septem|octo|novem|decem)(?:u?ary|ber)?|feb|mar(?:ch)?|apr(?:il)?|may|june?|july?"
    r"|aug(?:ust)?|sept?|oct|nov|dec",
    re.IGNORECASE,
)
_VENUE = re.compile(
    r"(arXiv|[A-Z][\w&/+.@ -]{1,40}?)[\s_,]*['’`]?\s*((?:19|20)\d\d|(?<!\d)\d\d)(?!\d)"
)
_ACRONYM = re.compile(r"[A-Z][A-Za-z&+-]*[A-Z][A-Za-z&+-]*")
_YEAR = re.compile(r"(?:19|20)\d\d(?:[-./年]\d{1,2}(?:[-./月]\d{1,2}日?|月)?)?")
_DATED = re.compile(r"(.*\S)\s+((?:19|20)\d\d)")
_KEPT = "\ue000"  # stands for brackets
_SIGN = re.compile(_KEPT)
_NUMBER = re.compile(r"[(\[]?\d{1,3}[)\].]?")  # of an entry
_ET_AL = re.compile(r"(.*?\bet al\b\.?),?\s+(.+)")
_AWARD = re.compile(r"\b(?:best|outstanding|distinguished|test of time)\b.*|.*\baward\b.*", re.I)


def parted(text: str) -> Iterator[str]:
    """Words parted by marks, each without the signs around it.

    What brackets hold goes apart where it says something by itself, and else is parted by none.

    >>> list(parted("Ada Example (Lab; Hall), Bo Sample | WidgetConf (Oral)"))
    ['Ada Example (Lab; Hall), Bo Sample', 'WidgetConf', 'Oral']
    """
    aside: list[str] = []
    kept: list[str] = []

    def take(match: re.Match[str]) -> str:
        inside = match[1].strip()
        if not inside or any(venue_of(inside)) or is_mark(inside):
            aside.append(inside)
            return "\n"
        kept.append(match[0])
        return _KEPT

    brackets = iter(kept)
    bare = BRACKETS.sub(take, text.replace(_KEPT, " "))
    for part in (*PARTS.split(bare), *aside):
        whole = _SIGN.sub(lambda sign: next(brackets), part)
        said, when = _undated(squeeze(whole).strip(f"{SIGNS}[]"))
        if when:
            yield when
        if any(map(str.isalnum, said)) and not _NUMBER.fullmatch(said):
            yield said


def venue_of(text: str) -> tuple[str, str]:
    """The venue and the year that a few words state; "" for what they do not.

    >>> venue_of("NeurIPS'23"), venue_of("2024-05"), venue_of("a study of 2023")
    (('NeurIPS', '2023'), ('', '2024'), ('', ''))
    """
    text = text.strip(" .,;*_")
    if text == "arXiv":
        return text, ""
    if found := _YEAR.fullmatch(text):
        return "", found[0][:4]
    found = _VENUE.fullmatch(text)
    if not found or not (_ACRONYM.search(found[1]) or len(found[2]) == 4 or _is_preprint(found[1])):
        return "", ""
    venue = found[1].strip(" ,'’`")
    if _MONTH.fullmatch(venue.rstrip(".")):
        return "", found[2] if len(found[2]) == 4 else ""
    if venue.count(" ") > FEW or (is_names(venue) and not _ACRONYM.search(venue)):
        return "", ""
    century = "" if len(found[2]) == 4 else "20" if found[2] < _TURN else "19"
    return venue, century + found[2]


def _is_preprint(venue: str) -> bool:
    return venue.strip(" ,'’`").casefold() in ("preprint", "arxiv")


def are_authors(part: str) -> bool:
    """Whether words are names; before "et al." a family name is enough."""
    names, others = without_others(part)
    if _YEAR.search(part):  # which readers of names take for a mark of a footnote
        return False
    words = re.split(r"[\s,;&]+", names)
    few = len(words) <= 2 * FEW and all(map(_may_be_named, words))
    return is_names(part) or (others and few)


def _may_be_named(word: str) -> bool:
    """Whether a word may be part of a name: "Ada", "van", but not "widgets"."""
    return word[:1].isalpha() and (not word[:1].islower() or len(word) <= FEW)


def is_mark(words: str) -> bool:
    """Whether words say how a paper was presented, or what it won."""
    return words.casefold() in PRESENTED or _AWARD.fullmatch(words) is not None


def _undated(part: str) -> tuple[str, str]:
    """Words without the venue or the year at their end, and these.

    >>> _undated("Ada Example et al., ICML 2024"), _undated("Ada Example, Bo Sample 2024")
    (('Ada Example et al.', 'ICML 2024'), ('Ada Example, Bo Sample', '2024'))
    """
    if any(venue_of(part)):
        return part, ""
    head, comma, tail = part.rpartition(",")
    if comma and any(venue_of(tail)):
        return head.strip(), tail.strip()
    if found := _ET_AL.fullmatch(part):
        return found[1], found[2]
    found = _DATED.fullmatch(part)
    return (found[1], found[2]) if found and is_names(found[1]) else (part, "")
