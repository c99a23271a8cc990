r"""TeX that a program took for plain text and escaped: "\$\textbackslash ell\$" for "$\ell$".

Other programs put a backslash before each sign of TeX's, "\$\\mathcal\{D\}\$", as PMLR's volumes
have it.
"""

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


# An escaped command with its escaped argument, or an escaped formula: no text means to show them.
_DOUBLED = re.compile(
    r"(?<!\\)(?:\\\\[A-Za-z]{2,30}\\\{|\\\{\\\\[a-z]{2,30} "
    r"|\\\$(?=\S)(?P<tex>(?:[^\\$]|\\[^$]){1,300})(?<!\s)\\\$)"
)
_OF_FORMULAS = re.compile(r"\\\\[A-Za-z]|\\_|\^")
_PAIR = re.compile(r"\\(.)|\$", re.DOTALL)
_WITH_BACKSLASH = re.compile(r"\\\\(\\[%&#])|\\([\\{}$_])")


def is_escaped(text: str) -> bool:
    r"""Whether a text holds TeX that was escaped, and nothing that was not.

    >>> is_escaped(r"\textbackslash ell\_1"), is_escaped(r"a {\textbackslash} and \_")
    (True, False)
    >>> is_escaped(r"\$x\_1\$ in \\textit\{A\}"), is_escaped(r"\$5 to \$6"), is_escaped(r"$\{0\}$")
    (True, False, False)
    """
    return _is_spelt(text) or (holds_escaped(text) and not _holds_bare(text))


def holds_escaped(text: str) -> bool:
    r"""Whether some TeX in a text was escaped, though other may not be: "\\textit\{A\} of $x$"."""
    if _is_spelt(text):
        return True
    found = _DOUBLED.finditer(text) if "\\" in text else ()
    return any(each["tex"] is None or _OF_FORMULAS.search(each["tex"]) for each in found)


def _is_spelt(text: str) -> bool:
    return "\\textbackslash" in text and _SPELT.search(text) is not None


def _holds_bare(text: str) -> bool:
    """Whether a text holds a dollar or a command of two letters and more as TeX has them."""
    for found in _PAIR.finditer(text):
        after = text[found.end() : found.end() + 1]
        if found[1] is None or (found[1].isalpha() and after.isalpha()) or found[1] in "()[]":
            return True
    return False


def unescaped(text: str) -> str:
    r"""A text's TeX as its author wrote it; other texts as they are.

    Formulas whose dollars the program lost get them back.

    >>> unescaped(r"\$\textbackslash mathcal\lbrace O\rbrace(n\^{}2)\$ by R\&D")
    '$\\mathcal{O}(n^2)$ by R\\&D'
    >>> unescaped(r"\textbackslash ell\_1-norms and \textbackslash beta-divergences")
    '$\\ell_1$-norms and $\\beta$-divergences'
    >>> unescaped(r"\\textit\{Arms\} with \$D\_\{i\}\$ win 5\%")
    '\\textit{Arms} with $D_{i}$ win 5\\%'
    """
    if not is_escaped(text):
        return text
    if not _is_spelt(text):
        return _WITH_BACKSLASH.sub(r"\1\2", text)
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
