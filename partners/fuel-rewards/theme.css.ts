import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Saira Wide',
  files: './assets/fonts/saira-wide',
  weights: '500 800',
  ascent: 1.135,
  descent: 0.439,
  fallbacks: [
    {
      family: 'Saira Wide fallback',
      bold: true,
      width: 106.1,
      others: 102.8,
      letters: { '1?CGJLc¢': 91.4, '&,HNVaeiklvx®': 109.9, "'-.046IMWfrtwyz": 116.9 },
    },
    { family: 'Saira figures', bold: true, width: 100 },
  ],
})
webFace({
  family: 'Saira',
  files: './assets/fonts/saira',
  weights: '400 700',
  ascent: 1.135,
  descent: 0.439,
  fallbacks: [
    {
      family: 'Saira fallback',
      weight: 400,
      width: 105.2,
      others: 106.4,
      letters: { '(),.1:;?@CDEFGJOQRSTYc¢·': 91.3, '$7ABHKLNPUaesz©®’': 100.9, '&*/045689fijlrtwy': 115 },
    },
    {
      family: 'Saira fallback',
      weight: 700,
      bold: true,
      width: 100.9,
      others: 103.4,
      letters: { '1CEGJLcs¢': 89, '+AFPRSUYbdghmnopqu': 97.1, '*/0234589IMftw': 112.4 },
    },
  ],
})
