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
    { family: 'Sora fallback', bold: true, width: 105.5 },
    { family: 'Sora figures', bold: true, width: 106.1 },
  ],
})
webFace({
  family: 'Geist',
  files: './assets/fonts/geist',
  weights: '400 700',
  ascent: 1.005,
  descent: 0.295,
  fallbacks: [
    { family: 'Geist fallback', weight: 400, width: 103.4 },
    { family: 'Geist fallback', weight: 700, bold: true, width: 102.8 },
  ],
})
