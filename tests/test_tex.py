"""The parts of the text core: finding formulas, mending damage, blocks, pieces, and time."""

from __future__ import annotations

import html
import re
import time
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.markup import abstract, bibtex, excerpted, inline
from generator.tex import damage, dollars
from generator.tex._textmacros import DECLARATIONS, HIDDEN, SHOWN, WORDS, WRAPPERS
from generator.tex.blocks import Block, blocks
from generator.tex.breaks import unbroken
from generator.tex.damage import EATEN_ESCAPE, MISREAD, mend
from generator.tex.hypertext import plain
from generator.tex.macros import lettered
from generator.tex.pieces import Mark, Maths, Stream
from generator.tex.reader import read, read_one, read_plain
from generator.tex.urls import running_address, safe_address


@pytest.mark.parametrize(
    ("text", "tex", "display"),
    [
        ("$x$", "x", False),
        ("$ x $", " x ", False),
        ("$$x$$", "x", True),
        (r"\(x\)", "x", False),
        (r"\[x\]", "x", True),
        (r"\begin{math}x\end{math}", "x", False),
        (r"\begin{displaymath}x\end{displaymath}", "x", True),
        (r"\begin{equation*}x\end{equation*}", "x", True),
        (r"\begin{gather*}x\end{gather*}", r"\begin{gather*}x\end{gather*}", True),
        (r"$\text{$x$}$", r"\text{$x$}", False),
        (r"$\$5$", r"\$5", False),
        (r"$\{a\}$", r"\{a\}", False),
        ("$a\nb\nc$", "a\nb\nc", False),
    ],
)
def test_a_formula(text: str, tex: str, display: bool) -> None:
    assert dollars.span(text, 0) == dollars.Span(len(text), tex, display)


@pytest.mark.parametrize(
    "text",
    [
        "$",
        "$$",
        "$$ $$",
        "$ $",
        "$x",
        "$a\n\nb$",
        "$a\n \t\nb$",
        "$$a$",
        "$$a\n\nb$$",
        "\\[a\n \nb\\]",
        r"\(",
        r"\[x\)",
        r"\begin{align}x",
        r"\begin{itemize}x\end{itemize}",
        "$5 and $6",
        "$5k to $6k",
        "$5-$10",
        "$3 per hour (or $20 a day)",
        "$ 300, A$ 400",
        "$12 of 3$n$",
    ],
)
def test_no_formula(text: str) -> None:
    assert dollars.span(text, 0) is None


PRICES = (
    "It costs $500 to build.",
    "Labels cost $5 per hour and $200 in all.",
    "This saves between $1.2M and $3.4 million a year.",
    "We paid $0.12 per label (or $3 per task).",
    "They cost 20$ to 30$ each.",
    "It needs dear cards (~2000$) and power.",
    "Costs are $7-$9 a piece.",
    "It is as cheap as $ 50 now.",
    "Calls cost $2.50/$10 per million.",
    "for US$ 300, A$ 400 or HK$ 2,000.",
    "Sales of $3.2bn (up from $2.9bn) were seen.",
    "It costs $200; others cost $2,000 or more.",
)
FORMULAS = (r"3$\times$3 grids", "$n$", r"$ n^{-1/2}$", "$10$-NN", r"$\sim$$4\%$", "an $x + y$ map")


@given(st.lists(st.sampled_from(PRICES + FORMULAS), max_size=8))
def test_prices_and_formulas_mix(parts: list[str]) -> None:
    """What is a formula by itself is one in any company, and nothing else is."""
    alone = [piece for part in parts for piece in read(part)[0] if isinstance(piece, Maths)]
    together = read(". ".join(part.rstrip(".") for part in parts))[0]
    assert [piece for piece in together if isinstance(piece, Maths)] == alone
    assert not any(isinstance(piece, Maths) for price in PRICES for piece in read(price)[0])


