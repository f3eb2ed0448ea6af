import { from, size, space } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const referral = style({ display: 'grid', gap: space[3] })
/** The link and its button, on one line if there is room for both. */
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[4],
  alignItems: 'end',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) auto' } },
})
export const groups = style({ display: 'flex', flexWrap: 'wrap', gap: space[7] })
globalStyle(`${groups} h2`, { fontSize: size[2] })
