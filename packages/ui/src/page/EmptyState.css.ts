import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const empty = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[7],
  textAlign: 'center',
})
partGlobal(`.${empty}>:is(h1,h2,h3)`, { fontSize: size[4], overflowWrap: 'anywhere' })
partGlobal(`.${empty}>p`, { maxWidth: '46ch', color: vars.text.quiet, textWrap: 'balance' })
export const scene = part({ width: 'min(300px,100%)', borderRadius: vars.radius.panel, marginBottom: '8px' })
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
})
