import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Cormorant',
  files: './assets/fonts/cormorant',
  weights: '400 700',
  ascent: 0.924,
  descent: 0.287,
  fallbacks: [
    { family: 'Cormorant fallback', width: 88.6 },
    { family: 'Cormorant figures', width: 90.8 },
  ],
})
webFace({
  family: 'Work Sans',
  files: './assets/fonts/work-sans',
  weights: '400 700',
  ascent: 0.93,
  descent: 0.243,
  fallbacks: [
    { family: 'Work Sans fallback', weight: 400, width: 110.5 },
    { family: 'Work Sans fallback', weight: 700, bold: true, width: 103.1 },
  ],
})
