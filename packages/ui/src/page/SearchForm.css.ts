import { from } from '../style/breakpoints.ts'
import { onPaper } from '../style/ground.css.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

/** Two fields and a button: in one column, then two and one, then on one line. */
export const finder = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr)) auto' },
  },
})
partGlobal(`.${finder}>:last-child`, {
  '@media': {
    [`${from('tablet')} and (max-width:860px)`]: { gridColumn: '1/-1' },
    // Beside the controls, whose labels are one line above them; an error below a control moves nothing.
    [from('desktop')]: { marginTop: `calc(${size[1]}*1.5 + 6px)` },
  },
})
export const raised = part({
  padding: space[5],
  background: vars.surface.raised,
  color: vars.text.body,
  border: `1px solid ${vars.border.card}`,
  borderRadius: vars.radius.panel,
  boxShadow: `0 4px 8px ${vars.shadow.soft},0 20px 48px ${vars.shadow.firm}`,
  vars: onPaper,
})
