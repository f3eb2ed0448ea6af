import { below, from } from '../style/breakpoints.ts'
import { displayFace } from '../style/faces.ts'
import { onHero } from '../style/ground.css.ts'
import { CONTENT_WIDTH, OVERALL_WIDTH, space } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { gutter, size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

const LEAD_LINE = 1.1

export const hero = part({ position: 'relative', overflow: 'hidden', background: vars.surface.hero, color: vars.text.onHero, vars: onHero })
export const inner = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': { [from('desktop')]: { minHeight: '620px', alignContent: 'end' } },
})
export const copy = part({
  position: 'relative',
  zIndex: 2,
  paddingTop: space[7],
  '@media': { [from('desktop')]: { paddingBlock: `${space[9]} ${space[7]}`, width: '47%' } },
})
/** One headline: a small line, and the rate as its main part. */
export const title = part({ display: 'grid', gap: space[7], justifyItems: 'start', letterSpacing: 0 })
export const lead = part({
  position: 'relative',
  zIndex: 1,
  ...displayFace,
  fontSize: size[4],
  lineHeight: LEAD_LINE,
  // Trimmed to the capitals of the partner's own typeface: `text-box` would use those of the fallback, and the page would jump.
  marginBlock: `calc((${vars.display.cap} - ${LEAD_LINE}em)*.5)`,
  // Without a rate the line is the whole headline.
  selectors: { '&:only-child': { fontSize: `calc(${size[6]}*1.25)`, textWrap: 'balance' } },
})
export const text = part({ maxWidth: '25em', marginTop: space[7], fontSize: size[3], lineHeight: 1.45, textWrap: 'pretty' })
export const action = part({
  position: 'relative',
  zIndex: 3,
  paddingBlock: `${space[5]} ${space[2]}`,
  '@media': { [from('desktop')]: { paddingBlock: `0 ${space[7]}` } },
})
const { cut, cutBelow, cutFree, mask, maskBelow, maskFree } = vars.hero
export const scene = part({
  '@media': {
    [below('desktop')]: {
      aspectRatio: 'auto',
      height: 'clamp(280px,42vw,360px)',
      marginTop: space[2],
      marginInline: `calc(-1*${gutter})`,
      clipPath: cutBelow,
      mask: maskBelow,
    },
    [from('desktop')]: {
      position: 'absolute',
      inset: `0 calc((min(100vw,${OVERALL_WIDTH}) - min(100vw,${CONTENT_WIDTH} + 2*${gutter}))/-2) 0 50%`,
      aspectRatio: 'auto',
      clipPath: cut,
      mask,
    },
    '(min-width:1401px)': { clipPath: cutFree, mask: maskFree },
  },
})
partGlobal(`.${scene}>span`, { '@media': { '(min-width:561px) and (max-width:860px)': { scale: '.7' } } })
