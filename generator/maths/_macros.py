"""What macros stand for that the typesetter lacks, or that authors define. Data, no code.

Each row is TeX, and the names that mean it. "#1", "#2" are the arguments.
"""

from __future__ import annotations

from typing import Final

# LaTeX itself, the AMS and other common packages.
PUBLIC: Final = {
    "#1": (
        "smash mathllap mathrlap mathclap llap rlap clap cramped ensuremath mathlarger mathsmaller"
        " vcenter mathnormal mathinner mathord mathopen mathclose mathpunct mathbin mathrel num"
        " textmath"
    ),
    "#2": "textcolor mathchoice rotatebox",
    "#3": "resizebox multicolumn",
    r"\text": "makebox framebox url ref",
    r"\text{#2}": "href colorbox scalebox raisebox parbox",
    r"\text{(#1)}": "eqref",
    r"\text{[#1]}": "cite citep citet",
    r"\text{ (#1)}": "footnote",
    r"\quad\text{(#1)}": "tag",
    r"^{\text{#1}}": "textsuperscript",
    r"_{\text{#1}}": "textsubscript",
    r"\,": "rule",
    r"\!": "negthinspace negmedspace negthickspace",
    # structures
    r"\operatorname*{#1}": "mathop operatornamewithlimits",
    r"\dfrac": "cfrac",
    "{#1}/{#2}": "nicefrac sfrac flatfrac",
    r"#1{#5\atop#6}#2": "genfrac",
    "{}^{#1}_{#2}#3": "prescript",
    "{}#1{#3}#2": "sideset",
    r"\begin{subarray}{c}#1\end{subarray}": "substack",
    r"\left": "mleft",
    r"\right": "mright",
    r"\angle": "phase",
    r"\overline": "angl",
    r"\underline": "underbar",
    r"\not": "slashed vertoverlay",
    r"\cancel": "sout",
    r"\xrightleftharpoons": "xtofrom",
    r"\underrightarrow{\lim}": "varinjlim",
    r"\underleftarrow{\lim}": "varprojlim",
    r"\langle#1|": "bra",
    r"|#1\rangle": "ket",
    r"\langle#1\rangle": "braket",
    r"\left\langle#1\right|": "Bra",
    r"\left|#1\right\rangle": "Ket",
    r"\left\langle#1\right\rangle": "Braket",
    r"\{#1\}": "set",
    r"\left\{#1\right\}": "Set",
    r"#1\,\mathrm{#2}": "SI qty",
    # faces
    r"\mathbb": "mathds mathbbm mathbbmss mathbbold symbb",
    r"\mathrm": "mathup symup symrm unit si",
    r"\mathcal": "symcal textcal",
    r"\mathscr": "mathpzc symscr",
    r"\mathit": "symit",
    r"\mathsf": "mathbfsf symsf",
    r"\mathfrak": "symfrak",
    r"\boldsymbol": "pmb mathbfit symbfit",
    r"\boldsymbol{\mathcal{#1}}": "mathbfcal mathbfscr",
    # symbols
    r"\ldots": "dotsc dotso mathellipsis textellipsis",
    r"\cdots": "dotsb dotsm dotsi",
    r"\int\cdots\int": "idotsint",
    r"\int": "smallint",
    r"\text{√}": "surd",
    r"\approx": "thickapprox",
    r"\sim": "thicksim textasciitilde",
    r"\mid": "shortmid",
    r"\nmid": "nshortmid",
    r"\parallel": "shortparallel",
    r"\nparallel": "nshortparallel",
    r"\perp\!\!\!\perp": "Perp",
    r"\times": "texttimes",
    r"\pm": "textpm",
    r"\mu": "textmu micro",
    "°": "textdegree",
    r"°\mathrm{C}": "celsius",
    "‰": "permil textperthousand",
    ">": "textgreater",
    "<": "textless",
    "|": "textbar",
    r"\|": "textbardbl",
    r"\backslash": "textbackslash",
    r"\_": "textunderscore",
    r"\$": "textdollar",
    r"\{": "textbraceleft",
    r"\}": "textbraceright",
    r"\hat{}": "textasciicircum",
    r"\dagger": "textdagger",
    r"\ddagger": "textdaggerdbl",
    "'": "textquotesingle textquoteright textprime",
    "‘": "textquoteleft",
    "“": "textquotedblleft",
    "”": "textquotedblright",
    r"\text{—}": "textemdash",
    r"\text{–}": "textendash",
    "®": "textregistered",
    "£": "textsterling",
    "¥": "textyen",
    "€": "euro texteuro",
    r"\square": "qed",
    # accents and letters of text
    r"\acute": "'",
    r"\grave": "`",
    r"\hat": "^",
    r"\tilde": "~",
    r"\bar": "=",
    r"\dot": ".",
    r"\ddot": '"',
    r"\imath": "i",
    r"\jmath": "j",
    "Å": "AA",
    "Æ": "AE",
    "Œ": "OE",
    "å": "aa",
    "æ": "ae",
    "œ": "oe",
    "ß": "ss",
    "ø": "o",
}

