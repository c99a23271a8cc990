"""Signs and words that the search treats in their own way; `root.js` hands them to the client."""

from __future__ import annotations

GREEK = "αβγδεζηθικλμνξοπρσςτυφχψω"
GREEK_NAMES = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi "
    "rho sigma sigma tau upsilon phi chi psi omega"
)

# Letters that no decomposition turns into ASCII, and signs that are said.
LETTERS = {
    "ß": "ss",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ħ": "h",
    "ı": "i",
    "æ": "ae",
    "œ": "oe",
    "×": "x",
    "√": " sqrt ",
    "∞": " infty ",
}
# What parts words, spelt in ASCII, since a text that is all ASCII is the fastest to read.
QUOTES = {"‘": "'", "’": "'", "“": '"', "”": '"', "—": " ", "•": " "}
# Dashes inside words, and signs that are not seen at all: soft hyphen, joiners, marks of order.
DASHES = "\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d"
UNSEEN = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"

# TeX, as it stands in a query that was copied from a source: patterns that Python and JavaScript
# read alike, and what they become, "$1" being the group. In this order: accents, commands that
# only say how their argument looks, scripts, all other commands.
_LOOKS = (
    "mathcal|mathbf|mathrm|mathbb|mathsf|mathfrak|mathscr|mathit|text|textit|textbf|texttt|textsc|"
    "textrm|textsf|textnormal|emph|ensuremath|boldsymbol|bm|operatorname|mbox|rm|bf|it|tt|em|cal|"
    "left|right|tilde|hat|bar|vec|widetilde|widehat|overline|underline"
)
TEX = (
    (r"\\(?:[\"'`^~=.]|[uvHcrdbk](?![a-zA-Z])) *\{?\\?([a-zA-Z])\}?", "$1"),
    (rf"\\(?:{_LOOKS})(?![a-zA-Z]) *", ""),
    (r"\\ell(?![a-zA-Z]) *", "l"),
    (r"([a-zA-Z0-9])[_^][{(]?(?=[a-zA-Z0-9])", "$1"),
    (r"\\(?:var)?([a-zA-Z]+) *\{", " $1 "),
    (r"\\(?:var)?([a-zA-Z]+)", " $1"),
    (r"[${}\\]", ""),
)

# The other number of an English word, by the same kind of rules, each tried on its own. Some of
# what they give is no word; then no paper has it.
PLURALS = (
    (r"([^s])s$", "$1"),
    (r"([^s])$", "$1s"),
    (r"ies$", "y"),
    (r"([^aeiou])y$", "$1ies"),
    (r"(x|s|ch|sh)$", "$1es"),
    (r"(x|s|z|ch|sh)es$", "$1"),
)

# Scripts whose words are not parted by spaces: ideographs, kana, hangul.
SPACELESS = (
    "\u3005\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)

# Patterns as JavaScript reads them; Python has another word for letters and digits, and needs only
# the first three.
LETTER = r"[\p{L}\p{N}]"
PATTERNS = {
    "token": (
        rf"[a-z]\*(?![a-z0-9])|[a-z0-9]{{1,2}}(?:\+\+|#)|[{SPACELESS}]+|(?:(?![{SPACELESS}]){LETTER})+"
    ),
    "script": rf"({LETTER})[_^][{{(]?(?={LETTER})",
    "marks": "[\u0300-\u036f\u20d0-\u20ff]+",
    # Words as they are shown, each character of a spaceless script with the next one.
    "shown": (
        rf"[{SPACELESS}](?=([{SPACELESS}])?)|"
        rf"(?:(?![{SPACELESS}])[\p{{L}}\p{{N}}\p{{M}}_^])+[+#*]*"
    ),
    "compound": r"[\p{L}\p{N}\p{M}]+(?:[-‐-–−][\p{L}\p{N}\p{M}]+)+",
    # A query: minus, field, quoted words or a word.
    "part": r'(-?)(?:(\p{L}+)[:：])?(?:"([^"]*)"?|(\S+))',
    "quotes": "[“”„‟「」『』＂«»]",
}

# Words that carry no meaning alone: abstracts are not searched for them, titles are.
STOP = (
    "a an the of for and in on with to by from via at as is are be we our this that these it its "
    "which can has have been or into their they such than also while where when then there both "
    "using based"
)

# What stands before a colon in a query, and the states that "is:" asks for.
FIELDS = {
    "author": "author authors au 作者",
    "title": "title ti 标题 题目",
    "abstract": "abstract abs 摘要",
    "topic": "topic 主题 话题",
    "year": "year 年份 年",
    "venue": "venue conf 会议 期刊",
    "is": "is 状态 是",
}
STATES = {"starred": "starred 收藏 已收藏 星标", "unseen": "unseen 未读 未看"}
