import { edge, space, vars } from '@dining/ui/style'

import { style } from '@vanilla-extract/css'

/** Takes the height between bar and footer, so that a short page's footer stays at the bottom. */
export const main = style({
  minHeight: '60vh',
  // The focus is set here after a navigation; only interactive elements show the focus ring.
  ':focus-visible': { outline: 'none' },
})
/** A link in the bar whose text does not fit on one line of a small screen. */
export const wraps = style({ whiteSpace: 'normal', textAlign: 'end', textWrap: 'balance', lineHeight: 1.25 })
/** At the bottom of the window, above the page. */
export const connection = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: `calc(${space[4]} + ${edge.bottom})`,
  zIndex: 5,
  width: 'fit-content',
  maxWidth: '36em',
  margin: '0 auto',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.panel,
  background: vars.surface.warning,
  color: vars.text.body,
  boxShadow: `0 4px 16px ${vars.shadow.firm}`,
})
