import { from, space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** As wide as the slides that come, cut off where the page ends. */
export const skeletons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '200px',
  gap: space[3],
  overflow: 'hidden',
  paddingBlock: `${space[2]} ${space[6]}`,
  marginTop: space[2],
  '@media': { [from('desktop')]: { gridAutoColumns: '250px', gap: 'calc(50px/3)' } },
})
