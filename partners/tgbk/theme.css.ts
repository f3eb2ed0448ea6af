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
    {
      family: 'Space Grotesk fallback',
      bold: true,
      width: 100,
      others: 99.6,
      letters: { '%&1ABCDFGHKLNOPSWYil': 89.1, '.5Mabcdegpxz': 104.6, "$'0346Jfty": 112.7 },
    },
    { family: 'Space Grotesk figures', bold: true, width: 94.1 },
  ],
})
webFace({
  family: 'IBM Plex Sans',
  files: './assets/fonts/ibm-plex-sans',
  weights: '400 700',
  ascent: 1.025,
  descent: 0.275,
  fallbacks: [
    {
      family: 'IBM Plex Sans fallback',
      weight: 400,
      width: 99,
      others: 95.5,
      letters: { '?@CDEFGLOPQRSTYz': 86.2, '$%&()0123456789:;Jbdhkmnpquwx©': 101.6, '*-Ifilrt·’': 110.5 },
    },
    {
      family: 'IBM Plex Sans fallback',
      weight: 700,
      bold: true,
      width: 95.9,
      others: 98.1,
      letters: { CEGLORScgos: 88.4, FJMPUVYZbdhnpquvy: 94.3, '$*,.01234789Ifltw': 105.2 },
    },
  ],
})
