import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Manrope',
  files: './assets/fonts/manrope',
  weights: '300 750',
  ascent: 1.066,
  descent: 0.3,
  fallbacks: [
    {
      family: 'Manrope fallback',
      width: 103.6,
      others: 105.9,
      letters: { '17ABDEFGIJLNOPRSVY®℠': 89.9, '&,.235CHMTUWakm': 99.4, "'0cfilrt": 112.3 },
    },
    { family: 'Manrope figures', bold: true, width: 104.3 },
  ],
})
webFace({
  family: 'Hanken Grotesk',
  files: './assets/fonts/hanken-grotesk',
  weights: '400 700',
  ascent: 1,
  descent: 0.303,
  fallbacks: [
    {
      family: 'Hanken Grotesk fallback',
      weight: 400,
      width: 100.4,
      others: 97.8,
      letters: { '(),.:;@BEILPRSYg®℠': 87.7, '&Wbcdijkopqvwxy': 104.4, 'Jflrt©·’': 115.2 },
    },
    {
      family: 'Hanken Grotesk fallback',
      weight: 700,
      bold: true,
      width: 94.2,
      others: 97.7,
      letters: { ',.ELPRSgis®': 84.6, AFGHINUYcdhmnopuvy: 92.7, rt: 107.4 },
    },
  ],
})
