import type { DishPicture } from './dish.ts'
import { SIZE, type Face, type Kit } from './kit.ts'

/** The texts of a picture. */
export interface PictureWords {
  readonly title: string
  /** A line below the title; empty for none. */
  readonly line: string
  /** What is earned; null where the site shows no rate. */
  readonly badge: string | null
}

/** The margin, and the width of texts beside the plate. */
const LEFT = 72
const COLUMN = 570
/** The plate in the picture. */
const PLATE = { x: 930, y: 302, radius: 226 }
const TITLE = { largest: 84, smallest: 46, lines: 3, height: 236, leading: 1.12 }
const LINE = { largest: 34, smallest: 26 }
const EDGE = 18
const ELLIPSIS = '…'

const round = (value: number) => Number(value.toFixed(2))

/** Letters of similar form for those that a typeface lacks. */
const plain = (character: string) => character.normalize('NFKD').replace(/\p{M}/gu, '')

/** The text in the letters that the typeface has. A character that it lacks and nothing resembles is left out. */
export function drawable(face: Face, text: string): string {
  const known = Array.from(text.normalize('NFC'), (character) => {
    if (character in face.glyphs) return character
    return Array.from(plain(character))
      .filter((one) => one in face.glyphs)
      .join('')
  })
  return known.join('').replace(/\s+/g, ' ').trim()
}

/** Keeps a last word of up to three letters on the line of the word before it, if both fit into one. */
function withoutShortEnd(face: Face, text: string): string {
  const [pair = ''] = /\S+ \S{1,3}$/.exec(text) ?? []
  return widthOf(face, pair, TITLE.smallest) <= COLUMN ? text.replace(/ (\S{1,3})$/, '\u00a0$1') : text
}

/** Width in pixels of a drawable text. */
export function widthOf({ em, tracking, glyphs }: Face, text: string, size: number): number {
  const units = Array.from(text).reduce((sum, character) => sum + (glyphs[character]?.[1] ?? 0) + tracking * em, 0)
  return (units / em) * size
}

/** A drawable text as outlines, its baseline at a point. */
function outlined(face: Face, text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string {
  const scale = size / face.em
  let at = 0
  const letters = Array.from(text, (character) => {
    const [path = '', width = 0] = face.glyphs[character] ?? []
    const place = at
    at += width + face.tracking * face.em
    return path === '' ? '' : `<path transform="translate(${round(place)})" d="${path}"/>`
  })
  return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(5)})">${letters.join('')}</g>`
}

/** The words of a text in lines of a width; a word that is wider is cut. */
export function linesOf(face: Face, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => cut(face, line, size, width))
}

/** A text that fits into a width, with an ellipsis where it was cut. */
export function cut(face: Face, text: string, size: number, width: number): string {
  if (widthOf(face, text, size) <= width) return text
  const end = ELLIPSIS in face.glyphs ? ELLIPSIS : '...'
  const letters = Array.from(text)
  while (letters.length > 0 && widthOf(face, letters.join('') + end, size) > width) letters.pop()
  return letters.join('').trimEnd() + end
}

/** The title at the largest size at which it fits. */
function fitted(face: Face, text: string): { readonly lines: readonly string[]; readonly size: number } {
  for (let size = TITLE.largest; size >= TITLE.smallest; size -= 2) {
    const lines = linesOf(face, text, size, COLUMN)
    const isLow = lines.length <= TITLE.lines && lines.length * size * TITLE.leading <= TITLE.height
    if (isLow && text.split(' ').every((word) => widthOf(face, word, size) <= COLUMN)) return { lines, size }
  }
  const lines = linesOf(face, text, TITLE.smallest, COLUMN)
  const kept = lines.slice(0, TITLE.lines)
  if (lines.length > TITLE.lines)
    kept[TITLE.lines - 1] = cut(face, `${kept.at(-1) ?? ''} ${lines[TITLE.lines] ?? ''}`, TITLE.smallest, COLUMN)
  return { lines: kept, size: TITLE.smallest }
}

