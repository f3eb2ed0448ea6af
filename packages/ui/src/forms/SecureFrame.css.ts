import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const frame = part({
  overflow: 'hidden',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.panel,
  background: vars.surface.raised,
})
export const head = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  background: vars.surface.tint,
  borderBottom: `1px solid ${vars.border.hair}`,
  fontSize: size[1],
})
partGlobal(`.${head} svg`, { color: vars.text.good })
export const body = part({ display: 'grid', gap: space[4], padding: space[5] })
