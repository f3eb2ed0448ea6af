import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const group = part({ minWidth: 0 })
export const legend = part({ padding: 0, fontWeight: vars.strong, fontSize: size[1], color: vars.text.heading })
export const choice = part({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0,1fr)',
  gap: space[3],
  minHeight: '44px',
  paddingBlock: '10px',
  cursor: 'pointer',
})
partGlobal(`.${choice} small`, { display: 'block', fontSize: size[1], color: vars.text.quiet })
partGlobal(`.${choice} input`, {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  margin: 0,
  cursor: 'inherit',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: '50%',
  background: vars.surface.raised,
})
partGlobal(`.${choice} input:checked`, { border: `7px solid ${vars.control.on}` })
partGlobal(`.${group}[aria-invalid=true] .${choice} input`, {
  borderColor: vars.border.danger,
  boxShadow: `inset 0 0 0 1px ${vars.border.danger}`,
})
partGlobal(`.${choice} input`, { '@media': { '(forced-colors:active)': { appearance: 'auto' } } })
