"""The organiser's own templates, as far as they change nothing: a slip in a name, most likely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from jinja2 import Environment, TemplateSyntaxError, meta, nodes

from generator.errors import Place, Problem, nearest
from generator.render import STRINGS

DEFAULT = "default/"  # under which name an own template finds ours
_PARSER = Environment(autoescape=True)

Trees = Mapping[str, nodes.Template]


def idle(own: Sequence[Path], ours: Path) -> Iterator[Problem]:
    """Files in the folders of `own` that no page uses, and blocks in them that none has.

    `ours` is the folder of our templates.
    """
    known, names = _trees(ours), _names(ours)
    for folder in own:
        mine = _trees(folder)
        used = set(names)
        for tree in mine.values():
            used.update(filter(None, meta.find_referenced_templates(tree)))
        words, files = _parted(_names(folder))
        yield from _idle_words(folder, words, ours)
        for name in files:
            place = Place(f"{folder.name}/{name}")
            if name not in used:
                yield Problem(place, "no template of ours has this name", nearest(name, names))
            elif name in mine:
                yield from _idle_blocks(mine[name], place, _blocks(mine[name], known, mine))


def _parted(names: Sequence[str]) -> tuple[list[str], list[str]]:
    """The files of the interface's words, and all others."""
    words = [name for name in names if name.startswith(f"{STRINGS}/")]
    return words, [name for name in names if name not in words]


def _idle_words(folder: Path, names: Sequence[str], ours: Path) -> Iterator[Problem]:
    """Files of the interface's words: each is idle that says anything but what ours says."""
    for name in names:
        if not _is_ours(folder / name, ours / name):
            place = Place(f"{folder.name}/{name}")
            yield Problem(place, "the interface's words are only read from our own templates")


def _is_ours(path: Path, ours: Path) -> bool:
    """Whether a file only repeats ours, as in a checkout beside an installed program."""
    return ours.is_file() and path.read_bytes() == ours.read_bytes()


def _idle_blocks(tree: nodes.Template, place: Place, known: set[str]) -> Iterator[Problem]:
    """Outermost blocks that are none of those `known`, where these are all there are."""
    for node in tree.body if known else ():
        if isinstance(node, nodes.Block) and node.name not in known:
            here = Place(place.file, node.lineno)
            yield Problem(here, f'no block is called "{node.name}"', nearest(node.name, known))


def _blocks(tree: nodes.Template, known: Trees, mine: Trees) -> set[str]:
    """Blocks of all templates that one extends; none where it extends none."""
    blocks: set[str] = set()
    name, seen = _parent(tree), set[str]()
    while name and name not in seen:
        seen.add(name)
        found = (trees.get(name) for trees in (known, mine))
        parents = [each for each in found if each and each is not tree]
        blocks.update(block.name for each in parents for block in each.find_all(nodes.Block))
        name = next((above for each in parents if (above := _parent(each)) != name), "")
    return blocks


def _parent(tree: nodes.Template) -> str:
    extends = tree.find(nodes.Extends)
    if extends and isinstance(extends.template, nodes.Const):
        return str(extends.template.value).removeprefix(DEFAULT)
    return ""


def _trees(folder: Path) -> Trees:
    read = ((name, _parsed(folder / name)) for name in _names(folder))
    return {name: tree for name, tree in read if tree}


def _names(folder: Path) -> list[str]:
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(
        path.as_posix() for path in paths if not any(part[0] == "." for part in path.parts)
    )


def _parsed(path: Path) -> nodes.Template | None:
    """A template as Jinja reads it; None for what is none."""
    try:
        return _PARSER.parse(path.read_text(encoding="utf-8"))
    except (TemplateSyntaxError, UnicodeDecodeError, OSError):
        return None  # a picture, say; where a page uses it, rendering tells
