"""What a run of text looks like: an abstract's prose, or what a page has besides.

The thresholds were set on 79,000 real papers: of 26,334 titles 55 pass for prose, of 175 abstracts
under 260 characters (most of them cut off by their source) two do not.
"""

from __future__ import annotations

import re

from generator.sources._words import BUTTONS
from generator.sources.people import GROUP, is_names

LONG = 230  # characters; the longest of 79,000 titles has 217
WIDE = 150  # characters: nobody wraps lines as wide as that
_FEW, _SOME, _MANY = 40, 80, 110  # a line without a full stop at its end must say the more
_HAN = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")
_HAN_WIDTH = 2  # a Chinese character says as much as three Latin letters: two more than it counts
_DOTS = ("....", ". . .", "……")
_LEADERS = 2  # rows of dots in the beginning of a table of contents
_FEWEST_PLACES = 2  # in the beginning of a long text, to ask whether they stand behind names
_MOST_NAMES = 5000  # characters of names with places
_COMMAS = 6  # in the beginning of a long text, to ask whether it is a list of names
_STOP = re.compile(r"(?<!et al)[.。][\"'”’)）\]]*$")
_TAIL = 20  # characters in which to look for the last full stop and quotes behind it
_STOPS_INSIDE = re.compile(r"[a-z)]\. [A-Z]|。")
_SPEAKS = re.compile(
    r"\b(?:we|our|this paper|this work|have|has|been|these|often|such)\b|我们|本文", re.IGNORECASE
)
_STATES = re.compile(r"\b(?:is|are|was|were|that|which)\b")
_FURNITURE = re.compile(
    r"(?:page|p\.|第)? ?\d+(?: ?(?:of|/) ?\d+)? ?页?|(?:table of )?contents|目录"
    r"|.*\(page \d+\)|.*\.{4,} ?\d*|.*(?:\. ){3,}\d*|.*…{2,} ?\d*",
    re.IGNORECASE,
)
_GROUP = re.compile(
    r"(?:(?:accepted|afternoon|best|contributed|cross|demo|full|invited|keynote|long|main|morning"
    r"|new|oral|paper|parallel|plenary|poster|replacement|short|special|spotlight|student"
    r"|technical|workshop) )*"
    r"(?:afternoon|conference|demos?|evening|keynotes?|morning|orals?|papers|posters?|presentations"
    r"|proceedings|program|programme|sessions?|spotlights?|submissions|talks|track|workshops?)"
    r"(?: (?:\d+[a-z]?|[ivx]+|[a-h]))?(?:[:.,–—-]? ?\(.*\)|(?:[:.,]| [–—-]) .*)?"
    r"|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day \d).*"
    r"|.{0,8}(?:分会|分会场|论坛|专题|口头报告|海报|上午|下午) ?\w{0,3}",
    re.IGNORECASE,
)
_MOST_BUTTONS = 8
_BRACKETS = str.maketrans("[]()|", "     ")
_BUTTONS = frozenset(BUTTONS.split())


def is_prose(text: str) -> bool:
    """Whether a text reads like an abstract or a paragraph of one.

    >>> is_prose("We study bandits with many arms."), is_prose("Bandits with Many Arms")
    (True, False)
    """
    width = len(text)
    if width < LONG and not text.isascii():
        width += _HAN_WIDTH * len(_HAN.findall(text))
    if width >= LONG:
        head = text[:LONG]
        return not (_is_contents(head) or _is_list_of_names(head) or _are_with_places(text))
    if has_stop(text) and (text.count(" ") >= 3 or _HAN.search(text)):
        return True
    if width >= _FEW and speaks(text) and is_lower_case(text):
        return True
    if width < _SOME:
        return False
    return bool(_STOPS_INSIDE.search(text)) or (
        width >= _MANY and is_lower_case(text) and _STATES.search(text) is not None
    )


def _is_contents(text: str) -> bool:
    """Whether rows of dots lead to page numbers."""
    return max(map(text.count, _DOTS)) >= _LEADERS


def _is_list_of_names(text: str) -> bool:
    if text.count(",") < _COMMAS or " the " in text or " of " in text or " a " in text:
        return False
    return is_names(text[: text.rindex(",")])


def _are_with_places(text: str) -> bool:
    """Whether a text is names with, in brackets behind each, where they work."""
    if text[:LONG].count("(") < _FEWEST_PLACES or len(text) > _MOST_NAMES:
        return False
    bare = GROUP.sub("", text.strip("_*. "))
    return len(bare) * 3 < len(text) * 2 and is_names(bare)


def is_lower_case(text: str) -> bool:
    """Whether most words begin in lower case, as in a sentence and not in a title."""
    words = [word for word in text.split() if len(word) > 3]
    return sum(word[0].isupper() for word in words) * 2 < len(words)


def is_title_case(text: str) -> bool:
    """Whether nearly all longer words of several begin with a capital."""
    words = [word for word in text.split() if len(word) > 3]
    return len(words) > 2 and sum(word[0].isupper() for word in words) * 4 >= 3 * len(words)


def speaks(text: str) -> bool:
    """Whether a text has words that abstracts are full of and titles hardly hold."""
    return _SPEAKS.search(text) is not None


def has_stop(text: str) -> bool:
    """Whether a text ends as a sentence does."""
    return _STOP.search(text[-_TAIL:]) is not None


def is_furniture(text: str) -> bool:
    """Whether a line is of the page and not of a paper: a page number, a table of contents.

    >>> is_furniture("Learning Widgets ........ 12"), is_furniture("Accepted papers (page 3)")
    (True, True)
    """
    if len(text) > LONG:
        return _is_contents(text)
    return _FURNITURE.fullmatch(text) is not None


def is_group(text: str) -> bool:
    """Whether a short line names a part of a programme: a session, a track, an afternoon."""
    return len(text) < _SOME and _GROUP.fullmatch(text) is not None


def is_buttons(text: str) -> bool:
    """Whether a line is a web page's row of links, copied without their addresses.

    >>> is_buttons("Paper Code Video"), is_buttons("Data"), is_buttons("PDF")
    (True, False, True)
    >>> is_buttons("[ Paper ] [ Code ]")
    True
    """
    words = text.translate(_BRACKETS).split(None, _MOST_BUTTONS)
    if (
        not words
        or len(words) >= _MOST_BUTTONS
        or not all(word.lower() in _BUTTONS for word in words)
    ):
        return False
    # One word may be the end of a wrapped line, if it is a word at all.
    return all(word[0].isupper() for word in words) and (len(words) > 1 or not words[0].istitle())
