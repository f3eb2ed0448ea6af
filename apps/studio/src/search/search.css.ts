import { below, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: space[3],
  alignItems: 'end',
  maxWidth: '560px',
  paddingTop: space[5],
})

export const results = style({ display: 'grid', gap: space[3], paddingTop: space[6] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
})

export const found = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'start',
  padding: `${space[3]} ${space[4]}`,
  overflowWrap: 'anywhere',
  ':hover': { background: vars.surface.tint },
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', justifyItems: 'start' } },
})
export const title = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}`, alignItems: 'baseline' })
/** Its area is the whole row; its name is the entry's alone. */
export const link = style({
  fontWeight: vars.strong,
  color: vars.text.heading,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.border.focus}`, outlineOffset: '-3px', borderRadius: vars.radius.control },
  },
})
globalStyle(`${link}::first-letter`, { textTransform: 'uppercase' })
export const places = style({ gridColumn: '1 / -1', display: 'grid', gap: space[2] })
globalStyle(`${places} dt`, { fontSize: '.8125rem', color: vars.text.quiet })
globalStyle(`${places} dd`, { margin: 0, whiteSpace: 'pre-line' })
export const note = style({ gridColumn: '1 / -1', fontSize: '.875rem', color: vars.text.quiet })
globalStyle(`${found} mark`, {
  background: vars.surface.warning,
  color: vars.text.warning,
  fontWeight: vars.strong,
  borderRadius: '2px',
})
