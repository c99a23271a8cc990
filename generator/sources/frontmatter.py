"""Read a Markdown file with YAML front matter: one paper a file, as PMLR and many sites keep them.

    ---
    title: Counting with one bit
    authors: [Ada Example, Bo Sample]
    ---
    We count $n$ items …

    ## Notes
    …

The abstract stands in the front matter or in the text: under a heading "Abstract", or above the
first heading. What else the text holds is kept as the paper's notes.
"""

from __future__ import annotations

import re

from generator.errors import ContentError, Place, Problem, note
from generator.sources.academic import plain
from generator.sources.fields import field
from generator.sources.markdown.recogniser import is_markdown_list
from generator.sources.nested import scrub, to_row
from generator.sources.reading import Row, Rows, unwrap, words
from generator.sources.yaml_list import documents, value_of

FRONT = re.compile(r"\s*---[ \t]*\n(.*?\n)?(?:---|\.\.\.)[ \t]*(?:\n|$)", re.DOTALL)
_KEY = re.compile(r"^(?:\"?[a-z_][\w -]*\"?):(?:[ \t]|$)", re.MULTILINE)
_LISTED = re.compile(r"(?:[-*+]|\d{1,4}[.)])[ \t]|\||</?[a-z]")  # how no abstract begins
_HEADING = re.compile(r"^#{1,6}[ \t]+(.+?)[ \t]*#*$", re.MULTILINE)
_FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_ABSTRACT = re.compile(r"\**(?:abstract|摘要)\**:?", re.IGNORECASE)
_REMEDY = 'put "title: …" between two lines of "---"'


def is_front(text: str) -> bool:
    """Whether a text begins with front matter that is a paper's.

    That of a whole list, as site generators have it, tells no more than a title; then one
    paragraph below it is a paper's abstract, and several are a list.
    """
    found = FRONT.match(text)
    if not found or not found[1]:
        return False
    named = (field(key.split(":")[0].strip('"')) for key in _KEY.findall(found[1]))
    known = {each.name for each in named if each.kind != "extra"}
    if known - {"title", "year", "id"}:
        return bool(known & {"title", "abstract"})
    body = text[found.end() :]
    return "title" in known and _is_one(body) and not is_markdown_list(body)


def without_page(text: str, file: str) -> tuple[str, str, tuple[Problem, ...]]:
    """The title in a page's front matter, the text with blank lines in its place, what is told."""
    found = FRONT.match(text)
    if not found or not found[1] or not _KEY.match(found[1]):
        return "", text, ()
    problems: list[Problem] = []
    nodes = documents(found[1], file, problems)
    value = value_of(nodes[0], file, problems) if nodes else None
    if problems or not isinstance(value, dict):
        return "", text, ()
    title = value.get("title")
    others = [key for key in value if key != "title" or not isinstance(title, str)]
    line = 1 + text.count("\n", 0, found.start(1))
    message = f"of the page's front matter, only its title was read: {words(others)} left out"
    told = (note(Place(file, line), message),) if others else ()
    below = "\n" * text.count("\n", 0, found.end()) + text[found.end() :]
    return (title if isinstance(title, str) else ""), below, told


def _is_one(body: str) -> bool:
    """Whether a text is that of one paper: a paragraph, and other things under headings."""
    first = _HEADING.search(body)
    if first and _ABSTRACT.fullmatch(first[1]):
        return True
    above = body[: first.start()] if first else body
    if _LISTED.match(above.lstrip()):
        return False
    return not body.strip() or (len(unwrap(above).split("\n\n")) == 1 and bool(above.strip()))


def read(text: str, file: str) -> Rows:
    """The row of a file; raises ContentError with every fault of its front matter."""
    found = FRONT.match(text)
    if not found:
        raise ContentError([Problem(Place(file, 1), "no front matter", _REMEDY)])
    line = 1 + text.count("\n", 0, found.start(1))
    problems: list[Problem] = []
    # Blank lines stand for those above, so that faults have their lines.
    nodes = documents("\n" * (line - 1) + (found[1] or ""), file, problems)
    value = value_of(nodes[0], file, problems) if nodes else None
    if not isinstance(value, dict) and not problems:
        problems.append(Problem(Place(file, line), "names and values expected", _REMEDY))
    known, left_out = plain(_known(value)) if isinstance(value, dict) else ({}, [])
    row = to_row(known, line, file, problems) if known else Row(line, {})
    if problems:
        raise ContentError(problems)
    kept, warnings = scrub([_with_body(row, text[found.end() :])], found[1] or "", file)
    message = f"of the site's looks, and left out: {words(left_out)}"
    told = (note(Place(file, line), message),) if left_out else ()
    return Rows(
        tuple(kept), warnings=(*warnings, *told), ours="layout" not in row.fields, single=True
    )


def _known(value: dict[str, object]) -> dict[str, object]:
    """The front matter with a title in TeX, where PMLR has that beside the plain one."""
    tex = value.get("tex_title")
    rest = {key: item for key, item in value.items() if key != "tex_title"}
    return {**rest, "title": tex} if isinstance(tex, str) and tex else value


def _with_body(row: Row, body: str) -> Row:
    given = any(field(name).name == "abstract" and value for name, value in row.fields.items())
    abstract, notes = ("", body.strip()) if given else _abstract(body)
    fields = {
        key: unwrap(item) if field(key).name == "abstract" else item
        for key, item in row.fields.items()
    }
    if abstract:
        fields["abstract"] = abstract
    if notes:
        fields["notes"] = notes
    return Row(row.line, fields, row.extra, row.private)


def _abstract(body: str) -> tuple[str, str]:
    """The abstract in a text, and all else."""
    hidden = _FENCE.sub(lambda code: re.sub("#", " ", code[0]), body)  # "# x" in code is no heading
    heads = list(_HEADING.finditer(hidden))
    named = [at for at, head in enumerate(heads) if _ABSTRACT.fullmatch(head[1])]
    if not named:
        end = heads[0].start() if heads else len(body)
        return unwrap(body[:end]), body[end:].strip()
    at = named[0]
    end = heads[at + 1].start() if at + 1 < len(heads) else len(body)
    notes = f"{body[: heads[at].start()].strip()}\n\n{body[end:].strip()}"
    return unwrap(body[heads[at].end() : end]), notes.strip()
