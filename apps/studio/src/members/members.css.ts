import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[4], justifyItems: 'start', maxWidth: '520px' })
globalStyle(`${form} > :not(button)`, { width: '100%' })
export const found = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[3],
  padding: space[5],
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
})
export const title = style({ fontSize: '1.25rem', lineHeight: 1.3, overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gap: space[2] })
export const partTitle = style({ fontSize: '1.0625rem', lineHeight: 1.3 })
export const rows = style({ borderTop: `1px solid ${vars.border.hair}` })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.border.hair}`,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: vars.strong, color: vars.text.heading })
export const release = style({ height: '44px', minHeight: '44px', paddingInline: space[4] })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.text.link,
  fontWeight: vars.strong,
})
export const dialog = style({ display: 'grid', gap: space[4] })
