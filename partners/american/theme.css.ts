import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Sofia Sans Condensed',
  files: './assets/fonts/sofia-sans-condensed',
  weights: '400 850',
  ascent: 0.9,
  descent: 0.3,
  fallbacks: [
    { family: 'Sofia Sans Condensed fallback', bold: true, width: 73.8 },
    { family: 'Sofia Sans Condensed figures', bold: true, width: 95.2 },
  ],
})
webFace({
  family: 'Libre Franklin',
  files: './assets/fonts/libre-franklin',
  weights: '400 700',
  ascent: 0.966,
  descent: 0.246,
  fallbacks: [
    { family: 'Libre Franklin fallback', weight: 400, width: 101.9 },
    { family: 'Libre Franklin fallback', weight: 700, bold: true, width: 98.2 },
  ],
})
