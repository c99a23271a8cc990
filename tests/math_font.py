r"""Make the maths font of the site: a subset of STIX Two Math, mended for browsers.

Run by hand, as `python tests/math_font.py`, after
`pip install fonttools brotli ziamath==0.13`: that package carries the font as its makers
publish it, under the SIL Open Font License 1.1. Writes
templates/assets/fonts/stix-two-math.woff2; the same versions give the same bytes.

Five things are changed, all because of Chromium:

* Chromium keeps room after every root for the widest form of the radical, whichever form it
  draws. All forms are narrowed to the width of the smallest, so there is no gap.
* Chromium hangs a root that is too tall below the line, where others share the excess out. The
  published sizes are 1.2, 1.9, 2.4 and 2.9 em; smaller and closer ones are added.
* Chromium does not swap glyphs by script level (OpenType feature "ssty"), so primes, already
  raised and shrunk as superscripts, come out tiny. They are mapped to the large glyphs at once.
* Chromium centres an accent by its advance, and combining accents have none, so they stand too
  far left. Those that math-core sets by themselves are drawn around their origin instead.
* Chromium takes the next longer line for \underline and \overline. Without those at hand, all
  engines put one together of the length that is needed.
"""

# mypy: disable-error-code="import-untyped"

import importlib.resources
import io
from collections.abc import Iterator
from pathlib import Path

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables.otTables import MathGlyphVariantRecord

TARGET = Path(__file__).parent.parent / "templates/assets/fonts/stix-two-math.woff2"

# Blocks of which everything that the font has is taken: what abstracts write, in TeX or as is.
BLOCKS = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x00FF),  # Latin-1 Supplement
    (0x2190, 0x21E5),  # Arrows, without those of keyboards
    (0x2200, 0x22FF),  # Mathematical Operators
    (0x27E6, 0x27FF),  # double and angle brackets, long arrows
    (0x1D400, 0x1D4CF),  # Latin bold, italic, bold italic, script
    (0x1D504, 0x1D56B),  # Latin Fraktur, double-struck
    (0x1D5A0, 0x1D5D3),  # Latin sans-serif
    (0x1D670, 0x1D6A5),  # Latin monospace, dotless i and j
    (0x1D6A8, 0x1D755),  # Greek bold, italic, bold italic
    (0x1D7CA, 0x1D7EB),  # digits bold, double-struck, sans-serif
    (0x1D7F6, 0x1D7FF),  # digits monospace
    (0xFE00, 0xFE01),  # variation selectors: other forms of a few operators
)

# Of other blocks, what the commands of math-core 0.9 print; accents keep a space before them.
SINGLE = (
    "ŁłŒœıȷˆˇ˘˙˚˜ \u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327"
    "\u0332\u0338\u20d2\u20d7\u20db\u20dc"
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωϑϕϖϝϰϱϵ϶"
    "\u2002\u2003\u2004\u2009\u200a\u205f\u2061\u2062\u2063\u2064‐‑‒–—‖‘’“”†‡•…′″‴‵⁗₹"
    "ℂℇℊℋℌℍℎℏℐℑℒℓℕ℘ℙℚℛℜℝℤ℧ℨℬℭℯℰℱℲℳℴℵℶℷℸℼℽℾℿ⅁ⅅⅆⅇⅈ"
    "⌈⌉⌊⌋⌜⌝⌞⌟⌢⌣⎰⎱⎴⎵⏜⏝⏞⏟⏠⏡ⓇⓈ■□△▴▵▶▷▽▾▿◀◁◊○◯◻★☊♠♡♢♣♭♮♯✓✠⟂⟋⟍"
    "⤙⤚⦃⦄⦇⦈⦉⦊⦵⧫⨀⨁⨂⨃⨄⨅⨆⨇⨈⨉⨋⨌⨍⨎⨏⨐⨑⨝⨾⨿⩞⩦⩴"
    "⩽⩾⪅⪆⪇⪈⪉⪊⪋⪌⪕⪖⪯⪰⪵⪶⪷⪸⪹⪺⫅⫆⫋⫌"
)

RADICAL = 0x221A
ROOT_HEIGHTS = (720, 900, 1188, 1420, 1620)  # thousandths of an em; the next is 1855
PRIMES = (0x2032, 0x2033, 0x2034, 0x2035, 0x2057)
LOW_LINE = 0x0332  # math-core sets it for \\overline, too
ACCENTS = (0x0302, LOW_LINE, 0x20D7, 0x20DB, 0x20DC)  # with \widehat, \vec, \\dddot, \\ddddot
LICENCE_NAMES = [0, 1, 2, 13, 14]  # copyright, family, style, licence, its address


def characters() -> set[int]:
    """The code points that the subset is to hold."""
    whole = {code for first, last in BLOCKS for code in range(first, last + 1)}
    return whole | {ord(letter) for letter in SINGLE}


def radical_forms(font: TTFont, radical: str) -> set[str]:
    """The taller glyphs of the root sign, and the pieces that the tallest is put together of."""
    variants = font["MATH"].table.MathVariants
    place = variants.VertGlyphCoverage.glyphs.index(radical)
    construction = variants.VertGlyphConstruction[place]
    forms = {record.VariantGlyph for record in construction.MathGlyphVariantRecord}
    forms |= {part.glyph for part in construction.GlyphAssembly.PartRecords}
    return forms - {radical}


