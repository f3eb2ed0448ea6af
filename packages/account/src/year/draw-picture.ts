/** Pixels of the file: the portrait format of social networks. */
export const PICTURE = { width: 1080, height: 1350 } as const

/** The partner's colours and typeface, as the browser computes them. */
export interface PictureLook {
  readonly ground: string
  readonly ink: string
  readonly quiet: string
  readonly display: string
  readonly text: string
}

/** All that a picture contains: no name, no card and no restaurant. */
export interface PictureWords {
  readonly program: string
  readonly title: string
  readonly numeral: string
  readonly unit: string
  /** Numbers with their names. */
  readonly counts: readonly (readonly [numeral: string, name: string])[]
  /** Length from 0 to 1 and initial of each month. */
  readonly bars: readonly (readonly [share: number, initial: string])[]
}

const MARGIN = 90
const INNER = PICTURE.width - 2 * MARGIN
const SIZE = { program: 40, title: 68, numeral: 250, unit: 60, count: 110, name: 42, initial: 30 } as const
const BARS = { foot: 1_170, height: 250, gap: 18, least: 6 } as const

/** Draws the picture of a year. */
export function drawPicture(canvas: CanvasRenderingContext2D, look: PictureLook, words: PictureWords): void {
  const write = (text: string, x: number, y: number, size: number, face: string, colour: string, most: number) => {
    canvas.font = `700 ${size}px ${face}`
    // A long amount or name is smaller, so that it stays on its line.
    const { width } = canvas.measureText(text)
    if (width > most) canvas.font = `700 ${Math.floor((size * most) / width)}px ${face}`
    canvas.fillStyle = colour
    canvas.fillText(text, x, y)
  }
  canvas.textBaseline = 'alphabetic'
  canvas.fillStyle = look.ground
  canvas.fillRect(0, 0, PICTURE.width, PICTURE.height)
  write(words.program, MARGIN, 130, SIZE.program, look.text, look.quiet, INNER)
  write(words.title, MARGIN, 240, SIZE.title, look.display, look.ink, INNER)
  write(words.numeral, MARGIN, 500, SIZE.numeral, look.display, look.ink, INNER)
  write(words.unit, MARGIN, 585, SIZE.unit, look.text, look.quiet, INNER)
  const column = INNER / words.counts.length
  for (const [at, [numeral, name]] of words.counts.entries()) {
    write(numeral, MARGIN + at * column, 745, SIZE.count, look.display, look.ink, column - BARS.gap)
    write(name, MARGIN + at * column, 805, SIZE.name, look.text, look.quiet, column - BARS.gap)
  }
  const width = (INNER - BARS.gap * (words.bars.length - 1)) / words.bars.length
  canvas.textAlign = 'center'
  for (const [at, [share, initial]] of words.bars.entries()) {
    const x = MARGIN + at * (width + BARS.gap)
    const height = Math.max(BARS.least, share * BARS.height)
    canvas.fillStyle = share > 0 ? look.ink : look.quiet
    canvas.fillRect(x, BARS.foot - height, width, height)
    write(initial, x + width / 2, BARS.foot + 48, SIZE.initial, look.text, look.quiet, width + BARS.gap)
  }
  canvas.textAlign = 'start'
}
