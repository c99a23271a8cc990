"""The grammar of the commands of formulas: what each takes, and its text. Data, no code.

Names are without their backslash; where a table says no more of them, they stand in one string
with spaces between.
"""

from __future__ import annotations

from typing import Final

# Faces of letters: one argument. The text of the first is ℝ, of all others R.
BLACKBOARDS: Final = "mathbb Bbb"
FONTS: Final = (
    "mathcal mathscr mathfrak frak mathbf mathrm mathsf mathtt mathit boldsymbol bm bold symbf"
)
# Faces up to the end of the group, by the command that gives its argument the same face.
SWITCHES: Final = {
    "mathbf": "bf bfseries",
    "boldsymbol": "boldmath",
    "mathcal": "cal",
    "mathit": "it em sl mit itshape slshape",
    "mathrm": "rm sc rmfamily scshape normalfont",
    "mathsf": "sf sffamily",
    "mathtt": "tt ttfamily",
}
STYLES: Final = "displaystyle textstyle scriptstyle scriptscriptstyle"

# One argument of text, by the command that the typesetter has for it.
TEXTS: Final = {
    "text": "text mbox hbox fbox textnormal textup textmd intertext shortintertext",
    "textrm": "textrm",
    "textbf": "textbf",
    "textit": "textit textsl",
    "textsf": "textsf",
    "texttt": "texttt",
    "textsc": "textsc",
    "emph": "emph",
}
TEXT_SWITCHES: Final = {  # {\bf …} in text
    "textbf": "bf bfseries",
    "textit": "it sl itshape slshape",
    "emph": "em",
    "textrm": "rm rmfamily normalfont",
    "textsc": "sc scshape",
    "textsf": "sf sffamily",
    "texttt": "tt ttfamily",
}
SIZES: Final = "tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge"
TEXT_ACCENTS: Final = {  # \"o, \v{c}: the combining character that follows the letter
    "`": "\u0300",
    "'": "\u0301",
    "^": "\u0302",
    "~": "\u0303",
    "=": "\u0304",
    "u": "\u0306",
    ".": "\u0307",
    '"': "\u0308",
    "r": "\u030a",
    "H": "\u030b",
    "v": "\u030c",
    "d": "\u0323",
    "c": "\u0327",
    "k": "\u0328",
    "b": "\u0331",
    "t": "\u0361",
}
TEXT_SIGNS: Final = {  # what TeX users type for signs that keyboards lack; longest first
    "``": "“",
    "''": "”",
    "`": "‘",
    "'": "’",
    "---": "—",
    "--": "–",
    "~": "\u00a0",
}

