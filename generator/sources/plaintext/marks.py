"""Part a file's lines into papers by the marks it uses; the grammar is told in `plain`.

Each way of marking papers is a function that cuts the lines, or None where the file does not use
it. The cut that finds most papers wins, the earlier in `MARKS` where two find as many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from generator.sources.labels import Label, apart, is_english, label
from generator.sources.plaintext.cuts import (
    Cut,
    between,
    front,
    has_prose,
    paragraphs,
    titled,
    units,
)
from generator.sources.plaintext.items import by_bullets, by_numbers, by_times, unnumbered
from generator.sources.plaintext.lines import RULE, Block, Line, blocks, plain
from generator.sources.plaintext.looks import LONG, has_stop, is_group, is_prose
from generator.sources.plaintext.mentions import by_mentions

_MOST_LEAD = 3  # short blocks above an abstract: title, authors, affiliations
_MOST_RUN_ON = 5  # lines of a title and names that no blank line parts from the paper before
_MOST_PARAGRAPHS = 3  # of a paper, on average: of real abstracts 1 in 240 has more than one

_Key = tuple[str, bool]  # a label's field, and whether it is the English one of two languages


def by_marks(lines: Sequence[Line]) -> Cut | None:
    """The cut by the marks that find most papers; None where none of them parts the file well."""
    cuts = [cut for mark in MARKS if (cut := mark(lines))]
    good = [cut for cut in cuts if _is_plausible(cut)]
    return unnumbered(max(good, key=_count)) if good else None


def _is_plausible(cut: Cut) -> bool:
    """Whether the marks part papers, not groups of them: few paragraphs to a paper.

    A list of titles has no paragraph at all.
    """
    full, count = _count(cut)
    if full == 0:  # a programme may have a mail around it
        most = count // 2 if cut.form == "times" else 0
        return count > 0 and paragraphs(cut.rest) <= most
    return paragraphs(cut.sections) <= _MOST_PARAGRAPHS * full or _are_labelled(cut)


def _are_labelled(cut: Cut) -> bool:
    """Whether nearly every part is one paper, since it has one line that says "Abstract"."""
    said = ([_text_label(line) for line in section] for section in cut.sections)
    ones = [sum(each.field == "abstract" for each in found if each) == 1 for found in said]
    return sum(ones) * 5 >= len(ones) * 4


def _count(cut: Cut) -> tuple[int, int]:
    """How many papers a cut finds, those with an abstract first; for a line each has been asked."""
    if cut.form == "mentions":
        return len(cut.sections), len(cut.sections)
    return sum(has_prose([section]) for section in cut.sections), len(cut.sections)


def _by_rules(lines: Sequence[Line]) -> Cut | None:
    ends = [index for index, line in enumerate(lines) if line.mark == RULE]
    if not ends:
        return None
    bounds = pairwise([-1, *ends, len(lines)])
    sections = [tuple(lines[start + 1 : end]) for start, end in bounds if end - start > 1]
    # One rule below all papers parts a mail's foot from them.
    foot = ends[0] > 0 and has_prose(sections[:1]) and not has_prose(sections[1:])
    if foot or not sections:
        return None
    return titled("rules", sections)


def _by_headings(lines: Sequence[Line]) -> Cut | None:
    title, lines = _top([line for line in lines if line.mark != RULE])
    heads = [index for index, line in enumerate(lines) if line.mark.startswith("#")]
    level = _level(lines, heads)
    starts, groups = [], []
    for index, following in pairwise([*heads, len(lines)]):
        bare = following == index + 1
        deeper = following < len(lines) and len(lines[following].mark) > len(lines[index].mark)
        if bare and (deeper or len(lines[index].mark) < level):
            groups.append(index)
        elif len(lines[index].mark) <= level:
            starts.append(index)
    if not starts or all(is_group(lines[index].text) for index in starts):
        return None
    sections = between(lines, starts, groups)
    name, papers, rest = front(lines[: min(starts + groups)])
    if title:  # what stands below it speaks of the list
        name, papers, rest = title, [], [*([name] if name else []), *papers, *rest]
    rest += [block for group in between(lines, groups, starts) for block in blocks(group)]
    return Cut("headings", (*papers, *sections), name, tuple(rest))


def _top(lines: Sequence[Line]) -> tuple[Block, Sequence[Line]]:
    """The heading that names the list, if the file begins with one, and the other lines."""
    heads = [line for line in lines if line.mark.startswith("#")]
    if not heads or heads[0] is not lines[0]:
        return (), lines
    marks = [len(head.mark) for head in heads]
    bare = len(lines) > 1 and lines[1].mark.startswith("#")
    others_bare = sum(a.mark.startswith("#") for _, a in pairwise(lines)) > len(heads) * 2 // 3
    if len(heads) == 1 or marks[0] < min(marks[1:]) or (bare and not others_bare):
        return (lines[0],), lines[1:]
    return (), lines


def _level(lines: Sequence[Line], heads: Sequence[int]) -> int:
    """How deep the headings of papers are: the depth most of those with text below them have."""
    full = [a for a, b in pairwise([*heads, len(lines)]) if b > a + 1] or heads
    depths = Counter(len(lines[index].mark) for index in full)
    return min(depths, key=lambda depth: (-depths[depth], depth), default=0)


def _by_labels(lines: Sequence[Line]) -> Cut | None:
    """The cut by labels; None where the file does not label its papers."""
    lines = [line for line in lines if line.mark != RULE]
    said = {index: found for index, line in enumerate(lines) if (found := _text_label(line))}
    fields = Counter(found.field for found in said.values())
    if not fields["title"] and not fields["abstract"]:
        return None
    # A few papers that say "Abstract" among others that do not make no labelled list.
    long = sum(line.opens and len(line.text) >= LONG for line in lines)
    if not fields["title"] and len(said) * 2 < long:
        return None
    starts = _starts(lines, said)
    name, papers, rest = front(lines[: starts[0]])
    if len(papers) * 2 > len(starts):
        return None
    if name and name[0].mark.startswith("#"):  # what stands below it speaks of the list
        papers, rest = [], [*papers, *rest]
    if not fields["title"] and len(starts) * 2 < paragraphs(units(lines)):
        return None
    sections = between(lines, starts, ())
    if name or papers:
        return Cut("labels", (*papers, *sections), name, tuple(rest))
    cut = titled("labels", sections)
    return replace(cut, rest=(*rest, *cut.rest))


def _starts(lines: Sequence[Line], said: Mapping[int, Label]) -> list[int]:
    """Where papers begin: at the first label, and at each that the paper above has already.

    Labels with no blank line between them belong to one paper: so they begin one with the first of
    them where any comes again, and a paper that lacks a label takes none from the next. Where
    titles stand above abstracts, none below an abstract is the same paper's.
    """
    starts: list[int] = []
    seen: set[_Key] = set()
    both = _is_in_two_languages(lines, said)
    keys = {at: (told.field, both and is_english(lines[at].text)) for at, told in said.items()}
    heads = _heads(lines, said)
    titles_lead = not both and _titles_lead([told.field for told in said.values()])
    for last, index in pairwise([-1, *said]):
        late = titles_lead and said[index].field == "title" and ("abstract", False) in seen
        if late or not starts or not seen.isdisjoint(_together(index, heads, keys)):
            bare = said[index].field not in ("title", "id")
            first = _first_line(lines, index, last, said) if bare else index
            starts.append(_labelled_from(lines, first, last))
            seen.clear()
        seen.add(keys[index])
    return starts


def _titles_lead(fields: Sequence[str]) -> bool:
    """Whether titles stand above abstracts, so that one below an abstract is the next paper's."""
    first = next((field for field in fields if field in ("title", "abstract")), "")
    last = next((field for field in reversed(fields) if field in ("title", "abstract")), "")
    return (first, last) == ("title", "abstract")


