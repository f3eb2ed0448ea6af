import { style } from '@vanilla-extract/css'

/** Takes the height that bar and footer leave, so that a short page's footer stays at the bottom. */
export const main = style({
  minHeight: '60vh',
  // Focus is set here after a move to another page; the ring belongs to what can be acted on.
  ':focus-visible': { outline: 'none' },
})
