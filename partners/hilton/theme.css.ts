import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Newsreader',
  files: './assets/fonts/newsreader',
  weights: '300 400',
  ascent: 0.735,
  descent: 0.265,
  fallbacks: [
    {
      family: 'Newsreader fallback',
      width: 93.5,
      others: 104,
      letters: { ',.?Sacegsz™': 80.3, BCFGPRbou: 93.5, "$'0124578VWYdhjmnpx": 98.4 },
    },
    { family: 'Newsreader figures', width: 102.5 },
  ],
})
webFace({
  family: 'Instrument Sans',
  files: './assets/fonts/instrument-sans',
  weights: '400 700',
  ascent: 0.97,
  descent: 0.25,
  fallbacks: [
    {
      family: 'Instrument Sans fallback',
      weight: 400,
      width: 101.1,
      others: 104.5,
      letters: { ',.17:@BEIJRSas·™': 90.3, '2358?CDFHKNOPQUYeovyz': 98.7, '&()-0Wfrt©’“”': 111.2 },
    },
    {
      family: 'Instrument Sans fallback',
      weight: 700,
      bold: true,
      width: 97.7,
      others: 99,
      letters: { '+1BIRs™': 86, EFLSUcijlouvy: 94.6, '$()*0489MVWft': 108.8 },
    },
  ],
})
