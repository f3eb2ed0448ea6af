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
    {
      family: 'Fraunces fallback',
      bold: true,
      width: 93.6,
      others: 94.2,
      letters: { "'1:s": 78.8, ',.Scego': 87.3, $0456DHNTWfijklrtw: 103.7 },
    },
    { family: 'Fraunces figures', bold: true, width: 106.1 },
  ],
})
webFace({
  family: 'DM Sans',
  files: './assets/fonts/dm-sans',
  weights: '400 750',
  ascent: 0.992,
  descent: 0.31,
  fallbacks: [
    {
      family: 'DM Sans fallback',
      weight: 400,
      width: 102.7,
      others: 103.2,
      letters: { ',.1:BEFIKPSTYz·': 87.3, '7?@ACDGHLNOQagklsx’': 97, '&()-045689bcdfpqrty': 112.4 },
    },
    {
      family: 'DM Sans fallback',
      weight: 700,
      bold: true,
      width: 101,
      others: 104.1,
      letters: { ',.1:FRS': 85.3, '+7CGNOYghiklnosu': 97.2, '04589t': 113.2 },
    },
  ],
})
