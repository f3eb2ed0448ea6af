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
  /** System typefaces used until the files have loaded, scaled to the same metrics, so that nothing moves. */
  readonly fallbacks: readonly {
    readonly family: string
    readonly bold?: boolean
    /** Weight that this fallback replaces, if a family has more than one. */
    readonly weight?: number
    /** Width of this typeface's text in percent of Arial's, in the used weight and case. */
    readonly width: number
  }[]
}

const LATIN_EXT = 'U+100-17F,U+218-21B'

/** A system's typeface: its names by weight, and the width of Arial's text in relation to its own, measured with sentences and labels. */
interface SystemFace {
  readonly regular: { readonly names: string; readonly width: number }
  readonly bold: { readonly names: string; readonly width: number }
}

/** What systems have, the preferred one last: of faces with one name, a browser takes the last one whose typeface is installed. */
const SYSTEM_FACES: readonly SystemFace[] = [
  // Linux with nothing else
  { regular: { names: 'local("DejaVu Sans")', width: 0.887 }, bold: { names: 'local("DejaVu Sans Bold")', width: 0.837 } },
  // Android
  {
    regular: { names: 'local("Roboto"),local("Roboto-Regular")', width: 1.01 },
    bold: { names: 'local("Roboto Bold"),local("Roboto-Bold")', width: 1.063 },
  },
  // Windows, macOS, iOS, and most of Linux
  {
    regular: { names: 'local("Arial"),local("Liberation Sans")', width: 1 },
    bold: { names: 'local("Arial Bold"),local("Liberation Sans Bold")', width: 1 },
  },
]

const quoted = (family: string) => `"${family}"`
const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** Declares a partner's typeface: its files, extended Latin letters only for a page that contains them, and its fallbacks. */
export function webFace({ family, files, weights, ascent, descent, fallbacks }: WebFace): void {
  const own = { fontWeight: weights, fontDisplay: 'swap' } as const
  globalFontFace(quoted(family), [
    { ...own, src: `url(${files}-latin.woff2)` },
    { ...own, src: `url(${files}-latin-ext.woff2)`, unicodeRange: LATIN_EXT },
  ])
  for (const { family: name, bold = false, weight, width } of fallbacks)
    for (const system of SYSTEM_FACES) {
      const { names, width: relative } = bold ? system.bold : system.regular
      const scale = (width / 100) * relative
      globalFontFace(quoted(name), {
        src: names,
        ...(weight === undefined ? {} : { fontWeight: weight }),
        sizeAdjust: percent(scale),
        ascentOverride: percent(ascent / scale),
        descentOverride: percent(descent / scale),
        lineGapOverride: '0%',
      })
    }
}
