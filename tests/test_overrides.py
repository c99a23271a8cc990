"""Own templates that change nothing are told: a slip in a name is the likeliest cause."""

from __future__ import annotations

from pathlib import Path

from generator.overrides import idle
from generator.render import templates


def told(folder: Path, texts: dict[str, str]) -> list[str]:
    """What is said of templates with these texts."""
    own = folder / "templates"
    for name, text in texts.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, encoding="utf-8")
    return [problem.report("warning") for problem in idle([own], templates())]


EXTENDING = '{% extends "default/paper.html" %}\n'


def test_templates_that_change_something_are_fine(tmp_path: Path) -> None:
    texts = {
        "paper.html": EXTENDING + "{% block note %}{% block mine %}{% endblock %}{% endblock %}",
        "404.html": "{% include 'partials/sponsor.html' %}{% block whatever %}{% endblock %}",
        "partials/sponsor.html": "We thank them.",
        "base.html": '{% extends "default/base.html" %}{% block main %}{% endblock %}',
        "topic.html": '{% extends "base.html" %}{% block title %}{% endblock %}',
        ".paper.html.swp": "",
    }
    assert told(tmp_path, texts) == []


def test_our_own_templates_beside_a_list_are_no_surprise() -> None:
    assert list(idle([templates()], templates())) == []


def test_a_file_that_overrides_nothing_is_told(tmp_path: Path) -> None:
    assert told(tmp_path, {"papr.html": "", "partials/card.html": ""}) == [
        "templates/papr.html: warning: no template of ours has this name\n"
        '  help: did you mean "paper.html"?'
    ]


def test_words_of_the_interface_are_not_read_there(tmp_path: Path) -> None:
    (found,) = told(tmp_path, {"strings/en.yaml": "skip: Leap"})
    assert "only read from our own templates" in found
    ours = (templates() / "strings" / "en.yaml").read_text(encoding="utf-8")
    assert told(tmp_path, {"strings/en.yaml": ours}) == []  # a checkout of ours, unchanged


def test_a_block_that_is_none_is_told_with_its_line(tmp_path: Path) -> None:
    text = EXTENDING + "\n{% block notes %}{% endblock %}{% block main %}{% endblock %}"
    assert told(tmp_path, {"paper.html": text}) == [
        'templates/paper.html:3: warning: no block is called "notes"\n  help: did you mean "note"?'
    ]


def test_what_is_broken_is_left_to_rendering(tmp_path: Path) -> None:
    assert told(tmp_path, {"paper.html": "{% block"}) == []
    (tmp_path / "templates" / "index.html").write_bytes(b"\xff")
    assert told(tmp_path, {}) == []
