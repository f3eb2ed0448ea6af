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
    { family: 'Besley fallback', bold: true, width: 111 },
    { family: 'Besley figures', bold: true, width: 109 },
  ],
})
webFace({
  family: 'Atkinson Hyperlegible Next',
  files: './assets/fonts/atkinson-hyperlegible-next',
  weights: '400 700',
  ascent: 0.984,
  descent: 0.316,
  fallbacks: [
    { family: 'Atkinson Hyperlegible Next fallback', weight: 400, width: 98.4 },
    { family: 'Atkinson Hyperlegible Next fallback', weight: 700, bold: true, width: 99.1 },
  ],
})