# Private macros on whose meaning many authors agree.
PRIVATE: Final = {
    # Greek
    r"\alpha": "al alp",
    r"\beta": "be",
    r"\gamma": "ga gam",
    r"\delta": "de dl",
    r"\epsilon": "eps ep e",
    r"\varepsilon": "veps vareps ve vep",
    r"\lambda": "lam la",
    r"\Lambda": "Lam",
    r"\sigma": "sig",
    r"\Sigma": "Sig",
    r"\omega": "om",
    r"\Omega": "Om bigomega bigOmega",
    r"\Theta": "bigtheta bigTheta",
    r"\varphi": "vphi",
    # blackboard letters
    r"\mathbb{R}": "R RR Real real reals Reals",
    r"\mathbb{E}": "E EE Ex Exp Expect expect",
    r"\mathbb{P}": "P PP Prob prob",
    r"\mathbb{N}": "N NN Nat nats",
    r"\mathbb{Z}": "Z ZZ integers",
    r"\mathbb{Q}": "Q QQ",
    r"\mathbb{C}": "C CC complex",
    r"\mathbb{F}": "F FF",
    r"\mathbb{1}": "ind indic",
    r"\mathbb{R}^{d}": "Rd",
    r"\mathbb{R}^{n}": "Rn",
    r"\mathbf{1}": "one ones 1",
    r"\mathbf{0}": "zero zeros 0",
    # asymptotics
    r"\mathcal{O}": "O bigO bigo BigO bigoh bigOh calO calo order Oh Ocal",
    r"\tilde{O}": (
        "tO otilde Otilde tilO tildeO bigOtil bigOt bigOtilde bigotilde Ot softO softo softOh"
        " tlO wtO Otil otil tildO"
    ),
    r"\tilde{\Omega}": "tOmega",
    r"\tilde{\Theta}": "tTheta",
    # short names of faces and accents
    r"\tilde": "Tilde td tld til",
    r"\hat": "Hat ht",
    r"\bar": "Bar",
    r"\vec": "Vec",
    r"\dot": "Dot",
    r"\widetilde": "wt wtilde wtd",
    r"\widehat": "wh what wht",
    r"\overline": "ol wb widebar wbar closure",
    r"\underline": "ul ubar",
    r"\mathcal": "mc mcal",
    r"\mathbb": "bb mbb mb",
    r"\mathbf": "mbf mat vct vect mtx matr mx",
    r"\boldsymbol": "bs mbs",
    r"\mathsf": "msf",
    r"\mathrm": "mrm",
    r"\mathfrak": "mfr",
    r"\operatorname": "op oper",
    # brackets
    r"\left\|#1\right\|": "norm Norm nrm",
    r"\left\|#1\right\|_F": "frob normF",
    r"\left|#1\right|": "abs Abs card",
    r"\left\langle#1\right\rangle": "inner innerprod inprod iprod ip dotp angles",
    r"\left\lceil#1\right\rceil": "ceil",
    r"\left\lfloor#1\right\rfloor": "floor",
    r"\left(#1\right)": "paren Paren parens lprp prn",
    r"\left[#1\right]": "brk bracket brackets",
    r"\left\{#1\right\}": "braces curly",
    r"\left(": "lp",
    r"\right)": "rp",
    # the rest
    r"\frac{1}{2}": "half",
    "{{#1}^{-1}}": "inv",
    r"\top": "T transp trans",
    r"\nabla": "grad",
    r"\partial": "del",
    r"\mathrm{d}": "dd",
    r"\operatorname{span}": "spn",
    r"\operatorname{Var}": "var variance",
    r"\operatorname{polylog}": "plog",
    r"d_{\mathrm{TV}}": "dtv dTV",
    r"D_{\mathrm{KL}}": "dkl DKL",
    r"\triangleq": "defeq deq",
    r"\mid": "given",
    r"\ \text{s.t.}\ ": "st",
    r"\text{ et al.}": "etal",
    r"\text{i.e.}": "ie",
    r"\text{e.g.}": "eg",
    r"\perp\!\!\!\perp": "indep independent ci",
}
# Names that stand for themselves in upright letters, with an operator's spacing or without.
OPERATORS: Final = (
    "aff Alg Ber Bern cone conv corr Corr cov Cov diag dist dom Ent epi ext Lip logit median nnz"
    " Pois poly polylog proj prox rank Reg Regret relu sgn sigmoid sign softmax span supp tr Tr"
    " trace Unif Var vol"
)
UPRIGHT: Final = "alg ALG eff ERM err gap id iid JS KL loss MI mix NP opt OPT reg SGD TV VC"

