import { style } from '@vanilla-extract/css'

/** Takes the height that bar and footer leave, so that a short page's footer stays at the bottom. */
export const main = style({
  minHeight: '60vh',
  // Focus is set here after a move to another page; the ring belongs to what can be acted on.
  ':focus-visible': { outline: 'none' },
})
/** A link in the bar with more words than a small screen has room for in one line. */
export const wraps = style({ whiteSpace: 'normal', textAlign: 'end', textWrap: 'balance', lineHeight: 1.25 })
