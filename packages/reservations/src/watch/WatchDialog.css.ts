import { size, space } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** The content of the dialog; takes the focus when its step changes. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[5],
  outline: 'none',
  overflowWrap: 'anywhere',
})
export const window = style({ display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: space[4], alignItems: 'start' })
export const where = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[3] })
globalStyle(`${where} > h3`, { fontSize: size[2] })
/** One a line: they are sentences. */
globalStyle(`${where} > ul`, { gridTemplateColumns: 'minmax(0,1fr)' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[5]}` })
