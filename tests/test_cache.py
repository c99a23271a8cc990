"""What one build remembers for the next, and how values are told apart."""

from __future__ import annotations

import random
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markupsafe import Markup

from generator.cache import Cache
from generator.digests import digest, fingerprint
from generator.records import dump, reader

calls: list[object] = []


@pytest.fixture(autouse=True)
def _no_calls() -> None:
    calls.clear()


@dataclass(frozen=True, slots=True)
class Leaf:
    text: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Twig:
    text: str


@dataclass(frozen=True, slots=True)
class Tree:
    """A record of every kind of part."""

    html: Markup
    text: str
    number: int
    share: float
    sure: bool
    leaves: tuple[Leaf, ...]
    pair: tuple[str, int]
    spare: Leaf | None


def shout(text: str) -> str:
    calls.append(text)
    return text.upper()


def grow(text: str, number: int = 0) -> Tree:
    calls.append(text)
    leaves = tuple(Leaf(letter, number) for letter in text)
    return Tree(Markup(text), text, number, number / 7, bool(text), leaves, (text, 1), None)


def regrow(text: str) -> Tree:
    return grow(text, number=1)


def count(leaf: Leaf) -> int:
    calls.append(leaf)
    return len(leaf.text)


def measure(tree: Tree, number: object) -> int:
    return len(tree.text)


def nothing(text: str) -> None:
    calls.append(text)


def memo_file(folder: Path, function: Callable[..., object]) -> Path:
    return folder / f"{function.__module__}.{function.__qualname__}.memo"


texts = st.text(st.characters(exclude_categories=()))  # lone surrogates too
scalars = texts | st.integers() | st.floats(allow_nan=False) | st.booleans() | st.none()
leaves = st.builds(Leaf, texts)
trees = st.builds(
    Tree,
    html=st.builds(Markup, texts),
    text=texts,
    number=st.integers(),
    share=st.floats(allow_nan=False),
    sure=st.booleans(),
    leaves=st.lists(leaves).map(tuple),
    pair=st.tuples(texts, st.integers()),
    spare=st.none() | leaves,
)
values = st.recursive(
    scalars | st.builds(Markup, texts) | leaves | trees,
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=4,
)


def test_a_function_is_asked_once_and_not_again_in_the_next_build(tmp_path: Path) -> None:
    arguments = ["ab", "", "é\ud800\n\t\x00", "ab"]
    expected = [grow(text, number=3) for text in arguments]
    calls.clear()
    for _ in range(2):
        cache = Cache(tmp_path / "cache", "program")
        remembered = cache.memo(grow)
        assert [remembered(text, number=3) for text in arguments] == expected
        assert cache.save() == []
    assert calls == arguments[:3]
    assert remembered.__name__ == "grow"


def test_none_is_a_result_like_any_other(tmp_path: Path) -> None:
    for _ in range(2):
        cache = Cache(tmp_path, "program")
        cache.memo(nothing)("x")
        cache.save()
    assert calls == ["x"]


def test_without_a_folder_nothing_is_remembered(tmp_path: Path) -> None:
    cache = Cache(None, "program")
    assert [cache.memo(shout)("a"), cache.memo(shout)("a")] == ["A", "A"]
    assert len(calls) == 2
    cache.keep("note", "text")
    assert cache.save() == []
    assert Cache(None, "program").recall("note") == ""


def test_another_program_remembers_nothing(tmp_path: Path) -> None:
    for program in ("one", "two", "two"):
        cache = Cache(tmp_path, program)
        cache.memo(shout)("a")
        cache.save()
    assert len(calls) == 2


def test_a_field_that_equality_leaves_out_does_not_matter(tmp_path: Path) -> None:
    remembered = Cache(tmp_path, "program").memo(count)
    assert [remembered(Leaf("ab", 1)), remembered(Leaf("ab", 2)), remembered(Leaf("abc"))] == [
        2,
        2,
        3,
    ]
    assert len(calls) == 2


def test_what_a_build_did_not_use_is_forgotten(tmp_path: Path) -> None:
    sizes = []
    for text in ("first", "other", "third"):
        cache = Cache(tmp_path, "program")
        cache.memo(shout)(text)
        cache.save()
        sizes.append(memo_file(tmp_path, shout).stat().st_size)
    assert len(set(sizes)) == 1


