import { from, space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** The parts of the page, farther apart than what belongs together. */
export const sections = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0,1fr)' })
export const choices = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const choice = style({ padding: `${space[2]} 0`, borderTop: `1px solid ${vars.border.hair}` })
/** One browser: what it is, and the button that removes it, beside it if there is room. */
export const device = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[3],
  alignItems: 'center',
  padding: `${space[4]} 0`,
  borderTop: `1px solid ${vars.border.hair}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) auto' } },
})
export const name = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
