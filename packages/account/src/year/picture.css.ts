import { from, space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'center',
  gap: space[6],
  '@media': { [from('tablet')]: { gridTemplateColumns: '240px minmax(0,1fr)' } },
})
/** The drawing reads its colours here; the outline's is that of quiet text. */
export const picture = style({
  width: '100%',
  maxWidth: '240px',
  height: 'auto',
  borderRadius: vars.radius.card,
  color: vars.text.onBrand,
  background: vars.surface.brand,
  outlineColor: vars.text.quietOnBrand,
  fontFamily: vars.font.text,
})
