"""Read YAML: a list of papers, bare or under "papers", or one paper a document.

    title: My list
    papers:
    - title: Counting with one bit
      authors: [Ada Example, Bo Sample]
      abstract: …

Values are taken as they are written: no type is guessed, no object built. Aliases are refused,
since a few lines of them can stand for gigabytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeGuard

import yaml

from generator.errors import ContentError, Place, Problem
from generator.sources import block, programmes, remarks
from generator.sources.holders import is_programme, lost
from generator.sources.nested import scrub, to_row
from generator.sources.reading import Rows
from generator.sources.yaml_faults import REMEDY, fault
from generator.text import cut
from generator.yaml_loader import LOADER, in_lines

_SHOWN = 60  # characters of a name in a message
_DEEPEST = 12  # levels inside of each other
_PAPERS = 'write a list: "- title: …", with the other fields below "title"'


_SHOWS_A_PAPER = frozenset({"papers", "abstract", "authors", "author"})


@dataclass(frozen=True, slots=True)
class Record:
    """A mapping and where it begins."""

    line: int
    value: dict[str, Any]


def read(text: str, file: str) -> Rows:
    """The rows of a YAML text; raises ContentError with every fault."""
    problems: list[Problem] = []
    aside: list[Problem] = []
    title, records = plainly(text) or parsed(text, file, problems, aside)
    rows = [to_row(record.value, record.line, file, problems) for record in records]
    if problems:
        raise ContentError(problems)
    aside += lost(rows, (record.value for record in records), file)
    kept, warnings = scrub(rows, text, file)
    return Rows(tuple(kept), title, (*warnings, *aside), ours=True)


def may_hold(data: bytes) -> bool:
    """Whether the bytes of a YAML file may be a list of papers: all but mere settings may.

    >>> may_hold(b"- title: Counting"), may_hold(b"title: My site\\npage_size: 20")
    (True, False)
    """
    problems: list[Problem] = []
    nodes = documents(data.decode("utf-8-sig", "replace"), "", problems)
    return bool(problems) or any(_may_be_papers(node) or _programme(node, "") for node in nodes)


def _may_be_papers(node: yaml.Node) -> bool:
    if not isinstance(node, yaml.MappingNode):
        return isinstance(node, yaml.SequenceNode)
    return any(
        isinstance(key, yaml.ScalarNode) and key.value.lower() in _SHOWS_A_PAPER
        for key, _ in node.value
    )


def plainly(text: str) -> tuple[str, list[Record]] | None:
    found = block.read(text)
    if not found or is_programme([value for _, value in found[1]]):
        return None
    return found[0], [Record(*pair) for pair in found[1]]


def parsed(
    text: str, file: str, problems: list[Problem], aside: list[Problem]
) -> tuple[str, list[Record]]:
    """The title and the papers; what stands beside them is told in `aside`."""
    title, records = "", list[Record]()
    for node in documents(text, file, problems):
        found, more = _papers(node, file, problems, aside)
        title = title or found
        records += more
    return title, records


def documents(text: str, file: str, problems: list[Problem]) -> list[yaml.Node]:
    """The documents of a YAML text; where it is none, that goes to `problems`."""
    text = in_lines(text)
    try:
        return list(filter(None, yaml.compose_all(text, Loader=LOADER)))
    except yaml.MarkedYAMLError as error:
        line, message, remedy = fault(text, error)
        problems.append(Problem(Place(file, line), message, remedy))
    except (yaml.YAMLError, ValueError, OverflowError):
        message = "not YAML: it holds characters or escapes that YAML has none of"
        problems.append(Problem(Place(file), message, "write the characters, or leave them out"))
    except RecursionError:
        problems.append(Problem(Place(file), "nested too deeply", _PAPERS))
    return []


class _Refused(Exception):
    """A node that is not read; holds its line, what is wrong and the remedy."""

    def __init__(self, node: yaml.Node, message: str, remedy: str) -> None:
        self.fault = (node.start_mark.line + 1, message, remedy)
        super().__init__(message)


def value_of(node: yaml.Node, file: str, problems: list[Problem]) -> Any:
    """A node as text, None, a list or a dict; what is refused goes to `problems`."""
    try:
        return _value(node, set(), 0)
    except _Refused as refused:
        line, message, remedy = refused.fault
        problems.append(Problem(Place(file, line), message, remedy))
        return None


def _value(node: yaml.Node, seen: set[int], depth: int) -> Any:
    if isinstance(node, yaml.ScalarNode):
        return None if _is_null(node) else _text(node)
    if depth > _DEEPEST:
        raise _Refused(node, "nested too deeply", _PAPERS)
    if id(node) in seen:
        raise _Refused(node, "an alias (*name) stands for this", "write it out where it is meant")
    seen.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, seen, depth + 1) for item in node.value]
    result: dict[str, Any] = {}
    for key, inner in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise _Refused(key, "a name must be one word", REMEDY)
        if key.value in result:
            raise _Refused(key, f'"{cut(key.value, _SHOWN)}" is set twice', "keep one of them")
        result[key.value] = _value(inner, seen, depth + 1)
    return result


def _text(node: yaml.ScalarNode) -> str:
    """A scalar's text; the line breaks of a folded one stand for blank lines."""
    folded = (not node.style or node.style in "'>") and "\n" in node.value
    return node.value.replace("\n", "\n\n") if folded else str(node.value)


def _is_null(node: yaml.ScalarNode) -> bool:
    return not node.style and node.value in ("", "~", "null", "Null", "NULL")


