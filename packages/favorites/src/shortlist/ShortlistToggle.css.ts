import { vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Filled while the restaurant is on the list. */
export const toggle = style({})
globalStyle(`${toggle}[aria-pressed=true]`, {
  background: vars.control.on,
  borderColor: vars.control.on,
  color: vars.text.onControl,
  '@media': { '(forced-colors:active)': { outline: '3px solid Highlight' } },
})
