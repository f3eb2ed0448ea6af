import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Sora',
  files: './assets/fonts/sora',
  weights: '400 800',
  ascent: 0.97,
  descent: 0.29,
  fallbacks: [
    {
      family: 'Sora fallback',
      bold: true,
      width: 106.2,
      others: 109,
      letters: { '%&,.1:?BEFKLPRSTYsyz’': 97, AGUahnruvx: 104.2, '$-0468JMNbdfipqtw': 114.1 },
    },
    { family: 'Sora figures', bold: true, width: 106.5 },
  ],
})
webFace({
  family: 'Geist',
  files: './assets/fonts/geist',
  weights: '400 700',
  ascent: 1.005,
  descent: 0.295,
  fallbacks: [
    {
      family: 'Geist fallback',
      weight: 400,
      width: 99.8,
      others: 101.2,
      letters: { '%&(),.17@EGQRTY·’': 84.7, '?ABCDFHIKNOPSUVWaeo': 95.6, '$-0245Jfjklrtwx©': 109.6 },
    },
    {
      family: 'Geist fallback',
      weight: 700,
      bold: true,
      width: 98.9,
      others: 101.5,
      letters: { ',.1EGY’': 88, '+7ACDFHLORSTUdhimnosu': 95.3, '$-02345689Jkt': 110.3 },
    },
  ],
})
