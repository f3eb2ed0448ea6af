import { displayFace } from '../style/faces.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const verdict = part({ display: 'grid', gap: space[4] })
partGlobal(`.${verdict}>h2`, { fontSize: size[4] })
export const answer = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '.35em', fontSize: size[3], lineHeight: 1.4 })
partGlobal(`.${answer}>strong`, { ...displayFace, fontSize: size[6], lineHeight: 1 })
export const yes = part({})
partGlobal(`.${yes} .${answer}>strong`, { color: vars.text.good })
export const almost = part({})
partGlobal(`.${almost} .${answer}>strong`, { color: vars.text.warning })
export const no = part({})
partGlobal(`.${no} .${answer}>strong`, { color: vars.text.heading })
