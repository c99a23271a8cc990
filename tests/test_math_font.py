"""The maths font that is shipped: whole, small, mended and licensed. Made by math_font.py."""

# mypy: disable-error-code="import-untyped"

import itertools
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent.parent / "templates/assets/fonts"
FILE = FONTS / "stix-two-math.woff2"

# What abstracts need, and the corners of the blocks that the font is made of.
NEEDED = {
    "text": "AZaz09 (){}[]|/.,;:!?%$#&~é×÷·±¬°–—‘’“”…†‡",
    "italic letters": "𝐴𝑍𝑎𝑔ℎ𝑖𝑧𝛼𝜔𝛤𝛺𝜕𝛻𝜖𝜗𝜘𝜙𝜚𝜛𝚤𝚥ℓ",
    "upright Greek": "ΓΔΘΛΞΠΣΥΦΨΩαβγδεζηθικλμνξοπρςστυφχψωϵϑϕϱϖ",
    "bold": "𝐀𝐙𝐚𝐳𝟎𝟗𝑨𝒁𝒂𝒛𝚨𝛀𝛂𝛚𝜜𝜴𝜶𝝎",
    "script": "𝒜ℬ𝒞𝒟ℰℱ𝒢ℋℐ𝒥𝒦ℒℳ𝒩𝒪𝒫𝒬ℛ𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵𝒶ℯℊℴ𝓏",
    "Fraktur": "𝔄ℭℌℑ𝔖ℜℨ𝔞𝔷",
    "double-struck": "𝔸ℂℍℕℙℚℝℤ𝕏𝕒𝕫𝟘𝟙𝟡",
    "sans-serif and monospace": "𝖠𝖹𝖺𝗓𝟢𝟫𝙰𝚉𝚊𝚣𝟶𝟿",
    "primes": "′″‴‵⁗",
    "roots and fences": "√∛⌈⌉⌊⌋⟨⟩⟦⟧‖∣∥⏞⏟",
    "relations": "≤≥≪≫≠≡≈≃≅∼∝∈∉∋⊂⊃⊆⊇⊊≺≻⪯⪰⩽⩾≲≳⊥⊢⊨≜≔∣∤",
    "operators": "+−×÷∗⋆∘∙⊕⊗⊙∧∨∩∪⊔∖∇∂∀∃¬∅∞∑∏∐∫∬∮⋃⋂⋁⋀⨁⨂",
    "arrows": "←→↑↓↔↦⇐⇒⇔⟵⟶⟹⟺⟼↗↘↪↠⇀⇝",
    "accents": "ˆˇ˘˙˜¯´¨\u20d7\u0302\u0303\u0304\u0332\u0338",
    "marks": "⋯⋮⋱★♯♭□■△◊✓ℏ℘ℵ",
}


@pytest.fixture(scope="module")
def font() -> TTFont:
    return TTFont(FILE)


@pytest.mark.parametrize("kind", NEEDED)
def test_characters(font: TTFont, kind: str) -> None:
    assert not [letter for letter in NEEDED[kind] if ord(letter) not in font.getBestCmap()]


def test_invisible_operators(font: TTFont) -> None:
    assert {0x2061, 0x2062, 0x2063, 0x2064} <= font.getBestCmap().keys()


def test_small_enough_to_send() -> None:
    assert FILE.stat().st_size < 110_000


def roots(font: TTFont) -> dict[str, int]:
    """The ready-made forms of the root sign, smallest first, and their heights."""
    variants, radical = font["MATH"].table.MathVariants, font.getBestCmap()[0x221A]
    place = variants.VertGlyphCoverage.glyphs.index(radical)
    records = variants.VertGlyphConstruction[place].MathGlyphVariantRecord
    return {record.VariantGlyph: record.AdvanceMeasurement for record in records}


def test_roots_are_of_one_width(font: TTFont) -> None:
    """Else Chromium leaves a gap after every root."""
    assert len({font["hmtx"][name][0] for name in roots(font)}) == 1


def test_roots_come_in_close_sizes(font: TTFont) -> None:
    """Else Chromium hangs them deep below the line."""
    heights = list(roots(font).values())
    assert heights == sorted(heights)
    assert heights[0] == 720  # thousandths of an em
    assert all(tall < 1.35 * low for low, tall in itertools.pairwise(heights))


def test_primes_are_large_and_low(font: TTFont) -> None:
    """They are set as superscripts, which shrinks and raises them."""
    prime = font["glyf"][font.getBestCmap()[0x2032]]
    assert prime.yMax - prime.yMin > 400  # thousandths of an em; 305 as published
    assert prime.yMin < 100  # 399 as published


def test_licence(font: TTFont) -> None:
    names = {record.nameID: str(record) for record in font["name"].names}
    assert names.keys() == {0, 1, 2, 13, 14}
    assert "SIL Open Font License, Version 1.1" in names[13]
    licence = (FONTS / "OFL.txt").read_text("utf-8")
    assert "The STIX Fonts Project Authors (https://github.com/stipub/stixfonts)" in names[0]
    assert "The STIX Fonts Project Authors (https://github.com/stipub/stixfonts)" in licence
    assert "Modified Version" in licence
    assert "Reserved Font Name" not in names[0]


def test_accents_that_stand_alone_are_centred(font: TTFont) -> None:
    r"""Of no width themselves, as \vec and \underline set them: Chromium centres the origin."""
    for code in (0x0302, 0x0332, 0x20D7):
        glyph = font["glyf"][font.getBestCmap()[code]]
        assert abs(glyph.xMin + glyph.xMax) <= 1
