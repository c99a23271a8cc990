"""XML without its dangers: no entity is declared, no document type followed, nothing fetched.

Expat reads it; entities beyond XML's own five are refused, so that none can unfold into
gigabytes ("billion laughs") or name a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from generator.errors import ContentError, Place, Problem

_DEEPEST = 64
_REMEDY = "have it written by a program, or check it with an XML validator"


@dataclass(frozen=True, slots=True)
class Element:
    """An element; its children and texts are added while it is read."""

    tag: str  # without its namespace
    attributes: dict[str, str]
    line: int
    content: list[Element | str] = field(default_factory=list)

    def all(self, tag: str) -> Iterator[Element]:
        """The children of a tag."""
        return (part for part in self.content if isinstance(part, Element) and part.tag == tag)

    def text(self, tag: str = "") -> str:
        """All text inside, or inside the first child of a tag; "" where there is none."""
        if tag:
            return next((child.text() for child in self.all(tag)), "")
        return "".join(part if isinstance(part, str) else part.text() for part in self.content)


class _Refused(Exception):
    """What is wrong, and the remedy."""


def parse(text: str, file: str) -> Element:
    """The root of an XML text; raises ContentError for what is not well-formed or refused."""
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    top = Element("", {}, 0)
    open_now = [top]

    def start(name: str, attributes: dict[str, str]) -> None:
        if len(open_now) > _DEEPEST:
            raise _Refused("nested too deeply", _REMEDY)
        plain = {key.rpartition(":")[2]: value for key, value in attributes.items()}
        child = Element(name.rpartition(":")[2], plain, parser.CurrentLineNumber)
        open_now[-1].content.append(child)
        open_now.append(child)

    def refuse(*_: object) -> None:
        raise _Refused("it declares entities, which are not followed", "write the characters out")

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: open_now.pop() and None
    parser.CharacterDataHandler = lambda data: open_now[-1].content.append(data)
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)
    except _Refused as error:
        message, remedy = error.args
        raise ContentError(
            [Problem(Place(file, parser.CurrentLineNumber), message, remedy)]
        ) from error
    except expat.ExpatError as error:
        message = f"not XML: {expat.ErrorString(error.code)}"
        raise ContentError([Problem(Place(file, error.lineno), message, _REMEDY)]) from error
    return next(part for part in top.content if isinstance(part, Element))
