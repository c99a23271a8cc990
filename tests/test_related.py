"""Related papers: alike by what they share, never themselves, never the same paper twice."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from generator import markup
from generator.related import MOST, MOST_SHARED, Relation, related
from generator.sources import plain
from generator.terms.keyphrases import phrases
from generator.terms.words import fold_all

SEED = Path(__file__).parent.parent / "content" / "neurips-2026.txt"


def relate(texts: list[str]) -> tuple[tuple[Relation, ...], ...]:
    return related(texts, [phrases(text) for text in texts])


def test_the_committed_list_has_these_neighbours_and_loners() -> None:
    papers = plain.read(SEED.read_bytes(), "list.txt").list.papers
    found = relate([markup.abstract(paper.abstract).text for paper in papers])
    alike = {
        tuple(sorted((number, relation.other + 1)))
        for number, relations in enumerate(found, start=1)
        for relation in relations
    }
    assert {(1, 18), (13, 15), (1, 13), (14, 17)} <= alike
    assert found[7] == found[9] == ()  # Shepherd and VOXPERFORMER stand alone
    assert found[0][0] == Relation(17, ("differential privacy",))


PRIVACY = (
    "We study differential privacy for mean estimation, and bound the noise of the mechanism. "
)
BANDITS = "We study contextual bandits with linear rewards, and bound the regret of the algorithm. "


def test_a_paper_is_not_related_to_its_own_duplicate() -> None:
    found = relate([PRIVACY, PRIVACY + "Code will follow.", BANDITS])
    assert found == ((), (), ())


def test_nothing_is_said_of_an_empty_list() -> None:
    assert related([], []) == ()
    assert relate([""]) == ((),)


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


def test_reasons_stand_in_both_papers() -> None:
    texts = [PRIVACY + BANDITS * 2, BANDITS + "It scales.", PRIVACY + "It is private."]
    folded = [fold_all(text.replace(",", "").replace(".", "")) for text in texts]
    for number, relations in enumerate(relate(texts)):
        for relation in relations:
            for shared in map(fold_all, relation.shared):
                assert shared in folded[number]
                assert shared in folded[relation.other]
