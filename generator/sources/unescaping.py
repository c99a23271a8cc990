r"""TeX that a program took for plain text and escaped: "\$\textbackslash ell\$" for "$\ell$"."""

from __future__ import annotations

import re

# A backslash that is spelt out and begins a command, which no text means to show.
_SPELT = re.compile(r"\\textbackslash(?:\{\}| )[A-Za-z]{2}")
_SIGNS = re.compile(
    r"\\(?:(?P<word>textbackslash|textasciicircum|textasciitilde|textbraceleft|textbraceright"
    r"|lbrace|rbrace)(?:\{\}| |(?![A-Za-z]))|(?P<sign>[$_{}])|\^\{\})"
)
_ATOM = r"(?:\{[^{}]*\}|\\[A-Za-z]+|[A-Za-z0-9])"
# A formula's command with its argument and what stands below and above it; text has others.
_BARE = re.compile(
    r"\\(?!text|emph|url|href|cite|ref|begin|end|it\b|bf\b|em\b|tt\b|sc\b)[A-Za-z]{2,}"
    rf"(?:\{{[^{{}}]*\}})*(?:[_^]{_ATOM})*"
)
_COMMANDS: dict[str, str] = {
    "textquotesingle": "'",
    "textquoteleft": "‘",
    "textquoteright": "’",
    "textquotedblleft": "“",
    "textquotedblright": "”",
    "textendash": "–",
    "textemdash": "—",
}
_NAMED = re.compile(rf"\\({'|'.join(_COMMANDS)})(?:\{{\}}| |(?![A-Za-z]))")
_MEANT: dict[str, str] = {
    "textbackslash": "\\",
    "textasciicircum": "^",
    "textasciitilde": "~",
    "textbraceleft": "{",
    "textbraceright": "}",
    "lbrace": "{",
    "rbrace": "}",
}


def is_escaped(text: str) -> bool:
    r"""Whether a text holds TeX that was escaped.

    >>> is_escaped(r"\textbackslash ell\_1"), is_escaped(r"a {\textbackslash} and \_")
    (True, False)
    """
    return "\\textbackslash" in text and _SPELT.search(text) is not None


def unescaped(text: str) -> str:
    r"""A text's TeX as its author wrote it; other texts as they are.

    Formulas whose dollars the program lost get them back.

    >>> unescaped(r"\$\textbackslash mathcal\lbrace O\rbrace(n\^{}2)\$ by R\&D")
    '$\\mathcal{O}(n^2)$ by R\\&D'
    >>> unescaped(r"\textbackslash ell\_1-norms and \textbackslash beta-divergences")
    '$\\ell_1$-norms and $\\beta$-divergences'
    """
    if not is_escaped(text):
        return text
    parts = _SIGNS.sub(_meant, text).split("$")
    if len(parts) % 2:  # what stands between dollars is every other part
        parts[::2] = [_BARE.sub(r"$\g<0>$", part) for part in parts[::2]]
    return "$".join(parts)


def with_signs(text: str) -> str:
    r"""A text with the signs that programs spell by commands, each of which takes a space with it.

    >>> with_signs(r"Ada\textquotesingle s nets\textendash{}and  R\&amp;D")
    "Ada's nets–and  R\\&D"
    """
    return _NAMED.sub(_sign, text.replace("\\&amp;", "\\&")) if "\\" in text else text


def _sign(found: re.Match[str]) -> str:
    return _COMMANDS[found[1]]


def _meant(found: re.Match[str]) -> str:
    if found["word"]:
        return _MEANT[found["word"]]
    return found["sign"] or "^"
