r"""A book of abstracts in LaTeX, turned into the plain text that it would be.

    \section{Session 1: Counting}                ## Session 1: Counting
    \begin{itemize}
    \item \textbf{Counting with one bit}         ###### Counting with one bit
    \textit{Ada Example and Bo Sample}           Ada Example and Bo Sample
    We count …                                   We count …

Comments, the preamble and what only lays the page out are no text. What stands on a line stays on
it: "\v" parts what the lines of the file do not.
"""

from __future__ import annotations

import re
from itertools import dropwhile

from generator.errors import Place, Problem, note
from generator.sources.people import is_names

_ARG = r"\{((?:[^{}]++|\{(?:[^{}]++|\{(?:[^{}]++|\{[^{}]*+\})*+\})*+\})*+)\}"
_OPT = r"(?:\[[^\[\]\n]*+\])?"
_START = r"^[ \t]*+"
_DEPTHS = {"part": 1, "chapter": 1, "section": 2, "subsection": 3, "subsubsection": 4}
_SIGNS = ("\\item", "section{", "section*{", "\\chapter", "\\begin{abstract}")  # each book has one
_PARTS = ("section{", "section*{", "\\chapter", "\\part", "\\documentclass", "\\begin{document}")
_ITEM = "######"  # deeper than any section
_SECTION = re.compile(
    rf"{_START}\\(part|chapter|(?:sub){{0,2}}section)\*?[ \t]*{_OPT}{_ARG}", re.MULTILINE
)
_DOCUMENT = re.compile(r"^[ \t]*+\\(?:documentclass|begin\{document\})", re.MULTILINE)
_ENTRY = re.compile(rf"{_START}\\(?:item\b|begin\{{abstract\}})", re.MULTILINE)
_LEAST = 2  # entries, or sections, of a book
_COMMENT = re.compile(r"(?<!\\)%.*")
_TWICE = r"((?:[^{}]++|\{(?:[^{}]++|\{[^{}]*+\})*+\})*+)"  # braces inside of braces
_SET_OFF = (
    rf"(?:\\(?:textbf|textit|textsl|emph){_ARG}"
    rf"|\{{\\(?:bf|it|em|sl|bfseries|itshape)\b ?{_TWICE}\}})"
)
_TITLED = re.compile(rf"{_START}(?:\\item[ \t]*{_OPT}[ \t\n]*){_SET_OFF}", re.MULTILINE)
_NAMED = re.compile(
    rf"{_START}\\item[ \t]*{_OPT}([^\\{{}}]{{3,400}}(?:\\&[^\\{{}}]*+)*+){_SET_OFF}", re.MULTILINE
)
_ALONE = re.compile(rf"{_START}{_SET_OFF}[ \t]*(?:\\\\)?[ \t]*$", re.MULTILINE)
_STATED = re.compile(rf"{_START}\\(title|author|keywords){_OPT}{_ARG}", re.MULTILINE)
_LABELS = {"title": "Title", "author": "Authors", "keywords": "Keywords"}
_ENVIRONMENT = re.compile(r"\\(begin|end)\{(itemize|enumerate|description|list)\}" + _OPT)
_ABSTRACT = re.compile(r"\\begin\{abstract\}")
_LAYOUT = re.compile(
    r"\\(?:begin|end)\{(?:abstract|center|document|flushleft|adjustwidth|multicols|small)\}"
    r"(?:\{[^{}\n]*\})*"
    r"|\\(?:v|h)space\*?\{[^{}\n]*\}|\\(?:label|pagestyle|thispagestyle|pagenumbering|input"
    r"|include)\{[^{}\n]*\}|\\(?:setcounter|addcontentsline|markboth)(?:\{[^{}\n]*\}){2,3}"
    r"|\\(?:newpage|clearpage|cleardoublepage|tableofcontents|maketitle|noindent|medskip|bigskip"
    r"|smallskip|vfill|hrule|appendix|pagebreak|par|centering)(?![A-Za-z])"
    r"|\\\\(?:\[[^\[\]\n]*\])?[ \t]*$",
    re.MULTILINE,
)
_RAISED = re.compile(r"\$\^\{?([\d,*]+)\}?\$|\\textsuperscript\{([\d,*]+)\}")


