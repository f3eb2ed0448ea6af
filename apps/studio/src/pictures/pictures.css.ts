import { below, from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const title = style({ fontSize: '1.5rem', lineHeight: 1.3, paddingBlock: `${space[5]} ${space[3]}` })
export const upload = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const empty = style({
  marginTop: space[5],
  padding: space[5],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
})
export const small = style({ fontSize: '.875rem', color: vars.text.quiet, overflowWrap: 'anywhere' })
globalStyle(`${small} a`, { color: vars.text.link })

export const pictures = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(230px,100%),1fr))',
  paddingTop: space[5],
})
export const picture = style({
  display: 'grid',
  alignContent: 'start',
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  overflow: 'hidden',
})
export const thumb = style({ width: '100%', height: 'auto', aspectRatio: '1.6', objectFit: 'cover', background: vars.surface.sunken })
export const facts = style({ display: 'grid', gap: '2px', justifyItems: 'start', padding: space[3], fontSize: '.9375rem' })

/** Has the focus when one step of the dialog replaces another; the next key leads to its first control. */
export const step = style({ ':focus-visible': { outline: 'none' } })
export const library = style({ display: 'grid', gap: space[4] })
export const choices = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(140px,45%),1fr))',
  maxHeight: '46vh',
  overflowY: 'auto',
  padding: '3px',
})
export const choice = style({
  display: 'block',
  width: '100%',
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  ':hover': { borderColor: vars.border.controlHover },
})
globalStyle(`${choice} img`, { display: 'block', width: '100%', height: 'auto' })

export const part = style({ display: 'grid', gap: space[4] })
export const framing = style({ display: 'grid', gap: space[3] })
/** As high as its picture, so that positions in percent are those of the picture. */
export const canvas = style({
  position: 'relative',
  justifySelf: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  cursor: 'crosshair',
  touchAction: 'none',
})
globalStyle(`${canvas} img`, { display: 'block', width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '44vh', userSelect: 'none' })
export const crop = style({
  position: 'absolute',
  border: '2px solid #fff',
  boxShadow: '0 0 0 2000px rgb(0 0 0 / .55)',
  pointerEvents: 'none',
})
export const point = style({
  position: 'absolute',
  width: '28px',
  height: '28px',
  margin: '-14px 0 0 -14px',
  border: '3px solid #fff',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / .35)',
  boxShadow: '0 0 0 2px #000',
  ':focus-visible': { outline: '3px solid #fff', outlineOffset: '3px', boxShadow: '0 0 0 3px #000,0 0 0 9px #000' },
})
export const numbers = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: '1fr 1fr',
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr 1.4fr' } },
})
export const zoom = style({
  display: 'grid',
  gap: '6px',
  alignContent: 'start',
  fontWeight: vars.strong,
  fontSize: '.9375rem',
  color: vars.text.heading,
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' } },
})
globalStyle(`${zoom} input`, { width: '100%', height: '44px', accentColor: vars.action.fill })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[3], minWidth: 0 })
globalStyle(`${field} > img`, { width: '200px', borderRadius: vars.radius.control })
