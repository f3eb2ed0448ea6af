/** Sizes of the layout that are the same for every partner (LAYOUT-05 … LAYOUT-10), as CSS lengths. */
export const CONTENT_WIDTH = '1050px'
export const OVERALL_WIDTH = '1400px'
export const LEAST_WIDTH = '320px'
export const MODAL_WIDTH = '650px'
export const CONTROL = '50px'
export const TOUCH = '44px'
export const BACK_BAR = '45px'

/** What a display's rounded corners, notch and home indicator take of the window's edges (viewport-fit=cover); elsewhere 0. */
export const edge = {
  top: 'env(safe-area-inset-top)',
  bottom: 'env(safe-area-inset-bottom)',
  /** The larger of both sides, so that the page stays in the middle. */
  sides: 'max(env(safe-area-inset-left),env(safe-area-inset-right))',
} as const

/** Steps of space: 4 8 12 16 20 24 32 48 64 96 px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '32px',
  8: '48px',
  9: '64px',
  10: '96px',
} as const
