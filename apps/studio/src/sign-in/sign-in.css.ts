import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  width: '100%',
  maxWidth: '400px',
  margin: '12vh auto',
  padding: space[5],
})
export const title = style({ fontSize: '2.75rem' })
export const lead = style({ color: vars.text.quiet, paddingBlock: `${space[2]} ${space[6]}` })
export const form = style({ display: 'grid', gap: space[4] })
export const fault = style({ color: vars.text.danger, fontWeight: vars.strong, fontSize: '.9375rem' })
globalStyle(`${fault}:empty`, { display: 'none' })
export const instead = style({ justifySelf: 'start' })
