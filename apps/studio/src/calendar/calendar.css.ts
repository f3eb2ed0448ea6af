import { below, from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

import { BAR } from '../app/app.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: space[5],
})
export const zone = style({ paddingTop: space[2], color: vars.text.quiet, fontSize: '.9375rem' })
export const month = style({ fontSize: '1.5rem', lineHeight: 1.3 })
export const months = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '44px',
  paddingInline: space[3],
  whiteSpace: 'nowrap',
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.control,
  background: vars.surface.card,
  color: vars.text.link,
  fontSize: '.9375rem',
  fontWeight: vars.strong,
  textDecoration: 'none',
  ':hover': { borderColor: vars.border.controlHover },
  selectors: { '&[aria-current]': { background: vars.surface.sunken, color: vars.text.heading } },
})

export const empty = style({
  marginTop: space[5],
  padding: space[5],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
})

export const day = style({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'start',
  paddingTop: space[5],
  '@media': { [from('desktop')]: { gridTemplateColumns: '200px minmax(0,1fr)' } },
})
export const dayTitle = style({ fontSize: '1.0625rem', lineHeight: 1.4, scrollMarginTop: `calc(${BAR} + ${space[4]})` })
export const event = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0,1fr) auto',
  gap: `2px ${space[4]}`,
  alignItems: 'center',
  minHeight: '52px',
  padding: `8px ${space[4]}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.surface.tint },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', justifyItems: 'start' } },
})
export const time = style({ fontSize: '.9375rem', color: vars.text.body, whiteSpace: 'nowrap' })
export const about = style({ display: 'block', fontSize: '.875rem', color: vars.text.quiet })

export const grid = style({
  display: 'none',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  marginTop: space[5],
  background: vars.surface.card,
  '@media': { [from('desktop')]: { display: 'table' } },
})
globalStyle(`${grid} th`, { padding: space[2], textAlign: 'start', fontSize: '.8125rem', fontWeight: vars.strong, color: vars.text.quiet })
globalStyle(`${grid} thead`, { background: vars.surface.page })
globalStyle(`${grid} td`, { border: `1px solid ${vars.border.hair}`, verticalAlign: 'top' })
export const otherDay = style({ background: vars.surface.sunken })
/** A height in a table is its least height; the link fills the cell. */
export const cell = style({ height: '84px', padding: 0 })
globalStyle(`${cell} > span`, { margin: space[2] })
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '26px',
  height: '26px',
  borderRadius: '13px',
  fontSize: '.875rem',
  color: vars.text.body,
})
globalStyle(`${cell}[aria-current=date] ${number}`, { background: vars.action.fill, color: vars.text.onAction, fontWeight: vars.strong })
export const cellLink = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '3px',
  height: '100%',
  padding: space[2],
  textDecoration: 'none',
  ':hover': { background: vars.surface.tint },
  ':focus-visible': { outlineOffset: '-3px' },
})
const title = style({
  maxWidth: '100%',
  padding: '1px 6px',
  borderRadius: '4px',
  fontSize: '.8125rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const comingTitle = style([title, { background: vars.surface.good, color: vars.text.good, fontWeight: vars.strong }])
export const pastTitle = style([title, { background: vars.surface.sunken, color: vars.text.body }])
export const moreTitles = style({ fontSize: '.8125rem', color: vars.text.quiet, paddingInline: '6px' })
