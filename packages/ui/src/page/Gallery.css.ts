import { below, from } from '../style/breakpoints.ts'
import { space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { gutter } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

/** One picture from edge to edge on a phone; one large and two small from 661 px. */
export const gallery = part({
  display: 'grid',
  gap: space[2],
  '@media': {
    [below('tablet')]: { marginInline: `calc(-1*${gutter})` },
    [from('tablet')]: {
      gridTemplate: 'repeat(2,minmax(0,1fr))/2.08fr 1fr',
      height: 'clamp(300px,40vw,400px)',
      marginTop: space[5],
      borderRadius: vars.radius.panel,
      overflow: 'hidden',
    },
  },
})
partGlobal(`.${gallery}>*`, { '@media': { [from('tablet')]: { width: '100%', height: '100%', aspectRatio: 'auto', objectFit: 'cover' } } })
partGlobal(`.${gallery}>:first-child`, { '@media': { [from('tablet')]: { gridRow: '1/-1' } } })
partGlobal(`.${gallery}>:first-child:last-child`, { '@media': { [from('tablet')]: { gridColumn: '1/-1' } } })
partGlobal(`.${gallery}>:not(:first-child)`, { '@media': { [below('tablet')]: { display: 'none' } } })
