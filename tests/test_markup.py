"""A paper's text into HTML, plain text, snippets and BibTeX: examples in files, and laws.

A case file in tests/cases/text holds a name, the source and the HTML that is expected, each ended
by a line with a dot. <m>…</m> and <M>…</M> stand for a formula in the line and a displayed one,
<U+00A0> for a character that cannot be seen.
"""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markupsafe import escape

from generator.markup import abstract, bibtex, excerpted, inline, page
from generator.maths.formula import formula
from generator.tex.blocks import blocks
from generator.tex.damage import mend
from generator.tex.macros import lettered
from generator.tex.pieces import Maths
from generator.tex.reader import read

CASES = Path(__file__).parent / "cases"
_CHARACTER = re.compile("<U\\+([0-9A-F]{4,6})>")
_EXPECTED_FORMULA = re.compile("<([mM])>(.*?)</\\1>", re.DOTALL)
_FORMULA = re.compile('<math[ >].*?</math>|<code class="tex".*?</code>', re.DOTALL)
_BOX = re.compile(
    '<span class="math-(?:run|wide|display)"(?: tabindex="0")?>((?:(?!</?span).)*)</span>',
    re.DOTALL,
)


def cases(folder: Path) -> list[tuple[str, str, str]]:
    """All cases of a folder: name, source, expected."""
    found = []
    for path in sorted(folder.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        text = _CHARACTER.sub(lambda match: chr(int(match[1], 16)), text)
        parts = text.split("\n.\n")
        found += [
            (f"{path.stem}: {name}", source, expected)
            for name, source, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
        ]
    return found


def formulas(source: str) -> list[Maths]:
    """The formulas that are found in a text."""
    items = [item for block in blocks(mend(source)[0]) for item in block.items]
    return [piece for item in items for piece in read(item)[0] if isinstance(piece, Maths)]


def simplified(markup: str) -> str:
    """HTML with every formula as <m/>, and without the boxes around formulas."""
    return _BOX.sub(r"\1", _FORMULA.sub("<m/>", markup))


def snippet(source: str, most: int) -> str:
    """The beginning of a text, for a card."""
    made = excerpted(source, most)
    assert made.abstract == abstract(source)
    return made.snippet


def parametrize(folder: str) -> pytest.MarkDecorator:
    found = cases(CASES / folder)
    assert found
    return pytest.mark.parametrize(
        ("source", "expected"), [case[1:] for case in found], ids=[case[0] for case in found]
    )


@parametrize("text")
def test_abstract(source: str, expected: str) -> None:
    made = abstract(source)
    assert simplified(made.html) == _EXPECTED_FORMULA.sub("<m/>", expected)
    wanted = [(tex, kind == "M") for kind, tex in _EXPECTED_FORMULA.findall(expected)]
    found = [(str(escape(tex)), display) for tex, display in formulas(source)]
    assert found == [(str(escape(html.unescape(tex))), display) for tex, display in wanted]


@parametrize("text")
def test_one_line_reads_the_same(source: str, expected: str) -> None:
    if expected.count("<p>") == 1 and "<li>" not in expected:
        block, line = abstract(source), inline(source)
        assert block.text == line.text
        if "math-display" not in block.html:
            assert block.html == f"<p>{line.html}</p>"


@parametrize("bibtex")
def test_bibtex(source: str, expected: str) -> None:
    assert bibtex(source) == expected


@parametrize("page")
def test_page(source: str, expected: str) -> None:
    made = page(source)[1].html
    assert simplified(made).rstrip("\n") == _EXPECTED_FORMULA.sub("<m/>", expected)


def test_page_has_the_title_of_its_first_heading() -> None:
    title, made = page("Hello.\n\n## On $\\alpha$ & *more*\n\n# Other")
    assert title == "On α & more"
    assert made.text.startswith("Hello.\n\nOn ")
    assert page("no heading")[0] == ""


def test_a_page_as_text() -> None:
    assert page("a\nb  \nc\n\n$$\\alpha$$")[1].text == "a b c\n\nα"


def test_formulas_of_a_page_are_set_as_those_of_abstracts() -> None:
    made = page("($a$)$b$, c\n\n$$d$$")[1].html
    run, display = made.split("\n")[:2]
    assert _FORMULA.sub("<m/>", run) == '<p><span class="math-run">(<m/>)<m/>,</span> c</p>'
    box = f'<span class="math-display" tabindex="0">{formula("d", True).html}</span>'
    assert display == f"<p>{box}</p>"


def test_formulas_are_put_in_boxes() -> None:
    wide = " + ".join(f"x_{{{n}}}" for n in range(30))
    made = abstract(f"with ($a$), ${wide}$ and $$b$$").html
    assert '<span class="math-run">(<math' in made
    assert "</math>),</span>" in made
    assert f'<span class="math-wide" tabindex="0">{formula(wide).html}</span>' in made
    assert f'<span class="math-display" tabindex="0">{formula("b", True).html}</span>' in made
    assert "display" not in inline("a $$b$$ c").html
    # A line may be inside a link, where nothing else may take the focus.
    assert "tabindex" not in inline(f"${wide}$").html + snippet(f"${wide}$", 280)


def test_complaints_name_each_doubt_once() -> None:
    made = abstract("\\foo{a} and \\foo{b} and \\frak\n\n\\sqrtT 10$ imes$ naÃ¯ve")
    assert [what for what, _ in made.complaints] == [
        "letters are garbled: UTF-8 was read as Windows-1252",
        "a TeX command has lost its backslash",
        "unknown command \\foo: only its argument is shown",
        "unknown command \\frak: its name is shown",
        "\\sqrtT has lost its braces",
    ]


def test_a_formula_that_cannot_be_set_is_shown_as_source() -> None:
    made = abstract("Mass is $\\begin{foo} 3$ and radius $R_\\odot$.")
    assert made.html.count('<code class="tex"') == 1
    assert made.html.count("<math") == 1
    assert len(made.complaints) == 1


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a ($x$) b", 'a <span class="math-run">(<m/>)</span> b'),
        ("$x$ a", "<m/> a"),
        (
            "a $x$, $y$. b",
            'a <span class="math-run"><m/>,</span> <span class="math-run"><m/>.</span> b',
        ),
        ("a-$x$-b$y$", '<span class="math-run">a-<m/>-b<m/></span>'),
        ("中$x$中", "中<m/>中"),
        (
            "《$x$》，中$x$。中",
            '<span class="math-run">《<m/>》，</span>中<span class="math-run"><m/>。</span>中',
        ),
        ("a *b*$x$ c", "a <em>b</em><m/> c"),
        ("abcdefghijklmnopqr$x$", 'ab<span class="math-run">cdefghijklmnopqr<m/></span>'),
        ("$x$abcdefghijklmnopqr", '<span class="math-run"><m/>abcdefghijklmnop</span>qr'),
        ("<$x$& b", '<span class="math-run">&lt;<m/>&amp;</span> b'),
        ("$$x$$, b", '<span class="math-display" tabindex="0"><m/>,</span> b'),
        ("$$x$$ , b", '<span class="math-display" tabindex="0"><m/></span> , b'),
        ("$$x$$: *b*", '<span class="math-display" tabindex="0"><m/>:</span> <em>b</em>'),
        (f"${34 * 'x'}$", "<m/>"),
        (f"${35 * 'x'}$.", '<span class="math-wide" tabindex="0"><m/>.</span>'),
        (f"({35 * 'x'}$y$", f'({19 * "x"}<span class="math-run">{16 * "x"}<m/></span>'),
        (f"(${35 * 'x'}$)", '(<span class="math-wide" tabindex="0"><m/></span>)'),
        (f"$y$${35 * 'x'}$", '<m/><span class="math-wide" tabindex="0"><m/></span>'),
    ],
)
def test_what_touches_a_formula(source: str, expected: str) -> None:
    assert _FORMULA.sub("<m/>", abstract(source).html) == f"<p>{expected}</p>"


