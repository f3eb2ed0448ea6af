import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Bitter',
  files: './assets/fonts/bitter',
  weights: '500 800',
  ascent: 0.935,
  descent: 0.265,
  fallbacks: [
    { family: 'Bitter fallback', bold: true, width: 95.9 },
    { family: 'Bitter figures', bold: true, width: 102.3 },
  ],
})
webFace({
  family: 'Karla',
  files: './assets/fonts/karla',
  weights: '400 800',
  ascent: 0.917,
  descent: 0.252,
  fallbacks: [
    { family: 'Karla fallback', weight: 400, width: 100.5 },
    { family: 'Karla fallback', weight: 700, bold: true, width: 98.2 },
  ],
})