def test_a_function_that_a_build_did_not_call_keeps_its_results(tmp_path: Path) -> None:
    for called in (True, False, True):
        cache = Cache(tmp_path, "program")
        remembered = cache.memo(shout)
        if called:
            remembered("a")
        cache.save()
    assert len(calls) == 1


def test_what_is_let_go_is_written_and_can_be_asked_for_again(tmp_path: Path) -> None:
    cache = Cache(tmp_path, "program")
    remembered = cache.memo(grow)
    before = cache.digests([(remembered("ab"), Leaf("x"))])
    cache.let_go(grow.__module__)
    assert memo_file(tmp_path, grow).is_file()
    assert [remembered("ab"), remembered("cd")] == [grow("ab"), grow("cd")]
    assert cache.digests([(remembered("ab"), Leaf("x"))]) == before
    assert cache.save() == []
    calls.clear()
    later = Cache(tmp_path, "program").memo(grow)
    trees = [later("ab"), later("cd")]
    assert calls == []
    assert trees == [grow("ab"), grow("cd")]


def test_parts_of_one_result_have_their_own_digests(tmp_path: Path) -> None:
    cache = Cache(tmp_path, "program")
    tree = cache.memo(grow)("ab")
    other, same = cache.digests([tree.pair, tree.leaves])
    assert other != same
    assert cache.digests([tree.pair]) == [other]
    assert cache.digests([(Markup("()"),)]) != cache.digests([((),)])


def test_records_that_come_and_go_are_never_taken_for_one_another(tmp_path: Path) -> None:
    cache = Cache(tmp_path, "program")
    size = cache.memo(measure)
    for number in range(300):
        large = grow("x" * (number % 7), number)
        with suppress(TypeError):
            size(large, {number})  # what no key can be made of
        del large
        assert size(grow("y" * (number % 7), number), number) == number % 7
        cache.let_go("no.such.module")
        if number % 50 == 0:
            cache.let_go(measure.__module__)


