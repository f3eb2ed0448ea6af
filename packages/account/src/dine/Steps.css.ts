import { from, ground, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** The steps: below each other, and side by side where there is room. */
export const steps = style({
  display: 'grid',
  marginTop: space[5],
  '@media': { [from('desktop')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' } },
})
export const step = style({
  position: 'relative',
  paddingInlineStart: space[7],
  paddingBlockEnd: space[5],
  '@media': { [from('desktop')]: { padding: `${space[7]} ${space[3]} 0 0` } },
})
// The line to the next step.
globalStyle(`${step}:not(:last-child)::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '10px',
  insetBlock: '12px -12px',
  borderInlineStart: `2px solid ${vars.border.control}`,
})
globalStyle(`${step}:not(:last-child)::before`, {
  '@media': { [from('desktop')]: { inset: '10px -11px auto 11px', borderInlineStart: 0, borderTop: `2px solid ${vars.border.control}` } },
})
export const mark = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  border: `2px solid ${vars.border.control}`,
  background: vars.surface.raised,
  color: vars.text.good,
})
globalStyle(`${mark} svg`, { width: '14px', height: '14px' })
export const done = style({ borderColor: 'currentColor' })
export const now = style({ borderColor: vars.text.heading, borderWidth: '6px' })
export const stepTitle = style({ fontSize: size[2], fontWeight: vars.strong, color: vars.text.heading, lineHeight: 1.4 })
export const when = style({ fontSize: size[1], color: ground.quiet })
