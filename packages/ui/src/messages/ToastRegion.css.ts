import { edge, space, TOUCH } from '../style/metrics.ts'
import { part } from '../style/part.ts'
import { gutter } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

export const region = part({
  position: 'fixed',
  zIndex: 60,
  insetInline: gutter,
  top: `calc(${space[4]} + ${edge.top})`,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
})
export const live = part({ display: 'contents' })
export const toast = part({
  width: '100%',
  maxWidth: '480px',
  minHeight: TOUCH,
  marginBottom: space[2],
  paddingBlock: space[1],
  paddingInlineEnd: space[1],
  alignItems: 'center',
  pointerEvents: 'auto',
  boxShadow: `0 4px 8px ${vars.shadow.soft},0 16px 40px ${vars.shadow.firm}`,
})
