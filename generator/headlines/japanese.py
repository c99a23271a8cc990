"""Headlines of Japanese abstracts: what the text says that it proposes, builds or studies.

The verb comes last in Japanese, and what it is about stands before を or について.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.headlines.patterns import Late

MOST = 40  # characters of a headline
_LEAST = 6
_DEEDS = (
    "提案|構築|開発|検討|報告|調査|分析|評価|提示|実現|作成|検証|考察|議論|試み|導入|設計|"
    "実装|比較|紹介|論じ|目指|目的|行|述べ|示"
)
_DEED = Late(rf"(?:を(?:新たに)?|について|に関する|の)(?:{_DEEDS})")
_MARK = re.compile("[。．！？、，,\n]")
_OWN = Late("本研究|本論文|本稿|本発表|我々|筆者|著者|新た")
_LEAD = re.compile(
    r"^(?:そこで|これに対し|また|さらに|以上より)?[、，]?"
    r"(?:(?:本研究|本論文|本稿|本発表|我々|筆者ら?|著者ら?)(?:で?は|の目的は|において))?(?:新たな|新しい)?"
)
_SENTENCE = Late("[^。．！？\n]+")


def told_headline(plain: str) -> str:
    """The headline of a cleaned Japanese abstract; "" where it has no words.

    >>> told_headline("翻訳は難しい。本研究では用語の多い文を翻訳する手法を提案する。")
    '用語の多い文を翻訳する手法'
    """
    sentences = [found[0].strip() for found in _SENTENCE.finditer(plain)]
    own = [sentence for sentence in sentences if _OWN.search(sentence)]
    for sentence in (*own, *sentences):
        clauses = [_LEAD.sub("", clause) for clause in _clauses(sentence)]
        told = [clause for clause in clauses if _LEAST <= len(clause) <= MOST]
        if told:
            return told[-1]
    return _LEAD.sub("", next(iter(own or sentences), ""))[:MOST]


def _clauses(sentence: str) -> Iterator[str]:
    """What stands before each deed, back to the mark or the deed before it.

    The deeds are looked for first: a pattern that began with the clause would take quadratic time.
    """
    start = 0
    for deed in _DEED.finditer(sentence):
        marks = _MARK.finditer(sentence[start : deed.start()])
        start += max((mark.end() for mark in marks), default=0)
        if deed.start() - start >= _LEAST:
            yield sentence[start : deed.start()]
            start = deed.end()
