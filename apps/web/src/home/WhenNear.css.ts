import { from, space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** Cards side by side as in the carousel to come, so that nothing moves when it does. */
export const skeletons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '200px',
  gap: space[3],
  overflow: 'hidden',
  marginTop: space[4],
  '@media': { [from('desktop')]: { gridAutoColumns: '250px' } },
})
