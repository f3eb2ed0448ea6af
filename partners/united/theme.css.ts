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
    { family: 'Manrope fallback', width: 103.2 },
    { family: 'Manrope figures', bold: true, width: 104.7 },
  ],
})
webFace({
  family: 'Hanken Grotesk',
  files: './assets/fonts/hanken-grotesk',
  weights: '400 700',
  ascent: 1,
  descent: 0.303,
  fallbacks: [
    { family: 'Hanken Grotesk fallback', weight: 400, width: 100.4 },
    { family: 'Hanken Grotesk fallback', weight: 700, bold: true, width: 95.2 },
  ],
})
