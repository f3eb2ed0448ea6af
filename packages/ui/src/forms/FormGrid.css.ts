import { below, from } from '../style/breakpoints.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'

export const grid = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[5],
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
})
export const span = part({ gridColumn: '1/-1' })
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[6]}`, alignItems: 'center' })
partGlobal(`.${actions}>:first-child`, { '@media': { [below('large')]: { width: '100%' } } })
