"""What scraping and string literals do to TeX: data only."""

LIGATURES: dict[str, str] = {
    "\ufb00": "ff",
    "\ufb01": "fi",
    "\ufb02": "fl",
    "\ufb03": "ffi",
    "\ufb04": "ffl",
    "\ufb05": "st",
    "\ufb06": "st",
}

# The control character an escape became: its backslash and letter, and what may follow it.
EATEN: dict[str, tuple[str, str]] = {
    "\t": (
        "\\t",
        "imes|ext|ext(?:it|bf|sc|rm|tt|sf|up|superscript)|au|heta|ilde|o|op|riangle|riangleq|frac",
    ),
    "\n": ("\\n", "abla"),
    "\r": ("\\r", "angle|ightarrow|ight|ho|ceil|floor|m|vert|Vert"),
    "\f": ("\\f", "rac|orall|rown|ootnote"),
    "\b": ("\\b", "eta|egin|ar|oldsymbol|inom|igl?|igr|f|mod|ot|ullet|m"),
    "\v": ("\\v", "arepsilon|ec|ert|ee|arphi|artheta"),
    "\a": ("\\a", "lpha|pprox|st|rg|rgmin|rgmax"),
}

# The same where the control character has been dropped or become a space. Only what begins no
# English word, and an argument's brace where even that would not be sure.
LEFTOVERS: dict[str, str] = {
    "extit{": "\\textit{",
    "extbf{": "\\textbf{",
    "extsc{": "\\textsc{",
    "exttt{": "\\texttt{",
    "extrm{": "\\textrm{",
    "ext{": "\\text{",
    "ilde{": "\\tilde{",
    "rac{": "\\frac{",
    "ootnote{": "\\footnote{",
    "oldsymbol{": "\\boldsymbol{",
    "egin{": "\\begin{",
    "ightarrow": "\\rightarrow",
    "arepsilon": "\\varepsilon",
}

# The commands that begin with an n, and macros that authors often make: not line breaks.
_OF_N = """
nLeftarrow nLeftrightarrow nRightarrow nVDash nVdash nabla name names nameref nats nbhd nbsp ncong
ndash ne nearrow neg negmedspace negthickspace negthinspace neq newblock newcite newcommand newline
newpage newtheorem nexists ngeq ngeqq ngeqslant ngtr ni nicefrac nleftarrow nleftrightarrow nleq
nleqq nleqslant nless nmid nn nns nobreak nobreakspace nocite nocorr noindent nolimits nolinebreak
nolinkurl nonumber norm normalcolor normalfont normalsize norms not notag notin notni nparallel
nprec npreceq nrightarrow nrm nshortmid nshortparallel nsim nsubset nsubseteq nsubseteqq nsucc
nsucceq nsupset nsupseteq nsupseteqq nth ntriangleleft ntrianglelefteq ntriangleright
ntrianglerighteq nu nubar nue null num numu nutau nvDash nvdash nwarrow
"""
OF_N: frozenset[str] = frozenset(_OF_N.split())

# What is a word without its n; in prose, behind a letter or comma, those are breaks.
WORDS_OF_N: frozenset[str] = frozenset({"exists", "less", "mid", "parallel"})

# TeX's signs as HTML spells them.
CODED: dict[str, str] = {
    "92": "\\",
    "x5c": "\\",
    "bsol": "\\",
    "36": "$",
    "x24": "$",
    "dollar": "$",
    "94": "^",
    "x5e": "^",
    "hat": "^",
    "95": "_",
    "x5f": "_",
    "lowbar": "_",
    "123": "{",
    "x7b": "{",
    "lbrace": "{",
    "lcub": "{",
    "125": "}",
    "x7d": "}",
    "rbrace": "}",
    "rcub": "}",
    "40": "(",
    "lpar": "(",
    "41": ")",
    "rpar": ")",
    "91": "[",
    "lsqb": "[",
    "93": "]",
    "rsqb": "]",
}
