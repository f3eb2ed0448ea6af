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
const REGULAR = 'local("Arial"),local("Liberation Sans")'
const BOLD = 'local("Arial Bold"),local("Liberation Sans Bold")'

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
    globalFontFace(quoted(name), {
      src: bold ? BOLD : REGULAR,
      ...(weight === undefined ? {} : { fontWeight: weight }),
      sizeAdjust: `${width}%`,
      ascentOverride: percent(ascent / (width / 100)),
      descentOverride: percent(descent / (width / 100)),
      lineGapOverride: '0%',
    })
}
