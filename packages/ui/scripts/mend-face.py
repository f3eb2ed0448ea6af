"""
Mends what a variable face lacks, before subset-font.ts cuts it; needs fonttools with brotli.
  mend-face.py service-mark <latin.woff2> <out.woff2> [heavier]   adds U+2120, a small S beside the M of the face's own trademark sign, in all
                                                                  weights; the S is `heavier` times as heavy as the text (1.55)
  mend-face.py no-tabular <latin.woff2> <out.woff2>               takes tabular figures out, where they don't follow the weight
"""

import sys
from array import array

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

# A letter made half as high has thin strokes; most faces draw their trademark sign heavier than that.
HEAVIER = 1.55
# Round letters overshoot a flat one a little.
OVERSHOOT = 0.03


def at_weight(source, weight):
    font = TTFont(source)
    for table in ("GSUB", "GPOS", "GDEF"):
        if table in font:
            del font[table]
    return instantiateVariableFont(font, {"wght": weight}, overlap=0)


def outline(font, name):
    points, ends, flags = font["glyf"][name].getCoordinates(font["glyf"])
    return list(points), list(ends), list(flags)


def letters(source, weight, weight_of_s, names):
    """Points, ends, flags and advance of S and M side by side."""
    font = at_weight(source, weight)
    points, ends, flags = outline(font, names["tm"])
    starts = [0, *(end + 1 for end in ends[:-1])]
    # the M of TM is the contour that lies furthest to the right
    first, last = max(zip(starts, ends), key=lambda span: sum(x for x, _ in points[span[0] : span[1] + 1]) / (span[1] - span[0] + 1))
    m, m_flags = points[first : last + 1], flags[first : last + 1]
    t = points[:first] + points[last + 1 :]
    gap = min(x for x, _ in m) - max(x for x, _ in t)
    left, bottom, height = min(x for x, _ in t), min(y for _, y in m), max(y for _, y in m) - min(y for _, y in m)
    s, s_ends, s_flags = outline(at_weight(source, weight_of_s), names["s"])
    low, wide = min(y for _, y in s), min(x for x, _ in s)
    k = height * (1 + OVERSHOOT) / (max(y for _, y in s) - low)
    s = [((x - wide) * k + left, (y - low) * k + bottom - height * OVERSHOOT / 2) for x, y in s]
    shift = max(x for x, _ in s) + gap - min(x for x, _ in m)
    m = [(x + shift, y) for x, y in m]
    advance = font["hmtx"][names["tm"]][0] + max(x for x, _ in m) - max(x for x, _ in points)
    return s + m, [*s_ends, len(s) + len(m) - 1], s_flags + m_flags, advance


def service_mark(source, out, heavier=HEAVIER):
    font = TTFont(source)
    cmap, axis = font.getBestCmap(), font["fvar"].axes[0]
    names = {"s": cmap[ord("S")], "tm": cmap[0x2122]}
    # these are read before there is one glyph more; without HVAR the new width is read from gvar
    font["gvar"], font["hmtx"], font["glyf"].glyphs
    if "HVAR" in font:
        del font["HVAR"]
    base, ends, flags, width = letters(source, axis.defaultValue, min(axis.maxValue, axis.defaultValue * float(heavier)), names)
    bold, _, _, bold_width = letters(source, axis.maxValue, axis.maxValue, names)
    glyph = Glyph()
    glyph.numberOfContours, glyph.endPtsOfContours = len(ends), ends
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in base])
    glyph.flags = array("B", flags)
    glyph.program = ttProgram.Program()
    glyph.program.fromBytecode(b"")
    font.setGlyphOrder([*font.getGlyphOrder(), "servicemark"])
    font["glyf"].glyphs["servicemark"] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics["servicemark"] = (round(width), glyph.xMin)
    deltas = [(round(bx) - round(x), round(by) - round(y)) for (x, y), (bx, by) in zip(base, bold)]
    phantom = [(0, 0), (round(bold_width) - round(width), 0), (0, 0), (0, 0)]
    font["gvar"].variations["servicemark"] = [TupleVariation({"wght": (0, 1, 1)}, deltas + phantom)]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2120] = "servicemark"
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    font.save(out)


def no_tabular(source, out):
    font = TTFont(source)
    table = font["GSUB"].table
    tabular = {at for at, record in enumerate(table.FeatureList.FeatureRecord) if record.FeatureTag == "tnum"}
    for script in table.ScriptList.ScriptRecord:
        for system in [script.Script.DefaultLangSys, *(record.LangSys for record in script.Script.LangSysRecord)]:
            if system:
                system.FeatureIndex = [at for at in system.FeatureIndex if at not in tabular]
    font.save(out)


{"service-mark": service_mark, "no-tabular": no_tabular}[sys.argv[1]](*sys.argv[2:])
