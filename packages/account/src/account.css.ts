import { size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: `${space[6]} ${space[10]}` })
export const sections = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0,1fr)' })

export const status = style({ display: 'grid', gap: space[5] })
globalStyle(`${status} h1`, { fontSize: size[3] })
export const figures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space[5] })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[7]}` })
globalStyle(`${facts} dd`, { fontWeight: vars.strong, fontSize: size[3], whiteSpace: 'nowrap' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[5]}`,
})
export const missing = style({ scrollMarginTop: '120px', marginBlock: space[5] })
export const pages = style({ marginTop: space[6] })
