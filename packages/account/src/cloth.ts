import type { TableIllustration } from '@dining/ui'

/** Laid for a wide, low band: the sheets cover its middle, so plates stand at its ends and above them. */
export const WIDE_TABLE = {
  tone: 'deep',
  items: [
    { dish: 'paella', on: 'plate', d: 13, x: 90, y: 24 },
    { dish: 'wine', on: 'plate', d: 7, x: 99, y: 78 },
    { dish: 'salad', on: 'plate', d: 10, x: 4, y: 66 },
    { dish: 'bread', on: 'plate', d: 9, x: 15, y: 2 },
    { dish: 'lemon', on: 'cloth', d: 3, x: 81, y: 20, turn: 14 },
    { dish: 'herb', on: 'cloth', d: 2.8, x: 30, y: 18, turn: -24 },
  ],
} as const satisfies TableIllustration

/** Laid for the strip above the sheet on a phone. */
export const NARROW_TABLE = {
  tone: 'deep',
  items: [
    { dish: 'paella', on: 'plate', d: 30, x: 78, y: 34 },
    { dish: 'salad', on: 'plate', d: 22, x: 6, y: 30 },
    { dish: 'lemon', on: 'cloth', d: 8, x: 52, y: 26, turn: 14 },
    { dish: 'herb', on: 'cloth', d: 7, x: 30, y: 20, turn: -30 },
  ],
} as const satisfies TableIllustration
