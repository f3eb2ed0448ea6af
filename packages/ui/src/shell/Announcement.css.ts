import { anchored, floatingLook } from '../overlays/floating.ts'
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
  '@media': { [from('desktop')]: { textAlign: 'center' } },
})
partGlobal(`.${text} a`, { color: vars.text.link, fontWeight: vars.strong })
/** The sign of an alert, turned: an "i". */
export const details = part({ rotate: '180deg' })
export const more = part({ ...floatingLook, ...anchored, width: '300px', padding: space[4], positionArea: 'bottom' })
