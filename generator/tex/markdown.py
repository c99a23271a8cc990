"""A Markdown page of the organiser's: CommonMark and tables, with the TeX of the abstracts.

markdown-it does the Markdown; formulas, commands, bare addresses and dashes are those of `tex`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup

from generator.model import Converted
from generator.tex import dollars, tables
from generator.tex.damage import mend
from generator.tex.pieces import Complaint, Maths, Piece
from generator.tex.reader import read_one, read_plain
from generator.tex.renderers import to_html, to_text, typeset
from generator.text import slug, squeeze

_SCHEME = re.compile(r"(?i)[a-z][a-z0-9+.-]*:")
_OUTSIDE = re.compile(r"(?i)https?://|mailto:|//")
_DISPLAY = re.compile(r"\$\$|\\\[|\\begin\{")


def to_page(source: str) -> tuple[str, Converted]:
    """The text of the first heading ("" if there is none), and the page converted."""
    text, complaints = mend(source)
    env: EnvType = {"complaints": [*complaints]}
    tokens = _MARKDOWN.parse(text, env)
    html = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, env)
    lines = filter(None, map(_text, tokens))
    title = next((squeeze(text) for _, text in _headings(tokens)), "")
    found: list[Complaint] = env["complaints"]
    return title, Converted(Markup(html), "\n\n".join(lines), tuple(dict.fromkeys(found)))


def _headings(tokens: Sequence[Token]) -> Iterator[tuple[Token, str]]:
    """Each heading's opening token and its text."""
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            yield opening, _text(inline)


def _text(token: Token) -> str:
    """The plain text of a token."""
    if token.type in ("inline", "image"):
        return "".join(map(_text, token.children or ()))
    if token.type in ("tex", "tex_block"):
        return to_text(token.meta["shown"])
    return " " if token.type in ("softbreak", "hardbreak") else token.content.rstrip("\n")


def _tex_rule(state: StateInline, silent: bool) -> bool:
    r"""A formula or a known command, at a "$" or a backslash."""
    if state.src[state.pos] not in "$\\":
        return False
    found = read_one(state.src[: state.posMax], state.pos)
    if found is None:
        return False
    pieces, complaints, end = found
    if not silent:
        state.env["complaints"] += complaints
        _set(state.push("tex", "", 0), pieces, state.env)
    state.pos = end
    return True


def _set(token: Token, pieces: Iterable[Piece], env: EnvType) -> None:
    """Give a token its pieces, with their formulas set."""
    token.meta["shown"], complaints = typeset(pieces)
    env["complaints"] += complaints


def _display_rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """A displayed formula that begins a line, whatever its later lines begin with."""
    begin = state.bMarks[start] + state.tShift[start]
    if state.is_code_block(start) or not _DISPLAY.match(state.src, begin):
        return False
    if state.parentType == "blockquote":  # whose lines begin with its mark
        return False
    span = dollars.span(state.src, begin)
    if span is None or not span.display:
        return False
    last = next((line for line in range(start, end) if state.eMarks[line] >= span.end), end)
    rest = state.src[span.end : state.eMarks[last]].strip() if last < end else "no"
    if rest.strip(".,;:"):
        return False
    if not silent:
        token = state.push("tex_block", "", 0)
        _set(token, [Maths(span.tex.strip(), display=True), rest], state.env)
        state.line = last + 1
    return True


def _core_rule(state: StateCore) -> None:
    """Addresses and dashes in plain text; identifiers of headings; links outward made safe.

    Columns of tables that are set to one side get its name as their class.
    """
    for token in state.tokens:
        if token.type == "inline" and token.children:
            token.children = list(_joined(_lighter(token.children)))
        if side := token.attrs.pop("style", ""):  # of a column; pages allow no styles in place
            token.attrSet("class", str(side).removeprefix("text-align:"))
    used: Counter[str] = Counter()
    for number, (token, text) in enumerate(_headings(state.tokens), 1):
        wanted = name = slug(text) or f"section-{number}"
        while name in used:
            used[wanted] += 1
            name = f"{wanted}-{used[wanted]}"
        used[name] = 1
        token.attrSet("id", name)


def _lighter(tokens: Iterable[Token]) -> Iterator[Token]:
    """The tokens of a line; plain text becomes TeX's, with links except inside of links."""
    links = 0
    for token in tokens:
        links += (token.type == "link_open") - (token.type == "link_close")
        if token.type == "link_open" and _OUTSIDE.match(str(token.attrGet("href"))):
            token.attrSet("rel", "noopener")
        if token.type == "image":
            yield from _image(token, inside=links > 0)
        elif token.type == "text":
            pieces = [token.content] if links else read_plain(token.content)
            yield Token("tex", "", 0, meta={"shown": pieces})
        else:
            yield token


def _image(token: Token, inside: bool) -> Iterator[Token]:
    """A picture as a link to it: a page fetches nothing, and has no pictures of its own."""
    source = str(token.attrGet("src"))
    shown = Token("tex", "", 0, meta={"shown": [token.content or source]})
    if inside:
        yield shown
        return
    yield Token("link_open", "a", 1, attrs={"href": source, "rel": "noopener"})
    yield shown
    yield Token("link_close", "a", -1)


def _joined(tokens: Iterable[Token]) -> Iterator[Token]:
    """Neighbouring TeX tokens as one, so that formulas are tied to what touches them."""
    for kind, group in groupby(tokens, key=lambda token: token.type):
        if kind == "tex":
            shown = [piece for token in group for piece in token.meta["shown"]]
            yield Token("tex", "", 0, meta={"shown": shown})
        else:
            yield from group


# What may be too wide for the page scrolls by itself, and takes the keyboard's focus for that.
_BOXED = {
    "table_open": '<div class="table" tabindex="0"><table>\n',
    "table_close": "</table></div>\n",
}


def _render(
    renderer: RendererHTML,
    tokens: Sequence[Token],
    place: int,
    options: OptionsDict,
    env: EnvType,
) -> str:
    kind = tokens[place].type
    if kind in _BOXED:
        return _BOXED[kind]
    html = to_html(tokens[place].meta["shown"])
    return f"<p>{html}</p>\n" if kind == "tex_block" else html


def _may_link(address: str) -> bool:
    """Web and mail addresses, and places of this site, which have no scheme."""
    return bool(_OUTSIDE.match(address)) or not _SCHEME.match(address)


def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.validateLink = _may_link  # type: ignore[method-assign, assignment]
    markdown.inline.ruler.before("escape", "tex", _tex_rule)
    markdown.block.ruler.at("table", tables.rule, {"alt": ["paragraph", "reference"]})
    markdown.block.ruler.before("code", "tex_block", _display_rule, {"alt": ["paragraph"]})
    markdown.core.ruler.after("inline", "tex", _core_rule)
    for kind in ("tex", "tex_block", *_BOXED):
        markdown.add_render_rule(kind, _render)
    return markdown


_MARKDOWN = _markdown()
