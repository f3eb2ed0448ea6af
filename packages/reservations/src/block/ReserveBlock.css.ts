import { from, size, space, TOUCH, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[5], marginTop: space[6] })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] })
globalStyle(`${head} > h2`, { fontSize: size[4] })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: space[3],
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0,1.3fr) minmax(0,1fr) minmax(0,1fr)' } },
})
export const date = style({ gridColumn: '1/-1', '@media': { [from('tablet')]: { gridColumn: 'auto' } } })
/** As tall as two rows of tables with their heading, so that nothing moves when they come. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space[4],
  minHeight: '330px',
  '@media': { [from('tablet')]: { minHeight: '252px' } },
})
/** In a dialog, which grows with what is in it. */
export const resultsInDialog = style({ minHeight: '180px' })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[3] })
globalStyle(`${part} > :is(h3,h4)`, { fontSize: size[2] })
export const lead = style({ display: 'grid', gap: space[1] })
globalStyle(`${lead} > :is(h3,h4)`, { fontSize: size[2] })
export const notes = style({ display: 'grid', gap: space[2], color: vars.text.quiet, fontSize: size[1] })
export const watch = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radius.control,
  background: vars.surface.tint,
})
globalStyle(`${watch} > div`, { flex: '1 1 26ch' })
globalStyle(`${watch} h3`, { fontSize: size[2] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[6]}` })

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(88px,1fr))',
  gap: space[3],
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill,minmax(116px,1fr))' } },
})
globalStyle(`${times} > li`, { display: 'grid' })
export const time = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minHeight: '70px',
  padding: `${space[2]} ${space[1]}`,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.heading,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `transform ${vars.motion.quick}`,
  ':hover': { background: vars.surface.tint, borderColor: vars.border.controlHover },
  ':active': { transform: 'scale(.985)' },
})
globalStyle(`${time} b`, { fontWeight: vars.strong, whiteSpace: 'nowrap' })
globalStyle(`${time} small`, { fontSize: size[0], color: vars.text.earn, fontWeight: vars.strong })
/** What is no reason to choose the time. */
export const dim = style({})
globalStyle(`${time} small${dim}`, { color: vars.text.quiet, fontWeight: 400 })
export const tag = style({
  position: 'absolute',
  insetInline: 0,
  top: '-9px',
  display: 'grid',
  justifyItems: 'center',
})
globalStyle(`${tag} > span`, { minHeight: '18px', paddingBlock: 0 })
export const skeletons = style({ display: 'grid', gap: space[3] })

export const week = style({ display: 'grid', gridTemplateColumns: 'repeat(7,minmax(0,1fr))', gap: space[1], alignItems: 'end' })
globalStyle(`${week} > li`, { display: 'grid' })
export const day = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  minHeight: TOUCH,
  padding: `${space[4]} 1px ${space[2]}`,
  borderRadius: vars.radius.control,
  color: vars.text.heading,
  fontSize: size[0],
  lineHeight: 1.25,
  textAlign: 'center',
})
globalStyle(`button${day}:hover`, { background: vars.surface.tint })
globalStyle(`${day} small`, { color: vars.text.quiet, fontSize: '.75rem', overflowWrap: 'anywhere' })
export const bar = style({ display: 'grid', alignItems: 'end', width: 'min(28px,70%)', height: '72px' })
globalStyle(`${bar} > i`, { minHeight: '4px', borderRadius: '2px 2px 0 0', background: vars.control.track })
export const best = style({ background: vars.surface.tint })
globalStyle(`${best} ${bar} > i`, { background: vars.control.on })
globalStyle(`${best} small`, { color: vars.text.earn, fontWeight: vars.strong })
globalStyle(`${bar} > i`, { '@media': { '(forced-colors:active)': { background: 'CanvasText' } } })
export const bestLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.control,
  background: vars.surface.tint,
})

/** A place nearby: its picture, its name with facts, and a table. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  '@media': { [from('tablet')]: { gridTemplateColumns: 'auto minmax(0,1fr) minmax(116px,auto)' } },
})
globalStyle(`${place} + ${place}`, { borderTop: `1px solid ${vars.border.hair}` })
globalStyle(`${place} > p > a`, { fontWeight: vars.strong })
globalStyle(`${place} > p`, { display: 'grid', justifyItems: 'start', gap: '2px', overflowWrap: 'anywhere' })
export const picture = style({
  display: 'none',
  width: '80px',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  '@media': { [from('tablet')]: { display: 'block' } },
})
globalStyle(`${picture} > img`, { width: '100%', height: '50px', objectFit: 'cover' })
