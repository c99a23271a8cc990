"""Formulas: MathML and plain text as they should be, for any input a person or a list may hold."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.maths.commands import COMMANDS
from generator.maths.formula import Formula, formula
from generator.maths.symbols import MACROS

CASES = Path(__file__).parent / "cases"

ELEMENTS = (
    "math mrow mi mn mo mtext mspace msqrt mroot mfrac msub msup msubsup munder mover munderover"
    " mmultiscripts mprescripts mphantom mpadded mtable mtr mtd menclose span b i em code"
)
ATTRIBUTES = (
    "display displaystyle scriptlevel class title stretchy symmetric form minsize maxsize"
    " lspace rspace movablelimits accent accentunder mathvariant linethickness width height"
    " notation voffset"
)
CLASSES = (
    "notranslate tex math-left math-right math-joined-left math-joined-right math-apart math-flat"
    " math-back math-thin math-caps math-sans math-serif math-strike-up math-strike-down"
)


def cases(path: Path) -> list[tuple[str, str, str]]:
    """A case file's examples: name, input, expected; lines with a dot stand between."""
    parts = path.read_text(encoding="utf-8").split("\n.\n")
    return [
        (name.strip(), text, expected)
        for name, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
    ]


def converted(line: str) -> Formula:
    """The formula of a line such as $x$ or $$x$$."""
    mark = "$$" if line.startswith("$$") else "$"
    return formula(line.removeprefix(mark).removesuffix(mark), mark == "$$")


def texts(text: str) -> str:
    """The plain text of each line's formula."""
    return "\n".join(converted(line).text for line in text.split("\n"))


def pages(text: str) -> str:
    """The HTML of each line's formula, and what was complained of."""
    lines: list[str] = []
    for line in text.split("\n"):
        made = converted(line)
        lines.append(str(made.html))
        for wrong, remedy in made.complaints:
            lines += [f"  {wrong}", f"  help: {remedy}"]
    return "\n".join(lines)


@pytest.mark.parametrize(("name", "made"), [("formulas", pages), ("formulas_text", texts)])
def test_cases(name: str, made: Callable[[str], str], update: bool) -> None:
    path = CASES / f"{name}.md"
    found = cases(path)
    if update:
        told = (f"{case}\n.\n{text}\n.\n{made(text)}\n.\n" for case, text, _ in found)
        path.write_text("\n".join(told), encoding="utf-8")
        return
    for case, text, expected in found:
        assert made(text) == expected, case


# Laws: they hold for any input

FRAGMENTS = r"""
\alpha \log \sum \int \leq \to \times \lvert \rangle \unknown \cX \mathcalO \left( \right) \left.
{ } ( ) [ ] | & \\ $ % # ~ ^ _ ' ’ - + = < > / , ; : . ! x y 1 20 1,000 3.5 √ ⊤ é 中 😀 x̂
\begin{matrix} \begin{align} \begin{cases} \begin{array}{cc} \end{matrix} \end{x} \hspace{1em}
\text{ \text{a \frac{ ^{ _{ \sqrt[ \label{k} <b> <script> javascript:x --> ]]> &amp; " \
"""
UNSEEN = [" ", "\n", "\t", "\0", "\ud800", "\ufdd0", "\ufffe", "\u200b", "\xa0", "\U0001fffe"]
NAMES = [f"\\{name}" for name in MACROS]
PARTS = [*COMMANDS, *NAMES, *FRAGMENTS.split()]
FORMULAS = st.lists(st.sampled_from([*PARTS, *UNSEEN]), max_size=30).map("".join) | st.text(
    max_size=40
)


@given(FORMULAS, st.booleans())
def test_any_formula_is_sound(tex: str, display: bool) -> None:
    """Well-formed XML of known elements and attributes, whatever stands in the formula."""
    made = formula(tex, display)
    root = ElementTree.fromstring(made.html)
    assert root.tag in ("math", "code")
    assert {node.tag for node in root.iter()} <= set(ELEMENTS.split())
    assert {name for node in root.iter() for name in node.attrib} <= set(ATTRIBUTES.split())
    assert {name for node in root.iter() for name in node.get("class", "").split()} <= set(
        CLASSES.split()
    )
    assert set(re.findall("&([^;]*);", made.html)) <= {"lt", "gt", "amp", "quot", "#34", "#39"}
    assert root.get("display") == ("block" if display and root.tag == "math" else None)
    assert all(wrong and remedy for wrong, remedy in made.complaints)
    assert root.tag == "math" or made.complaints


@given(FORMULAS)
def test_text_is_one_tidy_line(tex: str) -> None:
    text = formula(tex).text
    assert text == " ".join(text.split())
    assert text == unicodedata.normalize("NFC", text)


HIDING = r"phantom|space|kern|skip|label|color|index|begin|end|def|new|let|include|input|csname"
SHOWN = [part for part in PARTS if not re.search(rf"{HIDING}|\w.*\w|[{{$]", part)]
KEEPING = r"\frac \sqrt \mathcal \mathrm \hat \alpha \log \text \binom \left \bf \operatorname \not"
KEPT = st.lists(
    st.sampled_from([*SHOWN, *KEEPING.split()]) | st.sampled_from("abcxyzABRT0123456789{}"),
    max_size=30,
).map("".join)


@given(KEPT)
def test_every_letter_and_digit_survives(tex: str) -> None:
    text = unicodedata.normalize("NFKD", formula(tex).text)
    bare = re.sub(r"\\\\?[A-Za-z]+|\\.", "", tex)
    for char in set(re.findall("[A-Za-z0-9]", bare)):
        assert text.count(char) >= bare.count(char), char


DEEP = r"""
( [ \bigl( \lvert (! {(} ({)} (\hat{)} (\mathbf{)} (\not{)} (\overset{x}{)} (\boxed{)} (\bigr|
\left]x\right[ \left(x\right| (\left|x\right| \left<x\right| \mathord{(}\mathord{)} \text{$($}
{\bf(} { \left( \sqrt{ \sqrt[ \text{$ \text{{ x^{ {\displaystyle \begin{matrix} a\over \log(
\norm{ x̂ ̂
"""


def test_nothing_ends_or_stops_the_process() -> None:
    """Whatever is repeated, on the smallest stack that a thread is likely to have."""
    parts = [*DEEP.split(), *COMMANDS, *FRAGMENTS.split(), r"\opt", r"\spn", r"\dotsc", r"\Bra"]
    repeated = [part * (length // len(part)) for part in parts for length in (60, 400, 4900)]
    made: list[Formula] = []
    before = threading.stack_size(512 * 1024)
    thread = threading.Thread(target=lambda: made.extend(map(formula, repeated)))
    thread.start()
    thread.join()
    threading.stack_size(before)
    assert len(made) == len(repeated)


def test_depth_and_length_are_bounded() -> None:
    deep = formula("{" * 60 + "x" + "}" * 60)
    assert deep.complaints[0][0].endswith("cannot be typeset: it is nested too deeply")
    assert formula("{" * 30 + "x" + "}" * 30).complaints == ()
    assert "more than 10 brackets" in formula("(" * 30).complaints[0][0]
    assert "more than 5000 characters" in formula("x" * 5001).complaints[0][0]
    assert formula("x" * 5000).complaints == ()


# The tables


def test_macros_stand_for_known_tex() -> None:
    """No macro of the tables needs a guess, or cannot be typeset."""
    halves = {"mleft", "mright", "lp", "rp"}
    made = {name: formula(rf"\{name}{{a}}{{b}}{{c}}{{d}}{{e}}{{f}} y") for name in MACROS}
    assert {name for name, each in made.items() if each.complaints} == halves
