import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Big Shoulders Display',
  files: './assets/fonts/big-shoulders-display',
  weights: '500 900',
  ascent: 0.984,
  descent: 0.213,
  fallbacks: [
    { family: 'Big Shoulders fallback', bold: true, width: 76 },
    { family: 'Big Shoulders figures', bold: true, width: 116.3 },
  ],
})
webFace({
  family: 'Chivo',
  files: './assets/fonts/chivo',
  weights: '400 750',
  ascent: 0.94,
  descent: 0.25,
  fallbacks: [
    { family: 'Chivo fallback', weight: 400, width: 106 },
    { family: 'Chivo fallback', weight: 700, bold: true, width: 100.4 },
  ],
})
