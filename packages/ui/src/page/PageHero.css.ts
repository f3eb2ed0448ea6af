import { below, from } from '../style/breakpoints.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { gutter, size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'
import { action, copy, inner, scene } from './Hero.css.ts'

export const low = part({})
partGlobal(`.${low} .${inner}`, { '@media': { [from('desktop')]: { minHeight: '400px' } } })
partGlobal(`.${low} .${action}`, { '@media': { [from('desktop')]: { paddingBlock: `0 ${space[9]}` } } })
partGlobal(`.${low} .${copy}`, { '@media': { [from('desktop')]: { paddingBlock: `${space[9]} ${space[5]}` } } })
partGlobal(`.${low} .${scene}`, { '@media': { [below('desktop')]: { height: 'clamp(170px,30vw,260px)' } } })
export const parent = part({ marginBottom: space[5], fontSize: size[2] })
partGlobal(`.${parent} a`, { color: 'inherit', textUnderlineOffset: '.25em' })
/** Beside the headline, in the frame of a photograph; below it on a phone. */
export const picture = part({
  position: 'relative',
  display: 'block',
  marginBlock: `${space[5]} ${space[7]}`,
  '@media': {
    [from('desktop')]: { position: 'absolute', insetBlock: space[7], right: gutter, width: '48%', marginBlock: 0 },
  },
})
partGlobal(`.${picture} img`, {
  width: '100%',
  height: '100%',
  aspectRatio: '1.6',
  objectFit: 'cover',
  background: vars.table.mid,
  borderRadius: vars.radius.panel,
  '@media': { [from('desktop')]: { aspectRatio: 'auto' } },
})
