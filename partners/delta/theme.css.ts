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
    {
      family: 'Archivo fallback',
      bold: true,
      width: 108.8,
      others: 111.4,
      letters: { "$'Lghilnru’": 100.5, ',ABIKbdopsvwxy®': 105.7, '.17CDEFPRSUVWYkmz': 109 },
    },
    { family: 'Archivo figures', bold: true, width: 116.9 },
  ],
})
webFace({
  family: 'Source Sans 3',
  files: './assets/fonts/source-sans-3',
  weights: '200 900',
  ascent: 1.024,
  descent: 0.4,
  fallbacks: [
    {
      family: 'Source Sans 3 fallback',
      weight: 400,
      width: 93,
      others: 88.9,
      letters: { '?@ACDEFGOPQRSVWYsz®': 81.1, 'Jbdhkmnopquw©': 97.5, '*filrt’': 104.7 },
    },
    {
      family: 'Source Sans 3 fallback',
      weight: 700,
      bold: true,
      width: 89.5,
      others: 91.6,
      letters: { ACEGKLRSVYcs: 80.3, '+DFMOPTWgo': 87.2, '()*,.Ifiklrtw': 98.8 },
    },
  ],
})
