import { from, size, space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

/** Name and introduction to the left of the fields where there is room. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: `${space[2]} ${space[8]}`,
  alignItems: 'start',
  alignContent: 'start',
  minWidth: 0,
  margin: 0,
  padding: `${space[6]} 0`,
  border: 0,
  borderBlockStart: `1px solid ${vars.border.hair}`,
  '@media': { [from('navbar')]: { gridTemplateColumns: '200px minmax(0,1fr)', gridTemplateRows: 'auto 1fr' } },
})
/** A floated legend takes part in the layout of its group like any other element. */
export const legend = style({
  float: 'left',
  padding: 0,
  fontSize: size[2],
  fontWeight: vars.strong,
  color: vars.text.heading,
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[4],
  marginBlockStart: space[3],
  '@media': { [from('navbar')]: { gridArea: '1/2/span 2', marginBlockStart: 0 } },
})
