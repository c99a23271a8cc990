"""Undo what copying, scraping and wrong decoding did to a text, before anything reads it.

PDF ligatures, invisible and control characters, UTF-8 once read as Windows-1252, and TeX
commands whose backslash some JSON or string literal ate ("\\times" became a tab and "imes").
"""

from __future__ import annotations

import re
import unicodedata
from html.entities import html5

from generator.tex._damage import EATEN, LEFTOVERS, LIGATURES
from generator.tex.breaks import unbroken
from generator.tex.hypertext import plain

Complaint = tuple[str, str]

# What asks for a closer look; plain prose has none of these.
_ODD_ASCII = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")
_ODD = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\xa0\xad\u0300-\u036f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ufb00-\ufb06\ufeff\ufff0-\uffff\ud800-\udfff\u00c2-\u00c5\u00c8-\u00cf\u00e2-\u00ef]"
)
_LIGATURE = re.compile("[\ufb00-\ufb06]")
_ACCENTED = re.compile("[^\u0300-\u036f][\u0300-\u036f]{1,9}")
_BREAKS = re.compile("\r\n?|\u2028")
# Joiners spell words in Arabic and Indic scripts, and bind an emoji from several.
_JOINER = (
    "(?<![\u0600-\u0dff])\u200c|\u200c(?![\u0600-\u0dff])"
    "|(?<![\u0600-\u0dff\u2600-\u27bf\ufe0f\U0001f000-\U0001faff])\u200d"
    "|\u200d(?![\u0600-\u0dff\u2600-\u27bf\U0001f000-\U0001faff])"
)
# Zero-width, soft hyphen, bidi controls, what XML 1.0 forbids, halves of surrogate pairs.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    "\ufeff\ufff0-\ufffb\ufffe\uffff\ud800-\udfff]|" + _JOINER
)
# A UTF-8 lead byte and its followers, each read as one Windows-1252 (or Latin-1) character.
_FOLLOWER = "[\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"
_MISREAD = re.compile(
    f"[\u00c2-\u00c5\u00cc-\u00cf]{_FOLLOWER}|[\u00e2-\u00ef]{_FOLLOWER}{{2}}|ð{_FOLLOWER}{{3}}"
)
# The multiplication sign, misread, after its invisible second half was dropped: "8 Ã 8".
_LONE_A_TILDE = re.compile(r"(?<![^\W\d_])Ã(?=[\s\d.,;)]|$)")
# The closing quote, whose last byte means nothing in Windows-1252 and is often dropped.
_LONE_QUOTE = re.compile("â€(?![^\\W\\d_])")
_C1 = re.compile("[\x80-\x9f]")
_LEFTOVER = re.compile(r"(?<![A-Za-z\\])(?:" + "|".join(map(re.escape, LEFTOVERS)) + ")")
_FRAGMENTS = ("imes", *LEFTOVERS)
_LOST_TIMES = re.compile(r"(?:(?<=[${}]) ?|(?<=\d) )imes(?= ?[\d$\\{}])")
_EATEN = re.compile("|".join(f"{char}(?:{rest})(?![a-z])" for char, (_, rest) in EATEN.items()))
_SIGN = re.compile(r"/spl ([A-Za-z]{1,12})/")
_OF_TEX = frozenset("$%&#_{}")  # signs that would be commands by themselves
_RAISED = re.compile(r"/(su[bp]) ([A-Za-z]{1,12}|[^\s/$\\{}]{1,8})/")
_QUOTED = re.compile(r'(?:(?<=[\s(])|^)\\"(?=[^\W_])([^\\"\n]{1,120}[\w.,!?)])\\"(?=[\s.,;:!?)]|$)')
# A quote mark whose "&" and ";" were lost: "a ldquosoftrdquo rule", "the dogrsquos".
_QUOTE_NAME = re.compile(r"\bl[sd]quo(?=\w)|(?<=[\w.,!?)])r[sd]quo(?=s?\b)")

MISREAD: Complaint = (
    "letters are garbled: UTF-8 was read as Windows-1252",
    "it was repaired; save the list as UTF-8",
)
IEEE: Complaint = (
    'signs are spelt as IEEE Xplore spells them: "/spl alpha/", "/sup 2/"',
    "they were set as signs; write them in TeX",
)
EATEN_ESCAPE: Complaint = (
    "a TeX command has lost its backslash",
    "it was repaired; double the backslashes where the list is made",
)


