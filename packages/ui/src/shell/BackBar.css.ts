import { below } from '../style/breakpoints.ts'
import { BACK_BAR, edge, space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'
import { hides, TOP_BAR } from './TopBar.css.ts'

export const bar = part({
  position: 'sticky',
  top: edge.top,
  zIndex: 20,
  height: BACK_BAR,
  background: vars.surface.raised,
  borderBottom: `1px solid ${vars.border.hair}`,
  fontSize: size[1],
})
// below the top bar, while that is visible
partGlobal(`:root:has(.${hides}:not([data-away])) .${bar}`, {
  '@media': { [below('desktop')]: { top: `calc(${TOP_BAR} + ${vars.bar.air} + ${edge.top})` } },
})
partGlobal(`.${bar}>div`, { height: '100%', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4] })
export const back = part({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '4px',
  height: '100%',
  marginInlineStart: '-6px',
  // decoration at the bottom of the top bar does not cover the text
  paddingTop: vars.edge.height,
  paddingInlineEnd: space[3],
  color: vars.text.link,
  fontWeight: vars.strong,
  textDecoration: 'none',
  outlineOffset: '-3px',
  ':hover': { textDecoration: 'underline' },
})
export const aside = part({
  minWidth: 0,
  paddingTop: vars.edge.height,
  color: vars.text.quiet,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
partGlobal(`.${aside} b`, { color: vars.text.earn, fontWeight: vars.strong })
