import { edge, from, size, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** The content of the dialog; takes the focus when its step changes. */
export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[5], outline: 'none' })
export const table = style({ display: 'grid', gap: '2px', paddingBottom: space[4], borderBottom: `1px solid ${vars.border.hair}` })
globalStyle(`${table} > strong`, { fontSize: size[3], color: vars.text.heading, lineHeight: 1.3 })
export const held = style({ color: vars.text.quiet, fontSize: size[1], fontVariantNumeric: 'tabular-nums' })
export const sum = style({ padding: `${space[2]} ${space[5]}`, borderRadius: vars.radius.control, background: vars.surface.tint })
/** In a small window a label and a value that do not fit on one line have one each. */
globalStyle(`${sum} dl > div`, { flexWrap: 'wrap' })
globalStyle(`${sum} dt`, { flex: '1 1 auto' })
globalStyle(`${sum} dd`, { marginInlineStart: 'auto' })
export const foot = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  marginInline: `calc(-1*${space[5]})`,
  marginBottom: `calc(-1*${space[5]} - ${edge.bottom})`,
  padding: `${space[4]} ${space[5]} calc(${space[4]} + ${edge.bottom})`,
  borderTop: `1px solid ${vars.border.hair}`,
  background: vars.surface.raised,
  '@media': {
    [from('tablet')]: {
      marginInline: `calc(-1*${space[7]})`,
      marginBottom: `calc(-1*${space[7]})`,
      padding: `${space[4]} ${space[7]}`,
    },
    // A low window is for the form, not for a foot that stays.
    '(max-height:480px)': { position: 'static' },
  },
})
globalStyle(`${foot} > button`, { flexGrow: 1, '@media': { [from('tablet')]: { flexGrow: 0 } } })
globalStyle(`${foot} > p`, { fontSize: size[1], lineHeight: 1.4, flex: '1 1 24ch' })
export const reward = style({ display: 'block' })
export const facts = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: `${space[2]} ${space[5]}` })
globalStyle(`${facts} > dt`, { color: vars.text.quiet })
globalStyle(`${facts} > dd`, { margin: 0, color: vars.text.heading, fontWeight: vars.strong, overflowWrap: 'anywhere' })
globalStyle(`${facts} > dd > small`, { display: 'block', color: vars.text.quiet, fontWeight: 400, fontSize: size[1] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[5]}` })
