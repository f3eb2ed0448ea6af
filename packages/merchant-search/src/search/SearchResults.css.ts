import { below, from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Results of the previous search, while the next one loads. */
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.motion.quick}` })
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  marginBottom: space[6],
})
globalStyle(`${head} h1`, { fontSize: size[4] })
/** The place beside the count, or below it if that is too wide. */
export const near = style({ display: 'inline-block', fontSize: size[3], fontWeight: 400, letterSpacing: 'normal', color: vars.text.quiet })
export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.text.quiet,
  fontSize: size[1],
  whiteSpace: 'nowrap',
  // Beside a wide heading, which wraps instead.
  flexShrink: 0,
})
globalStyle(`${sort} > span`, {
  '@media': { [below('tablet')]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${sort} select`, {
  minHeight: '44px',
  border: 0,
  background: 'transparent',
  color: vars.text.link,
  fontWeight: vars.strong,
  cursor: 'pointer',
})
export const pages = style({ marginTop: space[8] })
/** Filters whose removal brings restaurants back, above the other ways to go on. */
export const without = style({ flexWrap: 'wrap', justifyContent: 'center', flexBasis: '100%', marginBottom: space[3] })
/** How old the results are that are shown without a connection. */
export const age = style({ marginBottom: space[4], color: vars.text.quiet })

/** As tall as the fields, so that nothing moves when they come: on a phone two rows. */
export const tableFields = style({
  minHeight: '156px',
  marginBottom: space[6],
  '@media': { [from('tablet')]: { minHeight: '70px', maxWidth: '560px' } },
})
export const withTables = style({ display: 'grid', gridTemplateRows: '1fr auto', gap: space[2] })
/** As tall as a table with what it earns. */
export const tables = style({ minHeight: '62px' })