def test_marks_with_nothing_inside_are_not_shown() -> None:
    assert abstract(r"a\emph{}b\textbf{\emph{}}c\href{https://x.example}{}").html == "<p>abc</p>"
    assert abstract(r"\emph{}").html == abstract(r" \emph{\textbf{}}").html == ""


def test_marks_are_nested_only_so_deep() -> None:
    html = abstract(r"\emph{a" * 40).html
    assert html.count("<em>") == html.count("</em>") == 0  # not one of them is closed
    html = abstract(r"\emph{a" * 40 + "}" * 40).html
    assert html.count("<em>") == html.count("</em>") == 24
    assert html.count("a") == 40


def test_links_are_not_put_into_links() -> None:
    html = abstract(r"\href{https://x.example}{a \emph{\url{https://y.example}} b}").html
    assert html.count("<a ") == 1
    assert "<em>https://y.example</em>" in html


def test_lists_as_text_and_as_bibtex() -> None:
    assert bibtex(" a ") == "a"
    source = "We give\n- a *rule*\n- a $p$\n\n3. one\n4. two"
    assert abstract(source).text == "We give\n\n• a rule\n• a p\n\n3. one\n4. two"
    assert inline("- a\n- b").text == "• a • b"
    assert inline(source).text == "We give • a rule • a p 3. one 4. two"
    assert bibtex(source) == (
        r"We give\par \textbullet{} a \emph{rule} \textbullet{} a $p$\par 3. one 4. two"
    )


