import { from } from '../style/breakpoints.ts'
import { onBrand, onPaper } from '../style/ground.css.ts'
import { space } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const panel = part({
  padding: `calc(${space[6]}*${vars.density}) ${space[5]}`,
  borderRadius: vars.radius.panel,
  border: '1px solid #0000',
  color: vars.text.body,
  vars: onPaper,
  '@media': { [from('tablet')]: { padding: `calc(${space[7]}*${vars.density}) ${space[7]}` } },
})
export const raised = part({ background: vars.surface.raised, borderColor: vars.border.card, boxShadow: `0 1px 2px ${vars.shadow.soft}` })
export const flat = part({ background: vars.surface.tint })
export const good = part({ background: vars.surface.good })
export const warning = part({ background: vars.surface.warning })
export const brand = part({ background: vars.surface.brand, color: vars.text.onBrand, vars: onBrand })
