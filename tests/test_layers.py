"""Imports run one way: a module may import only what stands above it in ORDER."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "generator"

ORDER = (
    "unchanged",
    "terminal",
    "errors",
    "model",
    "views",
    "text",
    "identifiers",
    "yaml_loader",
    "strings",
    "records",
    "disk",
    "collection",
    "digests",
    "shelf",
    "cache",
    "ground",
    "notes",
    "output",
    "maths.plain",
    "maths.symbols",
    "maths.reader",
    "maths.layout",
    "maths.words",
    "maths.commands",
    "maths.formula",
    "tex.pieces",
    "tex.urls",
    "tex.dollars",
    "tex.breaks",
    "tex.hypertext",
    "tex.damage",
    "tex.typography",
    "tex.baremaths",
    "tex.macros",
    "tex.marks",
    "tex.reader",
    "tex.renderers",
    "tex.blocks",
    "tex.tables",
    "tex.markdown",
    "markup",
    "terms.words",
    "terms.chinese",
    "terms.japanese",
    "terms.acronyms",
    "terms.concepts",
    "terms.runs",
    "terms.keyphrases",
    "headlines.patterns",
    "headlines.vocabulary",
    "headlines.wordclasses",
    "headlines.phrases",
    "headlines.turns",
    "headlines.sentences",
    "headlines.objects",
    "headlines.cues",
    "headlines.coinage",
    "headlines.evidence",
    "headlines.names",
    "headlines.reading",
    "headlines.wording",
    "headlines.acronyms",
    "headlines.endings",
    "headlines.spans",
    "headlines.openings",
    "headlines.joins",
    "headlines.antecedents",
    "headlines.heard",
    "headlines.hollow",
    "headlines.candidates",
    "headlines.bearing",
    "headlines.ranking",
    "headlines.recurrence",
    "headlines.themes",
    "headlines.pairing",
    "headlines.choosing",
    "headlines.resorts",
    "headlines.missing",
    "headlines.subject",
    "headlines.clauses",
    "headlines.japanese",
    "headlines.joints",
    "headline",
    "terms.gists",
    "terms.grouping",
    "topics",
    "relatedness.weighing",
    "relatedness.likeness",
    "relatedness.reasons",
    "relatedness.memory",
    "related",
    "search.fold",
    "search.terms",
    "search.layout",
    "search.counting",
    "search.postings",
    "search.merging",
    "search.vocabulary",
    "search.root",
    "search.index",
    "citations.people",
    "citations.keys",
    "citations.bibtex",
    "citations.works",
    "citations.styles",
    "feeds",
    "dumps",
    "exports",
    "recognition",
    "sameness",
    "record",
    "history",
    "sources.reading",
    "sources.decode",
    "sources.mails",
    "sources.others",
    "sources.people",
    "sources.parting",
    "sources.places",
    "sources.workplaces",
    "sources.affiliations",
    "sources.entities",
    "sources.facts",
    "sources.labels",
    "sources.nearly",
    "sources.plaintext.alike",
    "sources.plaintext.looks",
    "sources.plaintext.lines",
    "sources.plaintext.fronts",
    "sources.plaintext.latex",
    "sources.plaintext.pages",
    "sources.plaintext.misspelt",
    "sources.plaintext.cuts",
    "sources.plaintext.speakers",
    "sources.plaintext.leads",
    "sources.plaintext.blanks",
    "sources.plaintext.items",
    "sources.plaintext.mentions",
    "sources.plaintext.marks",
    "sources.plaintext.parts",
    "sources.plaintext.runs",
    "sources.plaintext.papers",
    "sources.plaintext.sessions",
    "sources.plaintext.guesses",
    "sources.plain",
    "sources.fields",
    "sources.values",
    "sources.persons",
    "sources.nested",
    "sources.entries",
    "sources.unescaping",
    "sources.bibtex",
    "sources.mending",
    "sources.columns",
    "sources.stated",
    "sources.remarks",
    "sources.papers",
    "sources.csl",
    "sources.openreview",
    "sources.wherein",
    "sources.holders",
    "sources.programmes",
    "sources.json_faults",
    "sources.json_list",
    "sources.block",
    "sources.yaml_faults",
    "sources.writing",
    "sources.yaml_list",
    "sources.headings",
    "sources.tables",
    "sources.ris",
    "sources.refer",
    "sources.xml",
    "sources.arxiv",
    "sources.anthology",
    "sources.markdown.outline",
    "sources.markdown.words",
    "sources.markdown.captions",
    "sources.markdown.titles",
    "sources.markdown.entry",
    "sources.markdown.rows",
    "sources.markdown.recogniser",
    "sources.academic",
    "sources.frontmatter",
    "sources.markdown.lists",
    "sources.formats",
    "sources.matching",
    "sources.joining",
    "sources.pairs",
    "sources.settings",
    "sources.titles",
    "sources.content",
    "doubts",
    "references",
    "addresses",
    "authors",
    "details",
    "editions",
    "enrich",
    "facets",
    "data",
    "pages",
    "swift",
    "template_faults",
    "render",
    "overrides",
    "planning",
    "progress",
    "bare",
    "build",
    "annotations",
    "arguments",
    "commands.building",
    "commands.checking",
    "commands.importing",
    "starter",
    "commands.starting",
    "live.watching",
    "live.fragment",
    "live.preview",
    "live.resident",
    "live.web",
    "serve",
    "commands.serving",
    "program",
    "__main__",
)


def modules() -> list[str]:
    """Every module of the package, tables (leading underscore) aside."""
    paths = sorted(PACKAGE.rglob("*.py"))
    names = [path.relative_to(PACKAGE).with_suffix("").as_posix() for path in paths]
    return [
        name.replace("/", ".")
        for name in names
        if not name.endswith("__init__") and not is_table(name)
    ]


def is_table(module: str) -> bool:
    """Whether a module only holds data."""
    last = module.replace("/", ".").rsplit(".", 1)[-1]
    return last.startswith("_") and not last.startswith("__")


def imported(path: Path, known: frozenset[str]) -> set[str]:
    """What a file imports of ours: modules, and tables by their names."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names if alias.name.startswith("generator")}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            if (node.module or "").partition(".")[0] == "generator":
                base = (node.module or "").removeprefix("generator").lstrip(".")
                inner = {f"{base}.{alias.name}".lstrip(".") for alias in node.names}
                names |= {name for name in inner if name in known or is_table(name)} or {base}
    return names


def test_every_module_has_its_place() -> None:
    assert sorted(modules()) == sorted(ORDER)


@pytest.mark.parametrize("module", ORDER)
def test_imports_point_up(module: str) -> None:
    path = PACKAGE / f"{module.replace('.', '/')}.py"
    found = {name for name in imported(path, frozenset(ORDER)) if not is_table(name)}
    assert found <= set(ORDER[: ORDER.index(module)])


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("_*.py")), ids=lambda path: path.stem)
def test_tables_and_packages_hold_no_code(path: Path) -> None:
    if path.stem == "__init__":
        assert path.read_text(encoding="utf-8") == ""
    elif is_table(path.stem):
        assert {name for name in imported(path, frozenset(ORDER)) if not is_table(name)} == set()


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.stem)
def test_imports_stand_at_the_top(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = [
        node.lineno
        for outer in ast.walk(tree)
        if not isinstance(outer, ast.Module)
        for node in ast.iter_child_nodes(outer)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert inside == []
