import { from, size, space } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** As high as the block with two rows of tables, so that nothing moves when it comes. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  minHeight: '756px',
  marginTop: space[6],
  '@media': { [from('tablet')]: { minHeight: '560px' } },
})
globalStyle(`${room} h2`, { fontSize: size[4] })
