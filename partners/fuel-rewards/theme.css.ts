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
    { family: 'Saira Wide fallback', bold: true, width: 107.2 },
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
    { family: 'Saira fallback', weight: 400, width: 103.5 },
    { family: 'Saira fallback', weight: 700, bold: true, width: 98.1 },
  ],
})
