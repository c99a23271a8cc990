"""Authors whom a list only hints at: "and others", "et al." and their kin."""

from __future__ import annotations

import re

_OTHERS = re.compile(  # at the end of a line or of a list
    r"(?:^|[,;|，、；\n] ?(?:and )?|\band )"
    r"(?:others|co-?authors|colleagues|collaborators|coworkers)$|(?:^|[\s,;|])et\.? ?al\.?$"
    r"|(?<=[\u4e00-\u9fff])[ ,，、；;\n]*等人?$"
)
_TAIL = 20  # characters that hold any of them


def without_others(text: str) -> tuple[str, bool]:
    """A line or a list of names without those that it only hints at, and whether it does.

    >>> without_others("Ada Example and others"), without_others("Ada Example\\nBo et al.\\n")
    (('Ada Example', True), ('Ada Example\\nBo\\n', True))
    """
    bare = text.rstrip()
    found = _OTHERS.search(bare, max(0, len(bare) - _TAIL))
    if found is None:
        return text, False
    return bare[: found.start()].rstrip(" ,;|，、；\n") + "\n" * text.endswith("\n"), True
