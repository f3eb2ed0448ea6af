import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import * as fontkit from 'fontkit'
import * as v from 'valibot'
import decompress from 'woff2-encoder/decompress'

import { estimateWidth } from '../check/words/estimate.ts'
import type { Measure, Voice } from '../check/words/slots.ts'
import { declaredFace } from './declared-face.ts'

const typeSchema = v.object({ weight: v.number(), tracking: v.string() })
const themeSchema = v.object({
  tokens: v.object({
    faces: v.object({ text: v.string(), display: v.string() }),
    display: v.object({ ...typeSchema.entries, scale: v.number() }),
    strong: v.object({ weight: v.number() }),
    action: v.object({ ...typeSchema.entries, size: v.string() }),
  }),
})

const ROOT_PX = 16
/** Typefaces become wider by about this share with each hundred of weight. */
const WIDER_PER_HUNDRED = 0.02
/** In em: another typeface provides a letter that the file lacks. */
const ABSENT = 0.6

/**
 * Measures texts in the typefaces of a partner's folder, by the widths of the letters in the font files: at the file's default weight,
 * scaled to the used one, without kerning. Without a theme or files it is the estimate of `checkWords`.
 * @param folder absolute path
 */
export async function faceMeasure(folder: string): Promise<Measure> {
  const read = v.safeParse(themeSchema, await themeOf(folder))
  if (!read.success) return estimateWidth
  const { faces, display, strong, action } = read.output.tokens
  const [textFace, displayFace] = [await widthsOf(folder, faces.text), await widthsOf(folder, faces.display)]
  if (!textFace || !displayFace) return estimateWidth
  const voices: Readonly<Record<Voice, (rem: number) => Setting>> = {
    text: (rem) => ({ face: textFace, weight: 400, px: rem * ROOT_PX, tracking: '0' }),
    strong: (rem) => ({ face: textFace, weight: strong.weight, px: rem * ROOT_PX, tracking: '0' }),
    action: (rem) => ({ face: textFace, weight: action.weight, px: (remOf(action.size) ?? rem) * ROOT_PX, tracking: action.tracking }),
    display: (rem) => ({ face: displayFace, weight: display.weight, px: rem * display.scale * ROOT_PX, tracking: display.tracking }),
  }
  return (text, voice, rem) => {
    const { face, weight, px, tracking } = voices[voice](rem)
    const heavier = 1 + ((weight - face.weight) / 100) * WIDER_PER_HUNDRED
    let width = 0
    for (const letter of text) width += face.widthOf(letter) * heavier + emOf(tracking)
    return width * px
  }
}

/** A letter as an outline, y downward, in units of the font. */
export interface LetterOutline {
  /** Path data of SVG. */
  readonly path: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/**
 * The outline of a letter in the partner's display typeface, at the file's default weight; null without a theme, a file or the letter.
 * @param folder absolute path
 */
export async function letterOutline(folder: string, letter: string): Promise<LetterOutline | null> {
  const read = v.safeParse(themeSchema, await themeOf(folder))
  const declared = read.success ? await declaredFace(folder, read.output.tokens.faces.display) : null
  if (!declared) return null
  const font = fontkit.create(await readFile(declared.file))
  const point = letter.codePointAt(0) ?? 0
  if (!('glyphForCodePoint' in font) || !font.hasGlyphForCodePoint(point)) return null
  const outline = font.glyphForCodePoint(point).path.scale(1, -1)
  const { minX, minY, maxX, maxY } = outline.bbox
  return { path: outline.toSVG(), box: { x: minX, y: minY, width: maxX - minX, height: maxY - minY } }
}

/** Characters of names and texts in English and the languages of western and central Europe. */
const DRAWN = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2022,
  0x2026,
  0x20ac,
  0x2120,
  0x2122,
]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** A typeface at one weight, as outlines. */
export interface FaceOutlines {
  /** Units of an em. */
  readonly em: number
  /** By character: the outline as path data of SVG, y downward, and the width, both in units. */
  readonly glyphs: Record<string, [path: string, width: number]>
}

/**
 * The letters of the first family in a CSS list as outlines, from the file that the theme declares for it; null if it declares none.
 * @param folder absolute path
 */
export async function faceOutlines(folder: string, list: string, weight: number): Promise<FaceOutlines | null> {
  const declared = await declaredFace(folder, list)
  if (!declared) return null
  const [latin, further] = [declared.file, declared.file.replace(/-latin\.woff2$/, '-latin-ext.woff2')]
  const files = [latin, ...(further !== latin && existsSync(further) ? [further] : [])]
  const fonts = await Promise.all(files.map((file) => fontAt(file, weight)))
  const [first] = fonts
  if (!first) return null
  const glyphs = DRAWN.flatMap((point) => {
    const font = fonts.find((one) => one?.hasGlyphForCodePoint(point))
    if (!font) return []
    const { path: outline, advanceWidth } = font.glyphForCodePoint(point)
    const scale = first.unitsPerEm / font.unitsPerEm
    const glyph: [string, number] = [outline.scale(scale, -scale).toSVG(), Math.round(advanceWidth * scale)]
    return [[String.fromCodePoint(point), glyph] as const]
  })
  return { em: first.unitsPerEm, glyphs: Object.fromEntries(glyphs) }
}

/** A variable font file at a weight. fontkit reads variations of TrueType only, so the file is unpacked first. */
async function fontAt(file: string, weight: number): Promise<fontkit.Font | null> {
  const font = fontkit.create(Buffer.from(await decompress(await readFile(file))))
  if (!('variationAxes' in font)) return null
  return 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font
}

interface Face {
  /** Width of the letters in the file. */
  readonly weight: number
  /** Width of a letter in em. */
  readonly widthOf: (letter: string) => number
}

interface Setting {
  readonly face: Face
  readonly weight: number
  readonly px: number
  readonly tracking: string
}

const emOf = (length: string): number => Number.parseFloat(length) || 0
const remOf = (length: string): number | null => (length.endsWith('rem') ? Number.parseFloat(length) : null)

async function themeOf(folder: string): Promise<unknown> {
  const file = path.join(folder, 'tokens.ts')
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined
}

/** The Latin letters of the first family in a CSS list, from the file that the theme declares for it. */
async function widthsOf(folder: string, list: string): Promise<Face | null> {
  const declared = await declaredFace(folder, list)
  if (!declared) return null
  const font = fontkit.create(await readFile(declared.file))
  if (!('variationAxes' in font)) return null
  const known = new Map<string, number>()
  return {
    weight: font.variationAxes['wght']?.default ?? 400,
    widthOf: (letter) => {
      const ready = known.get(letter)
      if (ready !== undefined) return ready
      const point = letter.codePointAt(0) ?? 0
      const width = font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : ABSENT
      known.set(letter, width)
      return width
    },
  }
}
