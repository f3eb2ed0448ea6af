import { applyTheme } from '@dining/ui/theme'
import { globalFontFace } from '@vanilla-extract/css'

import { tokens } from './tokens.ts'

applyTheme(tokens)

// Subsets of the faces of SIL OFL 1.1 (texts beside the files); further Latin letters load only on a page that has them.
const LATIN_EXT = 'U+100-17F,U+218-21B'
const archivo = { fontWeight: '350 700', fontDisplay: 'swap' } as const
const sourceSans = { fontWeight: '200 900', fontDisplay: 'swap' } as const
globalFontFace('Archivo', [
  { ...archivo, src: 'url(./assets/fonts/archivo-latin.woff2)' },
  { ...archivo, src: 'url(./assets/fonts/archivo-latin-ext.woff2)', unicodeRange: LATIN_EXT },
])
globalFontFace('"Source Sans 3"', [
  { ...sourceSans, src: 'url(./assets/fonts/source-sans-3-latin.woff2)' },
  { ...sourceSans, src: 'url(./assets/fonts/source-sans-3-latin-ext.woff2)', unicodeRange: LATIN_EXT },
])
// until they are there: system faces stretched to the same measures, so that nothing moves when they come
const regular = 'local("Arial"),local("Liberation Sans")'
const bold = 'local("Arial Bold"),local("Liberation Sans Bold")'
const measures = (width: number, ascent: number, descent: number) => ({
  sizeAdjust: `${width}%`,
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  lineGapOverride: '0%',
})
globalFontFace('"Archivo fallback"', { src: bold, ...measures(110.2, 79.7, 19.1) })
globalFontFace('"Archivo figures"', { src: bold, ...measures(99.7, 88.1, 21.1) })
globalFontFace('"Source Sans 3 fallback"', [
  { src: regular, fontWeight: 400, ...measures(94.4, 108.4, 42.4) },
  { src: bold, fontWeight: 700, ...measures(89, 115, 45) },
])
