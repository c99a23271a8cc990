"""Plain strings in, plain strings out."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# CJK ideographs, kana and hangul: scripts whose words are not parted by spaces.
_CJK = re.compile(
    r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f]"
)
_KANA, _HANGUL = re.compile("[\u3040-\u30ff\uff66-\uff9f]"), re.compile("[\uac00-\ud7af]")
# Signs that are said, not dropped, when a title is spelt in ASCII.
_SAID = {
    "°": "degree",
    "√": "sqrt",
    "∞": "infinity",
    "ℓ": "l",
    "&": "and",
    "×": "x",
    "ε": "epsilon",
}
_SAID |= {
    "ø": "o",
    "Ø": "o",
    "ł": "l",
    "Ł": "l",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "đ": "d",
    "ð": "d",
}
_AS_SAID = str.maketrans(_SAID)
# Windows keeps these names for devices, whatever follows the dot.
RESERVED = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))]
)
# A conference and its year as files are called: "iclr2018", "neurips-2026-papers".
_CONFERENCE = re.compile(
    r"(\d?[a-z]{2,})[-_ ]?((?:19|20)\d\d)(?:[-_ ](?:accepted|papers|list))*", re.IGNORECASE
)
_ACRONYM = 5  # letters; longer names are words, but for these
_NAMES = "AISTATS CoRL HotNets MICCAI MobiCom NeurIPS RecSys SenSys SIGCOMM SIGGRAPH"
_FILES = """
abstracts accepted all bib camera content data db draft export final full input json list main my
new old output paper papers posters program proceedings results schedule sessions submissions talks
test titles version year
"""
_OF_FILES = frozenset(_FILES.split())
_SPELT = {name.lower(): name for name in _NAMES.split()}
_PAPERS = re.compile(r" (?:accepted )?papers?$", re.IGNORECASE)
_APOSTROPHE = re.compile("['’ʼ]")  # inside a word
_INSIDE = set("øØłŁßæœđðℓ")  # these are letters of a word; the others are words
_SIGN = re.compile(f"[{''.join(_SAID)}\u0370-\u03ff]")
_NAME_PART = re.compile(r"[^\W_]+")
_LATIN = re.compile(r"[^\W\d_]")
_AHEAD = 4  # times as many characters as are wanted are looked at: spaces may come in runs
_MANY = 1 << 18  # names to remember: more than all authors of a field in a decade


def squeeze(text: str) -> str:
    """One line, single spaces, none at the ends.

    >>> squeeze("  two\\n words ")
    'two words'
    """
    return " ".join(text.split())


def language(text: str, near: str = "") -> str:
    """The language tag of a text, by its letters: "en" unless a fifth are CJK.

    A Chinese abstract names its systems and datasets in Latin letters, so half would be too
    much to ask; an English one hardly quotes a character. Kana tell Japanese, which has a tenth
    of them even in headings, and hangul Korean. Characters alone are Japanese where they stand
    `near` Japanese.

    >>> language("NeurIPS 2026 论文列表"), language("Deep learning for 微信")
    ('zh-Hans', 'en')
    >>> language("言語モデルの評価"), language("機械翻訳", near="ja"), language("언어 모델")
    ('ja', 'ja', 'ko')
    >>> language("ﾓﾃﾞﾙ")
    'ja'
    """
    if text.isascii():
        return "en"
    cjk = len(_CJK.findall(text))
    if not cjk or cjk * 5 < len(_LATIN.findall(text)):
        return "en"
    if 10 * len(_KANA.findall(text)) >= cjk:
        return "ja"
    if near == "ja":
        return near
    return "ko" if 2 * len(_HANGUL.findall(text)) >= cjk else "zh-Hans"


def conference(name: str) -> str:
    """A conference and its year as people write them, from a file's name; "" for other names.

    >>> conference("iclr2018"), conference("neurips-2026-papers"), conference("list-2026")
    ('ICLR 2018', 'NeurIPS 2026', '')
    """
    found = _CONFERENCE.fullmatch(name)
    if not found or (word := found[1].lower()) in _OF_FILES:
        return ""
    short = word.upper() if len(word) <= _ACRONYM else word.capitalize()
    return f"{_SPELT.get(word, short)} {found[2]}"


def called(name: str) -> str:
    """What a list is called after its file's name, where nothing else names it.

    >>> called("iclr2018"), called("Main Track_papers"), called("reading-group"), called("-")
    ('ICLR 2018', 'Main Track', 'reading group', '-')
    """
    spaced = squeeze(name.replace("_", " "))
    spaced = spaced if " " in spaced else squeeze(spaced.replace("-", " "))
    return conference(name) or _PAPERS.sub("", spaced) or name


def cut(text: str, most: int) -> str:
    """The beginning of a text on one line, at most `most` characters, cut between words.

    >>> cut("We study bandits with many arms.", 20)
    'We study bandits…'
    """
    line = squeeze(text[: _AHEAD * most])  # of a long text, the beginning will do
    if len(line) <= most:
        line = squeeze(text)
    if len(line) <= most:
        return line
    head = line[:most]
    # A text without spaces (Chinese) is cut where it stands.
    words = head.rsplit(" ", 1)[0] if " " in head[most // 2 :] else head[: most - 1]
    return words.rstrip(" ,;:—–-，；：、") + "…"


def around(text: str, at: int) -> str:
    """The words at a place in a text, for a message.

    >>> around("Nobody knows how many widgets there are in all of the world.", 22)
    'knows how many widgets there are in all'
    """
    start = max(text.rfind(" ", 0, max(at - 15, 0)) + 1, at - 40)
    return squeeze(text[start : at + 25])


def slug(text: str, most: int = 60) -> str:
    """Spell `text` for a URL: ASCII letters, digits and hyphens, at most `most` characters.

    Cut between words. "" where nothing of the text can be spelt so (a Chinese title).

    >>> slug("Éléments, II"), slug("论文"), slug("90° turns of β-EB at O(√T)")
    ('elements-ii', '', '90-degree-turns-of-beta-eb-at-o-sqrt-t')
    >>> slug("Runge–Kutta’s method")
    'runge-kuttas-method'
    """
    # The head alone: what is cut off in the end need not be spelt, and a long run of combining
    # marks would take quadratic time.
    text = _SIGN.sub(_spoken, text[: 8 * most])
    words = re.findall(r"[a-z0-9]+", _APOSTROPHE.sub("", _unaccented(text)).lower())
    kept: list[str] = []
    size = -1
    for word in words:
        size += len(word) + 1
        if size > most:
            break
        kept.append(word)
    return "-".join(kept) if kept or not words else words[0][:most]


def _unaccented(text: str) -> str:
    """A text with its letters parted from their accents, and without these."""
    if text.isascii():
        return text
    parted = unicodedata.normalize("NFKD", text)
    return "".join([sign for sign in parted if not unicodedata.combining(sign)])


@lru_cache(_MANY)
def fold_name(name: str) -> str:
    """A person's name without what spellings of one name differ in.

    >>> fold_name("Zoë  Müller-Example") == fold_name("ZOE MULLER EXAMPLE")
    True
    >>> fold_name("J. Doe"), fold_name("王 小明")
    ('j doe', '王 小明')
    """
    kept = _unaccented(_APOSTROPHE.sub("", name).casefold())
    return " ".join(_NAME_PART.findall(kept.translate(_AS_SAID)))


def _spoken(match: re.Match[str]) -> str:
    sign = match[0]
    name = unicodedata.name(sign, "").split(" WITH ")[0].rsplit(" ", 1)[-1].lower()
    said = _SAID.get(sign, name).replace("lamda", "lambda")  # Unicode's spelling is nobody's
    return said if sign in _INSIDE else f" {said} "
