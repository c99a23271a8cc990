"""The data files that scripts read: what they hold, and that nothing in them is markup."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from generator import data
from generator.model import Anchor, Moved
from generator.views import Choice, Facet
from tests.entries import entry


def held(name: str, content: bytes) -> object:
    """The value that a data file hands over."""
    text = content.decode("ascii")
    beginning = f'Paperlist.data("{name}",0,'
    assert text.startswith(beginning)
    assert text.endswith(");\n")
    return json.loads(text[len(beginning) : -3])


def test_slugs_facets_and_the_order_of_titles() -> None:
    entries = [entry("b"), entry("a"), entry("c")]
    facet = Facet("topic", (Choice("</script>", (0, 2), "en"),))
    moved = [Moved("papers/old.html", Anchor("papers/a.html", "a")), Moved("papers/x.html", None)]
    files = {file.path: file.content for file in data.files(entries, [facet], moved)}
    assert held("slugs", files["data/slugs-0.js"]) == {
        "slugs": ["b", "a", "c"],
        "moved": {"old": "a"},
    }
    assert held("facets", files["data/facets-0.js"]) == {
        "total": 3,
        "facets": {"topic": [[0, 2]]},
        "titles": [1, 0, 2],
    }


@given(st.sets(st.integers(0, 10_000)).map(sorted))
def test_gaps_give_the_numbers_back(numbers: list[int]) -> None:
    total, back = 0, []
    for gap in data.gaps(numbers):
        total += gap
        back.append(total)
    assert back == numbers
