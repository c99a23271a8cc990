"""Headlines of Chinese abstracts: the clause that says what is proposed or studied.

Chinese marks no word ends, so the rules work on clauses (between marks) and on the words that
introduce them: 提出了一种…, 对…进行了研究, 目的 探讨….
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from generator.headlines.patterns import Late

MOST = 34  # characters of a headline
LEAST = 5

_CLAUSE = Late(
    r"(?:[^，,。.；;：:！!？?\s]|(?<=[0-9A-Za-z])[.,:](?=[0-9A-Za-z])|\s(?=[A-Za-z0-9(（\ue000-\uf8ff])|(?<=[A-Za-z0-9)）\ue000-\uf8ff])\s)+"
)
_SUBJECT = (
    r"(?:(?:本|该|此)(?:文|研究|项目|课题)|文章|文中|论文|笔者|作者|我们|旨在|目的(?:是|在于)?|"
    r"背景与目的|方法|首先|其次|最后|因此|从而|为此|通过|并|还|进而|在此基础上|"
    r"[【\[]?(?:目的|目标|摘要)[】\]]?)?"
)
_HOW = (
    "(?:主要|系统|简要|详细|重点|深入|初步|全面|具体|进一步|分别|综合|定量|着重|实验|试验|理论|旨在|"
    "地|从而|拟|试图|对比|回顾性?|统计)*"
)
_DONE = r"(?:了|出了?|并[\u4e00-\u9fff]{2}了)?"
_ONE = r"(?:一[种个套类项款]|两种|几种|新的|新型的?|的)*"
_PROPOSES = "提出|设计|构建|建立|构造|开发|研制|给出|实现|引入|研发|制备|合成|发明|构筑|推导|发展"
_STUDIES = (
    "研究|探讨|分析|观察|讨论|考察|评价|探索|比较|论述|阐述|综述|介绍|总结|概述|调查|了解|检测|测定|"
    "揭示|回顾|评估|阐明|探究|归纳|明确|验证|寻找|模拟|描述|报道|解决|讨论|观测|计算|剖析|梳理"
)
_DEEDS = (
    "研究|分析|探讨|讨论|模拟|数值模拟|测定|评价|综述|比较|对比|比较研究|对比分析|调查|检测|总结|优化|设计|"
    "改进|试验|实验研究|试验研究|实验|预测|鉴定|概述|评估|监测|计算|仿真|观察|论述|阐述|介绍|探索"
)
_LEAD = Late(
    r"^(?:为了?|针对|由于|随着|通过|利用|采用|应用|根据|基于对|以)?(?:一[种个套类项]|新的|新型的?|目前|其|该|这|此|和|与|及|并)?的?"
)
_FRONT = Late(
    r"^(?:[【\[]?(?:目的|摘要|目标)[】\]]?\s*)?(?:考虑了?)?(?:一[种个套项]|新的|其|该|此|和|与|及|并)?的?"
)
_TAIL = Late(r"(?:的?(?:问题|方法进行.*|情况|思路)|等|的)$")


@cache
def _patterns() -> tuple[tuple[Late, float], ...]:
    """What introduces the object, and how much it weighs; made when the first text is Chinese."""
    acted = (
        rf"{_SUBJECT}{_HOW}(?:.{{0,24}}?[,，]?)?(?:对|就|针对)(?P<what>.+?)"
        rf"(?:进行|作|做|开展|加以){_DONE}{_HOW}(?P<deed>(?:[\u4e00-\u9fff]{{0,4}}?)(?:{_DEEDS}))"
    )
    proposed = rf".{{0,40}}?(?:{_PROPOSES}){_DONE}(?P<what>{_ONE}.+)"
    studied = rf"{_SUBJECT}{_HOW}(?:{_STUDIES}){_DONE}(?P<what>.+)"
    later = rf".{{2,30}}?{_HOW}(?:{_STUDIES})了(?P<what>.+)"
    weights = ((acted, 1.3), (proposed, 1.2), (studied, 1.2), (later, 0.9))
    return tuple((Late(pattern), weight) for pattern, weight in weights)


class _Found(NamedTuple):
    text: str
    weight: float


def clause_headline(plain: str) -> str:
    """The headline of a cleaned Chinese abstract; "" where it has no words."""
    clauses = [match.group().strip() for match in _CLAUSE.finditer(plain)]
    clauses = [clause for clause in clauses if len(clause) > 1]
    if not clauses:
        return plain.strip(" 。，；：.,;:")[:MOST]
    counts = Counter(pair for clause in clauses for pair in _pairs(clause))
    found = list(_candidates(clauses)) or [_Found(_cut(clauses[0]), 0.0)]
    return max(found, key=lambda each: each.weight + _merit(each.text, counts)).text


def _pairs(text: str) -> list[str]:
    return [text[place : place + 2] for place in range(len(text) - 1)]


def _merit(text: str, counts: Counter[str]) -> float:
    """How much of a text the abstract comes back to, less what is too short or too long."""
    pairs = _pairs(text)
    again = sum(min(counts[pair], 4) - 1 for pair in pairs) / (len(pairs) + 4)
    return again - 0.08 * max(0, 11 - len(text)) - 0.05 * max(0, len(text) - 30)


def _candidates(clauses: list[str]) -> Iterator[_Found]:
    """What each clause offers; the later, the less."""
    for place, clause in enumerate(clauses[:40]):
        late = 0.08 * min(place, 12)
        for pattern, weight in _patterns():
            match = pattern.match(clause)
            if match:
                what = _TAIL.sub("", _FRONT.sub("", match["what"]))
                deed = match.groupdict().get("deed") or ""
                text = f"{what}的{deed}" if deed and not what.endswith(deed[-2:]) else what
                if len(what) >= LEAST:
                    yield _Found(_cut(text), weight - late)
                break
        else:
            yield _Found(_cut(_LEAD.sub("", clause)), 0.6 - late)


def _cut(text: str) -> str:
    """At most MOST characters, ending where a phrase may."""
    if len(text) <= MOST:
        return text
    cut = max(text.rfind(mark, LEAST, MOST) for mark in "、和与及并")
    if cut <= LEAST and text[MOST - 1 : MOST + 1].isascii() and text[MOST].isalnum():
        cut = text.rfind(" ", LEAST, MOST)  # not inside a word of letters
    return text[:cut] if cut > LEAST else text[:MOST]
