import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const progress = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: space[2],
  maxWidth: '460px',
})
partGlobal(`.${progress}>li`, {
  borderTop: `4px solid ${vars.control.track}`,
  paddingTop: space[2],
  fontSize: size[1],
  lineHeight: 1.3,
  color: vars.text.quiet,
})
export const done = part({})
partGlobal(`.${progress}>.${done}`, { borderColor: vars.control.on })
partGlobal(`.${progress}>[aria-current]`, { borderColor: vars.control.on, color: vars.text.heading, fontWeight: vars.strong })
// if all lines have one colour, the remaining ones are dashed
partGlobal(`.${progress}>li:not(.${done},[aria-current])`, { '@media': { '(forced-colors:active)': { borderTopStyle: 'dashed' } } })
