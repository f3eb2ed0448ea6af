import { space, vars } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  marginTop: space[3],
  borderBottom: `1px solid ${vars.border.hair}`,
})
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBottom: '-1px',
  borderBottom: '3px solid transparent',
  color: vars.text.quiet,
  fontWeight: vars.strong,
  textDecoration: 'none',
  ':hover': { color: vars.text.heading },
  selectors: { '&[aria-current=page]': { color: vars.text.heading, borderBottomColor: vars.action.fill } },
})
