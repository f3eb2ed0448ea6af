import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const ticks = part({ display: 'grid', gap: space[3], gridTemplateColumns: 'repeat(auto-fit,minmax(min(230px,100%),1fr))' })
partGlobal(`.${ticks}>li`, { display: 'flex', gap: space[3], lineHeight: 1.4 })
partGlobal(`.${ticks} svg`, { width: '22px', height: '22px', color: vars.text.good })
export const no = part({})
partGlobal(`.${no} svg`, { color: vars.text.quiet })
