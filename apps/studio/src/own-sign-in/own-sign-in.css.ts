import { space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const sections = style({ display: 'grid', gap: space[6], paddingTop: space[5], maxWidth: '640px' })
export const section = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: space[5],
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
})
export const title = style({ fontSize: '1.375rem', lineHeight: 1.3 })
export const subtitle = style({ fontSize: '1.125rem', lineHeight: 1.3 })
export const form = style({ display: 'grid', gap: space[4], width: '100%', maxWidth: '420px' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const fault = style({ color: vars.text.danger, fontWeight: vars.strong, fontSize: '.9375rem' })
globalStyle(`${fault}:empty`, { display: 'none' })
export const said = style({ fontSize: '.9375rem', fontWeight: vars.strong, color: vars.text.heading })
globalStyle(`${said}:empty`, { display: 'none' })
export const warn = style({ fontWeight: vars.strong })
export const quiet = style({ color: vars.text.quiet, fontSize: '.9375rem' })
/** Readers of QR codes need dark modules on a light ground. */
export const qr = style({ width: '200px', height: '200px', background: '#fff', borderRadius: vars.radius.control })
export const key = style({ overflowWrap: 'anywhere', fontSize: '1rem' })
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(150px,1fr))',
  gap: `${space[2]} ${space[4]}`,
  fontSize: '1.0625rem',
  fontVariantNumeric: 'tabular-nums',
})
export const sessions = style({ display: 'grid', gap: space[3] })
export const passkeys = style({ display: 'grid', gap: space[4], width: '100%' })
export const passkey = style({ display: 'grid', gap: space[3] })
export const name = style({ overflowWrap: 'anywhere' })
