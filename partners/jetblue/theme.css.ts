import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Red Hat Display',
  files: './assets/fonts/red-hat-display',
  weights: '400 900',
  ascent: 1.018,
  descent: 0.305,
  fallbacks: [
    { family: 'Red Hat Display fallback', bold: true, width: 97.3 },
    { family: 'Red Hat Display figures', bold: true, width: 101.7 },
  ],
})
webFace({
  family: 'Red Hat Text',
  files: './assets/fonts/red-hat-text',
  weights: '400 700',
  ascent: 1.018,
  descent: 0.305,
  fallbacks: [
    { family: 'Red Hat Text fallback', weight: 400, width: 98.2 },
    { family: 'Red Hat Text fallback', weight: 700, bold: true, width: 100.8 },
  ],
})
