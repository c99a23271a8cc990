"""How TeX spells signs that it would otherwise take for its own, and typographic ones."""

OPEN_BRACE = "\\textbraceleft{}"
CLOSE_BRACE = "\\textbraceright{}"

SIGNS: dict[str, str] = {
    "\\": "\\textbackslash{}",
    "{": "\\{",
    "}": "\\}",
    "$": "\\$",
    "%": "\\%",
    "&": "\\&",
    "#": "\\#",
    "_": "\\_",
    "^": "\\textasciicircum{}",
    "~": "\\textasciitilde{}",
    "<": "\\textless{}",
    ">": "\\textgreater{}",
    "“": "``",
    "”": "''",
    "‘": "`",
    "’": "'",
    "–": "--",
    "—": "---",
    "…": "\\ldots{}",
    "\xa0": "~",
    "\u2009": "\\,",
}
