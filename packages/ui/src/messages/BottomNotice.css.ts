import { from } from '../style/breakpoints.ts'
import { edge, OVERALL_WIDTH, space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

/** In the flow after the page's content, so that nothing of the page is below it for good. */
export const notice = part({
  position: 'sticky',
  bottom: 0,
  zIndex: 40,
  maxHeight: '60vh',
  overflow: 'auto',
  background: vars.surface.raised,
  color: vars.text.body,
  borderTop: `1px solid ${vars.border.hair}`,
  boxShadow: `0 -4px 24px ${vars.shadow.firm}`,
  '@media': { print: { display: 'none' } },
})
/** What has the focus is not below it. */
partGlobal(`:root:has(.${notice})`, { scrollPaddingBottom: '240px' })
export const inner = part({
  display: 'grid',
  gap: `${space[3]} ${space[7]}`,
  maxWidth: OVERALL_WIDTH,
  marginInline: 'auto',
  padding: `${space[4]} max(${space[5]},${edge.sides}) calc(${space[4]} + ${edge.bottom})`,
  '@media': { [from('desktop')]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
})
export const title = part({ fontSize: size[3], marginBottom: space[1] })
export const actions = part({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3], alignItems: 'center' })
partGlobal(`.${actions}>:nth-child(3)`, { gridColumn: '1/-1', justifySelf: 'center' })
partGlobal(`.${actions}`, { '@media': { [from('desktop')]: { gridTemplateColumns: '1fr 1fr auto' } } })
partGlobal(`.${actions}>:nth-child(3)`, { '@media': { [from('desktop')]: { gridColumn: 'auto' } } })
