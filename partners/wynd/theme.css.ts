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
    { family: 'Jost fallback', width: 95.9 },
    { family: 'Jost figures', bold: true, width: 101.7 },
  ],
})
webFace({
  family: 'Albert Sans',
  files: './assets/fonts/albert-sans',
  weights: '400 700',
  ascent: 0.95,
  descent: 0.25,
  fallbacks: [
    { family: 'Albert Sans fallback', weight: 400, width: 102.6 },
    { family: 'Albert Sans fallback', weight: 700, bold: true, width: 97.1 },
  ],
})
