import { anchored, floatingLook, OFFSET } from '../overlays/floating.ts'
import { from } from '../style/breakpoints.ts'
import { onPaper } from '../style/ground.css.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const bar = part({ background: vars.surface.tint, color: vars.text.body, vars: onPaper, fontSize: size[1] })
export const inner = part({ display: 'flex', alignItems: 'center' })
export const text = part({
  flex: 1,
  paddingBlock: space[2],
  textWrap: 'pretty',
  // In the middle of the page: as much room before it as its two buttons take after it.
  '@media': { [from('desktop')]: { textAlign: 'center', paddingInlineStart: '88px' } },
})
partGlobal(`.${text} a`, { color: vars.text.link, fontWeight: vars.strong })
/** The sign of an alert, turned: an "i". */
export const details = part({ rotate: '180deg' })
/** Its button is at the end of the line, so it keeps its distance from the edge of the window, too. */
export const more = part({
  ...floatingLook,
  ...anchored,
  '@supports': { '(position-area:end)': { ...anchored['@supports']['(position-area:end)'], margin: OFFSET } },
  width: '300px',
  padding: space[4],
  positionArea: 'bottom',
})
