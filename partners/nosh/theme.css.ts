import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

// Without groups of letters: home, whose content is long, has no bytes left for them in its first flight.
webFace({
  family: 'Bricolage Grotesque',
  files: './assets/fonts/bricolage-grotesque',
  weights: '400 800',
  ascent: 0.93,
  descent: 0.27,
  fallbacks: [
    { family: 'Bricolage fallback', bold: true, width: 96.8 },
    { family: 'Bricolage figures', bold: true, width: 96.9 },
  ],
})
webFace({
  family: 'Figtree',
  files: './assets/fonts/figtree',
  weights: '400 750',
  ascent: 0.95,
  descent: 0.25,
  fallbacks: [
    { family: 'Figtree fallback', weight: 400, width: 100.2 },
    { family: 'Figtree fallback', weight: 700, bold: true, width: 96.3 },
  ],
})
