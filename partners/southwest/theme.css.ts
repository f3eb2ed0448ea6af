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
    { family: 'Nunito fallback', bold: true, width: 101 },
    { family: 'Nunito figures', bold: true, width: 102.5 },
  ],
})
webFace({
  family: 'Hanken Grotesk',
  files: './assets/fonts/hanken-grotesk',
  weights: '400 750',
  ascent: 1,
  descent: 0.303,
  fallbacks: [
    { family: 'Hanken Grotesk fallback', weight: 400, width: 100.2 },
    { family: 'Hanken Grotesk fallback', weight: 700, bold: true, width: 94.7 },
  ],
})