def scaled(font: TTFont, name: str, across: float, up: float) -> Glyph:
    """The outline of the glyph `name`, stretched by `across` and `up` from its origin."""
    pen = TTGlyphPen(None)
    font.getGlyphSet()[name].draw(TransformPen(pen, (across, 0, 0, up, 0, 0)))
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    return glyph


def put(font: TTFont, name: str, glyph: Glyph, width: int) -> None:
    """Store `glyph` as `name`, with an advance of `width` font units."""
    font["glyf"][name] = glyph
    font["hmtx"][name] = (width, glyph.xMin if glyph.numberOfContours else 0)


def level_radicals(font: TTFont) -> None:
    """Give all forms of the root sign the advance of the smallest."""
    radical = font.getBestCmap()[RADICAL]
    width = font["hmtx"][radical][0]
    for name in sorted(radical_forms(font, radical)):
        if font["hmtx"][name][0] > width:
            put(font, name, scaled(font, name, width / font["hmtx"][name][0], 1), width)


def add_radicals(font: TTFont) -> None:
    """Make the forms of ROOT_HEIGHTS from the smallest; the first takes its place."""
    variants, radical = font["MATH"].table.MathVariants, font.getBestCmap()[RADICAL]
    place = variants.VertGlyphCoverage.glyphs.index(radical)
    construction = variants.VertGlyphConstruction[place]
    first, *taller = construction.MathGlyphVariantRecord
    names = [radical, *(f"{radical}.{height}" for height in ROOT_HEIGHTS[1:])]
    glyphs = [scaled(font, radical, 1, h / first.AdvanceMeasurement) for h in ROOT_HEIGHTS]
    records = []
    for name, glyph, height in zip(names, glyphs, ROOT_HEIGHTS, strict=True):
        put(font, name, glyph, font["hmtx"][radical][0])
        record = MathGlyphVariantRecord()
        record.VariantGlyph, record.AdvanceMeasurement = name, height
        records.append(record)
    construction.MathGlyphVariantRecord = records + taller
    construction.VariantCount = len(records + taller)
    font.getReverseGlyphMap(rebuild=True)  # it must know the new names


def script_alternates(font: TTFont) -> Iterator[tuple[str, str]]:
    """Pairs of a glyph and its first stand-in at script size (feature "ssty")."""
    table = font["GSUB"].table
    records = [r for r in table.FeatureList.FeatureRecord if r.FeatureTag == "ssty"]
    for index in sorted({i for record in records for i in record.Feature.LookupListIndex}):
        for subtable in table.LookupList.Lookup[index].SubTable:
            inner = getattr(subtable, "ExtSubTable", subtable)
            yield from getattr(inner, "mapping", {}).items()
            yield from ((k, v[0]) for k, v in getattr(inner, "alternates", {}).items())


def enlarge_primes(font: TTFont) -> None:
    """Map the primes to their glyphs for superscripts."""
    alternates, plain = dict(script_alternates(font)), font.getBestCmap()
    primes = {code: alternates[plain[code]] for code in PRIMES}
    for table in font["cmap"].tables:
        if table.format in (4, 12):  # not the table of variation sequences
            table.cmap.update(primes)


def centre_accents(font: TTFont) -> None:
    """Draw the combining accents around their origin; their advance stays 0."""
    attachment = font["MATH"].table.MathGlyphInfo.MathTopAccentAttachment
    glyphs, places = attachment.TopAccentCoverage.glyphs, attachment.TopAccentAttachment
    tops = dict(zip(glyphs, places, strict=True))
    for name in (font.getBestCmap()[code] for code in ACCENTS):
        glyph = font["glyf"][name]
        shift = -(glyph.xMin + glyph.xMax) // 2
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (0, glyph.xMin)
        if name in tops:
            tops[name].Value += shift


def free_low_line(font: TTFont) -> None:
    """Leave only the shortest of the ready-made lines, and the pieces for any other length."""
    variants = font["MATH"].table.MathVariants
    place = variants.HorizGlyphCoverage.glyphs.index(font.getBestCmap()[LOW_LINE])
    construction = variants.HorizGlyphConstruction[place]
    construction.MathGlyphVariantRecord = construction.MathGlyphVariantRecord[:1]
    construction.VariantCount = 1


def subset(font: TTFont) -> None:
    """Drop every glyph, table and name that the site does not need."""
    missing = [letter for letter in SINGLE if ord(letter) not in font.getBestCmap()]
    assert not missing, f"not in the font: {missing}"
    options = Options(hinting=False, notdef_outline=True, name_IDs=LICENCE_NAMES)
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "gasp"]  # MATH says all that is needed
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)


def main() -> None:
    """Read the font from the installed package, mend it, write the subset."""
    source = importlib.resources.files("ziamath.fonts") / "STIXTwoMath-Regular.ttf"
    # The stored time of change is kept: bytes must not depend on the clock.
    font = TTFont(io.BytesIO(source.read_bytes()), recalcTimestamp=False)
    level_radicals(font)
    add_radicals(font)
    enlarge_primes(font)
    centre_accents(font)
    free_low_line(font)
    subset(font)
    font.flavor = "woff2"
    font.save(TARGET)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main()
