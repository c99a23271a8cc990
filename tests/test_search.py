"""The search index: examples of terms in cases/, and what holds for any list."""

from __future__ import annotations

import gzip
import re
from array import array
from base64 import b64decode
from collections import Counter
from itertools import accumulate, chain, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator import render
from generator.cache import Cache
from generator.data import gaps
from generator.search._signs import FIELDS
from generator.search.counting import SLOT, Lists, counted, steps
from generator.search.fold import fold, tokens
from generator.search.index import cuts, files, laid_out
from generator.search.layout import changed, front_coded, in_order, rests, shards, shifted, varints
from generator.search.merging import SEGMENT, segments
from generator.search.postings import Pieces, block
from generator.search.terms import Searchable, agreed, hyphened

CASES = Path(__file__).parent / "cases" / "search_terms.md"
CLIENT = Path(__file__).parent.parent / "templates" / "assets" / "search.js"
MOST_CLIENT = 9 * 1024  # bytes, compressed
SAFE_FILE = re.compile(r'Paperlist\.search\.give\("\w+"(?:,"[^"\\<\n]*")+\);\n')

PIECES = """
self-supervised learning Learning k-NN C++ A* the of ℓ₁ √T 深度学习 \\emph{x} $\\alpha$ </script> "
\\ Šamonil é 𠀀𠀁 2018 a-b-c-d-e-f
"""
TEXTS = st.lists(st.sampled_from(PIECES.split()), max_size=12).map(" ".join) | st.text(max_size=60)
NAMES = st.lists(TEXTS, max_size=4).map(tuple)
PAPERS = st.builds(
    Searchable,
    title=TEXTS,
    authors=NAMES,
    keywords=NAMES,
    topics=NAMES,
    abstract=TEXTS,
    name=TEXTS,
    year=st.sampled_from((0, 1999, 2026)),
    venue=TEXTS,
)
LISTS = st.lists(PAPERS, max_size=6)


def cases() -> list[tuple[str, str, str]]:
    """The examples: name, text, its terms."""
    parts = CASES.read_text(encoding="utf-8").split("\n.\n")
    return [
        (name.strip(), text, expected)
        for name, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
    ]


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in cases()], ids=lambda _: "")
def test_cases(text: str, expected: str) -> None:
    assert " ".join(tokens(fold(text))) == expected.strip()


@given(TEXTS)
def test_terms_are_plain(text: str) -> None:
    """No term holds a sign that a file would have to escape."""
    for term in tokens(fold(text)):
        assert not re.search(r'[\s"\\<>&=\u2028\u2029]', term)


@given(TEXTS)
def test_case_and_composition_do_not_matter(text: str) -> None:
    assert fold(text.upper().lower()) == fold(text.lower().upper().lower())


def test_text_of_any_length_is_folded() -> None:
    assert len(tokens(fold("α-" * 50_000))) == 50_000


@given(st.lists(st.integers(0, 2**40)))
def test_numbers_come_back(numbers: list[int]) -> None:
    assert read_varints(varints(numbers)) == numbers


def read_varints(data: bytes) -> list[int]:
    """The numbers of `varints`."""
    found: list[int] = []
    value = shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            found.append(value)
            value = shift = 0
    return found


@given(st.lists(st.integers(0, 10**6)).map(sorted))
def test_gaps_add_up(numbers: list[int]) -> None:
    assert list(accumulate(gaps(numbers))) == numbers


@given(st.lists(st.lists(st.integers(0, 2**32 - 1), min_size=1, unique=True).map(sorted)))
def test_lists_are_packed_as_one_by_one(lists: list[list[int]]) -> None:
    alone = [varints(gaps(numbers)[1:]) for numbers in lists]
    ends = list(accumulate(map(len, lists)))
    assert rests(array("I", chain.from_iterable(lists)), ends) == b"\0".join(alone)