# Names in no table: the first pattern that fits the whole name says what to show. Reported.
_GREEK = (
    "alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho"
    "|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Phi|Psi"
    "|Omega"
)
GUESSES: Final = (
    # two commands grown together: \vecalpha, \mathcalO, \sqrtT, \logn
    (rf"(?:bf|bm|b|v|vec|m)({_GREEK})", r"\\boldsymbol{\\\1}"),
    (
        rf"(sqrt|(?:wide)?(?:tilde|hat)|bar|overline|underline|dot|ddot|log|ln)({_GREEK})",
        r"\\\1{\\\2}",
    ),
    (r"(math(?:rm|sf|it|tt)|operatorname|text(?:rm|bf|it|tt|sf|sc)?)([A-Za-z0-9]+)", r"\\\1{\2}"),
    (
        r"((?:math(?:cal|bb|bf|scr|frak)|boldsymbol|bm)|sqrt|(?:wide)?(?:tilde|hat)|bar|overline"
        r"|underline|vec|dot|ddot)([A-Za-z0-9])([A-Za-z0-9]*)",
        r"\\\1{\2}\3",
    ),
    (r"(log|ln|exp|max|min|sum|prod|cdot|times|leq|geq|ell|to|sim)([A-Za-z0-9])", r"\\\1 \2"),
    (rf"({_GREEK})([A-Za-z0-9])", r"\\\1 \2"),
    # a letter and its face: \cX, \Xcal, \bbX, \XX, \bfx, \vx, \xbf, \tx, \xhat, \fstar, \X, \x
    (r"(?:s?c|cal|mc|mcal)([A-Z])|([A-Z])c(?:al)?", r"\\mathcal{\1\2}"),
    (r"(?:bb|mbb)([A-Z])|([A-Z])bb|([A-Z])\3", r"\\mathbb{\1\2\3}"),
    (
        r"(?:bf|bm|b|v|bv|vec|vc|mat|mx|mbf|m)([A-Za-z])|([A-Za-z])(?:bf|b|v|vec|mat)",
        r"\\mathbf{\1\2}",
    ),
    (r"(?:wt|t|til|tl)([A-Za-z])|([A-Za-z])(?:til|tilde)", r"\\tilde{\1\2}"),
    (r"(?:wh|h)([A-Za-z])|([A-Za-z])hat", r"\\hat{\1\2}"),
    (r"([A-Za-z])bar", r"\\bar{\1}"),
    (r"([A-Za-z])star", r"{\1}^\\star"),
    (r"([A-Z])", r"\\mathcal{\1}"),
    (r"([a-z])", r"\\mathbf{\1}"),
    (r"([A-Za-z]+)", r"\\mathrm{\1}"),
)
