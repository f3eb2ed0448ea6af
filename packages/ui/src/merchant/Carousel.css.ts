import { below, from } from '../style/breakpoints.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { gutter } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const head = part({ display: 'flex', alignItems: 'center', gap: space[4], marginBottom: space[2] })
partGlobal(`.${head}>:first-child`, { flex: 1, minWidth: 0 })
export const buttons = part({ display: 'flex', gap: space[2], '@media': { [below('desktop')]: { display: 'none' } } })
/** Slides of 200 px, 250 from 861. */
export const slides = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '200px',
  gap: space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: gutter,
  scrollbarWidth: 'none',
  padding: `${space[2]} ${gutter} ${space[6]}`,
  '@media': { [from('desktop')]: { gridAutoColumns: '250px', gap: 'calc(50px/3)' } },
})
/**
 * From edge to edge of a small window. Slides outside the window cost neither style nor layout: a page has several carousels below its first view, and
 * most of its elements are in them. They keep about their height until they are near.
 */
export const room = part({
  position: 'relative',
  marginInline: `calc(-1*${gutter})`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 307px',
  '@media': { [from('desktop')]: { containIntrinsicBlockSize: 'auto 338px' } },
})
export const unseen = part({ opacity: 0 })
export const instead = part({
  position: 'absolute',
  inset: `${space[2]} ${gutter} ${space[6]}`,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  background: vars.surface.tint,
  borderRadius: vars.radius.panel,
})
// A slide may have a button over its card.
partGlobal(`.${slides}>li`, { position: 'relative', scrollSnapAlign: 'start' })
