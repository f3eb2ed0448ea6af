import { TOUCH } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const iconButton = part({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: TOUCH,
  height: TOUCH,
  borderRadius: vars.radius.control,
  ':hover': { background: `color-mix(in srgb,currentcolor 12%,#0000)` },
})
export const framed = part({
  borderRadius: vars.radius.chip,
  border: `1.5px solid ${vars.border.control}`,
  color: vars.text.link,
  background: vars.surface.raised,
  ':hover': { background: vars.surface.tint },
  selectors: { '&[aria-disabled=true]': { color: vars.text.quiet, borderColor: vars.border.hair, background: 'none', cursor: 'default' } },
})
