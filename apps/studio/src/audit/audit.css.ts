import { from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' }, [from('desktop')]: { gridTemplateColumns: 'repeat(3,1fr)' } },
})
export const buttons = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[5],
  padding: space[4],
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
})
export const checkWords = style({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' })
export const good = style({ color: vars.text.good, fontWeight: vars.strong })
export const event = style({
  display: 'grid',
  gap: `${space[1]} ${space[5]}`,
  padding: `${space[3]} ${space[4]}`,
  '@media': { [from('desktop')]: { gridTemplateColumns: '250px minmax(0,1fr)' } },
})
export const values = style({ display: 'grid', alignContent: 'start', gap: '2px', minWidth: 0, margin: 0, fontSize: '.9375rem' })
globalStyle(`${values} > div`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` })
globalStyle(`${values} dt`, { color: vars.text.quiet })
globalStyle(`${values} dd`, { margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
export const more = style({ marginTop: space[4] })
