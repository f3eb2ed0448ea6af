import { from, space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** The parts of the page, farther apart than what belongs together. */
export const sections = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0,1fr)' })
export const sessions = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
/** One session: what it is, and the button that ends it, beside it if there is room. */
export const session = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[3],
  alignItems: 'center',
  padding: `${space[4]} 0`,
  borderTop: `1px solid ${vars.border.hair}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) auto' } },
})
export const facts = style({ display: 'grid', gap: space[1] })
export const name = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' })
