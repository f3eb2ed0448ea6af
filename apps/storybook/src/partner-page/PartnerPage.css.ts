import { displayFace, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[8],
  maxWidth: '1050px',
  marginInline: 'auto',
})
export const small = style({ fontSize: size[1] })
export const two = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(300px,100%),1fr))',
  alignItems: 'start',
})

export const groups = style({ display: 'grid', gap: space[5] })
export const swatches = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'repeat(auto-fill,minmax(150px,1fr))' })
globalStyle(`${swatches} > li`, { display: 'flex', gap: space[2], fontSize: size[0], lineHeight: 1.3, overflowWrap: 'anywhere' })
export const swatch = style({
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: '4px',
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
})
export const table = style({ fontSize: size[0], borderSpacing: `${space[3]} 2px` })
globalStyle(`${table} th`, { textAlign: 'start', fontWeight: 400 })

export const surfaces = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(min(240px,100%),1fr))' })
globalStyle(`${surfaces} > li`, { display: 'grid', gap: space[2], padding: space[5], boxShadow: `0 0 0 1px ${vars.border.hair}` })
globalStyle(`${surfaces} > li > :last-child`, { fontSize: size[0] })

export const type = style({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' })
const face = { ...displayFace, lineHeight: vars.display.leading } as const
export const asTitle = style({ ...face, fontSize: size[6] })
export const asSection = style({ ...face, fontSize: size[5] })
export const asPart = style({ ...face, fontSize: size[4] })

export const mail = style({ width: '100%', height: '620px', border: `1px solid ${vars.border.hair}`, background: '#fff' })
