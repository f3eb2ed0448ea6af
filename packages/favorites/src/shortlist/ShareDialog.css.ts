import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const places = style({ display: 'grid', marginBlock: space[4] })
globalStyle(`${places} > li`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  borderBottom: `1px solid ${vars.border.hair}`,
})
globalStyle(`${places} > li > span`, { minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.strong })
export const link = style({ display: 'grid', gap: space[3], marginTop: space[4] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` })
export const problem = style({ color: vars.text.danger })
