import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Space Grotesk',
  files: './assets/fonts/space-grotesk',
  weights: '400 700',
  ascent: 0.984,
  descent: 0.292,
  fallbacks: [
    { family: 'Space Grotesk fallback', bold: true, width: 102.1 },
    { family: 'Space Grotesk figures', bold: true, width: 101.7 },
  ],
})
webFace({
  family: 'IBM Plex Sans',
  files: './assets/fonts/ibm-plex-sans',
  weights: '400 700',
  ascent: 1.025,
  descent: 0.275,
  fallbacks: [
    { family: 'IBM Plex Sans fallback', weight: 400, width: 100.2 },
    { family: 'IBM Plex Sans fallback', weight: 700, bold: true, width: 98.1 },
  ],
})
