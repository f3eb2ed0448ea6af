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
    {
      family: 'Bitter fallback',
      bold: true,
      width: 96.8,
      others: 104.4,
      letters: { ',.1?BCJSs': 85.1, '&7EFGLOPRYbcgo': 90.9, '25ADTadehpuvxyz®': 97 },
    },
    { family: 'Bitter figures', bold: true, width: 107.9 },
  ],
})
// One width for all letters keeps the lines of this partner's announcement at 320 px.
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
