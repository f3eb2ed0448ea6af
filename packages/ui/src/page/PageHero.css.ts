import { below, from } from '../style/breakpoints.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { action, copy, inner, scene } from './Hero.css.ts'

export const low = part({})
partGlobal(`.${low} .${inner}`, { '@media': { [from('desktop')]: { minHeight: '400px' } } })
partGlobal(`.${low} .${action}`, { '@media': { [from('desktop')]: { paddingBlock: `0 ${space[9]}` } } })
partGlobal(`.${low} .${copy}`, { '@media': { [from('desktop')]: { paddingBlock: `${space[9]} ${space[5]}` } } })
partGlobal(`.${low} .${scene}`, { '@media': { [below('desktop')]: { height: 'clamp(170px,30vw,260px)' } } })
