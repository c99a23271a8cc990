"""Keywords and topics: examples in cases/, and what holds for any text and any list."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.terms.gists import Gist, gist, is_term
from generator.terms.keyphrases import read
from generator.terms.words import stem
from generator.text import squeeze
from generator.topics import MOST_KEYWORDS, Topic, keywords, topics

CASES = Path(__file__).parent / "cases"

VOCABULARY = """
we We propose the a of to that which large language model models bandits bandit differential
privacy Private contextual learning (RAG) retrieval-augmented generation RAG garden gardens roses
reinterprets boosting Optical flow . , - 的 我们 太阳能 热水器 RFID xᵢ Õ(√T) İ ß ‐ _
"""
WORDS = st.sampled_from(VOCABULARY.split())
TEXTS = st.text(max_size=300) | st.lists(WORDS, max_size=60).map(" ".join)
LISTS = st.lists(TEXTS.map(gist), max_size=8)


def cases(path: Path) -> list[tuple[str, str, str]]:
    """A case file's examples: name, input, expected; lines with a dot stand between."""
    parts = path.read_text(encoding="utf-8").split("\n.\n")
    return [
        (name.strip(), text, expected)
        for name, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
    ]


def told_keywords(text: str) -> str:
    """One keyword a line, with the long form of an acronym."""
    found = keywords(gist(text))
    return "\n".join(f"{k.text} ({k.long})" if k.long else k.text for k in found)


def told_topics(text: str) -> str:
    """One topic a line, with the numbers of its papers from 1; papers are blocks of `text`."""
    found = topics([gist(block) for block in text.split("\n\n")])
    return "\n".join(f"{topic.name}: {numbers(topic)}" for topic in found)


def numbers(topic: Topic) -> str:
    """The numbers of a topic's papers, from 1."""
    return ", ".join(str(member + 1) for member in topic.members)


TOLD = {"keywords": told_keywords, "topics": told_topics}


@pytest.mark.parametrize("kind", TOLD)
def test_cases(kind: str, update: bool) -> None:
    path, told = CASES / f"{kind}.md", TOLD[kind]
    found = cases(path)
    if update:
        texts = (f"{name}\n.\n{text}\n.\n{told(text)}\n.\n" for name, text, _ in found)
        path.write_text("\n".join(texts), encoding="utf-8")
    else:
        assert [(name, told(text)) for name, text, _ in found] == [
            (name, expected) for name, _, expected in found
        ]


@given(TEXTS, TEXTS)
def test_keywords_of_any_text(text: str, heading: str) -> None:
    found = keywords(gist(text, heading))
    assert found == keywords(gist(text, heading))
    assert len(found) <= MOST_KEYWORDS
    shown = [keyword.text.casefold() for keyword in found]
    assert len(set(shown)) == len(shown)
    said = squeeze(text).casefold()
    assert all(keyword.text.casefold() in said for keyword in found)
    assert all(keyword.long.casefold() in said for keyword in found)


@given(TEXTS)
def test_phrases_come_best_first(text: str) -> None:
    chances = [phrase.chance for phrase in read(text).phrases]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


@given(TEXTS, TEXTS)
def test_a_gist_holds_the_phrases_and_their_terms(text: str, heading: str) -> None:
    found = gist(text, heading)
    assert tuple(found.unpack()) == read(text, heading).phrases
    terms = found.terms.split("\t") if found.terms else []
    assert len(terms) == len(set(terms)) == len(found.weights)
    assert all(found.weights)
    told = [phrase.key for phrase in found.unpack() if phrase.text]
    assert {key if is_term(key) else stem(key) for key in told} <= set(terms)


@given(LISTS)
def test_topics_of_any_list(papers: list[Gist]) -> None:
    found = topics(papers)
    assert found == topics(papers)
    assert len({topic.name for topic in found}) == len(found)
    assert len({topic.slug.casefold() for topic in found}) == len(found)
    for topic in found:
        assert topic.slug
        assert len(topic.members) > 1
        assert list(topic.members) == sorted(set(topic.members))
        assert all(0 <= member < len(papers) for member in topic.members)


@given(LISTS)
def test_order_names_no_topic(papers: list[Gist]) -> None:
    there = {(topic.name, topic.slug, len(topic.members)) for topic in topics(papers)}
    back = {(topic.name, topic.slug, len(topic.members)) for topic in topics(papers[::-1])}
    assert there == back


MATTERS = (
    "optical flow",
    "differential privacy",
    "contextual bandits",
    "machine translation",
    "graph neural networks",
    "visual servoing",
    "tulip grafting",
)
TEMPLATES = (
    "We study {}. A garden needs {} in spring, and {} gardeners.",
    "Much is known of {}. We measure {} in {} meadows, and learn that {} is slow.",
    "This paper presents a tool for {}, which {} neighbours may borrow.",
)
PLACES = ("alpine", "boreal", "coastal", "desert", "estuarine", "floodplain", "glacial", "hilly")


def large_list() -> list[Gist]:
    """Papers enough for a large list: each matter in many places, and a few of no matter."""
    texts = [
        template.replace("{}", matter, 2)
        .replace("{}", f"{place} {number}", 1)
        .replace("{}", matter)
        for number, (matter, place, template) in enumerate(product(MATTERS, PLACES, TEMPLATES))
    ]
    return [gist(text) for text in (*texts, "It rains.", "Nobody knows why bees hum.")]


def test_a_large_list_is_grouped_by_its_matters() -> None:
    papers = large_list()
    found = topics(papers)
    assert {topic.name for topic in found} >= set(MATTERS)
    covered = {member for topic in found for member in topic.members}
    assert set(range(len(papers))) - covered == {len(papers) - 2, len(papers) - 1}


def test_a_paper_joins_the_topic_of_those_that_are_like_it() -> None:
    papers = large_list()
    rain, bees = len(papers) - 2, len(papers) - 1
    topic = topics(papers)[0]
    alike: list[tuple[int, ...]] = [()] * len(papers)
    alike[rain] = (bees, *topic.members[:2])
    alike[bees] = (rain, *topic.members[:3])
    joined = {topic.name: topic.members for topic in topics(papers, alike)}
    assert joined.pop(topic.name) == (*topic.members, bees)
    assert joined == {other.name: other.members for other in topics(papers)[1:]}


@pytest.mark.parametrize("size", [60, 100, 160])
def test_another_paper_renames_nothing(size: int) -> None:
    papers = large_list()[:size]
    before = [topic.name for topic in topics(papers)]
    after = [topic.name for topic in topics([*papers, gist("Hens prefer a quiet coop.")])]
    assert after == before


@pytest.mark.parametrize(
    "parts",
    [("a\tb\tc\tx", "t", b"1"), ("a\tb", "t", b"1"), ("", "a\tb", b"1"), ("", "", b"1")],
)
def test_a_gist_whose_parts_do_not_fit_is_none(parts: tuple[str, str, bytes]) -> None:
    with pytest.raises(ValueError, match="no gist"):
        Gist(*parts)
