"""Who wrote the papers: one person under one name, and a page for whoever wrote several.

Names are grouped by their folded spelling (accents, case, hyphens and full stops apart), never by
initials: "J. Doe" and "Jane Doe" may be two people. An author of one paper needs no page of
their own: the paper's says as much.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b

from generator import markup
from generator.citations.people import filed
from generator.model import Anchor, Byline, Entry
from generator.text import RESERVED, fold_name, slug, squeeze
from generator.views import Authors, Initial, Listed, Writer

FOLDER = "authors/"
INDEX = "authors.html"
ONE_PAGE = 400  # authors on one page of all; more are dealt out to a page a letter
OTHER = "#"  # stands for what is no Latin letter
# How many papers give an author a page, in lists from so many papers on: most pages would say
# little, and in the largest they would make a quarter of the site.
_PAGED = ((20_000, 20), (5000, 4), (2000, 3), (0, 2))
_COAUTHORS = 12  # shown on an author's page, those with most joint papers


def paths(papers: Sequence[Sequence[str]]) -> dict[str, str]:
    """The path of each page there is, by the folded name; `papers` are their authors' names.

    >>> paths([["Ada Example"], ["ada  example", "Bo Sample"]])
    {'ada example': 'authors/ada-example.html'}
    """
    often = Counter(name for names in papers for name in dict.fromkeys(map(fold_name, names)))
    least = next(count for size, count in _PAGED if len(papers) >= size)
    paged = [name for name, count in often.items() if name and count >= least]
    wanted = {name: _word(name) for name in paged}
    clashes = Counter(wanted.values())
    return {
        name: f"{FOLDER}{word if clashes[word] == 1 else f'{word}-{_mark(name)}'}.html"
        for name, word in wanted.items()
    }


def writers(entries: Sequence[Entry]) -> tuple[Writer, ...]:
    """Those who have a page, in the order of their first papers."""
    found: dict[str, dict[int, Byline]] = defaultdict(dict)
    for number, entry in enumerate(entries):
        for byline in entry.authors:
            if byline.path:
                found[byline.path].setdefault(number, byline)
    return tuple(_writer(path, stated, entries) for path, stated in found.items())


def directory(entries: Sequence[Entry]) -> tuple[tuple[str, Authors], ...]:
    """The pages of all authors, A to Z, each with its path.

    A page lists whoever wrote something; who has no page is listed with the way to the papers.
    """
    initials = _initials(entries)
    total = sum(len(initial.people) for initial in initials)
    if not total:
        return ()
    if total <= ONE_PAGE:
        letters = tuple((item.letter, f"{INDEX}#{item.anchor}") for item in initials)
        return ((INDEX, Authors(letters, initials, total)),)
    stem = INDEX.removesuffix(".html")
    names = [INDEX, *(f"{stem}-{item.anchor}.html" for item in initials[1:])]
    letters = tuple((item.letter, name) for item, name in zip(initials, names, strict=True))
    return tuple(
        (name, Authors(letters, (item,), total)) for name, item in zip(names, initials, strict=True)
    )


def _writer(path: str, stated: Mapping[int, Byline], entries: Sequence[Entry]) -> Writer:
    spellings = Counter(byline.name.text for byline in stated.values())
    main = max(spellings, key=lambda name: (spellings[name], name))
    name = next(byline.name for byline in stated.values() if byline.name.text == main)
    own = tuple((number + 1, entries[number]) for number in stated)
    return Writer(
        name=name,
        path=path,
        entries=own,
        variants=tuple(sorted(spelling for spelling in spellings if spelling != main)),
        affiliations=tuple(
            dict.fromkeys(str(b.affiliation) for b in stated.values() if b.affiliation)
        ),
        links=tuple(dict.fromkeys(link for b in stated.values() for link in b.links)),
        coauthors=_coauthors(path, (entry for _, entry in own)),
    )


def _coauthors(path: str, own: Iterable[Entry]) -> tuple[tuple[Anchor, int], ...]:
    joint: Counter[str] = Counter()
    anchors: dict[str, Anchor] = {}
    for entry in own:
        for byline in entry.authors:
            name = fold_name(byline.name.text)
            anchors.setdefault(name, Anchor(byline.path, byline.name.html))
            if byline.path != path:
                joint[name] += 1
    order = sorted(joint, key=lambda name: (-joint[name], name))
    return tuple((anchors[name], joint[name]) for name in order[:_COAUTHORS])


def _initials(entries: Sequence[Entry]) -> tuple[Initial, ...]:
    found: dict[str, tuple[Byline, list[Anchor]]] = {}
    families: dict[str, str] = {}
    for number, entry in enumerate(entries, start=1):
        told = {_folded(byline): byline for byline in entry.authors}
        for byline, author in zip(entry.authors, entry.paper.authors, strict=True):
            families[_folded(byline)] = families.get(_folded(byline)) or author.family
        paper = Anchor(entry.path, str(number))
        for name, byline in told.items():
            _, papers = found.setdefault(name, (byline, []))
            papers.append(paper)
    filed_under = {name: _filed(byline, families[name]) for name, (byline, _) in found.items()}
    letters: dict[str, list[Listed]] = defaultdict(list)
    for name in sorted(found, key=lambda name: (filed_under[name], name)):
        byline, papers = found[name]
        listed = Listed(Anchor(byline.path, byline.name.html), tuple(papers))
        letters[_letter(filed_under[name])].append(listed)
    order = sorted(letters, key=lambda letter: (letter == OTHER, letter))
    return tuple(Initial(letter, _anchor(letter), tuple(letters[letter])) for letter in order)


def _folded(byline: Byline) -> str:
    return fold_name(byline.name.text)


def _filed(byline: Byline, family: str) -> str:
    """What a name stands under in the alphabet, folded; `family` is TeX, as a list has it."""
    name = byline.name.text
    known = family if name.endswith(family) else squeeze(markup.inline(family).text)
    return fold_name(filed(squeeze(name), known))


def _letter(family: str) -> str:
    first = family[:1].upper()
    return first if "A" <= first <= "Z" else OTHER


def _anchor(letter: str) -> str:
    return "other" if letter == OTHER else letter.lower()


def _word(name: str) -> str:
    word = slug(name) or "author"
    return f"{word}-author" if word in RESERVED else word


def _mark(name: str) -> str:
    return blake2b(name.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()
