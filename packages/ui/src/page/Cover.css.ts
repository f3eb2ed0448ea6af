import { below, from } from '../style/breakpoints.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { gutter } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const toTheEdges = { marginInline: `calc(-1*${gutter})` }
const framed = { marginTop: space[5], borderRadius: vars.radius.panel, overflow: 'hidden' }

export const photo = part({
  '@media': { [below('tablet')]: toTheEdges, [from('tablet')]: { ...framed, height: 'clamp(300px,40vw,400px)' } },
})
partGlobal(`.${photo}>*`, { '@media': { [from('tablet')]: { width: '100%', height: '100%', aspectRatio: 'auto', objectFit: 'cover' } } })
/** Lower than a photo, so that the restaurant's name is in the first view. */
export const drawn = part({
  '@media': { [below('tablet')]: toTheEdges, [from('tablet')]: framed },
})
export const scene = part({
  aspectRatio: '2.4',
  '@media': { [from('tablet')]: { aspectRatio: 'auto', height: 'clamp(180px,22vw,240px)' } },
})