@pytest.mark.parametrize(
    ("source", "most", "expected"),
    [
        ("one two three", 13, "one two three"),
        ("one two three", 12, "one two…"),
        ("one, two three", 5, "one…"),
        *((f"one {sign} two three", 6, "one…") for sign in ",;:—–-("),
        ("*one two* three", 5, "<em>one…</em>"),
        ("[one two](https://x.example/) three", 8, "one two…"),
        ("averyveryverylongword", 5, "…"),
        ("没有空格的一句话", 4, "没有空格…"),
        ("first\n\nsecond", 20, "first second"),
        ("a < b & c", 6, "a &lt; b…"),
    ],
)
def test_snippet(source: str, most: int, expected: str) -> None:
    assert snippet(source, most) == expected


def test_snippet_keeps_formulas_whole() -> None:
    size = len(formula("a+b").text)
    assert (
        snippet("so $a+b$ is", size + 3)
        == f'so <span class="math-run">{formula("a+b").html}…</span>'
    )
    assert snippet("so $a+b$ is", size + 2) == "so …"


# What a text may be made of: every sign with a meaning, and what goes wrong with them.
FRAGMENTS = (
    *"\\${}[]()*_`'\"-~^&<>#%|/:;.,!? \n\t",
    *"abxZ019éß中ﬁ\u00a0\u00ad\u200b\u202e\u0301\x00\x02Ã€™",
    *("$x_1$", "$$", "$5 ", "\\(", "\\)", "\\[", "\\]", "\\begin{align}", "\\end{align}"),
    *("\\emph{", "\\em ", "\\textbf", "\\cite{a}", "\\footnote{", "\\url{", "\\href{", "\\item "),
    *("\\begin{itemize}", "\\end{itemize}", '\\"o', "\\v{c}", "\\H", "\\'\\i", "\\frac{", "\\sqrt"),
    *("\\tilde{", "\\unknown", "\\alpha", "\\mathbb R", "\\verb|", "\\ensuremath{", "\\\\", "\\%"),
    *("``", "''", "--", "---", "**", "](", "https://x.example/a_b", "javascript:alert(1)", "www."),
    *("<script>", "</p>", "<!--", "&lt;", "&amp;", "&#60;", "\n\n", "\n- ", "1. ", "2) ", " imes$"),
    *("word", "two words", " onclick=x ", "mailto:a@b.example", "\ud800", "\U0001f469\u200d"),
)
TEXTS = st.lists(st.sampled_from(FRAGMENTS) | st.text(max_size=4), max_size=30).map("".join)
# Signs that drop no letter, so that all letters must be found again.
PROSE = st.text("abZ019 *_`'{}[]()-~^<>\"#%|.\n", max_size=60)

_HTML_ELEMENTS = frozenset(
    ("p", "ul", "ol", "li", "em", "strong", "code", "span", "u", "sup", "sub", "a")
)
_LINK = re.compile("(?i)https?://|mailto:")