function wordmark({ faces, wordmark: { strong, light }, colours }: Kit): string {
  const [first, second] = [drawable(faces.strong, strong), drawable(faces.light, light)]
  const natural = (size: number) => widthOf(faces.strong, first, size) + widthOf(faces.light, ` ${second}`, size)
  const size = Math.min(44, (44 * 1056) / Math.max(1, natural(44)))
  const at = { y: 112, size, fill: colours.ink }
  const gap = widthOf(faces.light, ' ', size)
  const start = LEFT + widthOf(faces.strong, first, size) + (first === '' ? 0 : gap)
  return outlined(faces.strong, first, { ...at, x: LEFT }) + outlined(faces.light, second, { ...at, x: start })
}

function badge({ faces, colours, radius }: Kit, text: string): string {
  const padding = 28
  const height = 76
  const width = COLUMN - 2 * padding
  const natural = widthOf(faces.text, text, 38)
  const size = natural > width ? Math.max(26, (38 * width) / natural) : 38
  const shown = cut(faces.text, text, size, width)
  const top = SIZE.height - EDGE - 60 - height
  const right = widthOf(faces.text, shown, size) + 2 * padding
  return (
    `<rect x="${LEFT}" y="${top}" width="${round(right)}" height="${height}" rx="${Math.min(radius * 2, height / 2)}" fill="${colours.badge}"/>` +
    outlined(faces.text, shown, { x: LEFT + padding, y: top + height / 2 + size * 0.35, size, fill: colours.onBadge })
  )
}

/** A plate with a dish, cut out of its picture. */
function plate({ colours }: Kit, { jpeg, width, height, plate: from }: DishPicture): string {
  const { x, y, radius } = PLATE
  // Without its edge, which has a shadow.
  const scale = radius / (from.radius * 0.985)
  const place = `x="${round(x - from.x * scale)}" y="${round(y - from.y * scale)}" width="${round(width * scale)}" height="${round(height * scale)}"`
  return (
    `<circle cx="${x}" cy="${y}" r="${radius + 26}" fill="${colours.edge}"/>` +
    `<clipPath id="plate"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    `<image clip-path="url(#plate)" ${place} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`
  )
}

/**
 * The picture of a page as SVG, all texts as outlines.
 */
export function drawPicture(kit: Kit, { title, line, badge: earned }: PictureWords, dish: DishPicture): string {
  const { faces, colours } = kit
  const { lines, size } = fitted(faces.title, withoutShortEnd(faces.title, drawable(faces.title, title)))
  const leading = size * TITLE.leading
  const below = drawable(faces.text, line)
  // The block of title and line is centred between the wordmark and the badge.
  const height = lines.length * leading + (below === '' ? 0 : 56)
  const top = 146 + Math.max(0, (310 - height) / 2)
  const titles = lines.map((text, index) =>
    outlined(faces.title, text, { x: LEFT, y: top + leading * index + size, size, fill: colours.ink }),
  )
  const lineSize = Math.max(
    LINE.smallest,
    Math.min(LINE.largest, (LINE.largest * COLUMN) / Math.max(1, widthOf(faces.text, below, LINE.largest))),
  )
  const after = cut(faces.text, below, lineSize, COLUMN)
  const badgeText = earned === null ? '' : drawable(faces.text, earned)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${colours.ground}"/>`,
    `<rect y="${SIZE.height - EDGE}" width="${SIZE.width}" height="${EDGE}" fill="${colours.edge}"/>`,
    plate(kit, dish),
    wordmark(kit),
    ...titles,
    after === '' ? '' : outlined(faces.text, after, { x: LEFT, y: top + lines.length * leading + 48, size: lineSize, fill: colours.ink }),
    badgeText === '' ? '' : badge(kit, badgeText),
    '</svg>',
  ].join('')
}
