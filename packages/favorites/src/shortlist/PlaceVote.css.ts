import { size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const vote = style({ display: 'grid', gap: space[2], paddingTop: space[3] })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})
globalStyle(`${line} strong`, { fontSize: size[3], color: vars.text.heading, fontVariantNumeric: 'tabular-nums' })
export const track = style({
  height: '8px',
  borderRadius: '4px',
  overflow: 'hidden',
  background: vars.border.hair,
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
export const bar = style({
  display: 'block',
  height: '100%',
  minWidth: 0,
  borderRadius: '4px',
  background: vars.control.on,
  transition: `width ${vars.motion.steady}`,
  '@media': { '(forced-colors:active)': { background: 'Highlight' }, '(prefers-reduced-motion:reduce)': { transition: 'none' } },
})
export const voters = style({ fontSize: size[1], color: vars.text.quiet, overflowWrap: 'anywhere' })
export const leading = style({ fontSize: size[1], fontWeight: vars.strong, color: vars.text.good })
export const button = style({})
globalStyle(`${button}[aria-pressed=true]`, {
  background: vars.control.on,
  color: vars.text.onControl,
  boxShadow: 'none',
  '@media': { '(forced-colors:active)': { outline: '3px solid Highlight' } },
})