class Checker(HTMLParser):
    """Raises AssertionError for HTML that no text may bring about."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(markup)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in _HTML_ELEMENTS or "math" in [tag, *self.open], tag
        if "math" not in [tag, *self.open]:
            assert {name for name, _ in attrs} <= {
                "class",
                "href",
                "rel",
                "start",
                "tabindex",
                "title",
            }
        assert not {"style", "id", "src"} & {name for name, _ in attrs}
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag == "a":
            assert "a" not in self.open
            assert _LINK.match(dict(attrs)["href"] or "")
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(decl)


def plain(markup: str, texts: list[str]) -> str:
    """The text of `abstract`'s HTML, given its formulas' texts in order."""
    waiting = iter(texts)
    markup = _FORMULA.sub(lambda match: html.escape(next(waiting)), markup)
    markup = re.sub('<ol(?: start="(\\d+)")?>(.*?)</ol>', _numbered, markup)
    markup = markup.replace("</li><li>", "\n• ").replace("<li>", "• ")
    markup = re.sub("</(?:p|ul|ol)>(?=<)", "\n\n", markup)
    return html.unescape(re.sub("<[^>]*>", "", markup))


def _numbered(match: re.Match[str]) -> str:
    items = match[2].removeprefix("<li>").removesuffix("</li>").split("</li><li>")
    first = int(match[1] or 1)
    lines = [f"{number}. {item}" for number, item in enumerate(items, first)]
    return "<ol>" + "\n".join(lines) + "</ol>"


def letters(text: str) -> str:
    return "".join(char for char in text if char.isalnum())


@given(TEXTS)
def test_any_text_makes_well_formed_html(source: str) -> None:
    for made in (abstract(source), inline(source)):
        Checker(made.html)
        assert not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff\ud800-\udfff]", made.html)
        made.text.encode()
    Checker(snippet(source, 20))
    Checker(snippet(source, 280))
    assert "<p>" not in inline(source).html


# Each of these, in a text that is plain but for it.
SPECIAL = (
    *("http://x.example/a", "www.example.org", "mailto:ada@x.example", "a  b", "a--b", "a''b"),
    *("3 imes 3", "a ightarrow b", "a arepsilon", "- a", "+ a", "• a", "1. a", "12) a", "  - a"),
    *(
        "a\nb",
        "a\u00a0b",
        "a\u0301",
        "a~b",
        "a{b}",
        "*a*",
        "_a_",
        "a`s",
        "&lt;",
        "[a](http://b.example)",
    ),
    *(
        "a\u200bb",
        "\ufb01",
        "\u00c3\u00a9",
        "\u00e2\u20ac\u201c",
        "\ufeffa",
        "\ud800",
        "\u2028",
        "$x$",
        "\\%",
    ),
)


def read_alike(source: str) -> None:
    """Assert that a text is read alike in full, as one with a character that nobody sees is."""
    assert abstract(f"\u200b{source}") == abstract(source)
    assert inline(f"\u200b{source}") == inline(source)
    assert bibtex(f"\u200b{source}") == bibtex(source)
    assert excerpted(f"\u200b{source}", 9) == excerpted(source, 9)


@given(TEXTS)
def test_plain_text_is_read_like_any_other(source: str) -> None:
    read_alike(source)


@pytest.mark.parametrize("source", SPECIAL)
def test_what_is_special_alone_is_read(source: str) -> None:
    read_alike(source)


@given(TEXTS)
def test_text_is_what_html_shows(source: str) -> None:
    made = abstract(source)
    texts = [formula(found.tex, found.display).text for found in formulas(source)]
    assert plain(made.html, texts) == made.text


@given(TEXTS, TEXTS)
def test_paragraphs_do_not_meddle(one: str, two: str) -> None:
    both = abstract(f"{one}\n\n{two}")
    parts = abstract(one), abstract(two)
    if "\\item" not in one + two:  # a list environment may have blank lines in it
        assert both.html == parts[0].html + parts[1].html
        assert both.text == "\n\n".join(part.text for part in parts if part.text)


@given(PROSE)
def test_no_letter_is_lost(source: str) -> None:
    assert letters(abstract(source).text) == letters(source)
    assert letters(re.sub(r"\\[a-z]+", "", bibtex(source))) == letters(source)


# Accented and foreign letters, and what they may be taken for or stand in.
SPELT = (
    *(
        '{\\"u}',
        "\\'e",
        "\\v{c}",
        "{\\v c}",
        "\\o b",
        "{\\ss}",
        "\\'{\\i}",
        "\\~n",
        "\\\\",
        "\\'s",
    ),
    *("\\emph{", "}", "$\\v{x}$", "(https://x.example/\\~u ", "\\url{x.org/\\~u}"),
    *("a", "B", "; ", "\\%", "\\alpha"),
)


@given(st.lists(st.sampled_from(SPELT), max_size=12).map("".join))
def test_letters_of_tex_read_as_the_letters_they_spell(source: str) -> None:
    made, wanted = abstract(lettered(source)), abstract(source)
    assert simplified(made.html) == simplified(wanted.html)
    assert made.text == wanted.text


@given(TEXTS)
def test_bibtex_is_balanced(source: str) -> None:
    depth = 0
    for char in bibtex(source):
        depth += {"{": 1, "}": -1}.get(char, 0)
        assert depth >= 0
    assert depth == 0


@given(TEXTS, st.integers(0, 60))
def test_a_snippet_is_a_beginning(source: str, most: int) -> None:
    made = snippet(source, most)
    assert "<a" not in made
    if not formulas(source):
        text = html.unescape(re.sub("<[^>]*>", "", made))
        assert len(text) <= most + 1
        assert inline(source).text.startswith(text.removesuffix("…").rstrip())


class PageChecker(Checker):
    """The same for Markdown pages, which may hold more kinds of elements."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script"
        given = {name: value or "" for name, value in attrs}
        assert not [name for name in given if name == "style" or name.startswith("on")]
        for address in (given.get("href", ""), given.get("src", "")):
            assert _LINK.match(address) or not re.match("[A-Za-z]+:", address)
        if tag not in ("br", "hr", "img"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("br", "hr", "img") or "math" in self.open


@given(TEXTS)
def test_any_page_is_well_formed(source: str) -> None:
    title, made = page(source)
    PageChecker(made.html)
    assert "\n" not in title
    made.text.encode()


def test_a_page_shows_pictures_as_links() -> None:
    html = page("![a *b*](https://x.example/p.png) and [![c](p.png)](q.html)")[1].html
    assert "<img" not in html
    assert '<a href="https://x.example/p.png" rel="noopener">' in html
    assert html.count("<a ") == 2


def test_headings_of_a_page_have_ids_of_their_own() -> None:
    html = page("# A\n\n# A\n\n# A-2")[1].html
    assert re.findall(r'id="([^"]+)"', html) == ["a", "a-2", "a-2-2"]


def cells(source: str) -> list[str]:
    """What stands in the cells of a page's tables, formulas as <m/>."""
    return re.findall("<t[hd][^>]*>(.*?)</t[hd]>", simplified(page(source)[1].html))


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("| $|x|$ | y |", ["<m/>", "y"]),
        (r"| a | \(p(a|b)\) |", ["a", "<m/>"]),
        ("| so $|x | y|$ | z |", ["so <m/>", "z"]),
        ("| Price $ | Cost $ |", ["Price $", "Cost $"]),
        ("| $5 | $6 |", ["$5", "$6"]),
        ("| `$|x` | y |", ["`$", "x` | y"]),
        (r"| a \| b | c |", ["a | b", "c"]),
        ("| a | b | c | d |", ["a", "b | c | d"]),
        ("| a |", ["a", ""]),
    ],
)
def test_no_text_of_a_table_is_lost(row: str, expected: list[str]) -> None:
    assert cells(f"| h | i |\n|---|---|\n{row}") == ["h", "i", *expected]


