import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Nunito',
  files: './assets/fonts/nunito',
  weights: '700 950',
  ascent: 1.011,
  descent: 0.353,
  fallbacks: [
    { family: 'Nunito fallback', bold: true, width: 101 },
    { family: 'Nunito figures', bold: true, width: 102.5 },
  ],
})
webFace({
  family: 'Public Sans',
  files: './assets/fonts/public-sans',
  weights: '400 750',
  ascent: 0.95,
  descent: 0.225,
  fallbacks: [
    { family: 'Public Sans fallback', weight: 400, width: 102.4 },
    { family: 'Public Sans fallback', weight: 700, bold: true, width: 97.7 },
  ],
})