def test_letting_go_refuses_as_saving_does(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    cache = Cache(tmp_path / "file" / "cache", "program")
    cache.memo(shout)("a")
    cache.let_go(shout.__module__)
    assert [problem.place.file for problem in cache.save()] == [str(tmp_path / "file" / "cache")]


def test_nothing_new_writes_nothing(tmp_path: Path) -> None:
    numbers = []
    for _ in range(2):
        cache = Cache(tmp_path, "program")
        cache.memo(shout)("a")
        cache.keep("note", "text")
        cache.save()
        numbers.append([path.stat().st_mtime_ns for path in sorted(tmp_path.iterdir())])
        time.sleep(0.02)  # longer than the clock of any disk takes to move on
    assert numbers[0] == numbers[1]


def test_texts_are_kept_under_their_names(tmp_path: Path) -> None:
    cache = Cache(tmp_path, "program")
    cache.keep("one", "a\nb\tc")
    cache.keep("two", "")
    assert cache.save() == []
    cache = Cache(tmp_path, "program")
    assert [cache.recall("one"), cache.recall("two"), cache.recall("three")] == ["a\nb\tc", "", ""]


def follow(before: Tree | None, text: str) -> tuple[str, Tree]:
    calls.append(before)
    return text.upper(), grow(text)


def test_a_function_goes_on_from_what_it_last_remembered(tmp_path: Path) -> None:
    for text in ("one", "two", "two", "six"):
        cache = Cache(tmp_path, "program")
        assert cache.continued(follow)(text) == text.upper()
        assert cache.save() == []
    assert calls[::2] == [None, grow("one"), grow("two"), grow("two")]


def test_without_a_folder_a_function_has_nothing_to_go_on_from() -> None:
    resumed = Cache(None, "program").continued(follow)
    assert resumed(text="one") == "ONE"
    assert calls[0] is None


def test_a_memory_that_stays_the_same_writes_nothing(tmp_path: Path) -> None:
    times = []
    for _ in range(2):
        cache = Cache(tmp_path, "program")
        cache.continued(follow)("one")
        cache.save()
        times.append(memo_file(tmp_path, follow).stat().st_mtime_ns)
        time.sleep(0.02)  # longer than the clock of any disk takes to move on
    assert times[0] == times[1]


def test_a_cache_that_cannot_be_written_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    cache = Cache(tmp_path / "cache", "program")
    assert cache.memo(shout)("a") == "A"
    (problem,) = cache.save()
    assert problem.place.file == str(tmp_path / "cache")
    assert "File exists" in problem.message


def test_a_folder_in_place_of_a_file_is_a_warning(tmp_path: Path) -> None:
    memo_file(tmp_path, shout).mkdir()
    cache = Cache(tmp_path, "program")
    assert cache.memo(shout)("a") == "A"
    (problem,) = cache.save()
    assert "directory" in problem.message
    assert [path.name for path in tmp_path.iterdir()] == [memo_file(tmp_path, shout).name]


def saved(folder: Path) -> bytes:
    """A cache file with two results in it."""
    cache = Cache(folder, "program")
    remembered = cache.memo(grow)
    remembered("ab")
    remembered("né")
    cache.save()
    return memo_file(folder, grow).read_bytes()


def with_checksum(content: bytes) -> bytes:
    """A file made to look undamaged."""
    head, _, rest = content.partition(b"\n")
    return b"%s %08x\n%s" % (head[:-9], zlib.crc32(rest), rest)


@pytest.mark.parametrize("forged", [False, True])
def test_a_damaged_or_forged_file_never_stops_a_build(tmp_path: Path, forged: bool) -> None:
    content = saved(tmp_path)
    expected = grow("ab")
    chance = random.Random(1)
    for _ in range(150):
        start, size = chance.randrange(len(content)), chance.choice([0, 1, 1, 2, 40])
        damage = bytes(chance.choice(b'0123456789[]{},"\n-ae.\xff') for _ in range(size))
        damaged = content[:start] + damage + content[start + chance.choice([size, 1, 999]) :]
        memo_file(tmp_path, grow).write_bytes(with_checksum(damaged) if forged else damaged)
        result = Cache(tmp_path, "program").memo(grow)("ab")
        assert type(result) is Tree
        assert type(result.html) is Markup
        assert {type(part) for part in result.leaves} <= {Leaf}
        assert forged or damaged == content or result == expected


@pytest.mark.parametrize("row", [b"k 3", b"k 5", b"k -1", b"k " + b"1" * 5000, b"k", b"k 1 1", b""])
def test_a_forged_row_is_none(tmp_path: Path, row: bytes) -> None:
    head = saved(tmp_path).partition(b"\n")[0]
    memo_file(tmp_path, grow).write_bytes(with_checksum(head + b"\n" + row + b"\nabc"))
    assert Cache(tmp_path, "program").memo(grow)("ab") == grow("ab")


@pytest.mark.parametrize("shape", [b"[" * 100_000, b"1" * 10_000, b"{}", b'["a"]', b"", b"[-1]"])
def test_a_forged_shape_is_none(tmp_path: Path, shape: bytes) -> None:
    content = saved(tmp_path)
    head, key = content.partition(b"\n")[0], content.splitlines()[1].split()[0]
    row = b"%s %d\n%s\nabc" % (key, len(shape) + 4, shape)
    memo_file(tmp_path, grow).write_bytes(with_checksum(head + b"\n" + row))
    results = [Cache(tmp_path, "program").memo(grow)(text) for text in ("ab", "né")]
    assert results == [grow("ab"), grow("né")]


@pytest.mark.parametrize(
    ("kind", "shape"),
    [
        (str, 10**30),
        (str, -(10**30)),
        (str, 1.0),
        (str, True),
        (str, None),
        (int, True),
        (int, 1.0),
        (Markup, []),
        (Leaf, [1]),
        (Leaf, [1, 1, 1]),
        (Leaf, {"text": 1, "line": 1}),
        (tuple[int, ...], 1),
        (tuple[int, ...], [1, None]),
        (tuple[int, int], [1]),
        (Leaf | None, False),
    ],
)
def test_a_shape_of_another_type_is_refused(kind: object, shape: object) -> None:
    with pytest.raises(ValueError, match=r"no \w+|zip"):
        reader(kind)(shape, BytesIO(b"text"))


def returns_a_list(text: str) -> list[str]:
    return [text]


def returns_one_of_two(text: str) -> Markup | str:
    return text


@pytest.mark.parametrize("function", [returns_a_list, returns_one_of_two])
def test_a_result_that_could_not_be_read_back_is_refused(
    tmp_path: Path, function: Callable[[str], object]
) -> None:
    with pytest.raises(TypeError):
        Cache(tmp_path, "program").memo(function)


@pytest.mark.parametrize("value", [["a"], {"a": 1}, {"a"}, object(), Path("a")])
def test_what_may_change_has_no_digest(value: object) -> None:
    with pytest.raises(TypeError):
        digest(value)


@settings(deadline=None)
@given(tree=trees)
def test_records_are_put_together_as_they_were(tree: Tree) -> None:
    shape, parts = dump(tree)
    assert repr(reader(Tree)(shape, BytesIO(parts))) == repr(tree)


@settings(deadline=None)
@given(one=values, other=values)
def test_digests_are_equal_only_for_what_looks_equal(one: object, other: object) -> None:
    assert (digest(one) == digest(other)) == (repr(one) == repr(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, True),
        (1, 1.0),
        (0.0, -0.0),
        ("a", Markup("a")),
        ("1", 1),
        (b"a", "a"),
        (None, ""),
        (("a", "b"), "ab"),
        (("a", ("b",)), (("a",), "b")),
        (("Leaf", "a"), Leaf("a")),
        (Leaf("a"), Twig("a")),
        ((), ((),)),
    ],
)
def test_like_values_have_other_digests(one: object, other: object) -> None:
    assert digest(one) != digest(other)
    assert digest((one,)) != digest((other,))
    assert digest(one) == digest(one)


