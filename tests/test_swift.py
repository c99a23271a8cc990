"""Swift templates say what Jinja's own say, or raise an error."""

from __future__ import annotations

from typing import Any

import jinja2
import pytest
from markupsafe import Markup

from generator import swift
from generator.model import Anchor

PARTS = {
    "base.html": "<{% block title %}base{% endblock %}|{% block main %}{% endblock %}>",
    "constant.html": "{% macro constant(a, b='c') %}[{{ a }}{{ b }}]{% endmacro %}",
    "list.html": "{% macro list(items, last=none) %}{% for i in items %}{{ loop.index }}{{ i }}"
    "{{ ',' if not loop.last }}{% endfor %}{{ last }}{% endmacro %}",
}
GIVEN: dict[str, Any] = {
    "anchor": Anchor("a&b.html", Markup("<i>x</i>"), 'e"n'),
    "words": ("a", "<b>", Markup("<c>")),
    "number": 1234,
    "nothing": None,
    "fields": {"title": "a"},
    "say": lambda key, **values: f"{key} & {values}",
}
SOURCES = {
    "attributes": "{{ anchor.path }} {{ anchor.text }} {{ anchor['language'] }}",
    "values": "{{ number }}{{ nothing }}{{ 1.5 }}{{ true }}{{ words }}{{ words | length }}",
    "calls": "{{ say('a') }}{{ say('b', n=1) }}{{ '{:,}'.format(number) }}{{ say(*['d']) }}",
    "filters": "{{ words | join(' · ') }}{{ anchor.path | tojson }}{{ words[1] | tojson }}"
    "{{ anchor.text | striptags }}",
    "loops": "{% for w in words if w != 'a' %}{{ loop.index0 }}{{ w }}{% else %}no{% endfor %}",
    "sets": "{% set x = anchor.path %}{% set y %}<{{ x }}>{% endset %}{{ x }}{{ y }}{{ x ~ y }}",
    "imports": "{% from 'list.html' import list as all %}{% from 'constant.html' import constant %}"
    "{{ all(words) }}{{ all(words, last=number) }}{{ constant(1) }}{{ constant(1, b='<') }}"
    "{{ constant(anchor.text) }}{{ constant(anchor.text ~ '') }}{{ constant('<i>x</i>') }}",
    "caller": "{% macro frame() %}<{{ caller() }}>{% endmacro %}"
    "{% call frame() %}{{ anchor.path }}{% endcall %}",
    "blocks": "{% extends 'base.html' %}{% set x = number %}"
    "{% block title %}{{ super() }}{{ anchor.path }}{% endblock %}"
    "{% block main %}{{ x }}{% endblock %}",
    "unescaped": "{% autoescape false %}{{ anchor.path }}{{ say('c') }}{% endautoescape %}",
}
OPTIONS: dict[str, Any] = {"autoescape": True, "undefined": jinja2.StrictUndefined}


def rendered(environment: jinja2.Environment) -> str:
    return environment.get_template("page.html").render(GIVEN)


@pytest.mark.parametrize("name", SOURCES)
def test_the_text_is_that_of_jinja(name: str) -> None:
    loader = jinja2.DictLoader(PARTS | {"page.html": SOURCES[name]})
    made_swift = swift.Environment(["constant.html"], loader=loader, **OPTIONS)
    exact = rendered(jinja2.Environment(loader=loader, **OPTIONS))
    assert rendered(made_swift) == exact
    assert rendered(made_swift) == exact  # from what it remembers, too


@pytest.mark.parametrize(
    "source",
    [
        "{{ fields.title }}",  # an item, named as an attribute
        "{% block b %}{% endblock %}{{ self.b() }}",
        "{{ absent }}",
        "{{ absent.path }}",
        "{{ anchor.absent }}",
    ],
)
def test_what_only_jinja_understands_is_an_error(source: str) -> None:
    loader = jinja2.DictLoader({"page.html": source})
    with pytest.raises((AttributeError, jinja2.UndefinedError)):
        rendered(swift.Environment([], loader=loader, **OPTIONS))
