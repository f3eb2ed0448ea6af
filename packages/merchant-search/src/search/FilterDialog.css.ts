import { from, size, space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const sections = style({
  display: 'grid',
  gap: space[6],
  marginBlock: `${space[4]} ${space[6]}`,
  '@media': { [from('large')]: { gridTemplateColumns: '1fr 1fr' } },
})
export const section = style({ display: 'grid', gap: space[2], alignContent: 'start', border: 0, margin: 0, padding: 0, minWidth: 0 })
export const legend = style({
  padding: 0,
  marginBottom: space[2],
  fontSize: size[1],
  fontWeight: vars.strong,
  color: vars.text.heading,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], marginTop: space[6] })
export const count = style({ fontSize: '1em', color: vars.text.quiet })
export const found = style({ fontSize: size[1], color: vars.text.quiet })
export const openAt = style({
  display: 'grid',
  gap: space[4],
  marginBottom: space[4],
  '@media': { [from('large')]: { gridTemplateColumns: '1fr 1fr' } },
})
