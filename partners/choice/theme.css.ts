import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Rubik',
  files: './assets/fonts/rubik',
  weights: '450 850',
  ascent: 0.935,
  descent: 0.25,
  fallbacks: [
    { family: 'Rubik fallback', bold: true, width: 105.9 },
    { family: 'Rubik figures', bold: true, width: 101.7 },
  ],
})
webFace({
  family: 'Asap',
  files: './assets/fonts/asap',
  weights: '400 700',
  ascent: 0.934,
  descent: 0.212,
  fallbacks: [
    { family: 'Asap fallback', weight: 400, width: 98.9 },
    { family: 'Asap fallback', weight: 700, bold: true, width: 92 },
  ],
})