def test_signs_of_a_norm_keep_their_backslashes_in_a_table() -> None:
    norm = r"$\|x\|_2$"
    whole = page(f"| h |\n|---|\n| {norm} |")[1]
    assert "‖" in whole.text
    assert whole.text.count("‖") == page(norm)[1].text.count("‖")


def test_the_head_of_a_table_may_hold_bars_in_formulas() -> None:
    assert cells("- so:\n\n  $|x|$ | $p(a|b)$\n  --|--\n  1 | 2\n  > 3") == [
        "<m/>",
        "<m/>",
        "1",
        "2",
    ]


def test_cells_without_a_column_are_told_with_their_line() -> None:
    ((message, remedy),) = page("# Hello\n\n> | h |\n> |---|\n> | a |\n> | b | c |")[1].complaints
    assert "in line 6" in message
    assert r"\vert" in remedy
    assert page("| h |\n|---|\n| $|x|$ |")[1].complaints == ()


_TABLES = st.lists(
    st.sampled_from(
        ["|", "|", "|-|-|", ":-:|-", "a", " ", "-", "\n", "\n", "\n\n", "> ", "- ", "    "]
    )
).map("".join)
_THEIRS = MarkdownIt("commonmark").enable("table")


@given(_TABLES)
def test_what_has_no_formulas_is_a_table_where_it_is_one_for_others(source: str) -> None:
    made = page(source)[1]
    theirs = re.findall("<(?:table|tr|th|td|p|li|code)\\b", _THEIRS.render(source))
    ours = re.findall("<(?:table|tr|th|td|p|li|code)\\b", made.html)
    assert ours == theirs
