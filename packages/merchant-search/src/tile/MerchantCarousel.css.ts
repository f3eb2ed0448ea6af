import { space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** As wide as the slides that come, cut off where the page ends. */
export const skeletons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '250px',
  gap: space[5],
  overflow: 'hidden',
  marginTop: space[4],
})
