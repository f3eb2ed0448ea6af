import { space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const STARS = [1, 2, 3, 4, 5]

export const stars = part({})
export const row = part({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginInlineStart: '-8px' })
export const star = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  color: vars.border.control,
})
partGlobal(`.${star}:hover`, { color: vars.border.controlHover })
// Over its star, so that a press anywhere on it chooses, and the ring of the focus is around it.
partGlobal(`.${star} input`, {
  position: 'absolute',
  inset: '2px',
  width: TOUCH,
  height: TOUCH,
  margin: 0,
  appearance: 'none',
  cursor: 'inherit',
  borderRadius: vars.radius.control,
})
export const icon = part({})
partGlobal(`svg.${icon}`, { width: '32px', height: '32px' })
// All stars up to the chosen one.
for (const count of STARS) {
  partGlobal(`.${stars}:has(.${star}:nth-child(${count}) input:checked) .${star}:nth-child(-n+${count})`, { color: vars.badge.star })
  partGlobal(`.${stars}:has(.${star}:nth-child(${count}) input:checked) .${star}:nth-child(-n+${count}) svg`, { fill: 'currentColor' })
}
partGlobal(`.${stars}[aria-invalid=true] .${star}`, { color: vars.text.danger })
/** Its line keeps its room, so that the choice moves nothing. */
export const words = part({ minHeight: '1.5em', fontSize: size[1], color: vars.text.body })
partGlobal(`.${words} span`, { display: 'none' })
for (const count of STARS)
  partGlobal(`.${stars}:has(.${star}:nth-child(${count}) input:checked) .${words} span:nth-child(${count})`, { display: 'inline' })
