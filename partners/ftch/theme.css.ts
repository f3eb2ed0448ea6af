import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Fraunces',
  files: './assets/fonts/fraunces',
  weights: '350 700',
  ascent: 0.978,
  descent: 0.255,
  fallbacks: [
    { family: 'Fraunces fallback', bold: true, width: 91.7 },
    { family: 'Fraunces figures', bold: true, width: 101.7 },
  ],
})
webFace({
  family: 'DM Sans',
  files: './assets/fonts/dm-sans',
  weights: '400 750',
  ascent: 0.992,
  descent: 0.31,
  fallbacks: [
    { family: 'DM Sans fallback', weight: 400, width: 103.1 },
    { family: 'DM Sans fallback', weight: 700, bold: true, width: 101.6 },
  ],
})
