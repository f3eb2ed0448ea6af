import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Cinzel',
  files: './assets/fonts/cinzel',
  weights: '400 800',
  ascent: 0.976,
  descent: 0.372,
  fallbacks: [
    {
      family: 'Cinzel fallback',
      bold: true,
      width: 107.9,
      others: 119.9,
      letters: { "$',.1BEFJSs®": 91.4, AKLPRWYbemp: 99.6, '&246CDGMOTUVXvwy': 109.8 },
    },
    { family: 'Cinzel figures', bold: true, width: 107.9 },
  ],
})
webFace({
  family: 'Faustina',
  files: './assets/fonts/faustina',
  weights: '400 700',
  ascent: 1.043,
  descent: 0.217,
  fallbacks: [
    {
      family: 'Faustina fallback',
      weight: 400,
      width: 90.9,
      others: 100.9,
      letters: { '(),.1357:;?@GJSeg·': 78.3, '$2489BCFKOPQRTVYacosyz©’': 85.4, '&*-6ADLWbdpqvwx®': 92.8 },
    },
    {
      family: 'Faustina fallback',
      weight: 700,
      bold: true,
      width: 90.4,
      others: 99.3,
      letters: { '(),.157JScgs': 78.9, '3CEFGKLPRbeov': 84.8, '+2489AOTVYadpqxy®': 89.9 },
    },
  ],
})
