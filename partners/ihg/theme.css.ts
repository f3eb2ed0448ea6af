import { applyTheme, webFace } from '@dining/ui/theme'

import { tokens } from './tokens.ts'

applyTheme(tokens)

webFace({
  family: 'Bitter',
  files: './assets/fonts/bitter',
  weights: '500 800',
  ascent: 0.935,
  descent: 0.265,
  fallbacks: [
    {
      family: 'Bitter fallback',
      bold: true,
      width: 96.8,
      others: 104.4,
      letters: { ',.1?BCJSs': 85.1, '&7EFGLOPRYbcgo': 90.9, '25ADTadehpuvxyz®': 97 },
    },
    { family: 'Bitter figures', bold: true, width: 107.9 },
  ],
})
webFace({
  family: 'Karla',
  files: './assets/fonts/karla',
  weights: '400 800',
  ascent: 0.917,
  descent: 0.252,
  fallbacks: [
    {
      family: 'Karla fallback',
      weight: 400,
      width: 100.9,
      others: 105.4,
      letters: { ',.17:;?@ABCDEFGHJKLNOPQRSTUVWYeyz©®·’': 88.8, '456IMagovwx': 98, '$&fijklmt': 112.4 },
    },
    {
      family: 'Karla fallback',
      weight: 700,
      bold: true,
      width: 99.4,
      others: 108.6,
      letters: { ',.17CEFGJLOPRVYy': 87, '+SUcegosvw': 94.2, '5HMNWbdhnpqru': 100.1 },
    },
  ],
})
