import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const badge = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: '28px',
  padding: '2px 10px',
  fontSize: size[0],
  fontWeight: vars.strong,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.badge,
  background: vars.surface.tint,
  color: vars.text.heading,
  '@media': { '(forced-colors:active)': { border: '1px solid' } },
})
partGlobal(`.${badge} svg`, { width: '16px', height: '16px' })
export const acclaimed = part({ background: vars.badge.acclaimed, color: vars.text.onAcclaimed })
export const bonus = part({ background: vars.badge.bonus, color: vars.text.onBonus })