def _heads(lines: Sequence[Line], said: Mapping[int, Label]) -> dict[int, int]:
    """For each label that is its block's first, the line below the block."""
    bounds = [*(at for at, line in enumerate(lines) if line.opens or at == 0), len(lines)]
    ends = {}
    labels = iter(said)
    at = next(labels, len(lines))
    for _, end in pairwise(bounds):
        if at < end:
            ends[at] = end
        while at < end:
            at = next(labels, len(lines))
    return ends


def _together(index: int, heads: Mapping[int, int], keys: Mapping[int, _Key]) -> list[_Key]:
    """A label, and those of its block that are of the same paper, if it is the block's first."""
    found: list[_Key] = []
    for at in range(index, heads.get(index, index + 1)):
        if at not in keys:
            continue
        # A paper's title below another's abstract, with no blank line between.
        run_on = keys[at][0] == "title" and any(field == "abstract" for field, _ in found)
        if keys[at] in found or run_on:
            break
        found.append(keys[at])
    return found


def _labelled_from(lines: Sequence[Line], start: int, last: int) -> int:
    """Where the lines begin that stand right above a paper's first label and look like labels.

    `last` is the label before, of the paper above; -1 where there is none, and no line counts that
    may be the list's title.
    """
    opening = _opening(lines, start, last + 1)
    above = lines[opening:start]
    if not lines[opening].opens or is_prose(plain(above)):
        return start
    fit = all(label(line.text) or (last >= 0 and all(apart(line.text))) for line in above)
    return opening if fit else start


def _is_in_two_languages(lines: Sequence[Line], said: Mapping[int, Label]) -> bool:
    """Whether each paper has its abstract twice, under 摘要 and under "Abstract"."""
    told = [is_english(lines[at].text) for at, found in said.items() if found.field == "abstract"]
    return len(set(told)) > 1 and all(a != b for a, b in pairwise(told)) and len(told) % 2 == 0


def _text_label(line: Line) -> Label | None:
    found = label(line.text)
    return found if found and found.kind == "text" and not line.mark else None


def _first_line(lines: Sequence[Line], index: int, last: int, said: Mapping[int, Label]) -> int:
    """Where a paper begins whose first label is at `index`: a bare title may stand above it.

    `last` is the label before, of the paper above; -1 where there is none.
    """
    text = last + 1 if last < 0 or said[last].value else last + 2  # below that label's own line
    start = _opening(lines, index, text)
    if not lines[start].opens:  # run on from the paper above: its last full stop parts the two
        near = range(max(text, index - _MOST_RUN_ON), index)
        return next((at + 1 for at in reversed(near) if has_stop(lines[at].text)), index)
    # What stands below an empty label is its text, past a blank line too.
    floor = next((at for at in range(text, index) if lines[at].opens), index) if last >= 0 else 0
    for _ in range(_MOST_LEAD):
        if start <= floor:
            break
        above = _opening(lines, start - 1, floor)
        if not lines[above].opens or is_prose(plain(lines[above:start])):
            break
        start = above
    return start


def _opening(lines: Sequence[Line], index: int, floor: int) -> int:
    """The first line of the block that a line belongs to, looked for down to `floor`."""
    while index > floor and not lines[index].opens:
        index -= 1
    return index


# How files mark papers, the plainest first.
MARKS: tuple[Callable[[Sequence[Line]], Cut | None], ...] = (
    by_mentions,
    _by_rules,
    _by_headings,
    _by_labels,
    by_numbers,
    by_bullets,
    by_times,
)
