import { space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.border.hair}`,
})
export const since = style({ margin: 0 })
/** What was typed stays readable, with its lines. */
export const typed = style({ flexBasis: '100%', margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
