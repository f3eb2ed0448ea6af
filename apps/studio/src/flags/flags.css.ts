import { space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  padding: `${space[3]} ${space[4]}`,
})
export const name = style({ fontFamily: vars.font.text, fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: vars.strong })
export const legend = style({ padding: 0, fontWeight: vars.strong, color: vars.text.heading })
export const about = style({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' })
export const state = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', maxWidth: '100%' })
export const button = style({ height: '44px', minHeight: '44px', paddingInline: space[4] })
export const preview = style({
  margin: 0,
  padding: space[3],
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  color: vars.text.body,
})
export const dialog = style({ display: 'grid', gap: space[4] })
