"""Tell whether a text is a collection of papers in Markdown, by its beginning."""

from __future__ import annotations

import re

from generator.sources.fields import field
from generator.sources.labels import apart
from generator.sources.markdown.captions import is_label, is_scholarly, link_of
from generator.sources.markdown.rows import is_head
from generator.sources.markdown.words import FEW
from generator.sources.plaintext.looks import is_prose, speaks
from generator.text import squeeze

_LEAST = 2  # entries
_LISTED = re.compile(r"^([ \t]*)(?:[-*+]|\d{1,4}[.)])[ \t]++([^\n]++)", re.MULTILINE)
_INLINE = re.compile(r"\]\(<?https?:")
_LINK = re.compile(r"\](?:\(<?https?:|\[)")  # the middle of one
_TITLED = re.compile(r"\*\*[^*]{20,}|.{20,}, (?:19|20)\d\d\b")
_REFERENCE = re.compile(r"^ {0,3}\[[^\]\n^]+\]:[ \t]*<?https?:", re.MULTILINE)
_ALL_BOLD = re.compile(r"\*\*[^*:]+: [^*]*\w \w[^*]*\*\*[^\w*]*\w")  # a title, names behind it
_INDENTED = 4  # spaces, from where on it may be code
_ITEM = re.compile(r"\d{1,4}[.)] ")
_WORDS = re.compile(r"[*_$\\\"“(]?[^\W_]")  # the beginning of a sentence
_BOLD = re.compile(
    r"^\*\*[^*\n]{12,}\*\*[^\n]{0,80}\n++ {0,3}[-*+] ++[^\n]{0,40}?https?:", re.MULTILINE
)
_DEEP = re.compile(r"^#{3,6} ++[^\n]{12,}\n++ {0,3}[-*+] ++\*{0,2}[A-Za-z ]{2,20}:", re.MULTILINE)
_RULE = re.compile(r"^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?\r?$", re.MULTILINE)
_MOST_HEAD = 500  # characters of a line of headings


def is_markdown_list(text: str) -> bool:
    """Whether a text, told by its beginning, is a collection of papers in Markdown."""
    middle = _LINK if _REFERENCE.search(text) else _INLINE
    items = [_counts(found[2], len(found[1]), middle) for found in _LISTED.finditer(text)]
    count = sum(items) + len(_BOLD.findall(text)) + len(_DEEP.findall(text))
    blocks = re.split(r"\n[ \t]*\n", text)
    count += sum(map(_rows_in, blocks))
    return count >= _LEAST and sum(map(_is_paragraph, blocks)) < count


def _counts(item: str, indent: int, middle: re.Pattern[str]) -> int:
    """1 for an item that is an entry, -1 for a sentence that has links, 0 for any other.

    `middle` is what parts a link's words from where it leads to.
    """
    if not (found := middle.search(item)):
        if is_scholarly(item) and len(item.split()) > FEW:
            return not (is_prose(item) and speaks(item))
        return indent < _INDENTED and _TITLED.match(item) is not None
    before, _, caption = item[: found.start()].rpartition("[")
    href = item[found.start() :].lstrip("](<").split(")")[0]
    if is_prose(before) and speaks(before):
        return -1
    if _is_known(apart(before)[0]) and not _ALL_BOLD.match(before):
        return 0
    return len(before.split()) >= FEW or not is_label(caption, href)


def _is_known(name: str) -> bool:
    """Whether a label is that of a field."""
    return name != "" and (link_of(name) is not None or field(name).kind != "extra")


def _is_paragraph(block: str) -> bool:
    if not _WORDS.match(block) or _ITEM.match(block):
        return False
    return is_prose(squeeze(block))


def _rows_in(block: str) -> int:
    """How many rows of papers a table has; 0 where a block holds none."""
    if "|" not in block or not (rule := _RULE.search(block)):
        return 0
    head = block[: rule.start()].rstrip("\n").rpartition("\n")[2]
    known = len(head) < _MOST_HEAD and is_head(head.strip(" |").split("|"))
    return known * block.count("\n", rule.end())
