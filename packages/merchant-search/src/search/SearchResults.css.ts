import { size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Of the search before, while the next one is on its way. */
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.motion.quick}` })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  marginBottom: space[6],
})
globalStyle(`${head} h1`, { fontSize: size[4] })
export const sort = style({ display: 'flex', alignItems: 'center', gap: space[2], color: vars.text.quiet, fontSize: size[1] })
globalStyle(`${sort} select`, {
  minHeight: '44px',
  border: 0,
  background: 'transparent',
  color: vars.text.link,
  fontWeight: vars.strong,
  cursor: 'pointer',
})
export const pages = style({ marginTop: space[8] })
