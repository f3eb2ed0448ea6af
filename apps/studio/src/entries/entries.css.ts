import { below, from, space, vars } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const partners = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(280px,100%),1fr))',
  paddingTop: space[5],
})
export const partner = style({
  display: 'grid',
  gap: '2px',
  padding: space[4],
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: vars.border.controlHover },
})

export const partnerAway = style([partner, { background: 'transparent', borderStyle: 'dashed', alignContent: 'center' }])
export const away = style({ paddingTop: space[7] })
export const lead = style({ paddingTop: space[4] })

export const sets = style({ display: 'grid', gap: space[6], paddingTop: space[6] })
export const set = style({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: '240px minmax(0,1fr)' } },
})
export const setTitle = style({ fontSize: '1.1875rem', lineHeight: 1.35, paddingBottom: '2px' })
export const rows = style({
  border: `1px solid ${vars.border.hair}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  overflow: 'hidden',
})
globalStyle(`${rows} li + li`, { borderTop: `1px solid ${vars.border.hair}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: `2px ${space[4]}`,
  alignItems: 'center',
  minHeight: '52px',
  padding: `8px ${space[4]}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.surface.tint },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
})
export const name = style({ fontWeight: vars.strong, color: vars.text.heading })
export const about = style({ gridColumn: 1, fontSize: '.875rem', color: vars.text.quiet })
export const state = style({ gridRow: '1 / span 2', gridColumn: 2, '@media': { [below('tablet')]: { gridRow: 'auto', gridColumn: 1 } } })

export const chip = style({
  display: 'inline-block',
  fontFamily: vars.font.text,
  letterSpacing: 0,
  padding: '3px 9px',
  borderRadius: '999px',
  fontSize: '.8125rem',
  fontWeight: vars.strong,
  lineHeight: 1.4,
  background: vars.surface.sunken,
  color: vars.text.body,
})
export const chipShown = style([chip, { background: vars.surface.good, color: vars.text.good }])
export const chipDraft = style([chip, { background: vars.surface.warning, color: vars.text.warning }])

export const adding = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  marginTop: space[7],
  paddingTop: space[5],
  borderTop: `1px solid ${vars.border.hair}`,
  '@media': { [from('desktop')]: { gridTemplateColumns: '220px minmax(0,1fr) auto' } },
})
export const addingTitle = style({ gridColumn: '1 / -1', fontSize: '1.125rem' })
