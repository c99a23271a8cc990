"""Related papers: alike by what they share, never themselves, never the same paper twice."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator import markup
from generator.related import MOST, MOST_SHARED, related
from generator.relatedness.memory import Memory, Relation
from generator.relatedness.reasons import MANY
from generator.sources import plain
from generator.terms.gists import gist
from generator.terms.words import fold_all

SEED = Path(__file__).parent.parent / "content" / "neurips-2026.txt"


def relate(texts: list[str]) -> tuple[tuple[Relation, ...], ...]:
    return recall(texts)[0]


def recall(
    texts: list[str], before: Memory | None = None
) -> tuple[tuple[tuple[Relation, ...], ...], Memory]:
    return related(before, [("", text) for text in texts], [gist(text) for text in texts])


def test_the_committed_list_has_these_neighbours_and_loners() -> None:
    papers = plain.read(SEED.read_bytes(), "list.txt").list.papers
    found = relate([markup.abstract(paper.abstract).text for paper in papers])
    alike = {
        tuple(sorted((number, relation.other + 1)))
        for number, relations in enumerate(found, start=1)
        for relation in relations
    }
    assert {(1, 18), (13, 15), (1, 13), (14, 17), (12, 14)} <= alike
    assert found[7] == found[9] == ()  # Shepherd and VOXPERFORMER stand alone
    assert found[0][0] == Relation(17, ("differential privacy",))
    assert Relation(13, ("Adam",)) in found[11]  # a name that both mention


PRIVACY = (
    "We study differential privacy for mean estimation, and bound the noise of the mechanism. "
)
BANDITS = "We study contextual bandits with linear rewards, and bound the regret of the algorithm. "


def test_a_paper_is_not_related_to_its_own_duplicate() -> None:
    found = relate([PRIVACY, PRIVACY + "Code will follow.", BANDITS])
    assert found == ((), (), ())


def test_a_paper_is_related_to_one_of_two_copies() -> None:
    other = "Census counts leak secrets. Differential privacy hides each household behind noise. "
    found = relate([PRIVACY, other, other + "Code will follow.", BANDITS, *FILLERS])
    assert [relation.other for relation in found[0]] == [1]
    assert [relation.other for relation in found[1]] == [relation.other for relation in found[2]]
    assert [relation.other for relation in found[1]] == [0]


def test_a_phrase_that_the_other_only_mentions_is_a_reason() -> None:
    found = relate([*MENTIONS, *FILLERS])
    assert found[0] == (Relation(1, ("kelp forests",)),)
    assert found[1] == (Relation(0, ("kelp forests",)),)


def test_chinese_papers_are_related_too() -> None:
    found = relate([*CHINESE, *FILLERS])
    assert found[0] == (Relation(1, ("图神经网络",)),)
    assert found[1] == (Relation(0, ("图神经网络",)),)


def test_a_long_list_is_searched_less_thoroughly_but_well() -> None:
    many = [
        f"A {one} turns into a {two}. We weigh {one} parts and {two} parts, and mend the {three}."
        for one, two, three in product(TOOLS.split(), repeat=3)
    ]
    found = relate([MENTIONS[0], *many, MENTIONS[1]])
    assert len(many) > MANY
    assert found[0] == (Relation(len(found) - 1, ("kelp forests",)),)
    assert found[-1] == (Relation(0, ("kelp forests",)),)


def test_nothing_is_said_of_an_empty_list() -> None:
    assert relate([]) == ()
    assert relate([""]) == ((),)


MENTIONS = (
    "Kelp forests shelter crabs. We map kelp forests from the air, and show that kelp forests move "
    "with the tide.",
    "Buoys tell the tide. We drop a buoy wherever we can, be it on sand, reefs, mussel beds or "
    "the kelp forests.",
)
FILLERS = (
    "Bakers weigh flour twice. We ask them why, and find that ovens are to blame.",
    "Old clocks lose seconds in winter. We oil eleven of them and wait for spring.",
    "Letters that never arrive are read by sorting machines. We compare four of these.",
)
TOOLS = "loom kiln anvil lathe plough churn sieve bellows trough quern spindle forge mill"
CHINESE = (
    "本文研究图神经网络的过平滑问题。我们提出一种自适应的采样方法,使深层模型仍可训练。",
    "分子性质预测依赖图神经网络。我们从理论上给出其表达能力的上界,并在药物数据上验证。",
)

WORDS = ["differential privacy", "contextual bandits", "graph", "regret", "of", "kernel methods"]
TEXTS = st.lists(
    st.lists(st.sampled_from(WORDS) | st.text(max_size=8), max_size=12).map(" ".join), max_size=8
)


@settings(max_examples=60, deadline=None)
@given(TEXTS)
def test_relations_are_of_others_few_and_for_a_reason(texts: list[str]) -> None:
    found = relate(texts)
    assert found == relate(texts)
    assert len(found) == len(texts)
    for number, relations in enumerate(found):
        others = [relation.other for relation in relations]
        assert len(others) == len(set(others)) <= MOST
        assert number not in others
        for relation in relations:
            assert 0 < len(relation.shared) <= MOST_SHARED


@settings(max_examples=40, deadline=None)
@given(TEXTS, st.text(max_size=20))
def test_a_text_is_never_related_to_itself_come_twice(texts: list[str], more: str) -> None:
    found = relate([*texts, more, *texts, more])
    half = len(texts) + 1
    for number, relations in enumerate(found):
        assert (number + half) % (2 * half) not in {relation.other for relation in relations}


def test_reasons_stand_in_both_papers() -> None:
    texts = [PRIVACY + BANDITS * 2, BANDITS + "It scales.", PRIVACY + "It is private."]
    folded = [fold_all(text.replace(",", "").replace(".", "")) for text in texts]
    for number, relations in enumerate(relate(texts)):
        for relation in relations:
            for shared in map(fold_all, relation.shared):
                assert shared in folded[number]
                assert shared in folded[relation.other]


@settings(max_examples=50, deadline=None)
@given(TEXTS, TEXTS)
def test_no_memory_matters_to_the_result(texts: list[str], others: list[str]) -> None:
    for before in (others, texts[1:], [*texts, *others], texts[::-1]):
        assert recall(texts, recall(before)[1]) == recall(texts)


def test_an_edit_of_a_large_list_gives_what_a_clean_build_gives() -> None:
    papers = [
        f"A {one} turns into a {two}. We weigh {one} parts, and mend the {two}."
        for one, two in product(TOOLS.split(), repeat=2)
    ]
    before = recall(papers)[1]
    for edited in (
        papers[1:],
        [*papers, MENTIONS[0]],
        [MENTIONS[0], *papers],
        [*papers[:80], MENTIONS[1], *papers[81:]],
        [papers[-1], *papers[:-1]],
    ):
        assert recall(edited, before) == recall(edited)


WORDS = [f"{kind} {part}" for kind in TOOLS.split() for part in ("learning", "graph", "search")]


def made_up(chance: random.Random) -> str:
    """An abstract of a field of its own, as far as there are fields."""
    field = chance.randrange(0, len(WORDS) - 8)
    told = " ".join(chance.choice(WORDS[field : field + 8]) for _ in range(14))
    return f"We study {told}. We show that {chance.choice(WORDS)} helps {chance.choice(WORDS)}."


def edit(papers: list[str], chance: random.Random) -> list[str]:
    """One paper mended, replaced or moved, or another put in for one: as many as before."""
    edited, at, to = [*papers], chance.randrange(len(papers)), chance.randrange(len(papers))
    kind = chance.randrange(4)
    if kind == 0:
        edited[at] = f"{edited[at]} It is a {chance.choice(WORDS)}."
    elif kind == 1:
        edited[at] = made_up(chance)
    else:
        taken = edited.pop(at)
        edited.insert(to, taken if kind == 2 else made_up(chance))
    return edited


@pytest.mark.parametrize("seed", range(12))
def test_edits_of_a_list_that_stays_as_long(seed: int) -> None:
    chance = random.Random(seed)
    papers = [made_up(chance) for _ in range(200)]
    memory = recall(papers)[1]
    for _ in range(3):
        papers = edit(papers, chance)
        found, memory = recall(papers, memory)
        assert (found, memory) == recall(papers)
        assert any(found)


def test_a_memory_that_does_not_hold_together_is_none() -> None:
    texts = [*MENTIONS, *FILLERS]
    expected, memory = recall(texts)
    for forged in (
        replace(memory, candidates=memory.candidates[1:]),
        replace(memory, candidates=(b"\xff" * 4, *memory.candidates[1:])),
        replace(memory, others=(b"\0" * 3, *memory.others[1:])),
        replace(memory, digests=memory.digests[:-1]),
        replace(memory, order="other"),
    ):
        assert recall(texts, forged)[0] == expected
