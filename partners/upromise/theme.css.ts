import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Besley',
  files: './assets/fonts/besley',
  weights: '400 800',
  ascent: 1.25,
  descent: 0.425,
  fallbacks: [
    {
      family: 'Besley fallback',
      bold: true,
      width: 111.1,
      others: 112.9,
      letters: { "'.1os": 97.1, ',3456BSceg': 103.4, '$%&AFHKLMNTUVWfiklrt': 124.8 },
    },
    { family: 'Besley figures', bold: true, width: 117.6 },
  ],
})
webFace({
  family: 'Atkinson Hyperlegible Next',
  files: './assets/fonts/atkinson-hyperlegible-next',
  weights: '400 700',
  ascent: 0.984,
  descent: 0.316,
  fallbacks: [
    {
      family: 'Atkinson Hyperlegible Next fallback',
      weight: 400,
      width: 99.8,
      others: 98.1,
      letters: { '(),.17:?@BCDEFGOPQRSTWYvyz·': 90.1, '$%359JZbdgmpqr': 103.6, '&*-0468Ifijlt©®’': 113.6 },
    },
    {
      family: 'Atkinson Hyperlegible Next fallback',
      weight: 700,
      bold: true,
      width: 98.2,
      others: 100.4,
      letters: { '1CEFGKLRScsuy': 91.9, ',.7ADOPUVWYhnorvw': 95.3, '$*0348Iflt': 112.6 },
    },
  ],
})
