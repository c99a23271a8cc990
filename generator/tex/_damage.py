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
