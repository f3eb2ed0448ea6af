import { globalFontFace } from '@vanilla-extract/css'

/** A variable typeface of a partner, reduced to Latin and extended Latin letters by `scripts/subset-font.ts`. */
interface WebFace {
  readonly family: string
  /** Path of the files from the partner's theme, without `-latin.woff2` and `-latin-ext.woff2`. */
  readonly files: string
  /** Weights in the files: `350 700`. */
  readonly weights: string
  /** Metrics of the typeface, relative to its em (hhea table). */
  readonly ascent: number
  readonly descent: number
  /**
   * System typefaces used until the files have loaded, scaled to the same metrics, so that nothing moves
   * (tooling/decisions/2026-11-26-fallback-letters.md).
   */
  readonly fallbacks: readonly {
    readonly family: string
    readonly bold?: boolean
    /** Weight that this fallback replaces, if a family has more than one. */
    readonly weight?: number
    /** Width of this typeface's text in percent of Arial's, in the used weights. `pnpm bench fallbacks` measures it, and the next two. */
    readonly width: number
    /** Widths of letters that differ from the others: `{ flt: 112 }`. */
    readonly letters?: Readonly<Record<string, number>>
    /** Width of the letters that `letters` does not contain, if it differs from `width`. */
    readonly others?: number
  }[]
}

const LATIN_EXT = 'U+100-17F,U+218-21B'

/** A system's typeface: its names by weight, and the width of Arial's text in relation to its own, measured with sentences and labels. */
interface SystemFace {
  readonly regular: { readonly names: string; readonly width: number }
  readonly bold: { readonly names: string; readonly width: number }
  /** Whether it is Arial, whose letters a theme compares one by one. */
  readonly isArial?: boolean
}

/** What systems have, the preferred one last: of faces with one name, a browser takes the last one whose typeface is installed. */
const SYSTEM_FACES: readonly SystemFace[] = [
  // Android
  {
    regular: { names: 'local("Roboto"),local("Roboto-Regular")', width: 1.01 },
    bold: { names: 'local("Roboto Bold"),local("Roboto-Bold")', width: 1.063 },
  },
  // Windows, macOS, iOS, and most of Linux
  {
    regular: { names: 'local("Arial"),local("Liberation Sans")', width: 1 },
    bold: { names: 'local("Arial Bold"),local("Liberation Sans Bold")', width: 1 },
    isArial: true,
  },
]

const quoted = (family: string) => `"${family}"`
const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** The characters of a text as a unicode-range: `U+66,U+6c-6e`. */
export function unicodeRange(text: string): string {
  const ranges: { readonly first: number; last: number }[] = []
  const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  for (const point of points) {
    const before = ranges.at(-1)
    if (before?.last === point - 1) before.last = point
    else ranges.push({ first: point, last: point })
  }
  return ranges.map(({ first, last }) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',')
}

/** Declares a partner's typeface: its files, extended Latin letters only for a page that contains them, and its fallbacks. */
export function webFace({ family, files, weights, ascent, descent, fallbacks }: WebFace): void {
  const own = { fontWeight: weights, fontDisplay: 'swap' } as const
  globalFontFace(quoted(family), [
    { ...own, src: `url(${files}-latin.woff2)` },
    { ...own, src: `url(${files}-latin-ext.woff2)`, unicodeRange: LATIN_EXT },
  ])
  for (const { family: name, bold = false, weight, width, letters = {}, others = width } of fallbacks)
    for (const system of SYSTEM_FACES) {
      const { names, width: relative } = bold ? system.bold : system.regular
      const scale = ((system.isArial ? others : width) / 100) * relative
      const face = { src: names, ...(weight === undefined ? {} : { fontWeight: weight }) }
      globalFontFace(quoted(name), {
        ...face,
        sizeAdjust: percent(scale),
        ascentOverride: percent(ascent / scale),
        descentOverride: percent(descent / scale),
        lineGapOverride: '0%',
      })
      // The face of the space alone gives a line its height, so these need no metrics.
      if (system.isArial)
        for (const [group, own] of Object.entries(letters))
          globalFontFace(quoted(name), { ...face, sizeAdjust: percent(own / 100), unicodeRange: unicodeRange(group) })
    }
}
