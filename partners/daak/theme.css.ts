import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Outfit',
  files: './assets/fonts/outfit',
  weights: '300 700',
  ascent: 1,
  descent: 0.26,
  fallbacks: [
    {
      family: 'Outfit fallback',
      bold: true,
      width: 93.5,
      others: 102.7,
      letters: { '1:?BScilsu': 82.1, '&EFJLPRghknovxyz': 90.2, ',2357ACGHIKNYbdempw': 95.1 },
    },
    { family: 'Outfit figures', bold: true, width: 98.9 },
  ],
})
webFace({
  family: 'Nunito Sans',
  files: './assets/fonts/nunito-sans',
  weights: '400 750',
  ascent: 1.011,
  descent: 0.353,
  fallbacks: [
    {
      family: 'Nunito Sans fallback',
      weight: 400,
      width: 101.2,
      others: 101.6,
      letters: { '(),.:;?@CEFIJKLPRSYacesz·': 93.6, '$0123456789AHgjrx©': 107.1, '-Wfltw': 115.5 },
    },
    {
      family: 'Nunito Sans fallback',
      weight: 700,
      bold: true,
      width: 98.2,
      others: 98.4,
      letters: { ',.EJKcis': 88.4, CFGLRSYhknouvy: 94.4, $0123456789DNVWltw: 108.5 },
    },
  ],
})
