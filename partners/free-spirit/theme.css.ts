import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Big Shoulders Display',
  files: './assets/fonts/big-shoulders-display',
  weights: '500 900',
  ascent: 0.984,
  descent: 0.213,
  fallbacks: [
    {
      family: 'Big Shoulders fallback',
      bold: true,
      width: 76.3,
      others: 79.5,
      letters: { '1ABCDEFGHKLOPRSTUVY®': 65.2, Nbgknosvxyz: 74.7, ',.023457Mfrtw': 86.9 },
    },
    { family: 'Big Shoulders figures', bold: true, width: 93.5 },
  ],
})
webFace({
  family: 'Chivo',
  files: './assets/fonts/chivo',
  weights: '400 750',
  ascent: 0.94,
  descent: 0.25,
  fallbacks: [
    {
      family: 'Chivo fallback',
      weight: 400,
      width: 106.4,
      others: 104.8,
      letters: { '(),.:;?@BCDEFGHKLNOPQRSTUVYz·': 92.7, '-0123456789Mckuw': 111.3, '*Ifijlrt': 120.6 },
    },
    {
      family: 'Chivo fallback',
      weight: 700,
      bold: true,
      width: 100.8,
      others: 97,
      letters: { '()EFGKLO': 90.1, '$+Weikuw': 105.7, '*012345789IMafrt': 112.4 },
    },
  ],
})
