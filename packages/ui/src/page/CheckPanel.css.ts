import { from } from '../style/breakpoints.ts'
import { onPaper } from '../style/ground.css.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const bites = 'radial-gradient(circle 6px at 8px 100%,#0000 5.6px,#000 6px) 0 0/16px 100%'

export const check = part({ filter: `drop-shadow(0 8px 14px ${vars.shadow.firm})` })
/** The one panel with a torn edge. */
export const paper = part({
  padding: `${space[7]} ${space[5]} ${space[8]}`,
  background: vars.surface.raised,
  color: vars.text.body,
  borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
  mask: bites,
  vars: onPaper,
  '@media': { [from('tablet')]: { paddingInline: space[7] }, '(forced-colors:active)': { border: '1px solid' } },
})
partGlobal(`.${paper}>h2`, { fontSize: size[4], marginBottom: space[5] })
