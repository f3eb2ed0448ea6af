import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Sofia Sans Condensed',
  files: './assets/fonts/sofia-sans-condensed',
  weights: '400 850',
  ascent: 0.9,
  descent: 0.3,
  fallbacks: [
    {
      family: 'Sofia Sans Condensed fallback',
      bold: true,
      width: 72.8,
      others: 71.4,
      letters: { ':ABEGJKLOPRSYg®℠': 66.4, "'MWaceiklmvwxz": 75.4, '$,.023457Ifrt': 81.3 },
    },
    { family: 'Sofia Sans Condensed figures', bold: true, width: 82.7 },
  ],
})
webFace({
  family: 'Libre Franklin',
  files: './assets/fonts/libre-franklin',
  weights: '400 700',
  ascent: 0.966,
  descent: 0.246,
  fallbacks: [
    {
      family: 'Libre Franklin fallback',
      weight: 400,
      width: 102.9,
      others: 99.9,
      letters: { '(),.1:?@EGJ®·℠': 86.5, $27ALTVWbcdgijklmopvwxy: 106, '&-0345689frt©': 113.7 },
    },
    {
      family: 'Libre Franklin fallback',
      weight: 700,
      bold: true,
      width: 100.8,
      others: 96.9,
      letters: { ',.1J®': 84.6, '7ADHNPTVYekmrw': 103.9, '023489IWt': 113 },
    },
  ],
})