def seen(text: str) -> str:
    """A text without the characters that nobody sees, and that may turn others round."""
    if text.replace("\n", "").isprintable():  # as nearly all are: a tenth of the time
        return text
    return _UNSEEN.sub("", text)


def mend(source: str) -> tuple[str, tuple[Complaint, ...]]:
    """The text as its author meant it, and what had to be repaired by guessing.

    >>> mend("e\ufb03cient, 16$\\times$16")[0]
    'efficient, 16$\\\\times$16'
    >>> mend("10/sup 3/ /spl times/ in H/sub /spl infin//")[0]
    '10$^{3}$ × in H$_{∞}$'
    >>> mend("a ldquosoftrdquo rule")[0]
    'a “soft” rule'
    >>> mend("/spl dollar/5")[0]
    '\\\\$5'
    """
    complaints = []
    if (_ODD_ASCII if source.isascii() else _ODD).search(source) or "\nabla" in source:
        mended = _decoded(source)
        if mended != source:
            complaints.append(MISREAD)
        source = _restored(mended)
        if source != mended:
            complaints.append(EATEN_ESCAPE)
        source = _visible(source)
    if any(fragment in source for fragment in _FRAGMENTS):
        mended = _LOST_TIMES.sub(r"\\times", source)
        mended = _LEFTOVER.sub(lambda match: LEFTOVERS[match[0]], mended)
        if mended != source:
            complaints.append(EATEN_ESCAPE)
        source = mended
    if "/spl " in source or "/sup " in source or "/sub " in source:
        mended = _RAISED.sub(_raised, _SIGN.sub(_sign, source))
        if mended != source:
            complaints.append(IEEE)
        source = mended
    if "dquo" in source or "squo" in source:
        source = _QUOTE_NAME.sub(lambda match: html5[f"{match[0]};"], source)
    source = unbroken(plain(source))
    if '\\"' in source:
        source = _QUOTED.sub(r'"\1"', source)
    return source, tuple(dict.fromkeys(complaints))


def _sign(match: re.Match[str]) -> str:
    """The sign that IEEE Xplore spells, by its name in HTML."""
    sign = html5.get(f"{match[1]};", match[0])
    return f"\\{sign}" if sign in _OF_TEX else sign


def _raised(match: re.Match[str]) -> str:
    """A subscript or superscript of IEEE Xplore's in TeX."""
    inner = match[2].strip()
    body = inner if len(inner) < 2 or not inner.isalpha() else rf"\mathrm{{{inner}}}"
    return f"${'^' if match[1] == 'sup' else '_'}{{{body}}}$"


def _decoded(source: str) -> str:
    """UTF-8 that was read as Windows-1252, read rightly; twice, for text garbled twice."""
    for _ in range(2):
        source = _MISREAD.sub(_reread, source)
    source = _LONE_QUOTE.sub("”", _LONE_A_TILDE.sub("×", source))
    # What is left of U+0080–009F was Windows-1252 read as Latin-1.
    return _C1.sub(lambda match: match[0].encode("latin-1").decode("cp1252", "ignore"), source)


def _reread(match: re.Match[str]) -> str:
    raw = b"".join(_byte(char) for char in match[0])
    read = raw.decode("utf-8", "ignore")
    return read if len(read) == 1 and _likely(read) else match[0]


def _byte(char: str) -> bytes:
    """The Windows-1252 byte of a character; its five unused bytes stand for themselves."""
    return char.encode("latin-1") if ord(char) < 256 else char.encode("cp1252")


def _likely(char: str) -> bool:
    """Whether a paper would hold this character; an accident of decoding often gives others."""
    return "\x7f" < char < "\u0250" or char.isalpha() or unicodedata.category(char)[0] in "PSZM"


def _restored(source: str) -> str:
    """Commands whose backslash and first letter became a control character."""
    return _EATEN.sub(_uneaten, source)


def _uneaten(match: re.Match[str]) -> str:
    start = match.start()
    if match[0][0] == "\n" and match.string[max(0, start - 9) : start].rstrip(" \t").endswith("\n"):
        return match[0]  # the end of a paragraph
    return EATEN[match[0][0]][0] + match[0][1:]


def _visible(source: str) -> str:
    source = _BREAKS.sub("\n", source).replace("\u2029", "\n\n").replace("\xa0", " ")
    source = _LIGATURE.sub(lambda match: LIGATURES[match[0]], source)
    source = _UNSEEN.sub("", source)
    return _ACCENTED.sub(lambda match: unicodedata.normalize("NFC", match[0]), source)
