import { below, from } from '../style/breakpoints.ts'
import { ground } from '../style/ground.css.ts'
import { edge, space, TOUCH } from '../style/metrics.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

/** Height on small screens. */
export const TOP_BAR = '60px'

export const bar = part({
  position: 'relative',
  zIndex: 30,
  background: vars.surface.bar,
  color: vars.text.onBar,
  borderBottom: `1px solid ${vars.border.bar}`,
  // a floating bar has space around it and rounded corners
  maxWidth: `min(100% - 2*${vars.bar.air},${vars.bar.widest})`,
  margin: `${vars.bar.air} auto`,
  borderRadius: vars.bar.radius,
  boxShadow: `0 2px ${vars.bar.lift} ${vars.shadow.firm}`,
  vars: { [ground.ring]: vars.border.focusOnBar },
  '::after': {
    content: '',
    position: 'absolute',
    inset: `100% ${vars.bar.radius} auto`,
    height: vars.edge.height,
    background: vars.edge.paint,
    pointerEvents: 'none',
  },
})
/** Small screens: stays at the top, and disappears while the visitor scrolls down. */
export const hides = part({
  '@media': {
    [below('desktop')]: { position: 'sticky', top: `calc(${vars.bar.air} + ${edge.top})`, transition: `transform ${vars.motion.steady}` },
  },
})
partGlobal(`.${hides}[data-away]:not(:focus-within)`, {
  '@media': { [below('desktop')]: { transform: `translateY(calc(-101% - ${vars.edge.height} - ${vars.bar.air} - ${edge.top}))` } },
})
export const inner = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: TOP_BAR,
  // A name of three lines does not touch the edges.
  paddingBlock: space[1],
  '@media': { [from('desktop')]: { minHeight: '72px', gap: space[3] } },
})
export const logo = part({ color: vars.text.wordmark })
export const start = part({
  flex: vars.bar.sides,
  display: 'flex',
  alignItems: 'center',
  // an empty part has no gap after it
  ':empty': { marginInlineEnd: `-${space[2]}` },
})
export const end = part({
  flex: vars.bar.sides,
  // text that may break does so before the wordmark shrinks
  flexShrink: 9,
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[2],
})
export const barLink = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: TOUCH,
  paddingInline: space[2],
  fontSize: size[1],
  fontWeight: vars.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})
export const framed = part({
  paddingInline: space[4],
  border: `1.5px solid ${vars.border.onBar}`,
  borderRadius: vars.radius.button,
  ':hover': { background: vars.surface.barHover, textDecoration: 'none' },
})
