import { from } from '../style/breakpoints.ts'
import { part, partGlobal } from '../style/part.ts'
import { gutter, size } from '../style/scale.css.ts'
import { space } from '../style/metrics.ts'
import { vars } from '../theme/vars.css.ts'

/** A line that scrolls sideways on phones, a column from 861 px. */
export const tabs = part({
  position: 'relative',
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1*${gutter})`,
  paddingInline: gutter,
  borderBottom: `1px solid ${vars.border.hair}`,
  '@media': { [from('desktop')]: { flexDirection: 'column', gap: '2px', margin: 0, padding: 0, border: 0 } },
})
partGlobal(`.${tabs} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: space[3],
  fontSize: size[1],
  fontWeight: 500,
  color: vars.text.quiet,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
  boxShadow: 'inset 0 -3px #0000',
  '@media': { [from('desktop')]: { paddingInline: space[4] } },
})
partGlobal(`.${tabs} a:hover`, { color: vars.text.heading })
partGlobal(`.${tabs} [aria-current]`, {
  color: vars.text.heading,
  fontWeight: vars.strong,
  boxShadow: `inset 0 -3px ${vars.control.on}`,
  '@media': { [from('desktop')]: { boxShadow: `inset 3px 0 ${vars.control.on}` } },
})
partGlobal(`.${tabs} [aria-current]`, { '@media': { '(forced-colors:active)': { textDecoration: 'underline 3px' } } })
