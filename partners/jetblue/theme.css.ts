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
    {
      family: 'Red Hat Display fallback',
      bold: true,
      width: 97.8,
      others: 99.5,
      letters: { ',.1?ijls®': 85, '&BEKRSYchnuwz': 94.5, $03468JMOTefty: 104.5 },
    },
    { family: 'Red Hat Display figures', bold: true, width: 107.9 },
  ],
})
webFace({
  family: 'Red Hat Text',
  files: './assets/fonts/red-hat-text',
  weights: '400 700',
  ascent: 1.018,
  descent: 0.305,
  fallbacks: [
    {
      family: 'Red Hat Text fallback',
      weight: 400,
      width: 98.8,
      others: 97.3,
      letters: { ',.1:;?@EIKRSsz®·': 88, '235678GMNOQTbcdgmopqr©': 102.7, '()*-049JLft’': 111.9 },
    },
    {
      family: 'Red Hat Text fallback',
      weight: 700,
      bold: true,
      width: 101.7,
      others: 104.3,
      letters: { ',.1s': 88.9, 'BCERSchilmnouvw’': 98.6, '()*049Jft': 115.7 },
    },
  ],
})
