"""A YAML file of keys and values, one below the other, with their lines."""

from __future__ import annotations

from collections.abc import Iterator

import yaml

from generator.errors import ContentError, Place, Problem
from generator.sources.decode import strictly
from generator.sources.yaml_faults import fault
from generator.yaml_loader import LOADER, in_lines

_REMEDY = 'write lines of key: value, and put a value that holds ": " or " #" in quotes'


def pairs(
    data: bytes, file: str, problems: list[Problem]
) -> Iterator[tuple[str, yaml.Node, Place]]:
    """Each key with its value's node and its place; faulty keys go to `problems`.

    Nodes, not values: they know their lines, build no objects and expand no aliases. Raises
    ContentError where the bytes are no text or not YAML.
    """
    node = _compose(strictly(data, file), file)
    if node is None:  # an empty file
        return
    if not isinstance(node, yaml.MappingNode):
        place = Place(file, node.start_mark.line + 1)
        problems.append(Problem(place, "keys and values expected", _REMEDY))
        return
    seen: set[str] = set()
    for key, value in node.value:
        place = Place(file, key.start_mark.line + 1)
        if not isinstance(key, yaml.ScalarNode):
            problems.append(Problem(place, "a key must be one word", _REMEDY))
        elif key.value in seen:
            problems.append(Problem(place, f'"{key.value}" is set twice', "keep one of them"))
        else:
            seen.add(key.value)
            yield key.value, value, place


def text(node: yaml.Node) -> str | None:
    """A value as it is written; None where it is empty, a list or a mapping.

    As written, since YAML would read "2026" as a number and "on" as a truth.
    """
    return str(node.value) if isinstance(node, yaml.ScalarNode) and not is_blank(node) else None


def items(node: yaml.Node) -> tuple[str, ...]:
    """The words of a list, or a single word as a list of one; () where it holds anything else."""
    nodes = node.value if isinstance(node, yaml.SequenceNode) else [node]
    words = tuple(filter(None, map(text, nodes)))
    return words if len(words) == len(nodes) else ()


def is_blank(node: yaml.Node) -> bool:
    """Whether nothing stands where a value should."""
    return isinstance(node, yaml.ScalarNode) and (
        node.tag == "tag:yaml.org,2002:null" or not node.value.strip()
    )


def _compose(written: str, file: str) -> yaml.Node | None:
    written = in_lines(written)
    try:
        node: yaml.Node | None = yaml.compose(written, Loader=LOADER)
    except yaml.MarkedYAMLError as error:
        line, message, remedy = fault(written, error)
        raise ContentError([Problem(Place(file, line), message, remedy)]) from error
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        message = "not YAML: it holds characters or escapes that YAML has none of"
        problem = Problem(Place(file), message, "write the characters, or leave them out")
        raise ContentError([problem]) from error
    except RecursionError as error:
        raise ContentError([Problem(Place(file), "nested too deeply", _REMEDY)]) from error
    return node
