"""The search in a browser: what queries find among made-up papers, opened from a disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from generator.search.fold import fold, tokens
from generator.search.index import files
from tests.search_papers import PAPERS

TESTS = Path(__file__).parent
CLIENT = TESTS.parent / "templates" / "assets" / "search.js"
QUERIES = TESTS / "cases" / "search_queries.md"
TERMS = TESTS / "cases" / "search_terms.md"
PAGE = """<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
<script src="search.js"></script>"""

# What is found: how many papers and which, those with only some words in brackets; then the rest.
ASK = """async queries => {
  const tell = found => {
    const shown = found.hits.map(({ paper }) => found.marks[paper] === 2 ? paper : `(${paper})`);
    const says = [`${found.total}: ${shown.join(" ")}`.trim()];
    for (const { from, to } of found.corrected) says.push(`${from} is ${to}`);
    if (found.drop.length) says.push(`drop ${found.drop.join(" or ")}`);
    for (const [field, values] of Object.entries(found.fields)) says.push(`${field}: ${values}`);
    if (found.only.length) says.push(`left to the page: ${found.only}`);
    return says.join("\\n");
  };
  const all = [];
  for (const query of queries) all.push(tell(await Paperlist.search.query(query)));
  return all;
}"""


def cases(path: Path) -> list[tuple[str, str, str]]:
    """A case file's examples: name, input, expected; lines with a dot stand between."""
    parts = path.read_text(encoding="utf-8").split("\n.\n")
    return [
        (name.strip(), text, expected)
        for name, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False)
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with the client and the index of PAPERS."""
    root = tmp_path_factory.mktemp("search")
    (root / "search").mkdir()
    (root / "index.html").write_text(PAGE, encoding="utf-8")
    (root / "search.js").write_bytes(CLIENT.read_bytes())
    for file in files(PAPERS):
        (root / file.path).write_bytes(file.content)
    return root


@pytest.fixture
def page(browser: Browser, folder: Path) -> Iterator[Page]:
    """The page with the search opened; fails at the end if the browser complained."""
    heard: list[str] = []
    context = browser.new_context()
    context.on("console", lambda message: heard.append(message.text))
    context.on("weberror", lambda error: heard.append(str(error.error)))
    shown = context.new_page()
    shown.goto((folder / "index.html").as_uri())
    shown.evaluate(
        """Paperlist.search.open("search/", {
          members: name => name === "starred" ? new Set([5]) : null
        })"""
    )
    yield shown
    context.close()
    assert heard == []


def test_queries(page: Page, update: bool) -> None:
    """What is found for each query of the case file; one page asks them all."""
    asked = cases(QUERIES)
    says: list[str] = page.evaluate(ASK, [query for _, query, _ in asked])
    found = [(name, query, said) for (name, query, _), said in zip(asked, says, strict=True)]
    if update:
        text = "\n".join(f"{name}\n.\n{query}\n.\n{said}\n.\n" for name, query, said in found)
        QUERIES.write_text(text, encoding="utf-8")
    assert found == cases(QUERIES)


def test_both_languages_read_texts_alike(page: Page) -> None:
    """Python and JavaScript fold and part the same; so do long and odd texts."""
    texts = [text for _, text, _ in cases(TERMS)]
    texts += [part for paper in PAPERS for part in (paper.title, paper.abstract, *paper.authors)]
    texts += [chr(code) + "x" for code in range(0x20, 0x3000) if chr(code).isprintable()]
    texts += ["İstanbul ΣΑΣ ǅ ŉ", "a_b_c^{d}e", "x" * 10_000, "深" * 5_000, "a-b" * 999, "\\u{x"]
    script = (
        "texts => texts.map(text => [Paperlist.search.fold(text), ...Paperlist.search.terms(text)])"
    )
    seen = page.evaluate(script, texts)
    for text, (folded, *terms) in zip(texts, seen, strict=True):
        assert (folded, terms) == (fold(text), tokens(fold(text))), text


def papers_found(page: Page, queries: list[str]) -> list[list[int]]:
    """The numbers of the papers that each query finds, the best first."""
    script = """async queries => {
      const found = [];
      for (const query of queries) found.push(await Paperlist.search.query(query));
      return found.map(({ hits }) => hits.map(({ paper }) => paper));
    }"""
    found: list[list[int]] = page.evaluate(script, queries)
    return found


def test_a_title_finds_its_paper(page: Page) -> None:
    found = papers_found(page, [paper.title for paper in PAPERS])
    assert [papers[0] for papers in found] == list(range(len(PAPERS)))


def test_every_run_of_words_is_found_when_quoted(page: Page) -> None:
    runs = [
        (number, f'"{" ".join(words[start : start + 3])}"')
        for number, paper in enumerate(PAPERS)
        for words in [paper.abstract.split()]
        for start in range(len(words) - 2)
    ]
    found = papers_found(page, [query for _, query in runs])
    missed = [run for run, papers in zip(runs, found, strict=True) if run[0] not in papers]
    assert missed == []


@pytest.mark.parametrize(
    "query",
    [
        "f(x",
        "a:b",
        ".",
        '"',
        "😀",
        "x" * 10_000,
        "a " * 5_000,
        '"' * 99,
        "-:-",
        "\ud800",
        "(?<",
        "\\",
    ],
)
def test_any_text_is_just_text(page: Page, query: str) -> None:
    found: dict[str, Any] = page.evaluate("query => Paperlist.search.query(query)", query)
    assert found["total"] == 0 or found["hits"]


def test_a_newer_query_drops_the_older(page: Page) -> None:
    script = "() => Promise.all(['garden', 'hedgehog'].map(Paperlist.search.query))"
    older, newer = page.evaluate(script)
    assert older is None
    assert newer["total"] == 1


def test_completions(page: Page) -> None:
    script = "text => Paperlist.search.complete(text)"
    assert page.evaluate(script, "robust reg") == [
        {"word": "regression", "text": "robust regression"},
        {"word": "regret", "text": "robust regret"},
    ]
    assert page.evaluate(script, "robust ") == []


def test_marks_in_a_text_as_shown(page: Page) -> None:
    text = "Semi-supervised ÉTUDE of C++ at O(√T) 深度学习"
    found = page.evaluate("text => Paperlist.search.tokens(text)", text)
    spans = [(text[token["start"] : token["end"]], token["term"]) for token in found]
    assert spans == [
        ("Semi", "semi"),
        ("supervised", "supervised"),
        ("ÉTUDE", "etude"),
        ("of", "of"),
        ("C++", "c++"),
        ("at", "at"),
        ("O", "o"),
        ("T", "t"),
        ("深度", "深度"),
        ("度学", "度学"),
        ("学习", "学习"),
        ("习", "习"),
        ("Semi-supervised", "semisupervised"),
    ]


def test_everything_is_loaded_ahead_where_it_is_little(page: Page) -> None:
    assert page.evaluate("() => Paperlist.search.prefetch()") is True


def test_no_papers(browser: Browser, folder: Path, tmp_path: Path) -> None:
    for name in ("index.html", "search.js"):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    (tmp_path / "search").mkdir()
    for file in files([]):
        (tmp_path / file.path).write_bytes(file.content)
    context = browser.new_context()
    page = context.new_page()
    page.goto((tmp_path / "index.html").as_uri())
    script = """async () => {
      await Paperlist.search.open("search/");
      const found = await Paperlist.search.query('some words "and a phrase" year:2018');
      return [found.total, found.hits];
    }"""
    assert page.evaluate(script) == [0, []]
    context.close()


def test_a_missing_file_is_told(browser: Browser, folder: Path, tmp_path: Path) -> None:
    """A query that needs it fails with an Error, and no promise is left unhandled."""
    for name in ("index.html", "search.js", "search/root.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    context = browser.new_context()
    unhandled: list[str] = []
    context.on("weberror", lambda error: unhandled.append(str(error.error)))
    page = context.new_page()
    page.goto((tmp_path / "index.html").as_uri())
    said = page.evaluate(
        """async () => {
          await Paperlist.search.open("search/");
          return Paperlist.search.query("garden hedge").catch(error => error.message);
        }"""
    )
    context.close()
    assert said == "search: t0.js did not load"
    assert unhandled == []


@pytest.mark.parametrize("query", ["constructor:x", "is:constructor", "is:__proto__", "valueof:x"])
def test_no_word_is_a_field_by_accident(page: Page, query: str) -> None:
    """Every object of JavaScript has something under such names."""
    said = page.evaluate(ASK, [query, query.replace(":", " ")])
    assert said[0] == said[1]
