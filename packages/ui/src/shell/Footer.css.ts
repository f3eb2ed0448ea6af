import { from } from '../style/breakpoints.ts'
import { plainHeading } from '../style/faces.ts'
import { ground } from '../style/ground.css.ts'
import { edge, space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const footer = part({
  background: vars.surface.footer,
  color: vars.text.onFooter,
  borderTop: `1px solid ${vars.border.bar}`,
  vars: { [ground.ring]: vars.border.focusOnFooter, [ground.heading]: vars.text.onFooter, [ground.quiet]: vars.text.quietOnFooter },
})
partGlobal(`.${footer}>div`, {
  display: 'grid',
  gap: space[7],
  paddingBlock: `${space[8]} calc(${space[7]} + ${edge.bottom})`,
  '@media': { [from('desktop')]: { gridTemplateColumns: '1.15fr 1.3fr', columnGap: space[9] } },
})
partGlobal(`.${footer}>div>:first-child>*+*`, { marginTop: space[3] })
export const links = part({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[5],
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(auto-fit,minmax(120px,1fr))' } },
})
partGlobal(`.${links} h2`, { ...plainHeading, fontSize: size[1], marginBottom: space[2] })
partGlobal(`.${links} a`, { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH, textDecoration: 'none' })
partGlobal(`.${links} a:hover`, { textDecoration: 'underline' })
export const chain = part({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] })
partGlobal(`.${chain} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH,
  fontFamily: vars.font.display,
  fontWeight: vars.strong,
  textDecoration: 'none',
})
partGlobal(`.${chain} a:hover`, { textDecoration: 'underline' })
export const legal = part({
  fontSize: size[1],
  color: vars.text.quietOnFooter,
  maxWidth: '74ch',
  '@media': {
    [from('desktop')]: { gridColumn: '1/-1', maxWidth: 'none', paddingTop: space[6], borderTop: `1px solid ${vars.border.hairOnFooter}` },
  },
})
partGlobal(`.${legal} a`, { color: vars.text.onFooter, overflowWrap: 'anywhere' })
partGlobal(`.${legal} a[href^=tel]`, { whiteSpace: 'nowrap' })
partGlobal(`.${legal}>*+*`, { marginTop: space[3] })