def _papers(
    node: yaml.Node, file: str, problems: list[Problem], aside: list[Problem]
) -> tuple[str, list[Record]]:
    """A document's title and its papers."""
    if found := _programme(node, file):
        return _of_programme(found, aside)
    if isinstance(node, yaml.SequenceNode):
        return "", list(_records(node, file, problems))
    if not isinstance(node, yaml.MappingNode):
        message = "neither a list of papers nor a paper"
        problems.append(Problem(Place(file, node.start_mark.line + 1), message, _PAPERS))
        return "", []
    if papers := _list_in(node):
        aside += _beside(node, papers, file)
        titles = [value_of(inner, file, []) for key, inner in _named(node) if key.value == "title"]
        title = next((title for title in titles if isinstance(title, str)), "")
        return title, list(_records(papers, file, problems))
    value = value_of(node, file, problems)
    if isinstance(value, dict) and value and all(isinstance(x, dict) for x in value.values()):
        return "", list(_under_ids(node, value, file, problems))
    if found := _programme(node, file, surely=True):
        return _of_programme(found, aside)
    return "", [Record(node.start_mark.line + 1, value)] if isinstance(value, dict) else []


def _programme(node: yaml.Node, file: str, surely: bool = False) -> programmes.Programme | None:
    """The programme that a document is; None where it is none, or is refused."""
    refused: list[Problem] = []
    value = value_of(node, file, refused)
    root = _part(node.start_mark.line + 1, "", value, node)
    return None if refused else programmes.read(root, file, surely)


def _part(line: int, name: str, value: Any, node: yaml.Node) -> programmes.Part:
    return programmes.Part(line, name, value, lambda: _parts(value, node))


def _parts(value: Any, node: yaml.Node) -> Iterator[programmes.Part]:
    """The parts of a value and of its node, each with its line."""
    if isinstance(node, yaml.SequenceNode):
        for item, inner in zip(value, node.value, strict=True):
            yield _part(inner.start_mark.line + 1, "", item, inner)
    elif isinstance(node, yaml.MappingNode):
        for key, inner in node.value:
            yield _part(key.start_mark.line + 1, key.value, value[key.value], inner)


def _of_programme(found: programmes.Programme, aside: list[Problem]) -> tuple[str, list[Record]]:
    aside += found.aside
    return found.title, [Record(line, value) for line, value in found.papers]


def _list_in(node: yaml.MappingNode) -> yaml.Node | None:
    """The papers in a document that says more: a list, or papers under their ids; None if none is.

    What is called "papers" is a list even if it is empty, unless it stands in a paper.
    """
    named = {key.value: inner for key, inner in _named(node)}
    inner = named.get("papers")
    if inner and (_is_records(inner) or _is_by_id(inner)):
        return inner
    if lists := list(filter(_is_records, named.values())):
        return max(lists, key=lambda inner: len(inner.value))
    return inner if inner and "abstract" not in named and _is_nothing(inner) else None


def _is_by_id(node: yaml.Node) -> bool:
    """Whether a mapping holds papers, at least one of which has a title or an abstract."""
    inner = [value for _, value in node.value] if isinstance(node, yaml.MappingNode) else []
    return any(
        key.value in ("title", "abstract")
        for value in inner
        if isinstance(value, yaml.MappingNode)
        for key, _ in value.value
    )


def _is_nothing(node: yaml.Node) -> bool:
    return _is_null(node) if isinstance(node, yaml.ScalarNode) else not node.value


def _under_ids(
    node: yaml.MappingNode, value: dict[str, Any], file: str, problems: list[Problem]
) -> Iterator[Record]:
    """The papers of a mapping and its value, which is empty where that was refused."""
    for (key, _), (name, inner) in zip(node.value, value.items(), strict=False):
        line = key.start_mark.line + 1
        if isinstance(inner, dict):
            yield Record(line, {"id": name, **inner})
        elif inner is not None:
            problems.append(Problem(Place(file, line), "a paper must have named fields", _PAPERS))


def _beside(node: yaml.MappingNode, papers: yaml.Node, file: str) -> Iterator[Problem]:
    """What a document says beside its title and its papers, or calls the papers."""
    left: list[remarks.Beside] = []
    for key, inner in _named(node):
        name, place = key.value, Place(file, key.start_mark.line + 1)
        if inner is not papers and name != "title":
            left.append(remarks.Beside(name, place, _is_records(inner)))
        elif inner is papers and name != "papers":
            message = f'"{cut(name, _SHOWN)}" was read as the list of papers'
            yield Problem(place, message, 'call it "papers" to be sure')
    yield from remarks.beside(left, ours=True)


def _named(node: yaml.MappingNode) -> list[tuple[yaml.ScalarNode, yaml.Node]]:
    """What a mapping holds under names; what else may be a key in YAML, names nothing."""
    return [(key, inner) for key, inner in node.value if isinstance(key, yaml.ScalarNode)]


def _is_records(node: yaml.Node) -> TypeGuard[yaml.SequenceNode]:
    return (
        isinstance(node, yaml.SequenceNode)
        and bool(node.value)
        and all(isinstance(item, yaml.MappingNode) for item in node.value)
        and any(key.value in ("title", "abstract") for key, _ in node.value[0].value)
    )


def _records(node: yaml.Node, file: str, problems: list[Problem]) -> Iterator[Record]:
    """The papers of a list, or of a mapping that has them under their ids."""
    if isinstance(node, yaml.MappingNode):
        yield from _under_ids(node, value_of(node, file, problems) or {}, file, problems)
        return
    for item in node.value if isinstance(node, yaml.SequenceNode) else ():
        line = item.start_mark.line + 1
        value = value_of(item, file, problems)
        if isinstance(value, dict):
            yield Record(line, value)
        elif isinstance(value, str):  # a list of bare titles
            yield Record(line, {"title": value})
        elif value is not None:
            problems.append(Problem(Place(file, line), "a paper must have named fields", _PAPERS))