def test_markup_may_stand_where_text_is_declared() -> None:
    assert digest(Twig(Markup("a"))) != digest(Twig("a")) != digest(Twig("b"))
    assert digest(Twig(Markup("a"))) == digest(Twig(Markup("a"))) != digest(Twig(Markup("b")))


def test_digests_of_many_do_not_depend_on_what_is_shared(tmp_path: Path) -> None:
    cache = Cache(tmp_path, "program")
    big = grow("ab")
    twin = grow("ab")
    assert big is not twin
    one, two, other = cache.digests([(big, big), (twin, big), (big, grow("b"))], "common")
    assert one == two != other
    assert cache.digests([(big, big)], "else") != [one]


def test_results_of_two_functions_for_one_argument_differ(tmp_path: Path) -> None:
    cache = Cache(tmp_path, "program")
    one, other = cache.memo(grow)("ab"), cache.memo(regrow)("ab")
    assert len(set(cache.digests([(one,), (other,)]))) == 2


def test_digests_of_results_are_the_same_whether_remembered_or_made(tmp_path: Path) -> None:
    seen = []
    for _ in range(2):
        cache = Cache(tmp_path, "program")
        remembered = cache.memo(grow)
        results = (remembered("ab"), remembered("b"), remembered("ab"))
        seen.append(cache.digests([(result, "x") for result in results]))
        cache.save()
    assert seen[0] == seen[1]
    assert seen[0][0] == seen[0][2] != seen[0][1]


def test_the_fingerprint_is_of_names_bytes_and_packages(tmp_path: Path) -> None:
    def now(*packages: str) -> str:
        return fingerprint([tmp_path], packages)

    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "b.py").write_bytes(b"1")
    first = now("markupsafe")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "b.pyc").write_bytes(b"2")
    (tmp_path / ".#b.py").symlink_to("an editor's note to itself")
    assert now("markupsafe") == now("MarkupSafe") == first
    assert now("hypothesis") != first
    (tmp_path / "a" / "b.py").rename(tmp_path / "a" / "c.py")
    assert now("markupsafe") != first
    (tmp_path / "a" / "c.py").rename(tmp_path / "a" / "b.py")
    assert now("markupsafe") == first
    (tmp_path / "a" / "b.py").write_bytes(b"3")
    assert now("markupsafe") != first


def test_the_fingerprint_knows_the_versions_of_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()
    for name in ("Some_Thing-1.0.dist-info", "some_thing-1.1.dist-info", "other-1.1.dist-info"):
        (tmp_path / name / name).mkdir(parents=True)
        monkeypatch.setattr(sys, "path", [str(tmp_path / name)])
        seen.add(fingerprint([], ["some-thing"]))
    assert len(seen) == 3
