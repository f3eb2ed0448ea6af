import { from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[5] })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[4] })
globalStyle(`${part} > h2`, { fontSize: size[4] })
/** An upcoming reservation. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[3],
  padding: space[5],
  border: `1px solid ${vars.border.card}`,
  borderRadius: vars.radius.card,
  '@media': { [from('tablet')]: { padding: space[6] } },
})
export const when = style({ fontSize: size[3], lineHeight: 1.3, color: vars.text.heading, fontWeight: vars.strong })
export const where = style({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
globalStyle(`${where} a`, { fontWeight: vars.strong })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[2] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[5]}` })
export const row = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.border.hair}`,
  overflowWrap: 'anywhere',
})
export const dialogStep = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[5], outline: 'none' })
export const result = style({ outline: 'none' })
