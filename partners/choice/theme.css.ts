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
    {
      family: 'Rubik fallback',
      bold: true,
      width: 106.6,
      others: 108.3,
      letters: { '1GKOW': 92.6, "',?ABCDEFLMNPRSUgilos’": 101.7, $03456IJfrt: 121 },
    },
    // Digits of their whole width would be so high that they touch the line above the rate.
    { family: 'Rubik figures', bold: true, width: 112 },
  ],
})
webFace({
  family: 'Asap',
  files: './assets/fonts/asap',
  weights: '400 700',
  ascent: 0.934,
  descent: 0.212,
  fallbacks: [
    {
      family: 'Asap fallback',
      weight: 400,
      width: 98.3,
      others: 100.5,
      letters: { '$(),.:;?BCEFGJKLPRSTYs': 83.4, '&*-0123456789@ADNOQVWacegvxyz·’': 96, filrt: 110.6 },
    },
    {
      family: 'Asap fallback',
      weight: 700,
      bold: true,
      width: 91.7,
      others: 96.7,
      letters: { ',.JLSs': 77.1, ACEFGPRYcvy: 84.2, '$()*Vbdghknopqru': 91.6 },
    },
  ],
})
