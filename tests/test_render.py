"""Templates: strict, and their faults told with name and line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from markupsafe import Markup

from generator import template_faults
from generator.errors import ContentError
from generator.model import Converted
from generator.render import Renderer, assets, templates
from generator.views import Document, Page, Site

SITE = Site("Ünter & <b>", Markup("Ünter"), "en", Converted(Markup(""), ""), "", ())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the templates, to be damaged."""
    return Path(shutil.copytree(templates(), tmp_path / "templates"))


def test_faults_know_what_templates_are_given() -> None:
    page = Page("x.html", "document.html", Document("x.html", "T", Markup(""), "en"))
    assert tuple(sorted(Renderer(templates(), [SITE])._given(page))) == template_faults.GIVEN


def fault(folder: Path, source: str) -> str:
    (folder / "document.html").write_text(source, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Renderer(folder, [SITE])(
            Page("x.html", "document.html", Document("x.html", "T", Markup(""), "en"))
        )
    return str(caught.value)


FAULTS = {
    "a\n{% if %}": ("2", "Expected an expression, got 'end of statement block'", 'each "{{" wants'),
    "a\n{% block main %}": ("2", "Unexpected end of template. ", 'each "{{" wants its "}}"'),
    "a\nb\n{{ sight }}": ("3", "'sight' is undefined", 'did you mean "site"?'),
    "{{ data.titel }}": ("1", 'Document has no field "titel"', 'did you mean "title"?'),
    "{{ data.title.text }}": (
        "1",
        "'str object' has no attribute 'text'",
        "the first line of ours",
    ),
    "\n{{ 1 / 0 }}": ("2", "division by zero", "mend this line; without a file of yours"),
    '{% extends "bass.html" %}': ("1", 'no template "bass.html"', 'did you mean "base.html"?'),
    "\n{{ t('no_stars') }}": ("2", 't(…) finds no words and no value called "no_stars"', "did you"),
    '{% extends "document.html" %}': (
        "1",
        "it takes itself in without end",
        'if it is to stand on ours of the same name, that is called "default/…"',
    ),
    "{{ data.title | uper }}": ("1", "No filter named 'uper'.", 'did you mean "upper"?'),
}


@pytest.mark.parametrize("source", FAULTS)
def test_a_fault_names_template_line_and_remedy(folder: Path, source: str) -> None:
    line, message, remedy = FAULTS[source]
    told, _, advice = fault(folder, source).partition("\n  help: ")
    assert told.startswith(f"templates/document.html:{line}: error: template error: {message}")
    assert advice.startswith(remedy)


def test_a_template_in_another_encoding_is_told(folder: Path) -> None:
    (folder / "document.html").write_bytes("café".encode("latin-1"))
    page = Page("x.html", "document.html", Document("x.html", "T", Markup(""), "en"))
    with pytest.raises(ContentError, match=r"document.html: error: .*UTF-8"):
        Renderer(folder, [SITE])(page)


def test_an_item_may_be_named_as_an_attribute(folder: Path) -> None:
    # The swift way does not know this; Jinja's own rules do.
    source = "{% set fields = {'a': '<'} %}{{ fields.a }}"
    (folder / "document.html").write_text(source, encoding="utf-8")
    page = Page("x.html", "document.html", Document("x.html", "T", Markup(""), "en"))
    assert Renderer(folder, [SITE])(page) == b"&lt;"


def test_what_a_page_says_is_escaped() -> None:
    page = Page("x.html", "document.html", Document("x.html", "<script>", Markup("<p>y</p>"), "en"))
    html = Renderer(templates(), [SITE])(page).decode()
    assert "&lt;script&gt; · Ünter &amp; &lt;b&gt;" in html
    assert "<p>y</p>" in html


@pytest.mark.parametrize(
    ("path", "base_url", "root"),
    [
        ("x.html", "", ""),
        ("papers/x.html", "", "../"),
        ("404.html", "", ""),
        ("404.html", "https://x.example/a/", "/a/"),
    ],
)
def test_links_are_relative_but_on_the_page_that_stands_anywhere(
    path: str, base_url: str, root: str
) -> None:
    site = Site("T", Markup("T"), "en", Converted(Markup(""), ""), base_url, ())
    template = "404.html" if path == "404.html" else "document.html"
    html = Renderer(templates(), [site])(
        Page(path, template, Document(path, "T", Markup(""), "en"))
    )
    assert f'href="{root}assets/style.css"'.encode() in html


def test_every_template_says_what_it_is_given() -> None:
    for path in (
        *templates().rglob("*.html"),
        *templates().rglob("*.xml"),
        *templates().glob("*.js"),
    ):
        first = path.read_text(encoding="utf-8").split("\n")[0]
        assert first.startswith("{# "), path


def test_assets_are_carried_and_scripts_without_their_comments(folder: Path) -> None:
    script = "// Says why.\n(function () {\n  // here\n  say('// no comment'); // nor this\n})();\n"
    (folder / "assets" / "own.js").write_text(script, encoding="utf-8")
    found = {file.path: file.content for file in assets(folder)}
    assert b"/*" not in found["assets/style.css"]
    font = "assets/fonts/stix-two-math.woff2"
    assert found[font] == (folder / font).read_bytes()
    assert found["assets/own.js"] == (b"(function () {\nsay('// no comment'); // nor this\n})();\n")
