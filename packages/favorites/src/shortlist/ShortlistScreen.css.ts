import { size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

const DESKTOP = '(min-width:861px)'

export const page = style({
  paddingBlock: `${space[6]} ${space[9]}`,
  '@media': { [DESKTOP]: { paddingBlock: `${space[8]} ${space[10]}` } },
})
export const head = style({ display: 'grid', gap: space[3], marginBottom: space[6] })
globalStyle(`${head} h1`, { textWrap: 'balance' })
/** The places, with the visitor's own vote beside them, or below them on a small screen. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[7],
  alignItems: 'start',
  '@media': { [DESKTOP]: { gridTemplateColumns: 'minmax(0,1fr) 300px' } },
})
export const aside = style({
  display: 'grid',
  gap: space[5],
  '@media': { [DESKTOP]: { position: 'sticky', top: space[6] } },
})
export const choices = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(270px,100%),1fr))',
})
globalStyle(`${choices} > li`, { display: 'grid', position: 'relative', minWidth: 0 })

export const ballot = style({ display: 'grid', gap: space[2] })

export const panel = style({ display: 'grid', gap: space[4], padding: space[5] })
globalStyle(`${panel} > h2`, { fontSize: size[4] })
export const own = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const rule = style({ borderTop: `1px solid ${vars.border.hair}`, paddingTop: space[4] })
export const problem = style({ color: vars.text.danger })