def without_latex(text: str, file: str) -> tuple[str, list[Problem]]:
    """A text without LaTeX's commands, if it is a book of abstracts, and what was left out."""
    if not any(sign in text for sign in _SIGNS) or not _is_book(text):
        return text, []
    comments = sum(_COMMENT.search(row) is not None for row in text.split("\n"))
    text = _body(_without_comments(text))
    text = _without_lists(text)
    text = _NAMED.sub(_named, text)
    text = _TITLED.sub(lambda found: _heading(_ITEM, found[1] or found[2], found[0]), text)
    text = _SECTION.sub(lambda found: _heading("#" * _DEPTHS[found[1]], found[2], found[0]), text)
    text = _STATED.sub(_stated, text)
    text = _ALONE.sub(_alone, text)
    text = _LAYOUT.sub("", _ABSTRACT.sub("\v\vAbstract:\v", text))
    message = "read as LaTeX: commands that lay out the page, what stands outside of the document"
    message += f", and {comments} comment{'s' if comments > 1 else ''}," if comments else ""
    return text, [note(Place(file, 1), f"{message} are left out")]


def _is_book(text: str) -> bool:
    if not any(sign in text for sign in _PARTS):  # a quick look at a long text
        return False
    sections = len(_SECTION.findall(text))
    is_document = sections or _DOCUMENT.search(text)
    return bool(is_document) and len(_ENTRY.findall(text)) + sections >= _LEAST


def _without_comments(text: str) -> str:
    """The text without comments; a line of nothing else ends no paragraph."""
    return "".join(map(_uncommented, re.split(r"(\n[ \t]*\n)", text)))


def _uncommented(block: str) -> str:
    """A paragraph without comments, of as many lines: the blank ones stand at its ends."""
    if "%" not in block:
        return block
    rows = block.split("\n")
    bare = [None if row.lstrip().startswith("%") else _COMMENT.sub("", row) for row in rows]
    told = list(dropwhile(lambda row: row is None, bare))
    left = [row for row in told if row is not None]
    above, below = len(rows) - len(told), len(told) - len(left)
    return "\n".join([*[""] * above, *left, *[""] * below])


def _body(text: str) -> str:
    """The text between a document's begin and end, and its title."""
    start, end = text.find("\\begin{document}"), text.find("\\end{document}")
    if end >= 0:
        text = text[:end]
    if start < 0:
        return text
    head, body = text[:start], text[start:]
    title = next((found for found in _STATED.finditer(head) if found[1] == "title"), None)
    if not title:
        return "\n" * head.count("\n") + body
    above, below = head[: title.start()].count("\n"), head[title.start() :].count("\n")
    return "\n" * above + f"# {_line(title[2])}" + "\n" * below + body


def _without_lists(text: str) -> str:
    """The text without the begin and end of lists whose items are papers."""
    entries = [found.start() for regex in (_NAMED, _TITLED) for found in regex.finditer(text)]
    outer: list[tuple[int, int]] = []
    open_at: list[re.Match[str]] = []
    for found in _ENVIRONMENT.finditer(text):
        if found[1] == "begin":
            open_at.append(found)
        elif open_at:
            begin = open_at.pop()
            item = text.find("\\item", begin.end())
            near = text.rfind("\n", 0, item) + 1
            if near in entries or item in entries:
                outer += [begin.span(), found.span()]
    for start, end in sorted(outer, reverse=True):
        text = text[:start] + text[end:]
    return text


def _line(text: str) -> str:
    return " ".join(text.replace("\\\\", " ").split()).rstrip(" .") if text else ""


def _heading(mark: str, title: str, whole: str) -> str:
    return f"\v\v{mark} {_line(title)}\v\v" + "\n" * whole.count("\n")


def _names(text: str) -> str:
    plain = text.replace("\\&", "&").replace("~", " ").replace("\\and", ", ")
    return _line(_RAISED.sub(lambda found: found[1] or found[2], plain)).strip(" ,:")


def _named(found: re.Match[str]) -> str:
    """An item of names and a title that is set off behind them."""
    names, title = _names(found[1]), _line(found[2] or found[3])
    if not is_names(names):
        return found[0]
    return f"{_heading(_ITEM, title, '')}Authors: {names}\v\v" + "\n" * found[0].count("\n")


def _stated(found: re.Match[str]) -> str:
    said = _names(found[2]) if found[1] == "author" else _line(found[2])
    return f"\v\v{_LABELS[found[1]]}: {said}\v\v" + "\n" * found[0].count("\n")


def _alone(found: re.Match[str]) -> str:
    """Slanted or bold letters alone on their lines: names, or a title."""
    said = found[1] or found[2] or ""
    names = _names(said)
    if is_names(names):
        return f"\v\v{names}\v\v" + "\n" * found[0].count("\n")
    is_bold = "bf" in found[0][: found[0].find(said)]
    return f"\v\v**{_line(said)}**\v\v" + "\n" * found[0].count("\n") if is_bold else found[0]
