import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Cormorant',
  files: './assets/fonts/cormorant',
  weights: '400 700',
  ascent: 0.924,
  descent: 0.287,
  fallbacks: [
    {
      family: 'Cormorant fallback',
      width: 88.8,
      others: 100.1,
      letters: { "$',.12347JSaegs": 75.3, '06BEFPcovxyz': 85.2, CGRYbdhmnpuw: 91.5 },
    },
    { family: 'Cormorant figures', width: 84.5 },
  ],
})
webFace({
  family: 'Work Sans',
  files: './assets/fonts/work-sans',
  weights: '400 700',
  ascent: 0.93,
  descent: 0.243,
  fallbacks: [
    {
      family: 'Work Sans fallback',
      weight: 400,
      width: 110.1,
      others: 105.9,
      letters: { '&,.1?@ABCDEFKOPQRSTVYg·': 97, '$04689Jbcdhkmnpquw©®’': 113.9, '-fijlrt': 125.7 },
    },
    {
      family: 'Work Sans fallback',
      weight: 700,
      bold: true,
      width: 101.8,
      others: 101.2,
      letters: { '1ABCEGOPRSYgsv': 93.9, '2357JMWekmr®': 105.6, $0489Iltw: 113.5 },
    },
  ],
})
