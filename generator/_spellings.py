"""How signs of titles and names are spelt in TeX and in words: data only.

Marks in organisers' records are made of these spellings: none of them must ever change.
"""

# Commands that only say how letters look.
STYLES = """
emph text textbf textit textsc textsf texttt textrm textup textnormal underline bf it sc sf tt rm
em bm mathbf mathbb mathcal mathrm mathit mathsf mathtt mathfrak mathscr boldsymbol pmb mbox hbox
operatorname ensuremath protect left right big bigl bigr displaystyle textstyle limits nolimits
"""

# In lower case, as all that is compared; other commands are spelt as they are called.
COMMANDS = {
    "aa": "a",
    "dh": "d",
    "dj": "d",
    "ell": "l",
    "rightarrow": "to",
    "leq": "le",
    "geq": "ge",
    "star": "*",
    "ast": "*",
    "varepsilon": "epsilon",
    "vartheta": "theta",
    "varpi": "pi",
    "varrho": "rho",
    "varsigma": "sigma",
    "varphi": "phi",
}

SIGNS = {
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "æ": "ae",
    "œ": "oe",
    "ı": "i",
    "ȷ": "j",
    "þ": "th",
    "&": "and",
    "√": "sqrt",
    "∞": "infty",
    "×": "times",
    "→": "to",
    "≤": "le",
    "≥": "ge",
    "∗": "*",
    "⋆": "*",
}

GREEK = "αβγδεζηθικλμνξοπρσςτυφχψω"
GREEK_NAMES = """
alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma
tau upsilon phi chi psi omega
"""
