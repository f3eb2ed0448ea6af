import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const stars = part({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '4px',
  fontWeight: vars.strong,
  color: vars.text.heading,
  whiteSpace: 'nowrap',
})
partGlobal(`.${stars} svg`, { alignSelf: 'center', width: '15px', height: '15px', color: vars.badge.star })
partGlobal(`.${stars} small`, { fontSize: '1em', fontWeight: 400, color: vars.text.quiet })
