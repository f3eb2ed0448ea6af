import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const icon = part({
  width: '24px',
  height: '24px',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.icon.stroke,
  strokeLinecap: vars.icon.cap,
  strokeLinejoin: vars.icon.join,
  '@media': { '(forced-colors:active)': { forcedColorAdjust: 'auto' } },
})
export const small = part({ width: '18px', height: '18px' })
export const solid = part({ fill: 'currentColor', stroke: 'none' })
