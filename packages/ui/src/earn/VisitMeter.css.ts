import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const meter = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  overflowWrap: 'anywhere',
})
export const plates = part({ display: 'inline-flex', gap: '5px' })
partGlobal(`.${plates}>i`, { width: '18px', height: '18px', borderRadius: '50%', border: `2px solid ${vars.control.track}` })
export const used = part({})
partGlobal(`.${plates}>.${used}`, { border: `5px solid ${vars.control.on}` })
