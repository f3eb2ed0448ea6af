import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Nunito',
  files: './assets/fonts/nunito',
  weights: '700 950',
  ascent: 1.011,
  descent: 0.353,
  fallbacks: [
    {
      family: 'Nunito fallback',
      bold: true,
      width: 101.1,
      others: 99,
      letters: { '?EJYcs': 89.2, '&AMNOPTabdgjkmpx': 102.6, "$'-013468DHWflrtw®": 111.9 },
    },
    { family: 'Nunito figures', bold: true, width: 107.9 },
  ],
})
webFace({
  family: 'Public Sans',
  files: './assets/fonts/public-sans',
  weights: '400 750',
  ascent: 0.95,
  descent: 0.225,
  fallbacks: [
    {
      family: 'Public Sans fallback',
      weight: 400,
      width: 103.4,
      others: 100.9,
      letters: { '(),.1:?@CDEFGJOPQRTYz®·': 90.6, '&02679AHMbcdgikpqwxy©': 107.2, '$-3458fjlrt': 115.6 },
    },
    {
      family: 'Public Sans fallback',
      weight: 700,
      bold: true,
      width: 100.7,
      others: 94.8,
      letters: { '()+,CFTUYbcdmpquwy': 99.6, NSVWaegkr: 103.1, '$*023456789Mflt': 114.6 },
    },
  ],
})
