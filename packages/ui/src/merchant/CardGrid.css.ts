import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'

export const grid = part({ display: 'grid', gap: space[5], gridTemplateColumns: 'repeat(auto-fill,minmax(min(250px,100%),1fr))' })
// An item may have a button over its card.
partGlobal(`.${grid}>li`, { position: 'relative' })