@pytest.mark.parametrize(
    ("source", "mended"),
    [
        ("\timex", "\timex"),
        ("16\times 16", r"16\times 16"),
        ("\rightarrow and \rho", r"\rightarrow and \rho"),
        ("the \nabla of $f$", r"the \nabla of $f$"),
        ("one\n\nabla", "one\n\nabla"),
        ("\n\nabla", "\n\nabla"),
        ("as in\neq. 3", "as in\neq. 3"),
        ("\forall \beta", r"\forall \beta"),
        ("a rightarrow and times imes", "a rightarrow and times imes"),
        ("$rac{1}{2}$, $ilde{O}$", r"$\frac{1}{2}$, $\tilde{O}$"),
        ("Ã\u0097 Ã©cole â€” Ã", "× école — ×"),
        ("a\u0092s \u0093so\u0094", "a’s “so”"),
        ("\u2028line\u2029paragraph\r\nend", "\nline\n\nparagraph\nend"),
        ("क\u094d\u200dष \u200dx", "क\u094d\u200dष x"),
    ],
)
def test_mend(source: str, mended: str) -> None:
    assert mend(source)[0] == mended


def test_blocks() -> None:
    assert blocks("a\nb\n \n- c\n- d\n\n2. e\n3. f") == [
        Block("p", ("a b",)),
        Block("ul", ("c", "d")),
        Block("ol", ("e", "f"), 2),
    ]
    assert blocks("\n \n") == blocks("\\item \\item") == []
    assert blocks(r"a \par b") == [Block("p", ("a",)), Block("p", ("b",))]


def test_pieces() -> None:
    pieces, complaints = read(r"{B}ig \emph{so \textbf{so}} $x$")
    assert pieces == [
        Mark("group"), "B", Mark("group", False), "ig ",
        Mark("em"), "so ", Mark("strong"), "so", Mark("strong", False), Mark("em", False),
        " ", Maths("x", False),
    ]  # fmt: skip
    assert complaints == []


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("$x$ y", 3),
        (r"\emph{a \textbf{b}} c", 19),
        (r"\"o x", 3),
        (r"\unknown{a}", None),
        ("$5", None),
        (r"\* x", None),
        (r"\emph{a", 7),
    ],
)
def test_read_one(text: str, end: int | None) -> None:
    found = read_one(text, 0)
    assert (found[2] if found else None) == end


def test_what_is_long_is_no_set() -> None:
    assert read("{0," + "a" * 290 + "}")[0][0].startswith("{0,a")  # type: ignore[union-attr]
    assert read("{0," + "a" * 300 + "}")[0][0] == Mark("group")


def test_spaces_are_taken_off_both_ends() -> None:
    assert read(" a X\\ ")[0] == read("\\ a X ")[0] == ["a X"]


def test_read_plain_keeps_spaces() -> None:
    assert read_plain(" a -- b ") == [" a ", "–", " b "]


@pytest.mark.parametrize("name", [*WRAPPERS, *DECLARATIONS, *SHOWN, *HIDDEN, *WORDS])
def test_no_command_of_the_tables_is_left(name: str) -> None:
    pieces, complaints = read(rf"{{\{name} a}} \{name}{{b}}")
    text = "".join(piece for piece in pieces if isinstance(piece, str))
    assert "\\" not in text.removeprefix("\\").replace("\\ ", "") or name == "textbackslash"
    assert complaints == []


@pytest.mark.parametrize(
    ("raw", "address"),
    [
        ("https://x.example/a", "https://x.example/a"),
        ("HTTP://X.example", "HTTP://X.example"),
        (r"https://x.example/a\_b\%20", "https://x.example/a_b%20"),
        ("x.example/a", "https://x.example/a"),
        ("mailto:me@x.example", "mailto:me@x.example"),
        ("javascript:alert(1)", ""),
        ("JavaScript:alert(1)//https://x.example", ""),
        ("data:text/html,x", ""),
        ("https://x.example/ a", ""),
        ('https://x.example/"a', ""),
        ("file.name", "https://file.name"),
        ("file.name/", "https://file.name/"),
        ("file.n", ""),
        ("word", ""),
        (".name", ""),
        ("https://", ""),
        ("mailto:", ""),
        ("", ""),
    ],
)
def test_safe_address(raw: str, address: str) -> None:
    assert safe_address(raw) == address


