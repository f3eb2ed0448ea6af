import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Schibsted Grotesk',
  files: './fonts/schibsted-grotesk',
  weights: '400 700',
  ascent: 0.977,
  descent: 0.258,
  fallbacks: [
    { family: 'Schibsted fallback', weight: 400, width: 100 },
    { family: 'Schibsted fallback', weight: 600, bold: true, width: 100 },
  ],
})
webFace({
  family: 'Literata',
  files: './fonts/literata',
  weights: '500 700',
  ascent: 1.177,
  descent: 0.308,
  fallbacks: [{ family: 'Literata fallback', bold: true, width: 100 }],
})
