import { from, ground, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const notes = style({ display: 'grid', gap: space[2], maxWidth: '64ch', textWrap: 'pretty' })
/** On the brand's background colour. */
globalStyle(`${notes} button`, { color: 'inherit' })
export const lead = style({ fontSize: size[3], fontWeight: vars.strong, color: ground.heading })
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: `${space[4]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
})
globalStyle(`${places}>li`, { display: 'grid', gridTemplateColumns: '72px minmax(0,1fr)', alignItems: 'center', gap: space[4] })
export const picture = style({ aspectRatio: '1', borderRadius: vars.radius.card })
export const name = style({ fontWeight: vars.strong, overflowWrap: 'anywhere' })
/** Tall enough for a finger. */
globalStyle(`${name} a`, { display: 'inline-block', paddingBlock: space[2], color: ground.heading })
export const facts = style({ color: ground.quiet, fontSize: size[1] })
