import { part } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { space } from '../style/metrics.ts'
import { vars } from '../theme/vars.css.ts'
import { anchored } from './floating.ts'

export const around = part({ display: 'inline-flex' })
export const tooltip = part({
  ...anchored,
  width: 'max-content',
  maxWidth: `min(280px,calc(100vw - ${space[5]}))`,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.text.heading,
  color: vars.surface.page,
  fontSize: size[1],
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  positionArea: 'bottom',
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
