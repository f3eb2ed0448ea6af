import { from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

import { chip } from '../entries/entries.css.ts'

export const chipFailed = style([chip, { background: vars.surface.danger, color: vars.text.danger }])

export const back = style({ paddingTop: space[4] })
export const title = style({ fontSize: '1.5rem', lineHeight: 1.3, paddingBlock: `${space[2]} ${space[1]}`, overflowWrap: 'anywhere' })
export const subtitle = style({ fontSize: '1.1875rem', lineHeight: 1.35 })
export const state = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', paddingTop: space[3] })
export const note = style({ marginTop: space[2], maxWidth: '70ch' })
export const problem = style([note, { color: vars.text.danger, fontWeight: vars.strong }])

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '1px',
  margin: `${space[4]} 0`,
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.border.hair,
  overflow: 'hidden',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(6,minmax(0,1fr))' },
  },
})
globalStyle(`${figures} > div`, { padding: `${space[3]} ${space[4]}`, background: vars.surface.card })
globalStyle(`${figures} dt`, { color: vars.text.quiet, fontSize: '.875rem' })
globalStyle(`${figures} dd`, { margin: 0, fontSize: '1.25rem', fontWeight: vars.strong, color: vars.text.heading })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[5]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: `${space[5]} ${space[3]}`,
})
export const download = style({ display: 'grid', gap: space[2], justifyItems: 'start' })

export const table = style({
  width: '100%',
  marginTop: space[4],
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
})
globalStyle(`${table} :is(th,td)`, {
  padding: `${space[3]} ${space[3]}`,
  borderTop: `1px solid ${vars.border.hair}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { borderTop: 'none', color: vars.text.quiet, fontSize: '.875rem', fontWeight: vars.strong })
globalStyle(`${table} :is(th,td):first-child`, { width: '4.5em', paddingInlineStart: 0, overflowWrap: 'normal' })
/** Beside each other where there is room, else one below the other. */
const beside = { display: 'inline-block', width: '50%', verticalAlign: 'top' } as const
globalStyle(`${table} strong`, {
  display: 'block',
  paddingInlineEnd: space[4],
  color: vars.text.heading,
  fontWeight: vars.strong,
  '@media': { [from('desktop')]: { ...beside, width: 'calc(50% - .5em)' } },
})
globalStyle(`${table} td > span`, { '@media': { [from('desktop')]: beside } })

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[3],
})

export const form = style({ display: 'grid', gap: space[5], maxWidth: '620px', paddingTop: space[4] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
/** The browser's own button inside a field of a file. */
globalStyle(`${form} input[type=file]`, {
  height: 'auto',
  minHeight: '50px',
  paddingBlock: '9px',
  paddingInlineStart: '9px',
  // A field of a file counts as one that cannot be written.
  background: vars.surface.raised,
})
globalStyle(`${form} input[type=file]::file-selector-button`, {
  marginInlineEnd: space[4],
  padding: `6px ${space[4]}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  color: vars.text.heading,
  font: 'inherit',
})
export const progress = style({ display: 'grid', gap: space[2] })
globalStyle(`${progress} progress`, { width: '100%', height: '12px', accentColor: vars.surface.brand })
export const preview = style({ marginTop: space[6], paddingTop: space[5], borderTop: `1px solid ${vars.border.hair}` })