@given(st.lists(st.integers(0, 2**32 - 1)), st.integers(0, 31), st.integers(0, 31))
def test_numbers_are_shifted_all_at_once(numbers: list[int], down: int, up: int) -> None:
    alone = [number >> down << up for number in numbers]
    if max(alone, default=0) < 2**32:
        assert list(shifted(array("I", numbers), down, up)) == alone


@given(st.lists(st.integers(0, 2)))
def test_changes_are_found_all_at_once(numbers: list[int]) -> None:
    alone = [last != now for last, now in pairwise([-1, *numbers])]
    assert list(map(bool, changed(array("I", numbers)))) == alone


@given(
    st.lists(st.integers(1, 3), min_size=1, max_size=5),
    st.lists(st.lists(st.integers(0, 5 * SLOT - 1), min_size=1, max_size=99), max_size=4),
)
def test_papers_are_counted_as_one_by_one(sizes: list[int], places: list[list[int]]) -> None:
    """The weight of a term is that of how often it stands in all slots of a paper."""
    owners = [paper for paper, size in enumerate(sizes) for _ in range(size)]
    lists = [sorted(place % (len(owners) * SLOT) for place in own) for own in places]
    weights = [steps(1 + paper / 10) for paper in range(len(sizes))]
    words = [f"word{n}" for n in range(len(lists))]
    ends = list(accumulate(map(len, lists)))
    found = counted(Lists(words, array("I", chain(*lists)), ends), owners, weights)
    alone = [Counter(owners[place // SLOT] for place in own) for own in lists]
    assert found.words == words
    assert found.ends == list(accumulate(map(len, alone)))
    assert list(found.entries) == [
        paper << 2 | weights[paper][min(often, len(weights[paper]) - 1)]
        for own in alone
        for paper, often in sorted(own.items())
    ]


def test_long_lists_are_packed_alike() -> None:
    numbers = [number * number for number in range(20_000)]
    assert rests(array("I", numbers), [len(numbers)]) == varints(gaps(numbers)[1:])


@given(st.lists(st.lists(st.integers(0, 2**28 - 1), min_size=1, unique=True).map(sorted)))
def test_shards_hold_all_records(sizes: list[list[int]]) -> None:
    """Each shard is about as large as asked for, however the records come."""
    groups = [([str(n) for n in own], [b"x" * (n % 50 + 1) for n in own]) for own in sizes]
    found = list(shards(groups, 60))
    assert [word for shard in found for word in shard.words] == [w for g in groups for w in g[0]]
    assert b"".join(shard.data for shard in found) == b"".join(d for g in groups for d in g[1])
    assert all(len(shard.data) <= 75 or len(shard.words) == 1 for shard in found)
    assert all(len(shard.data) >= 25 for shard in found[:-1])


@given(st.lists(st.text("ab深𠀀", min_size=1, max_size=50)).map(in_order))
def test_words_come_back(words: list[str]) -> None:
    assert unpacked(front_coded(words)) == words


def unpacked(coded: str) -> list[str]:
    """The words of `front_coded`."""
    words: list[str] = []
    for item in coded.split(" ") if coded else []:
        before = words[-1] if words else ""
        words.append(before[: int(item[0], 36)] + item[1:])
    return words


@given(LISTS)
@settings(deadline=None)
def test_same_papers_same_bytes(papers: list[Searchable]) -> None:
    assert files(papers) == files(list(papers))


@given(LISTS, st.lists(st.integers(0, 6)).map(sorted))
@settings(deadline=None)
def test_blocks_may_end_anywhere(papers: list[Searchable], cuts: list[int]) -> None:
    blocks = [
        block(tuple(papers[start:end]), ("a-b", "self-supervised"), 40)
        for start, end in pairwise([0, *cuts, len(papers)])
    ]
    whole = block(tuple(papers), ("a-b", "self-supervised"), 40)
    assert laid_out(tuple(blocks)) == laid_out((whole,))


@given(LISTS, LISTS)
@settings(deadline=None)
def test_memory_changes_nothing(before: list[Searchable], after: list[Searchable]) -> None:
    """What is built with the memory of another list is what is built without."""
    with TemporaryDirectory() as folder:
        for papers in (before, after, after):
            cache = Cache(Path(folder), "program")
            assert files(papers, cache.memo) == files(papers)
            assert cache.save() == []


@given(st.lists(st.integers(0, 5_000), max_size=5))
def test_blocks_begin_again_where_they_did(numbers: list[int]) -> None:
    """After some papers more, most blocks are those that they were."""
    papers = [Searchable(f"Paper {number}") for number in range(5_000)]
    more = list(papers)
    for number in numbers:
        more.insert(number, Searchable(f"Late paper {number}"))
    old, new = (
        {tuple(listed[start:end]) for start, end in pairwise(cuts(listed))}
        for listed in (papers, more)
    )
    assert len(new - old) <= 3 * len(numbers)


@given(LISTS)
@settings(deadline=None)
def test_no_text_reaches_the_files_but_as_terms(papers: list[Searchable]) -> None:
    for file in files(papers):
        if file.path != "search/root.js":
            assert SAFE_FILE.fullmatch(file.content.decode())
        assert file.content.startswith(b"Paperlist.search.give(")
        assert b"</" not in file.content


@given(LISTS)
@settings(deadline=None)
def test_every_term_of_a_paper_is_listed(papers: list[Searchable]) -> None:
    found = {str(file.path): file.content.decode() for file in files(papers)}
    shards = [found[f"search/t{n}.js"] for n in range(len(found)) if f"search/t{n}.js" in found]
    listed = {word for shard in shards for word in unpacked(shard.split('"')[3])}
    for paper in papers:
        assert set(tokens(fold(paper.title))) <= listed


def test_a_record_is_as_described() -> None:
    papers = [
        Searchable("Bees", abstract="Bees sleep."),
        Searchable("Of bees", ("Ann Bees",), abstract="We watch bees; bees watch us."),
    ]
    shard = next(file for file in files(papers) if file.path == "search/t0.js")
    _, _, _, words, _, data, _ = shard.content.decode().split('"')
    assert unpacked(words) == ["ann", "bees", "of", "sleep", "us", "watch"]
    numbers = read_varints(b64decode(data))
    #                    ann                        bees
    # the author list of "ann": one entry, in paper 1, author 0, first name, one of few authors
    assert numbers[:3] == [0 << 2 | 2, 1, 1 << 13]
    assert numbers[3:6] == [2 << 2 | 3, 2, 1]
    # title places, the second as a gap
    first, second = 0 << 10 | 0 << 4 | 1, 1 << 10 | 1 << 4 | 2
    assert numbers[6:8] == [first, second - first]


def test_long_texts_have_all_their_places() -> None:
    long = " ".join(f"word{n}" for n in range(3_000))
    papers = [Searchable("a", abstract=long), Searchable("b", abstract="last")]
    found = {file.path: file.content.decode() for file in files(papers)}
    *_, extra, _ = found["search/places.js"].split('"')
    assert read_varints(b64decode(extra)) == [5, 0, 0, 0, 0, 0]  # six slots of 512


def test_places_of_a_frequent_word_are_parted() -> None:
    """Blocks come in records of no more than SEGMENT places; those of one stay together."""
    sizes = (SEGMENT // 2, SEGMENT // 2, 1, SEGMENT + 1, 1)
    papers = [Searchable("x", abstract=" ".join(["bee"] * size + ["wasp"])) for size in sizes]
    blocks = [block((paper,), (), 1) for paper in papers]
    bees = next(rows for rows in segments(blocks) if "bee" in rows.words)
    assert bees.words == ["bee"] * 4
    assert bees.counts == [SEGMENT, 1, SEGMENT + 1, 1]
    starts = list(accumulate((own.slots * SLOT for own in blocks), initial=0))
    assert bees.firsts == [starts[0], starts[2], starts[3], starts[4]]
    places = [place for data in bees.data for place in accumulate(read_varints(data))]
    alone = [start + n for start, size in zip(starts, sizes, strict=False) for n in range(size)]
    assert places == alone


@pytest.mark.parametrize("change", [b"\0", b"9"])
def test_a_forged_cache_makes_no_build_fail(tmp_path: Path, change: bytes) -> None:
    """Whatever byte of a remembered result is another, under a right checksum."""
    papers = [Searchable("Bees sleep", ("Ann Example",), abstract="Self-made. " * 90 + "深度 学习")]
    cache = Cache(tmp_path, "program")
    files(papers, cache.memo)
    cache.save()
    (path,) = tmp_path.glob("*.block.memo")
    content = path.read_bytes()[:-8]
    for place in range(content.index(b"\n") + 1, len(content)):
        forged = content[:place] + change + content[place + 1 :]
        path.write_bytes(forged + b"%08x" % crc32(forged))
        assert files(papers, Cache(tmp_path, "program").memo)


@pytest.mark.parametrize(
    ("words", "numbers", "rest", "fault"),
    [
        ("bee wasp", (1, 1, 5, 6, 5), b"\0", "lengths"),
        ("bee wasp", (1, 1, 5, 6, 5, 6), b"", "lengths"),
        ("bee bee", (1, 1, 5, 6, 5, 6), b"\0", "words"),
        ("bee", (0, 5, 5), b"", "lengths"),
        ("bee", (1, 6, 5), b"", "ascending"),
        ('be"e', (1, 5, 5), b"", "words"),
    ],
)
def test_forged_pieces_are_refused(
    words: str, numbers: tuple[int, ...], rest: bytes, fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        Pieces(words, array("I", numbers).tobytes(), rest)


def test_accidents_of_the_line_are_no_hyphened_words() -> None:
    words = [("learn-ing", 3, 300), ("data-set", 40, 1_500), ("once-met", 1, 0), ("on-off", 2, 0)]
    assert agreed(words) == ("data-set", "on-off")


def test_hyphened_words_are_counted_also_as_one() -> None:
    papers = (Searchable("On-line, on\u2011line"), Searchable("online", abstract="online on-off"))
    assert sorted(hyphened(papers)) == [("on-line", 2, 2), ("on-off", 1, 0)]
    broken = (Searchable("Learn-ing"), Searchable("Learning", abstract="Learning: (learning)."))
    assert sorted(hyphened(broken)) == [("learn-ing", 1, 3)]


def test_the_box_knows_every_field_that_is_still_to_have_a_value() -> None:
    script = (render.templates() / "assets" / "searchbox.js").read_text(encoding="utf-8")
    unfinished = re.search(r"UNFINISHED = .*?\(\?:([^)]*)\)\[:：\]", script)
    assert unfinished
    words = [word for names in FIELDS.values() for word in names.split()]
    assert sorted(unfinished[1].replace("authors?", "author|authors").split("|")) == sorted(words)


@given(LISTS)
@settings(deadline=None)
def test_words_are_known_by_their_tails_too(papers: list[Searchable]) -> None:
    found = {str(file.path): file.content.decode().split('"') for file in files(papers)}
    heads = {
        (word, often)
        for path, parts in found.items()
        if path.startswith("search/v")
        for word, often in zip(unpacked(parts[3]), parts[5], strict=True)
    }
    tails = {
        (first + tail, often)
        for path, parts in found.items()
        if path.startswith("search/w")
        for tail, often, first in zip(unpacked(parts[3]), parts[5], parts[7], strict=True)
    }
    assert heads == tails


def test_no_papers() -> None:
    paths = [file.path for file in files([])]
    assert paths == [f"search/{name}.js" for name in ("root", "t0", "places", "w0")]


def test_the_client_is_small() -> None:
    assert len(gzip.compress(CLIENT.read_bytes())) <= MOST_CLIENT
