"""Addresses: readable, unique without regard to case, independent of order and neighbours."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator import addresses, recognition
from generator.errors import ContentError, Place
from generator.model import Author, Paper
from generator.record import Record, ordered


def assign(*said: tuple[str, str]) -> tuple[str, ...]:
    """The paths of papers given as (heading, abstract)."""
    papers = [
        Paper(abstract, title, place=Place("list.txt", n))
        for n, (title, abstract) in enumerate(said, 1)
    ]
    return addresses.assign(papers, [heading for heading, _ in said]).paths


def test_the_heading_is_the_address() -> None:
    assert assign(("Shared noise for Schrödinger's O(√T)", "x")) == (
        "papers/shared-noise-for-schrodingers-o-sqrt-t.html",
    )


def test_an_id_goes_before_the_heading() -> None:
    paper = Paper("x", id="P-17/b")
    assert addresses.assign([paper], ["Heading"]).paths == ("papers/p-17-b.html",)


def test_ids_that_only_machines_can_read_are_no_addresses() -> None:
    machine = Paper("We sort.", title="Sorting by ear", id="qX7bT2zRw9")
    person = Paper("We count.", title="Counting", id="oral-3")
    (path,) = addresses.assign([machine], ["Sorting by ear"]).paths
    assert path == "papers/sorting-by-ear.html"
    (path,) = addresses.assign([machine], ["听声排序"]).paths
    assert path == "papers/qx7bt2zrw9.html", "better than a mark"
    both = addresses.assign([machine, person], ["Sorting by ear", "Counting"]).paths
    assert both == ("papers/sorting-by-ear.html", "papers/counting.html"), "one rule for a list"


def test_a_heading_without_latin_letters_gets_a_mark_of_its_text() -> None:
    (first,), (second,) = assign(("论文", "甲")), assign(("论文", "乙"))
    assert first.startswith("papers/paper-")
    assert first != second


@pytest.mark.parametrize("heading", ["CON", "nul", "Com1", "LPT0"])
def test_names_that_windows_reserves_are_not_used(heading: str) -> None:
    assert assign((heading, "x")) == (f"papers/{heading.lower()}-paper.html",)


def test_a_long_heading_is_cut_between_words() -> None:
    (path,) = assign(("word " * 100, "x"))
    assert len(path) <= len("papers/.html") + 60
    assert path.endswith("word.html")


def test_equal_headings_are_told_apart_by_their_abstracts_and_reported() -> None:
    papers = [Paper("one", place=Place("l.txt", 3)), Paper("two", place=Place("l.txt", 5))]
    assigned = addresses.assign(papers, ["Über X", "Uber X"])
    paths, warnings = assigned.paths, assigned.warnings
    assert len(set(paths)) == 2
    assert [str(warning.place) for warning in warnings] == ["l.txt:5"]


def test_one_id_for_two_papers_is_an_error_that_names_both() -> None:
    papers = [
        Paper("a", id="X1", place=Place("l.txt", 3)),
        Paper("b", id="x1", place=Place("l.txt", 9)),
    ]
    with pytest.raises(ContentError) as caught:
        addresses.assign(papers, ["A", "B"])
    assert str(caught.value) == (
        'l.txt:9: error: id "x1" is used twice\n  help: it was first used at l.txt:3'
    )


# Stripped, as readers give texts: space alone tells no two papers apart.
TEXT = st.text(max_size=80).map(str.strip)
SAID = st.lists(st.tuples(TEXT, st.text(max_size=20).map(str.strip)), max_size=12)


@given(SAID)
def test_addresses_are_unique_safe_and_short(said: list[tuple[str, str]]) -> None:
    paths = assign(*said)
    assert len({path.casefold() for path in paths}) == len(said)
    for path in paths:
        name = path.removeprefix("papers/").removesuffix(".html")
        assert name
        assert len(name) <= 60 + len("-12345678")
        assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")


@given(SAID, st.randoms(use_true_random=False))
def test_order_does_not_matter(said: list[tuple[str, str]], random: object) -> None:
    # Papers that say the same are told apart by nothing but their order.
    distinct = list(
        {recognition.digests(Paper(text, title)): (title, text) for title, text in said}.values()
    )
    shuffled = list(distinct)
    random.shuffle(shuffled)  # type: ignore[attr-defined]  # Hypothesis gives a Random
    assert dict(zip(distinct, assign(*distinct), strict=True)) == dict(
        zip(shuffled, assign(*shuffled), strict=True)
    )


_WORDS = (
    "amber basalt cedar delta ember fjord garnet harbour indigo juniper kestrel lantern meadow "
    "nectar orchid pebble quartz raven saffron thistle umber velvet willow yarrow zephyr"
)
WORDS = _WORDS.split()


def abstract(seed: int) -> str:
    """Five sentences of eight words that no other seed has."""
    words = [f"{WORDS[n % 25]}{seed}x{n}" for n in range(40)]
    return ". ".join(" ".join(words[n : n + 8]) for n in range(0, 40, 8))


def build(papers: dict[int, Paper], record: Record = ()) -> addresses.Assigned:
    """Papers by number, with a heading that two of them may share."""
    headings = [paper.title or f"Heading {n % 5}" for n, paper in papers.items()]
    return addresses.assign(list(papers.values()), headings, record)


def test_the_record_keeps_addresses_when_the_same_is_built_again() -> None:
    papers = {n: Paper(abstract(n)) for n in range(12)}
    first = build(papers)
    assert build(papers, first.record) == first
    assert first.gone == ()


def test_the_first_with_a_heading_keeps_its_plain_address() -> None:
    first = addresses.assign([Paper(abstract(1))], ["Of birds"])
    both = addresses.assign(
        [Paper(abstract(2)), Paper(abstract(1))], ["Of birds"] * 2, first.record
    )
    assert both.paths[1] == "papers/of-birds.html"
    assert both.paths[0].startswith("papers/of-birds-")
    assert len(both.warnings) == 1


def test_a_title_found_later_leaves_the_address() -> None:
    first = addresses.assign([Paper(abstract(1))], ["Of birds"])
    later = addresses.assign([Paper(abstract(1), "On swallows")], ["On swallows"], first.record)
    assert later.paths == first.paths


def test_an_abstract_found_later_leaves_the_address() -> None:
    first = addresses.assign([Paper("", "On swallows")], ["On swallows"])
    paper = Paper(abstract(1), "On swallows")
    later = addresses.assign([paper], ["On swallows"], first.record)
    assert later.paths == first.paths
    assert addresses.assign([paper], ["On swallows"], later.record) == later


def test_an_id_recognises_a_text_that_says_nothing_of_before() -> None:
    first = addresses.assign([Paper(abstract(1), id="P-1")], ["A"])
    later = addresses.assign([Paper(abstract(2), id="p-1")], ["B"], first.record)
    assert later.paths == first.paths == ("papers/p-1.html",)


STREAMS = Paper(abstract(1), "Streams without End", (Author("Ada Müller"), Author("Bo Example")))


def moved(before: list[Paper], after: list[Paper]) -> list[str]:
    """How each paper of `after` stands to `before`: its old path there, or "" where it is new."""
    first = addresses.assign(before, [paper.title for paper in before])
    later = addresses.assign(after, [paper.title for paper in after], first.record)
    assert len(set(later.paths)) == len(after)
    again = addresses.assign(after, [paper.title for paper in after], later.record)
    assert (again.paths, again.record) == (later.paths, later.record)
    numbers = {path: n for n, path in enumerate(first.paths)}
    return [str(numbers.get(path, "new")) for path in later.paths]


SAME = {
    "another abstract": replace(STREAMS, abstract=abstract(2)),
    "no abstract": replace(STREAMS, abstract=""),
    "a placeholder": replace(STREAMS, abstract="TBA"),
    "a key": replace(STREAMS, abstract=abstract(2), id="mueller2025"),
    "no authors": replace(STREAMS, abstract=abstract(2), authors=()),
    "TeX": Paper(
        abstract(2),
        "{S}treams Without {E}nd.",
        (Author(r"Ada M{\"u}ller"), Author("Bo {Example}")),
        id="mueller2025",
    ),
}
ANOTHER = {
    "a title": replace(STREAMS, abstract=abstract(2), title="Streams with an End"),
    "authors": replace(STREAMS, abstract=abstract(2), authors=(Author("Cy Sample"),)),
}


@pytest.mark.parametrize("name", SAME)
def test_a_title_and_its_authors_recognise_a_paper_whatever_its_abstract(name: str) -> None:
    assert moved([STREAMS], [SAME[name]]) == ["0"]
    assert moved([SAME[name]], [STREAMS]) == ["0"]


@pytest.mark.parametrize("name", ANOTHER)
def test_another_abstract_with_another_part_is_another_paper(name: str) -> None:
    assert moved([STREAMS], [ANOTHER[name]]) == ["new"]


def test_two_ids_are_two_papers() -> None:
    one, other = (replace(STREAMS, abstract=abstract(n), id=f"P{n}") for n in range(2))
    assert moved([one], [other]) == ["new"]


def test_equal_titles_are_told_apart_by_abstract_or_byline_only() -> None:
    one, two, three = (Paper(abstract(n), "Preface") for n in range(3))
    four = Paper(abstract(3), "Preface")
    assert moved([one, two], [three, four]) == ["new", "new"]
    assert moved([one], [three, four]) == ["new", "new"]
    assert moved([one, two], [three]) == ["new"]
    assert moved([one, two], [two, three]) == ["1", "0"]
    ada, cy = (Author("Ada Example"),), (Author("Cy Sample"),)
    before = [replace(one, authors=ada), replace(two, authors=cy)]
    after = [replace(three, authors=cy), replace(four, authors=ada)]
    assert moved(before, after) == ["1", "0"]
    assert moved(before, [after[0], four]) == ["1", "new"]


def test_a_placeholder_passes_no_address_on() -> None:
    def tba(letter: str) -> Paper:
        return Paper("To be announced.", f"Talk of {letter}", (Author(f"{letter}. Example"),))

    real = replace(tba("A"), abstract=abstract(1))
    assert moved([tba("A")], [tba("C"), real]) == ["new", "0"]
    assert moved([tba("A")], [replace(tba("A"), title="Of C"), real]) == ["new", "0"]
    assert moved([tba("A"), tba("B")], [tba("C"), tba("B")]) == ["new", "1"]
    assert moved([real, tba("B")], [tba("A")]) == ["0"]
    assert moved([tba("A"), tba("B")], [tba("B"), replace(tba("A"), title="Of C")]) == ["1", "0"]


def test_an_older_record_keeps_every_address_and_gains_titles() -> None:
    papers = [STREAMS, Paper(abstract(3)), Paper("", "Of swallows", id="S1")]
    headings = ["Streams", "Heading", "Of swallows"]
    new = addresses.assign(papers, headings)
    old = ordered(
        replace(
            known,
            mark=recognition.spell(replace(recognition.parse(known.mark), title="", names="")),
        )
        for known in new.record
    )
    assert addresses.assign(papers, headings, old) == new
    assert addresses.assign(papers[::-1], headings[::-1], old).record == new.record


def test_a_given_up_address_forwards_to_the_paper_of_its_title_and_authors() -> None:
    copies = [replace(STREAMS, abstract=abstract(n)) for n in range(3)]
    first = addresses.assign(copies[:2], ["A", "B"])
    later = addresses.assign(copies[2:], ["C"], first.record)
    assert later.gone == (("papers/a.html", "papers/c.html"), ("papers/b.html", "papers/c.html"))


def test_a_given_up_address_stays_in_the_record_and_is_never_given_again() -> None:
    first = addresses.assign([Paper(abstract(1))], ["Of birds"])
    later = addresses.assign([Paper(abstract(2))], ["Of birds"], first.record)
    assert later.paths[0] != first.paths[0]
    assert later.gone == ((first.paths[0], ""),)
    again = addresses.assign([Paper(abstract(1))], ["Of birds"], later.record)
    assert again.paths == first.paths
    assert again.gone == ((later.paths[0], ""),)


def test_a_copy_taken_out_forwards_to_the_one_that_stays() -> None:
    near = abstract(1).replace(WORDS[7], "typo", 1)
    first = addresses.assign([Paper(abstract(1)), Paper(near)], ["Of birds", "Of swallows"])
    later = addresses.assign([Paper(near)], ["Of swallows"], first.record)
    assert later.paths == ("papers/of-swallows.html",)
    assert later.gone == (("papers/of-birds.html", "papers/of-swallows.html"),)


@given(st.lists(st.integers(0, 2), max_size=9), st.lists(st.integers(0, 2), max_size=9))
def test_equal_papers_stay_one_to_one_and_stable(before: list[int], after: list[int]) -> None:
    old = addresses.assign([Paper(abstract(n)) for n in before], ["Of birds"] * len(before))
    papers = [Paper(abstract(n)) for n in after]
    new = addresses.assign(papers, ["Of birds"] * len(after), old.record)
    assert len(set(new.paths)) == len(after)
    again = addresses.assign(papers, ["Of birds"] * len(after), new.record)
    assert (again.paths, again.record, again.gone) == (new.paths, new.record, new.gone)
    for number in set(before) & set(after):
        stood = {path for path, n in zip(old.paths, before, strict=True) if n == number}
        stand = {path for path, n in zip(new.paths, after, strict=True) if n == number}
        assert stood <= stand or stand <= stood


SENTENCES = 5  # of an abstract; a shorter one is a placeholder
EDITS = st.lists(
    st.tuples(
        st.sampled_from(
            ["typo", "sentence", "abstract", "id", "title", "first", "remove", "add", "build"]
        ),
        st.integers(0, 14),
        st.integers(0, 4),
    ),
    max_size=40,
)


def edited(paper: Paper, edit: str, serial: int, place: int) -> Paper:
    sentences = paper.abstract.split(". ")
    if edit == "abstract" and paper.title:
        return replace(paper, abstract=("TBA", "", abstract(100 + serial))[place % 3])
    if edit == "id":
        return paper if paper.id else replace(paper, id=f"key{serial}")
    place = min(place, len(sentences) - 1)
    if edit == "typo":
        sentences[place] = f"x{sentences[place]}"
    elif edit == "sentence":
        sentences[place] = " ".join(f"{word}new{serial}" for word in WORDS[place : place + 8])
    elif edit == "title" and len(sentences) == SENTENCES:
        paper = replace(paper, title=f"Title {serial}")
    return replace(paper, abstract=". ".join(sentences))


@given(EDITS)
@settings(deadline=None)
def test_addresses_last_through_edits_and_are_never_another_papers(
    edits: list[tuple[str, int, int]],
) -> None:
    shelf = {n: Paper(abstract(n)) for n in range(15)}
    live = dict(list(shelf.items())[:8])
    built = build(live)
    stands = dict(zip(live, built.paths, strict=True))
    for serial, (edit, number, place) in enumerate(edits):
        if edit == "add":
            live.setdefault(number, shelf[number])
        elif number not in live:
            continue
        elif edit == "remove":
            shelf[number] = live.pop(number)
        elif edit == "first":
            live = {number: live.pop(number)} | live
        else:
            live[number] = edited(live[number], edit, serial, place)
        built = build(live, built.record)
        for paper, path in zip(live, built.paths, strict=True):
            assert stands.setdefault(paper, path) == path
        assert len(set(stands.values())) == len(stands)
        given_up = {path for paper, path in stands.items() if paper not in live}
        assert {path for path, _ in built.gone} == given_up
