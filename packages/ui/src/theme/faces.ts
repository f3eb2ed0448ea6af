import { globalFontFace } from '@vanilla-extract/css'

/** A variable face of a partner, cut to Latin and further Latin letters by `scripts/subset-font.ts`. */
interface WebFace {
  readonly family: string
  /** Path of the files from the partner's theme, without `-latin.woff2` and `-latin-ext.woff2`. */
  readonly files: string
  /** Weights that the files hold: `350 700`. */
  readonly weights: string
  /** Of the face, over its em (hhea table). */
  readonly ascent: number
  readonly descent: number
  /** Faces of the system that stand in until the files are there, stretched to the same measures, so that nothing moves when they come. */
  readonly fallbacks: readonly {
    readonly family: string
    readonly bold?: boolean
    /** Weight that this one stands in for, where a family has more than one. */
    readonly weight?: number
    /** Width of this face's text in percent of Arial's, in the weight and case that it is used in. */
    readonly width: number
  }[]
}

const LATIN_EXT = 'U+100-17F,U+218-21B'
const REGULAR = 'local("Arial"),local("Liberation Sans")'
const BOLD = 'local("Arial Bold"),local("Liberation Sans Bold")'

const quoted = (family: string) => `"${family}"`
const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** Declares a partner's face: its files, further Latin letters only for a page that has them, and its stand-ins. */
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
