import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Rubik',
  files: './assets/fonts/rubik',
  weights: '400 850',
  ascent: 0.935,
  descent: 0.25,
  fallbacks: [
    { family: 'Rubik fallback', weight: 400, width: 104.6 },
    { family: 'Rubik fallback', weight: 700, bold: true, width: 102.6 },
    { family: 'Rubik headline', bold: true, width: 105.9 },
    { family: 'Rubik figures', bold: true, width: 101.7 },
  ],
})
