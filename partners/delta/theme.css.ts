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
// until they are there: system faces stretched to the same measure, so that nothing moves when they come
globalFontFace('"Archivo fallback"', {
  src: 'local("Arial Bold"),local("Liberation Sans Bold")',
  sizeAdjust: '108%',
  ascentOverride: '81.3%',
  descentOverride: '19.4%',
  lineGapOverride: '0%',
})
globalFontFace('"Source Sans 3 fallback"', {
  src: 'local("Arial"),local("Liberation Sans")',
  sizeAdjust: '94.4%',
  ascentOverride: '108.4%',
  descentOverride: '42.4%',
  lineGapOverride: '0%',
})
