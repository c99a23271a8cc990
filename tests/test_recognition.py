"""Texts are recognised when they were mended, and never taken for another paper's."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator import recognition, record
from generator.model import Author, Paper

BANDITS = (
    "Choosing among many arms is costly when every pull must be paid for. We study a gambler "
    "who may return one arm each evening, and prove that her regret grows with the square root "
    "of the horizon. The proof couples two random walks on a ladder of prices. Simulated markets "
    "with forty traders confirm the rate, and a greedy rule turns out to be needlessly timid."
)
OTHER_BANDITS = (
    "Choosing among many arms is hard when rewards arrive late. We study delayed feedback whose "
    "length depends on the chosen arm, and prove a lower bound that no algorithm can beat by more "
    "than a constant factor. A phased elimination rule attains it. Experiments on a catalogue of "
    "recipes show that waiting pays off, even where delays have heavy tails."
)
CHINESE = (
    "我们研究一种新的图神经网络训练方法，它在每一层只保留少量节点，从而"
    "显著降低显存占用。实验表明该方法在三个数据集上都更快。"
)


def same(one: str, other: str) -> bool:
    return recognition.alike([recognition.sketch(one)], [recognition.sketch(other)]) == [(0, 0)]


MENDED = {
    "a typo": BANDITS.replace("gambler", "gamblor"),
    "a sentence put before": f"Markets are everywhere and seldom kind to the patient. {BANDITS}",
    "a sentence taken out": BANDITS.replace(BANDITS.split(". ")[2] + ". ", ""),
    "a sentence rewritten": BANDITS.replace(
        BANDITS.split(". ")[2], "Our argument is short and uses martingales in an unusual way"
    ),
    "capitals and dashes": BANDITS.upper().replace(",", " —"),
}


@pytest.mark.parametrize("name", MENDED)
def test_a_mended_text_is_recognised(name: str) -> None:
    assert same(BANDITS, MENDED[name])


def test_another_paper_on_the_topic_is_not() -> None:
    assert not same(BANDITS, OTHER_BANDITS)


def test_chinese_is_compared_by_its_signs() -> None:
    assert same(CHINESE, CHINESE.replace("显著", "大幅"))
    assert not same(
        CHINESE,
        "我们研究一种新的语言模型压缩方法，它用低秩矩阵替换注意力权重，并在问答任务上保持准确率。",
    )


def test_a_title_is_recognised_with_a_typo_but_its_numbers_must_agree() -> None:
    title = "On the complexity of linear bandits with many gamblers, part I"
    assert same(title, title.replace("gamblers", "gamblors"))
    assert not same(title, f"{title}I")


def test_the_most_alike_come_first_and_ties_in_order() -> None:
    exact, near = recognition.sketch(BANDITS), recognition.sketch(MENDED["a typo"])
    assert recognition.alike([near, exact], [exact, exact]) == [(1, 0), (1, 1), (0, 0), (0, 1)]


@given(st.text())
def test_a_mark_has_its_form_and_is_taken_apart_again(text: str) -> None:
    paper = Paper(text, text[3:6], tuple(map(Author, text[6:8])), id=text[:3])
    whole = recognition.titled(paper, recognition.digests(paper))
    mark = replace(whole, sketch=recognition.sketch(text))
    spelt = recognition.spell(mark)
    assert re.fullmatch(recognition.MARK, spelt)
    assert recognition.parse(spelt) == mark
    line = record.Known("a", spelt)
    assert record.read(record.write((line,)).encode(), "a.yaml") == (line,)


def test_marks_in_the_world_stay_readable() -> None:
    """A changed mark would move addresses of sites that exist."""
    assert recognition.sketch("Shared noise for verifiable private counting of birds") == SHARED
    paper = Paper("Shared  noise\n", "T", (Author("A. Nonymous"),), id="P-1")
    digests = recognition.digests(paper)
    assert recognition.spell(digests) == KNOWN
    assert recognition.spell(recognition.titled(paper, digests)) == f"{KNOWN} {KNOWN_TITLE}"
    assert recognition.parse(f"7207b9c2ab770f89 20b0 {SHARED}").id == ""
    assert recognition.parse(f"7207b9c2ab770f89 20b0 {SHARED} 7e566b8fac673f6e").title == ""


SHARED = (
    "oaa000000000000000000000000lr3000000000000000o4g00000000000000000000000000000000"
    "0000000000000000000000sj4xld0003dh000000000000000000000000000000000000000000000z"
    "vd000000000000000000000000000000"
)
KNOWN = "7207b9c2ab770f89 20b0 7e566b8fac673f6e"
KNOWN_TITLE = "tca73dcf5e072d4d6 na462d258"


def title_digest(title: str) -> str:
    return recognition.titled(Paper("", title), recognition.digests(Paper(""))).title


SPELLINGS = {
    "capitals": ("Streams without End", "STREAMS WITHOUT END"),
    "punctuation": ("Multi-armed bandits: a survey", "Multi armed bandits -- a survey."),
    "braces": ("Streams for the {W}eb", "Streams for the web"),
    "accents": (r"On M{\"{u}}ller and \v{S}est\'ak", "On Müller and Šesták"),
    "letters": (r"{\O}resund, stra{\ss}e, \L{}\'od\'z", "Øresund, Straße, Łódź"),
    "styles": (r"\emph{Fast} $\mathbf{A}^{\star}$ \& more", "Fast A* and more"),
    "Greek": (r"$\alpha$-stable $\varphi$ at $O(\sqrt T)$", "α-stable φ at O(√T)"),
    "full width": ("流：一", "流一"),
}


@pytest.mark.parametrize("name", SPELLINGS)
def test_a_title_is_one_however_it_is_spelt(name: str) -> None:
    one, other = SPELLINGS[name]
    assert title_digest(one) == title_digest(other) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Streams, part I", "Streams, part II"),
        ("A survey of C", "A survey of C++"),
        (r"On $\alpha$-stability", r"On $\beta$-stability"),
        ("Bounds of O(√T)", "Bounds of O(T)"),
    ],
)
def test_other_titles_are_others(one: str, other: str) -> None:
    assert title_digest(one) != title_digest(other)


def test_a_title_without_letters_is_none() -> None:
    assert title_digest("?!") == title_digest("") == ""
