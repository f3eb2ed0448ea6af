import { below } from '../style/breakpoints.ts'
import { space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const pages = part({
  display: 'flex',
  justifyContent: 'center',
  gap: '4px',
  marginTop: space[5],
  '@media': { [below('large')]: { gap: 0 } },
})
partGlobal(`.${pages} a`, {
  display: 'grid',
  placeItems: 'center',
  minWidth: `min(${TOUCH},12.5vw)`,
  height: TOUCH,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  fontWeight: 500,
  color: vars.text.link,
})
partGlobal(`.${pages} a:hover`, { background: vars.surface.tint })
partGlobal(`.${pages} [aria-current]`, { background: vars.control.on, color: vars.text.onControl })
partGlobal(`.${pages} [aria-current]`, { '@media': { '(forced-colors:active)': { border: '3px solid Highlight' } } })
