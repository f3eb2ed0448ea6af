import { from } from '../style/breakpoints.ts'
import { edge, space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { gutter } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const bar = part({
  position: 'sticky',
  zIndex: 20,
  // above the ribbon of a page that shows drafts
  bottom: 'var(--below, 0px)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${gutter} calc(${space[3]} + ${edge.bottom})`,
  background: vars.surface.raised,
  borderTop: `1px solid ${vars.border.hair}`,
  boxShadow: `0 -6px 20px ${vars.shadow.soft}`,
  '@media': { [from('desktop')]: { display: 'none' } },
})
// Beside the action even a rate needs a second line if the window is narrow.
partGlobal(`.${bar}>:nth-child(n)`, { whiteSpace: 'normal' })