@pytest.mark.parametrize(
    "address", ["https://x.example/a_b", "https://x.example/(a)", "https://x.example/a.b?c=d#e"]
)
@pytest.mark.parametrize("rest", ["", ".", ", so", ").", "\u3002", "](", "}", "'", "* b", "**"])
def test_running_address(address: str, rest: str) -> None:
    assert running_address(f"see {address}{rest}", 4) == address


N = 20_000
HOSTILE = {
    "dollars": "$" * N,
    "one word": "a" * (10 * N),
    "backslashes": "\\" * N,
    "open braces": "{" * N,
    "nested braces": "{" * (N // 2) + "}" * (N // 2),
    "sets": "{a," * (N // 4) + "}" * (N // 4),
    "stars": "*a " * (N // 3),
    "pairs of stars": "*a* " * (N // 4),
    "brackets": "[" * N,
    "links": "[a](https://x.y/" * (N // 16),
    "backticks": "`a " * (N // 3),
    "nested commands": "\\emph{" * (N // 8) + "}" * (N // 8),
    "fractions": "\\frac{" * (N // 6),
    "text in maths": "$\\text{" * (N // 7),
    "parentheses": "\\(a " * (N // 4),
    "environments": "\\begin{align}" * (N // 13),
    "items": "\\item " * (N // 6),
    "addresses": "https://" * (N // 8),
    "www": "www." * (N // 4),
    "closing parentheses": "https://a.b/" + ")" * N,
    "citations": "\\cite[" * (N // 6),
    "unknown commands": "\\foo" * (N // 4),
    "a long command": "\\emph" + "a" * N,
    "ensured maths": "\\ensuremath{" * (N // 12),
    "prices": "$5 and " * (N // 7),
    "prose in dollars": "$a the of word words more " * (N // 26),
    "garbled": "â€™" * (N // 3),
    "accents": "a" + "\u0301" * N,
    "numbers": "".join(f"{n}. a\n" for n in range(N // 8)),
    "blank lines": "\n \n" * (N // 3),
    "spaces": " " * N,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_time_is_linear(name: str) -> None:
    """Ten times the 50 ms for 10,000 characters that we want, for slow and busy machines."""
    source = HOSTILE[name]
    for function in (abstract, inline, partial(excerpted, most=280), bibtex, lettered):
        start = time.process_time()
        function(source)
        assert time.process_time() - start < 0.5 * max(1, len(source) / 10_000)


UNPAIRED = 'close the formula with another "$", or write "\\$" for the sign'
LOST_BRACES = "write them, and dollars around maths"


@pytest.mark.parametrize(
    ("text", "complaints"),
    [
        ("a $x b", [('a "$" opens no formula: "…a $x b…"', UNPAIRED)]),
        ("a $2^n b", [('a "$" opens no formula: "…a $2^n b…"', UNPAIRED)]),
        ("x$ is $n$", [('a "$" opens no formula: "…x$ is $n$…"', UNPAIRED)]),
        ("$$ a", [('a "$" opens no formula: "…$$ a…"', UNPAIRED)]),
        ("\\foo{a}", [("unknown command \\foo: only its argument is shown", "write it out")]),
        ("\\foo a", [("unknown command \\foo: its name is shown", "write it out")]),
        ("\\foo{} a", [("unknown command \\foo: its name is shown", "write it out")]),
        ("\\emphso", [("\\emphso has lost its braces", LOST_BRACES)]),
        ("\\urlhttps://x.example", []),
        ("\\emph{a} \\alpha \\'e \\% $x$", []),
    ],
)
def test_complaints(text: str, complaints: list[tuple[str, str]]) -> None:
    assert read(text)[1] == complaints


def test_of_many_unpaired_dollars_only_the_first_are_told() -> None:
    assert len(read("$cost a " * 9)[1]) == 3


def test_a_dollar_is_told_however_much_else_is() -> None:
    complaints = read("\\foo{a} \\baz{b} \\quux{c} costs $x")[1]
    assert len(complaints) == 4
    assert complaints[-1][1] == UNPAIRED


@pytest.mark.parametrize(
    "text",
    [
        "$5",
        "$ 5k",
        "$5.",
        "$1,000.50 and",
        "$3-4M",
        "$5bn",
        "$5mn-wide",
        "$5+",
        "$50/hour",
        "20$ a",
        "20k$ a",
        *(f"for {code}$, and" for code in ("US", "CA", "AU", "HK", "NT", "NZ")),
        "\\$x",
        "",
    ],
)
def test_prices_are_not_doubted(text: str) -> None:
    assert read(f"a {text}")[1] == []


@pytest.mark.parametrize(
    "text", ["$55x", "$5_n", "$5\\cdot n", "$5{n}", "$5=n", "aUS$ a", "n$ a", "2x$ a"]
)
def test_what_is_no_price_is_doubted(text: str) -> None:
    assert len(read(f"a {text}")[1]) == 1


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        (r"\url{x.org/\~u} \href{x.org/\~u}{\'e}", r"\url{x.org/\~u} \href{x.org/\~u}{é}"),
        (r"\path{\~u} \nolinkurl {\~u} https://x.org/\~u", None),
        (r"{\'e}{\'e} x{\ss} \emph{\'e} \emph {\'e} \'{\i}{\o}", r"éé xß \emph{é} \emph {é} íø"),
        (r"x^{\'e} y_{\'e} {\'e}} {{\'e}} {\'e a} [a]{\'e}", r"x^{é} y_{é} é} {é} {é a} [a]{é}"),
        (
            r"$\'e$ \(\'e\) \\'e \% \alpha \v1 \v \H{o} \c{c}",
            r"$\'e$ \(\'e\) \\'e \% \alpha \v1 \v ő ç",
        ),
    ],
)
def test_letters_that_commands_spell(text: str, letters: str | None) -> None:
    assert lettered(text) == (letters or text)


def test_mending_is_told() -> None:
    assert mend("plain")[1] == mend("a\u200bb")[1] == ()
    assert mend("na\u00c3\u00afve")[1] == (MISREAD,)
    assert (
        mend("16\times 16")[1] == mend("$rac{1}{2}$")[1] == mend("3 imes 3")[1] == (EATEN_ESCAPE,)
    )
    assert mend("na\u00c3\u00afve 16\times 3 imes 3")[1] == (MISREAD, EATEN_ESCAPE)


def test_a_stream_takes_a_closing_brace_that_nothing_opened() -> None:
    stream = Stream("}")
    assert stream.pop(0) == 1
    assert stream.finish() == ["}"]


@given(st.text())
def test_what_nobody_sees_goes_wherever_it_stands(text: str) -> None:
    # One more such character makes the slow way sure to be taken.
    assert damage.seen(f"{text}\u202e") == damage.seen(text)
    assert "\u202e" not in damage.seen(f"\u202e{text}")


_SCRAPS = (
    *(r"\n", r"\r\n", r"\nu", r"\nabla", r"\nknown", r"\name", r"\ni.e. ", r"\[", r"\]", "\\", "n"),
    *("\n", " ", "  ", "\t", ".", ",", "known", "We", "1) ", "i.e. ", "{", "}", "$x$", "$"),
)
_BREAKS = st.lists(st.sampled_from(_SCRAPS), max_size=14).map("".join)


@given(_BREAKS)
def test_breaks_are_found_once_and_nothing_else_is_lost(text: str) -> None:
    mended = unbroken(text)
    assert unbroken(mended) == mended

    def solid(words: str) -> str:
        return re.sub(r"(\\\\)|\s|\\r\\n|\\n", r"\1", words)

    assert solid(mended) == solid(text)


_HTML = st.lists(
    st.sampled_from(
        [
            "&#92;emph",
            "&#123;",
            "{",
            "a",
            "&#36;",
            "$",
            "&amp;",
            "<p>",
            "</p>",
            "<br/>",
            ". ",
            "We ",
        ]
    ),
    max_size=12,
).map("".join)


@given(_HTML)
def test_what_html_left_is_taken_away_once(text: str) -> None:
    mended = plain(text)
    assert plain(mended).split() == mended.split()
    bare = html.unescape(re.sub(r"<[^>]*>|\s", "", text))
    assert html.unescape(re.sub(r"<[^>]*>|\s", "", mended)) == bare
