"""What is doubtful in papers that were read without a fault: for `paperlist check`.

Each check is a function from papers to problems and a row of CHECKS. None changes anything, and
none is sure: a remedy says what to look at.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import eq

from generator import recognition
from generator.errors import Problem
from generator.model import Paper
from generator.tex.damage import mend
from generator.text import around, cut, fold_name, squeeze

_SHOWN = 60  # characters of a paper in a message
_LONGEST_NAME = 80  # characters
_ENOUGH = 5000  # characters of an abstract by which it is compared with others
_TINY = 80  # characters of an abstract; of 25,000 real ones 12 have fewer
_FEW = 20  # papers without an abstract that are told one by one
_NO_ABSTRACT = re.compile(
    r"(?:abstract|n/?a|none|no abstract|tba|tbd|preface|foreword|editorial|introduction|withdrawn"
    r"|see (?:pdf|paper)|todo|lorem ipsum.*|test)[.!]?",
    re.IGNORECASE,
)
# "tasks.In": a small letter, a full stop, and what only begins a sentence.
_JOIN = re.compile(
    r"[a-z)\]%]{2}[.?!](?:(?:In|We|The|This|These|Our|To|It|However|While|Although|Moreover"
    r"|Furthermore|Additionally|Specifically|For|By|On|As|An|Such|Recent|Existing|Experiments"
    r"|Extensive|Finally|First|Thus|Hence|Based|With|Unlike|Despite|Inspired|Code)\b|A (?=[a-z]))"
)
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+|(?<![\w.-])[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}/\S*")
_GARBLED = re.compile(
    "[\u00c3\u00c2][\u0080-\u00bf]|\u00e2\u20ac|\u00ef\u00bf\u00bd|\ufffd|[A-Za-z]{2}\\?[a-z]{2}"
)
_LIGATURES = re.compile("[\ufb00-\ufb04]|[a-z]\u21b5[a-z]")
_LOST_LIGATURES = re.compile(
    r"\b(?:[Ee] cien\w+|[Dd]i (?:eren\w+|cult\w*)|[Ss]igni can\w+|[Ss]peci c\w*|[Dd]e ne[ds]?"
    r"|[Cc]lassi (?:er|cation)\w*|[Ss]u cien\w+|[Cc]oe cien\w+|[Ii]denti (?:ed|es|cation))\b"
)
_CID = re.compile(r"\(cid:\d+\)")
_TAGS = re.compile(
    r"</?(?:jats:)?(?:p|i|b|em|sub|sup|br|italic|bold|sec|title|span|div|a)(?:\s[^<>]*)?/?>",
    re.IGNORECASE,
)
_ODD_NAME: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\b(?:and|und|et)\b(?! al)|&(?!\w)|[;|]"), "two names may stand in it"),
    (re.compile(r"\d"), "there is a digit in it"),
    (re.compile(r"@|https?:|www\."), "there is an address in it"),
    (re.compile(r"\bet al\b|\bothers\b", re.IGNORECASE), "it stands for several"),
    (re.compile(r"anonym|unknown|author", re.IGNORECASE), "it is nobody's name"),
    (re.compile(r"[,:\[\]]|^[^(]*\)|\([^)]*$"), "there is a comma or a bracket in it"),
    (
        re.compile(r"\b(?:universit|institut|departm|laborator|school of|college)", re.I),
        "it is a place",
    ),
    (re.compile(r"&\w+"), "there is a piece of HTML in it"),
    (re.compile(r"^.$|^(?:\S+ ){6}"), "it is too short or too long"),
)
_FORMULA = re.compile(r"\$[^$]*\$|\\[a-zA-Z]+\s?")

KINDS: dict[str, str] = {
    "duplicates": "papers that may be one",
    "abstracts": "abstracts that are hardly any",
    "joins": "sentences that run into one another",
    "encoding": "letters that are lost or garbled",
    "extraction": "what a PDF left behind",
    "markup": "markup that is shown as it is written",
    "authors": "names that are hardly any",
    "references": "links that lead nowhere",
}


def doubts(papers: Sequence[Paper]) -> tuple[Problem, ...]:
    """All that is doubtful in the papers of a site, by place."""
    return tuple(sorted(problem for check in CHECKS for problem in check(papers)))


def _each(
    tell: Callable[[Paper], Iterable[tuple[str, str]]], kind: str
) -> Callable[[Sequence[Paper]], Iterator[Problem]]:
    """A check that looks at one paper at a time; `tell` gives what is wrong and the remedy."""

    def check(papers: Sequence[Paper]) -> Iterator[Problem]:
        for paper in papers:
            for message, remedy in tell(paper):
                yield Problem(paper.place, message, remedy, kind)

    return check


def _texts(paper: Paper) -> Iterator[tuple[str, str]]:
    yield from (pair for pair in (("title", paper.title), ("abstract", paper.abstract)) if pair[1])


def _abstracts(papers: Sequence[Paper]) -> Iterator[Problem]:
    lacking: dict[str, list[Paper]] = defaultdict(list)
    for paper in papers:
        if not paper.abstract.strip():
            lacking[paper.place.file].append(paper)
        else:
            for message, remedy in _hardly(paper):
                yield Problem(paper.place, message, remedy, "abstracts")
    for those in lacking.values():
        # Of a list of titles, it need be said once only.
        told = those if len(those) <= _FEW else those[:1]
        for paper in told:
            more = "" if len(told) > 1 or len(those) == 1 else f" and {len(those) - 1} others"
            message = f'no abstract: "{cut(paper.title, _SHOWN)}"{more}'
            yield Problem(paper.place, message, "add one, if the paper has one", "abstracts")


def _hardly(paper: Paper) -> Iterator[tuple[str, str]]:
    text = squeeze(paper.abstract)
    if _NO_ABSTRACT.fullmatch(text) or text.casefold() == squeeze(paper.title).casefold():
        yield f'this is no abstract: "{cut(text, _SHOWN)}"', "write the abstract, or leave it empty"
    elif len(text) < _TINY and not _is_wide(text):
        yield f'short for an abstract: "{text}"', "see that it is one, and whole"


def _is_wide(text: str) -> bool:
    """Whether a text is in a script that says the same in a third of the characters."""
    return sum(char > "\u2e80" for char in text) * 2 > len(text) > _TINY // 3


def _joins(paper: Paper) -> Iterator[tuple[str, str]]:
    found = _JOIN.search(paper.abstract)
    if found and not any(
        address.start() <= found.start() < address.end()
        for address in _ADDRESS.finditer(paper.abstract)
    ):
        text = paper.abstract
        message = f'two sentences run into one another: "…{around(text, found.start())}…"'
        yield message, "put a space or a blank line between them"


def _encoding(paper: Paper) -> Iterator[tuple[str, str]]:
    for name, text in _texts(paper):
        if not _GARBLED.search(text):  # nearly always
            continue
        whole = _ADDRESS.sub("", mend(text)[0])
        if found := _GARBLED.search(whole):
            message = f'letters of the {name} are lost: "…{around(whole, found.start())}…"'
            yield message, "copy them from the source again, as UTF-8"


def _extraction(paper: Paper) -> Iterator[tuple[str, str]]:
    for name, text in _texts(paper):
        for pattern, what, signs in _FROM_PDF:
            if any(sign in text for sign in signs) and (found := pattern.search(text)):
                yield f'{what} in the {name}: "…{around(text, found.start())}…"', _RETYPE


_FROM_PDF = (  # a pattern, what it finds, and what must stand in a text for it to find something
    (_CID, "a sign that the PDF did not name", ("(cid:",)),
    (_LIGATURES, "a ligature", ("\ufb00", "\ufb01", "\ufb02", "\ufb03", "\ufb04", "\u21b5")),
    (
        _LOST_LIGATURES,
        "a word that has lost its ligature",
        (" cien", "i eren", "i cult", "i can", "i c", "e ne", "i er", "i ed", "i es"),
    ),
)
_RETYPE = "write the letters out, or copy the text from elsewhere than the PDF"


def _markup(paper: Paper) -> Iterator[tuple[str, str]]:
    for name, text in _texts(paper):
        if _TAGS.search(text) and (found := _TAGS.search(mend(text)[0])):
            message = f'HTML in the {name} is shown as it is written: "{found[0]}"'
            yield message, "write plain text or TeX"


def _authors(paper: Paper) -> Iterator[tuple[str, str]]:
    for author in paper.authors:
        name = _FORMULA.sub("", author.name[: 2 * _LONGEST_NAME])
        fault = next((what for pattern, what in _ODD_NAME if pattern.search(name)), "")
        if fault or len(name) > _LONGEST_NAME:
            said = (
                f'"{cut(author.name, _SHOWN)}" is doubtful as a name: {fault or "it is too long"}'
            )
            yield said, "write one name, given name first"
    counts = Counter(fold_name(author.name) for author in paper.authors)
    if twice := [name for name, count in counts.items() if name and count > 1]:
        more = f" and {len(twice) - 1} more are" if len(twice) > 1 else " is"
        first = next(author.name for author in paper.authors if fold_name(author.name) == twice[0])
        yield (
            f'"{cut(first, _SHOWN)}"{more} named twice among the authors',
            "delete one, or tell them apart",
        )


def _duplicates(papers: Sequence[Paper]) -> Iterator[Problem]:
    """Papers with one title or one abstract, and papers whose abstracts hardly differ."""
    told: set[tuple[int, int]] = set()
    for what, keys in (
        ("abstract", [_plain(paper.abstract) for paper in papers]),
        ("title", [_plain(paper.title) for paper in papers]),
    ):
        first: dict[str, int] = {}
        for index, key in enumerate(keys):
            other = first.setdefault(key, index) if key else index
            if other != index and (other, index) not in told:
                told.add((other, index))
                yield _twin(papers[index], papers[other], f"has the same {what} as")
    for index, other in _alike([paper.abstract for paper in papers]):
        if (other, index) not in told:
            yield _twin(papers[index], papers[other], "hardly differs from")


def _plain(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


def _twin(paper: Paper, other: Paper, how: str) -> Problem:
    title = cut(paper.title or paper.abstract, _SHOWN)
    message = f'"{title}" {how} the paper of {other.place}'
    return Problem(paper.place, message, "delete one, or see that both are meant", "duplicates")


_SAME = 0.5  # of the cells of two sketches; below it, papers of one group share phrases
_BAND = 3  # cells that two sketches must share in one place to be compared: of two that are half
# alike, 94 in 100 do, of two that are 70 % alike all but 2 in 10,000


def _alike(abstracts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Pairs of positions, the later first, whose abstracts are nearly the same."""
    holders: dict[tuple[int, str], list[int]] = defaultdict(list)
    cells = [
        _cells(recognition.sketch(text[:_ENOUGH])) if len(text) > _TINY else []
        for text in abstracts
    ]
    for index, row in enumerate(cells):
        near: set[int] = set()
        for start in range(0, len(row) - _BAND, _BAND):
            band = "".join(row[start : start + _BAND])
            those = holders[start, band]
            if band.strip("0") and len(those) < recognition.CROWD:
                near.update(those)
                those.append(index)
        yield from ((index, other) for other in sorted(near) if _is_same(row, cells[other]))


def _is_same(one: Sequence[str], other: Sequence[str]) -> bool:
    shared: int = sum(map(eq, one, other))
    if shared < _SAME * recognition.BINS / 2:
        return False
    empty = sum(a == b and not a.strip("0") for a, b in zip(one, other, strict=True))
    return shared - empty >= _SAME * (len(one) - empty)


def _cells(sketch: str) -> list[str]:
    return [sketch[at : at + 3] for at in range(0, len(sketch), 3)]


CHECKS: tuple[Callable[[Sequence[Paper]], Iterator[Problem]], ...] = (
    _duplicates,
    _abstracts,
    _each(_joins, "joins"),
    _each(_encoding, "encoding"),
    _each(_extraction, "extraction"),
    _each(_markup, "markup"),
    _each(_authors, "authors"),
)