# One argument below or above a mark; the combining character that follows its first letter.
ACCENTS: Final = {
    "\u0302": "hat widehat",
    "\u0303": "tilde widetilde",
    "\u0304": "bar",
    "\u0305": "overline",
    "\u0332": "underline",
    "\u030c": "check widecheck",
    "\u0306": "breve",
    "\u0301": "acute",
    "\u0300": "grave",
    "\u0307": "dot",
    "\u0308": "ddot",
    "\u20db": "dddot",
    "\u20dc": "ddddot",
    "\u030a": "mathring",
    "\u20d7": "vec overrightarrow",
    "\u20d6": "overleftarrow",
    "\u20e1": "overleftrightarrow",
    "\u20ef": "underrightarrow",
    "\u20ee": "underleftarrow",
    "\u0330": "utilde",
}
# Characters that the typesetter only knows by name.
CHARACTERS: Final = {
    "∅": r"\varnothing ",
    "⊤": r"\top ",
    "⊥": r"\bot ",
    "∠": r"\angle ",
    "∡": r"\measuredangle ",
    "∢": r"\sphericalangle ",
    "∴": r"\therefore ",
    "∵": r"\because ",
}
FRACTIONS: Final = "frac dfrac tfrac"
BINOMIALS: Final = "binom dbinom tbinom"
INFIXES: Final = "over atop choose brace brack"
STACKS_ABOVE: Final = "overset stackrel"
STACKS_BELOW: Final = "underset"
# One argument, which is all that plain text shows.
WRAPPERS: Final = (
    "boxed cancel bcancel xcancel overbrace underbrace overbracket underbracket overparen"
    " underparen overgroup undergroup overleftharpoon overrightharpoon Overrightarrow"
    " underleftrightarrow"
)
HIDDEN: Final = "phantom hphantom vphantom"  # room for what is not shown
ARROWS: Final = {  # what stands above, and in [] below; the text of the arrow
    "xrightarrow": "→",
    "xleftarrow": "←",
    "xleftrightarrow": "↔",
    "xRightarrow": "⇒",
    "xLeftarrow": "⇐",
    "xLeftrightarrow": "⇔",
    "xmapsto": "↦",
    "xhookrightarrow": "↪",
    "xhookleftarrow": "↩",
    "xtwoheadrightarrow": "↠",
    "xtwoheadleftarrow": "↞",
    "xrightharpoonup": "⇀",
    "xrightharpoondown": "⇁",
    "xleftharpoonup": "↼",
    "xleftharpoondown": "↽",
    "xrightleftharpoons": "⇌",
    "xleftrightharpoons": "⇋",
    "xlongequal": "=",
}
# Followed by a bracket: it opens, closes, divides, or is what the bracket itself is.
BIG_OPEN: Final = "bigl Bigl biggl Biggl"
BIG_CLOSE: Final = "bigr Bigr biggr Biggr"
BIG_MIDDLE: Final = "bigm Bigm biggm Biggm"
BIG: Final = "big Big bigg Bigg"
# Brackets: as written → the text. Those that the typesetter knows by another name follow.
DELIMITERS: Final = {
    **{sign: sign for sign in "()[]|/"},
    ".": "",
    r"\{": "{",
    r"\}": "}",
    r"\|": "‖",
    r"\langle": "⟨",
    r"\rangle": "⟩",
    r"\lfloor": "⌊",
    r"\rfloor": "⌋",
    r"\lceil": "⌈",
    r"\rceil": "⌉",
    r"\lbrace": "{",
    r"\rbrace": "}",
    r"\lbrack": "[",
    r"\rbrack": "]",
    r"\lvert": "|",
    r"\rvert": "|",
    r"\vert": "|",
    r"\lVert": "‖",
    r"\rVert": "‖",
    r"\Vert": "‖",
    r"\lgroup": "(",
    r"\rgroup": ")",
    r"\uparrow": "↑",
    r"\downarrow": "↓",
    r"\backslash": "∖",
    r"\ulcorner": "⌜",
    r"\urcorner": "⌝",
    r"\llcorner": "⌞",
    r"\lrcorner": "⌟",
}
DELIMITER_NAMES: Final = {
    "<": r"\langle",
    ">": r"\rangle",
    r"\lt": r"\langle",
    r"\gt": r"\rangle",
    "⟨": r"\langle",
    "⟩": r"\rangle",
    "‖": r"\|",
    "∥": r"\|",
}

# One argument that is not shown: a length, a colour, a key.
UNSEEN: Final = "hspace vspace mspace vskip label color pagecolor index"
LENGTHS: Final = "kern mkern hskip mskip"  # a length without braces
# Commands that change nothing a reader of the page would see.
NOTHING: Final = (
    "allowbreak nobreak linebreak nolinebreak nonumber notag relax xspace strut mathstrut"
    " displaylimits hfill hfil hline hdashline noindent par null upshape mdseries unboldmath"
    " scriptspace centering protect global begingroup endgroup bgroup egroup ignorespaces unskip"
    " - / ( ) [ ] @ *"
)
DEFINITIONS: Final = (
    "def gdef edef xdef let newcommand renewcommand providecommand DeclareMathOperator"
    " newenvironment catcode csname input include"
)

# Tables: the typesetter's name, and what stands before and after the rows in plain text.
TABLES: Final = {
    "matrix": ("matrix", "", ""),
    "smallmatrix": ("matrix", "", ""),
    "pmatrix": ("pmatrix", "(", ")"),
    "bmatrix": ("bmatrix", "[", "]"),
    "Bmatrix": ("Bmatrix", "{", "}"),
    "vmatrix": ("vmatrix", "|", "|"),
    "Vmatrix": ("Vmatrix", "‖", "‖"),
    "cases": ("cases", "{", ""),
    "dcases": ("dcases", "{", ""),
    "rcases": ("rcases", "", "}"),
    "drcases": ("drcases", "", "}"),
    "array": ("array", "", ""),
    "tabular": ("array", "", ""),
    "subarray": ("subarray", "", ""),
}
# Environments that are formulas in themselves, on one or several lines. Their numbers are left
# out: (1) means nothing on a page of abstracts.
EQUATIONS: Final = (
    "equation displaymath math dmath gather gathered multline align aligned alignat alignedat"
    " flalign eqnarray split subequations"
)
WITH_COLUMNS: Final = "array tabular subarray alignat alignedat"
