import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Outfit',
  files: './assets/fonts/outfit',
  weights: '300 700',
  ascent: 1,
  descent: 0.26,
  fallbacks: [
    { family: 'Outfit fallback', bold: true, width: 93 },
    { family: 'Outfit figures', bold: true, width: 102 },
  ],
})
webFace({
  family: 'Nunito Sans',
  files: './assets/fonts/nunito-sans',
  weights: '400 750',
  ascent: 1.011,
  descent: 0.353,
  fallbacks: [
    { family: 'Nunito Sans fallback', weight: 400, width: 100.8 },
    { family: 'Nunito Sans fallback', weight: 700, bold: true, width: 97.2 },
  ],
})
