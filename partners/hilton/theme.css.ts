import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Newsreader',
  files: './assets/fonts/newsreader',
  weights: '300 400',
  ascent: 0.735,
  descent: 0.265,
  fallbacks: [
    { family: 'Newsreader fallback', width: 93.2 },
    { family: 'Newsreader figures', width: 97.4 },
  ],
})
webFace({
  family: 'Instrument Sans',
  files: './assets/fonts/instrument-sans',
  weights: '400 700',
  ascent: 0.97,
  descent: 0.25,
  fallbacks: [
    { family: 'Instrument Sans fallback', weight: 400, width: 101.4 },
    { family: 'Instrument Sans fallback', weight: 700, bold: true, width: 97.3 },
  ],
})
