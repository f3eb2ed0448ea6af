import { space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const chip = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  flex: 'none',
  minHeight: TOUCH,
  paddingInline: space[4],
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.chip,
  background: vars.surface.raised,
  color: vars.text.heading,
  fontSize: size[1],
  fontWeight: 500,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.surface.tint },
  textDecoration: 'none',
  selectors: {
    '&:is([aria-pressed=true],[aria-current])': { background: vars.control.on, borderColor: vars.control.on, color: vars.text.onControl },
  },
})
partGlobal(`.${chip} small`, { fontSize: '1em', color: vars.text.quiet })
partGlobal(`.${chip}[aria-pressed=true] small`, { color: 'inherit' })
partGlobal(`.${chip}:is([aria-pressed=true],[aria-current])`, {
  '@media': { '(forced-colors:active)': { outline: '3px solid Highlight' } },
})
/** A line of chips that scrolls sideways if it is too long. */
export const chips = part({ display: 'flex', gap: space[2], overflowX: 'auto', scrollbarWidth: 'none', padding: '4px', margin: '-4px' })
