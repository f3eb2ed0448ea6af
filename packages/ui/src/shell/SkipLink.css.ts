import { edge, space } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { gutter } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const skip = part({
  position: 'absolute',
  zIndex: 50,
  insetInlineStart: gutter,
  top: '-80px',
  padding: `${space[3]} ${space[4]}`,
  background: vars.surface.raised,
  color: vars.text.link,
  ':focus': { top: `calc(${space[2]} + ${edge.top})` },
})
