"""How single characters of a formula read in plain text: data, no code."""

from __future__ import annotations

from typing import Final

# The kind of an atom decides the spaces around it. Each kind is named by a character that is
# typical of it, so that a pair of neighbours can be written as two characters.
LETTER: Final = "a"  # x, ∞, ℝ, also with scripts
NUMBER: Final = "1"
WORD: Final = "w"  # several upright letters: opt, poly
OPERATOR: Final = "f"  # log, max, ∑
BINARY: Final = "+"
RELATION: Final = "="
OPEN: Final = "("
CLOSE: Final = ")"
PUNCTUATION: Final = ","
DOTS: Final = "."  # …, ⋯
FRACTION: Final = "/"
TAIL: Final = "_"  # x_max: would swallow a letter that follows
MARK: Final = "%"  # %, ′, .
BAR: Final = "|"  # opens or closes, by its place
SIGN: Final = "-"  # the minus of −1, the slash of a/b: never spaced
BOUNDED: Final = "F"  # ∑_(i∈S): an operator that ends in a bracket
SPACE: Final = " "
EDGE: Final = "^"  # where a row begins or ends
GROUP: Final = "g"  # several atoms, before it is known how they are used

_OPERATORS = OPERATOR + BOUNDED
_OPERANDS = LETTER + NUMBER + WORD + _OPERATORS + FRACTION + TAIL
_APART = (  # pairs that always have a space between them
    (LETTER + NUMBER + TAIL + CLOSE, WORD + _OPERATORS + FRACTION + DOTS),
    (WORD, LETTER + TAIL + WORD + _OPERATORS + FRACTION + DOTS),
    (OPERATOR, LETTER + NUMBER + WORD + TAIL + _OPERATORS + DOTS),
    (BOUNDED, _OPERANDS + DOTS + OPEN),
    (TAIL, LETTER + NUMBER + TAIL),
    (FRACTION, FRACTION + DOTS + WORD),
    (DOTS, _OPERANDS + OPEN),
    (MARK, WORD + _OPERATORS + FRACTION),
    (WORD + _OPERATORS, RELATION),
    (RELATION, WORD + _OPERATORS),
)
_LOOSE = (  # and those that have one except in scripts and fractions
    (_OPERANDS + CLOSE + MARK + DOTS, RELATION + BINARY),
    (RELATION + BINARY, _OPERANDS + OPEN + MARK + DOTS),
    (PUNCTUATION, _OPERANDS + OPEN + MARK + DOTS + RELATION + BINARY),
    (RELATION + PUNCTUATION, SIGN),
)
TIGHT_GAPS: Final = frozenset(a + b for left, right in _APART for a in left for b in right)
LOOSE_GAPS: Final = TIGHT_GAPS | {a + b for left, right in _LOOSE for a in left for b in right}
# A binary operator after one of these, or before one of those, is a sign: −1, (+, =−.
UNARY_AFTER: Final = frozenset(BINARY + RELATION + OPEN + PUNCTUATION + _OPERATORS + SIGN + EDGE)
UNARY_BEFORE: Final = frozenset(BINARY + RELATION + CLOSE + PUNCTUATION + EDGE)

# Characters as a person would rather type them; NFKC folds most of these as well.
TYPED: Final = str.maketrans("ϵϕϱϑϖϰ∼∣⋅∗⟂", "εφρθπκ~|·*⊥", "\ufe00\ufe01\u2061\u2062\u2063")

KINDS: Final = {
    **dict.fromkeys("0123456789", NUMBER),
    **dict.fromkeys("+−-±∓×÷·*⋆∘•⊕⊖⊗⊘⊙∪∩⊎⊓⊔∧∨∖⋄△▽†‡≀⊺⋉⋊∔⊞⊟⊠⊡⋓⋒⨿", BINARY),
    **dict.fromkeys("=<>~≔≕∷⟂", RELATION),
    **dict.fromkeys("([{⌊⌈⎰⌜⌞❲", OPEN),
    **dict.fromkeys(")]}⌋⌉⎱⌝⌟❳", CLOSE),
    **dict.fromkeys(",;:", PUNCTUATION),
    **dict.fromkeys("…⋯⋱⋮⋰", DOTS),
    **dict.fromkeys("∑∏∐∫∬∭∮∯∰⋃⋂⋁⋀⨁⨂⨀⨄⨆√", OPERATOR),
    **dict.fromkeys("∞∅∂∇∀∃∄∁ℵ∠∡¬⊤⊥□◻◊ℏ⋄ℓ", LETTER),
    **dict.fromkeys("!%#&@$′″‴.?'\"_\\", MARK),
    **dict.fromkeys("|‖∥", BAR),
    "/": SIGN,
    "¬": SIGN,
}
# Blocks where a character not listed above is a bracket, by its Unicode category, or else a
# relation: arrows and operators.
OPERATOR_BLOCKS: Final = ((0x2190, 0x22FF), (0x27C0, 0x27FF), (0x2900, 0x2AFF))
BRACKETS: Final = {"Ps": OPEN, "Pe": CLOSE}

SUPERSCRIPTS: Final = dict(
    zip(
        "0123456789+-−=abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW⊤⊺",
        "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵀᵀ",
        strict=True,
    )
)
SUBSCRIPTS: Final = dict(
    zip("0123456789+-−=aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ", strict=True)
)
# Superscripts that stand at the top of the line by themselves.
RAISED: Final = {"*": "*", "⋆": "⋆", "†": "†", "‡": "‡", "′": "′", "″": "″", "∘": "°", "°": "°"}
ORDINALS: Final = frozenset(("th", "st", "nd", "rd"))
ROOTS: Final = {"": "√", "2": "√", "3": "∛", "4": "∜"}

LINES: Final = ("\u0305", "\u0332")  # accents that run over every letter

BLACKBOARD: Final = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    "𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆ℙℚℝ𝕊𝕋𝕌𝕍𝕎𝕏𝕐ℤ𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡",
)

# TeX gives these a meaning even in \text, where a person means the sign itself. On the way
# through the typesetter each is replaced by a character that Unicode reserves for such uses.
PROTECTED: Final = {ord(sign): chr(0xFDD0 + place) for place, sign in enumerate("\\{}$%&#_^~'\"`-")}
RESTORED: Final = {
    stand_in: {"&": "&amp;", '"': "&quot;"}.get(chr(sign), chr(sign))
    for sign, stand_in in PROTECTED.items()
}

# Declarations and classes in the typesetter's output, and the classes that style.css has for
# them; those not named here can be spared.
CLASSES: Final = {
    "text-align: left": "math-left",
    "text-align: right": "math-right",
    "padding-left: 0": "math-joined-left",
    "padding-right: 0": "math-joined-right",
    "padding-left:1em": "math-apart",
    "padding-top: 0": "math-flat",
    "margin-left:-0.16666667em": "math-back",
    "padding-right:0.1667em": "math-thin",
    "font-variant-caps: small-caps": "math-caps",
    "math-core-sans-serif-font": "math-sans",
    "math-core-serif-font": "math-serif",
    "menclose-updiagonalstrike": "math-strike-up",
    "menclose-downdiagonalstrike": "math-strike-down",
}
