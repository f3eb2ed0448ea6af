import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Cinzel',
  files: './assets/fonts/cinzel',
  weights: '400 800',
  ascent: 0.976,
  descent: 0.372,
  fallbacks: [
    { family: 'Cinzel fallback', bold: true, width: 103.2 },
    { family: 'Cinzel figures', bold: true, width: 101.7 },
  ],
})
webFace({
  family: 'Faustina',
  files: './assets/fonts/faustina',
  weights: '400 700',
  ascent: 1.043,
  descent: 0.217,
  fallbacks: [
    { family: 'Faustina fallback', weight: 400, width: 92.1 },
    { family: 'Faustina fallback', weight: 700, bold: true, width: 89.5 },
  ],
})
