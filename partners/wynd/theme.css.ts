import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Jost',
  files: './assets/fonts/jost',
  weights: '300 600',
  ascent: 1.07,
  descent: 0.375,
  fallbacks: [
    {
      family: 'Jost fallback',
      width: 97,
      others: 96.4,
      letters: { '1BEFJLPRSTastvxy': 86.7, $348AGHIMOdgop: 102.4, "&',.02NWbfilr": 109.3 },
    },
    { family: 'Jost figures', bold: true, width: 98.9 },
  ],
})
webFace({
  family: 'Albert Sans',
  files: './assets/fonts/albert-sans',
  weights: '400 700',
  ascent: 0.95,
  descent: 0.25,
  fallbacks: [
    {
      family: 'Albert Sans fallback',
      weight: 400,
      width: 102.1,
      others: 100.4,
      letters: { ',.1:@EFIKLPRSUasz·': 92.7, '&2369Cbdgmopqrv©': 107.1, '()*-0458cfijt’': 113.8 },
    },
    {
      family: 'Albert Sans fallback',
      weight: 700,
      bold: true,
      width: 97.5,
      others: 96.6,
      letters: { '1ELRShlnsu': 89.9, '$,7DGYceikmv’': 100.3, '()*+02345689CMVWt': 108.9 },
    },
  ],
})
