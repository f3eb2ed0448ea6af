import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Archivo',
  files: './assets/fonts/archivo',
  weights: '350 700',
  ascent: 0.878,
  descent: 0.21,
  fallbacks: [
    { family: 'Archivo fallback', bold: true, width: 110.2 },
    { family: 'Archivo figures', bold: true, width: 99.7 },
  ],
})
webFace({
  family: 'Source Sans 3',
  files: './assets/fonts/source-sans-3',
  weights: '200 900',
  ascent: 1.024,
  descent: 0.4,
  fallbacks: [
    { family: 'Source Sans 3 fallback', weight: 400, width: 94.4 },
    { family: 'Source Sans 3 fallback', weight: 700, bold: true, width: 89 },
  ],
})
